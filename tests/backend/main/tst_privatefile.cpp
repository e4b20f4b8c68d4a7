#include "backend/main/privatefile.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace stw;
using namespace stw::main;

namespace {

mode_t modeOf(const QString &path)
{
    struct stat status = {};
    return ::stat(QFile::encodeName(path).constData(), &status) == 0 ? status.st_mode & 0777 : 0;
}

} // namespace

class tst_PrivateFile : public QObject
{
    Q_OBJECT

private slots:
    void whatIsWrittenIsReadAndClosedToOthers();
    void anOpenUmaskDoesNotOpenIt();
    void aSecondWriteReplaces();
    void aLinkIsReplacedAndNotFollowed();
    void faultsAreNamed_data();
    void faultsAreNamed();
    void aSecretHasNoLineBreak();
    void linesAreAppended();
};

void tst_PrivateFile::whatIsWrittenIsReadAndClosedToOthers()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"secret"_s);
    const QByteArray bytes("a\0b\n", 4);
    QVERIFY(writePrivate(path, bytes));
    QCOMPARE(modeOf(path), mode_t(0600));
    const Result<QByteArray> read = readPrivate(path);
    QVERIFY(read);
    QCOMPARE(*read, bytes);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"secret"_s});
}

void tst_PrivateFile::anOpenUmaskDoesNotOpenIt()
{
    const QTemporaryDir folder;
    const mode_t before = ::umask(0);
    const bool written = writePrivate(folder.filePath(u"f"_s), "x").has_value();
    ::umask(before);
    QVERIFY(written);
    QCOMPARE(modeOf(folder.filePath(u"f"_s)), mode_t(0600));
}

void tst_PrivateFile::aSecondWriteReplaces()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"f"_s);
    QVERIFY(writePrivate(path, "a longer text"));
    QVERIFY(writePrivate(path, "short"));
    QCOMPARE(*readPrivate(path), QByteArray("short"));
}

void tst_PrivateFile::aLinkIsReplacedAndNotFollowed()
{
    const QTemporaryDir folder;
    const QString target = folder.filePath(u"target"_s);
    QVERIFY(writePrivate(target, "kept"));
    QVERIFY(QFile::link(target, folder.filePath(u"link"_s)));
    QVERIFY(writePrivate(folder.filePath(u"link"_s), "new"));
    QCOMPARE(*readPrivate(target), QByteArray("kept"));
    QVERIFY(!QFileInfo(folder.filePath(u"link"_s)).isSymLink());
}

void tst_PrivateFile::faultsAreNamed_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<ErrorCode>("expected");
    QTest::newRow("no file is not found") << u"none"_s << ErrorCode::NotFound;
    QTest::newRow("a folder is no file") << u"."_s << ErrorCode::NotFound;
    QTest::newRow("a file that others may read is refused") << u"open"_s << ErrorCode::Forbidden;
    QTest::newRow("a large file is refused") << u"large"_s << ErrorCode::TooLarge;
}

void tst_PrivateFile::faultsAreNamed()
{
    QFETCH(QString, name);
    QFETCH(ErrorCode, expected);
    const QTemporaryDir folder;
    QVERIFY(writePrivate(folder.filePath(u"open"_s), "x"));
    QFile::setPermissions(folder.filePath(u"open"_s),
                          QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup);
    QVERIFY(writePrivate(folder.filePath(u"large"_s), QByteArray(65'537, 'x')));
    const Result<QByteArray> read = readPrivate(folder.filePath(name));
    QVERIFY(!read);
    QCOMPARE(read.error().code, expected);
    QVERIFY(!writePrivate(folder.filePath(u"no/folder"_s), "x"));
}

void tst_PrivateFile::aSecretHasNoLineBreak()
{
    const QTemporaryDir folder;
    QVERIFY(writePrivate(folder.filePath(u"f"_s), "word with space \r\n"));
    QCOMPARE(*readSecret(folder.filePath(u"f"_s)), u"word with space "_s);
}

void tst_PrivateFile::linesAreAppended()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"lines"_s);
    QVERIFY(appendLine(path, "one"));
    QVERIFY(appendLine(path, "two"));
    QCOMPARE(*readPrivate(path), QByteArray("one\ntwo\n"));
    QVERIFY(QFile::link(path, folder.filePath(u"link"_s)));
    QVERIFY(!appendLine(folder.filePath(u"link"_s), "three"));
}

QTEST_APPLESS_MAIN(tst_PrivateFile)
#include "tst_privatefile.moc"
