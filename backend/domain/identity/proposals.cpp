#include "backend/domain/decide.h"
#include "backend/domain/identity/access.h"
#include "shared/base/overloaded.h"

#include <algorithm>

namespace stw::domain {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestReason = 2'000;

QList<FieldFault> faultsOf(const World &world, const RoleGrant &change)
{
    QList<FieldFault> faults;
    if (!world.directory.users.contains(change.user))
        faults.append({u"change.user"_s, u"unknown"_s, u"an existing user"_s});
    if (rowOf(change.role).reach != RoleReach::Installation)
        faults.append({u"change.role"_s, u"choice"_s, u"a role of the installation"_s});
    return faults;
}

QList<FieldFault> faultsOf(const World &world, const LimitChange &change)
{
    QList<FieldFault> faults;
    const bool known = change.scope == ScopeKind::Project
                           ? world.directory.projectNamed(change.target) != nullptr
                           : world.directory.tenantNamed(change.target) != nullptr;
    if (!known)
        faults.append({u"change.target"_s, u"unknown"_s, u"an existing project or tenant"_s});
    if (change.limit && *change.limit < 0)
        faults.append({u"change.limit"_s, u"range"_s, u"0 or more, or absent for no limit"_s});
    return faults;
}

// Targets may be given by name; the journal keeps ids.
Change canonical(const World &world, Change change)
{
    if (auto *limit = std::get_if<LimitChange>(&change)) {
        limit->target = limit->scope == ScopeKind::Project
                            ? world.directory.projectNamed(limit->target)->id.toString()
                            : world.directory.tenantNamed(limit->target)->id.toString();
    }
    return change;
}

Event effectOf(const Change &change)
{
    return std::visit(Overloaded{
                          [](const RoleGrant &grant) -> Event { return RoleChanged{grant}; },
                          [](const LimitChange &limit) -> Event { return LimitSet{limit}; },
                      },
                      change);
}

// Nobody would be left who grants roles.
bool takesTheLastAdministrator(const World &world, const RoleGrant &change)
{
    if (change.grant || change.role != Role::Administrator)
        return false;
    return std::none_of(world.directory.users.begin(), world.directory.users.end(),
                        [&change](const User &user) {
                            return !user.disabled && user.id != change.user
                                   && user.roles.contains(Role::Administrator);
                        });
}

bool concerns(const Change &change, UserId user)
{
    const auto *grant = std::get_if<RoleGrant>(&change);
    return grant && grant->user == user && grant->grant;
}

} // namespace

Events decideOn(const World &world, const Propose &command, const Context &)
{
    const Proposal &proposal = command.proposal;
    QList<FieldFault> faults = std::visit(
        [&world](const auto &change) { return faultsOf(world, change); }, proposal.change);
    if (proposal.reason.size() > kLongestReason)
        faults.append({u"reason"_s, u"length"_s, u"at most %1 characters"_s.arg(kLongestReason)});
    if (!faults.isEmpty())
        return malformed(faults);
    if (concerns(proposal.change, proposal.proposedBy))
        return failure(ErrorCode::SelfApproval, u"nobody grants anything to oneself"_s);
    Proposal made = proposal;
    made.change = canonical(world, proposal.change);
    return QList<Event>{ProposalMade{made}};
}

Events decideOn(const World &world, const DecideProposal &command, const Context &context)
{
    const auto proposal = world.directory.proposals.constFind(command.id);
    if (proposal == world.directory.proposals.constEnd())
        return failure(ErrorCode::NotFound, u"proposal"_s);
    if (proposal->state != ProposalState::Open) {
        return failure(ErrorCode::AlreadyDecided, u"decided"_s,
                       {{u"by"_s, proposal->decidedBy.toString()},
                        {u"at"_s, toText(proposal->decidedAt)},
                        {u"state"_s, nameOf(proposal->state)}});
    }
    if (command.state == ProposalState::Open)
        return malformed({{u"state"_s, u"choice"_s, u"activated or withdrawn"_s}});
    ProposalDecided decided{command.id, command.state, command.by, context.now, false};
    if (command.state == ProposalState::Withdrawn)
        return QList<Event>{decided};
    if (const auto *grant = std::get_if<RoleGrant>(&proposal->change);
        grant && takesTheLastAdministrator(world, *grant))
        return failure(ErrorCode::NotAllowed, u"the last administrator"_s);
    if (concerns(proposal->change, command.by))
        return failure(ErrorCode::SelfApproval, u"nobody grants anything to oneself"_s);
    if (command.by == proposal->proposedBy) {
        if (!singlePersonActs(world.directory, context.settings))
            return failure(ErrorCode::SelfApproval, u"a second person activates"_s);
        decided.singlePerson = true;
    }
    return QList<Event>{decided, effectOf(proposal->change)};
}

Events decideOn(const World &world, const GrantRole &command, const Context &)
{
    const QList<FieldFault> faults = faultsOf(world, command.grant);
    if (!faults.isEmpty())
        return malformed(faults);
    if (takesTheLastAdministrator(world, command.grant))
        return failure(ErrorCode::NotAllowed, u"the last administrator"_s);
    return QList<Event>{RoleChanged{command.grant}};
}

Events decideOn(const World &world, const SetLimit &command, const Context &)
{
    const QList<FieldFault> faults = faultsOf(world, command.change);
    if (!faults.isEmpty())
        return malformed(faults);
    return QList<Event>{effectOf(canonical(world, command.change))};
}

void applyTo(World &world, const ProposalMade &event)
{
    world.directory.proposals.insert(event.proposal.id, event.proposal);
}

void applyTo(World &world, const ProposalDecided &event)
{
    Proposal &proposal = world.directory.proposals[event.id];
    proposal.state = event.state;
    proposal.decidedBy = event.by;
    proposal.decidedAt = event.at;
}

} // namespace stw::domain
