#include "backend/scheduler/capacity.h"
#include "shared/base/prng.h"
#include "tests/support/worlds.h"

#include <QTest>

using namespace stw;
using namespace stw::scheduler;
using namespace Qt::StringLiterals;
using test::ask;
using test::makeNode;
using test::Scene;

namespace {

constexpr int kWorlds = 400;

Scene randomScene(Prng &prng, int waiters)
{
    Scene scene;
    for (int at = 0; at < 3; ++at) {
        const QString name = u"n%1"_s.arg(at);
        auto node = makeNode(name);
        node.pool(prng.oneIn(3) ? u"q"_s : u"p"_s).cpu(4'000 + qint64(prng.below(5)) * 1'000);
        node.cards(int(prng.below(4)) + 1).cards(int(prng.below(2)), u"A100-80G"_s);
        node.hurt(int(prng.below(3)), prng.oneIn(2) ? Health::Isolated : Health::Suspect);
        node.foreign(prng.oneIn(4) ? 1 : 0);
        if (prng.oneIn(8))
            node.cordoned();
        scene.node(node);
        const Node &made = scene.snapshot.nodes.last();
        for (const Card &card : made.cards) {
            if (prng.oneIn(4))
                scene.runs(name, {card.id}, Instant{qint64(prng.below(100)) + 1});
        }
    }
    scene.limit(QuotaDimension::Cards, qint64(prng.below(5)) * 1'000, 0,
                qint64(prng.below(3)) * 1'000);
    scene.limit(QuotaDimension::ConcurrentTasks, qint64(prng.below(4)) + 1, 0,
                qint64(prng.below(2)));
    for (int at = 0; at < waiters; ++at) {
        auto asked = ask(qint64(prng.below(4)));
        asked.nodes(prng.oneIn(3) ? 2 : 1);
        if (prng.oneIn(2))
            asked.takesSuspect();
        scene.waits(asked, prng.oneIn(2) ? QList<qsizetype>{0, 1} : QList<qsizetype>{});
    }
    return scene;
}

//! The snapshot without what \a reason names.
Snapshot cleared(Snapshot snapshot, const QueueReason &reason)
{
    if (const auto *quota = std::get_if<QuotaExhausted>(&reason)) {
        for (Headroom &room : snapshot.headrooms) {
            if (room.dimension == quota->dimension)
                room.limit = 1'000'000'000;
        }
    } else if (std::holds_alternative<CapacityBusy>(reason)) {
        snapshot.running.clear();
    } else if (std::holds_alternative<HealthyCapacity>(reason)) {
        for (Node &node : snapshot.nodes) {
            node.health = Health::Healthy;
            node.reachable = true;
            node.cordoned = false;
            for (Card &card : node.cards) {
                card.health = Health::Healthy;
                card.foreignUse = false;
            }
        }
    } else if (std::holds_alternative<PriorityAhead>(reason)) {
        snapshot.waiters = {snapshot.waiters.last()};
    } else if (std::holds_alternative<SpecUnavailable>(reason)) {
        for (const QString &name : {u"new0"_s, u"new1"_s})
            snapshot.nodes.append(makeNode(name).pool(u"new"_s).cards(8));
    }
    return snapshot;
}

bool starts(const Snapshot &snapshot)
{
    return std::holds_alternative<Placement>(plan(snapshot).last());
}

} // namespace

class tst_PlanProperties : public QObject
{
    Q_OBJECT

private slots:
    void aloneItsReasonsAreCompleteAndMinimal();
    void amongOthersItsReasonsAreComplete();
    void noPlanBreaksTheWorld();
};

// P3, P4: with all listed reasons cleared it starts; with one of them left it does not.
void tst_PlanProperties::aloneItsReasonsAreCompleteAndMinimal()
{
    QMap<QString, int> met;
    for (quint64 seed = 1; seed <= kWorlds; ++seed) {
        Prng prng(seed);
        const Snapshot snapshot = randomScene(prng, 1).snapshot;
        const Verdict verdict = plan(snapshot).last();
        ++met[test::told(verdict).section(u' ', 0, 0)];
        const auto *deferral = std::get_if<Deferral>(&verdict);
        if (!deferral)
            continue;
        const QByteArray rerun = "rerun with STW_SEED=" + QByteArray::number(seed);
        QVERIFY2(!deferral->reasons.isEmpty(), rerun);
        for (qsizetype kept = -1; kept < deferral->reasons.size(); ++kept) {
            Snapshot other = snapshot;
            for (qsizetype at = 0; at < deferral->reasons.size(); ++at) {
                if (at != kept)
                    other = cleared(other, deferral->reasons[at]);
            }
            // What a new node brings it brings in any health: it may also cure other wants.
            if (kept < 0 || !std::holds_alternative<SpecUnavailable>(deferral->reasons.first()))
                QVERIFY2(starts(other) == (kept < 0), rerun + ' ' + test::told(verdict).toUtf8());
        }
    }
    for (const QString &code :
         {u"placed"_s, u"quota"_s, u"spec_unavailable"_s, u"healthy_capacity"_s, u"capacity"_s})
        QVERIFY2(met.value(code) > 0, qPrintable(code));
}

void tst_PlanProperties::amongOthersItsReasonsAreComplete()
{
    int waited = 0;
    int behind = 0;
    for (quint64 seed = 1; seed <= kWorlds; ++seed) {
        Prng prng(seed);
        Snapshot snapshot = randomScene(prng, 6).snapshot;
        // First who starts now starts: reasons are about what is left.
        QList<Waiter> left;
        const QList<Verdict> first = plan(snapshot);
        for (qsizetype at = 0; at < first.size(); ++at) {
            if (const auto *placement = std::get_if<Placement>(&first[at]))
                snapshot.running.append({placement->id, placement->slices, {}});
            else
                left.append(snapshot.waiters[at]);
        }
        for (; !left.isEmpty(); left.removeLast()) {
            snapshot.waiters = left;
            const Verdict verdict = plan(snapshot).last();
            const auto *deferral = std::get_if<Deferral>(&verdict);
            if (!deferral)
                continue; // quota held in the plan above by who was placed
            ++waited;
            Snapshot other = snapshot;
            for (const QueueReason &reason : deferral->reasons) {
                behind += std::holds_alternative<PriorityAhead>(reason) ? 1 : 0;
                other = cleared(other, reason);
            }
            const QByteArray rerun = "rerun with STW_SEED=" + QByteArray::number(seed);
            QVERIFY2(!deferral->reasons.isEmpty(), rerun);
            // Those ahead of it without being named are in nobody's way.
            other.waiters = {other.waiters.last()};
            QVERIFY2(starts(other), rerun + ' ' + test::told(verdict).toUtf8());
        }
    }
    QVERIFY(waited > 100);
    QVERIFY(behind > 20);
}

// P2, P5: no card twice, capacity and limits conserved, health kept, one model, whole gangs, FIFO.
void tst_PlanProperties::noPlanBreaksTheWorld()
{
    int placed = 0;
    for (quint64 seed = 1; seed <= kWorlds; ++seed) {
        Prng prng(seed);
        const Snapshot snapshot = randomScene(prng, 8).snapshot;
        const QList<Verdict> verdicts = plan(snapshot);
        QCOMPARE(verdicts.size(), snapshot.waiters.size());
        QCOMPARE(plan(snapshot), verdicts);
        QStringList cards;
        QMap<QString, qint64> cores;
        for (const Running &running : snapshot.running) {
            for (const Slice &slice : running.slices) {
                cards += slice.cards;
                cores[slice.node] += slice.cpuMilli;
            }
        }
        QList<Headroom> rooms = snapshot.headrooms;
        for (qsizetype at = 0; at < verdicts.size(); ++at) {
            const auto *placement = std::get_if<Placement>(&verdicts[at]);
            if (!placement)
                continue;
            ++placed;
            const Request &request = *snapshot.waiters[at].request;
            QCOMPARE(placement->slices.size(), request.asked.nodes);
            QStringList models;
            for (const Slice &slice : placement->slices) {
                const Node &node = *std::ranges::find(snapshot.nodes, slice.node, &Node::name);
                QVERIFY(node.reachable && !node.cordoned && node.health == Health::Healthy);
                QCOMPARE(node.pool, placement->pool);
                QCOMPARE(slice.cards.size(), request.asked.cards);
                cores[slice.node] += slice.cpuMilli;
                QVERIFY(cores[slice.node] <= node.cpuMilli);
                for (const QString &id : slice.cards) {
                    const Card &card = *std::ranges::find(node.cards, id, &Card::id);
                    QVERIFY(!card.foreignUse);
                    QVERIFY(card.health == Health::Healthy
                            || (card.health == Health::Suspect && request.asked.acceptsSuspect));
                    models.append(card.model);
                    cards.append(id);
                }
            }
            QVERIFY(models.removeDuplicates() >= 0 && models.size() <= 1);
            for (const qsizetype index : snapshot.waiters[at].headrooms) {
                Headroom &room = rooms[index];
                const qint64 asked = rowOf(room.dimension).demandOf(request.demand).value();
                QVERIFY(asked == 0 || room.used + room.held + asked <= room.limit);
                room.held += asked;
            }
        }
        QCOMPARE(cards.removeDuplicates(), 0);
    }
    QVERIFY(placed > kWorlds);
}

QTEST_APPLESS_MAIN(tst_PlanProperties)
#include "tst_planproperties.moc"
