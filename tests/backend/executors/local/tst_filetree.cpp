#include "backend/executors/local/filetree.h"
#include "backend/task/files.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace stw;
using namespace stw::executors;

//! Folders that work wrote: removed whole, and never beyond themselves.
class tst_FileTree : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void removesEverything();
    void followsNoLinks();
    void removesVeryDeepTrees();
    void removesWhatIsNoFolder();
    void leavesOutOthersFiles();

private:
    QString path(const QString &name) const { return m_folder->path() + u'/' + name; }
    void write(const QString &name) const { QVERIFY(task::writeFile(path(name), "x")); }

    std::unique_ptr<QTemporaryDir> m_folder;
    task::Fd m_top;
};

void tst_FileTree::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_top = task::Fd(open(m_folder->path().toUtf8().constData(), O_RDONLY | O_DIRECTORY));
}

void tst_FileTree::removesEverything()
{
    QVERIFY(QDir(m_folder->path()).mkpath(u"work/a/b/c"_s));
    QVERIFY(QDir(m_folder->path()).mkpath(u"work/a/removed-1"_s));
    QVERIFY(QDir(m_folder->path()).mkpath(u"work/removed-1/removed-2"_s));
    for (const QString &name :
         {u"work/top"_s, u"work/.hidden"_s, u"work/a/b/c/deep"_s, u"work/a/removed-1/x"_s})
        write(name);
    QCOMPARE(mkfifo(path(u"work/pipe"_s).toUtf8().constData(), 0600), 0);
    QCOMPARE(chmod(path(u"work/a/b"_s).toUtf8().constData(), 0), 0);
    QVERIFY(removeTree(m_top.get(), u"work"_s));
    QVERIFY(QDir(m_folder->path())
                .isEmpty(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot));
    QVERIFY(removeTree(m_top.get(), u"work"_s)); // Again: it is gone.
}

void tst_FileTree::followsNoLinks()
{
    QVERIFY(QDir(m_folder->path()).mkpath(u"work/a"_s));
    QVERIFY(QDir(m_folder->path()).mkpath(u"outside"_s));
    write(u"outside/kept"_s);
    QVERIFY(QFile::link(path(u"outside"_s), path(u"work/folder"_s)));
    QVERIFY(QFile::link(path(u"outside/kept"_s), path(u"work/a/file"_s)));
    QVERIFY(removeTree(m_top.get(), u"work"_s));
    QVERIFY(!QFile::exists(path(u"work"_s)));
    QVERIFY(QFile::exists(path(u"outside/kept"_s)));
    // A link in the place of the folder itself.
    QVERIFY(QFile::link(path(u"outside"_s), path(u"work"_s)));
    QVERIFY(removeTree(m_top.get(), u"work"_s));
    QVERIFY(QFile::exists(path(u"outside/kept"_s)));
}

void tst_FileTree::removesVeryDeepTrees()
{
    constexpr int kDepth = 60; // Together longer than any path may be.
    const QByteArray name(100, 'd');
    QVERIFY(QDir(m_folder->path()).mkpath(u"work"_s));
    task::Fd at(open(path(u"work"_s).toUtf8().constData(), O_RDONLY | O_DIRECTORY));
    for (int depth = 0; depth < kDepth; ++depth) {
        QCOMPARE(mkdirat(at.get(), name.constData(), 0700), 0);
        at = task::Fd(openat(at.get(), name.constData(), O_RDONLY | O_DIRECTORY));
        QVERIFY(at.isOpen());
    }
    QVERIFY(listFiles(path(u"work"_s))); // Ends, too.
    QVERIFY(removeTree(m_top.get(), u"work"_s));
    QVERIFY(!QFile::exists(path(u"work"_s)));
}

void tst_FileTree::removesWhatIsNoFolder()
{
    write(u"file"_s);
    QVERIFY(removeTree(m_top.get(), u"file"_s));
    QVERIFY(!QFile::exists(path(u"file"_s)));
}

void tst_FileTree::leavesOutOthersFiles()
{
    if (geteuid() != 0)
        QSKIP("files of another user need root");
    QVERIFY(QDir(m_folder->path()).mkpath(u"work"_s));
    write(u"secret"_s);
    const QByteArray work = path(u"work"_s).toUtf8();
    QCOMPARE(link(path(u"secret"_s).toUtf8().constData(), (work + "/hard").constData()), 0);
    write(u"work/own"_s);
    QCOMPARE(chown(work.constData(), 47'000, 47'000), 0);
    QCOMPARE(chown((work + "/own").constData(), 47'000, 47'000), 0);
    const Result<QMap<QString, qint64>> files = listFiles(path(u"work"_s));
    QVERIFY(files);
    QCOMPARE(QStringList(files->keys()), QStringList{u"own"_s});
    QVERIFY(readBelow(path(u"work"_s), u"own"_s, 10));
    QVERIFY(!readBelow(path(u"work"_s), u"hard"_s, 10));
}

QTEST_GUILESS_MAIN(tst_FileTree)

#include "tst_filetree.moc"
