#pragma once

#include "backend/domain/world.h"
#include "backend/scheduler/plan.h"

namespace stw::core {

//! What the scheduler sees of \a world: fleet, live allocations, the queue in its order, and the
//! limits that stand.
scheduler::Snapshot snapshotOf(const domain::World &world, Instant now);

//! The same with \a request among the waiters, as if it had just been queued.
scheduler::Snapshot snapshotWith(const domain::World &world,
                                 const std::shared_ptr<const Request> &request, Instant now);

} // namespace stw::core
