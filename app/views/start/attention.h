#pragma once

#include "shared/model/views.h"

namespace stw::views {

//! Why a request needs the person who asked for it. In the order of urgency.
enum class AttentionKind {
    EndsSoon,     //!< Running, and its granted end is less than kEndsSoon away.
    Failed,       //!< Failed less than kRecently ago.
    QuotaMissing, //!< Waits for quota: only the project can change that.
    NeverFits,    //!< Waits for hardware that the fleet has not got.
};

struct Attention
{
    AttentionKind kind = AttentionKind::EndsSoon;
    RequestSummary request;

    friend bool operator==(const Attention &, const Attention &) = default;
};

//! DECISIONS, "display only": a running request ends soon within the last stage of the warnings.
constexpr Micros kEndsSoon = std::chrono::hours(1);
constexpr Micros kRecently = std::chrono::hours(24);

bool endsSoon(const RequestSummary &request, Instant now);

//! The requests among \a requests that need a person at \a now: the most urgent kind first, and
//! within a kind the one that ends, or ended, next to now. A failure that \a seen contains has been
//! looked at and needs nobody any more.
QList<Attention> attentionOf(const QList<RequestSummary> &requests, Instant now,
                             const QList<RequestId> &seen = {});

//! Those that run, the first to end first.
QList<RequestSummary> runningOf(const QList<RequestSummary> &requests);

} // namespace stw::views
