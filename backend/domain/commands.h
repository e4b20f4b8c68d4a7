#pragma once

#include "backend/domain/events.h"
#include "backend/domain/identity/commands.h"
#include "backend/domain/request/commands.h"

namespace stw::domain {

//! Catalogue entries of one kind of event; the version must be the next one of its name.
struct Publish
{
    std::variant<AcceleratorModelPublished, AcceleratorClassPublished, ImagePublished,
                 TemplatePublished, SpecPublished, PricePublished>
        entry;
};
struct RegisterPool
{
    Pool pool;
};
struct ObserveNode
{
    Node node;
};
//! By the installation only: the first start and the demo. People propose.
struct SetLimit
{
    LimitChange change;
};

using CommandFacts =
    std::variant<CreateTenant, CreateProject, EditProject, CreateUser, EditUser, SetPassword,
                 IssueSecret, NoteSignInFailure, SetMember, RemoveMember, IssueToken, ExtendToken,
                 RevokeToken, Propose, DecideProposal, GrantRole, NoteDenial, Publish, RegisterPool,
                 ObserveNode, SetLimit, Submit, HoldBudget, Defer, Place, ReportStarted,
                 ReportEnded, Release, Expire, Cancel>;
// Copied, moved and ended in one place: the code of a big variant is big too.
struct Command : CommandFacts
{
    using CommandFacts::CommandFacts;
    Command();
    Command(const Command &);
    Command(Command &&) noexcept;
    Command &operator=(const Command &);
    Command &operator=(Command &&) noexcept;
    ~Command();
};

} // namespace stw::domain
