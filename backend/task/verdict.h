#pragma once

#include "backend/task/receipts.h"

namespace stw::task {

//! What was seen of an attempt whose work ran.
struct Outcome
{
    std::optional<qint64> exitCode;
    std::optional<qint64> signal;
    std::optional<Cause> stoppedFor; //!< Deadline, Cancelled, or what a watch found.
    qint64 oomKills = 0;
};

struct Verdict
{
    Cause cause = Cause::Ok;
    QString reason;

    friend bool operator==(const Verdict &, const Verdict &) = default;
};

//! Why it ended: what we did comes first, then what the kernel did, then what the work did.
Verdict verdictOf(const Outcome &outcome);

} // namespace stw::task
