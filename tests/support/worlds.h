#pragma once

#include "backend/scheduler/plan.h"
#include "tests/support/makers.h"

namespace stw::test {

//! A snapshot as a story: nodes, running work, limits, then who waits, in order.
class Scene
{
public:
    Scene &node(const Node &node)
    {
        snapshot.nodes.append(node);
        return *this;
    }
    //! Work on \a cards of \a node, with 1,000 milli-cores and 1,024 MiB for each card.
    Scene &runs(const QString &node, const QStringList &cards, Instant endsAt = {})
    {
        const qint64 parts = qMax(qint64(1), qint64(cards.size()));
        snapshot.running.append({next(), {{node, cards, 1'000 * parts, 1'024}}, endsAt});
        return *this;
    }
    //! A limit; waits() names it by its place.
    Scene &limit(QuotaDimension dimension, qint64 limit, qint64 used, qint64 held)
    {
        snapshot.headrooms.append({ScopeKind::Project, dimension, limit, used, held, {}});
        return *this;
    }
    RequestId waits(const Asked &asked, const QList<qsizetype> &headrooms = {},
                    bool budgetHeld = true)
    {
        auto request = std::make_shared<Request>();
        request->id = next();
        request->asked = asked;
        request->demand = {asked.cards * asked.nodes * 1'000, 0, asked.cpuMilli * asked.nodes,
                           asked.memoryMiB * asked.nodes,     1, asked.seconds * 1'000};
        request->budgetHeld = budgetHeld;
        snapshot.waiters.append({request, headrooms});
        return request->id;
    }

    scheduler::Snapshot snapshot;

private:
    RequestId next() { return RequestId(Uuid{1, ++m_ids}); }

    quint64 m_ids = 0;
};

//! `placed on a-0 a-1`, or the codes of the reasons: what a verdict says, to compare at a glance.
inline QString told(const scheduler::Verdict &verdict)
{
    if (const auto *placement = std::get_if<scheduler::Placement>(&verdict)) {
        QStringList places;
        for (const Slice &slice : placement->slices)
            places += slice.cards.isEmpty() ? QStringList{slice.node} : slice.cards;
        return QStringLiteral("placed on ") + places.join(u' ');
    }
    QStringList codes;
    for (const QueueReason &reason : std::get<scheduler::Deferral>(verdict).reasons)
        codes.append(codeOf(reason));
    return codes.join(u' ');
}

inline QStringList told(const QList<scheduler::Verdict> &verdicts)
{
    QStringList lines;
    for (const scheduler::Verdict &verdict : verdicts)
        lines.append(told(verdict));
    return lines;
}

} // namespace stw::test
