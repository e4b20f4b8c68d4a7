#pragma once

#include "shared/model/request.h"

#include <memory>
#include <variant>

namespace stw::scheduler {

//! Quota of one scope in one dimension, as the snapshot saw it.
struct Headroom
{
    ScopeKind kind = ScopeKind::Project;
    QuotaDimension dimension = QuotaDimension::Cards;
    qint64 limit = 0;
    qint64 used = 0;
    qint64 held = 0;
    Instant resetsAt;

    friend bool operator==(const Headroom &, const Headroom &) = default;
};

//! Somebody who waits, in the order of the queue.
struct Waiter
{
    std::shared_ptr<const Request> request;
    QList<qsizetype> headrooms; //!< Indices into the snapshot's, of limits that count for it.
};

//! Work that holds capacity now.
struct Running
{
    RequestId id;
    QList<Slice> slices;
    Instant endsAt; //!< Granted end; not set while it is being provisioned.
};

//! All that a plan rests on.
struct Snapshot
{
    Instant now;
    QList<Node> nodes;
    QList<Running> running;
    QList<Headroom> headrooms;
    QList<Waiter> waiters; //!< First goes first.
};

struct Placement
{
    RequestId id;
    QString pool;
    QList<Slice> slices;

    friend bool operator==(const Placement &, const Placement &) = default;
};

struct Deferral
{
    RequestId id;
    QList<QueueReason> reasons; //!< The binding one first; never empty.
    bool never = false;         //!< Nothing that ends or is repaired lets it start.

    friend bool operator==(const Deferral &, const Deferral &) = default;
};

using Verdict = std::variant<Placement, Deferral>;

//! One verdict for each waiter, in their order. First come, first served within a pool: nobody
//! passes a waiter that lacks only capacity there. Pure: the same snapshot, the same plan.
QList<Verdict> plan(const Snapshot &snapshot);

//! When the last waiter of \a snapshot starts at the latest, if running work ends as granted and
//! nobody else comes; not set: not known.
Instant latestStart(const Snapshot &snapshot);

} // namespace stw::scheduler
