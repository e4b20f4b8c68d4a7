#include "backend/core/core.h"
#include "backend/core/snapshot.h"
#include "backend/domain/request/admission.h"

#include <algorithm>

namespace stw::core {

namespace {

bool isOver(const QList<QuotaLine> &lines)
{
    return std::any_of(lines.begin(), lines.end(),
                       [](const QuotaLine &line) { return line.missing > 0; });
}

//! The largest count of cards per node, below what was asked, that quota lets start now.
std::optional<qint64> largestThatFits(const domain::World &world, UserId requester, Wish wish,
                                      const Admission &admission, Instant now)
{
    for (qint64 cards = admission.asked.cards - 1; cards > 0; --cards) {
        wish.cards = cards;
        const Result<Admission> smaller = domain::assess(world, requester, wish, now);
        if (!smaller)
            return std::nullopt; // below the specification's minimum
        if (!isOver(smaller->quota))
            return cards;
    }
    return std::nullopt;
}

} // namespace

Result<Admission> preview(const domain::World &world, UserId requester, const Wish &wish,
                          Instant now)
{
    Result<Admission> admission = domain::assess(world, requester, wish, now);
    if (!admission)
        return admission;
    if (isOver(admission->quota))
        admission->largestCards = largestThatFits(world, requester, wish, *admission, now);

    // An id after every other: of two of the same age it goes last.
    constexpr quint64 kLast = ~quint64(0);
    auto request = std::make_shared<Request>();
    request->id = RequestId(Uuid{kLast, kLast});
    request->project = world.directory.projectNamed(wish.project)->id;
    request->asked = admission->asked;
    request->demand = admission->demand;
    request->submittedAt = now;
    const scheduler::Snapshot snapshot = snapshotWith(world, request, now);
    const QList<scheduler::Verdict> verdicts = scheduler::plan(snapshot);
    for (qsizetype at = 0; at < verdicts.size(); ++at) {
        if (snapshot.waiters[at].request != request)
            continue;
        if (const auto *deferral = std::get_if<scheduler::Deferral>(&verdicts[at])) {
            const bool beyond = std::any_of(
                admission->quota.begin(), admission->quota.end(),
                [](const QuotaLine &line) { return line.limit && line.asked > *line.limit; });
            admission->feasibility =
                deferral->never || beyond ? Feasibility::Never : Feasibility::Waits;
            admission->reasons = deferral->reasons;
        } else {
            admission->startEarliest = now;
            admission->startLatest = now;
        }
    }
    if (admission->feasibility == Feasibility::Waits && snapshot.waiters.size() == 1)
        admission->startLatest = scheduler::latestStart(snapshot);
    return admission;
}

QMap<RequestId, qint64> positions(const domain::World &world, Instant now)
{
    QMap<RequestId, qint64> places;
    for (const scheduler::Verdict &verdict : scheduler::plan(snapshotOf(world, now))) {
        const auto *deferral = std::get_if<scheduler::Deferral>(&verdict);
        if (!deferral) { // next to be placed
            places.insert(std::get<scheduler::Placement>(verdict).id, 1);
            continue;
        }
        std::optional<qint64> place = 1;
        for (const QueueReason &reason : deferral->reasons) {
            if (const auto *ahead = std::get_if<PriorityAhead>(&reason))
                place = place ? std::optional(ahead->ahead + 1) : place;
            else if (!std::holds_alternative<CapacityBusy>(reason))
                place = std::nullopt;
        }
        if (place)
            places.insert(deferral->id, *place);
    }
    return places;
}

} // namespace stw::core
