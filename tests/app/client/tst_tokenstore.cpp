#include "app/client/tokenstore.h"

#include <QTest>

using namespace stw;
using namespace stw::client;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class tst_TokenStore : public QObject
{
    Q_OBJECT

private slots:
    void aTokenIsKeptAndFound();
    void accountsAndServersAreApart();
    void troubleIsToldAndMemoryHolds_data();
    void troubleIsToldAndMemoryHolds();
    void nothingFoundIsNoTroubleUnlessExpected_data();
    void nothingFoundIsNoTroubleUnlessExpected();
    void silenceEnds();
    void aLateAnswerIsNotHeard();
    void forgottenIsGone();
    void aGoneContextIsNotCalled();
    void theStoreMayEndFirst();
    void withoutADesktopItIsMissing();
};

namespace {

//! A keychain that does what it is told to.
class FakeKeychain : public Keychain
{
public:
    void read(const QString &key, const Read &read) override
    {
        const Result<std::optional<QString>> found =
            fault ? Result<std::optional<QString>>(tl::unexpected<Error>(*fault))
                  : (locked || !held.contains(key) ? std::optional<QString>()
                                                   : std::optional(held.value(key)));
        tell([read, found] { read(found); });
    }
    void write(const QString &key, const QString &secret, const Done &done) override
    {
        if (!fault)
            held.insert(key, secret);
        tell([done, fault = fault] {
            done(fault ? Result<>(tl::unexpected<Error>(*fault)) : Result<>());
        });
    }
    void remove(const QString &key, const Done &done) override
    {
        held.remove(key);
        tell([done] { done({}); });
    }

    void answerLate()
    {
        for (const auto &answer : std::exchange(m_late, {}))
            answer();
    }

    QMap<QString, QString> held;
    std::optional<Error> fault;
    bool locked = false;
    bool silent = false;

private:
    void tell(const std::function<void()> &answer)
    {
        if (silent)
            m_late.append(answer);
        else
            answer();
    }

    QList<std::function<void()>> m_late;
};

struct Heard
{
    TokenStore::Kept kept;
    int times = 0;
};

TokenStore::Answered into(Heard &heard)
{
    return [&heard](const TokenStore::Kept &kept) {
        heard.kept = kept;
        ++heard.times;
    };
}

const QString kServer = u"https://one"_s;
const QString kAnna = u"anna"_s;

} // namespace

void tst_TokenStore::aTokenIsKeptAndFound()
{
    FakeKeychain keychain;
    Heard heard;
    {
        TokenStore store(keychain);
        store.keep(kServer, kAnna, "t-1", this, into(heard));
        QCOMPARE(heard.times, 0); // never from inside the question
        QTRY_COMPARE(heard.times, 1);
        QCOMPARE(heard.kept.place, TokenStore::Place::Keychain);
        QVERIFY(!heard.kept.trouble);
    }
    TokenStore next(keychain);
    next.find(kServer, kAnna, true, this, into(heard));
    QTRY_COMPARE(heard.times, 2);
    QCOMPARE(heard.kept.token, QByteArray("t-1"));
    QCOMPARE(heard.kept.place, TokenStore::Place::Keychain);
}

void tst_TokenStore::accountsAndServersAreApart()
{
    FakeKeychain keychain;
    TokenStore store(keychain);
    Heard heard;
    store.keep(kServer, kAnna, "t-1", this, into(heard));
    store.keep(kServer, u"ben"_s, "t-2", this, into(heard));
    store.keep(u"https://two"_s, kAnna, "t-3", this, into(heard));
    QTRY_COMPARE(heard.times, 3);
    QCOMPARE(keychain.held.size(), 3);
    store.find(kServer, kAnna, true, this, into(heard));
    QTRY_COMPARE(heard.times, 4);
    QCOMPARE(heard.kept.token, QByteArray("t-1"));
}

void tst_TokenStore::troubleIsToldAndMemoryHolds_data()
{
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("missing") << ErrorCode::Unavailable;
    QTest::newRow("denied") << ErrorCode::Forbidden;
}

void tst_TokenStore::troubleIsToldAndMemoryHolds()
{
    QFETCH(ErrorCode, code);
    FakeKeychain keychain;
    keychain.fault = Error{code, u"no bus"_s, {}, {}};
    TokenStore store(keychain);
    Heard heard;
    store.keep(kServer, kAnna, "t-1", this, into(heard));
    QTRY_COMPARE(heard.times, 1);
    QCOMPARE(heard.kept.place, TokenStore::Place::Memory);
    QCOMPARE(heard.kept.trouble->code, code);
    store.find(kServer, kAnna, false, this, into(heard));
    QTRY_COMPARE(heard.times, 2);
    QCOMPARE(heard.kept.token, QByteArray("t-1"));
    QCOMPARE(heard.kept.place, TokenStore::Place::Memory);
    QVERIFY(heard.kept.trouble.has_value());
}

void tst_TokenStore::nothingFoundIsNoTroubleUnlessExpected_data()
{
    QTest::addColumn<bool>("expected");
    QTest::newRow("never kept") << false;
    QTest::newRow("kept before: locked or emptied") << true;
}

void tst_TokenStore::nothingFoundIsNoTroubleUnlessExpected()
{
    QFETCH(bool, expected);
    FakeKeychain keychain;
    keychain.locked = true;
    TokenStore store(keychain);
    Heard heard;
    store.find(kServer, kAnna, expected, this, into(heard));
    QTRY_COMPARE(heard.times, 1);
    QVERIFY(heard.kept.token.isEmpty());
    QCOMPARE(heard.kept.trouble.has_value(), expected);
    if (expected)
        QCOMPARE(heard.kept.trouble->code, ErrorCode::NotFound);
}

void tst_TokenStore::silenceEnds()
{
    FakeKeychain keychain;
    keychain.silent = true;
    TokenStore store(keychain, nullptr, 10ms);
    Heard heard;
    store.keep(kServer, kAnna, "t-1", this, into(heard));
    QTRY_COMPARE(heard.times, 1);
    QCOMPARE(heard.kept.token, QByteArray("t-1"));
    QCOMPARE(heard.kept.place, TokenStore::Place::Memory);
    QCOMPARE(heard.kept.trouble->facts.value(u"cause"_s), u"timeout"_s);
}

void tst_TokenStore::aLateAnswerIsNotHeard()
{
    FakeKeychain keychain;
    keychain.silent = true;
    TokenStore store(keychain, nullptr, 10ms);
    Heard heard;
    store.keep(kServer, kAnna, "t-1", this, into(heard));
    store.find(kServer, kAnna, true, this, into(heard));
    QTRY_COMPARE(heard.times, 2);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    keychain.answerLate();
    QCoreApplication::processEvents();
    QCOMPARE(heard.times, 2);
}

void tst_TokenStore::forgottenIsGone()
{
    FakeKeychain keychain;
    TokenStore store(keychain);
    Heard heard;
    store.keep(kServer, kAnna, "t-1", this, into(heard));
    store.forget(kServer, kAnna);
    QVERIFY(keychain.held.isEmpty());
    store.find(kServer, kAnna, false, this, into(heard));
    QTRY_COMPARE(heard.times, 2);
    QVERIFY(heard.kept.token.isEmpty());
}

void tst_TokenStore::aGoneContextIsNotCalled()
{
    FakeKeychain keychain;
    TokenStore store(keychain);
    Heard gone;
    Heard heard;
    {
        QObject context;
        store.keep(kServer, kAnna, "t-1", &context, into(gone));
    }
    store.find(kServer, kAnna, false, this, into(heard));
    QTRY_COMPARE(heard.times, 1);
    QCOMPARE(gone.times, 0);
}

//! The desktop's own keychain where there is no desktop.
void tst_TokenStore::withoutADesktopItIsMissing()
{
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere");
    DesktopKeychain keychain;
    TokenStore store(keychain);
    Heard heard;
    store.keep(kServer, kAnna, "t-1", this, into(heard));
    QTRY_COMPARE_WITH_TIMEOUT(heard.times, 1, 30'000);
    QCOMPARE(heard.kept.token, QByteArray("t-1"));
    QCOMPARE(heard.kept.place, TokenStore::Place::Memory);
    QCOMPARE(heard.kept.trouble->code, ErrorCode::Unavailable);
}

void tst_TokenStore::theStoreMayEndFirst()
{
    FakeKeychain keychain;
    keychain.silent = true;
    Heard heard;
    {
        TokenStore store(keychain);
        store.keep(kServer, kAnna, "t-1", this, into(heard));
        store.find(kServer, kAnna, false, this, into(heard));
    }
    keychain.answerLate();
    QCoreApplication::processEvents();
    QCOMPARE(heard.times, 0);
}

QTEST_GUILESS_MAIN(tst_TokenStore)
#include "tst_tokenstore.moc"
