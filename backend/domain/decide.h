#pragma once

#include "backend/domain/world.h"

namespace stw::domain {

// One overload per command and per event, each in the folder of its noun; decide() and apply()
// visit them. A command or event without one stops the build.

using Events = Result<QList<Event>>;

// clang-format off: a table is read in columns.
Events decideOn(const World &, const CreateTenant &, const Context &);
Events decideOn(const World &, const CreateProject &, const Context &);
Events decideOn(const World &, const EditProject &, const Context &);
Events decideOn(const World &, const CreateUser &, const Context &);
Events decideOn(const World &, const EditUser &, const Context &);
Events decideOn(const World &, const SetPassword &, const Context &);
Events decideOn(const World &, const IssueSecret &, const Context &);
Events decideOn(const World &, const NoteSignInFailure &, const Context &);
Events decideOn(const World &, const SetMember &, const Context &);
Events decideOn(const World &, const RemoveMember &, const Context &);
Events decideOn(const World &, const IssueToken &, const Context &);
Events decideOn(const World &, const ExtendToken &, const Context &);
Events decideOn(const World &, const RevokeToken &, const Context &);
Events decideOn(const World &, const Propose &, const Context &);
Events decideOn(const World &, const DecideProposal &, const Context &);
Events decideOn(const World &, const GrantRole &, const Context &);
Events decideOn(const World &, const NoteDenial &, const Context &);
Events decideOn(const World &, const Publish &, const Context &);
Events decideOn(const World &, const RegisterPool &, const Context &);
Events decideOn(const World &, const ObserveNode &, const Context &);
Events decideOn(const World &, const SetLimit &, const Context &);
Events decideOn(const World &, const Submit &, const Context &);
Events decideOn(const World &, const HoldBudget &, const Context &);
Events decideOn(const World &, const Defer &, const Context &);
Events decideOn(const World &, const Place &, const Context &);
Events decideOn(const World &, const ReportStarted &, const Context &);
Events decideOn(const World &, const ReportEnded &, const Context &);
Events decideOn(const World &, const Release &, const Context &);
Events decideOn(const World &, const Expire &, const Context &);
Events decideOn(const World &, const Cancel &, const Context &);

void applyTo(World &, const TenantCreated &);
void applyTo(World &, const ProjectCreated &);
void applyTo(World &, const ProjectEdited &);
void applyTo(World &, const UserCreated &);
void applyTo(World &, const UserEdited &);
void applyTo(World &, const PasswordSet &);
void applyTo(World &, const SecretIssued &);
void applyTo(World &, const SignInFailed &);
void applyTo(World &, const MemberSet &);
void applyTo(World &, const MemberRemoved &);
void applyTo(World &, const TokenIssued &);
void applyTo(World &, const TokenExtended &);
void applyTo(World &, const TokenRevoked &);
void applyTo(World &, const ProposalMade &);
void applyTo(World &, const ProposalDecided &);
void applyTo(World &, const RoleChanged &);
void applyTo(World &, const AccessDenied &);
void applyTo(World &, const AcceleratorModelPublished &);
void applyTo(World &, const AcceleratorClassPublished &);
void applyTo(World &, const ImagePublished &);
void applyTo(World &, const TemplatePublished &);
void applyTo(World &, const SpecPublished &);
void applyTo(World &, const PricePublished &);
void applyTo(World &, const PoolRegistered &);
void applyTo(World &, const NodeObserved &);
void applyTo(World &, const LimitSet &);
// clang-format on

//! Every event of a request, after its ledger postings.
void applyToRequest(World &world, const Event &event);

} // namespace stw::domain
