#include "backend/core/snapshot.h"

#include "backend/domain/quota/ledger.h"
#include "shared/base/zone.h"

namespace stw::core {

namespace {

//! The headrooms of each project, added to the snapshot at first use.
class Headrooms
{
public:
    Headrooms(scheduler::Snapshot &snapshot, const domain::World &world)
        : m_snapshot(snapshot)
        , m_world(world)
    {}

    const QList<qsizetype> &of(ProjectId id)
    {
        const auto known = m_known.constFind(id);
        if (known != m_known.constEnd())
            return *known;
        QList<qsizetype> indices;
        const auto project = m_world.directory.projects.constFind(id);
        const Month month = monthOf(m_snapshot.now, project->zone.toLatin1());
        for (const Scope &scope : domain::scopesOf(*project)) {
            for (const QuotaDimensionRow &row : Named<QuotaDimension>::kRows) {
                const auto limit = m_world.ledger.limits.constFind({scope, row.value});
                if (limit == m_world.ledger.limits.constEnd())
                    continue;
                indices.append(indexOf(domain::accountOf(scope, row.value, month.name), *limit,
                                       row.window == QuotaWindow::Month ? month.end : Instant()));
            }
        }
        return *m_known.insert(id, indices);
    }

private:
    // A tenant's headroom is shared by its projects: what one takes the other lacks.
    qsizetype indexOf(const domain::AccountKey &key, qint64 limit, Instant resetsAt)
    {
        const auto known = m_indices.constFind(key);
        if (known != m_indices.constEnd())
            return *known;
        const domain::Balance balance = m_world.ledger.balances.value(key);
        m_snapshot.headrooms.append(
            {key.scope.kind, key.dimension, limit, balance.used, balance.held, resetsAt});
        m_indices.insert(key, m_snapshot.headrooms.size() - 1);
        return m_snapshot.headrooms.size() - 1;
    }

    scheduler::Snapshot &m_snapshot;
    const domain::World &m_world;
    QMap<ProjectId, QList<qsizetype>> m_known;
    QMap<domain::AccountKey, qsizetype> m_indices;
};

void addRunning(scheduler::Snapshot &snapshot, const domain::World &world)
{
    for (const RequestId id : world.occupancy.holders) {
        const Allocation &allocation = world.requests.live.value(id)->allocations.last();
        snapshot.running.append({id, allocation.slices, allocation.endsAt});
    }
}

} // namespace

scheduler::Snapshot snapshotOf(const domain::World &world, Instant now)
{
    scheduler::Snapshot snapshot;
    snapshot.now = now;
    snapshot.nodes = world.fleet.nodes.values();
    addRunning(snapshot, world);
    Headrooms headrooms(snapshot, world);
    snapshot.waiters.reserve(world.requests.waiting.size());
    for (const RequestId id : world.requests.waiting) {
        const domain::RequestPtr &request = *world.requests.live.constFind(id);
        snapshot.waiters.append({request, headrooms.of(request->project)});
    }
    return snapshot;
}

scheduler::Snapshot snapshotWith(const domain::World &world,
                                 const std::shared_ptr<const Request> &request, Instant now)
{
    domain::World with = world; // shares everything but the queue
    with.requests.live.insert(request->id, request);
    with.requests.waiting.insert(domain::queueKeyOf(*request), request->id);
    return snapshotOf(with, now);
}

} // namespace stw::core
