#include "backend/identity/password.h"
#include "backend/identity/passwordworker.h"
#include "backend/identity/secret.h"
#include "backend/identity/signinlimiter.h"

#include <QRegularExpression>
#include <QSemaphore>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace stw;
using namespace stw::identity;

namespace {

constexpr PasswordCost kCheap{1, 8 * 1024}; // libsodium's least

constexpr Instant at(qint64 seconds)
{
    return {1'796'000'000'000'000 + seconds * 1'000'000};
}

} // namespace

class tst_Identity : public QObject
{
    Q_OBJECT

private slots:
    void passwordRule_data();
    void passwordRule();
    void aPasswordFitsOnlyItsHash();
    void theStandardCostIsThePromisedOne();
    void secretsAreLongAndDifferent_data();
    void secretsAreLongAndDifferent();
    void theHashIsSha256();
    void textsCompare();
    void theWorkerTakesNoMoreThanItsBounds();
    void anUnknownAccountIsNeverRight();
    void sixthAttemptWaits();
    void waitsDoubleUntilSixteenMinutes();
    void quietClears();
    void aGoodSignInClears();
    void anAddressHasOneAttemptBack();
    void keysAreApart();
    void aFloodOfKeysIsForgotten();
};

void tst_Identity::passwordRule_data()
{
    QTest::addColumn<QString>("password");
    QTest::addColumn<bool>("allowed");

    QTest::newRow("empty is refused") << QString() << false;
    QTest::newRow("nine characters are refused") << QString(9, u'a') << false;
    QTest::newRow("ten characters are taken") << QString(10, u'a') << true;
    QTest::newRow("256 characters are taken") << QString(256, u'a') << true;
    QTest::newRow("257 characters are refused") << QString(257, u'a') << false;
    QTest::newRow("characters count, not UTF-16 units") << u"🔑🔑🔑🔑🔑"_s << false;
    QTest::newRow("any characters are taken") << u"ä ö ü ß 🔑 \t "_s << true;
}

void tst_Identity::passwordRule()
{
    QFETCH(QString, password);
    QFETCH(bool, allowed);

    const auto fault = passwordFault(u"new_password"_s, password);
    QCOMPARE(!fault, allowed);
    if (fault) {
        QCOMPARE(fault->field, u"new_password"_s);
        QCOMPARE(fault->rule, u"length"_s);
        QCOMPARE(fault->expected, u"10 to 256 characters"_s);
    }
}

void tst_Identity::aPasswordFitsOnlyItsHash()
{
    const QString hash = *hashPassword(u"correct horse"_s, kCheap);
    QVERIFY(hash.startsWith(u"$argon2id$"));
    QVERIFY(verifyPassword(hash, u"correct horse"_s));
    QVERIFY(!verifyPassword(hash, u"correct horsf"_s));
    QVERIFY(!verifyPassword(hash, QString()));
    QVERIFY(!verifyPassword(QString(), QString()));
    QVERIFY(!verifyPassword(u"no hash"_s, u"correct horse"_s));
    QVERIFY(*hashPassword(u"correct horse"_s, kCheap) != hash); // a salt of its own
}

void tst_Identity::theStandardCostIsThePromisedOne()
{
    const QString hash = *hashPassword(u"correct horse"_s);
    QVERIFY2(hash.startsWith(u"$argon2id$v=19$m=65536,t=3,p=1$"), qPrintable(hash));
}

void tst_Identity::secretsAreLongAndDifferent_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("prefix");

    QTest::newRow("a session's") << int(SecretKind::Session) << u"stw_s_"_s;
    QTest::newRow("an API token's") << int(SecretKind::Api) << u"stw_t_"_s;
    QTest::newRow("a one-time secret's") << int(SecretKind::OneTime) << u"stw_o_"_s;
}

void tst_Identity::secretsAreLongAndDifferent()
{
    QFETCH(int, kind);
    QFETCH(QString, prefix);

    const Secret one = makeSecret(SecretKind(kind));
    const Secret two = makeSecret(SecretKind(kind));
    static const QRegularExpression kForm(u"^stw_[sto]_[A-Za-z0-9_-]{43}$"_s); // 256 bits
    QVERIFY(kForm.match(one.text).hasMatch());
    QVERIFY(one.text.startsWith(prefix));
    QVERIFY(one.text != two.text);
    QCOMPARE(one.hash, hashOf(one.text));
    QCOMPARE(one.prefix, one.text.left(12));
}

void tst_Identity::theHashIsSha256()
{
    // FIPS 180-4's example.
    QCOMPARE(hashOf(u"abc"), u"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"_s);
}

void tst_Identity::textsCompare()
{
    QVERIFY(sameText(u"abc", u"abc"));
    QVERIFY(!sameText(u"abc", u"abd"));
    QVERIFY(!sameText(u"abc", u"ab"));
    QVERIFY(sameText(u"", u""));
}

void tst_Identity::theWorkerTakesNoMoreThanItsBounds()
{
    QSemaphore go;
    QSemaphore begun;
    QSemaphore done;
    PasswordWorker worker(kCheap, {1, 2});
    const auto block = [&](bool) {
        begun.release();
        go.acquire();
        done.release();
    };
    // The decoy is made first; then one runs and the others wait.
    while (!worker.verify(QString(), u"first"_s, block))
        QThread::yieldCurrentThread();
    QVERIFY(begun.tryAcquire(1, 10'000));
    QVERIFY(worker.verify(QString(), u"second"_s, block));
    QVERIFY(worker.verify(QString(), u"third"_s, block));
    QVERIFY(!worker.verify(QString(), u"fourth"_s, block));
    QVERIFY(!worker.hash(u"fifth"_s, [](const Result<QString> &) { QFAIL("it was not taken"); }));
    go.release(3);
    QVERIFY(done.tryAcquire(3, 10'000));
}

void tst_Identity::anUnknownAccountIsNeverRight()
{
    PasswordWorker worker(kCheap);
    QSemaphore done;
    std::atomic<bool> right = true;
    QVERIFY(worker.verify(QString(), QString(), [&](bool answer) {
        right = answer;
        done.release();
    }));
    QVERIFY(done.tryAcquire(1, 10'000));
    QVERIFY(!right);
}

void tst_Identity::sixthAttemptWaits()
{
    SignInLimiter limiter;
    for (int attempt = 0; attempt < 5; ++attempt)
        QCOMPARE(limiter.attempt({u"ada"_s}, at(attempt)), 0);
    QCOMPARE(limiter.attempt({u"ada"_s}, at(5)), 60);
    QCOMPARE(limiter.attempt({u"ada"_s}, at(35)), 30); // waiting counts nothing
    QCOMPARE(limiter.attempt({u"ada"_s}, at(65)), 0);
}

void tst_Identity::waitsDoubleUntilSixteenMinutes()
{
    SignInLimiter limiter;
    qint64 now = 0;
    QList<qint64> waits;
    while (waits.size() < 6) {
        const qint64 wait = limiter.attempt({u"ada"_s}, at(now));
        if (wait > 0)
            waits.append(wait);
        now += wait;
    }
    QCOMPARE(waits, QList<qint64>({60, 120, 240, 480, 960, 960}));
}

void tst_Identity::quietClears()
{
    SignInLimiter limiter;
    for (int attempt = 0; attempt < 6; ++attempt)
        limiter.attempt({u"ada"_s}, at(0));
    const qint64 later = 60 + 15 * 60; // after the wait, a quiet quarter of an hour
    for (int attempt = 0; attempt < 5; ++attempt)
        QCOMPARE(limiter.attempt({u"ada"_s}, at(later)), 0);
    QCOMPARE(limiter.attempt({u"ada"_s}, at(later)), 60); // not 120
}

void tst_Identity::aGoodSignInClears()
{
    SignInLimiter limiter;
    for (int attempt = 0; attempt < 5; ++attempt)
        limiter.attempt({u"ada"_s}, at(0));
    limiter.clear(u"ada"_s);
    QCOMPARE(limiter.attempt({u"ada"_s}, at(1)), 0);
}

void tst_Identity::anAddressHasOneAttemptBack()
{
    SignInLimiter limiter;
    for (int signIn = 0; signIn < 20; ++signIn) { // many good ones from one address
        QCOMPARE(limiter.attempt({u"address"_s}, at(0)), 0);
        limiter.giveBack(u"address"_s);
    }
    for (int attempt = 0; attempt < 5; ++attempt)
        QCOMPARE(limiter.attempt({u"address"_s}, at(0)), 0);
    QCOMPARE(limiter.attempt({u"address"_s}, at(0)), 60);
}

void tst_Identity::keysAreApart()
{
    SignInLimiter limiter;
    for (int attempt = 0; attempt < 6; ++attempt)
        limiter.attempt({u"address 10.0.0.1"_s, u"account ada"_s}, at(0));
    QCOMPARE(limiter.attempt({u"address 10.0.0.2"_s, u"account bob"_s}, at(1)), 0);
    QVERIFY(limiter.attempt({u"address 10.0.0.1"_s, u"account bob"_s}, at(1)) > 0);
    QVERIFY(limiter.attempt({u"address 10.0.0.2"_s, u"account ada"_s}, at(1)) > 0);
}

void tst_Identity::aFloodOfKeysIsForgotten()
{
    SignInLimiter limiter;
    for (int attempt = 0; attempt < 6; ++attempt)
        limiter.attempt({u"ada"_s}, at(0));
    for (int key = 0; key < 2 * SignInLimiter::kMostKeys; ++key)
        QCOMPARE(limiter.attempt({QString::number(key)}, at(1)), 0);
    QVERIFY(limiter.attempt({u"ada"_s}, at(2)) > 0); // who waits still waits
}

QTEST_APPLESS_MAIN(tst_Identity)
#include "tst_identity.moc"
