#include "app/cli/values.h"

#include "shared/base/checked.h"

#include <QDate>

#include <algorithm>
#include <limits>

namespace stw::cli {

using namespace Qt::StringLiterals;

namespace {

qint64 secondsOf(QChar unit)
{
    switch (unit.unicode()) {
    case u's': return 1;
    case u'm': return 60;
    case u'h': return 3600;
    case u'd': return 86'400;
    default: return 0;
    }
}

//! How much of the dimension's unit (shared/model/quota.h) what people call one is.
qint64 unitOf(QuotaDimension dimension)
{
    switch (dimension) {
    case QuotaDimension::Cards:
    case QuotaDimension::Cpu: return 1000;
    case QuotaDimension::AcceleratorMemory:
    case QuotaDimension::Memory: return 1024;
    case QuotaDimension::ConcurrentTasks: return 1;
    case QuotaDimension::CardHours: return 1000LL * 3600 * 1000;
    }
    Q_UNREACHABLE();
}

std::optional<ParameterValue> valueFrom(ParameterType type, const QString &text)
{
    switch (type) {
    case ParameterType::Text:
    case ParameterType::Choice: return text;
    case ParameterType::Integer: {
        const Result<qint64> whole = wholeFrom({}, text);
        return whole ? std::optional<ParameterValue>(*whole) : std::nullopt;
    }
    case ParameterType::Boolean:
        if (text == "true"_L1 || text == "yes"_L1 || text == "ja"_L1)
            return true;
        if (text == "false"_L1 || text == "no"_L1 || text == "nein"_L1)
            return false;
        return std::nullopt;
    }
    Q_UNREACHABLE();
}

QString expectedOf(ParameterType type)
{
    return type == ParameterType::Integer ? u"42"_s : u"true, false"_s;
}

} // namespace

Result<qint64> wholeFrom(const QString &field, const QString &text)
{
    bool ok = false;
    const qint64 value = text.toLongLong(&ok);
    if (!ok || text.startsWith(u'+'))
        return malformed({{field, u"type"_s, u"42"_s}});
    return value;
}

Result<qint64> secondsFrom(const QString &field, const QString &text)
{
    const auto fault = [&field] {
        return malformed({{field, u"format"_s, u"90s, 30m, 2h, 1h30m"_s}});
    };
    std::optional<qint64> total = 0;
    qsizetype begin = 0;
    for (qsizetype at = 0; at <= text.size() && begin < text.size(); ++at) {
        const bool end = at == text.size();
        if (!end && text[at].isDigit())
            continue;
        bool ok = false;
        const qint64 count = text.mid(begin, at - begin).toLongLong(&ok);
        const qint64 unit = end ? (begin == 0 ? 1 : 0) : secondsOf(text[at]);
        const std::optional<qint64> part = checkedMul(count, unit);
        if (!ok || unit == 0 || !part || !(total = checkedAdd(*total, *part)))
            return fault();
        begin = at + 1;
    }
    if (*total <= 0)
        return fault();
    return *total;
}

Result<Instant> instantFrom(const QString &field, const QString &text, const QTimeZone &zone)
{
    if (const std::optional<Instant> instant = instantFromText(text))
        return *instant;
    const QDate date = QDate::fromString(text, Qt::ISODate);
    if (!date.isValid())
        return malformed({{field, u"format"_s, u"2026-11-30, 2026-11-30T18:00:00Z"_s}});
    return Instant{date.startOfDay(zone).toMSecsSinceEpoch() * 1000};
}

Result<std::pair<QString, QString>> pairFrom(const QString &field, const QString &text)
{
    const qsizetype equals = text.indexOf(u'=');
    if (equals < 1)
        return malformed({{field, u"format"_s, u"key=value"_s}});
    return std::pair(text.left(equals), text.mid(equals + 1));
}

Result<std::optional<qint64>> limitFrom(const QString &field, QuotaDimension dimension,
                                        const QString &text)
{
    if (text == "none"_L1)
        return std::optional<qint64>();
    const auto amount = Quantity::fromText(text);
    const Int128 scaled = amount ? amount->units * unitOf(dimension) : -1;
    constexpr Int128 kOne = 1'000'000; // of a Quantity
    if (scaled < 0 || scaled % kOne != 0 || scaled / kOne > std::numeric_limits<qint64>::max())
        return malformed({{field, u"format"_s, u"4, 1.5, none"_s}});
    return std::optional(qint64(scaled / kOne));
}

Result<QMap<QString, ParameterValue>> parametersFrom(const Template &tmpl,
                                                     const QMap<QString, QString> &typed)
{
    QMap<QString, ParameterValue> values;
    QList<FieldFault> faults;
    for (auto entry = typed.begin(); entry != typed.end(); ++entry) {
        const QString field = "parameters."_L1 + entry.key();
        const auto found =
            std::find_if(tmpl.parameters.begin(), tmpl.parameters.end(),
                         [&entry](const Parameter &row) { return row.name == entry.key(); });
        if (found == tmpl.parameters.end()) {
            faults.append({field, u"unknown"_s, {}});
            continue;
        }
        if (const auto value = valueFrom(found->type, entry.value()))
            values.insert(entry.key(), *value);
        else
            faults.append({field, u"type"_s, expectedOf(found->type)});
    }
    if (!faults.isEmpty())
        return malformed(faults);
    return values;
}

} // namespace stw::cli
