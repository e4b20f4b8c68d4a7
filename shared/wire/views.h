#pragma once

#include "shared/model/directory.h"
#include "shared/model/views.h"

namespace stw::wire {

// What the API answers beside the model's own values. None carries a hash or a credential, except
// those whose purpose it is to show one once.

//! A page of a list. `next` is the cursor of the following page; empty: this was the last.
template <class T>
struct Listing
{
    QList<T> items;
    QString next;
    std::optional<qint64> total; //!< Of all pages together, where the list is counted.

    static void describe(auto &self, auto &&field)
    {
        field("items", self.items);
        field("next", self.next);
        field("total", self.total);
    }
};

struct UserView
{
    UserId id;
    QString name;
    QString title;
    bool service = false;
    bool disabled = false;
    bool hasPassword = false;
    QList<Role> roles; //!< Of the installation.
    Instant lockedUntil;
    qint64 revision = 1;

    static void describe(auto &self, auto &&field)
    {
        field("id", self.id);
        field("name", self.name);
        field("title", self.title);
        field("service", self.service);
        field("disabled", self.disabled);
        field("has_password", self.hasPassword);
        field("roles", self.roles);
        field("locked_until", self.lockedUntil);
        field("revision", self.revision);
    }
};

struct TokenView
{
    TokenId id;
    TokenKind kind = TokenKind::Session;
    QString name;
    QString prefix;
    QList<Permission> scopes;
    Instant issuedAt;
    Instant expiresAt;

    static void describe(auto &self, auto &&field)
    {
        field("id", self.id);
        field("kind", self.kind);
        field("name", self.name);
        field("prefix", self.prefix);
        field("scopes", self.scopes);
        field("issued_at", self.issuedAt);
        field("expires_at", self.expiresAt);
    }
};

//! A new session: the only time its text is shown.
struct SignedIn
{
    QString token;
    Instant expiresAt;
    UserView user;

    static void describe(auto &self, auto &&field)
    {
        field("token", self.token);
        field("expires_at", self.expiresAt);
        field("user", self.user);
    }
};

//! A new API token: the only time its text is shown.
struct TokenShown
{
    QString text;
    TokenView token;

    static void describe(auto &self, auto &&field)
    {
        field("text", self.text);
        field("token", self.token);
    }
};

//! A new one-time secret: the only time its text is shown.
struct SecretShown
{
    UserId user;
    QString secret;
    Instant expiresAt;

    static void describe(auto &self, auto &&field)
    {
        field("user", self.user);
        field("secret", self.secret);
        field("expires_at", self.expiresAt);
    }
};

struct Membership
{
    ProjectId project;
    QString name;
    Role role = Role::Developer;

    static void describe(auto &self, auto &&field)
    {
        field("project", self.project);
        field("name", self.name);
        field("role", self.role);
    }
};

//! The caller and the service it speaks to.
struct WhoAmI
{
    UserView user;
    TokenView token;
    QList<Membership> memberships;
    QList<Permission> permissions; //!< In one project at least, and within the token's scopes.
    bool singlePerson = false;     //!< One person may activate own proposals.
    bool simulated = false;        //!< Some pool of the fleet is simulated.
    QString version;               //!< The service's.

    static void describe(auto &self, auto &&field)
    {
        field("user", self.user);
        field("token", self.token);
        field("memberships", self.memberships);
        field("permissions", self.permissions);
        field("single_person", self.singlePerson);
        field("simulated", self.simulated);
        field("version", self.version);
    }
};

struct MemberView
{
    UserId user;
    QString name;
    QString title;
    Role role = Role::Developer;

    static void describe(auto &self, auto &&field)
    {
        field("user", self.user);
        field("name", self.name);
        field("title", self.title);
        field("role", self.role);
    }
};

//! A spec with the price that is valid now.
struct SpecView
{
    Spec spec;
    Price perUnitHour; //!< Of a card, or of a core where the spec has no cards.
    Price perHour;     //!< Of the default size.
    QString currency;  //!< Empty: it has no price now.
    qint64 priceVersion = 0;

    static void describe(auto &self, auto &&field)
    {
        field("spec", self.spec);
        field("per_unit_hour", self.perUnitHour);
        field("per_hour", self.perHour);
        field("currency", self.currency);
        field("price_version", self.priceVersion);
    }
};

struct FileLine
{
    QString name;
    qint64 size = 0;

    static void describe(auto &self, auto &&field)
    {
        field("name", self.name);
        field("size", self.size);
    }
};

//! An entry of the audit log. `facts` is the event's JSON as text, its credentials' hashes blotted
//! out; `hash` is the chain's, over the unblotted entry.
struct AuditLine
{
    FeedLine line;
    TenantId tenant;
    QString acceleratorType;
    QString role;
    QString onBehalfOf;
    QString cause;
    QString facts;
    QString hash;

    static void describe(auto &self, auto &&field)
    {
        field("line", self.line);
        field("tenant", self.tenant);
        field("accelerator_type", self.acceleratorType);
        field("role", self.role);
        field("on_behalf_of", self.onBehalfOf);
        field("cause", self.cause);
        field("facts", self.facts);
        field("hash", self.hash);
    }
};

//! Whether the service is up (health) and takes changes (readiness).
struct ServiceState
{
    QString status = QStringLiteral("ok");
    QString reason; //!< Why it is not ready.

    static void describe(auto &self, auto &&field)
    {
        field("status", self.status);
        field("reason", self.reason);
    }
};

} // namespace stw::wire
