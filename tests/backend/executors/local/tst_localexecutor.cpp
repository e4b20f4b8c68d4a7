#include "backend/executors/local/retention.h"
#include "backend/task/files.h"
#include "backend/task/processes.h"
#include "tests/backend/executors/local/localengine.h"

#include <QDir>
#include <QtTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace stw;
using namespace stw::executors;
using conformance::specOf;
using conformance::Watched;

//! What the local executor promises beyond the contract of every driver.
class tst_LocalExecutor : public QObject
{
    Q_OBJECT

private slots:
    void saysHowItIsolates();
    void keepsWorkToItself();
    void givesEachProjectItsUser();
    void refusesToOpenWithoutItsParts();
    void seesTheNode();
    void handsCardsOverByUuid();
    void refusesCardsThatAreNotThere();
    void noticesAForeignProcess();
    void remembersAVanishedCard();
    void survivesAHangingTool();
    void knowsThatTheMachineRestarted();
    void boundsUploads();
    void keepsWhatIsYoung();
    void concludesNothingFromABrokenReceipt();
};

namespace {

//! Answers as nvidia-smi does for cards GPU-a and GPU-b, and for the processes in a file.
const QString kSmi = u"case \"$*\" in\n"
                     "*compute-apps*) cat %1/processes 2>/dev/null || :;;\n"
                     "*--id=*) for a in \"$@\"; do case $a in --id=*) echo \"${a#--id=}\" |"
                     " tr , '\\n';; esac; done;;\n"
                     "*) cat %1/cards;;\n"
                     "esac\n"_s;
const QByteArray kCardA = "GPU-a, 00000000:83:00.0, 165, 143771, Disabled, 0, NVIDIA H200\n";
const QByteArray kCardB = "GPU-b, 00000000:3b:00.0, 166, 143771, Disabled, 0, NVIDIA H200\n";

void setCards(LocalEngine &engine, const QByteArray &lines)
{
    QVERIFY(task::writeFile(engine.path(u"cards"_s), lines));
    engine.writeSmi(kSmi.arg(engine.path({})));
    // The wrapper asks the tool as root, the work never does; all may read.
    chmod(engine.path(u"cards"_s).toUtf8().constData(), 0644);
}

Card cardOf(const Node &node, const QString &id)
{
    for (const Card &card : node.cards) {
        if (card.id == id)
            return card;
    }
    return {};
}

ports::LaunchSpec onCards(ports::LaunchSpec spec, const QStringList &cards)
{
    spec.slices[0].cards = cards;
    for (const QString &card : cards)
        spec.cards.append({card, u"nvidia"_s});
    return spec;
}

} // namespace

void tst_LocalExecutor::saysHowItIsolates()
{
    LocalEngine engine;
    const Pool pool = Watched(engine).driver().pool();
    QCOMPARE(pool.name, u"local"_s);
    QCOMPARE(pool.executor, u"local"_s);
    QCOMPARE(pool.isolation, geteuid() == 0 ? u"user"_s : u"none"_s);
    QVERIFY(!pool.simulated);
}

//! The service's data, other attempts and the attempt's own receipts are closed to the work.
void tst_LocalExecutor::keepsWorkToItself()
{
    if (geteuid() != 0)
        QSKIP("without root the pool says isolation: none");
    LocalEngine engine;
    QVERIFY(task::writeFile(engine.path(u"stellwerk.sqlite"_s), "database"));
    Watched watched(engine);
    const ports::LaunchSpec other = specOf(u"echo theirs > secret; echo printed"_s);
    watched.driver().launch(other);
    QVERIFY(watched.waitForEnd(other.tag));

    ports::LaunchSpec spec = specOf({});
    const QString own = engine.attempt(spec.tag);
    const QDir theirs(engine.attempt(other.tag));
    const QStringList reads{engine.path(u"stellwerk.sqlite"_s),
                            theirs.filePath(u"output"_s),
                            theirs.filePath(u"work/secret"_s),
                            own + u"/launch.json"_s,
                            own + u"/output"_s,
                            task::startReceiptPath(own, spec.tag)};
    const QStringList lists{engine.path({}),
                            engine.config.folder,
                            own,
                            engine.config.folder + u"/live"_s,
                            engine.config.folder + u"/attempts"_s,
                            engine.config.folder + u"/inputs"_s,
                            engine.attempt(other.tag)};
    QString script;
    for (const QString &path : reads)
        script += u"cat '%1' 2>/dev/null && echo OPEN %1; "_s.arg(path);
    for (const QString &path : lists)
        script += u"ls '%1' 2>/dev/null && echo OPEN %1; touch '%1/planted' 2>/dev/null "
                  "&& echo OPEN %1; "_s.arg(path);
    spec.osNumber = other.osNumber + 1;
    spec.argv = {u"sh"_s, u"-c"_s, script + u"id -u; echo mine > $HOME/file; cat $HOME/file"_s};
    watched.driver().launch(spec);
    const std::optional<ports::WorkOver> over = watched.waitForEnd(spec.tag);
    QVERIFY(over);
    QCOMPARE(watched.output(spec.tag), "47008\nmine\n");
    QCOMPARE(over->osUser, u"47008"_s);
    struct stat status = {};
    QCOMPARE(stat((own + u"/work"_s).toUtf8().constData(), &status), 0);
    QCOMPARE(status.st_mode & 07777, mode_t(0700));
    QCOMPARE(status.st_uid, uid_t(47'008));
}

void tst_LocalExecutor::givesEachProjectItsUser()
{
    if (geteuid() != 0)
        QSKIP("becoming another user needs root");
    LocalEngine engine;
    Watched watched(engine);
    for (const qint64 number : {1, 2}) {
        ports::LaunchSpec spec = specOf(u"id -u; stat -c %u data"_s);
        spec.osNumber = number;
        spec.inputs = {u"data"_s};
        QVERIFY(watched.driver().keepInput(spec.requester, u"data"_s, "x"));
        watched.driver().launch(spec);
        QVERIFY(watched.waitForEnd(spec.tag));
        const QByteArray uid = QByteArray::number(47'000 + number) + '\n';
        QCOMPARE(watched.output(spec.tag), uid + uid);
    }
}

void tst_LocalExecutor::refusesToOpenWithoutItsParts()
{
    LocalEngine engine;
    WallClock clock;
    LocalConfig config = engine.config;
    config.taskProgram = engine.path(u"absent"_s);
    QVERIFY(!LocalExecutor::open(config, clock, [](const ports::Report &) {}));
    config = engine.config;
    QVERIFY(task::writeFile(engine.path(u"file"_s), "x"));
    config.folder = engine.path(u"file"_s);
    QVERIFY(!LocalExecutor::open(config, clock, [](const ports::Report &) {}));
}

void tst_LocalExecutor::seesTheNode()
{
    LocalEngine engine;
    const std::optional<Node> whole = Watched(engine).waitForNode();
    QVERIFY(whole);
    QCOMPARE(whole->name, u"node"_s);
    QCOMPARE(whole->pool, u"local"_s);
    QVERIFY(whole->cpuMilli > 0);
    QVERIFY(whole->memoryMiB > 0);
    QVERIFY(whole->cards.isEmpty());
    engine.config.reservedCpuMilli = 100;
    engine.config.reservedMemoryMiB = 50;
    const std::optional<Node> rest = Watched(engine).waitForNode();
    QVERIFY(rest);
    QCOMPARE(rest->cpuMilli, whole->cpuMilli - 100);
    QCOMPARE(rest->memoryMiB, whole->memoryMiB - 50);
}

void tst_LocalExecutor::handsCardsOverByUuid()
{
    LocalEngine engine;
    setCards(engine, kCardA + kCardB);
    Watched watched(engine);
    const ports::LaunchSpec spec =
        onCards(specOf(u"echo $CUDA_VISIBLE_DEVICES"_s), {u"GPU-b"_s, u"GPU-a"_s});
    watched.driver().launch(spec);
    const std::optional<ports::WorkOver> over = watched.waitForEnd(spec.tag);
    QVERIFY(over);
    QCOMPARE(watched.output(spec.tag), "GPU-b,GPU-a\n");
    QCOMPARE(over->end.cause, EndCause::Ok);
}

void tst_LocalExecutor::refusesCardsThatAreNotThere()
{
    LocalEngine engine;
    engine.writeSmi(u"echo GPU-z"_s);
    Watched watched(engine);
    const ports::LaunchSpec spec = onCards(specOf(u"echo ran"_s), {u"GPU-a"_s});
    watched.driver().launch(spec);
    const std::optional<ports::WorkOver> over = watched.waitForEnd(spec.tag);
    QVERIFY(over);
    QCOMPARE(over->end.cause, EndCause::CardsMismatch);
    QVERIFY(!over->startedAt.isSet());
    QVERIFY(over->retry);
    for (const ports::Report &report : watched.reports())
        QVERIFY(!std::holds_alternative<ports::WorkStarted>(report));
}

void tst_LocalExecutor::noticesAForeignProcess()
{
    LocalEngine engine;
    setCards(engine, kCardA + kCardB);
    Watched watched(engine);
    const ports::LaunchSpec spec = onCards(specOf(u"echo $$; exec sleep 40"_s), {u"GPU-a"_s});
    watched.driver().launch(spec);
    QVERIFY(watched.waitForOutput(spec.tag, "\n"));
    const QByteArray ours = watched.output(spec.tag).trimmed();
    // This test's own process is there, and is not of any attempt.
    const QByteArray foreign = QByteArray::number(getpid());
    const QString processes = engine.path(u"processes"_s);
    QVERIFY(task::writeFile(processes, "GPU-a, " + ours + "\nGPU-b, " + foreign + '\n'));
    std::optional<Node> node = watched.waitForNode();
    QVERIFY(node);
    QVERIFY(!cardOf(*node, u"GPU-a"_s).foreignUse);
    QVERIFY(cardOf(*node, u"GPU-b"_s).foreignUse);
    QVERIFY(task::writeFile(processes, "GPU-a, " + foreign + '\n'));
    node = watched.waitForNode();
    QVERIFY(node);
    QVERIFY(cardOf(*node, u"GPU-a"_s).foreignUse);
    QVERIFY(!cardOf(*node, u"GPU-b"_s).foreignUse);
    watched.driver().cancel(spec.tag, ports::StopKind::Kill);
    QVERIFY(watched.waitForEnd(spec.tag));
}

void tst_LocalExecutor::remembersAVanishedCard()
{
    LocalEngine engine;
    setCards(engine, kCardA + kCardB);
    Watched watched(engine);
    std::optional<Node> node = watched.waitForNode();
    QVERIFY(node);
    QCOMPARE(node->cards.size(), 2);
    setCards(engine, kCardA);
    node = watched.waitForNode();
    QVERIFY(node);
    QCOMPARE(cardOf(*node, u"GPU-a"_s).health, Health::Healthy);
    QCOMPARE(cardOf(*node, u"GPU-b"_s).health, Health::Failed);
    QVERIFY(QFile::remove(engine.config.nvidiaSmi));
    node = watched.waitForNode();
    QVERIFY(node);
    QCOMPARE(cardOf(*node, u"GPU-a"_s).health, Health::Unknown);
}

void tst_LocalExecutor::survivesAHangingTool()
{
    LocalEngine engine;
    setCards(engine, kCardA);
    Watched watched(engine);
    QVERIFY(watched.waitForNode());
    engine.writeSmi(u"exec sleep 100"_s);
    watched.driver().snapshot();
    const ports::LaunchSpec spec = specOf(u"echo meanwhile"_s);
    watched.driver().launch(spec);
    QVERIFY(watched.waitForEnd(spec.tag));
    const std::optional<Node> node = watched.waitForNode();
    QVERIFY(node);
    QCOMPARE(cardOf(*node, u"GPU-a"_s).health, Health::Unknown);
    QVERIFY(cardOf(*node, u"GPU-a"_s).healthReason.contains("no answer"_L1));
}

//! A START of an earlier boot: nothing of it can be left, and another attempt may be placed.
void tst_LocalExecutor::knowsThatTheMachineRestarted()
{
    LocalEngine engine;
    const ports::LaunchSpec spec = specOf(u"echo ran"_s);
    Watched watched(engine);
    const QString folder = engine.attempt(spec.tag);
    QVERIFY(QDir().mkpath(folder));
    task::StartReceipt start;
    start.tag = spec.tag;
    start.wrapperPid = getpid(); // Somebody else's number now: ours must not be harmed.
    start.wrapperStartTicks = 1;
    start.workPid = getpid();
    start.workStartTicks = 1;
    start.bootId = u"another boot"_s;
    start.started = Instant{1'700'000'000'000'000};
    QVERIFY(task::createFile(task::startReceiptPath(folder, spec.tag), task::encode(start)));
    watched.driver().find(spec.tag);
    const std::optional<ports::WorkOver> over = watched.waitForEnd(spec.tag);
    QVERIFY(over);
    QCOMPARE(over->end.cause, EndCause::Lost);
    QCOMPARE(over->proof.source, u"node_restart"_s);
    QVERIFY(over->retry);
    QCOMPARE(over->startedAt, start.started);
    QCOMPARE(over->end.at, start.started); // Nothing shows that it lived longer.
}

void tst_LocalExecutor::boundsUploads()
{
    LocalEngine engine;
    engine.config.inputBytes = 10;
    Watched watched(engine);
    const UserId user(Uuid{1, 2});
    ports::Executor &driver = watched.driver();
    QVERIFY(driver.keepInput(user, u"a"_s, "123456"));
    QVERIFY(driver.keepInput(user, u"b"_s, "1234"));
    const Result<> third = driver.keepInput(user, u"c"_s, "1");
    QVERIFY(!third);
    QCOMPARE(third.error().code, ErrorCode::TooLarge);
    QCOMPARE(third.error().facts.value(u"left"_s), u"0"_s);
    QVERIFY(driver.keepInput(user, u"a"_s, "12345")); // Replaced, so not counted twice.
    QVERIFY(driver.keepInput(user, u"c"_s, "1"));
    QVERIFY(driver.keepInput(UserId(Uuid{1, 3}), u"a"_s, "1234567890")); // Each has its own.
}

void tst_LocalExecutor::keepsWhatIsYoung()
{
    LocalEngine engine;
    Watched watched(engine);
    const ports::LaunchSpec spec = specOf(u"echo kept; echo x > file"_s);
    watched.driver().launch(spec);
    const std::optional<ports::WorkOver> over = watched.waitForEnd(spec.tag);
    QVERIFY(over);
    const ports::LaunchSpec running = specOf(u"echo ready; exec sleep 40"_s);
    watched.driver().launch(running);
    QVERIFY(watched.waitForOutput(running.tag, "ready"));

    const AttemptFolders folders(engine.config.folder, engine.config.uidBase.has_value());
    const Instant before = over->end.at - Micros(std::chrono::hours(1));
    const Instant after = WallClock().now() + Micros(std::chrono::hours(1));
    sweep(folders, {before, before});
    QVERIFY(watched.driver().file(spec.tag, u"file"_s));
    sweep(folders, {after, before});
    QVERIFY(!watched.driver().file(spec.tag, u"file"_s));
    QCOMPARE(watched.output(spec.tag), "kept\n");
    QVERIFY(QFile::exists(task::endReceiptPath(engine.attempt(spec.tag), spec.tag)));
    sweep(folders, {after, after});
    QVERIFY(!QFile::exists(engine.attempt(spec.tag)));
    QVERIFY(QFile::exists(engine.attempt(running.tag) + u"/work"_s)); // It is not over.
    watched.driver().cancel(running.tag, ports::StopKind::Kill);
    QVERIFY(watched.waitForEnd(running.tag));
}

void tst_LocalExecutor::concludesNothingFromABrokenReceipt()
{
    LocalEngine engine;
    Watched watched(engine);
    const ports::LaunchSpec spec = specOf(u"echo ran"_s);
    const QString folder = engine.attempt(spec.tag);
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(task::createFile(task::startReceiptPath(folder, spec.tag), "{"));
    QTest::ignoreMessage(QtCriticalMsg, QRegularExpression(u"a person must look"_s));
    watched.driver().launch(spec);
    watched.driver().find(spec.tag);
    const ports::LaunchSpec next = specOf(u"echo ran"_s);
    watched.driver().launch(next);
    QVERIFY(watched.waitForEnd(next.tag));
    for (const ports::Report &report : watched.reports()) {
        if (const auto *over = std::get_if<ports::WorkOver>(&report))
            QCOMPARE(over->tag, next.tag);
    }
    QVERIFY(watched.output(spec.tag).isEmpty());
}

QTEST_GUILESS_MAIN(tst_LocalExecutor)

#include "tst_localexecutor.moc"
