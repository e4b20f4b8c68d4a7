// What the loop does once a batch is durable: it looks at states, never at events, so that a
// restart is load, then act.
#include "backend/core/launch.h"
#include "backend/core/loop.h"
#include "backend/core/snapshot.h"
#include "backend/domain/request/admission.h"

#include <algorithm>

namespace stw::core {

using namespace Qt::StringLiterals;
using namespace domain;

namespace {

//! What the loop itself reports of an attempt that has no executor to do so, or must not reach one:
//! nothing of it is left.
ReportEnded endedBy(EndCause cause, const Request &request, const QString &source,
                    const QString &why, Instant now)
{
    return {request.id,
            request.attempt,
            request.allocations.last().startedAt,
            {},
            {},
            {cause, {}, {}, now, 0, 0, 0, false, why},
            {now, source, why, true},
            false};
}

} // namespace

void Loop::act()
{
    for (const RequestId id : std::exchange(m_changed, {})) {
        if (const RequestPtr request = m_world.requests.live.value(id))
            actOn(*request);
    }
}

void Loop::actOn(const Request &request)
{
    if (request.allocations.isEmpty() || request.allocations.last().proof)
        return;
    const Allocation &allocation = request.allocations.last();
    if (request.state == RequestState::Active)
        m_ends.insert({allocation.endsAt, request.id});
    ports::Executor *executor = m_parts.executors.value(allocation.pool);
    if (!executor) {
        // The demo was switched off: nothing real is left behind.
        if (allocation.simulated)
            postOwn(endedBy(EndCause::Lost, request, u"simulated"_s,
                            u"the simulated pool is not part of this service any more"_s, m_now),
                    u"executor"_s, u"start"_s);
        return;
    }
    if (request.state == RequestState::Releasing) {
        m_launched.insert(allocation.tag);
        executor->cancel(allocation.tag, ports::StopKind::Graceful);
        return;
    }
    if (!m_launched.insert(allocation.tag).second)
        return;
    if (request.state == RequestState::Active) {
        executor->find(allocation.tag);
        return;
    }
    if (contentHashOf(request.project, request.asked) != request.contentHash) {
        postOwn(endedBy(EndCause::LaunchFailed, request, u"never_started"_s,
                        u"what would run is not what was approved"_s, m_now),
                u"executor"_s, u"launch"_s);
        return;
    }
    executor->launch(launchSpecOf(m_world, request));
}

void Loop::reconcile()
{
    if (m_now < m_reconcileAt)
        return;
    m_reconcileAt = m_now + kReconcileEvery;
    for (const RequestId id : m_world.occupancy.holders) {
        const RequestPtr request = m_world.requests.live.value(id);
        m_launched.erase(request->allocations.last().tag);
        actOn(*request);
    }
    for (ports::Executor *executor : std::as_const(m_parts.executors))
        executor->snapshot();
}

void Loop::expire()
{
    while (!m_ends.empty() && m_ends.begin()->first <= m_now) {
        postOwn(Expire{m_ends.begin()->second}, u"clock"_s, u"tick"_s);
        m_ends.erase(m_ends.begin());
    }
}

void Loop::plan()
{
    if (m_world.requests.waiting.isEmpty()) {
        m_planWanted = false;
        return;
    }
    const bool due =
        m_planWanted ? m_now >= m_planNotBefore : m_now >= m_planNotBefore + kPlanAtLeastEvery;
    if (!due)
        return;
    m_planWanted = false;
    const scheduler::Snapshot snapshot = snapshotOf(m_world, m_now);
    const QList<scheduler::Verdict> verdicts = scheduler::plan(snapshot);
    m_planNotBefore = m_now + kPlanPausePerWaiter * snapshot.waiters.size();
    for (qsizetype at = 0; at < verdicts.size(); ++at) {
        const Request &request = *snapshot.waiters[at].request;
        const auto *placement = std::get_if<scheduler::Placement>(&verdicts[at]);
        const auto *deferral = std::get_if<scheduler::Deferral>(&verdicts[at]);
        const bool overQuota =
            deferral
            && std::any_of(deferral->reasons.begin(), deferral->reasons.end(),
                           [](const QueueReason &reason) {
                               return std::holds_alternative<QuotaExhausted>(reason);
                           });
        if (!request.budgetHeld && !overQuota && !(deferral && deferral->never))
            postOwn(HoldBudget{request.id}, u"scheduler"_s, u"plan"_s);
        if (placement) {
            postOwn(Place{request.id, AllocationId(m_parts.ids.next()), placement->pool,
                          placement->slices},
                    u"scheduler"_s, u"plan"_s);
        } else if (!sameCause(request.queue.last().reasons, deferral->reasons)) {
            postOwn(Defer{request.id, deferral->reasons}, u"scheduler"_s, u"plan"_s);
        }
    }
}

// What has run out: credentials are revoked by name, so that the audit has it; idempotency keys are
// only memory.
void Loop::tidy()
{
    if (m_now < m_tidyAt)
        return;
    m_tidyAt = m_now + kTidyEvery;
    for (const Token &token : std::as_const(m_world.directory.tokens)) {
        if (token.expiresAt <= m_now)
            postOwn(RevokeToken{token.id, token.user}, u"clock"_s, u"expired"_s);
    }
    const Micros remembered = std::chrono::seconds(m_parts.settings.keySeconds);
    QMap<SubmitKey, SubmitTrace> &keys = m_world.requests.keys;
    for (auto key = keys.begin(); key != keys.end();)
        key = m_now - key->at > remembered ? keys.erase(key) : std::next(key);
}

} // namespace stw::core
