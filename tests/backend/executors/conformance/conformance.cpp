#include "tests/backend/executors/conformance/conformance.h"

#include <QElapsedTimer>
#include <QtTest>

#include <csignal>

namespace stw::conformance {

using namespace Qt::StringLiterals;
using ports::StopKind;

namespace {

template <class Kind>
qsizetype countOf(const QList<ports::Report> &reports)
{
    return std::count_if(reports.begin(), reports.end(), [](const ports::Report &report) {
        return std::holds_alternative<Kind>(report);
    });
}

//! Work that waits for a file in its folder; it says "ready" first.
const QString kWaits = u"echo ready; while [ ! -e go ]; do sleep 0.05; done; echo went"_s;

} // namespace

void Suite::endsAsTheWorkDoes_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<qint64>("seconds");
    QTest::addColumn<EndCause>("cause");
    QTest::addColumn<qint64>("exitCode");
    QTest::addColumn<qint64>("signal");

    QTest::newRow("zero is ok") << u"true"_s << 50LL << EndCause::Ok << 0LL << -1LL;
    QTest::newRow("another exit code is the work's error")
        << u"exit 7"_s << 50LL << EndCause::UserError << 7LL << -1LL;
    QTest::newRow("a signal is the work's error")
        << u"kill -SEGV $$"_s << 50LL << EndCause::UserError << -1LL << qint64(SIGSEGV);
    QTest::newRow("time is limited")
        << u"exec sleep 40"_s << 1LL << EndCause::Deadline << -1LL << qint64(SIGTERM);
    QTest::newRow("memory is limited")
        << u"exec python3 -c 'x=bytearray(400<<20); print(len(x)); import time; time.sleep(40)'"_s
        << 50LL << EndCause::OutOfMemory << -1LL << qint64(SIGKILL);
}

void Suite::endsAsTheWorkDoes()
{
    QFETCH(QString, script);
    QFETCH(qint64, seconds);
    QFETCH(EndCause, cause);
    QFETCH(qint64, exitCode);
    QFETCH(qint64, signal);
    const std::unique_ptr<Engine> engine = makeEngine();
    Watched watched(*engine);
    ports::LaunchSpec spec = specOf(u"echo begun; "_s + script);
    spec.seconds = seconds;
    watched.driver().launch(spec);
    const std::optional<ports::WorkOver> over = watched.waitForEnd(spec.tag);
    QVERIFY(over);
    QCOMPARE(over->end.cause, cause);
    QCOMPARE(over->end.exitCode.value_or(-1), exitCode);
    QCOMPARE(over->end.signal.value_or(-1), signal);
    QVERIFY(over->startedAt.isSet());
    QVERIFY(over->end.at >= over->startedAt);
    QVERIFY(!over->limiter.isEmpty());
    QVERIFY(!over->osUser.isEmpty());
    QCOMPARE(over->proof.source, u"receipt"_s);
    QVERIFY(over->proof.devicesEmpty);
    QVERIFY(over->proof.at.isSet());
    QVERIFY(!over->retry);
    QVERIFY(watched.output(spec.tag).startsWith("begun\n"));
    QVERIFY(over->end.outputBytes >= 6);
}

void Suite::reportsTheStartFirst()
{
    const std::unique_ptr<Engine> engine = makeEngine();
    Watched watched(*engine);
    const ports::LaunchSpec spec = specOf(u"sleep 0.3"_s);
    watched.driver().launch(spec);
    const std::optional<ports::WorkOver> over = watched.waitForEnd(spec.tag);
    QVERIFY(over);
    const std::optional<ports::WorkStarted> started = watched.waitForStart(spec.tag);
    QVERIFY(started);
    QCOMPARE(started->at, over->startedAt);
    QCOMPARE(started->limiter, over->limiter);
    QCOMPARE(started->osUser, over->osUser);
    QVERIFY(std::holds_alternative<ports::WorkStarted>(watched.reports().first()));
}

void Suite::cancelsGracefully()
{
    const std::unique_ptr<Engine> engine = makeEngine();
    Watched watched(*engine);
    const ports::LaunchSpec spec =
        specOf(u"trap 'echo saved; exit 3' TERM; echo ready; while :; do sleep 0.05; done"_s);
    watched.driver().launch(spec);
    QVERIFY(watched.waitForOutput(spec.tag, "ready"));
    watched.driver().cancel(spec.tag, StopKind::Graceful);
    const std::optional<ports::WorkOver> over = watched.waitForEnd(spec.tag);
    QVERIFY(over);
    QCOMPARE(over->end.cause, EndCause::Cancelled);
    QCOMPARE(over->end.exitCode, std::optional<qint64>(3));
    QVERIFY(watched.output(spec.tag).endsWith("saved\n"));
}

//! Calls repeat; a repeated one must not cut the grace short.
void Suite::cancellingTwiceIsStillGraceful()
{
    const std::unique_ptr<Engine> engine = makeEngine();
    Watched watched(*engine);
    const ports::LaunchSpec spec = specOf(u"trap 'echo term; sleep 0.5; echo saved; exit 3' TERM; "
                                          "echo ready; while :; do sleep 0.05; done"_s);
    watched.driver().launch(spec);
    QVERIFY(watched.waitForOutput(spec.tag, "ready"));
    watched.driver().cancel(spec.tag, StopKind::Graceful);
    QVERIFY(watched.waitForOutput(spec.tag, "term"));
    watched.driver().cancel(spec.tag, StopKind::Graceful);
    {
        Watched restarted(*engine);
        restarted.driver().cancel(spec.tag, StopKind::Graceful);
    }
    const std::optional<ports::WorkOver> over = watched.waitForEnd(spec.tag);
    QVERIFY(over);
    QCOMPARE(over->end.exitCode, std::optional<qint64>(3));
    QVERIFY(watched.output(spec.tag).endsWith("saved\n"));
}

void Suite::killsWhatIgnoresTheTerm()
{
    const std::unique_ptr<Engine> engine = makeEngine();
    Watched watched(*engine);
    const ports::LaunchSpec spec =
        specOf(u"trap '' TERM; echo ready; while :; do sleep 0.05; done"_s);
    watched.driver().launch(spec);
    QVERIFY(watched.waitForOutput(spec.tag, "ready"));
    watched.driver().cancel(spec.tag, StopKind::Graceful);
    const std::optional<ports::WorkOver> over = watched.waitForEnd(spec.tag);
    QVERIFY(over);
    QCOMPARE(over->end.cause, EndCause::Cancelled);
    QCOMPARE(over->end.signal, std::optional<qint64>(SIGKILL));
}

void Suite::killsAtOnce()
{
    const std::unique_ptr<Engine> engine = makeEngine();
    Watched watched(*engine);
    const ports::LaunchSpec spec =
        specOf(u"trap 'echo saved; exit 3' TERM; echo ready; while :; do sleep 0.05; done"_s);
    watched.driver().launch(spec);
    QVERIFY(watched.waitForOutput(spec.tag, "ready"));
    watched.driver().cancel(spec.tag, StopKind::Kill);
    const std::optional<ports::WorkOver> over = watched.waitForEnd(spec.tag);
    QVERIFY(over);
    QCOMPARE(over->end.cause, EndCause::Cancelled);
    QCOMPARE(over->end.signal, std::optional<qint64>(SIGKILL));
    QCOMPARE(watched.output(spec.tag), "ready\n");
}

void Suite::cancelsWhatNeverStarted()
{
    const std::unique_ptr<Engine> engine = makeEngine();
    Watched watched(*engine);
    const ports::LaunchSpec spec = specOf(u"echo ran"_s);
    watched.driver().cancel(spec.tag, StopKind::Graceful);
    const std::optional<ports::WorkOver> over = watched.waitForEnd(spec.tag);
    QVERIFY(over);
    QVERIFY(!over->startedAt.isSet());
    QCOMPARE(over->proof.source, u"never_started"_s);
    QVERIFY(over->proof.devicesEmpty);
    // And that is binding.
    Watched late(*engine);
    late.driver().launch(spec);
    const std::optional<ports::WorkOver> again = late.waitForEnd(spec.tag);
    QVERIFY(again);
    QCOMPARE(again->proof.source, u"never_started"_s);
    QCOMPARE(again->end.at, over->end.at);
    QVERIFY(late.output(spec.tag).isEmpty());
}

void Suite::launchesOnce()
{
    const std::unique_ptr<Engine> engine = makeEngine();
    Watched watched(*engine);
    const ports::LaunchSpec spec = specOf(u"echo ran; sleep 0.2"_s);
    for (int call = 0; call < 3; ++call)
        watched.driver().launch(spec);
    QVERIFY(watched.waitForStart(spec.tag));
    watched.driver().launch(spec);
    const std::optional<ports::WorkOver> over = watched.waitForEnd(spec.tag);
    QVERIFY(over);
    watched.driver().launch(spec);
    QTRY_COMPARE(countOf<ports::WorkOver>(watched.reports()), 2);
    QCOMPARE(watched.output(spec.tag), "ran\n");
}

void Suite::launchesOnceFromTwoDrivers()
{
    const std::unique_ptr<Engine> engine = makeEngine();
    Watched one(*engine);
    Watched two(*engine);
    QList<ports::LaunchSpec> specs;
    for (int count = 0; count < 10; ++count)
        specs.append(specOf(u"echo ran"_s));
    for (const ports::LaunchSpec &spec : std::as_const(specs)) {
        one.driver().launch(spec);
        two.driver().launch(spec);
    }
    for (const ports::LaunchSpec &spec : std::as_const(specs)) {
        const std::optional<ports::WorkOver> over = one.waitForEnd(spec.tag);
        const std::optional<ports::WorkOver> same = two.waitForEnd(spec.tag);
        QVERIFY(over);
        QVERIFY(same);
        QCOMPARE(over->end.cause, EndCause::Ok);
        QCOMPARE(same->end, over->end);
        QCOMPARE(one.output(spec.tag), "ran\n");
    }
}

void Suite::findsWhatIsOver()
{
    const std::unique_ptr<Engine> engine = makeEngine();
    Watched watched(*engine);
    const ports::LaunchSpec spec = specOf(u"exit 4"_s);
    watched.driver().launch(spec);
    const std::optional<ports::WorkOver> over = watched.waitForEnd(spec.tag);
    QVERIFY(over);
    for (int times = 0; times < 2; ++times) {
        Watched later(*engine);
        later.driver().find(spec.tag);
        const std::optional<ports::WorkOver> found = later.waitForEnd(spec.tag);
        QVERIFY(found);
        QCOMPARE(found->end, over->end);
        QCOMPARE(found->proof, over->proof);
        QCOMPARE(found->startedAt, over->startedAt);
    }
}

void Suite::saysOfAnUnknownTagThatItNeverStarted()
{
    const std::unique_ptr<Engine> engine = makeEngine();
    Watched watched(*engine);
    const ports::LaunchSpec spec = specOf(u"echo ran"_s);
    watched.driver().find(spec.tag);
    const std::optional<ports::WorkOver> over = watched.waitForEnd(spec.tag);
    QVERIFY(over);
    QVERIFY(!over->startedAt.isSet());
    QCOMPARE(over->proof.source, u"never_started"_s);
    QVERIFY(over->retry);
}

void Suite::findsRunningWorkAfterARestart()
{
    const std::unique_ptr<Engine> engine = makeEngine();
    const ports::LaunchSpec spec = specOf(kWaits);
    std::optional<ports::WorkStarted> before;
    {
        Watched watched(*engine);
        watched.driver().launch(spec);
        QVERIFY(watched.waitForOutput(spec.tag, "ready"));
        before = watched.waitForStart(spec.tag);
        QVERIFY(before);
    }
    Watched restarted(*engine);
    restarted.driver().launch(spec); // What the core does when it had heard nothing.
    restarted.driver().find(spec.tag);
    const std::optional<ports::WorkStarted> after = restarted.waitForStart(spec.tag);
    QVERIFY(after);
    QCOMPARE(after->at, before->at);
    restarted.driver().cancel(spec.tag, StopKind::Kill);
    QVERIFY(restarted.waitForEnd(spec.tag));
    QCOMPARE(restarted.output(spec.tag), "ready\n");
}

void Suite::cancelsAfterARestart()
{
    const std::unique_ptr<Engine> engine = makeEngine();
    const ports::LaunchSpec spec = specOf(kWaits);
    {
        Watched watched(*engine);
        watched.driver().launch(spec);
        QVERIFY(watched.waitForOutput(spec.tag, "ready"));
    }
    Watched restarted(*engine);
    restarted.driver().cancel(spec.tag, StopKind::Graceful);
    const std::optional<ports::WorkOver> over = restarted.waitForEnd(spec.tag);
    QVERIFY(over);
    QCOMPARE(over->end.cause, EndCause::Cancelled);
}

void Suite::hearsOfAnEndThatNobodyWatched()
{
    const std::unique_ptr<Engine> engine = makeEngine();
    const ports::LaunchSpec spec = specOf(u"echo $$; sleep 0.3; exit 5"_s);
    qint64 pid = 0;
    {
        Watched watched(*engine);
        watched.driver().launch(spec);
        QVERIFY(watched.waitForOutput(spec.tag, "\n"));
        pid = watched.output(spec.tag).trimmed().toLongLong();
    }
    QTRY_VERIFY(!engine->isAlive(pid));
    Watched restarted(*engine);
    restarted.driver().find(spec.tag);
    const std::optional<ports::WorkOver> over = restarted.waitForEnd(spec.tag);
    QVERIFY(over);
    QCOMPARE(over->end.exitCode, std::optional<qint64>(5));
}

void Suite::settlesWhatWasPreparedOnly()
{
    const std::unique_ptr<Engine> engine = makeEngine();
    const ports::LaunchSpec spec = specOf(u"echo ran"_s);
    {
        Watched killed(*engine, false);
        killed.driver().launch(spec);
    }
    Watched restarted(*engine);
    restarted.driver().find(spec.tag);
    const std::optional<ports::WorkOver> over = restarted.waitForEnd(spec.tag);
    QVERIFY(over);
    QVERIFY(!over->startedAt.isSet());
    QCOMPARE(over->proof.source, u"never_started"_s);
    QVERIFY(over->retry);
    restarted.driver().launch(spec);
    QTRY_COMPARE(countOf<ports::WorkOver>(restarted.reports()), 2);
    QVERIFY(restarted.output(spec.tag).isEmpty());
}

void Suite::launchesWhatWasPreparedOnly()
{
    const std::unique_ptr<Engine> engine = makeEngine();
    const ports::LaunchSpec spec = specOf(u"echo ran"_s);
    {
        Watched killed(*engine, false);
        killed.driver().launch(spec);
    }
    Watched restarted(*engine);
    restarted.driver().launch(spec);
    const std::optional<ports::WorkOver> over = restarted.waitForEnd(spec.tag);
    QVERIFY(over);
    QCOMPARE(over->end.cause, EndCause::Ok);
    QCOMPARE(restarted.output(spec.tag), "ran\n");
}

void Suite::losesWorkWithItsWrapper()
{
    const std::unique_ptr<Engine> engine = makeEngine();
    Watched watched(*engine);
    const ports::LaunchSpec spec = specOf(u"echo $$; exec sleep 40"_s);
    watched.driver().launch(spec);
    QVERIFY(watched.waitForOutput(spec.tag, "\n"));
    const qint64 pid = watched.output(spec.tag).trimmed().toLongLong();
    QVERIFY(engine->isAlive(pid));
    const std::optional<ports::WorkStarted> started = watched.waitForStart(spec.tag);
    QVERIFY(engine->killWrapper(spec.tag));
    const std::optional<ports::WorkOver> over = watched.waitForEnd(spec.tag);
    QVERIFY(over);
    QVERIFY(!engine->isAlive(pid)); // Before it was said to be over.
    QCOMPARE(over->end.cause, EndCause::Lost);
    QCOMPARE(over->proof.source, u"wrapper_lost"_s);
    QVERIFY(over->proof.devicesEmpty);
    QVERIFY(!over->retry);
    QCOMPARE(over->startedAt, started->at);
    QVERIFY(over->end.at >= started->at);
    QVERIFY(over->end.at <= over->proof.at);
    Watched later(*engine);
    later.driver().launch(spec);
    const std::optional<ports::WorkOver> again = later.waitForEnd(spec.tag);
    QVERIFY(again);
    QCOMPARE(again->end, over->end);
    QCOMPARE(again->proof, over->proof);
}

void Suite::losesWorkWhileTheServiceIsDown()
{
    const std::unique_ptr<Engine> engine = makeEngine();
    const ports::LaunchSpec spec = specOf(u"echo $$; exec sleep 40"_s);
    qint64 pid = 0;
    {
        Watched watched(*engine);
        watched.driver().launch(spec);
        QVERIFY(watched.waitForOutput(spec.tag, "\n"));
        pid = watched.output(spec.tag).trimmed().toLongLong();
    }
    QVERIFY(engine->killWrapper(spec.tag));
    Watched restarted(*engine);
    restarted.driver().find(spec.tag);
    const std::optional<ports::WorkOver> over = restarted.waitForEnd(spec.tag);
    QVERIFY(over);
    QVERIFY(!engine->isAlive(pid));
    QCOMPARE(over->end.cause, EndCause::Lost);
    QVERIFY(over->startedAt.isSet());
}

void Suite::leavesNoStragglers()
{
    const std::unique_ptr<Engine> engine = makeEngine();
    Watched watched(*engine);
    const ports::LaunchSpec spec = specOf(u"setsid sleep 40 & echo $!; exit 0"_s);
    watched.driver().launch(spec);
    const std::optional<ports::WorkOver> over = watched.waitForEnd(spec.tag);
    QVERIFY(over);
    QCOMPARE(over->end.cause, EndCause::Ok);
    const qint64 pid = watched.output(spec.tag).trimmed().toLongLong();
    QVERIFY(pid > 1);
    QVERIFY(!engine->isAlive(pid));
}

} // namespace stw::conformance
