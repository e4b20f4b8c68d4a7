#include "app/texts/errortext.h"

#include <QCoreApplication>

namespace stw::texts {

using namespace Qt::StringLiterals;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Problem)
};

struct RuleRow
{
    QLatin1StringView rule;
    QString (*text)();
};

// clang-format off: a table is read in columns. %1 is the field.
constexpr RuleRow kRules[] = {
    {"required"_L1, [] { return Tr::tr("%1 is required."); }},
    {"unknown"_L1, [] { return Tr::tr("%1 is not known."); }},
    {"type"_L1, [] { return Tr::tr("%1 has the wrong type."); }},
    {"range"_L1, [] { return Tr::tr("%1 is out of range."); }},
    {"length"_L1, [] { return Tr::tr("%1 has the wrong length."); }},
    {"format"_L1, [] { return Tr::tr("%1 has the wrong format."); }},
    {"choice"_L1, [] { return Tr::tr("%1 is not one of the choices."); }},
    {"duplicate"_L1, [] { return Tr::tr("%1 is given twice."); }},
    {"depth"_L1, [] { return Tr::tr("%1 is nested too deeply."); }},
    {"encoding"_L1, [] { return Tr::tr("%1 is not UTF-8."); }},
    {"json"_L1, [] { return Tr::tr("%1 is not JSON."); }},
    {"approved"_L1, [] { return Tr::tr("%1 is not approved."); }},
    {"insecure"_L1, [] { return Tr::tr("%1 is not encrypted."); }},
    {"wrong"_L1, [] { return Tr::tr("%1 is wrong."); }},
    {"unreadable"_L1, [] { return Tr::tr("%1 cannot be read."); }},
    {"ambiguous"_L1, [] { return Tr::tr("%1 fits more than one."); }},
    {"private"_L1, [] { return Tr::tr("%1 can be read by others."); }},
};
// clang-format on

QString ruleText(const QString &rule)
{
    for (const RuleRow &row : kRules) {
        if (rule == row.rule)
            return row.text();
    }
    return Tr::tr("%1 breaks the rule “%2”.").arg(u"%1"_s, rule);
}

} // namespace

QString textOf(ErrorCode code)
{
    switch (code) {
    case ErrorCode::Malformed: return Tr::tr("The input breaks rules. Nothing was changed.");
    case ErrorCode::Unauthenticated: return Tr::tr("You are not signed in, or no longer.");
    case ErrorCode::Forbidden: return Tr::tr("Your roles do not permit this.");
    case ErrorCode::SelfApproval:
        return Tr::tr("A second person is needed for this: nobody decides on their own behalf.");
    case ErrorCode::NotFound:
        return Tr::tr("There is no such thing, or you may not know that it exists.");
    case ErrorCode::NotAllowed: return Tr::tr("This cannot be done in the present state.");
    case ErrorCode::AlreadyDecided: return Tr::tr("Somebody else has already decided this.");
    case ErrorCode::Conflict:
        return Tr::tr("It was changed meanwhile, or the name is taken. Nothing was changed now.");
    case ErrorCode::QuotaLimit:
        return Tr::tr("This is more than the quota could ever allow. Nothing was submitted.");
    case ErrorCode::NeverFits:
        return Tr::tr("No hardware of the fleet could ever serve this. Nothing was submitted.");
    case ErrorCode::KeyReused:
        return Tr::tr("The idempotency key was used before with another content.");
    case ErrorCode::TooLarge: return Tr::tr("This is larger than permitted.");
    case ErrorCode::TooMany:
        return Tr::tr("Too many attempts in a short time. Please try again later.");
    case ErrorCode::Unavailable:
        return Tr::tr("The service cannot do this now. Please try again later.");
    case ErrorCode::Overflow: return Tr::tr("A sum would not fit. Nothing was changed.");
    case ErrorCode::Internal: return Tr::tr("The service made a mistake. This is not your fault.");
    }
    Q_UNREACHABLE();
}

QString textOf(const FieldFault &fault)
{
    const QString subject =
        fault.field.isEmpty() ? Tr::tr("The input") : Tr::tr("“%1”").arg(fault.field);
    const QString text = ruleText(fault.rule).arg(subject);
    if (fault.expected.isEmpty())
        return text;
    return text + u' ' + Tr::tr("Expected: %1.").arg(fault.expected);
}

QStringList linesOf(const Error &error)
{
    QStringList lines{textOf(error.code)};
    for (const FieldFault &fault : error.faults)
        lines += textOf(fault);
    return lines;
}

} // namespace stw::texts
