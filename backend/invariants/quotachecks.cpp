#include "backend/invariants/checks.h"

namespace stw::invariants {

using namespace Qt::StringLiterals;
using namespace domain;

namespace {

using Amounts = std::map<AccountKey, qint64>;

void hold(Amounts &amounts, const Request &request, QuotaDimension dimension, const QString &period,
          qint64 amount)
{
    if (amount == 0)
        return;
    amounts[{scopeOf(request.project), dimension, period}] += amount;
    amounts[{scopeOf(request.tenant), dimension, period}] += amount;
}

//! What one open allocation takes of the instant dimensions.
void holdAllocation(Amounts &amounts, const Request &request, const Track &track)
{
    Demand demand{.acceleratorMiB = track.acceleratorMiB, .tasks = 1};
    for (const Slice &slice : track.open->slices) {
        demand.cardMilli += slice.cards.size() * 1000;
        demand.cpuMilli += slice.cpuMilli;
        demand.memoryMiB += slice.memoryMiB;
    }
    for (const QuotaDimensionRow &row : Named<QuotaDimension>::kRows) {
        if (row.window == QuotaWindow::Instant)
            hold(amounts, request, row.value, {}, row.demandOf(demand).value_or(0));
    }
}

Amounts justified(const Books &books)
{
    Amounts amounts;
    const auto &requests = books.tables.requests;
    for (const auto &[id, track] : books.tracks) {
        const auto request = requests.find(id);
        if (track.open && request != requests.end())
            holdAllocation(amounts, request->second, track);
    }
    for (RequestId id : books.budgets) {
        const Request &request = requests.at(id);
        const Asked &asked = request.asked;
        const Demand demand{.cardMilli = asked.cards * asked.nodes * 1000,
                            .durationMs = asked.seconds * 1000};
        if (!isTerminal(request.state))
            hold(amounts, request, QuotaDimension::CardHours, request.budgetPeriod,
                 cardTimeOf(demand).value_or(0));
    }
    return amounts;
}

} // namespace

void balancesAreTheirPostings(const Look &look, Findings &findings)
{
    const auto &balances = look.books.tables.balances;
    const auto &ledger = look.books.ledger;
    if (balances == ledger)
        return;
    const auto compare = [&findings](const auto &one, const auto &other) {
        for (const auto &[key, balance] : one) {
            const auto found = other.find(key);
            const Balance theirs = found == other.end() ? Balance{} : found->second;
            if (theirs != balance)
                findings.add(
                    u"used %1 held %2 on one side, used %3 held %4 on the other"_s.arg(balance.used)
                        .arg(balance.held)
                        .arg(theirs.used)
                        .arg(theirs.held),
                    textOf(key));
        }
    };
    compare(ledger, balances);
    std::map<AccountKey, Balance> unknown;
    for (const auto &[key, balance] : balances) {
        if (!ledger.contains(key))
            unknown[key] = balance;
    }
    compare(unknown, ledger);
}

void holdsAreJustified(const Look &look, Findings &findings)
{
    Amounts expected = justified(look.books);
    for (const auto &[key, balance] : look.books.ledger) {
        const auto found = expected.find(key);
        const qint64 amount = found == expected.end() ? 0 : found->second;
        if (amount != balance.held)
            findings.add(u"%1 held, %2 justified"_s.arg(balance.held).arg(amount), textOf(key));
        if (found != expected.end())
            expected.erase(found);
    }
    for (const auto &[key, used] : look.books.used) {
        const auto found = look.books.ledger.find(key);
        const qint64 posted = found == look.books.ledger.end() ? 0 : found->second.used;
        if (posted != used)
            findings.add(u"%1 used, %2 by the lines"_s.arg(posted).arg(used), textOf(key));
    }
    for (const auto &[key, amount] : expected)
        findings.add(u"nothing held, %1 justified"_s.arg(amount), textOf(key));
}

} // namespace stw::invariants
