#pragma once

#include <QList>
#include <QString>

#include <tl/expected.hpp>

namespace stw {

//! What a caller can branch on. Prose for people is made in app/texts, from code and facts.
//! One row each in shared/wire/problem.cpp (wire name, HTTP status).
enum class ErrorCode {
    Malformed,       //!< The input breaks the format; `faults` names each field and its rule.
    Unauthenticated, //!< Nobody, or an expired or revoked credential.
    Forbidden,       //!< The caller's roles do not hold the permission.
    SelfApproval,    //!< A second person is needed.
    NotFound,        //!< No such thing, or the caller may not know that it exists.
    NotAllowed,      //!< The thing's state does not allow it.
    AlreadyDecided,  //!< Somebody else was first; the facts say who and when.
    Conflict,        //!< The thing changed meanwhile, or the name is taken.
    QuotaLimit,      //!< More than the limit could ever allow.
    NeverFits,       //!< No hardware of the fleet could ever serve it.
    KeyReused,       //!< The idempotency key was used with another body.
    TooLarge,        //!< A size limit.
    TooMany,         //!< A rate limit or a full inbox; try again later.
    Unavailable,     //!< The service cannot do it now; try again later.
    Overflow,        //!< A sum does not fit; nothing was changed.
    Internal,        //!< A fault of ours.
};

//! One broken rule of one input field. `field` is a JSON path such as `parameters.command`.
struct FieldFault
{
    QString field;
    QString rule; //!< A stable code: `required`, `unknown`, `type`, `range`, `length`, `format`…
    QString expected; //!< What would be accepted, in English: "a whole number from 1 to 64".

    friend bool operator==(const FieldFault &, const FieldFault &) = default;
};

struct Error
{
    ErrorCode code = ErrorCode::Internal;
    QString detail; //!< English, for the log; never parsed.
    QList<FieldFault> faults = {};
    QMap<QString, QString> facts = {}; //!< Named values to branch on and to show.

    friend bool operator==(const Error &, const Error &) = default;
};

template <class T = void>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> failure(ErrorCode code, const QString &detail = {},
                                     const QMap<QString, QString> &facts = {})
{
    return tl::unexpected<Error>(Error{code, detail, {}, facts});
}

inline tl::unexpected<Error> malformed(const QList<FieldFault> &faults)
{
    return tl::unexpected<Error>(
        Error{ErrorCode::Malformed, QStringLiteral("fields break rules"), faults, {}});
}

} // namespace stw
