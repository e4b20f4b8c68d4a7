#include "backend/domain/request/admission.h"
#include "backend/invariants/checks.h"

namespace stw::invariants {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kOrphanLimit = std::chrono::seconds(60);
constexpr auto kMissingLimit = std::chrono::seconds(120);

//! \a since, or the moment from which agreement could be expected, with \a limit on top.
bool overdue(const Look &look, Instant since, Micros limit)
{
    const Instant quiet = look.outside->quietSince;
    return quiet.isSet() && std::max(since, quiet) + limit < look.now;
}

//! What was launched, put back into the form that was approved.
Asked launched(const Request &request, const ports::LaunchSpec &spec)
{
    Asked asked = request.asked;
    asked.argv = spec.argv;
    asked.environment = spec.environment;
    asked.inputs = spec.inputs;
    asked.seconds = spec.seconds;
    return asked;
}

QString faultOf(const Request &request, const Allocation &allocation, const ports::LaunchSpec &spec)
{
    if (spec.contentHash != request.contentHash
        || domain::contentHashOf(spec.project, launched(request, spec)) != request.contentHash)
        return u"was launched with other parameters than approved"_s;
    QStringList cards;
    for (const ports::CardGrant &grant : spec.cards)
        cards += grant.id;
    QStringList given;
    for (const Slice &slice : allocation.slices)
        given += slice.cards;
    cards.sort();
    given.sort(); // a slice names suspect cards last, a launch in the node's order
    if (spec.slices != allocation.slices || cards != given)
        return u"was launched on other slices than placed"_s;
    if (spec.request != request.id || spec.attempt != allocation.attempt
        || spec.requester != request.requester)
        return u"was launched for somebody else"_s;
    return {};
}

} // namespace

void workAndAllocationsMatch(const Look &look, Findings &findings)
{
    if (!look.outside)
        return;
    std::set<QString> open;
    for (AllocationId id : look.books.open) {
        const Allocation &allocation = look.books.tables.allocations.at(id).allocation;
        open.insert(allocation.tag);
        const Work work = look.outside->works.value(allocation.tag);
        const Instant since = std::max(work.since, allocation.placedAt);
        if (!work.live && overdue(look, since, kMissingLimit))
            findings.add(
                u"open since %1 without work of its executor"_s.arg(toText(allocation.placedAt)),
                allocation.tag);
    }
    for (auto work = look.outside->works.begin(); work != look.outside->works.end(); ++work) {
        if (work->live && !open.contains(work.key()) && overdue(look, work->since, kOrphanLimit))
            findings.add(u"work without an open allocation since %1"_s.arg(toText(work->since)),
                         work.key());
    }
}

void approvedIsExecuted(const Look &look, Findings &findings)
{
    for (const Request *request : look.touched) {
        const QString where = request->id.toString();
        if (domain::contentHashOf(request->project, request->asked) != request->contentHash)
            findings.add(u"the content hash is not the hash of what was asked"_s, where);
        for (const Allocation &allocation : request->allocations) {
            if (!look.outside)
                continue;
            const auto work = look.outside->works.constFind(allocation.tag);
            if (work == look.outside->works.constEnd() || work->spec.tag.isEmpty())
                continue;
            const QString fault = faultOf(*request, allocation, work->spec);
            if (!fault.isEmpty())
                findings.add(fault, allocation.tag);
        }
    }
}

void workRanOnce(const Look &look, Findings &findings)
{
    if (!look.outside)
        return;
    std::map<RequestId, QString> live;
    for (auto work = look.outside->works.begin(); work != look.outside->works.end(); ++work) {
        if (work->starts > 1)
            findings.add(u"started %1 times"_s.arg(work->starts), work.key());
        const std::optional<TagParts> parts = partsOfTag(work.key());
        if (!work->live || !parts)
            continue;
        const auto [other, fresh] = live.emplace(parts->request, work.key());
        if (!fresh)
            findings.add(u"runs beside %1"_s.arg(other->second), work.key());
    }
}

} // namespace stw::invariants
