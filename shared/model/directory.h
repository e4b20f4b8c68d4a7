#pragma once

#include "shared/model/ids.h"
#include "shared/model/quota.h"
#include "shared/model/role.h"

#include <QList>

#include <variant>

namespace stw {

struct Tenant
{
    TenantId id;
    QString name; //!< `[a-z0-9][a-z0-9-]{0,62}`, unique.
    QString title;

    static void describe(auto &self, auto &&field)
    {
        field("id", self.id);
        field("name", self.name);
        field("title", self.title);
    }
    friend bool operator==(const Tenant &, const Tenant &) = default;
};

struct Project
{
    ProjectId id;
    TenantId tenant;
    QString name; //!< Unique.
    QString title;
    QString zone = QStringLiteral("UTC"); //!< IANA; its months are the budget's.
    qint64 osNumber = 0; //!< From 1, never reused: the executor's user of the project.
    qint64 revision = 1; //!< Edits name the revision they were made on.

    static void describe(auto &self, auto &&field)
    {
        field("id", self.id);
        field("tenant", self.tenant);
        field("name", self.name);
        field("title", self.title);
        field("zone", self.zone);
        field("os_number", self.osNumber);
        field("revision", self.revision);
    }
    friend bool operator==(const Project &, const Project &) = default;
};

struct User
{
    UserId id;
    QString name; //!< Unique; for signing in.
    QString title;
    bool service = false; //!< A service account: no password, no console.
    bool disabled = false;
    QString passwordHash; //!< Argon2id in libsodium's string form; empty: none yet.
    QString secretHash;   //!< SHA-256 of a one-time secret, hex; empty: none.
    Instant secretExpires;
    QList<Role> roles;   //!< Of the installation.
    qint64 failures = 0; //!< Failed sign-ins since the last good one.
    Instant lockedUntil;
    qint64 revision = 1;

    static void describe(auto &self, auto &&field)
    {
        field("id", self.id);
        field("name", self.name);
        field("title", self.title);
        field("service", self.service);
        field("disabled", self.disabled);
        field("password_hash", self.passwordHash);
        field("secret_hash", self.secretHash);
        field("secret_expires", self.secretExpires);
        field("roles", self.roles);
        field("failures", self.failures);
        field("locked_until", self.lockedUntil);
        field("revision", self.revision);
    }
    friend bool operator==(const User &, const User &) = default;
};

struct Member
{
    ProjectId project;
    UserId user;
    Role role = Role::Developer; //!< One that reaches a project.

    static void describe(auto &self, auto &&field)
    {
        field("project", self.project);
        field("user", self.user);
        field("role", self.role);
    }
    friend bool operator==(const Member &, const Member &) = default;
};

enum class TokenKind { Session, Api };
template <>
struct Named<TokenKind>
{
    static constexpr auto kRows = std::to_array<NamedRow<TokenKind>>({
        {TokenKind::Session, QLatin1StringView("session")},
        {TokenKind::Api, QLatin1StringView("api")},
    });
};

//! A credential. Only its hash is kept; the text is shown once.
struct Token
{
    TokenId id;
    UserId user;
    TokenKind kind = TokenKind::Session;
    QString name;
    QString hash;             //!< SHA-256 of the text, hex.
    QString prefix;           //!< The text's first characters, to recognise it by.
    QList<Permission> scopes; //!< Empty: all that the user's roles hold.
    Instant issuedAt;
    Instant expiresAt; //!< Sessions slide it.

    static void describe(auto &self, auto &&field)
    {
        field("id", self.id);
        field("user", self.user);
        field("kind", self.kind);
        field("name", self.name);
        field("hash", self.hash);
        field("prefix", self.prefix);
        field("scopes", self.scopes);
        field("issued_at", self.issuedAt);
        field("expires_at", self.expiresAt);
    }
    friend bool operator==(const Token &, const Token &) = default;
};

// What a proposal would change. A second person activates it.

struct RoleGrant
{
    static constexpr QLatin1StringView kCode{"role_grant"};
    static constexpr Permission kPermission = Permission::RoleGrant;
    UserId user;
    Role role = Role::Operator;
    bool grant = true; //!< Or take away.

    static void describe(auto &self, auto &&field)
    {
        field("user", self.user);
        field("role", self.role);
        field("grant", self.grant);
    }
    friend bool operator==(const RoleGrant &, const RoleGrant &) = default;
};

struct LimitChange
{
    static constexpr QLatin1StringView kCode{"limit_change"};
    static constexpr Permission kPermission = Permission::PolicyChange;
    ScopeKind scope = ScopeKind::Project;
    QString target; //!< The project's or tenant's id.
    QuotaDimension dimension = QuotaDimension::Cards;
    std::optional<qint64> limit; //!< Nothing: no limit.

    static void describe(auto &self, auto &&field)
    {
        field("scope", self.scope);
        field("target", self.target);
        field("dimension", self.dimension);
        field("limit", self.limit);
    }
    friend bool operator==(const LimitChange &, const LimitChange &) = default;
};

using Change = std::variant<RoleGrant, LimitChange>;

enum class ProposalState { Open, Activated, Withdrawn };
template <>
struct Named<ProposalState>
{
    static constexpr auto kRows = std::to_array<NamedRow<ProposalState>>({
        {ProposalState::Open, QLatin1StringView("open")},
        {ProposalState::Activated, QLatin1StringView("activated")},
        {ProposalState::Withdrawn, QLatin1StringView("withdrawn")},
    });
};

struct Proposal
{
    ProposalId id;
    Change change;
    QString reason;
    ProposalState state = ProposalState::Open;
    UserId proposedBy;
    Instant proposedAt;
    UserId decidedBy;
    Instant decidedAt;

    static void describe(auto &self, auto &&field)
    {
        field("id", self.id);
        field("change", self.change);
        field("reason", self.reason);
        field("state", self.state);
        field("proposed_by", self.proposedBy);
        field("proposed_at", self.proposedAt);
        field("decided_by", self.decidedBy);
        field("decided_at", self.decidedAt);
    }
    friend bool operator==(const Proposal &, const Proposal &) = default;
};

} // namespace stw
