#pragma once

#include "shared/model/request.h"

namespace stw::domain {

// What happened to a request. Each of them carries the request's id; the journal's events of one
// request add up to its record.

struct Submitted
{
    static constexpr QLatin1StringView kCode{"request.submitted"};
    Request request; //!< As submitted: no allocation, no queue yet.
    static void describe(auto &self, auto &&field) { field("request", self.request); }
    friend bool operator==(const Submitted &, const Submitted &) = default;
};

//! The route has levels; the request waits for people.
struct ApprovalBegan
{
    static constexpr QLatin1StringView kCode{"request.approval_began"};
    RequestId id;
    static void describe(auto &self, auto &&field) { field("id", self.id); }
    friend bool operator==(const ApprovalBegan &, const ApprovalBegan &) = default;
};

//! Rejected by a person, or lapsed because nobody decided.
struct ApprovalRefused
{
    static constexpr QLatin1StringView kCode{"request.approval_refused"};
    RequestId id;
    Instant at;
    bool lapsed = false;
    QString reason;
    static void describe(auto &self, auto &&field)
    {
        field("id", self.id);
        field("at", self.at);
        field("lapsed", self.lapsed);
        field("reason", self.reason);
    }
    friend bool operator==(const ApprovalRefused &, const ApprovalRefused &) = default;
};

//! Nothing (more) to approve: it waits for the scheduler.
struct Queued
{
    static constexpr QLatin1StringView kCode{"request.queued"};
    RequestId id;
    Instant at;
    static void describe(auto &self, auto &&field)
    {
        field("id", self.id);
        field("at", self.at);
    }
    friend bool operator==(const Queued &, const Queued &) = default;
};

//! The month's budget is held for the granted duration.
struct BudgetHeld
{
    static constexpr QLatin1StringView kCode{"request.budget_held"};
    RequestId id;
    QString period;
    static void describe(auto &self, auto &&field)
    {
        field("id", self.id);
        field("period", self.period);
    }
    friend bool operator==(const BudgetHeld &, const BudgetHeld &) = default;
};

//! It still waits, and the cause is another one than before.
struct Deferred
{
    static constexpr QLatin1StringView kCode{"request.deferred"};
    RequestId id;
    Instant at;
    QList<QueueReason> reasons;
    static void describe(auto &self, auto &&field)
    {
        field("id", self.id);
        field("at", self.at);
        field("reasons", self.reasons);
    }
    friend bool operator==(const Deferred &, const Deferred &) = default;
};

struct Placed
{
    static constexpr QLatin1StringView kCode{"request.placed"};
    RequestId id;
    Allocation allocation;
    static void describe(auto &self, auto &&field)
    {
        field("id", self.id);
        field("allocation", self.allocation);
    }
    friend bool operator==(const Placed &, const Placed &) = default;
};

//! The work runs; metering begins at `startedAt`, the executor's word.
struct Delivered
{
    static constexpr QLatin1StringView kCode{"request.delivered"};
    RequestId id;
    qint64 attempt = 1;
    Instant startedAt;
    Instant endsAt;
    QString limiter;
    QString osUser;
    static void describe(auto &self, auto &&field)
    {
        field("id", self.id);
        field("attempt", self.attempt);
        field("started_at", self.startedAt);
        field("ends_at", self.endsAt);
        field("limiter", self.limiter);
        field("os_user", self.osUser);
    }
    friend bool operator==(const Delivered &, const Delivered &) = default;
};

//! A person, the granted end or a cancellation: the executor is told to stop.
struct ReleaseBegan
{
    static constexpr QLatin1StringView kCode{"request.release_began"};
    RequestId id;
    RequestState wanted = RequestState::Released; //!< Released, Expired or Cancelled.
    QString reason;
    QString by; //!< Actor id.
    static void describe(auto &self, auto &&field)
    {
        field("id", self.id);
        field("wanted", self.wanted);
        field("reason", self.reason);
        field("by", self.by);
    }
    friend bool operator==(const ReleaseBegan &, const ReleaseBegan &) = default;
};

//! The work is over; the interval closes at `end.at`.
struct WorkEnded
{
    static constexpr QLatin1StringView kCode{"request.work_ended"};
    RequestId id;
    qint64 attempt = 1;
    WorkEnd end;
    RequestState wanted = RequestState::Completed; //!< Where it goes once everything is returned.
    QList<Charge> charges;
    static void describe(auto &self, auto &&field)
    {
        field("id", self.id);
        field("attempt", self.attempt);
        field("end", self.end);
        field("wanted", self.wanted);
        field("charges", self.charges);
    }
    friend bool operator==(const WorkEnded &, const WorkEnded &) = default;
};

//! Proven back in the pool. The request is over.
struct Returned
{
    static constexpr QLatin1StringView kCode{"request.returned"};
    RequestId id;
    qint64 attempt = 1;
    ReturnProof proof;
    RequestState state = RequestState::Completed; //!< How the request ended.
    static void describe(auto &self, auto &&field)
    {
        field("id", self.id);
        field("attempt", self.attempt);
        field("proof", self.proof);
        field("state", self.state);
    }
    friend bool operator==(const Returned &, const Returned &) = default;
};

//! The attempt was lost with its hardware, or never started: proven back, and queued anew.
struct Requeued
{
    static constexpr QLatin1StringView kCode{"request.requeued"};
    RequestId id;
    qint64 attempt = 1; //!< The one that is over.
    ReturnProof proof;
    QString reason;
    static void describe(auto &self, auto &&field)
    {
        field("id", self.id);
        field("attempt", self.attempt);
        field("proof", self.proof);
        field("reason", self.reason);
    }
    friend bool operator==(const Requeued &, const Requeued &) = default;
};

//! Cancelled before anything was placed.
struct Withdrawn
{
    static constexpr QLatin1StringView kCode{"request.withdrawn"};
    RequestId id;
    Instant at;
    QString reason;
    QString by; //!< Actor id.
    static void describe(auto &self, auto &&field)
    {
        field("id", self.id);
        field("at", self.at);
        field("reason", self.reason);
        field("by", self.by);
    }
    friend bool operator==(const Withdrawn &, const Withdrawn &) = default;
};

} // namespace stw::domain
