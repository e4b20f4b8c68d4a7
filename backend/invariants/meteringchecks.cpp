#include "backend/invariants/checks.h"
#include "shared/base/zone.h"

#include <algorithm>

namespace stw::invariants {

using namespace Qt::StringLiterals;

namespace {

//! Milli-unit microseconds as hours, rounded half up once.
Quantity hoursOfMilli(Int128 unitsMilli, Micros length)
{
    constexpr Int128 kPerUnit = Int128(3'600) * 1'000;
    return {(unitsMilli * length.count() + kPerUnit / 2) / kPerUnit};
}

QByteArray zoneOf(const Look &look, ProjectId id)
{
    Project project;
    project.id = id;
    const auto found = look.books.tables.objects.find(keyOf(project));
    if (found == look.books.tables.objects.end())
        return QByteArrayLiteral("UTC");
    return std::get<Project>(found->second).zone.toLatin1();
}

QList<Interval> intervalsOf(const Tables &tables, const Request &request)
{
    QList<Interval> found;
    for (auto at = tables.intervals.lower_bound({request.id, 0, {}});
         at != tables.intervals.end() && at->second.request == request.id; ++at)
        found += at->second;
    return found;
}

QList<Charge> chargesOf(const Tables &tables, const Interval &interval)
{
    QList<Charge> found;
    const Tables::ChargeKey first{
        interval.request, interval.attempt, interval.meter, interval.unit, {}, false};
    for (auto at = tables.charges.lower_bound(first); at != tables.charges.end(); ++at) {
        const Charge &charge = at->second.charge;
        if (charge.request != interval.request || charge.attempt != interval.attempt
            || charge.meter != interval.meter || charge.unit != interval.unit)
            break;
        found += charge;
    }
    return found;
}

QString faultOf(const Charge &charge, const Interval &interval, const Asked &asked,
                const QByteArray &zone)
{
    const Month month = monthOf(charge.begin, zone);
    if (charge.period != month.name || charge.end > month.end)
        return u"a line of %1 from %2 to %3"_s.arg(charge.period, toText(charge.begin),
                                                   toText(charge.end));
    if (charge.tenant != interval.tenant || charge.project != interval.project
        || charge.acceleratorType != interval.acceleratorType)
        return u"a line of another tenant, project or type"_s;
    if (charge.quantity != hoursOfMilli(interval.unitsMilli, charge.end - charge.begin))
        return u"%1 hours in the line from %2"_s.arg(charge.quantity.toText(),
                                                     toText(charge.begin));
    if (charge.price != asked.perUnitHour || charge.priceVersion != asked.priceVersion
        || charge.currency != asked.currency)
        return u"a line at another price than asked"_s;
    if (charge.cost != charge.price * charge.quantity)
        return u"cost %1 is not price × quantity"_s.arg(charge.cost.toText());
    return {};
}

bool isPlatformsFault(EndCause cause)
{
    return cause == EndCause::Lost || cause == EndCause::CardsMismatch
           || cause == EndCause::LaunchFailed;
}

//! A line of the platform's fault is taken back in full; any other is not.
QString correctionFault(const QList<Charge> &charges, const Request &request, qint64 attempt)
{
    const bool takenBack = std::any_of(
        request.allocations.begin(), request.allocations.end(), [attempt](const Allocation &of) {
            return of.attempt == attempt && of.end && isPlatformsFault(of.end->cause);
        });
    QList<Charge> lines;
    QList<Charge> corrections;
    for (Charge charge : charges) {
        (charge.correction ? corrections : lines).append(charge);
        if (charge.correction) {
            corrections.last().correction = false;
            corrections.last().quantity.units *= -1;
            corrections.last().cost.units *= -1;
        }
    }
    if (corrections != (takenBack ? lines : QList<Charge>()))
        return u"lines and their corrections do not match"_s;
    return {};
}

//! Together the lines are the interval: no hole, no overlap, no rest.
QString faultOf(const QList<Charge> &charges, const Interval &interval, const Asked &asked,
                const QByteArray &zone)
{
    Instant at = interval.begin;
    for (const Charge &charge : charges) {
        if (charge.correction)
            continue;
        const QString fault = faultOf(charge, interval, asked, zone);
        if (!fault.isEmpty())
            return fault;
        if (charge.begin != at)
            return u"a line begins at %1 instead of %2"_s.arg(toText(charge.begin), toText(at));
        at = charge.end;
    }
    if (interval.end.isSet() && at != interval.end)
        return u"lines end at %1, the interval at %2"_s.arg(toText(at), toText(interval.end));
    if (!interval.end.isSet() && !charges.isEmpty())
        return u"lines of an open interval"_s;
    return {};
}

//! The intervals that \a allocation must have, by unit.
std::map<QString, Interval> expectedOf(const Request &request, const Allocation &allocation)
{
    std::map<QString, Interval> expected;
    if (!allocation.startedAt.isSet())
        return expected;
    Interval interval{request.id,
                      allocation.attempt,
                      request.tenant,
                      request.project,
                      request.asked.acceleratorType(),
                      request.asked.cards > 0 ? Meter::CardHours : Meter::CoreHours,
                      {},
                      1000,
                      allocation.startedAt,
                      allocation.end ? allocation.end->at : Instant{}};
    for (const Slice &slice : allocation.slices) {
        for (const QString &card : slice.cards) {
            interval.unit = card;
            expected[card] = interval;
        }
        if (request.asked.cards == 0) {
            interval.unit = slice.node;
            interval.unitsMilli = slice.cpuMilli;
            expected[slice.node] = interval;
        }
    }
    return expected;
}

} // namespace

void chargesAreTheirIntervals(const Look &look, Findings &findings)
{
    const Tables &tables = look.books.tables;
    for (const Request *request : look.touched) {
        const QByteArray zone = zoneOf(look, request->project);
        qsizetype lines = 0;
        for (const Interval &interval : intervalsOf(tables, *request)) {
            const QList<Charge> charges = chargesOf(tables, interval);
            QString fault = faultOf(charges, interval, request->asked, zone);
            if (fault.isEmpty())
                fault = correctionFault(charges, *request, interval.attempt);
            if (!fault.isEmpty())
                findings.add(fault, request->id.toString() + u' ' + interval.unit);
            lines += charges.size();
        }
        if (lines != request->charges.size())
            findings.add(
                u"%1 lines, %2 of them of an interval"_s.arg(request->charges.size()).arg(lines),
                request->id.toString());
    }
}

void intervalsAreTheirAllocations(const Look &look, Findings &findings)
{
    for (const Request *request : look.touched) {
        std::map<Tables::IntervalKey, Interval> expected;
        for (const Allocation &allocation : request->allocations) {
            for (const auto &[unit, interval] : expectedOf(*request, allocation))
                expected[{request->id, allocation.attempt, unit}] = interval;
        }
        const QList<Interval> found = intervalsOf(look.books.tables, *request);
        for (const Interval &interval : found) {
            const Tables::IntervalKey key{request->id, interval.attempt, interval.unit};
            const auto match = expected.find(key);
            if (match == expected.end() || match->second != interval)
                findings.add(u"the interval from %1 to %2 is not its allocation's"_s.arg(
                                 toText(interval.begin), toText(interval.end)),
                             request->id.toString() + u' ' + interval.unit);
        }
        if (found.size() != qsizetype(expected.size()))
            findings.add(u"%1 intervals instead of %2"_s.arg(found.size()).arg(expected.size()),
                         request->id.toString());
    }
}

void intervalsOfACardAreApart(const Look &look, Findings &findings)
{
    std::set<QString> cards;
    for (const Request *request : look.touched) {
        for (const Interval &interval : intervalsOf(look.books.tables, *request)) {
            if (interval.meter == Meter::CardHours)
                cards.insert(interval.unit);
        }
    }
    for (const QString &card : cards) {
        QList<Interval> intervals;
        for (const Tables::IntervalKey &key : look.books.intervalsOfCard.at(card))
            intervals += look.books.tables.intervals.at(key);
        std::sort(intervals.begin(), intervals.end(), [](const Interval &a, const Interval &b) {
            return std::tie(a.begin, a.request) < std::tie(b.begin, b.request);
        });
        for (qsizetype at = 1; at < intervals.size(); ++at) {
            const Instant end = intervals[at - 1].end;
            if (!end.isSet() || end > intervals[at].begin)
                findings.add(u"metered for two from %1 on"_s.arg(toText(intervals[at].begin)),
                             card);
        }
    }
}

void nothingIsNegative(const Look &look, Findings &findings)
{
    for (const Request *request : look.touched) {
        const QString where = request->id.toString();
        for (const Interval &interval : intervalsOf(look.books.tables, *request)) {
            if (interval.end.isSet() && interval.end < interval.begin)
                findings.add(u"an interval ends before it begins"_s, where);
        }
        for (const Charge &charge : request->charges) {
            const bool negative = charge.quantity < Quantity{} || charge.cost < Cost{};
            if (charge.end < charge.begin || (negative && !charge.correction))
                findings.add(u"a negative line from %1"_s.arg(toText(charge.begin)), where);
        }
        for (const QueueSpan &span : request->queue) {
            if (span.to.isSet() && span.to < span.from)
                findings.add(u"a queue piece ends before it begins"_s, where);
        }
    }
    for (const auto &[key, balance] : look.books.ledger) {
        if (balance.held < 0 || balance.used < 0)
            findings.add(u"used %1, held %2"_s.arg(balance.used).arg(balance.held), textOf(key));
    }
}

} // namespace stw::invariants
