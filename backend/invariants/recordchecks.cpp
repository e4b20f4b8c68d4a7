#include "backend/invariants/checks.h"

#include <algorithm>

namespace stw::invariants {

using namespace Qt::StringLiterals;

namespace {

bool holdsRoom(RequestState state)
{
    return state == RequestState::Provisioning || state == RequestState::Active
           || state == RequestState::Releasing;
}

template <class Map, class Matches>
qsizetype rowsOf(const Map &map, const typename Map::key_type &first, Matches matches)
{
    qsizetype count = 0;
    for (auto at = map.lower_bound(first); at != map.end() && matches(at->second); ++at)
        ++count;
    return count;
}

bool spansAgree(const Tables &tables, const Request &request)
{
    for (qsizetype at = 0; at < request.queue.size(); ++at) {
        const auto row = tables.spans.find({request.id, at});
        if (row == tables.spans.end() || row->second.span != request.queue[at]
            || row->second.project != request.project || row->second.tenant != request.tenant)
            return false;
    }
    const auto ours = [&request](const ports::QueueSpanRow &row) {
        return row.request == request.id;
    };
    return rowsOf(tables.spans, {request.id, 0}, ours) == request.queue.size();
}

bool allocationsAgree(const Tables &tables, const Request &request)
{
    return std::all_of(
        request.allocations.begin(), request.allocations.end(), [&](const Allocation &allocation) {
            const auto row = tables.allocations.find(allocation.id);
            return row != tables.allocations.end() && row->second.request == request.id
                   && row->second.allocation == allocation && row->second.project == request.project
                   && row->second.tenant == request.tenant
                   && row->second.acceleratorType == request.asked.acceleratorType();
        });
}

bool chargesAgree(const Tables &tables, const Request &request)
{
    for (const Charge &charge : request.charges) {
        const auto row = tables.charges.find({charge.request, charge.attempt, charge.meter,
                                              charge.unit, charge.begin, charge.correction});
        if (row == tables.charges.end() || row->second.charge != charge)
            return false;
    }
    const auto ours = [&request](const ports::ChargeRow &row) {
        return row.charge.request == request.id;
    };
    return rowsOf(tables.charges, {request.id, 0, Meter::CardHours, {}, {}, false}, ours)
           == request.charges.size();
}

//! The pieces of \a wait, the \a attempt-th one, without a hole and without a remainder.
QString faultOf(const Request &request, const Wait &wait, qint64 attempt)
{
    Instant at = wait.from;
    for (const QueueSpan &span : request.queue) {
        if (span.attempt != attempt)
            continue;
        if (span.from != at)
            return u"a piece begins at %1 instead of %2"_s.arg(toText(span.from), toText(at));
        at = span.to;
    }
    if (at != wait.to)
        return u"the pieces of wait %1 end at %2 instead of %3"_s.arg(attempt).arg(toText(at),
                                                                                   toText(wait.to));
    return {};
}

} // namespace

void cardInOneAllocation(const Look &look, Findings &findings)
{
    std::map<QString, QString> tagOfCard;
    for (AllocationId id : look.books.open) {
        const Allocation &allocation = look.books.tables.allocations.at(id).allocation;
        for (const Slice &slice : allocation.slices) {
            for (const QString &card : slice.cards) {
                const auto [holder, fresh] = tagOfCard.emplace(card, allocation.tag);
                if (!fresh)
                    findings.add(u"held by %1 and %2"_s.arg(holder->second, allocation.tag), card);
            }
        }
    }
}

void acknowledgedIsThere(const Look &look, Findings &findings)
{
    for (RequestId id : look.books.acknowledged) {
        if (!look.books.tables.requests.contains(id) || !look.books.tracks.contains(id))
            findings.add(u"acknowledged to the caller, but not there"_s, id.toString());
    }
}

void rowsAgreeWithTheJournal(const Look &look, Findings &findings)
{
    for (const Request *request : look.touched) {
        const QString where = request->id.toString();
        const auto track = look.books.tracks.find(request->id);
        if (track == look.books.tracks.end())
            findings.add(u"a row without an entry"_s, where);
        else if (track->second.state != request->state)
            findings.add(u"%1 in the row, %2 by the journal"_s.arg(nameOf(request->state),
                                                                   nameOf(track->second.state)),
                         where);
        if (!spansAgree(look.books.tables, *request))
            findings.add(u"queue rows differ from the record"_s, where);
        if (!allocationsAgree(look.books.tables, *request))
            findings.add(u"allocation rows differ from the record"_s, where);
        if (!chargesAgree(look.books.tables, *request))
            findings.add(u"charge rows differ from the record"_s, where);
    }
}

void queueAddsUp(const Look &look, Findings &findings)
{
    for (const Request *request : look.touched) {
        const auto track = look.books.tracks.find(request->id);
        if (track == look.books.tracks.end())
            continue;
        const QList<Wait> &waits = track->second.waits;
        for (qsizetype at = 0; at < waits.size(); ++at) {
            const QString fault = faultOf(*request, waits[at], at + 1);
            if (!fault.isEmpty())
                findings.add(fault, request->id.toString());
        }
        for (const QueueSpan &span : request->queue) {
            if (span.attempt > waits.size())
                findings.add(u"a piece of a wait %1 that never was"_s.arg(span.attempt),
                             request->id.toString());
        }
    }
}

void waitingHasAReason(const Look &look, Findings &findings)
{
    for (const Request *request : look.touched) {
        const bool waits = request->state == RequestState::Queued;
        const bool open = !request->queue.isEmpty() && !request->queue.last().to.isSet();
        if (waits && !open)
            findings.add(u"waits without an open piece"_s, request->id.toString());
        if (!waits && open)
            findings.add(u"%1 with an open queue piece"_s.arg(nameOf(request->state)),
                         request->id.toString());
        for (const QueueSpan &span : request->queue) {
            if (span.reasons.isEmpty())
                findings.add(u"waited without a reason"_s, request->id.toString());
        }
    }
}

void allocationsEndProven(const Look &look, Findings &findings)
{
    for (const Request *request : look.touched) {
        const QString where = request->id.toString();
        qsizetype open = 0;
        for (const Allocation &allocation : request->allocations) {
            open += allocation.proof ? 0 : 1;
            if (allocation.proof && !allocation.end)
                findings.add(u"attempt %1 came back before it ended"_s.arg(allocation.attempt),
                             where);
        }
        const qsizetype wanted = holdsRoom(request->state) ? 1 : 0;
        if (open != wanted)
            findings.add(
                u"%1 with %2 allocations that are not proven returned"_s.arg(nameOf(request->state))
                    .arg(open),
                where);
        if (isTerminal(request->state) != request->endedAt.isSet())
            findings.add(u"%1, end %2"_s.arg(nameOf(request->state), toText(request->endedAt)),
                         where);
    }
}

} // namespace stw::invariants
