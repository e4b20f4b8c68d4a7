#include "backend/main/anchors.h"
#include "backend/main/privatefile.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace stw;
using namespace stw::main;

namespace {

const QByteArray kHash(32, '\x5a');
const QByteArray kOtherHash(32, '\x5b');
constexpr Instant kAt{1'700'000'000'123'456};

//! `line rule` of every fault.
QStringList briefly(const Result<QList<Anchor>> &read)
{
    QStringList lines;
    if (!read) {
        for (const FieldFault &fault : read.error().faults)
            lines += fault.field + u' ' + fault.rule;
    }
    return lines;
}

} // namespace

class tst_Anchors : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theKeyIsMadeOnceAndClosedToOthers();
    void aDamagedKeyIsRefusedAndKept();
    void writtenAnchorsVerify();
    void changesAreFound_data();
    void changesAreFound();
    void anotherKeyIsRefused();

private:
    QTemporaryDir m_folder;
    AnchorKey m_key;
};

void tst_Anchors::initTestCase()
{
    const Result<AnchorKey> key = anchorKey(m_folder.filePath(u"key"_s));
    QVERIFY(key);
    m_key = *key;
}

void tst_Anchors::theKeyIsMadeOnceAndClosedToOthers()
{
    const QString path = m_folder.filePath(u"key"_s);
    const Result<AnchorKey> again = anchorKey(path);
    QVERIFY(again);
    QCOMPARE(again->secret, m_key.secret);
    QCOMPARE(again->verifier, m_key.verifier);
    QVERIFY(readPrivate(path)); // refuses what others may read
    QCOMPARE(QByteArray::fromHex(readPrivate(path + u".pub"_s)->trimmed()), m_key.verifier);
}

void tst_Anchors::aDamagedKeyIsRefusedAndKept()
{
    const QString path = m_folder.filePath(u"damaged"_s);
    QVERIFY(writePrivate(path, "abc"));
    const Result<AnchorKey> key = anchorKey(path);
    QVERIFY(!key);
    QCOMPARE(key.error().code, ErrorCode::Malformed);
    QCOMPARE(*readPrivate(path), QByteArray("abc"));
}

void tst_Anchors::writtenAnchorsVerify()
{
    const QString path = m_folder.filePath(u"anchors"_s);
    QVERIFY(writeAnchor(path, 7, kHash, kAt, m_key));
    QVERIFY(writeAnchor(path, 7, kHash, {kAt.us + 1}, m_key)); // a quiet hour
    QVERIFY(writeAnchor(path, 9, kOtherHash, {kAt.us + 2}, m_key));
    const Result<QList<Anchor>> read = readAnchors(*readPrivate(path), m_key.verifier);
    QCOMPARE(briefly(read), QStringList());
    QCOMPARE(read->size(), 3);
    QCOMPARE(read->last().seq, 9);
    QCOMPARE(read->last().hash, kOtherHash);
    QCOMPARE(read->first().at.us, kAt.us);
}

void tst_Anchors::changesAreFound_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("expected");
    const QByteArray seven = signedLine(7, kHash, kAt, m_key);
    const QByteArray eight = signedLine(8, kOtherHash, kAt, m_key);

    QTest::newRow("no anchors are fine") << QByteArray() << QStringList();
    QTest::newRow("lines in order are fine") << seven + '\n' + eight + '\n' << QStringList();
    QTest::newRow("another sequence")
        << QByteArray(seven).replace(0, 1, "6") << QStringList{u"line 1 signature"_s};
    QTest::newRow("another hash") << QByteArray(seven).replace(2, 1, "0")
                                  << QStringList{u"line 1 signature"_s};
    QTest::newRow("another signature")
        << seven.chopped(2) + "ff" // never the end of one: it is 10 at most (RFC 8032)
        << QStringList{u"line 1 signature"_s};
    QTest::newRow("another spelling of the same")
        << seven.toUpper() << QStringList{u"line 1 signature"_s};
    QTest::newRow("a torn line, and the good one after it is still read")
        << seven.left(50) + '\n' + eight + '\n'
        << QStringList{u"line 1 signature"_s};
    QTest::newRow("an empty line") << seven + "\n\n" + eight << QStringList{u"line 2 signature"_s};
    QTest::newRow("a head that goes back") << eight + '\n' + seven + '\n'
                                           << QStringList{u"line 2 order"_s};
    QTest::newRow("another hash at the same sequence")
        << seven + '\n' + signedLine(7, kOtherHash, kAt, m_key) << QStringList{u"line 2 order"_s};
}

void tst_Anchors::changesAreFound()
{
    QFETCH(QByteArray, text);
    QFETCH(QStringList, expected);
    QCOMPARE(briefly(readAnchors(text, m_key.verifier)), expected);
}

void tst_Anchors::anotherKeyIsRefused()
{
    const Result<AnchorKey> other = anchorKey(m_folder.filePath(u"other"_s));
    QVERIFY(other);
    QVERIFY(other->secret != m_key.secret);
    QCOMPARE(briefly(readAnchors(signedLine(7, kHash, kAt, *other), m_key.verifier)),
             QStringList{u"line 1 signature"_s});
    QVERIFY(!readAnchors({}, "short"));
}

QTEST_APPLESS_MAIN(tst_Anchors)
#include "tst_anchors.moc"
