#pragma once

#include "app/views/request/recordpieces.h"

namespace stw::views {

//! The way of every request, in order.
enum class LifeStep { Draft, Approval, Queue, Provisioning, Running, Return };
constexpr int kLifeSteps = 6;

//! DoneBefore: done in an earlier attempt, ahead again in this one. Skipped: never came to it, and
//! never will.
enum class LifeStepState { Done, Current, DoneBefore, Ahead, Skipped };

struct LifeStepAt
{
    LifeStep step = LifeStep::Draft;
    LifeStepState state = LifeStepState::Ahead;
    qint64 attempt = 0;           //!< That `length` belongs to; 0: none.
    std::optional<Micros> length; //!< What it took in that attempt, or takes so far.

    friend bool operator==(const LifeStepAt &, const LifeStepAt &) = default;
};

//! Where \a request stands, all six steps.
QList<LifeStepAt> stepsOf(const Request &request, Instant now);

} // namespace stw::views
