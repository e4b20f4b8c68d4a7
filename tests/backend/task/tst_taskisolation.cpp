#include "backend/task/exitcodes.h"
#include "backend/task/files.h"
#include "backend/task/processes.h"
#include "tests/backend/task/taskworld.h"

#include <QDir>
#include <QtTest>

#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace stw;
using namespace stw::task;

//! What work can see and reach: who it is, its environment, its descriptors, its cards.
class tst_TaskIsolation : public QObject
{
    Q_OBJECT

private slots:
    void dropsPrivileges();
    void staysUnprivileged();
    void refusesToBecomeAnotherWithoutRoot();
    void hasACleanEnvironment();
    void inheritsNoDescriptors();
    void namesCards();
    void confirmsCards_data();
    void confirmsCards();
};

namespace {

QMap<QString, QString> descriptorsOf(qint64 pid)
{
    QMap<QString, QString> targets;
    const QString folder = u"/proc/%1/fd"_s.arg(pid);
    for (const QString &name : QDir(folder).entryList(QDir::AllEntries | QDir::System | QDir::Hidden
                                                      | QDir::NoDotAndDotDot)) {
        std::array<char, 4096> target;
        const ssize_t size =
            readlink((folder + u'/' + name).toUtf8().constData(), target.data(), target.size());
        targets.insert(name, QString::fromUtf8(target.data(), qMax(size, ssize_t(0))));
    }
    return targets;
}

} // namespace

void tst_TaskIsolation::dropsPrivileges()
{
    if (geteuid() != 0)
        QSKIP("becoming another user needs root");
    TaskWorld world;
    world.asUser(47123);
    QVERIFY(writeFile(world.path(u"secret"_s), "secret"));
    world.script(u"id -u; id -g; id -G; grep -E '^(NoNewPrivs|CapEff|CapPrm|CapAmb)' "
                 "/proc/self/status; cat %1 || echo no secret; ls %2 || echo no list; "
                 "readlink /proc/$PPID/exe || echo no trace; kill -9 $PPID || echo no kill; "
                 "echo mine > file; pwd"_s.arg(world.path(u"secret"_s), world.path({})));
    world.start();
    const std::optional<EndReceipt> end = world.waitForEnd();
    QVERIFY(end); // So the wrapper lived on.
    QCOMPARE(end->cause, Cause::Ok);
    const QByteArray output = world.output();
    QVERIFY2(output.startsWith("47123\n47123\n47123\n"), output.constData());
    for (const char *line :
         {"NoNewPrivs:\t1", "CapEff:\t0000000000000000", "CapPrm:\t0000000000000000",
          "CapAmb:\t0000000000000000", "no secret", "no list", "no trace", "no kill"})
        QVERIFY2(output.contains(line), line);
    QVERIFY(!output.contains("\nsecret\n"));
    QVERIFY(output.endsWith(world.launch.workDir.toUtf8() + '\n'));
    QCOMPARE(world.started()->uid, 47123);
}

void tst_TaskIsolation::staysUnprivileged()
{
    TaskWorld world;
    world.script(u"grep NoNewPrivs /proc/self/status; ulimit -c"_s);
    world.start();
    QVERIFY(world.waitForEnd());
    QCOMPARE(world.output(), "NoNewPrivs:\t1\n0\n");
}

void tst_TaskIsolation::refusesToBecomeAnotherWithoutRoot()
{
    if (geteuid() == 0)
        QSKIP("only an unprivileged wrapper can fail at it");
    TaskWorld world;
    world.launch.identity = Identity{qint64(geteuid()), qint64(getegid()), {}};
    world.script(u"touch ran"_s);
    world.start();
    QCOMPARE(world.waitForEnd()->cause, Cause::LaunchFailed);
    QVERIFY(!QFile::exists(world.workPath(u"ran"_s)));
}

void tst_TaskIsolation::hasACleanEnvironment()
{
    qputenv("SERVICE_SECRET", "planted");
    TaskWorld world;
    world.launch.env = {{u"GIVEN"_s, u"value with = and ü"_s},
                        {u"CUDA_VISIBLE_DEVICES"_s, u"GPU-stolen"_s},
                        {u"HOME"_s, u"/given"_s}};
    world.launch.argv = {u"env"_s};
    world.start();
    QVERIFY(world.waitForEnd());
    QList<QByteArray> lines = world.output().trimmed().split('\n');
    std::sort(lines.begin(), lines.end());
    const QList<QByteArray> expected{"ASCEND_RT_VISIBLE_DEVICES=-1",
                                     "CUDA_VISIBLE_DEVICES=-1",
                                     "GIVEN=value with = and ü",
                                     "HOME=/given",
                                     "LANG=C.UTF-8",
                                     "NVIDIA_VISIBLE_DEVICES=void",
                                     "PATH=/usr/local/bin:/usr/bin:/bin",
                                     "ROCR_VISIBLE_DEVICES=-1"};
    QCOMPARE(lines, expected);
}

void tst_TaskIsolation::inheritsNoDescriptors()
{
    TaskWorld world;
    QVERIFY(writeFile(world.path(u"leak"_s), "of the service"));
    // On purpose without O_CLOEXEC, and one far above the others.
    const Fd leaked(open(world.path(u"leak"_s).toUtf8().constData(), O_RDONLY));
    const Fd far(fcntl(leaked.get(), F_DUPFD, 200));
    world.script(u"mkfifo gate; echo ready; : < gate"_s);
    world.start();
    QVERIFY(world.waitForOutput("ready"));
    const StartReceipt start = *world.started();
    const QMap<QString, QString> work = descriptorsOf(start.workPid);
    QCOMPARE(QStringList(work.keys()), QStringList({u"0"_s, u"1"_s, u"2"_s}));
    QCOMPARE(work.value(u"0"_s), u"/dev/null"_s);
    if (geteuid() == 0) { // The wrapper's are hidden from its own user.
        for (const qint64 pid :
             {start.wrapperPid, qint64(statOf(pid_t(start.wrapperPid))->parent)}) {
            QVERIFY(!descriptorsOf(pid).isEmpty());
            QVERIFY(!descriptorsOf(pid).values().contains(world.path(u"leak"_s)));
        }
    }
    world.openGate(u"gate"_s);
    QVERIFY(world.waitForEnd());
}

void tst_TaskIsolation::namesCards()
{
    TaskWorld world;
    world.writeTool(u"echo \"$*\" > %1; echo GPU-b; echo GPU-a"_s.arg(world.path(u"asked"_s)));
    world.launch.cards = {
        {u"GPU-a"_s, u"nvidia"_s}, {u"GPU-b"_s, u"nvidia"_s}, {u"7"_s, u"ascend"_s}};
    world.script(u"echo $CUDA_VISIBLE_DEVICES $NVIDIA_VISIBLE_DEVICES $ASCEND_RT_VISIBLE_DEVICES "
                 "$ROCR_VISIBLE_DEVICES"_s);
    world.start();
    QCOMPARE(world.waitForEnd()->cause, Cause::Ok);
    QCOMPARE(world.output(), "GPU-a,GPU-b GPU-a,GPU-b 7 -1\n");
    QCOMPARE(world.read(world.path(u"asked"_s)),
             "--query-gpu=uuid --format=csv,noheader --id=GPU-a,GPU-b\n");
    QCOMPARE(world.started()->cards, world.launch.cards);
}

void tst_TaskIsolation::confirmsCards_data()
{
    QTest::addColumn<QString>("tool"); // Empty: not there.
    QTest::addColumn<Cause>("cause");

    QTest::newRow("the given card is accepted") << u"echo GPU-a"_s << Cause::Ok;
    QTest::newRow("the variable names the card to the tool")
        << u"echo $CUDA_VISIBLE_DEVICES"_s << Cause::Ok;
    QTest::newRow("another card is refused") << u"echo GPU-b"_s << Cause::CardsMismatch;
    QTest::newRow("one card more is refused")
        << u"echo GPU-a; echo GPU-b"_s << Cause::CardsMismatch;
    QTest::newRow("no card is refused") << u"echo No devices were found"_s << Cause::CardsMismatch;
    QTest::newRow("a failing tool is refused") << u"exit 9"_s << Cause::CardsMismatch;
    QTest::newRow("a missing tool is refused") << QString() << Cause::CardsMismatch;
}

void tst_TaskIsolation::confirmsCards()
{
    QFETCH(QString, tool);
    QFETCH(Cause, cause);
    TaskWorld world;
    if (tool.isEmpty())
        world.launch.cardTool = world.path(u"not-there"_s);
    else
        world.writeTool(tool);
    world.launch.cards = {{u"GPU-a"_s, u"nvidia"_s}};
    world.script(u"touch ran"_s);
    world.start();
    const std::optional<EndReceipt> end = world.waitForEnd();
    QVERIFY(end);
    QCOMPARE(end->cause, cause);
    QCOMPARE(QFile::exists(world.workPath(u"ran"_s)), cause == Cause::Ok);
    QCOMPARE(QFile::exists(world.launch.outputPath), cause == Cause::Ok);
}

QTEST_GUILESS_MAIN(tst_TaskIsolation)
#include "tst_taskisolation.moc"
