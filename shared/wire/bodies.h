#pragma once

#include "shared/model/directory.h"
#include "shared/model/request.h"
#include "shared/wire/rules.h"

#include <limits>

namespace stw::wire {

// What clients send to the API beside the model's own values: a struct and its rules each.

constexpr qint64 kNameLength = 63;
constexpr qint64 kTitleLength = 200;
constexpr qint64 kReasonLength = 2'000;
constexpr qint64 kPasswordLength = 256; //!< The rules for new ones are stricter: identity.
constexpr qint64 kSecretLength = 64;
constexpr qint64 kIdLength = 64;
constexpr qint64 kFileNameLength = 128;
constexpr qint64 kParameterLength = 65'536; //!< A template allows less.

//! POST /v1/sessions: either a password, or a one-time secret, which may set a new password.
struct SignIn
{
    QString name;
    QString password;
    QString secret;
    QString newPassword;

    static void describe(auto &self, auto &&field)
    {
        field("name", self.name);
        field("password", self.password);
        field("secret", self.secret);
        field("new_password", self.newPassword);
    }
};
template <>
struct Rules<SignIn>
{
    static constexpr auto kRows = std::to_array<FieldRule>({
        {QLatin1StringView("name"), true, 1, kNameLength},
        {QLatin1StringView("password"), false, 0, kPasswordLength},
        {QLatin1StringView("secret"), false, 0, kSecretLength},
        {QLatin1StringView("new_password"), false, 0, kPasswordLength},
    });
};

struct PasswordChange
{
    QString oldPassword;
    QString newPassword;

    static void describe(auto &self, auto &&field)
    {
        field("old_password", self.oldPassword);
        field("new_password", self.newPassword);
    }
};
template <>
struct Rules<PasswordChange>
{
    static constexpr auto kRows = std::to_array<FieldRule>({
        {QLatin1StringView("old_password"), true, 0, kPasswordLength},
        {QLatin1StringView("new_password"), true, 0, kPasswordLength},
    });
};

//! A new API token. Without scopes it may what its user may.
struct TokenWish
{
    QString name;
    QList<Permission> scopes;
    qint64 days = 90;

    static void describe(auto &self, auto &&field)
    {
        field("name", self.name);
        field("scopes", self.scopes);
        field("days", self.days);
    }
};
template <>
struct Rules<TokenWish>
{
    static constexpr auto kRows = std::to_array<FieldRule>({
        {QLatin1StringView("name"), true, 1, kNameLength},
        {QLatin1StringView("scopes"), false, 0, qint64(Named<Permission>::kRows.size())},
        {QLatin1StringView("days"), false, 1, 365},
    });
};

struct TenantWish
{
    QString name;
    QString title;

    static void describe(auto &self, auto &&field)
    {
        field("name", self.name);
        field("title", self.title);
    }
};
template <>
struct Rules<TenantWish>
{
    static constexpr auto kRows = std::to_array<FieldRule>({
        {QLatin1StringView("name"), true, 1, kNameLength, TextFormat::Name},
        {QLatin1StringView("title"), false, 0, kTitleLength},
    });
};

struct ProjectWish
{
    QString tenant; //!< Name or id.
    QString name;
    QString title;
    QString zone = QStringLiteral("UTC");

    static void describe(auto &self, auto &&field)
    {
        field("tenant", self.tenant);
        field("name", self.name);
        field("title", self.title);
        field("zone", self.zone);
    }
};
template <>
struct Rules<ProjectWish>
{
    static constexpr auto kRows = std::to_array<FieldRule>({
        {QLatin1StringView("tenant"), true, 1, kIdLength},
        {QLatin1StringView("name"), true, 1, kNameLength, TextFormat::Name},
        {QLatin1StringView("title"), false, 0, kTitleLength},
        {QLatin1StringView("zone"), false, 0, kIdLength},
    });
};

struct ProjectEdit
{
    QString title;

    static void describe(auto &self, auto &&field) { field("title", self.title); }
};
template <>
struct Rules<ProjectEdit>
{
    static constexpr auto kRows = std::to_array<FieldRule>({
        {QLatin1StringView("title"), true, 0, kTitleLength},
    });
};

struct MemberWish
{
    Role role = Role::Developer;

    static void describe(auto &self, auto &&field) { field("role", self.role); }
};
template <>
struct Rules<MemberWish>
{
    static constexpr auto kRows = std::to_array<FieldRule>({
        {QLatin1StringView("role"), true},
    });
};

struct UserWish
{
    QString name;
    QString title;
    bool service = false;

    static void describe(auto &self, auto &&field)
    {
        field("name", self.name);
        field("title", self.title);
        field("service", self.service);
    }
};
template <>
struct Rules<UserWish>
{
    static constexpr auto kRows = std::to_array<FieldRule>({
        {QLatin1StringView("name"), true, 1, kNameLength, TextFormat::Name},
        {QLatin1StringView("title"), false, 0, kTitleLength},
        {QLatin1StringView("service")},
    });
};

struct UserEdit
{
    std::optional<QString> title;
    std::optional<bool> disabled;

    static void describe(auto &self, auto &&field)
    {
        field("title", self.title);
        field("disabled", self.disabled);
    }
};
template <>
struct Rules<UserEdit>
{
    static constexpr auto kRows = std::to_array<FieldRule>({
        {QLatin1StringView("title"), false, 0, kTitleLength},
        {QLatin1StringView("disabled")},
    });
};

template <>
struct Rules<RoleGrant>
{
    static constexpr auto kRows = std::to_array<FieldRule>({
        {QLatin1StringView("user"), true},
        {QLatin1StringView("role"), true},
        {QLatin1StringView("grant")},
    });
};
template <>
struct Rules<LimitChange>
{
    static constexpr auto kRows = std::to_array<FieldRule>({
        {QLatin1StringView("scope"), true},
        {QLatin1StringView("target"), true, 1, kIdLength},
        {QLatin1StringView("dimension"), true},
        {QLatin1StringView("limit"), false, 0},
    });
};

struct ProposalWish
{
    Change change;
    QString reason;

    static void describe(auto &self, auto &&field)
    {
        field("change", self.change);
        field("reason", self.reason);
    }
};
template <>
struct Rules<ProposalWish>
{
    static constexpr auto kRows = std::to_array<FieldRule>({
        {QLatin1StringView("change"), true},
        {QLatin1StringView("reason"), false, 0, kReasonLength},
    });
};

//! Why a request is cancelled or released.
struct EndWish
{
    QString reason;

    static void describe(auto &self, auto &&field) { field("reason", self.reason); }
};
template <>
struct Rules<EndWish>
{
    static constexpr auto kRows = std::to_array<FieldRule>({
        {QLatin1StringView("reason"), false, 0, kReasonLength},
    });
};

//! A head of the audit log that was exported before; 0: verify without one.
struct AuditAnchor
{
    qint64 seq = 0;
    QString hash;

    static void describe(auto &self, auto &&field)
    {
        field("seq", self.seq);
        field("hash", self.hash);
    }
};
template <>
struct Rules<AuditAnchor>
{
    static constexpr auto kRows = std::to_array<FieldRule>({
        {QLatin1StringView("seq"), false, 0},
        {QLatin1StringView("hash"), false, 0, 64, TextFormat::Sha256},
    });
};

//! The first message on the feed's WebSocket of a client that cannot send the header.
struct FeedGreeting
{
    QString token;

    static void describe(auto &self, auto &&field) { field("token", self.token); }
};
template <>
struct Rules<FeedGreeting>
{
    static constexpr auto kRows = std::to_array<FieldRule>({
        {QLatin1StringView("token"), true, 1, kSecretLength},
    });
};

template <>
struct Rules<Wish>
{
    static constexpr auto kRows = std::to_array<FieldRule>({
        {QLatin1StringView("project"), true, 1, kIdLength},
        {QLatin1StringView("spec"), true},
        {QLatin1StringView("template"), true},
        {QLatin1StringView("parameters"), false, 0, 100, TextFormat::Any, kParameterLength},
        // Ranges are the specification's: the domain names them beside every other fault.
        {QLatin1StringView("cards"), false, std::numeric_limits<qint64>::min()},
        {QLatin1StringView("nodes"), false, std::numeric_limits<qint64>::min()},
        {QLatin1StringView("seconds"), false, std::numeric_limits<qint64>::min()},
        {QLatin1StringView("priority")},
        {QLatin1StringView("purpose"), false, 0, kReasonLength},
        {QLatin1StringView("on_quota"), false, 0, kNameLength},
        {QLatin1StringView("inputs"), false, 0, 32, TextFormat::Any, kFileNameLength},
    });
};

} // namespace stw::wire
