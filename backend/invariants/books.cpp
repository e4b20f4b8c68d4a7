#include "backend/invariants/books.h"

#include "shared/base/overloaded.h"

namespace stw::invariants {

using namespace domain;

namespace {

using States = quint32;

constexpr States statesOf(auto... states)
{
    return ((States(1) << unsigned(states)) | ...);
}

//! Where a move leads: to one state, nowhere else, or to the end that was wanted.
enum class Leads { To, Stays, ToWanted };

struct Move
{
    QLatin1StringView event;
    States from;
    Leads leads;
    RequestState to = RequestState::Draft;
};

using enum RequestState;
// Written from DOMAIN §4, not from the product's table: two tellings that must agree.
// clang-format off: a table is read in columns.
constexpr auto kMoves = std::to_array<Move>({
    {Submitted::kCode, statesOf(Draft), Leads::To, RequestState::Submitted},
    {ApprovalBegan::kCode, statesOf(RequestState::Submitted), Leads::To, AwaitingApproval},
    {ApprovalRefused::kCode, statesOf(AwaitingApproval), Leads::ToWanted},
    {Queued::kCode, statesOf(RequestState::Submitted, AwaitingApproval), Leads::To,
     RequestState::Queued},
    {BudgetHeld::kCode, statesOf(RequestState::Submitted, AwaitingApproval, RequestState::Queued),
     Leads::Stays},
    {Deferred::kCode, statesOf(RequestState::Queued), Leads::Stays},
    {Placed::kCode, statesOf(RequestState::Queued), Leads::To, Provisioning},
    {Delivered::kCode, statesOf(Provisioning), Leads::To, Active},
    {Delivered::kCode, statesOf(Releasing), Leads::Stays},
    {ReleaseBegan::kCode, statesOf(Provisioning, Active), Leads::To, Releasing},
    {WorkEnded::kCode, statesOf(Provisioning, Active, Releasing), Leads::To, Releasing},
    {Returned::kCode, statesOf(Releasing), Leads::ToWanted},
    {Requeued::kCode, statesOf(Provisioning, Active, Releasing), Leads::To, RequestState::Queued},
    {Withdrawn::kCode, statesOf(RequestState::Submitted, AwaitingApproval, RequestState::Queued),
     Leads::To, Cancelled},
});
// clang-format on

RequestState wantedOf(const Track &track, const Event &event)
{
    if (const auto *refused = std::get_if<ApprovalRefused>(&event))
        return refused->lapsed ? Lapsed : Rejected;
    return track.wanted;
}

void foldPostings(Books &books, qint64 seq)
{
    const auto amountAt = [&books](const AccountKey &key, Account account) -> qint64 * {
        if (account == Account::Free)
            return nullptr;
        Balance &balance = books.ledger[key];
        return account == Account::Held ? &balance.held : &balance.used;
    };
    for (auto at = books.tables.postings.lower_bound({seq, 0});
         at != books.tables.postings.end() && at->first.first == seq; ++at) {
        const Posting &posting = at->second.posting;
        if (qint64 *from = amountAt(posting.key, posting.from))
            *from -= posting.amount;
        if (qint64 *to = amountAt(posting.key, posting.to))
            *to += posting.amount;
        const auto found = books.ledger.find(posting.key);
        if (found != books.ledger.end() && found->second == Balance{})
            books.ledger.erase(found);
    }
}

qint64 acceleratorMiBOf(const Books &books, const Allocation &allocation)
{
    qint64 sum = 0;
    for (const Slice &slice : allocation.slices) {
        const auto node = books.nodes.find(slice.node);
        if (node == books.nodes.end())
            continue;
        for (const Card &card : node->second.cards) {
            if (slice.cards.contains(card.id))
                sum += card.memoryMiB;
        }
    }
    return sum;
}

void foldWaits(Track &track, const ports::Entry &entry)
{
    const auto close = [&track](Instant at) {
        if (!track.waits.isEmpty() && !track.waits.last().to.isSet())
            track.waits.last().to = at;
    };
    if (const auto *queued = std::get_if<domain::Queued>(&entry.event))
        track.waits.append({queued->at, {}});
    else if (std::holds_alternative<Requeued>(entry.event))
        track.waits.append({std::get<Requeued>(entry.event).proof.at, {}});
    else if (const auto *placed = std::get_if<Placed>(&entry.event))
        close(placed->allocation.placedAt);
    else if (const auto *withdrawn = std::get_if<Withdrawn>(&entry.event))
        close(withdrawn->at);
}

void foldRequest(Books &books, const ports::Entry &entry)
{
    Track &track = books.tracks[entry.request];
    if (const std::optional<RequestState> next = stateAfter(track, entry.event))
        track.state = *next;
    foldWaits(track, entry);
    if (const auto *placed = std::get_if<Placed>(&entry.event)) {
        track.open = placed->allocation;
        track.acceleratorMiB = acceleratorMiBOf(books, placed->allocation);
    } else if (const auto *began = std::get_if<ReleaseBegan>(&entry.event)) {
        track.wanted = began->wanted;
    } else if (const auto *ended = std::get_if<WorkEnded>(&entry.event)) {
        track.wanted = ended->wanted;
    } else if (std::holds_alternative<Returned>(entry.event)
               || std::holds_alternative<Requeued>(entry.event)) {
        track.open.reset();
    }
}

//! What the request used of each month's budget, now that it is over.
void foldUse(Books &books, const ports::Entry &entry)
{
    constexpr qint64 kMicrosPerMilli = 1'000;
    constexpr qint64 kCardMilli = 1'000;
    const Tables::ChargeKey first{entry.request, 0, Meter::CardHours, {}, {}, false};
    for (auto at = books.tables.charges.lower_bound(first);
         at != books.tables.charges.end() && at->second.charge.request == entry.request; ++at) {
        const Charge &charge = at->second.charge;
        if (charge.meter != Meter::CardHours)
            continue;
        const qint64 micros = (charge.end - charge.begin).count();
        const qint64 amount = kCardMilli * ((micros + kMicrosPerMilli - 1) / kMicrosPerMilli);
        for (const Scope &scope : {stw::scopeOf(charge.project), stw::scopeOf(charge.tenant)})
            books.used[{scope, QuotaDimension::CardHours, charge.period}] +=
                charge.correction ? -amount : amount;
    }
}

Scope scopeOf(const LimitChange &change)
{
    if (change.scope == ScopeKind::Project)
        return stw::scopeOf(ProjectId::fromString(change.target).value_or(ProjectId()));
    return stw::scopeOf(TenantId::fromString(change.target).value_or(TenantId()));
}

void foldLimit(Books &books, const LimitChange &change)
{
    const Tables::LimitKey key{scopeOf(change), change.dimension};
    if (change.limit)
        books.limits[key] = *change.limit;
    else
        books.limits.erase(key);
}

} // namespace

std::optional<RequestState> stateAfter(const Track &track, const Event &event)
{
    for (const Move &move : kMoves) {
        if (move.event != codeOf(event) || !(move.from & statesOf(track.state)))
            continue;
        switch (move.leads) {
        case Leads::To: return move.to;
        case Leads::Stays: return track.state;
        case Leads::ToWanted: return wantedOf(track, event);
        }
    }
    return std::nullopt;
}

QString textOf(const AccountKey &key)
{
    return nameOf(key.scope.kind) + u' ' + toBase32(key.scope.id) + u' ' + nameOf(key.dimension)
           + u' ' + key.period;
}

void put(Books &books, const ports::Row &row)
{
    put(books.tables, row);
    const auto index = Overloaded{
        [&](const ports::RequestRow &of) {
            books.touched.insert(of.request.id);
            if (of.request.budgetHeld)
                books.budgets.insert(of.request.id);
            else
                books.budgets.erase(of.request.id);
        },
        [&](const ports::QueueSpanRow &of) { books.touched.insert(of.request); },
        [&](const ports::AllocationRow &of) {
            books.touched.insert(of.request);
            if (of.allocation.proof)
                books.open.erase(of.allocation.id);
            else
                books.open.insert(of.allocation.id);
        },
        [&](const ports::IntervalRow &of) {
            const Interval &interval = of.interval;
            books.touched.insert(interval.request);
            if (interval.meter == Meter::CardHours)
                books.intervalsOfCard[interval.unit].insert(
                    {interval.request, interval.attempt, interval.unit});
        },
        [&](const ports::ChargeRow &of) { books.touched.insert(of.charge.request); },
        [](const auto &) {},
    };
    std::visit(index, row);
}

void fold(Books &books, const ports::Entry &entry)
{
    books.seq = entry.seq;
    foldPostings(books, entry.seq);
    if (entry.request.isValid())
        foldRequest(books, entry);
    if (std::holds_alternative<Returned>(entry.event)
        || std::holds_alternative<Withdrawn>(entry.event))
        foldUse(books, entry);
    if (const auto *set = std::get_if<LimitSet>(&entry.event))
        foldLimit(books, set->change);
    else if (const auto *seen = std::get_if<NodeObserved>(&entry.event))
        books.nodes[seen->node.name] = seen->node;
    else if (const auto *submitted = std::get_if<domain::Submitted>(&entry.event))
        books.keys[{submitted->request.requester, submitted->request.idempotencyKey}] = entry.at;
}

} // namespace stw::invariants
