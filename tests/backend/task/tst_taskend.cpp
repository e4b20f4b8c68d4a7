#include "backend/task/exitcodes.h"
#include "backend/task/files.h"
#include "backend/task/processes.h"
#include "tests/backend/task/taskworld.h"

#include <QtTest>

#include <signal.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace stw;
using namespace stw::task;

//! How work ends that does not end by itself, and that nothing of it stays.
class tst_TaskEnd : public QObject
{
    Q_OBJECT

private slots:
    void deadline_data();
    void deadline();
    void cancel_data();
    void cancel();
    void stragglers_data() { limiters(); }
    void stragglers();
    void memory_data() { limiters(); }
    void memory();
    void processes_data() { limiters(); }
    void processes();
    void forkBomb_data() { limiters(); }
    void forkBomb();
    void killedWrapper_data() { limiters(); }
    void killedWrapper();
    void measures_data() { limiters(); }
    void measures();

private:
    static void limiters();
    static bool choose(TaskWorld &world); //!< False: cannot be had here.
};

namespace {

//! Two processes that want to stay: one in a session of its own, one orphaned twice. Their pids are
//! in the files `a` and `b` when it goes on.
const QString kStayBehind = u"mkfifo fa fb; "
                            "setsid sh -c 'echo $$ > a; echo > fa; exec sleep 1000' & "
                            "(sh -c 'echo $$ > b; echo > fb; exec sleep 1000' & ) ; "
                            "read x < fa; read x < fb; "_s;

bool isAlive(const QByteArray &pid)
{
    const std::optional<ProcessStat> stat = statOf(pid.trimmed().toInt());
    return stat && !stat->isGone();
}

} // namespace

void tst_TaskEnd::limiters()
{
    QTest::addColumn<bool>("cgroups");
    QTest::newRow("with cgroups") << true;
    QTest::newRow("without cgroups") << false;
}

bool tst_TaskEnd::choose(TaskWorld &world)
{
    QFETCH(bool, cgroups);
    if (!cgroups)
        world.withoutCgroups();
    return !cgroups || geteuid() == 0;
}

void tst_TaskEnd::deadline_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<int>("signal"); // -1: none.
    QTest::addColumn<QByteArray>("output");

    QTest::newRow("work that hears TERM ends in its own way")
        << u"trap 'echo bye; exit 7' TERM; while :; do sleep 0.05; done"_s << -1
        << QByteArray("bye\n");
    QTest::newRow("work that does not is killed after the grace")
        << u"trap '' TERM; while :; do sleep 0.05; done"_s << SIGKILL << QByteArray();
    QTest::newRow("stopped work hears TERM")
        << u"kill -STOP $$; sleep 1000"_s << SIGTERM << QByteArray();
    QTest::newRow("a child that ignores TERM does not outlive the grace")
        << u"(trap '' TERM; sleep 1000) & wait; wait"_s << SIGTERM << QByteArray();
}

void tst_TaskEnd::deadline()
{
    QFETCH(QString, script);
    QFETCH(int, signal);
    TaskWorld world;
    world.script(script);
    world.launch.limits.wallSeconds = 1;
    world.start();
    const std::optional<EndReceipt> end = world.waitForEnd();
    QVERIFY(end);
    QCOMPARE(end->cause, Cause::Deadline);
    QCOMPARE(end->signal.value_or(-1), signal);
    QFETCH(QByteArray, output);
    QVERIFY2(world.output().contains(output), world.output().constData());
}

void tst_TaskEnd::cancel_data()
{
    QTest::addColumn<QString>("trap");
    QTest::addColumn<QList<int>>("sent");
    QTest::addColumn<qint64>("graceSeconds");
    QTest::addColumn<int>("endedBy");

    constexpr qint64 kNever = 3600;
    const QString deaf = u"trap '' TERM"_s;
    QTest::newRow("TERM lets the work end") << u"true"_s << QList{SIGTERM} << kNever << SIGTERM;
    QTest::newRow("TERM kills after the grace") << deaf << QList{SIGTERM} << 1LL << SIGKILL;
    QTest::newRow("no grace kills at once") << deaf << QList{SIGTERM} << 0LL << SIGKILL;
    QTest::newRow("a second TERM kills") << deaf << QList{SIGTERM, SIGTERM} << kNever << SIGKILL;
    QTest::newRow("USR1 kills at once") << deaf << QList{SIGUSR1} << kNever << SIGKILL;
}

void tst_TaskEnd::cancel()
{
    QFETCH(QString, trap);
    QFETCH(QList<int>, sent);
    QFETCH(qint64, graceSeconds);
    QFETCH(int, endedBy);
    TaskWorld world;
    world.launch.graceSeconds = graceSeconds;
    // A helper says when it hears the first TERM, so that the second is not sent before the wrapper
    // took the first: two pending signals of a kind are one.
    world.script(u"mkfifo up; (trap 'echo heard' TERM; echo > up; while :; do sleep 0.05; done) & "
                 "read x < up; "_s
                 + trap + u"; echo ready; while :; do sleep 0.05; done"_s);
    world.start();
    QVERIFY(world.waitForOutput("ready"));
    for (qsizetype at = 0; at < sent.size(); ++at) {
        QVERIFY(at == 0 || world.waitForOutput("heard"));
        QVERIFY(world.signalWrapper(sent[at]));
    }
    const std::optional<EndReceipt> end = world.waitForEnd();
    QVERIFY(end);
    QCOMPARE(end->cause, Cause::Cancelled);
    QCOMPARE(end->signal.value_or(0), endedBy);
}

void tst_TaskEnd::stragglers()
{
    TaskWorld world;
    if (!choose(world))
        QSKIP("cgroups of its own need root here");
    world.script(kStayBehind + u"exit 0"_s);
    world.start();
    const std::optional<EndReceipt> end = world.waitForEnd();
    QVERIFY(end);
    QCOMPARE(end->cause, Cause::Ok);
    QCOMPARE(end->stragglers, 2);
    for (const QString &name : {u"a"_s, u"b"_s}) {
        QVERIFY(world.read(world.workPath(name)).trimmed().toInt() > 1);
        QVERIFY(!isAlive(world.read(world.workPath(name))));
    }
    QVERIFY(!world.hasCgroup());
}

void tst_TaskEnd::memory()
{
    TaskWorld world;
    if (!choose(world))
        QSKIP("cgroups of its own need root here");
    world.launch.limits.memoryMiB = 48;
    world.script(u"echo small; x=$(head -c 150000000 /dev/zero | tr '\\0' x); sleep 1000"_s);
    world.start();
    const std::optional<EndReceipt> end = world.waitForEnd();
    QVERIFY(end);
    QCOMPARE(end->cause, Cause::OutOfMemory);
    QCOMPARE(end->signal.value_or(0), SIGKILL);
    QVERIFY(end->peakMemoryBytes >= 40LL * 1024 * 1024);
    QCOMPARE(world.output(), "small\n");
}

void tst_TaskEnd::processes()
{
    TaskWorld world;
    if (!choose(world))
        QSKIP("cgroups of its own need root here");
    world.launch.limits.pids = 20;
    world.script(u"i=0; while [ $i -lt 60 ]; do sleep 1000 & i=$((i+1)); done; sleep 1000"_s);
    world.start();
    const std::optional<EndReceipt> end = world.waitForEnd();
    QVERIFY(end);
    QCOMPARE(end->cause, Cause::UserError);
    QVERIFY(end->stragglers <= 60);
    QFETCH(bool, cgroups);
    QVERIFY2(cgroups ? world.output().contains("fork") : end->reason.contains(u"more processes"_s),
             qPrintable(end->reason + QString::fromUtf8(world.output())));
    if (cgroups)
        QVERIFY(end->stragglers < 20);
}

void tst_TaskEnd::forkBomb()
{
    TaskWorld world;
    if (!choose(world))
        QSKIP("cgroups of its own need root here");
    world.launch.limits.pids = 50;
    world.launch.limits.wallSeconds = 2;
    world.launch.graceSeconds = 0;
    // Doubles, but only to some 500: a fork bomb that a fault of ours lets loose would take the
    // machine.
    world.script(u"trap '' TERM; f() { [ $1 -gt 0 ] || exec sleep 1000; sleep 0.01; "
                 "f $(($1 - 1)) & f $(($1 - 1)) & wait; }; f 8; sleep 1000"_s);
    world.start();
    const std::optional<EndReceipt> end = world.waitForEnd();
    QVERIFY(end);
    QVERIFY(end->cause == Cause::Deadline || end->cause == Cause::UserError);
    QVERIFY(!world.hasCgroup());
}

void tst_TaskEnd::killedWrapper()
{
    TaskWorld world;
    if (!choose(world))
        QSKIP("cgroups of its own need root here");
    world.script(kStayBehind + u"echo ready; sleep 1000"_s);
    world.start();
    QVERIFY(world.waitForOutput("ready"));
    const StartReceipt start = *world.started();
    QVERIFY(world.signalWrapper(SIGKILL));
    QVERIFY(!world.waitForEnd()); // No END receipt: this attempt is lost …
    QVERIFY(!processIs(start.workPid, start.workStartTicks, start.bootId)); // … and dead.
    for (const QString &name : {u"a"_s, u"b"_s})
        QVERIFY(!isAlive(world.read(world.workPath(name))));
    QVERIFY(!world.hasCgroup());
    QCOMPARE(world.startAgain().exitCode, exitcode::kAlreadyStarted);
}

void tst_TaskEnd::measures()
{
    TaskWorld world;
    if (!choose(world))
        QSKIP("cgroups of its own need root here");
    world.script(u"x=$(head -c 20000000 /dev/zero | tr '\\0' x); echo ${#x}"_s);
    world.start();
    const std::optional<EndReceipt> end = world.waitForEnd();
    QVERIFY(end);
    QCOMPARE(end->cause, Cause::Ok);
    QVERIFY(end->peakMemoryBytes > 20'000'000);
    QVERIFY(end->peakMemoryBytes < 2'000'000'000);
    QVERIFY(end->cpuUs > 1000);
    QVERIFY(end->ended >= end->started);
}

QTEST_GUILESS_MAIN(tst_TaskEnd)
#include "tst_taskend.moc"
