#include "backend/task/files.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace stw;
using namespace stw::task;

class tst_Files : public QObject
{
    Q_OBJECT

private slots:
    void writesPrivatelyAndReplaces();
    void createsOnce();
    void leavesNothingAsideWhenItFails();
    void readsOnlyWhatItShould();
    void outputMustBeNew();
    void staysBeneath_data();
    void staysBeneath();
    void aLockIsHeldUntilTheLastCopyCloses();
};

void tst_Files::writesPrivatelyAndReplaces()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"f"_s);
    QVERIFY(writeFile(path, "one"));
    QVERIFY(writeFile(path, "two"));
    QCOMPARE(readFile(path, 100, true).value(), "two");
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{u"f"_s});
}

void tst_Files::createsOnce()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"f"_s);
    QVERIFY(createFile(path, "one"));
    const Result<> again = createFile(path, "two");
    QVERIFY(!again);
    QCOMPARE(again.error().code, ErrorCode::Conflict);
    QCOMPARE(readFile(path, 100).value(), "one");
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{u"f"_s});
}

void tst_Files::leavesNothingAsideWhenItFails()
{
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(u"target/full"_s));
    QVERIFY(!writeFile(folder.filePath(u"target"_s), "x")); // A folder is in the way.
    QVERIFY(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).isEmpty());
    QCOMPARE(writeFile(folder.filePath(u"nowhere/f"_s), "x").error().code, ErrorCode::NotFound);
}

void tst_Files::readsOnlyWhatItShould()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"f"_s);
    QVERIFY(writeFile(path, "12345"));
    QCOMPARE(readFile(path, 5).value(), "12345");
    QCOMPARE(readFile(path, 4).error().code, ErrorCode::TooLarge);
    QCOMPARE(readFile(folder.filePath(u"none"_s), 4).error().code, ErrorCode::NotFound);
    QVERIFY(!readFile(folder.path(), 100));
    QVERIFY(QFile::link(path, folder.filePath(u"link"_s)));
    QVERIFY(!readFile(folder.filePath(u"link"_s), 100));
    QCOMPARE(mkfifo(folder.filePath(u"fifo"_s).toUtf8().constData(), 0600), 0);
    QVERIFY(!readFile(folder.filePath(u"fifo"_s), 100)); // And does not hang.
    QCOMPARE(chmod(path.toUtf8().constData(), 0640), 0);
    QVERIFY(readFile(path, 100));
    QVERIFY(!readFile(path, 100, true));
}

void tst_Files::outputMustBeNew()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"out"_s);
    QVERIFY(createOutput(path));
    QCOMPARE(createOutput(path).error().code, ErrorCode::Conflict);
    QVERIFY(QFile::link(folder.filePath(u"victim"_s), folder.filePath(u"link"_s)));
    QVERIFY(!createOutput(folder.filePath(u"link"_s)));
    QVERIFY(!QFile::exists(folder.filePath(u"victim"_s)));
}

void tst_Files::staysBeneath_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("opens");
    QTest::newRow("a file below") << u"sub/f"_s << true;
    QTest::newRow("up and down within") << u"sub/../sub/f"_s << true;
    QTest::newRow("up and out") << u"../base/sub/f"_s << false;
    QTest::newRow("an absolute path") << u"/etc/passwd"_s << false;
    QTest::newRow("a link out of it") << u"out/passwd"_s << false;
    QTest::newRow("a link within it") << u"in/f"_s << false;
    QTest::newRow("a link as the last part") << u"sub/l"_s << false;
    QTest::newRow("nothing") << QString() << false;
}

void tst_Files::staysBeneath()
{
    QFETCH(QString, path);
    QTemporaryDir folder;
    const QString base = folder.filePath(u"base"_s);
    QVERIFY(QDir().mkpath(base + u"/sub"_s));
    QVERIFY(writeFile(base + u"/sub/f"_s, "x"));
    QVERIFY(QFile::link(u"/etc"_s, base + u"/out"_s));
    QVERIFY(QFile::link(u"sub"_s, base + u"/in"_s));
    QVERIFY(QFile::link(u"f"_s, base + u"/sub/l"_s));
    const Fd directory(open(base.toUtf8().constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    QTEST(openBeneath(directory.get(), path, O_RDONLY).has_value(), "opens");
}

void tst_Files::aLockIsHeldUntilTheLastCopyCloses()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"lock"_s);
    QVERIFY(!isLocked(path));
    std::array<int, 2> gate{};
    QCOMPARE(pipe(gate.data()), 0);
    pid_t child = 0;
    {
        const Result<Fd> lock = takeLock(path);
        QVERIFY(lock);
        QCOMPARE(takeLock(path).error().code, ErrorCode::Conflict);
        child = fork();
        if (child == 0) {
            close(gate[1]);
            char byte = 0;
            _exit(read(gate[0], &byte, 1) == 0 ? 0 : 1);
        }
    }
    QVERIFY(isLocked(path)); // By the child, as a guard holds it for its wrapper.
    close(gate[1]);
    QCOMPARE(waitpid(child, nullptr, 0), child);
    QVERIFY(!isLocked(path));
    QVERIFY(takeLock(path));
    close(gate[0]);
}

QTEST_GUILESS_MAIN(tst_Files)
#include "tst_files.moc"
