#pragma once

#include "shared/model/request.h"

namespace stw::domain {

struct Submit
{
    RequestId id;
    UserId requester;
    Wish wish;
    QString idempotencyKey;
    QString bodyDigest;
};

//! From the planning cycle.
struct HoldBudget
{
    RequestId id;
};
struct Defer
{
    RequestId id;
    QList<QueueReason> reasons;
};
struct Place
{
    RequestId id;
    AllocationId allocation;
    QString pool;
    QList<Slice> slices;
};

// From the executors. Repeated and late reports are expected and change nothing.

struct ReportStarted
{
    RequestId id;
    qint64 attempt = 1;
    Instant startedAt;
    QString limiter;
    QString osUser;
};
struct ReportEnded
{
    RequestId id;
    qint64 attempt = 1;
    Instant startedAt; //!< Not set: the work never started.
    QString limiter;
    QString osUser;
    WorkEnd end;
    ReturnProof proof;
    bool retry = false; //!< Not the work's doing: queue it anew.
};

// From people and the clock.

struct Release
{
    RequestId id;
    QString reason;
};
struct Expire
{
    RequestId id;
};
struct Cancel
{
    RequestId id;
    QString reason;
};

} // namespace stw::domain
