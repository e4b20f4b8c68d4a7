#pragma once

#include "shared/wire/jsoncodec.h"

#include <limits>
#include <span>

namespace stw::wire {

//! What a text may look like.
enum class TextFormat {
    Any,
    Name,   //!< `[a-z0-9][a-z0-9-]{0,62}`
    Sha256, //!< 64 hexadecimal digits
};

//! What one field of a body must keep besides its type. One row a field; the decoder, the OpenAPI
//! document and the tests read the same rows.
struct FieldRule
{
    static constexpr qint64 kNoMaximum = std::numeric_limits<qint64>::max();

    QLatin1StringView field;
    bool required = false;
    qint64 minimum = 0; //!< Characters of a text, a number itself, entries of a list or map.
    qint64 maximum = kNoMaximum;
    TextFormat format = TextFormat::Any;
    qint64 entryMaximum =
        kNoMaximum; //!< Characters of each text in a list or map, and of each key.
};

//! Specialised beside each body: `static constexpr std::array kRows`, one for each field.
template <class T>
struct Rules
{};

template <class T>
concept Ruled = requires
{
    Rules<T>::kRows;
};

//! The fault of \a text under \a rule, its field named \a path. An empty text that is not required
//! is as good as none.
std::optional<FieldFault> textFault(const FieldRule &rule, const QString &path,
                                    const QString &text);

//! Applies the rules of a body to what was read from \a json, adding to the faults of reading.
class RuleCheck
{
public:
    explicit RuleCheck(QList<FieldFault> faults)
        : m_faults(std::move(faults))
    {}

    template <Ruled T>
    void check(const QJsonObject &json, const T &value, const QString &prefix = {})
    {
        T::describe(value, [&](const char *name, const auto &field) {
            const QLatin1StringView key(name);
            for (const FieldRule &rule : Rules<T>::kRows) {
                if (rule.field == key)
                    checkField(rule, json.value(key), field, prefix + key);
            }
        });
    }
    const QList<FieldFault> &faults() const { return m_faults; }

private:
    bool isFaulty(const QString &path) const;
    void add(const QString &path, const QString &rule, const QString &expected);
    void checkRange(const FieldRule &rule, const QString &path, const QString &name, qint64 value,
                    const QString &unit);

    template <class T>
    void checkField(const FieldRule &rule, const QJsonValue &json, const T &value,
                    const QString &path)
    {
        if (isFaulty(path))
            return;
        if (json.isUndefined() || json.isNull()) {
            if (rule.required)
                add(path, QStringLiteral("required"), QStringLiteral("a value"));
            return;
        }
        checkValue(rule, json, value, path);
    }
    template <class T>
    void checkValue(const FieldRule &, const QJsonValue &, const T &, const QString &)
    {} // a boolean, an id, an enum: its type says it all
    template <class T>
    void checkValue(const FieldRule &rule, const QJsonValue &json, const std::optional<T> &value,
                    const QString &path)
    {
        if (value)
            checkValue(rule, json, *value, path);
    }
    template <Coded... Ts>
    void checkValue(const FieldRule &, const QJsonValue &json, const std::variant<Ts...> &value,
                    const QString &path)
    {
        std::visit([&](const auto &facts) { check(json.toObject(), facts, path + u'.'); }, value);
    }
    void checkValue(const FieldRule &rule, const QJsonValue &json, const QString &value,
                    const QString &path);
    void checkValue(const FieldRule &rule, const QJsonValue &json, qint64 value,
                    const QString &path);
    void checkValue(const FieldRule &rule, const QJsonValue &json, const QStringList &value,
                    const QString &path);
    void checkValue(const FieldRule &rule, const QJsonValue &json,
                    const QMap<QString, ParameterValue> &value, const QString &path);
    template <class T>
    void checkValue(const FieldRule &rule, const QJsonValue &, const QList<T> &value,
                    const QString &path)
    {
        checkRange(rule, path, QStringLiteral("length"), value.size(), QStringLiteral("entries"));
    }

    QList<FieldFault> m_faults;
};

//! A body by its type and its rules, or every fault at once.
template <Ruled T>
Result<T> decodeBody(const QByteArray &text)
{
    const Result<QJsonValue> json = parse(text);
    if (!json)
        return tl::unexpected(json.error());
    Reader reader;
    T value{};
    reader.read(*json, value);
    RuleCheck rules(reader.faults());
    if (json->isObject())
        rules.check(json->toObject(), value);
    if (!rules.faults().isEmpty())
        return malformed(rules.faults());
    return value;
}

} // namespace stw::wire
