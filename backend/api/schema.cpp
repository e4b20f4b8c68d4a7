#include "backend/api/schema.h"

namespace stw::api {

using namespace Qt::StringLiterals;

namespace {

// The keywords that bound a value of one JSON type.
struct BoundWords
{
    QLatin1StringView type;
    QLatin1StringView least;
    QLatin1StringView most;
};
constexpr auto kBoundWords = std::to_array<BoundWords>({
    {"string"_L1, "minLength"_L1, "maxLength"_L1},
    {"integer"_L1, "minimum"_L1, "maximum"_L1},
    {"array"_L1, "minItems"_L1, "maxItems"_L1},
    {"object"_L1, "minProperties"_L1, "maxProperties"_L1},
});

QString patternOf(wire::TextFormat format)
{
    switch (format) {
    case wire::TextFormat::Any: return {};
    case wire::TextFormat::Name: return u"[a-z0-9][a-z0-9-]{0,62}"_s;
    case wire::TextFormat::Sha256: return u"[0-9a-f]{64}"_s;
    }
    Q_UNREACHABLE();
}

QJsonObject bounded(QJsonObject schema, const wire::FieldRule &rule)
{
    for (const BoundWords &words : kBoundWords) {
        if (schema.value("type"_L1) != words.type)
            continue;
        schema.insert(words.least, rule.minimum);
        if (rule.maximum != wire::FieldRule::kNoMaximum)
            schema.insert(words.most, rule.maximum);
    }
    const QString pattern = patternOf(rule.format);
    if (!pattern.isEmpty())
        schema.insert("pattern"_L1, (rule.required ? u"^%1$"_s : u"^(%1)?$"_s).arg(pattern));
    return schema;
}

} // namespace

QJsonObject Schemas::one(Type<Instant>) const
{
    return {{u"type"_s, u"string"_s}, {u"format"_s, u"date-time"_s}};
}

QJsonObject Schemas::one(Type<VersionRef>) const
{
    return patterned(u"^[a-z0-9][a-z0-9-]{0,62}(@[0-9]+)?$"_s);
}

QJsonObject Schemas::one(Type<ParameterValue>) const
{
    return {{u"type"_s, QJsonArray{u"string"_s, u"integer"_s, u"boolean"_s}}};
}

QJsonObject Schemas::plain(QStringView type)
{
    return {{u"type"_s, type.toString()}};
}

QJsonObject Schemas::patterned(const QString &pattern)
{
    return {{u"type"_s, u"string"_s}, {u"pattern"_s, pattern}};
}

void Schemas::limit(std::span<const wire::FieldRule> rules, QJsonObject &properties,
                    QStringList &required)
{
    for (const wire::FieldRule &rule : rules) {
        properties.insert(rule.field, bounded(properties.value(rule.field).toObject(), rule));
        if (rule.required)
            required += rule.field;
    }
}

QJsonObject Schemas::closed(const QJsonObject &properties, const QStringList &required, bool strict)
{
    QJsonObject schema{{u"type"_s, u"object"_s}, {u"properties"_s, properties}};
    if (!required.isEmpty())
        schema.insert("required"_L1, QJsonArray::fromStringList(required));
    if (strict) // what clients send; answers may grow
        schema.insert("additionalProperties"_L1, false);
    return schema;
}

} // namespace stw::api
