#pragma once

#include "shared/model/directory.h"

namespace stw::domain {

// What happened to people, projects and credentials, in the past tense. `kCode` is the event's
// name in the journal and never changes.

struct TenantCreated
{
    static constexpr QLatin1StringView kCode{"tenant.created"};
    Tenant tenant;
    static void describe(auto &self, auto &&field) { field("tenant", self.tenant); }
    friend bool operator==(const TenantCreated &, const TenantCreated &) = default;
};

struct ProjectCreated
{
    static constexpr QLatin1StringView kCode{"project.created"};
    Project project;
    static void describe(auto &self, auto &&field) { field("project", self.project); }
    friend bool operator==(const ProjectCreated &, const ProjectCreated &) = default;
};

struct ProjectEdited
{
    static constexpr QLatin1StringView kCode{"project.edited"};
    ProjectId id;
    QString title;
    qint64 revision = 1; //!< The new one.
    static void describe(auto &self, auto &&field)
    {
        field("id", self.id);
        field("title", self.title);
        field("revision", self.revision);
    }
    friend bool operator==(const ProjectEdited &, const ProjectEdited &) = default;
};

struct UserCreated
{
    static constexpr QLatin1StringView kCode{"user.created"};
    User user;
    static void describe(auto &self, auto &&field) { field("user", self.user); }
    friend bool operator==(const UserCreated &, const UserCreated &) = default;
};

struct UserEdited
{
    static constexpr QLatin1StringView kCode{"user.edited"};
    UserId id;
    QString title;
    bool disabled = false;
    qint64 revision = 1; //!< The new one.
    static void describe(auto &self, auto &&field)
    {
        field("id", self.id);
        field("title", self.title);
        field("disabled", self.disabled);
        field("revision", self.revision);
    }
    friend bool operator==(const UserEdited &, const UserEdited &) = default;
};

//! Also ends a one-time secret and the lock. The sessions that it ends follow as events.
struct PasswordSet
{
    static constexpr QLatin1StringView kCode{"user.password_set"};
    UserId user;
    QString passwordHash;
    static void describe(auto &self, auto &&field)
    {
        field("user", self.user);
        field("password_hash", self.passwordHash);
    }
    friend bool operator==(const PasswordSet &, const PasswordSet &) = default;
};

struct SecretIssued
{
    static constexpr QLatin1StringView kCode{"user.secret_issued"};
    UserId user;
    QString secretHash;
    Instant expires;
    static void describe(auto &self, auto &&field)
    {
        field("user", self.user);
        field("secret_hash", self.secretHash);
        field("expires", self.expires);
    }
    friend bool operator==(const SecretIssued &, const SecretIssued &) = default;
};

struct SignInFailed
{
    static constexpr QLatin1StringView kCode{"user.sign_in_failed"};
    UserId user;
    qint64 failures = 0;
    Instant lockedUntil;
    static void describe(auto &self, auto &&field)
    {
        field("user", self.user);
        field("failures", self.failures);
        field("locked_until", self.lockedUntil);
    }
    friend bool operator==(const SignInFailed &, const SignInFailed &) = default;
};

struct MemberSet
{
    static constexpr QLatin1StringView kCode{"member.set"};
    Member member;
    static void describe(auto &self, auto &&field) { field("member", self.member); }
    friend bool operator==(const MemberSet &, const MemberSet &) = default;
};

struct MemberRemoved
{
    static constexpr QLatin1StringView kCode{"member.removed"};
    ProjectId project;
    UserId user;
    static void describe(auto &self, auto &&field)
    {
        field("project", self.project);
        field("user", self.user);
    }
    friend bool operator==(const MemberRemoved &, const MemberRemoved &) = default;
};

//! A session's issue is a sign-in: it sets the user's failures to 0 and ends a one-time secret.
struct TokenIssued
{
    static constexpr QLatin1StringView kCode{"token.issued"};
    Token token;
    static void describe(auto &self, auto &&field) { field("token", self.token); }
    friend bool operator==(const TokenIssued &, const TokenIssued &) = default;
};

struct TokenExtended
{
    static constexpr QLatin1StringView kCode{"token.extended"};
    TokenId id;
    Instant expiresAt;
    static void describe(auto &self, auto &&field)
    {
        field("id", self.id);
        field("expires_at", self.expiresAt);
    }
    friend bool operator==(const TokenExtended &, const TokenExtended &) = default;
};

struct TokenRevoked
{
    static constexpr QLatin1StringView kCode{"token.revoked"};
    TokenId id;
    static void describe(auto &self, auto &&field) { field("id", self.id); }
    friend bool operator==(const TokenRevoked &, const TokenRevoked &) = default;
};

struct ProposalMade
{
    static constexpr QLatin1StringView kCode{"proposal.made"};
    Proposal proposal;
    static void describe(auto &self, auto &&field) { field("proposal", self.proposal); }
    friend bool operator==(const ProposalMade &, const ProposalMade &) = default;
};

//! Activated or withdrawn. What an activation brings about follows as an event of its own.
struct ProposalDecided
{
    static constexpr QLatin1StringView kCode{"proposal.decided"};
    ProposalId id;
    ProposalState state = ProposalState::Activated;
    UserId by;
    Instant at;
    bool singlePerson = false; //!< The proposer activated it, in single-person mode.
    static void describe(auto &self, auto &&field)
    {
        field("id", self.id);
        field("state", self.state);
        field("by", self.by);
        field("at", self.at);
        field("single_person", self.singlePerson);
    }
    friend bool operator==(const ProposalDecided &, const ProposalDecided &) = default;
};

struct RoleChanged
{
    static constexpr QLatin1StringView kCode{"role.changed"};
    RoleGrant grant;
    static void describe(auto &self, auto &&field) { field("grant", self.grant); }
    friend bool operator==(const RoleChanged &, const RoleChanged &) = default;
};

//! Somebody signed in asked for what they may not do. Changes nothing; the audit keeps it.
struct AccessDenied
{
    static constexpr QLatin1StringView kCode{"access.denied"};
    UserId user;
    QString operation;
    ProjectId project;
    static void describe(auto &self, auto &&field)
    {
        field("user", self.user);
        field("operation", self.operation);
        field("project", self.project);
    }
    friend bool operator==(const AccessDenied &, const AccessDenied &) = default;
};

} // namespace stw::domain
