#include "backend/domain/request/lifecycle.h"

#include <array>

namespace stw::domain {

namespace {

template <class T, size_t Index = 0>
consteval size_t indexOf()
{
    if constexpr (std::is_same_v<T, std::variant_alternative_t<Index, EventFacts>>)
        return Index;
    else
        return indexOf<T, Index + 1>();
}

using State = RequestState;

// A table is read in columns.
// clang-format off
constexpr auto kTransitions = std::to_array<Transition>({
    {State::Draft,            indexOf<Submitted>(),       State::Submitted},
    {State::Submitted,        indexOf<ApprovalBegan>(),   State::AwaitingApproval},
    {State::Submitted,        indexOf<Queued>(),          State::Queued},
    {State::Submitted,        indexOf<Withdrawn>(),       State::Cancelled},
    {State::AwaitingApproval, indexOf<Queued>(),          State::Queued},
    {State::AwaitingApproval, indexOf<ApprovalRefused>(), std::nullopt},
    {State::AwaitingApproval, indexOf<Withdrawn>(),       State::Cancelled},
    {State::Queued,           indexOf<BudgetHeld>(),      State::Queued},
    {State::Queued,           indexOf<Deferred>(),        State::Queued},
    {State::Queued,           indexOf<Placed>(),          State::Provisioning},
    {State::Queued,           indexOf<Withdrawn>(),       State::Cancelled},
    {State::Provisioning,     indexOf<Delivered>(),       State::Active},
    {State::Provisioning,     indexOf<ReleaseBegan>(),    State::Releasing},
    {State::Provisioning,     indexOf<WorkEnded>(),       State::Releasing},
    {State::Active,           indexOf<ReleaseBegan>(),    State::Releasing},
    {State::Active,           indexOf<WorkEnded>(),       State::Releasing},
    {State::Releasing,        indexOf<Delivered>(),       State::Releasing},
    {State::Releasing,        indexOf<WorkEnded>(),       State::Releasing},
    {State::Releasing,        indexOf<Requeued>(),        State::Queued},
    {State::Releasing,        indexOf<Returned>(),        std::nullopt},
});
// clang-format on

} // namespace

std::span<const Transition> transitions()
{
    return kTransitions;
}

std::optional<RequestState> next(RequestState from, const Event &event, RequestState wanted)
{
    for (const Transition &transition : kTransitions) {
        if (transition.from == from && transition.event == event.index())
            return transition.to.value_or(wanted);
    }
    return std::nullopt;
}

std::optional<RequestState> stateAfter(const Event &event)
{
    if (const auto *returned = std::get_if<Returned>(&event))
        return returned->state;
    if (const auto *refused = std::get_if<ApprovalRefused>(&event))
        return refused->lapsed ? RequestState::Lapsed : RequestState::Rejected;
    std::optional<RequestState> only;
    for (const Transition &transition : kTransitions) {
        if (transition.event != event.index())
            continue;
        if (only && only != transition.to)
            return std::nullopt;
        only = transition.to;
    }
    return only;
}

} // namespace stw::domain
