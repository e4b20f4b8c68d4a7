#include "backend/main/datafolder.h"

#include <QDir>
#include <QFile>
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

class tst_DataFolder : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { ::umask(m_umask); }
    void foldersAreMade_data();
    void foldersAreMade();
    void filesAreClosedFromThenOn();
    void anOpenFolderIsRefused_data();
    void anOpenFolderIsRefused();
    void aFileInItsPlaceIsRefused();

private:
    std::unique_ptr<QTemporaryDir> m_home;
    Configuration m_configuration;
    mode_t m_umask = 022;
};

void tst_DataFolder::init()
{
    m_umask = ::umask(022);
    m_home = std::make_unique<QTemporaryDir>();
    m_configuration.dataFolder = m_home->filePath(u"deep/data"_s);
    m_configuration.workFolder = m_home->filePath(u"deep/data/work"_s);
}

void tst_DataFolder::foldersAreMade_data()
{
    QTest::addColumn<bool>("root");
    QTest::addColumn<mode_t>("mode");
    QTest::newRow("closed to all others") << false << mode_t(0700);
    QTest::newRow("passed through by the users of projects") << true << mode_t(0711);
}

void tst_DataFolder::foldersAreMade()
{
    QFETCH(bool, root);
    QFETCH(mode_t, mode);
    for (int start = 0; start < 2; ++start) { // the second one finds them
        QVERIFY(prepareFolders(m_configuration, root));
        QCOMPARE(modeOf(m_configuration.dataFolder), mode);
        QCOMPARE(modeOf(m_configuration.workFolder), mode);
    }
}

void tst_DataFolder::filesAreClosedFromThenOn()
{
    QVERIFY(prepareFolders(m_configuration, true));
    QFile file(DataFolder{m_configuration.dataFolder}.database());
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(modeOf(file.fileName()), mode_t(0600));
}

void tst_DataFolder::anOpenFolderIsRefused_data()
{
    QTest::addColumn<mode_t>("mode");
    QTest::newRow("others may list it") << mode_t(0704);
    QTest::newRow("others may write it") << mode_t(0702);
    QTest::newRow("a group may list it") << mode_t(0740);
}

void tst_DataFolder::anOpenFolderIsRefused()
{
    QFETCH(mode_t, mode);
    QVERIFY(prepareFolders(m_configuration, false));
    QCOMPARE(::chmod(QFile::encodeName(m_configuration.dataFolder).constData(), mode), 0);
    const Result<void> again = prepareFolders(m_configuration, false);
    QVERIFY(!again);
    QCOMPARE(again.error().code, ErrorCode::Forbidden);
    QCOMPARE(modeOf(m_configuration.dataFolder), mode); // whoever opened it has to know
}

void tst_DataFolder::aFileInItsPlaceIsRefused()
{
    QVERIFY(QDir().mkpath(m_home->filePath(u"deep"_s)));
    QFile file(m_configuration.dataFolder);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(!prepareFolders(m_configuration, false));
}

QTEST_APPLESS_MAIN(tst_DataFolder)
#include "tst_datafolder.moc"
