#pragma once

#include "shared/model/directory.h"

namespace stw::domain {

// What someone wants, in the imperative. Ids, hashes and secrets are made by the caller.

struct CreateTenant
{
    Tenant tenant;
};
//! The project's osNumber is assigned by decide.
struct CreateProject
{
    Project project;
};
struct EditProject
{
    ProjectId id;
    qint64 revision = 0; //!< The one it was read at.
    QString title;
};
struct CreateUser
{
    User user;
};
struct EditUser
{
    UserId id;
    qint64 revision = 0;
    std::optional<QString> title;
    std::optional<bool> disabled;
};
struct SetPassword
{
    UserId user;
    QString passwordHash;
};
struct IssueSecret
{
    UserId user;
    QString secretHash;
    Instant expires;
};
struct NoteSignInFailure
{
    UserId user;
};
struct SetMember
{
    Member member;
};
struct RemoveMember
{
    ProjectId project;
    UserId user;
};
struct IssueToken
{
    Token token;
    QString secretHash; //!< The one-time secret that it was signed in with, or empty: used once.
};
struct ExtendToken
{
    TokenId id;
    Instant expiresAt;
};
struct RevokeToken
{
    TokenId id;
    UserId owner; //!< Whose it must be.
};
struct Propose
{
    Proposal proposal;
};
struct DecideProposal
{
    ProposalId id;
    ProposalState state = ProposalState::Activated;
    UserId by;
};
//! By the installation only: the first start and the demo.
struct GrantRole
{
    RoleGrant grant;
};
struct NoteDenial
{
    UserId user;
    QString operation;
    ProjectId project;
};

} // namespace stw::domain
