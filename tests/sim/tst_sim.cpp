#include "tests/sim/simrun.h"

#include <QTest>

// The whole backend under random faults. Rerun one seed with STW_SEED=7; STW_SIM_FIRST,
// STW_SIM_SEEDS and STW_SIM_STEPS say from where, how many and how long, STW_SIM_BUG plants a
// mistake.
using namespace stw;
using namespace stw::sim;
using namespace Qt::StringLiterals;

namespace {

qint64 fromEnvironment(const char *name, qint64 standard)
{
    bool ok = false;
    const qint64 value = qEnvironmentVariable(name).toLongLong(&ok);
    return ok ? value : standard;
}

QString rerun(quint64 seed, qint64 steps, Bug bug)
{
    QString text = u"rerun with STW_SEED=%1 STW_SIM_STEPS=%2"_s.arg(seed).arg(steps);
    if (bug != Bug::None)
        text += u" STW_SIM_BUG="_s + nameOf(bug);
    return text;
}

// What the runs of one call must have met, else they prove nothing.
// clang-format off: a list is read in lines.
constexpr auto kMustOccur = std::to_array<QLatin1StringView>({
    "append failed, durable"_L1,
    "append failed, not durable"_L1,
    "load failed"_L1,
    "store full"_L1,
    "crash"_L1,
    "crash inside a turn"_L1,
    "crash while starting"_L1,
    "crash during launch, arrived"_L1,
    "crash during launch, lost"_L1,
    "reports lost in a crash"_L1,
    "report lost"_L1,
    "report repeated"_L1,
    "report delayed"_L1,
    "call lost"_L1,
    "launch repeated"_L1,
    "cancel ignored for a while"_L1,
    "a tag that never started"_L1,
    "work lost with its node"_L1,
    "submit accepted"_L1,
    "submit refused"_L1,
    "submit repeated"_L1,
    "key reused with another body"_L1,
    "released twice"_L1,
    "limit changed"_L1,
    "limit change refused"_L1,
    "member removed"_L1,
    "token revoked"_L1,
    "spec published"_L1,
    "price published"_L1,
    "card health changed"_L1,
    "foreign use changed"_L1,
    "node unreachable"_L1,
    "node isolated"_L1,
    "time jumped"_L1,
    "shortly before a month's edge"_L1,
    "ok"_L1,
    "user_error"_L1,
    "out_of_memory"_L1,
    "deadline"_L1,
    "cancelled"_L1,
    "launch_failed"_L1,
    "cards_mismatch"_L1,
    "lost"_L1,
    "came to rest"_L1,
    "replayed"_L1,
    "waits for quota at the end"_L1,
    "requeued"_L1,
    "expired"_L1,
    "waited for quota"_L1,
    "waited for the month's budget"_L1,
    "waited for capacity"_L1,
    "waited for healthy cards"_L1,
    "waited behind others"_L1,
    "charged across a month's edge"_L1,
    "taken back with a correction"_L1,
    "withdrawn while waiting"_L1,
    "delivered while releasing"_L1,
});
// clang-format on

} // namespace

class tst_Sim : public QObject
{
    Q_OBJECT

private slots:
    void sameSeedSameRun();
    void holdsUnderFaults();
};

void tst_Sim::sameSeedSameRun()
{
    const RunResult one = SimRun(11, 120, Bug::None).run();
    const RunResult again = SimRun(11, 120, Bug::None).run();
    QVERIFY(one.entries > 100);
    QCOMPARE(again.head, one.head);
    QVERIFY(SimRun(12, 120, Bug::None).run().head != one.head);
}

void tst_Sim::holdsUnderFaults()
{
    const std::optional<Bug> bug =
        fromName<Bug>(qEnvironmentVariable("STW_SIM_BUG", QStringLiteral("none")));
    QVERIFY2(bug, "STW_SIM_BUG is none of the planted mistakes");
    const qint64 only = fromEnvironment("STW_SEED", 0);
    const qint64 first = only ? only : fromEnvironment("STW_SIM_FIRST", 1);
    const qint64 seeds = only ? 1 : fromEnvironment("STW_SIM_SEEDS", *bug == Bug::None ? 300 : 200);
    const qint64 steps = fromEnvironment("STW_SIM_STEPS", *bug == Bug::None ? 300 : 150);

    Counts counts;
    qint64 entries = 0;
    for (qint64 seed = first; seed < first + seeds; ++seed) {
        const RunResult result = SimRun(quint64(seed), steps, *bug).run();
        for (const auto &[name, count] : result.counts)
            counts[name] += count;
        entries += result.entries;
        if (result.violations.isEmpty())
            continue;
        const QString report =
            result.violations.join(u'\n') + u'\n' + rerun(quint64(seed), steps, *bug);
        const int wanted = rowOf(*bug).number;
        if (*bug == Bug::None || !result.numbers.contains(wanted))
            QFAIL(qPrintable(report));
        qInfo("found: %s", qPrintable(report));
        return;
    }
    QVERIFY2(*bug == Bug::None, "the planted mistake was not found");
    qInfo("%lld runs, %lld entries", seeds, entries);
    for (const auto &[name, count] : counts)
        qInfo("%8lld  %s", count, name.data());
    for (const QLatin1StringView name : kMustOccur) {
        if (!only)
            QVERIFY2(counts[name] > 0, name.data());
    }
}

QTEST_GUILESS_MAIN(tst_Sim)
#include "tst_sim.moc"
