#include "app/views/request/recordsteps.h"

namespace stw::views {

namespace {

//! The step that a state is in; nothing once it is over.
std::optional<LifeStep> stepOf(RequestState state)
{
    switch (state) {
    case RequestState::Draft: return LifeStep::Draft;
    case RequestState::Submitted:
    case RequestState::AwaitingApproval: return LifeStep::Approval;
    case RequestState::Queued: return LifeStep::Queue;
    case RequestState::Provisioning: return LifeStep::Provisioning;
    case RequestState::Active: return LifeStep::Running;
    case RequestState::Releasing: return LifeStep::Return;
    case RequestState::Completed:
    case RequestState::Released:
    case RequestState::Expired:
    case RequestState::Failed:
    case RequestState::Cancelled:
    case RequestState::Rejected:
    case RequestState::Lapsed: return std::nullopt;
    }
    return std::nullopt;
}

LifeStep stepOf(LifePart kind)
{
    switch (kind) {
    case LifePart::Approval: return LifeStep::Approval;
    case LifePart::Waiting: return LifeStep::Queue;
    case LifePart::Provisioning: return LifeStep::Provisioning;
    case LifePart::Running: return LifeStep::Running;
    case LifePart::Returning: return LifeStep::Return;
    }
    Q_UNREACHABLE();
}

bool wasReached(const Request &request, LifeStep step)
{
    const bool placed = !request.allocations.isEmpty();
    switch (step) {
    case LifeStep::Draft:
    case LifeStep::Approval: return true;
    case LifeStep::Queue: return request.queuedAt.isSet();
    case LifeStep::Provisioning: return placed;
    case LifeStep::Running: return placed && request.allocations.last().startedAt.isSet();
    case LifeStep::Return: return placed && request.allocations.last().proof.has_value();
    }
    return false;
}

LifeStepState stateOf(const Request &request, LifeStep step, const LifeStepAt &seen)
{
    const std::optional<LifeStep> current = stepOf(request.state);
    if (!current)
        return wasReached(request, step) ? LifeStepState::Done : LifeStepState::Skipped;
    if (step == *current)
        return LifeStepState::Current;
    if (step < *current)
        return LifeStepState::Done;
    return seen.attempt > 0 ? LifeStepState::DoneBefore : LifeStepState::Ahead;
}

} // namespace

QList<LifeStepAt> stepsOf(const Request &request, Instant now)
{
    QList<LifeStepAt> steps;
    for (int at = 0; at < kLifeSteps; ++at)
        steps.append({LifeStep(at), LifeStepState::Ahead, 0, {}});
    for (const RecordPiece &piece : piecesOf(request, now)) {
        LifeStepAt &step = steps[qsizetype(stepOf(piece.kind))];
        const bool more = step.attempt == piece.attempt && step.length;
        step.length = more ? *step.length + piece.length() : piece.length();
        step.attempt = piece.attempt;
    }
    for (LifeStepAt &step : steps)
        step.state = stateOf(request, step.step, step);
    return steps;
}

} // namespace stw::views
