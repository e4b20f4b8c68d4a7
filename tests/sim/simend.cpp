#include "backend/core/replay.h"
#include "backend/core/restore.h"
#include "tests/sim/simrun.h"

// How a run ends: all heals, everything comes to rest, and the journal is told again.
namespace stw::sim {

using namespace Qt::StringLiterals;
using namespace domain;

namespace {

constexpr int kMostRounds = 60;
constexpr int kCalmRounds = 2; //!< Nothing ran at the end of each: nothing more will.

template <class Map>
bool sameRequests(const Map &a, const Map &b)
{
    return std::equal(
        a.begin(), a.end(), b.begin(), b.end(),
        [](const RequestPtr &left, const RequestPtr &right) { return *left == *right; });
}

//! What differs between two worlds that should be one; empty: nothing.
QStringList differences(const World &a, const World &b)
{
    QStringList found;
    const auto note = [&found](const QString &what, bool same) {
        if (!same)
            found += what;
    };
    note(u"seq"_s, a.seq == b.seq);
    note(u"tenants"_s, a.directory.tenants == b.directory.tenants);
    note(u"projects"_s, a.directory.projects == b.directory.projects);
    note(u"users"_s, a.directory.users == b.directory.users);
    note(u"members"_s, a.directory.members == b.directory.members);
    note(u"tokens"_s, a.directory.tokens == b.directory.tokens);
    note(u"token hashes"_s, a.directory.tokenOfHash == b.directory.tokenOfHash);
    note(u"proposals"_s, a.directory.proposals == b.directory.proposals);
    note(u"models"_s, a.catalogue.models == b.catalogue.models);
    note(u"classes"_s, a.catalogue.classes == b.catalogue.classes);
    note(u"templates"_s, a.catalogue.templates == b.catalogue.templates);
    note(u"specs"_s, a.catalogue.specs == b.catalogue.specs);
    note(u"prices"_s, a.catalogue.prices == b.catalogue.prices);
    note(u"pools"_s, a.fleet.pools == b.fleet.pools);
    note(u"nodes"_s, a.fleet.nodes == b.fleet.nodes);
    note(u"limits"_s, a.ledger.limits == b.ledger.limits);
    note(u"balances"_s, a.ledger.balances == b.ledger.balances);
    note(u"cards"_s, a.occupancy.cards == b.occupancy.cards);
    note(u"holders"_s, a.occupancy.holders == b.occupancy.holders);
    note(u"live requests"_s, a.requests.live.keys() == b.requests.live.keys()
                                 && sameRequests(a.requests.live, b.requests.live));
    note(u"waiting requests"_s, a.requests.waiting == b.requests.waiting);
    return found;
}

} // namespace

void SimRun::end()
{
    m_service.heal();
    m_service.pump();
    int calm = 0;
    for (int round = 0; round < kMostRounds && calm < kCalmRounds; ++round) {
        m_service.pass(std::chrono::hours(1));
        if (!look(m_steps + round))
            return;
        calm = m_service.loop().current().occupancy.holders.empty() ? calm + 1 : 0;
    }
    if (calm == kCalmRounds)
        ++m_service.counts()["came to rest"_L1];
    checkRest();
    checkReplay();
    look(m_steps + kMostRounds);
}

// By now every piece of work has had the time to end, and every place was offered to the waiters.
void SimRun::checkRest()
{
    const World &world = m_service.loop().current();
    for (const RequestPtr &request : world.requests.live) {
        const QString where = request->id.toString();
        if (request->state == RequestState::Queued)
            checkWaiter(*request);
        else if (!request->allocations.isEmpty()
                 && m_service.clock().peek() - request->allocations.last().placedAt
                        > std::chrono::hours(5))
            m_service.found(0, u"%1 and never ends"_s.arg(nameOf(request->state)), where);
    }
    for (const auto &[id, track] : m_service.store().books().tracks) {
        if (!isTerminal(track.state) && !world.requests.live.contains(id))
            m_service.found(0,
                            u"%1 in the store, forgotten by the service"_s.arg(nameOf(track.state)),
                            id.toString());
    }
}

void SimRun::checkWaiter(const Request &request)
{
    const World &world = m_service.loop().current();
    const QString where = request.id.toString();
    const QList<QueueReason> &reasons = request.queue.last().reasons;
    const bool idle = world.occupancy.holders.empty();
    for (const QueueReason &reason : reasons) {
        if (const auto *quota = std::get_if<QuotaExhausted>(&reason)) {
            ++m_service.counts()["waits for quota at the end"_L1];
            const qint64 asked = rowOf(quota->dimension).demandOf(request.demand).value_or(0);
            if (asked == 0)
                m_service.found(0, u"waits for quota that it does not ask for"_s, where);
            return;
        }
        if (std::holds_alternative<SpecUnavailable>(reason))
            return;
    }
    if (idle)
        m_service.found(0,
                        u"waits with reason %1 while nothing runs"_s.arg(
                            reasons.isEmpty() ? QString() : QString(codeOf(reasons.first()))),
                        where);
}

void SimRun::checkReplay()
{
    core::Replay replay;
    invariants::Tables tables;
    for (const ports::Entry &entry : m_service.store().entries()) {
        const Result<QList<ports::Row>> rows = replay.add(entry);
        if (!rows) {
            m_service.found(0, rows.error().detail, u"replay"_s);
            return;
        }
        for (const ports::Row &row : *rows)
            invariants::put(tables, row);
    }
    for (const QString &table : invariants::differences(tables, m_service.store().books().tables))
        m_service.found(0, u"replay gives other rows: "_s + table, u"replay"_s);
    for (const QString &part : differences(replay.world(), m_service.loop().current()))
        m_service.found(0, u"replay gives another world: "_s + part, u"replay"_s);
    const Result<ports::Shadow> shadow = m_service.store().load({});
    if (!shadow)
        return;
    for (const QString &part : differences(core::worldOf(*shadow), replay.world()))
        m_service.found(0, u"the tables give another world: "_s + part, u"replay"_s);
    ++m_service.counts()["replayed"_L1];
}

} // namespace stw::sim
