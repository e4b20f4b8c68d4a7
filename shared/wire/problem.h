#pragma once

#include "shared/base/named.h"
#include "shared/base/result.h"

#include <QMap>

namespace stw {

struct ErrorCodeRow : NamedRow<ErrorCode>
{
    int status; //!< HTTP's.
    QLatin1StringView title;
};

//! The one table of what the API answers when it refuses. The name is the stable code.
template <>
struct Named<ErrorCode>
{
    // clang-format off: a table is read in columns.
    static constexpr auto kRows = std::to_array<ErrorCodeRow>({
        {{ErrorCode::Malformed, QLatin1StringView("malformed")},
         400,
         QLatin1StringView("The input breaks the rules.")},
        {{ErrorCode::Unauthenticated, QLatin1StringView("unauthenticated")},
         401,
         QLatin1StringView("Sign in first.")},
        {{ErrorCode::Forbidden, QLatin1StringView("forbidden")},
         403,
         QLatin1StringView("Your roles do not allow this.")},
        {{ErrorCode::SelfApproval, QLatin1StringView("self_approval")},
         403,
         QLatin1StringView("A second person is needed.")},
        {{ErrorCode::NotFound, QLatin1StringView("not_found")},
         404,
         QLatin1StringView("There is no such thing.")},
        {{ErrorCode::NotAllowed, QLatin1StringView("not_allowed")},
         409,
         QLatin1StringView("The present state does not allow this.")},
        {{ErrorCode::AlreadyDecided, QLatin1StringView("already_decided")},
         409,
         QLatin1StringView("Somebody else has decided already.")},
        {{ErrorCode::Conflict, QLatin1StringView("conflict")},
         409,
         QLatin1StringView("It changed meanwhile, or the name is taken.")},
        {{ErrorCode::QuotaLimit, QLatin1StringView("quota_limit")},
         409,
         QLatin1StringView("This is more than the quota could ever allow.")},
        {{ErrorCode::NeverFits, QLatin1StringView("never_fits")},
         409,
         QLatin1StringView("No hardware of the fleet could ever serve this.")},
        {{ErrorCode::KeyReused, QLatin1StringView("key_reused")},
         422,
         QLatin1StringView("The idempotency key was used with another body.")},
        {{ErrorCode::TooLarge, QLatin1StringView("too_large")},
         413,
         QLatin1StringView("This is larger than allowed.")},
        {{ErrorCode::TooMany, QLatin1StringView("too_many")},
         429,
         QLatin1StringView("Too many at once; try again later.")},
        {{ErrorCode::Unavailable, QLatin1StringView("unavailable")},
         503,
         QLatin1StringView("The service cannot do this now; try again later.")},
        {{ErrorCode::Overflow, QLatin1StringView("overflow")},
         422,
         QLatin1StringView("A sum does not fit.")},
        {{ErrorCode::Internal, QLatin1StringView("internal")},
         500,
         QLatin1StringView("A fault of the service.")},
    });
    // clang-format on
};

} // namespace stw

namespace stw::wire {

//! A fault as a problem lists it.
struct ProblemFault : FieldFault
{
    static void describe(auto &self, auto &&field)
    {
        field("field", self.field);
        field("rule", self.rule);
        field("expected", self.expected);
    }
};

//! The body of every refusal: an RFC 9457 problem. Its English is for logs; people are shown words
//! made from code, facts and faults.
struct Problem
{
    QString type = QStringLiteral("about:blank");
    QString title;
    qint64 status = 500;
    ErrorCode code = ErrorCode::Internal;
    QString detail;
    QMap<QString, QString> facts;
    QList<ProblemFault> faults;
    QString requestId;

    static void describe(auto &self, auto &&field)
    {
        field("type", self.type);
        field("title", self.title);
        field("status", self.status);
        field("code", self.code);
        field("detail", self.detail);
        field("facts", self.facts);
        field("faults", self.faults);
        field("request_id", self.requestId);
    }
    friend bool operator==(const Problem &, const Problem &) = default;
};

//! The table's status; 422 where the input could be read and its fields break rules.
int statusOf(const Error &error);

Problem problemOf(const Error &error, const QString &requestId);

//! The error that \a problem told of. What the service added later is ignored.
Error errorOf(const Problem &problem);

} // namespace stw::wire
