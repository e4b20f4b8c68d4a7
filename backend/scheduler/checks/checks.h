#pragma once

#include "backend/scheduler/capacity.h"

namespace stw::scheduler {

// "Can this be?" One function for each reason: the facts if it holds, nothing if not.

QList<QueueReason> checkQuota(const QList<Headroom> &headrooms, const Waiter &waiter);
std::optional<SpecUnavailable> checkSpec(const Rooms &rooms, const Shape &shape);
std::optional<HealthyCapacity> checkHealth(const Rooms &rooms, const Shape &shape);
//! \a count is Free, or Repaired: whether it would still be busy once all is healthy.
std::optional<CapacityBusy> checkFree(const Rooms &rooms, const QList<Running> &running,
                                      const Shape &shape, Count count);

} // namespace stw::scheduler
