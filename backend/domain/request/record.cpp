#include "backend/domain/decide.h"
#include "backend/domain/metering/metering.h"
#include "backend/domain/quota/ledger.h"
#include "backend/domain/request/lifecycle.h"
#include "shared/base/overloaded.h"

namespace stw::domain {

namespace {

void closeSpan(Request &request, Instant at)
{
    if (!request.queue.isEmpty() && !request.queue.last().to.isSet())
        request.queue.last().to = at;
}

void openSpan(Request &request, Instant at, const QList<QueueReason> &reasons)
{
    closeSpan(request, at);
    request.queue.append({request.attempt + 1, at, {}, reasons});
}

// What each event writes into the record; the state is the table's matter.
struct Record
{
    Request &request;

    void operator()(const Submitted &event) const { request = event.request; }
    void operator()(const ApprovalBegan &) const {}
    void operator()(const ApprovalRefused &event) const
    {
        request.wanted = event.lapsed ? RequestState::Lapsed : RequestState::Rejected;
        request.endReason = event.reason;
        request.endedAt = event.at;
    }
    void operator()(const Queued &event) const
    {
        request.queuedAt = event.at;
        openSpan(request, event.at, {Planning{}});
    }
    void operator()(const BudgetHeld &event) const
    {
        request.budgetHeld = true;
        request.budgetPeriod = event.period;
    }
    void operator()(const Deferred &event) const { openSpan(request, event.at, event.reasons); }
    void operator()(const Placed &event) const
    {
        closeSpan(request, event.allocation.placedAt);
        request.attempt = event.allocation.attempt;
        request.allocations.append(event.allocation);
    }
    void operator()(const Delivered &event) const
    {
        Allocation &allocation = request.allocations.last();
        allocation.startedAt = event.startedAt;
        allocation.endsAt = event.endsAt;
        allocation.limiter = event.limiter;
        allocation.osUser = event.osUser;
    }
    void operator()(const ReleaseBegan &event) const
    {
        request.wanted = event.wanted;
        request.endReason = event.reason;
        request.endedBy = event.by;
    }
    void operator()(const WorkEnded &event) const
    {
        request.allocations.last().end = event.end;
        request.wanted = event.wanted;
        request.charges += event.charges;
    }
    void operator()(const Returned &event) const
    {
        request.allocations.last().proof = event.proof;
        request.endedAt = event.proof.at;
    }
    void operator()(const Requeued &event) const
    {
        request.allocations.last().proof = event.proof;
        request.wanted = RequestState::Draft;
        openSpan(request, event.proof.at, {Planning{}});
    }
    void operator()(const Withdrawn &event) const
    {
        closeSpan(request, event.at);
        request.endReason = event.reason;
        request.endedBy = event.by;
        request.endedAt = event.at;
    }
    void operator()(const auto &) const {} // not of a request
};

void vacate(Occupancy &occupancy, const Request &request, const Allocation &allocation)
{
    occupancy.holders.erase(request.id);
    for (const Slice &slice : allocation.slices) {
        NodeUse &use = occupancy.nodes[slice.node];
        use.cpuMilli -= slice.cpuMilli;
        use.memoryMiB -= slice.memoryMiB;
        if (use.cpuMilli == 0 && use.memoryMiB == 0)
            occupancy.nodes.remove(slice.node);
        for (const QString &card : slice.cards)
            occupancy.cards.remove(card);
    }
}

struct Mover
{
    const World &world;
    const Request &request;
    QList<Posting> postings;

    void move(QuotaDimension dimension, const QString &period, qint64 amount, Account from,
              Account to)
    {
        if (amount == 0)
            return;
        const auto project = world.directory.projects.constFind(request.project);
        for (const Scope &scope : scopesOf(*project)) {
            postings.append({accountOf(scope, dimension, period), from, to, amount, request.id,
                             request.tenant, request.project, request.asked.acceleratorType()});
        }
    }
    void moveWindow(QuotaWindow window, const QString &period, const Demand &demand, Account from,
                    Account to)
    {
        for (const QuotaDimensionRow &row : Named<QuotaDimension>::kRows) {
            if (row.window == window)
                move(row.value, period, row.demandOf(demand).value_or(0), from, to);
        }
    }
    void freeBudget()
    {
        if (request.budgetHeld)
            moveWindow(QuotaWindow::Month, request.budgetPeriod, request.demand, Account::Held,
                       Account::Free);
    }
    //! The hold was for what was granted; what counts is what was used, in its months.
    void trueUp()
    {
        freeBudget();
        const QByteArray zone =
            world.directory.projects.constFind(request.project)->zone.toLatin1();
        const QMap<QString, qint64> used = cardTimeByMonth(request, zone);
        for (auto month = used.begin(); month != used.end(); ++month)
            move(QuotaDimension::CardHours, month.key(), *month, Account::Free, Account::Used);
    }
    void freeAllocation()
    {
        moveWindow(QuotaWindow::Instant, {}, request.allocations.last().holds, Account::Held,
                   Account::Free);
    }
};

} // namespace

QueueKey queueKeyOf(const Request &request)
{
    return {-int(request.asked.priority), request.submittedAt, request.id};
}

void occupy(Occupancy &occupancy, const Request &request, const Allocation &allocation)
{
    occupancy.holders.insert(request.id);
    for (const Slice &slice : allocation.slices) {
        NodeUse &use = occupancy.nodes[slice.node];
        use.cpuMilli += slice.cpuMilli;
        use.memoryMiB += slice.memoryMiB;
        for (const QString &card : slice.cards)
            occupancy.cards.insert(card, request.id);
    }
}

RequestId requestOf(const Event &event)
{
    return std::visit(Overloaded{
                          [](const Submitted &submitted) { return submitted.request.id; },
                          [](const auto &other) {
                              if constexpr (requires { RequestId(other.id); })
                                  return RequestId(other.id);
                              else
                                  return RequestId();
                          },
                      },
                      event);
}

QList<Posting> postingsOf(const World &before, const Event &event)
{
    if (const auto *submitted = std::get_if<Submitted>(&event)) {
        Mover mover{before, submitted->request, {}};
        if (submitted->request.budgetHeld)
            mover.moveWindow(QuotaWindow::Month, submitted->request.budgetPeriod,
                             submitted->request.demand, Account::Free, Account::Held);
        return mover.postings;
    }
    const RequestPtr request = before.requests.live.value(requestOf(event));
    if (!request)
        return {};
    Mover mover{before, *request, {}};
    std::visit(Overloaded{
                   [&](const BudgetHeld &held) {
                       mover.moveWindow(QuotaWindow::Month, held.period, request->demand,
                                        Account::Free, Account::Held);
                   },
                   [&](const Placed &placed) {
                       mover.moveWindow(QuotaWindow::Instant, {}, placed.allocation.holds,
                                        Account::Free, Account::Held);
                   },
                   [&](const Requeued &) { mover.freeAllocation(); },
                   [&](const Returned &) {
                       mover.freeAllocation();
                       mover.trueUp();
                   },
                   [&](const Withdrawn &) { mover.trueUp(); },
                   [&](const ApprovalRefused &) { mover.freeBudget(); },
                   [](const auto &) {},
               },
               event);
    return mover.postings;
}

void applyToRequest(World &world, const Event &event)
{
    Requests &requests = world.requests;
    const RequestId id = requestOf(event);
    const RequestPtr before = requests.live.value(id);
    auto after = before ? std::make_shared<Request>(*before) : std::make_shared<Request>();
    const bool waited = before && before->state == RequestState::Queued;

    std::visit(Record{*after}, event);
    const RequestState from = before ? before->state : RequestState::Draft;
    const std::optional<RequestState> to = next(from, event, after->wanted);
    Q_ASSERT(to);
    after->state = *to;

    const bool waits = after->state == RequestState::Queued;
    if (waited && !waits)
        requests.waiting.remove(queueKeyOf(*before));
    if (waits && !waited)
        requests.waiting.insert(queueKeyOf(*after), id);
    if (std::holds_alternative<Submitted>(event)) {
        requests.keys.insert({after->requester, after->idempotencyKey},
                             {id, after->bodyDigest, after->submittedAt});
    }
    if (const auto *placed = std::get_if<Placed>(&event))
        occupy(world.occupancy, *after, placed->allocation);
    if (std::holds_alternative<Returned>(event) || std::holds_alternative<Requeued>(event))
        vacate(world.occupancy, *after, after->allocations.last());
    requests.live.insert(id, std::move(after));
}

void forget(World &world, RequestId id)
{
    world.requests.live.remove(id);
}

} // namespace stw::domain
