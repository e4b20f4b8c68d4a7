#include "tests/support/worlds.h"

#include <QTest>

using namespace stw;
using namespace stw::scheduler;
using namespace Qt::StringLiterals;
using test::ask;
using test::makeNode;
using test::Scene;

Q_DECLARE_METATYPE(Scene)

namespace {

template <class Reason>
Reason reasonOf(const Verdict &verdict)
{
    for (const QueueReason &reason : std::get<Deferral>(verdict).reasons) {
        if (const auto *found = std::get_if<Reason>(&reason))
            return *found;
    }
    return {};
}

} // namespace

class tst_Plan : public QObject
{
    Q_OBJECT

private slots:
    void tells_data();
    void tells();
    void specUnavailableCounts();
    void healthyCapacityCounts();
    void capacityCounts();
    void capacityCountsWhatThisCycleGave();
    void quotaCounts();
    void positionCountsTheEligibleOfThePool();
    void neverIsNotNow();
    void latestStartFollowsGrantedEnds();
};

void tst_Plan::tells_data()
{
    QTest::addColumn<Scene>("scene");
    QTest::addColumn<QStringList>("expected");

    const auto row = [](const char *name, auto &&fill, const QStringList &expected) {
        Scene scene;
        fill(scene);
        QTest::newRow(name) << scene << expected;
    };
    row("whole cards on the only node",
        [](Scene &s) { s.node(makeNode(u"a"_s).cards(2)).waits(ask(2)); },
        {u"placed on a-0 a-1"_s});
    row("the fullest node that fits, so that holes stay large",
        [](Scene &s) {
            s.node(makeNode(u"a"_s).cards(8)).node(makeNode(u"b"_s).cards(2)).waits(ask(2));
        },
        {u"placed on b-0 b-1"_s});
    row("no such class exists",
        [](Scene &s) { s.node(makeNode(u"a"_s).cards(8, u"T4"_s)).waits(ask(1)); },
        {u"spec_unavailable"_s});
    row("an unknown model is never placed",
        [](Scene &s) { s.node(makeNode(u"a"_s).cards(8, QString())).waits(ask(1)); },
        {u"spec_unavailable"_s});
    row("a template's vendors are kept",
        [](Scene &s) { s.node(makeNode(u"a"_s).cards(8)).waits(ask(1).vendors({u"amd"_s})); },
        {u"spec_unavailable"_s});
    row("isolated cards are no cards",
        [](Scene &s) { s.node(makeNode(u"a"_s).cards(2).isolated(1)).waits(ask(2)); },
        {u"healthy_capacity"_s});
    row("a card with a foreign process is none",
        [](Scene &s) { s.node(makeNode(u"a"_s).cards(2).foreign(1)).waits(ask(2)); },
        {u"healthy_capacity"_s});
    row("suspect cards are not for everybody",
        [](Scene &s) { s.node(makeNode(u"a"_s).cards(1).suspect()).waits(ask(1)); },
        {u"healthy_capacity"_s});
    row("suspect cards are for who accepts them",
        [](Scene &s) { s.node(makeNode(u"a"_s).cards(1).suspect()).waits(ask(1).takesSuspect()); },
        {u"placed on a-0"_s});
    row("suspect cards come last on a node",
        [](Scene &s) { s.node(makeNode(u"a"_s).cards(3).suspect(1)).waits(ask(2).takesSuspect()); },
        {u"placed on a-1 a-2"_s});
    row("suspect cards come last among nodes, also before a fuller one",
        [](Scene &s) {
            s.node(makeNode(u"a"_s).cards(1).suspect()).node(makeNode(u"b"_s).cards(8));
            s.waits(ask(1).takesSuspect());
        },
        {u"placed on b-0"_s});
    row("a cordoned node takes nothing",
        [](Scene &s) { s.node(makeNode(u"a"_s).cards(2).cordoned()).waits(ask(1)); },
        {u"healthy_capacity"_s});
    row("an unreachable node takes nothing",
        [](Scene &s) { s.node(makeNode(u"a"_s).unreachable()).waits(ask(0)); },
        {u"healthy_capacity"_s});
    row("work without cards is real: a simulated node does not count",
        [](Scene &s) { s.node(makeNode(u"a"_s).simulated()).waits(ask(0)); },
        {u"spec_unavailable"_s});
    row("a simulated node plays cards",
        [](Scene &s) { s.node(makeNode(u"a"_s).cards(2).simulated()).waits(ask(1)); },
        {u"placed on a-0"_s});
    row("all busy",
        [](Scene &s) { s.node(makeNode(u"a"_s).cards(2)).runs(u"a"_s, {u"a-0"_s}).waits(ask(2)); },
        {u"capacity"_s});
    row("hurt and busy are two reasons",
        [](Scene &s) {
            s.node(makeNode(u"a"_s).cards(2).isolated(1)).runs(u"a"_s, {u"a-1"_s}).waits(ask(2));
        },
        {u"healthy_capacity capacity"_s});
    row("cards free but no cores",
        [](Scene &s) {
            s.node(makeNode(u"a"_s).cards(2).cpu(2'000)).runs(u"a"_s, {u"a-0"_s});
            s.waits(ask(1).cpu(2'000));
        },
        {u"capacity"_s});
    row("work without cards takes cores",
        [](Scene &s) {
            s.node(makeNode(u"a"_s).cpu(3'000)).waits(ask(0).cpu(2'000));
            s.waits(ask(0).cpu(2'000));
        },
        {u"placed on a"_s, u"capacity"_s});
    row("over quota, and nothing else",
        [](Scene &s) {
            s.node(makeNode(u"a"_s).cards(8)).limit(QuotaDimension::Cards, 8'000, 0, 7'000);
            s.waits(ask(2), {0});
        },
        {u"quota"_s});
    row("over quota and busy are both said, the binding one first",
        [](Scene &s) {
            s.node(makeNode(u"a"_s).cards(2)).runs(u"a"_s, {u"a-0"_s, u"a-1"_s});
            s.limit(QuotaDimension::Cards, 2'000, 0, 2'000).waits(ask(1), {0});
        },
        {u"quota capacity"_s});
    row("over quota and hurt are both said",
        [](Scene &s) {
            s.node(makeNode(u"a"_s).cards(1).isolated()).limit(QuotaDimension::Cards, 0, 0, 0);
            s.waits(ask(1), {0});
        },
        {u"quota healthy_capacity"_s});
    row("within the limit only capacity is missing",
        [](Scene &s) { // A17
            s.node(makeNode(u"a"_s).cards(4))
                .runs(u"a"_s, {u"a-0"_s, u"a-1"_s, u"a-2"_s, u"a-3"_s});
            s.limit(QuotaDimension::Cards, 8'000, 0, 4'000).waits(ask(4), {0});
        },
        {u"capacity"_s});
    row("each broken limit is said",
        [](Scene &s) {
            s.node(makeNode(u"a"_s).cards(8)).limit(QuotaDimension::Cards, 0, 0, 0);
            s.limit(QuotaDimension::ConcurrentTasks, 1, 0, 1).waits(ask(1), {0, 1});
        },
        {u"quota quota"_s});
    row("a dimension that does not grow blocks nobody",
        [](Scene &s) {
            s.node(makeNode(u"a"_s)).limit(QuotaDimension::Cards, 1'000, 0, 9'000);
            s.waits(ask(0), {0});
        },
        {u"placed on a"_s});
    row("quota is taken within the cycle, exactly",
        [](Scene &s) { // B19
            s.node(makeNode(u"a"_s).cards(8)).limit(QuotaDimension::Cards, 3'000, 0, 1'000);
            for (int at = 0; at < 4; ++at)
                s.waits(ask(1), {0});
        },
        {u"placed on a-0"_s, u"placed on a-1"_s, u"quota"_s, u"quota"_s});
    row("a month's budget is taken within the cycle",
        [](Scene &s) {
            s.node(makeNode(u"a"_s).cards(8));
            s.limit(QuotaDimension::CardHours, 2 * 3'600'000'000, 0, 3'600'000'000);
            s.waits(ask(1), {0}, false);
            s.waits(ask(1), {0}, false);
        },
        {u"placed on a-0"_s, u"quota"_s});
    row("who holds a budget does not ask for it again",
        [](Scene &s) {
            s.node(makeNode(u"a"_s).cards(8));
            s.limit(QuotaDimension::CardHours, 3'600'000'000, 0, 3'600'000'000).waits(ask(1), {0});
        },
        {u"placed on a-0"_s});
    row("nobody passes who lacks capacity",
        [](Scene &s) {
            s.node(makeNode(u"a"_s).cards(4)).runs(u"a"_s, {u"a-0"_s});
            s.waits(ask(4));
            s.waits(ask(1));
        },
        {u"capacity"_s, u"priority"_s});
    row("who is over quota is passed",
        [](Scene &s) {
            s.node(makeNode(u"a"_s).cards(4)).limit(QuotaDimension::Cards, 0, 0, 0);
            s.waits(ask(4), {0});
            s.waits(ask(1));
        },
        {u"quota"_s, u"placed on a-0"_s});
    row("who can never start is passed",
        [](Scene &s) {
            s.node(makeNode(u"a"_s).cards(4));
            s.waits(ask(8));
            s.waits(ask(1));
        },
        {u"spec_unavailable"_s, u"placed on a-0"_s});
    row("who lacks healthy cards is passed",
        [](Scene &s) {
            s.node(makeNode(u"a"_s).cards(4).isolated(1));
            s.waits(ask(4));
            s.waits(ask(1));
        },
        {u"healthy_capacity"_s, u"placed on a-1"_s});
    row("independent pools never block one another",
        [](Scene &s) {
            s.node(makeNode(u"a"_s).cards(2)).runs(u"a"_s, {u"a-0"_s, u"a-1"_s});
            s.node(makeNode(u"b"_s).pool(u"q"_s).cards(2, u"T4"_s));
            s.waits(ask(1));
            s.waits(ask(1).models({u"T4"_s}));
        },
        {u"capacity"_s, u"placed on b-0"_s});
    row("room in a pool where another waits is not taken, and is said",
        [](Scene &s) {
            s.node(makeNode(u"a"_s).cards(1)).runs(u"a"_s, {u"a-0"_s});
            s.node(makeNode(u"b"_s).pool(u"q"_s).cards(4)).runs(u"b"_s, {u"b-0"_s});
            s.waits(ask(4)); // fits in q only
            s.waits(ask(1)); // fits in both
        },
        {u"capacity"_s, u"priority"_s});
    row("a gang gets all or nothing",
        [](Scene &s) { // F1
            s.node(makeNode(u"a"_s).cards(2)).node(makeNode(u"b"_s).cards(2));
            s.waits(ask(2).nodes(2));
            s.waits(ask(2).nodes(2));
        },
        {u"placed on a-0 a-1 b-0 b-1"_s, u"capacity"_s});
    row("two gangs of one cycle do not share the last node",
        [](Scene &s) { // F4
            s.node(makeNode(u"a"_s).cards(1))
                .node(makeNode(u"b"_s).cards(1))
                .node(makeNode(u"c"_s).cards(1));
            s.waits(ask(1).nodes(2));
            s.waits(ask(1).nodes(2));
        },
        {u"placed on a-0 b-0"_s, u"capacity"_s});
    row("a gang stays within one pool",
        [](Scene &s) {
            s.node(makeNode(u"a"_s).cards(1)).node(makeNode(u"b"_s).pool(u"q"_s).cards(1));
            s.waits(ask(1).nodes(2));
        },
        {u"spec_unavailable"_s});
    row("an allocation is of one model",
        [](Scene &s) { s.node(makeNode(u"a"_s).cards(1).cards(1, u"A100-80G"_s)).waits(ask(2)); },
        {u"spec_unavailable"_s});
    row("the class's order of models breaks ties",
        [](Scene &s) {
            s.node(makeNode(u"a"_s).cards(1, u"A100-80G"_s)).node(makeNode(u"b"_s).cards(1));
            s.waits(ask(1));
        },
        {u"placed on b-0"_s});
    row("an empty fleet has nothing", [](Scene &s) { s.waits(ask(0)); }, {u"spec_unavailable"_s});
}

void tst_Plan::tells()
{
    QFETCH(Scene, scene);
    QFETCH(QStringList, expected);
    QCOMPARE(test::told(plan(scene.snapshot)), expected);
    QCOMPARE(plan(scene.snapshot), plan(scene.snapshot)); // P6
}

void tst_Plan::specUnavailableCounts()
{
    Scene scene;
    scene.node(makeNode(u"a"_s).cards(4)).node(makeNode(u"b"_s).cards(6).isolated());
    scene.waits(ask(8));
    scene.waits(ask(0).cpu(65'000));
    const QList<Verdict> verdicts = plan(scene.snapshot);
    QCOMPARE(reasonOf<SpecUnavailable>(verdicts[0]),
             (SpecUnavailable{u"training-80g"_s, 10, 6, 8}));
    QCOMPARE(reasonOf<SpecUnavailable>(verdicts[1]),
             (SpecUnavailable{u"cpu"_s, 2, 64'000, 65'000}));
}

void tst_Plan::healthyCapacityCounts()
{
    Scene scene;
    scene.node(makeNode(u"a"_s).cards(8).isolated(2).suspect(1).foreign(1));
    scene.node(makeNode(u"b"_s).cards(8).cordoned());
    scene.node(makeNode(u"small"_s).cards(4)); // could never serve it
    scene.waits(ask(8));
    QCOMPARE(reasonOf<HealthyCapacity>(plan(scene.snapshot).first()),
             (HealthyCapacity{4, 1, 2, 0, 9, 8}));
}

void tst_Plan::capacityCounts()
{
    Scene scene;
    scene.node(makeNode(u"a"_s).cards(4)).node(makeNode(u"b"_s).cards(4));
    scene.node(makeNode(u"t"_s).cards(4, u"T4"_s)).runs(u"t"_s, {u"t-0"_s}, Instant{1});
    scene.runs(u"a"_s, {u"a-0"_s}, Instant{300}).runs(u"b"_s, {u"b-0"_s, u"b-1"_s}, Instant{200});
    scene.runs(u"b"_s, {u"b-2"_s});
    scene.waits(ask(4));
    QCOMPARE(reasonOf<CapacityBusy>(plan(scene.snapshot).first()),
             (CapacityBusy{3, 4, 4, Instant{200}}));
}

void tst_Plan::capacityCountsWhatThisCycleGave()
{
    Scene scene;
    scene.node(makeNode(u"a"_s).cards(4));
    scene.waits(ask(3));
    scene.waits(ask(2));
    QCOMPARE(reasonOf<CapacityBusy>(plan(scene.snapshot).last()), (CapacityBusy{1, 1, 2, {}}));
}

void tst_Plan::quotaCounts()
{
    Scene scene;
    scene.node(makeNode(u"a"_s).cards(8));
    scene.limit(QuotaDimension::Cards, 10'000, 0, 9'000).waits(ask(8), {0});
    QCOMPARE(
        reasonOf<QuotaExhausted>(plan(scene.snapshot).first()),
        (QuotaExhausted{QuotaDimension::Cards, ScopeKind::Project, 10'000, 0, 9'000, 8'000, {}}));
}

void tst_Plan::positionCountsTheEligibleOfThePool()
{
    Scene scene;
    scene.node(makeNode(u"a"_s).cards(1)).runs(u"a"_s, {u"a-0"_s});
    scene.node(makeNode(u"b"_s).pool(u"q"_s).cards(1, u"T4"_s)).runs(u"b"_s, {u"b-0"_s});
    scene.limit(QuotaDimension::Cards, 0, 0, 0);
    scene.waits(ask(1));
    scene.waits(ask(1), {0});              // over quota
    scene.waits(ask(2));                   // never
    scene.waits(ask(1).models({u"T4"_s})); // another pool
    scene.waits(ask(1));
    scene.waits(ask(1));
    const QList<Verdict> verdicts = plan(scene.snapshot);
    QCOMPARE(reasonOf<PriorityAhead>(verdicts[0]).ahead, qint64(0));
    QCOMPARE(reasonOf<PriorityAhead>(verdicts[3]).ahead, qint64(0));
    QCOMPARE(reasonOf<PriorityAhead>(verdicts[4]).ahead, qint64(1));
    QCOMPARE(reasonOf<PriorityAhead>(verdicts[5]).ahead, qint64(2));
    for (int again = 0; again < 50; ++again) // P: reading changes nothing
        QCOMPARE(plan(scene.snapshot), verdicts);
}

void tst_Plan::neverIsNotNow()
{
    Scene scene;
    scene.node(makeNode(u"a"_s).cards(4).isolated());
    scene.waits(ask(4));
    scene.waits(ask(5));
    const QList<Verdict> verdicts = plan(scene.snapshot);
    QVERIFY(!std::get<Deferral>(verdicts[0]).never); // A20
    QVERIFY(std::get<Deferral>(verdicts[1]).never);
}

void tst_Plan::latestStartFollowsGrantedEnds()
{
    Scene scene;
    scene.snapshot.now = Instant{100};
    scene.node(makeNode(u"a"_s).cards(3));
    scene.runs(u"a"_s, {u"a-0"_s}, Instant{300}).runs(u"a"_s, {u"a-1"_s}, Instant{200});
    const auto latest = [&scene](qint64 cards) {
        Scene other = scene;
        other.waits(ask(cards));
        return latestStart(other.snapshot).us;
    };
    QCOMPARE(latest(1), qint64(100));
    QCOMPARE(latest(2), qint64(200));
    QCOMPARE(latest(3), qint64(300));
    QCOMPARE(latest(4), qint64(0));
    scene.runs(u"a"_s, {u"a-2"_s}); // being provisioned: nobody knows
    QCOMPARE(latest(3), qint64(0));
    QCOMPARE(latestStart({}).us, qint64(0));
}

QTEST_APPLESS_MAIN(tst_Plan)
#include "tst_plan.moc"
