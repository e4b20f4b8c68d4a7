#include "backend/task/exitcodes.h"
#include "backend/task/files.h"
#include "backend/task/processes.h"
#include "tests/backend/task/taskworld.h"

#include <QDir>
#include <QProcess>
#include <QtTest>

#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace stw;
using namespace stw::task;

//! How `stellwerk-task` starts work, what it refuses, and what it captures.
class tst_TaskRun : public QObject
{
    Q_OBJECT

private slots:
    void exits_data();
    void exits();
    void refuses_data();
    void refuses();
    void tellsStartBeforeTheWork();
    void captures();
    void followsLive();
    void cutsOutput();
    void startsOnce();
    void survivesItsService();
    void refusesBadFiles_data();
    void refusesBadFiles();
    void leavesTheTagUnusedWithoutReceipts();
};

void tst_TaskRun::exits_data()
{
    QTest::addColumn<QStringList>("argv");
    QTest::addColumn<Cause>("cause");
    QTest::addColumn<int>("exitCode"); // -1: none.
    QTest::addColumn<int>("signal");
    const auto shell = [](const QString &text) { return QStringList{u"sh"_s, u"-c"_s, text}; };

    QTest::newRow("0 is ok") << shell(u"exit 0"_s) << Cause::Ok << 0 << -1;
    QTest::newRow("3 is the user's error") << shell(u"exit 3"_s) << Cause::UserError << 3 << -1;
    QTest::newRow("255 is kept whole") << shell(u"exit 255"_s) << Cause::UserError << 255 << -1;
    QTest::newRow("a signal is named") << shell(u"kill -9 $$"_s) << Cause::UserError << -1 << 9;
    QTest::newRow("a TERM of its own is no cancel")
        << shell(u"kill -TERM $$"_s) << Cause::UserError << -1 << 15;
    QTest::newRow("a program is found on the PATH")
        << QStringList{u"true"_s} << Cause::Ok << 0 << -1;
    QTest::newRow("a missing program was never run")
        << QStringList{u"/nowhere/program"_s} << Cause::LaunchFailed << -1 << -1;
    QTest::newRow("a folder is no program")
        << QStringList{u"/usr"_s} << Cause::LaunchFailed << -1 << -1;
}

void tst_TaskRun::exits()
{
    QFETCH(QStringList, argv);
    QFETCH(int, exitCode);
    QFETCH(int, signal);
    for (const bool cgroups : {true, false}) {
        TaskWorld world;
        if (!cgroups)
            world.withoutCgroups();
        world.launch.argv = argv;
        QCOMPARE(world.start().exitCode, exitcode::kStarted);
        const std::optional<EndReceipt> end = world.waitForEnd();
        QVERIFY(end);
        QTEST(end->cause, "cause");
        QCOMPARE(end->exitCode.value_or(-1), exitCode);
        QCOMPARE(end->signal.value_or(-1), signal);
        QCOMPARE(end->tag, world.launch.tag);
        QCOMPARE(end->started, world.started()->started);
        QVERIFY(end->elapsedUs > 0);
        QVERIFY(!world.hasCgroup());
    }
}

void tst_TaskRun::refuses_data()
{
    QTest::addColumn<QString>("shell"); // Run in the world's folder before the start.
    QTest::addColumn<QString>("reason");

    QTest::newRow("a missing work folder") << u"rmdir work"_s << u"work folder"_s;
    QTest::newRow("a work folder others can enter") << u"chmod 755 work"_s << u"0700"_s;
    QTest::newRow("a work folder that is a link")
        << u"mv work w; ln -s w work"_s << u"work folder"_s;
    QTest::newRow("an output file that exists") << u"echo old > output"_s << u"output file"_s;
    QTest::newRow("an output file that is a link")
        << u"ln -s /dev/null output"_s << u"output file"_s;
}

void tst_TaskRun::refuses()
{
    QFETCH(QString, shell);
    QFETCH(QString, reason);
    TaskWorld world;
    world.script(u"touch "_s + world.path(u"ran"_s));
    QCOMPARE(QProcess::execute(u"sh"_s, {u"-c"_s, u"cd "_s + world.path({}) + u"; "_s + shell}), 0);
    QCOMPARE(world.start().exitCode, exitcode::kStarted);
    const std::optional<EndReceipt> end = world.waitForEnd();
    QVERIFY(end);
    QCOMPARE(end->cause, Cause::LaunchFailed);
    QVERIFY2(end->reason.contains(reason), qPrintable(end->reason));
    QVERIFY(!end->exitCode && !end->signal);
    QVERIFY(!QFile::exists(world.path(u"ran"_s)));
    QCOMPARE(world.started()->workPid, 0);
    QCOMPARE(world.start().exitCode, exitcode::kAlreadyStarted);
}

void tst_TaskRun::tellsStartBeforeTheWork()
{
    TaskWorld world;
    const QString receipt = startReceiptPath(world.launch.receiptsDir, world.launch.tag);
    world.script(u"mkfifo gate; cat '%1'; echo pid=$$ parent=$PPID; : < gate"_s.arg(receipt));
    QCOMPARE(world.start().exitCode, exitcode::kStarted);
    const std::optional<StartReceipt> start = world.started();
    QVERIFY(start);
    const QByteArray pids = "pid=" + QByteArray::number(start->workPid)
                            + " parent=" + QByteArray::number(start->wrapperPid);
    QVERIFY(world.waitForOutput(pids));
    QVERIFY(world.output().contains(encode(*start)));
    QVERIFY(processIs(start->wrapperPid, start->wrapperStartTicks, start->bootId));
    QVERIFY(processIs(start->workPid, start->workStartTicks, start->bootId));
    QVERIFY(isLocked(lockPath(world.launch.receiptsDir, world.launch.tag)));
    QVERIFY(!QFile::exists(endReceiptPath(world.launch.receiptsDir, world.launch.tag)));
    QCOMPARE(start->uid, qint64(geteuid()));
    if (geteuid() == 0)
        QVERIFY(start->limiter != Limiter::Rlimit);
    world.openGate(u"gate"_s);
    QVERIFY(world.waitForEnd());
    QVERIFY(!processIs(start->wrapperPid, start->wrapperStartTicks, start->bootId));
}

void tst_TaskRun::captures()
{
    TaskWorld world;
    world.script(u"echo out; echo err >&2; cat; pwd; umask"_s);
    world.start();
    const std::optional<EndReceipt> end = world.waitForEnd();
    const QByteArray expected = "out\nerr\n" + world.launch.workDir.toUtf8() + "\n0077\n";
    QCOMPARE(world.output(), expected);
    QCOMPARE(end->outputBytes, expected.size());
    QVERIFY(!end->truncated);
    struct stat status = {};
    QCOMPARE(stat(world.launch.outputPath.toUtf8().constData(), &status), 0);
    QCOMPARE(int(status.st_mode & 0777), 0600);
}

void tst_TaskRun::followsLive()
{
    TaskWorld world;
    world.script(u"mkfifo gate; echo first; : < gate; echo second"_s);
    world.start();
    QVERIFY(world.waitForOutput("first\n"));
    QVERIFY(!world.output().contains("second"));
    world.openGate(u"gate"_s);
    QCOMPARE(world.waitForEnd()->cause, Cause::Ok);
    QCOMPARE(world.output(), "first\nsecond\n");
}

void tst_TaskRun::cutsOutput()
{
    TaskWorld world;
    world.launch.limits.outputBytes = 1000;
    world.script(u"head -c 300000 /dev/zero | tr '\\0' x; echo end >&2"_s);
    world.start();
    const std::optional<EndReceipt> end = world.waitForEnd();
    QCOMPARE(end->cause, Cause::Ok); // It never blocked.
    QCOMPARE(end->outputBytes, 300004);
    QVERIFY(end->truncated);
    QCOMPARE(world.output(), QByteArray(1000, 'x')
                                 + "\n[stellwerk: output cut after 1000 bytes; 299004 more bytes "
                                   "were not kept]\n");
}

void tst_TaskRun::startsOnce()
{
    TaskWorld world;
    world.script(u"echo ran >> marker; mkfifo gate; echo ready; : < gate"_s);
    QCOMPARE(world.start().exitCode, exitcode::kStarted);
    QVERIFY(world.waitForOutput("ready"));
    QCOMPARE(world.startAgain().exitCode, exitcode::kAlreadyStarted);
    world.openGate(u"gate"_s);
    QVERIFY(world.waitForEnd());
    QCOMPARE(world.startAgain().exitCode, exitcode::kAlreadyStarted);
    QVERIFY(world.waitForEnd());
    QCOMPARE(world.read(world.workPath(u"marker"_s)), "ran\n");
}

void tst_TaskRun::survivesItsService()
{
    TaskWorld world;
    world.script(u"mkfifo gate; echo ready; : < gate; echo went on"_s);
    QVERIFY(writeFile(world.launchPath(), encode(world.launch)));
    QProcess service; // In a session of its own, whose whole group is killed.
    service.start(
        u"setsid"_s,
        {u"sh"_s, u"-c"_s,
         QStringLiteral(STW_BIN_DIR "/stellwerk-task '%1'; echo $$; cat").arg(world.launchPath())});
    QVERIFY(service.waitForReadyRead());
    const pid_t group = service.readLine().trimmed().toInt();
    QVERIFY(group > 1);
    QVERIFY(world.waitForOutput("ready"));
    QCOMPARE(kill(-group, SIGKILL), 0);
    QVERIFY(service.waitForFinished());
    world.openGate(u"gate"_s);
    QCOMPARE(world.waitForEnd()->cause, Cause::Ok);
    QCOMPARE(world.output(), "ready\nwent on\n");
}

void tst_TaskRun::refusesBadFiles_data()
{
    QTest::addColumn<QByteArray>("json"); // Empty: as the world's, but readable by all.
    QTest::addColumn<QString>("says");

    QTest::newRow("not JSON") << QByteArray("{") << u"not a JSON object"_s;
    QTest::newRow("a list") << QByteArray("[]") << u"not a JSON object"_s;
    QTest::newRow("nothing known") << QByteArray(R"({"x":1})") << u"x: unknown"_s;
    QTest::newRow("no program") << QByteArray(R"({"argv":[]})") << u"argv: length"_s;
    QTest::newRow("readable by others") << QByteArray() << u"0600"_s;
}

void tst_TaskRun::refusesBadFiles()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, says);
    TaskWorld world;
    const bool open = json.isEmpty();
    QVERIFY(writeFile(world.launchPath(), open ? encode(world.launch) : json));
    if (open)
        QCOMPARE(chmod(world.launchPath().toUtf8().constData(), 0644), 0);
    const TaskWorld::Started started = world.startAgain();
    QCOMPARE(started.exitCode, exitcode::kBadLaunchFile);
    QVERIFY2(started.errors.contains(says), qPrintable(started.errors));
    QVERIFY(QDir(world.launch.receiptsDir).isEmpty());
    QVERIFY(!QFile::exists(world.launch.outputPath));
}

void tst_TaskRun::leavesTheTagUnusedWithoutReceipts()
{
    TaskWorld world;
    world.launch.receiptsDir = world.path(u"nowhere"_s);
    QCOMPARE(world.start().exitCode, exitcode::kNothingStarted);
    QVERIFY(!QFile::exists(world.launch.outputPath));
}

QTEST_GUILESS_MAIN(tst_TaskRun)
#include "tst_taskrun.moc"
