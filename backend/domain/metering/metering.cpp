#include "backend/domain/metering/metering.h"

#include "shared/base/zone.h"

namespace stw::domain {

namespace {

bool isPlatformsFault(EndCause cause)
{
    return cause == EndCause::Lost || cause == EndCause::CardsMismatch
           || cause == EndCause::LaunchFailed;
}

struct Piece
{
    Instant begin;
    Instant end;
    QString period;
};

QList<Piece> cutAtMonths(Instant begin, Instant end, const QByteArray &zone)
{
    QList<Piece> pieces;
    while (begin < end) {
        const Month month = monthOf(begin, zone);
        const Instant until = qMin(month.end, end);
        pieces.append({begin, until, month.name});
        begin = until;
    }
    return pieces;
}

} // namespace

QList<Interval> intervalsOf(const Request &request, const Allocation &allocation)
{
    if (!allocation.startedAt.isSet())
        return {};
    Interval interval;
    interval.request = request.id;
    interval.attempt = allocation.attempt;
    interval.tenant = request.tenant;
    interval.project = request.project;
    interval.acceleratorType = request.asked.acceleratorType();
    interval.begin = allocation.startedAt;
    if (allocation.end)
        interval.end = qMax(allocation.end->at, allocation.startedAt);

    QList<Interval> intervals;
    for (const Slice &slice : allocation.slices) {
        if (slice.cards.isEmpty()) {
            interval.meter = Meter::CoreHours;
            interval.unit = slice.node;
            interval.unitsMilli = slice.cpuMilli;
            intervals.append(interval);
        }
        for (const QString &card : slice.cards) {
            interval.meter = Meter::CardHours;
            interval.unit = card;
            interval.unitsMilli = 1000;
            intervals.append(interval);
        }
    }
    return intervals;
}

QList<Charge> chargesOf(const Request &request, const Allocation &allocation, const WorkEnd &end,
                        const QByteArray &zone)
{
    Allocation ended = allocation;
    ended.end = end;
    QList<Charge> charges;
    for (const Interval &interval : intervalsOf(request, ended)) {
        for (const Piece &piece : cutAtMonths(interval.begin, interval.end, zone)) {
            Charge charge;
            charge.request = request.id;
            charge.attempt = interval.attempt;
            charge.tenant = interval.tenant;
            charge.project = interval.project;
            charge.acceleratorType = interval.acceleratorType;
            charge.meter = interval.meter;
            charge.unit = interval.unit;
            charge.begin = piece.begin;
            charge.end = piece.end;
            charge.period = piece.period;
            charge.quantity =
                hoursOf(Int128((piece.end - piece.begin).count()) * interval.unitsMilli / 1000);
            charge.price = request.asked.perUnitHour;
            charge.priceVersion = request.asked.priceVersion;
            charge.cost = charge.price * charge.quantity;
            charge.currency = request.asked.currency;
            charges.append(charge);
            if (isPlatformsFault(end.cause)) {
                charge.correction = true;
                charge.quantity.units = -charge.quantity.units;
                charge.cost.units = -charge.cost.units;
                charges.append(charge);
            }
        }
    }
    return charges;
}

QMap<QString, qint64> cardTimeByMonth(const Request &request, const QByteArray &zone)
{
    constexpr qint64 kMicrosPerMilli = 1'000;
    QMap<QString, qint64> sums;
    for (const Allocation &allocation : request.allocations) {
        if (!allocation.end || isPlatformsFault(allocation.end->cause))
            continue;
        for (const Interval &interval : intervalsOf(request, allocation)) {
            if (interval.meter != Meter::CardHours)
                continue;
            for (const Piece &piece : cutAtMonths(interval.begin, interval.end, zone)) {
                const qint64 micros = (piece.end - piece.begin).count();
                sums[piece.period] +=
                    interval.unitsMilli * ((micros + kMicrosPerMilli - 1) / kMicrosPerMilli);
            }
        }
    }
    return sums;
}

} // namespace stw::domain
