#include "shared/wire/rules.h"

#include <algorithm>

namespace stw::wire {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kSha256Digits = 64;

bool isHex(QChar c)
{
    return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f');
}

QString rangeText(const FieldRule &rule, const QString &unit)
{
    if (rule.maximum == FieldRule::kNoMaximum)
        return u"%1 or more %2"_s.arg(rule.minimum).arg(unit).trimmed();
    return u"%1 to %2 %3"_s.arg(rule.minimum).arg(rule.maximum).arg(unit).trimmed();
}

} // namespace

std::optional<FieldFault> textFault(const FieldRule &rule, const QString &path, const QString &text)
{
    if (text.isEmpty() && !rule.required)
        return std::nullopt;
    if (text.size() < rule.minimum || text.size() > rule.maximum)
        return FieldFault{path, u"length"_s, rangeText(rule, u"characters"_s)};
    switch (rule.format) {
    case TextFormat::Any: return std::nullopt;
    case TextFormat::Name: {
        const std::optional<VersionRef> name = VersionRef::fromString(text);
        if (name && name->name == text)
            return std::nullopt;
        return FieldFault{path, u"format"_s, u"a-z, 0-9 and -, not beginning with -"_s};
    }
    case TextFormat::Sha256:
        if (text.size() == kSha256Digits && std::all_of(text.begin(), text.end(), isHex))
            return std::nullopt;
        return FieldFault{path, u"format"_s, u"64 digits of 0-9 and a-f"_s};
    }
    Q_UNREACHABLE();
}

bool RuleCheck::isFaulty(const QString &path) const
{
    return std::any_of(m_faults.begin(), m_faults.end(), [&path](const FieldFault &fault) {
        return fault.field == path || fault.field.startsWith(path + u'.');
    });
}

void RuleCheck::add(const QString &path, const QString &rule, const QString &expected)
{
    m_faults.append({path, rule, expected});
}

void RuleCheck::checkRange(const FieldRule &rule, const QString &path, const QString &name,
                           qint64 value, const QString &unit)
{
    if (value < rule.minimum || value > rule.maximum)
        add(path, name, rangeText(rule, unit));
}

void RuleCheck::checkValue(const FieldRule &rule, const QJsonValue &, const QString &value,
                           const QString &path)
{
    if (const std::optional<FieldFault> fault = textFault(rule, path, value))
        m_faults.append(*fault);
}

void RuleCheck::checkValue(const FieldRule &rule, const QJsonValue &, qint64 value,
                           const QString &path)
{
    checkRange(rule, path, u"range"_s, value, {});
}

void RuleCheck::checkValue(const FieldRule &rule, const QJsonValue &, const QStringList &value,
                           const QString &path)
{
    checkRange(rule, path, u"length"_s, value.size(), u"entries"_s);
    for (qsizetype at = 0; at < value.size(); ++at) {
        if (value[at].size() > rule.entryMaximum)
            add(path + u'.' + QString::number(at), u"length"_s,
                u"at most %1 characters"_s.arg(rule.entryMaximum));
    }
}

void RuleCheck::checkValue(const FieldRule &rule, const QJsonValue &,
                           const QMap<QString, ParameterValue> &value, const QString &path)
{
    checkRange(rule, path, u"length"_s, value.size(), u"entries"_s);
    for (auto entry = value.begin(); entry != value.end(); ++entry) {
        const auto *text = std::get_if<QString>(&entry.value());
        if (entry.key().size() > rule.entryMaximum || (text && text->size() > rule.entryMaximum))
            add(path + u'.' + entry.key().left(64), u"length"_s,
                u"at most %1 characters"_s.arg(rule.entryMaximum));
    }
}

} // namespace stw::wire
