#include "backend/domain/quota/ledger.h"

#include "backend/domain/decide.h"
#include "shared/base/checked.h"

#include <limits>

namespace stw::domain {

namespace {

constexpr qint64 kMost = std::numeric_limits<qint64>::max();

qint64 *amountIn(Balance &balance, Account account)
{
    switch (account) {
    case Account::Free: return nullptr; // what is free follows from limit and the other two
    case Account::Held: return &balance.held;
    case Account::Used: return &balance.used;
    }
    return nullptr;
}

} // namespace

AccountKey accountOf(Scope scope, QuotaDimension dimension, const QString &period)
{
    return {scope, dimension, rowOf(dimension).window == QuotaWindow::Month ? period : QString()};
}

QList<Scope> scopesOf(const Project &project)
{
    return {scopeOf(project.id), scopeOf(project.tenant)};
}

QuotaLine lineOf(const Ledger &ledger, const AccountKey &key, qint64 asked)
{
    QuotaLine line;
    line.dimension = key.dimension;
    line.scope = key.scope.kind;
    const auto limit = ledger.limits.constFind({key.scope, key.dimension});
    if (limit != ledger.limits.constEnd())
        line.limit = *limit;
    const Balance balance = ledger.balances.value(key);
    line.used = balance.used;
    line.held = balance.held;
    line.asked = asked;
    const Int128 wanted = Int128(line.used) + line.held + asked;
    const Int128 most = line.limit.value_or(kMost);
    if (asked > 0 && wanted > most)
        line.missing = qint64(qMin(wanted - most, Int128(kMost)));
    return line;
}

QList<QuotaLine> brokenLines(const World &world, const Project &project, const Demand &demand,
                             QuotaWindow window, const QString &period)
{
    QList<QuotaLine> broken;
    for (const QuotaDimensionRow &row : Named<QuotaDimension>::kRows) {
        if (row.window != window)
            continue;
        const qint64 asked = row.demandOf(demand).value_or(kMost);
        for (const Scope &scope : scopesOf(project)) {
            const QuotaLine line = lineOf(world.ledger, accountOf(scope, row.value, period), asked);
            if (line.missing > 0)
                broken.append(line);
        }
    }
    return broken;
}

void post(Ledger &ledger, const QList<Posting> &postings)
{
    for (const Posting &posting : postings) {
        Balance &balance = ledger.balances[posting.key];
        if (qint64 *from = amountIn(balance, posting.from))
            *from -= posting.amount;
        if (qint64 *to = amountIn(balance, posting.to))
            *to += posting.amount;
        Q_ASSERT(balance.held >= 0 && balance.used >= 0);
        if (balance == Balance{})
            ledger.balances.remove(posting.key);
    }
}

void applyTo(World &world, const LimitSet &event)
{
    const LimitChange &change = event.change;
    const Scope scope = change.scope == ScopeKind::Project
                            ? scopeOf(ProjectId::fromString(change.target).value_or(ProjectId()))
                            : scopeOf(TenantId::fromString(change.target).value_or(TenantId()));
    if (change.limit)
        world.ledger.limits.insert({scope, change.dimension}, *change.limit);
    else
        world.ledger.limits.remove({scope, change.dimension});
}

} // namespace stw::domain
