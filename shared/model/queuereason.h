#pragma once

#include "shared/model/quota.h"

#include <QStringList>

#include <variant>

namespace stw {

//! Who can change it.
enum class ReasonOwner { You, Project, Approver, Scheduling, Capacity, Health, Policy };
template <>
struct Named<ReasonOwner>
{
    static constexpr auto kRows = std::to_array<NamedRow<ReasonOwner>>({
        {ReasonOwner::You, QLatin1StringView("you")},
        {ReasonOwner::Project, QLatin1StringView("project")},
        {ReasonOwner::Approver, QLatin1StringView("approver")},
        {ReasonOwner::Scheduling, QLatin1StringView("scheduling")},
        {ReasonOwner::Capacity, QLatin1StringView("capacity")},
        {ReasonOwner::Health, QLatin1StringView("health")},
        {ReasonOwner::Policy, QLatin1StringView("policy")},
    });
};

// Each reason is its code on the wire, its owner and the facts that make it true (DOMAIN §7).
// describe() lists the facts once; the JSON codec, the journal and the tests read that list.

//! Admitted a moment ago; the next planning cycle decides.
struct Planning
{
    static constexpr QLatin1StringView kCode{"planning"};
    static constexpr ReasonOwner kOwner = ReasonOwner::Scheduling;
    static void describe(auto &, auto &&) {}
    friend bool operator==(const Planning &, const Planning &) = default;
};

struct QuotaExhausted
{
    static constexpr QLatin1StringView kCode{"quota"};
    static constexpr ReasonOwner kOwner = ReasonOwner::Project;

    QuotaDimension dimension = QuotaDimension::Cards;
    ScopeKind scope = ScopeKind::Project;
    qint64 limit = 0;
    qint64 used = 0;
    qint64 held = 0;
    qint64 asked = 0;
    Instant resetsAt; //!< Month windows.

    static void describe(auto &self, auto &&field)
    {
        field("dimension", self.dimension);
        field("scope", self.scope);
        field("limit", self.limit);
        field("used", self.used);
        field("held", self.held);
        field("asked", self.asked);
        field("resets_at", self.resetsAt);
    }
    friend bool operator==(const QuotaExhausted &, const QuotaExhausted &) = default;
};

//! No such hardware in the fleet, or none that the image or the size fits.
struct SpecUnavailable
{
    static constexpr QLatin1StringView kCode{"spec_unavailable"};
    static constexpr ReasonOwner kOwner = ReasonOwner::Capacity;

    QString looked;      //!< The accelerator class, or `cpu`.
    qint64 existing = 0; //!< Cards of the class in the fleet, of whatever health; nodes for `cpu`.
    qint64 largest =
        0; //!< The most a node could give if all were free and healthy: cards, or cpu-milli.
    qint64 asked = 0; //!< On one node, in the same unit.

    static void describe(auto &self, auto &&field)
    {
        field("looked", self.looked);
        field("existing", self.existing);
        field("largest", self.largest);
        field("asked", self.asked);
    }
    friend bool operator==(const SpecUnavailable &, const SpecUnavailable &) = default;
};

//! Enough exist, too few are healthy.
struct HealthyCapacity
{
    static constexpr QLatin1StringView kCode{"healthy_capacity"};
    static constexpr ReasonOwner kOwner = ReasonOwner::Health;

    qint64 healthy = 0;
    qint64 suspect = 0;
    qint64 isolated = 0;
    qint64 failed = 0;
    qint64 unknown = 0; //!< Also those in maintenance, unreachable or cordoned.
    qint64 asked = 0;

    static void describe(auto &self, auto &&field)
    {
        field("healthy", self.healthy);
        field("suspect", self.suspect);
        field("isolated", self.isolated);
        field("failed", self.failed);
        field("unknown", self.unknown);
        field("asked", self.asked);
    }
    friend bool operator==(const HealthyCapacity &, const HealthyCapacity &) = default;
};

//! All suitable healthy capacity is busy.
struct CapacityBusy
{
    static constexpr QLatin1StringView kCode{"capacity"};
    static constexpr ReasonOwner kOwner = ReasonOwner::Capacity;

    qint64 running = 0; //!< Allocations that hold what this one could use.
    qint64 free = 0;    //!< Cards, or cpu-milli, free on suitable nodes in all.
    qint64 asked = 0;
    Instant nextEnd; //!< The earliest granted end among them.

    static void describe(auto &self, auto &&field)
    {
        field("running", self.running);
        field("free", self.free);
        field("asked", self.asked);
        field("next_end", self.nextEnd);
    }
    friend bool operator==(const CapacityBusy &, const CapacityBusy &) = default;
};

//! Others go first.
struct PriorityAhead
{
    static constexpr QLatin1StringView kCode{"priority"};
    static constexpr ReasonOwner kOwner = ReasonOwner::Scheduling;

    qint64 ahead = 0; //!< Eligible waiters of the pool before this one.

    static void describe(auto &self, auto &&field) { field("ahead", self.ahead); }
    friend bool operator==(const PriorityAhead &, const PriorityAhead &) = default;
};

struct ExecutorUnreachable
{
    static constexpr QLatin1StringView kCode{"executor_unreachable"};
    static constexpr ReasonOwner kOwner = ReasonOwner::Capacity;

    QString pool;

    static void describe(auto &self, auto &&field) { field("pool", self.pool); }
    friend bool operator==(const ExecutorUnreachable &, const ExecutorUnreachable &) = default;
};

using QueueReasonFacts = std::variant<Planning, QuotaExhausted, SpecUnavailable, HealthyCapacity,
                                      CapacityBusy, PriorityAhead, ExecutorUnreachable>;
// Copied, moved and ended in one place: the code of a big variant is big too.
struct QueueReason : QueueReasonFacts
{
    using QueueReasonFacts::QueueReasonFacts;
    QueueReason();
    QueueReason(const QueueReason &);
    QueueReason(QueueReason &&) noexcept;
    QueueReason &operator=(const QueueReason &);
    QueueReason &operator=(QueueReason &&) noexcept;
    ~QueueReason();
};

QLatin1StringView codeOf(const QueueReason &reason);
ReasonOwner ownerOf(const QueueReason &reason);
//! Two lists tell the same cause: the same codes in the same order, and for quota the same
//! dimension and scope. Numbers may differ; the timeline keeps one entry.
bool sameCause(const QList<QueueReason> &a, const QList<QueueReason> &b);

} // namespace stw

Q_DECLARE_TYPEINFO(stw::QueueReason, Q_RELOCATABLE_TYPE);
