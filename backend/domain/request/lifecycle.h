#pragma once

#include "backend/domain/events.h"

#include <span>

namespace stw::domain {

//! The whole life of a request: in `from`, the event at `event` in Event leads to `to`. Where `to`
//! is nothing, the request goes to the end that was begun (`Request::wanted`).
struct Transition
{
    RequestState from;
    size_t event;
    std::optional<RequestState> to;
};

std::span<const Transition> transitions();

//! Where \a event leads from \a from; nothing: it may not happen there.
std::optional<RequestState> next(RequestState from, const Event &event, RequestState wanted);

//! Where \a event leads from wherever it may happen; nothing: that depends on where.
std::optional<RequestState> stateAfter(const Event &event);

} // namespace stw::domain
