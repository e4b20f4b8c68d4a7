#include "backend/scheduler/plan.h"

#include "backend/scheduler/checks/checks.h"

#include <algorithm>
#include <limits>

namespace stw::scheduler {

namespace {

//! One planning cycle: goes through the waiters in order and keeps what it has given away.
class Cycle
{
public:
    explicit Cycle(const Snapshot &snapshot)
        : m_rooms(snapshot)
        , m_running(snapshot.running)
        , m_headrooms(snapshot.headrooms)
    {}

    Verdict judge(const Waiter &waiter)
    {
        const Request &request = *waiter.request;
        const Shape shape = shapeOf(request.asked);
        Deferral deferral{request.id, {}, false};
        const Standing &standing = standingOf(shape);
        if (standing.spec) {
            deferral.reasons.append(*standing.spec);
            deferral.never = true;
        }
        deferral.reasons += checkQuota(m_headrooms, waiter);
        if (standing.spec)
            return deferral;
        // Over quota: not eligible. It blocks nobody, counts for nobody's position, and hears all
        // the same what else it would wait for.
        const bool eligible = deferral.reasons.isEmpty();
        if (eligible && !request.budgetHeld)
            hold(waiter, QuotaWindow::Month); // the core holds it for good, in this order
        if (standing.health) {
            deferral.reasons.append(*standing.health);
            if (const auto busy = checkFree(m_rooms, m_running, shape, Count::Repaired))
                deferral.reasons.append(*busy);
            return deferral;
        }
        const QStringList pools = standing.pools;
        if (const auto placement = eligible ? place(waiter, shape, pools) : std::nullopt)
            return *placement;
        addWaitReasons(deferral, shape, pools);
        if (eligible) {
            for (const QString &pool : pools)
                ++m_waitingIn[pool];
        }
        return deferral;
    }

private:
    // What holds for every waiter of one shape, whoever asks.
    struct Standing
    {
        Shape shape;
        std::optional<SpecUnavailable> spec;
        std::optional<HealthyCapacity> health;
        QStringList pools;                //!< Where it would fit if all were free.
        std::optional<CapacityBusy> busy; //!< As of `rooms`.
        qint64 placements = -1;           //!< m_placements when `busy` was computed.
    };

    Standing &standingOf(const Shape &shape)
    {
        const auto known = std::find_if(m_standings.begin(), m_standings.end(),
                                        [&shape](const Standing &s) { return s.shape == shape; });
        if (known != m_standings.end())
            return *known;
        Standing standing{shape, checkSpec(m_rooms, shape), {}, {}, {}, -1};
        if (!standing.spec)
            standing.health = checkHealth(m_rooms, shape);
        if (!standing.spec && !standing.health)
            standing.pools = m_rooms.poolsFor(shape, Count::Healthy);
        m_standings.append(standing);
        return m_standings.last();
    }

    //! In the first pool where nobody waits and there is room.
    std::optional<Placement> place(const Waiter &waiter, const Shape &shape,
                                   const QStringList &pools)
    {
        for (const QString &pool : pools) {
            const QList<Slice> slices =
                m_waitingIn.value(pool) == 0 ? m_rooms.place(shape, pool) : QList<Slice>();
            if (slices.isEmpty())
                continue;
            take(waiter, slices);
            return Placement{waiter.request->id, pool, slices};
        }
        return std::nullopt;
    }

    //! Where there is room, others go first there; where there is none, perhaps too.
    void addWaitReasons(Deferral &deferral, const Shape &shape, const QStringList &pools)
    {
        const std::optional<CapacityBusy> busy = busyFor(shape);
        const QStringList free = busy ? pools : m_rooms.poolsFor(shape, Count::Free);
        qint64 ahead = std::numeric_limits<qint64>::max();
        for (const QString &pool : free)
            ahead = qMin(ahead, m_waitingIn.value(pool));
        if (busy)
            deferral.reasons.append(*busy);
        if (ahead > 0)
            deferral.reasons.append(PriorityAhead{ahead});
    }

    const std::optional<CapacityBusy> &busyFor(const Shape &shape)
    {
        Standing &standing = standingOf(shape);
        if (standing.placements != m_placements) {
            standing.busy = checkFree(m_rooms, m_running, shape, Count::Free);
            standing.placements = m_placements;
        }
        return standing.busy;
    }

    void take(const Waiter &waiter, const QList<Slice> &slices)
    {
        ++m_placements;
        m_rooms.take(slices);
        m_running.append({waiter.request->id, slices, {}});
        hold(waiter, QuotaWindow::Instant);
    }

    void hold(const Waiter &waiter, QuotaWindow window)
    {
        for (const qsizetype index : waiter.headrooms) {
            Headroom &room = m_headrooms[index];
            const QuotaDimensionRow &row = rowOf(room.dimension);
            if (row.window == window)
                room.held += row.demandOf(waiter.request->demand).value_or(0);
        }
    }

    Rooms m_rooms;
    QList<Running> m_running; //!< With what this cycle places.
    QList<Headroom> m_headrooms;
    QList<Standing> m_standings;
    QMap<QString, qint64> m_waitingIn; //!< Eligible waiters that stay, by pool.
    qint64 m_placements = 0;
};

} // namespace

QList<Verdict> plan(const Snapshot &snapshot)
{
    Cycle cycle(snapshot);
    QList<Verdict> verdicts;
    verdicts.reserve(snapshot.waiters.size());
    for (const Waiter &waiter : snapshot.waiters)
        verdicts.append(cycle.judge(waiter));
    return verdicts;
}

Instant latestStart(const Snapshot &snapshot)
{
    if (snapshot.waiters.isEmpty())
        return {};
    // Time goes to each granted end in turn; who fits by then starts then.
    Snapshot later = snapshot;
    std::sort(later.running.begin(), later.running.end(),
              [](const Running &a, const Running &b) { return a.endsAt < b.endsAt; });
    const RequestId wanted = snapshot.waiters.last().request->id;
    for (;;) {
        const QList<Verdict> verdicts = plan(later);
        if (const auto *placed = std::get_if<Placement>(&verdicts.last());
            placed && placed->id == wanted)
            return later.now;
        const auto next = std::find_if(later.running.begin(), later.running.end(),
                                       [](const Running &r) { return r.endsAt.isSet(); });
        // With others ahead the answer would be a guess about them; that is the forecast's work.
        if (next == later.running.end() || later.waiters.size() > 1)
            return {};
        later.now = qMax(later.now, next->endsAt);
        later.running.erase(next);
    }
}

} // namespace stw::scheduler
