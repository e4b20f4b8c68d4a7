#include "backend/api/record.h"

#include "backend/domain/metering/metering.h"
#include "backend/domain/request/lifecycle.h"

#include <algorithm>

namespace stw::api {

using namespace Qt::StringLiterals;

namespace {

qint64 milliseconds(Micros length)
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(length).count();
}

void add(Usage &usage, const QList<Charge> &charges)
{
    for (const Charge &charge : charges) {
        Quantity &hours = charge.meter == Meter::CardHours ? usage.cardHours : usage.coreHours;
        hours = hours + charge.quantity;
        usage.cost = usage.cost + charge.cost;
    }
}

} // namespace

Usage usageOf(const Request &request, const QByteArray &zone, Instant now)
{
    Usage usage;
    usage.currency = request.asked.currency;
    Micros wait{0};
    for (const QueueSpan &span : request.queue)
        wait += (span.to.isSet() ? span.to : now) - span.from;
    usage.waitMs = milliseconds(wait);
    add(usage, request.charges);
    Micros run{0};
    for (const Allocation &allocation : request.allocations) {
        if (!allocation.startedAt.isSet())
            continue;
        WorkEnd end = allocation.end.value_or(WorkEnd());
        if (!allocation.end) {
            end.at = std::max(now, allocation.startedAt);
            usage.open = true;
            add(usage, domain::chargesOf(request, allocation, end, zone));
        }
        run += std::max(end.at, allocation.startedAt) - allocation.startedAt;
    }
    usage.runMs = milliseconds(run);
    return usage;
}

QStringList actionsOf(RequestState state)
{
    switch (state) {
    case RequestState::Submitted:
    case RequestState::AwaitingApproval:
    case RequestState::Queued:
    case RequestState::Provisioning: return {u"cancel"_s};
    case RequestState::Active: return {u"release"_s};
    case RequestState::Draft:
    case RequestState::Releasing:
    case RequestState::Completed:
    case RequestState::Released:
    case RequestState::Expired:
    case RequestState::Failed:
    case RequestState::Cancelled:
    case RequestState::Rejected:
    case RequestState::Lapsed: return {};
    }
    Q_UNREACHABLE();
}

} // namespace stw::api
