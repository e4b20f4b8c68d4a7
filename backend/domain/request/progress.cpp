#include "backend/domain/decide.h"
#include "backend/domain/metering/metering.h"
#include "backend/domain/quota/ledger.h"
#include "backend/domain/request/lifecycle.h"
#include "shared/base/zone.h"

#include <algorithm>

namespace stw::domain {

using namespace Qt::StringLiterals;

namespace {

constexpr Micros kMostSkew = std::chrono::seconds(60);
constexpr qsizetype kLongestReason = 2'000;

//! The live request in its current attempt; null: unknown, over, or another attempt is on.
const Request *inAttempt(const World &world, RequestId id, qint64 attempt)
{
    const auto found = world.requests.live.constFind(id);
    if (found == world.requests.live.constEnd() || (*found)->attempt != attempt
        || (*found)->allocations.isEmpty() || (*found)->allocations.last().proof)
        return nullptr;
    return found->get();
}

// The executor's clock is believed within a minute of ours (METERING B1), and never before the
// placement.
Instant believed(Instant told, const Allocation &allocation, Instant now)
{
    const Micros skew = told > now ? told - now : now - told;
    const Instant at = told > now && skew > kMostSkew ? now : told;
    return qMax(at, allocation.placedAt);
}

Delivered delivered(const Request &request, Instant told, const ReportStarted &report, Instant now)
{
    const Instant at = believed(told, request.allocations.last(), now);
    return {request.id,     request.attempt, at, at + std::chrono::seconds(request.asked.seconds),
            report.limiter, report.osUser};
}

RequestState outcomeOf(EndCause cause)
{
    switch (cause) {
    case EndCause::Ok: return RequestState::Completed;
    case EndCause::Deadline: return RequestState::Expired;
    case EndCause::UserError:
    case EndCause::OutOfMemory:
    case EndCause::Cancelled:
    case EndCause::LaunchFailed:
    case EndCause::CardsMismatch:
    case EndCause::Lost: return RequestState::Failed;
    }
    return RequestState::Failed;
}

std::optional<Error> slicesFault(const World &world, const Request &request, const Place &command)
{
    const Asked &asked = request.asked;
    if (command.slices.size() != asked.nodes)
        return Error{ErrorCode::Conflict, u"nodes"_s, {}, {}};
    QStringList nodes;
    QStringList cards; // of all slices: two nodes may claim the same one
    for (const Slice &slice : command.slices) {
        const auto node = world.fleet.nodes.constFind(slice.node);
        if (node == world.fleet.nodes.constEnd() || node->pool != command.pool || !node->reachable
            || node->cordoned || node->health != Health::Healthy || nodes.contains(slice.node))
            return Error{ErrorCode::Conflict, u"node "_s + slice.node, {}, {}};
        nodes.append(slice.node);
        const NodeUse use = world.occupancy.nodes.value(slice.node);
        if (slice.cards.size() != asked.cards || slice.cpuMilli != asked.cpuMilli
            || slice.memoryMiB != asked.memoryMiB || use.cpuMilli + slice.cpuMilli > node->cpuMilli
            || use.memoryMiB + slice.memoryMiB > node->memoryMiB)
            return Error{ErrorCode::Conflict, u"room on "_s + slice.node, {}, {}};
        for (const QString &id : slice.cards) {
            const auto card = std::find_if(node->cards.begin(), node->cards.end(),
                                           [&id](const Card &known) { return known.id == id; });
            if (card == node->cards.end() || world.occupancy.cards.contains(id)
                || cards.contains(id) || card->foreignUse || !asked.models.contains(card->model)
                || !(asked.vendors.isEmpty() || asked.vendors.contains(card->vendor))
                || !(card->health == Health::Healthy
                     || (card->health == Health::Suspect && asked.acceptsSuspect)))
                return Error{ErrorCode::Conflict, u"card"_s, {}, {}};
            cards.append(id);
        }
    }
    return std::nullopt;
}

Demand heldBy(const World &world, const Request &request, const QList<Slice> &slices)
{
    Demand demand = request.demand;
    demand.acceleratorMiB = 0;
    for (const Slice &slice : slices) {
        for (const Card &card : world.fleet.nodes.value(slice.node).cards) {
            if (slice.cards.contains(card.id))
                demand.acceleratorMiB += card.memoryMiB;
        }
    }
    return demand;
}

const Project &projectOf(const World &world, const Request &request)
{
    return *world.directory.projects.constFind(request.project);
}

std::optional<FieldFault> reasonFault(const QString &reason)
{
    if (reason.size() <= kLongestReason)
        return std::nullopt;
    return FieldFault{u"reason"_s, u"length"_s, u"at most %1 characters"_s.arg(kLongestReason)};
}

tl::unexpected<Error> notIn(RequestState state)
{
    return failure(ErrorCode::NotAllowed, u"state"_s, {{u"state"_s, nameOf(state)}});
}

} // namespace

Events decideOn(const World &world, const HoldBudget &command, const Context &context)
{
    const RequestPtr request = world.requests.live.value(command.id);
    if (!request || request->state != RequestState::Queued || request->budgetHeld)
        return QList<Event>{};
    const Project &project = projectOf(world, *request);
    const QString period = monthOf(context.now, project.zone.toLatin1()).name;
    if (!brokenLines(world, project, request->demand, QuotaWindow::Month, period).isEmpty())
        return QList<Event>{};
    return QList<Event>{BudgetHeld{command.id, period}};
}

Events decideOn(const World &world, const Defer &command, const Context &context)
{
    const RequestPtr request = world.requests.live.value(command.id);
    if (!request || request->state != RequestState::Queued
        || sameCause(request->queue.last().reasons, command.reasons))
        return QList<Event>{};
    return QList<Event>{Deferred{command.id, context.now, command.reasons}};
}

Events decideOn(const World &world, const Place &command, const Context &context)
{
    const RequestPtr request = world.requests.live.value(command.id);
    if (!request || request->state != RequestState::Queued)
        return QList<Event>{}; // cancelled since it was planned
    const auto pool = world.fleet.pools.constFind(command.pool);
    if (pool == world.fleet.pools.constEnd() || !request->budgetHeld)
        return failure(ErrorCode::Conflict, u"pool or budget"_s);
    if (const auto fault = slicesFault(world, *request, command))
        return tl::unexpected(*fault);
    const Demand held = heldBy(world, *request, command.slices);
    if (!brokenLines(world, projectOf(world, *request), held, QuotaWindow::Instant, {}).isEmpty())
        return failure(ErrorCode::Conflict, u"quota"_s);

    Allocation allocation;
    allocation.id = command.allocation;
    allocation.attempt = request->attempt + 1;
    allocation.pool = command.pool;
    allocation.executor = pool->executor;
    allocation.simulated = pool->simulated;
    allocation.tag = tagOf(command.id, allocation.attempt);
    allocation.slices = command.slices;
    allocation.placedAt = context.now;
    allocation.holds = held;
    return QList<Event>{Placed{command.id, allocation}};
}

Events decideOn(const World &world, const ReportStarted &command, const Context &context)
{
    const Request *request = inAttempt(world, command.id, command.attempt);
    if (!request || request->allocations.last().startedAt.isSet()
        || request->allocations.last().end)
        return QList<Event>{};
    return QList<Event>{delivered(*request, command.startedAt, command, context.now)};
}

Events decideOn(const World &world, const ReportEnded &command, const Context &context)
{
    const Request *known = inAttempt(world, command.id, command.attempt);
    if (!known || known->allocations.last().end)
        return QList<Event>{};
    Request request = *known;
    Allocation &allocation = request.allocations.last();
    QList<Event> events;
    if (command.startedAt.isSet() && !allocation.startedAt.isSet()) {
        const Delivered start = delivered(
            request, command.startedAt,
            {command.id, command.attempt, command.startedAt, command.limiter, command.osUser},
            context.now);
        allocation.startedAt = start.startedAt;
        events.append(start);
    }
    WorkEnd end = command.end;
    end.at = believed(end.at, allocation, context.now);
    if (allocation.startedAt.isSet())
        end.at = qMax(end.at, allocation.startedAt);

    ReturnProof proof = command.proof;
    proof.at = qMax(believed(proof.at, allocation, context.now), end.at);

    const bool begun = request.state == RequestState::Releasing;
    const bool again = command.retry && !begun && request.attempt < context.settings.mostAttempts;
    RequestState wanted = begun ? request.wanted : outcomeOf(end.cause);
    if (again)
        wanted = RequestState::Queued;
    const QByteArray zone = projectOf(world, request).zone.toLatin1();
    events.append(WorkEnded{command.id, command.attempt, end, wanted,
                            chargesOf(request, allocation, end, zone)});
    if (again)
        events.append(Requeued{command.id, command.attempt, proof, end.detail});
    else
        events.append(Returned{command.id, command.attempt, proof, wanted});
    return events;
}

Events decideOn(const World &world, const Release &command, const Context &context)
{
    const RequestPtr request = world.requests.live.value(command.id);
    if (!request)
        return failure(ErrorCode::NotFound, u"request"_s);
    if (const auto fault = reasonFault(command.reason))
        return malformed({*fault});
    switch (request->state) {
    case RequestState::Provisioning:
    case RequestState::Active:
        return QList<Event>{
            ReleaseBegan{command.id, RequestState::Released, command.reason, context.actor.id}};
    case RequestState::Releasing: return QList<Event>{}; // once is enough
    case RequestState::Draft:
    case RequestState::Submitted:
    case RequestState::AwaitingApproval:
    case RequestState::Queued:
    case RequestState::Completed:
    case RequestState::Released:
    case RequestState::Expired:
    case RequestState::Failed:
    case RequestState::Cancelled:
    case RequestState::Rejected:
    case RequestState::Lapsed: return notIn(request->state);
    }
    return notIn(request->state);
}

Events decideOn(const World &world, const Expire &command, const Context &context)
{
    const RequestPtr request = world.requests.live.value(command.id);
    if (!request || request->state != RequestState::Active
        || request->allocations.last().endsAt > context.now)
        return QList<Event>{};
    return QList<Event>{
        ReleaseBegan{command.id, RequestState::Expired, u"granted end"_s, context.actor.id}};
}

Events decideOn(const World &world, const Cancel &command, const Context &context)
{
    const RequestPtr request = world.requests.live.value(command.id);
    if (!request)
        return failure(ErrorCode::NotFound, u"request"_s);
    if (const auto fault = reasonFault(command.reason))
        return malformed({*fault});
    switch (request->state) {
    case RequestState::Submitted:
    case RequestState::AwaitingApproval:
    case RequestState::Queued:
        return QList<Event>{Withdrawn{command.id, context.now, command.reason, context.actor.id}};
    case RequestState::Provisioning:
        return QList<Event>{
            ReleaseBegan{command.id, RequestState::Cancelled, command.reason, context.actor.id}};
    case RequestState::Releasing: return QList<Event>{};
    case RequestState::Draft:
    case RequestState::Active:
    case RequestState::Completed:
    case RequestState::Released:
    case RequestState::Expired:
    case RequestState::Failed:
    case RequestState::Cancelled:
    case RequestState::Rejected:
    case RequestState::Lapsed: return notIn(request->state);
    }
    return notIn(request->state);
}

} // namespace stw::domain
