#include "backend/core/projection.h"

#include "backend/domain/metering/metering.h"
#include "shared/base/overloaded.h"

namespace stw::core {

using namespace domain;

namespace {

Scope scopeOf(const LimitChange &change)
{
    return change.scope == ScopeKind::Project
               ? stw::scopeOf(ProjectId::fromString(change.target).value_or(ProjectId()))
               : stw::scopeOf(TenantId::fromString(change.target).value_or(TenantId()));
}

void appendRequest(QList<ports::Row> &rows, const Request &request, qsizetype firstSpan)
{
    rows.append(ports::RequestRow{request});
    for (qsizetype at = firstSpan; at < request.queue.size(); ++at) {
        rows.append(ports::QueueSpanRow{request.id, at, request.queue[at], request.tenant,
                                        request.project});
    }
}

} // namespace

void Projection::object(const ports::Object &object, bool removed)
{
    m_rows.append(ports::ObjectRow{object, removed});
}

void Projection::noteBefore(const World &before, const ports::Entry &entry)
{
    if (entry.request.isValid()) {
        const RequestPtr request = before.requests.live.value(entry.request);
        const qsizetype spans = request ? request->queue.size() : 0;
        m_requests.emplace(entry.request, qMax(qsizetype(0), spans - 1));
    }
    qint64 position = 0;
    for (const Posting &posting : postingsOf(before, entry.event)) {
        m_rows.append(ports::PostingRow{entry.seq, position++, entry.at, posting});
        m_accounts.insert(posting.key);
    }
    std::visit(Overloaded{
                   [&](const TokenRevoked &event) {
                       object(before.directory.tokens.value(event.id), true);
                       m_tokens.erase(event.id);
                   },
                   [&](const MemberRemoved &event) {
                       object(Member{event.project, event.user,
                                     before.directory.members.value({event.project, event.user})},
                              true);
                   },
                   [](const auto &) {},
               },
               entry.event);
}

void Projection::noteAfter(const World &after, const ports::Entry &entry)
{
    if (entry.request.isValid()) {
        const RequestPtr request = after.requests.live.value(entry.request);
        if (request && !request->allocations.isEmpty())
            m_allocations.insert({entry.request, request->allocations.size() - 1});
    }
    std::visit(Overloaded{
                   [&](const TenantCreated &event) { object(event.tenant); },
                   [&](const ProjectCreated &event) { m_projects.insert(event.project.id); },
                   [&](const ProjectEdited &event) { m_projects.insert(event.id); },
                   [&](const UserCreated &event) { m_users.insert(event.user.id); },
                   [&](const UserEdited &event) { m_users.insert(event.id); },
                   [&](const PasswordSet &event) { m_users.insert(event.user); },
                   [&](const SecretIssued &event) { m_users.insert(event.user); },
                   [&](const SignInFailed &event) { m_users.insert(event.user); },
                   [&](const RoleChanged &event) { m_users.insert(event.grant.user); },
                   [&](const MemberSet &event) { object(event.member); },
                   [&](const TokenIssued &event) {
                       m_tokens.insert(event.token.id);
                       m_users.insert(event.token.user);
                   },
                   [&](const TokenExtended &event) { m_tokens.insert(event.id); },
                   [&](const ProposalMade &event) { m_proposals.insert(event.proposal.id); },
                   [&](const ProposalDecided &event) { m_proposals.insert(event.id); },
                   [&](const AcceleratorModelPublished &event) { object(event.model); },
                   [&](const AcceleratorClassPublished &event) { object(event.accelerator); },
                   [&](const ImagePublished &event) { object(event.image); },
                   [&](const TemplatePublished &event) { object(event.tmpl); },
                   [&](const SpecPublished &event) { object(event.spec); },
                   [&](const PricePublished &event) { object(event.price); },
                   [&](const PoolRegistered &event) { object(event.pool); },
                   [&](const NodeObserved &event) { object(event.node); },
                   [&](const LimitSet &event) {
                       m_rows.append(ports::LimitRow{scopeOf(event.change), event.change.dimension,
                                                     event.change.limit});
                   },
                   [&](const WorkEnded &event) {
                       for (const Charge &charge : event.charges)
                           m_rows.append(ports::ChargeRow{entry.seq, charge});
                   },
                   [](const auto &) {},
               },
               entry.event);
}

QList<ports::Row> Projection::take(const World &world)
{
    QList<ports::Row> rows = std::move(m_rows);
    for (const auto &[id, firstSpan] : m_requests)
        appendRequest(rows, *world.requests.live.value(id), firstSpan);
    for (const auto &[id, position] : m_allocations) {
        const RequestPtr request = world.requests.live.value(id);
        const Allocation &allocation = request->allocations[position];
        rows.append(ports::AllocationRow{id, request->tenant, request->project,
                                         request->asked.acceleratorType(), allocation});
        for (const Interval &interval : intervalsOf(*request, allocation))
            rows.append(ports::IntervalRow{interval});
    }
    for (const AccountKey &key : m_accounts)
        rows.append(ports::BalanceRow{key, world.ledger.balances.value(key)});
    for (const UserId id : m_users)
        rows.append(ports::ObjectRow{world.directory.users.value(id), false});
    for (const ProjectId id : m_projects)
        rows.append(ports::ObjectRow{world.directory.projects.value(id), false});
    for (const TokenId id : m_tokens)
        rows.append(ports::ObjectRow{world.directory.tokens.value(id), false});
    for (const ProposalId id : m_proposals)
        rows.append(ports::ObjectRow{world.directory.proposals.value(id), false});
    *this = {};
    return rows;
}

} // namespace stw::core
