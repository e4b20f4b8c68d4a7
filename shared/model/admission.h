#pragma once

#include "shared/model/request.h"

namespace stw {

enum class Feasibility { Now, Waits, Never };
template <>
struct Named<Feasibility>
{
    static constexpr auto kRows = std::to_array<NamedRow<Feasibility>>({
        {Feasibility::Now, QLatin1StringView("now")},
        {Feasibility::Waits, QLatin1StringView("waits")},
        {Feasibility::Never, QLatin1StringView("never")},
    });
};

//! The one answer of preview and submit (DOMAIN §5), complete in one call.
struct Admission
{
    qint64 version = 0; //!< Journal position it was computed on.
    Instant computedAt;
    Asked asked;
    Demand demand;
    QList<QuotaLine> quota;
    QList<QString> approvalRoute; //!< Levels; none yet in this release.
    Feasibility feasibility = Feasibility::Now;
    QList<QueueReason> reasons; //!< Why it waits or never starts.
    Instant startEarliest;      //!< Expected start, as a range; not set: not known.
    Instant startLatest;
    Price perHour; //!< Of the whole request.
    Cost estimate; //!< To the granted end.
    QString currency;
    std::optional<qint64> largestCards; //!< Over quota: the largest count per node that fits.

    static void describe(auto &self, auto &&field)
    {
        field("version", self.version);
        field("computed_at", self.computedAt);
        field("asked", self.asked);
        field("demand", self.demand);
        field("quota", self.quota);
        field("approval_route", self.approvalRoute);
        field("feasibility", self.feasibility);
        field("reasons", self.reasons);
        field("start_earliest", self.startEarliest);
        field("start_latest", self.startLatest);
        field("per_hour", self.perHour);
        field("estimate", self.estimate);
        field("currency", self.currency);
        field("largest_cards", self.largestCards);
    }
    friend bool operator==(const Admission &, const Admission &) = default;
};

} // namespace stw
