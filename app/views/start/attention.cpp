#include "app/views/start/attention.h"

#include <algorithm>

namespace stw::views {

namespace {

std::optional<AttentionKind> kindOf(const RequestSummary &request, Instant now)
{
    if (endsSoon(request, now))
        return AttentionKind::EndsSoon;
    if (request.state == RequestState::Failed && now - request.endedAt < kRecently)
        return AttentionKind::Failed;
    if (request.state != RequestState::Queued)
        return std::nullopt;
    if (request.waitReason == QuotaExhausted::kCode)
        return AttentionKind::QuotaMissing;
    if (request.waitReason == SpecUnavailable::kCode)
        return AttentionKind::NeverFits;
    return std::nullopt;
}

//! The instant that orders requests of one kind: an end to come or, the newest first, one behind.
qint64 urgency(const Attention &row)
{
    switch (row.kind) {
    case AttentionKind::EndsSoon: return row.request.endsAt.us;
    case AttentionKind::Failed: return -row.request.endedAt.us;
    case AttentionKind::QuotaMissing:
    case AttentionKind::NeverFits: return row.request.submittedAt.us;
    }
    Q_UNREACHABLE();
}

} // namespace

bool endsSoon(const RequestSummary &request, Instant now)
{
    return request.state == RequestState::Active && request.endsAt.isSet()
           && request.endsAt - now < kEndsSoon;
}

QList<Attention> attentionOf(const QList<RequestSummary> &requests, Instant now,
                             const QList<RequestId> &seen)
{
    QList<Attention> rows;
    for (const RequestSummary &request : requests) {
        const std::optional<AttentionKind> kind = kindOf(request, now);
        if (kind && !(kind == AttentionKind::Failed && seen.contains(request.id)))
            rows.append({*kind, request});
    }
    std::stable_sort(rows.begin(), rows.end(), [](const Attention &a, const Attention &b) {
        return std::pair(a.kind, urgency(a)) < std::pair(b.kind, urgency(b));
    });
    return rows;
}

QList<RequestSummary> runningOf(const QList<RequestSummary> &requests)
{
    QList<RequestSummary> rows;
    std::copy_if(requests.begin(), requests.end(), std::back_inserter(rows),
                 [](const RequestSummary &row) { return row.state == RequestState::Active; });
    std::stable_sort(
        rows.begin(), rows.end(),
        [](const RequestSummary &a, const RequestSummary &b) { return a.endsAt < b.endsAt; });
    return rows;
}

} // namespace stw::views
