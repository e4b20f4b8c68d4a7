#include "backend/api/query.h"

#include <algorithm>

namespace stw::api {

using namespace Qt::StringLiterals;

namespace {

// What \a text should have been under \a rule; empty: it is.
QString expected(const QueryRule &rule, const QString &text)
{
    switch (rule.kind) {
    case QueryKind::Text:
        if (text.size() >= rule.minimum && text.size() <= rule.maximum)
            return {};
        return u"%1 to %2 characters"_s.arg(rule.minimum).arg(rule.maximum);
    case QueryKind::Whole: {
        bool ok = false;
        const qint64 value = text.toLongLong(&ok);
        if (ok && value >= rule.minimum && value <= rule.maximum)
            return {};
        return u"a whole number from %1 to %2"_s.arg(rule.minimum).arg(rule.maximum);
    }
    case QueryKind::Moment:
        return instantFromText(text) ? QString() : u"an instant like 2026-11-30T18:00:00Z"_s;
    case QueryKind::Choice: {
        const QStringList choices = rule.choices();
        return choices.contains(text) ? QString() : u"one of "_s + choices.join(u", "_s);
    }
    }
    Q_UNREACHABLE();
}

} // namespace

Result<Query> Query::read(const Pairs &pairs, std::span<const QueryRule> rules)
{
    QList<FieldFault> faults;
    QStringList seen;
    for (const auto &[name, value] : pairs) {
        const auto rule = std::find_if(rules.begin(), rules.end(),
                                       [&name](const QueryRule &one) { return one.name == name; });
        if (rule == rules.end()) {
            faults.append({name.left(64), u"unknown"_s, u"a parameter of this operation"_s});
            continue;
        }
        if (seen.contains(name) && !rule->repeatable)
            faults.append({name, u"duplicate"_s, u"once"_s});
        seen += name;
        const QString wanted = expected(*rule, value);
        if (!wanted.isEmpty())
            faults.append({name, u"format"_s, wanted});
    }
    if (!faults.isEmpty())
        return malformed(faults);
    Query query;
    query.m_pairs = pairs;
    return query;
}

QString Query::text(QLatin1StringView name) const
{
    return texts(name).value(0);
}

QStringList Query::texts(QLatin1StringView name) const
{
    QStringList values;
    for (const auto &pair : m_pairs) {
        if (pair.first == name)
            values += pair.second;
    }
    return values;
}

qint64 Query::whole(QLatin1StringView name, qint64 otherwise) const
{
    const QString value = text(name);
    return value.isEmpty() ? otherwise : value.toLongLong();
}

Instant Query::moment(QLatin1StringView name) const
{
    return instantFromText(text(name)).value_or(Instant());
}

} // namespace stw::api
