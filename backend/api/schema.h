#pragma once

#include "shared/model/views.h"
#include "shared/wire/rules.h"
#include "shared/wire/views.h"

#include <string_view>

namespace stw::api {

//! The last part of a type's name, as the compiler spells it: `RequestRecord`.
template <class T>
constexpr std::string_view typeName()
{
    // GCC and Clang both write `… [with T = stw::RequestRecord; …` or `… [T = stw::RequestRecord]`.
    std::string_view text = __PRETTY_FUNCTION__;
    text.remove_prefix(text.find("T = ") + 4);
    text = text.substr(0, text.find_first_of(";]"));
    return text.substr(text.rfind(':') + 1);
}

template <class T>
struct SchemaName
{
    static QString text()
    {
        return QString::fromLatin1(typeName<T>().data(), qsizetype(typeName<T>().size()));
    }
};
template <class T>
struct SchemaName<wire::Listing<T>>
{
    static QString text() { return SchemaName<T>::text() + QStringLiteral("List"); }
};

//! JSON Schemas (2020-12) of the types that cross the API, made from what describe() lists and
//! what Rules say. Named types become components, each once.
class Schemas
{
public:
    QJsonObject components() const { return m_components; }

    template <class T>
    QJsonObject of()
    {
        return one(Type<T>());
    }

private:
    template <class T>
    struct Type
    {};

    QJsonObject one(Type<bool>) const { return plain(u"boolean"); }
    QJsonObject one(Type<qint64>) const { return plain(u"integer"); }
    QJsonObject one(Type<QString>) const { return plain(u"string"); }
    QJsonObject one(Type<Instant>) const;
    QJsonObject one(Type<VersionRef>) const;
    QJsonObject one(Type<ParameterValue>) const;
    QJsonObject one(Type<QueueReason>) { return of<QueueReasonFacts>(); }
    template <NamedEnum E>
    QJsonObject one(Type<E>) const
    {
        QJsonArray names;
        for (const auto &row : Named<E>::kRows)
            names.append(QString(row.name));
        return {{QStringLiteral("type"), QStringLiteral("string")},
                {QStringLiteral("enum"), names}};
    }
    template <class Tag>
    QJsonObject one(Type<StrongId<Tag>>) const
    {
        return patterned(QStringLiteral("^") + Tag::kPrefix + QStringLiteral("_[0-9a-z]{26}$"));
    }
    template <int Scale>
    QJsonObject one(Type<Decimal<Scale>>) const
    {
        return patterned(QStringLiteral("^-?[0-9]+(\\.[0-9]{1,%1})?$").arg(Scale));
    }
    template <class T>
    QJsonObject one(Type<std::optional<T>>)
    {
        return of<T>();
    }
    template <class T>
    QJsonObject one(Type<QList<T>>)
    {
        return {{QStringLiteral("type"), QStringLiteral("array")},
                {QStringLiteral("items"), of<T>()}};
    }
    template <class T>
    QJsonObject one(Type<QMap<QString, T>>)
    {
        return {{QStringLiteral("type"), QStringLiteral("object")},
                {QStringLiteral("additionalProperties"), of<T>()}};
    }
    template <wire::Coded... Ts>
    QJsonObject one(Type<std::variant<Ts...>>)
    {
        return {{QStringLiteral("oneOf"), QJsonArray{of<Ts>()...}}};
    }
    template <Described T>
    QJsonObject one(Type<T>)
    {
        const QString name = SchemaName<T>::text();
        if (!m_components.contains(name)) {
            m_components.insert(name, QJsonObject()); // ends a circle, were there one
            m_components.insert(name, object<T>());
        }
        return {{QStringLiteral("$ref"), QStringLiteral("#/components/schemas/") + name}};
    }

    template <class T>
    QJsonObject object()
    {
        QJsonObject properties;
        QStringList required;
        if constexpr (wire::Coded<T>) {
            properties.insert(QStringLiteral("code"),
                              QJsonObject{{QStringLiteral("const"), QString(T::kCode)}});
            required += QStringLiteral("code");
        }
        T value{};
        T::describe(value, [this, &properties]<class F>(const char *name, F &) {
            properties.insert(QLatin1StringView(name), of<std::remove_const_t<F>>());
        });
        if constexpr (wire::Ruled<T>)
            limit(wire::Rules<T>::kRows, properties, required);
        return closed(properties, required, wire::Ruled<T>);
    }

    static QJsonObject plain(QStringView type);
    static QJsonObject patterned(const QString &pattern);
    static void limit(std::span<const wire::FieldRule> rules, QJsonObject &properties,
                      QStringList &required);
    static QJsonObject closed(const QJsonObject &properties, const QStringList &required,
                              bool strict);

    QJsonObject m_components;
};

template <class T>
QJsonObject schemaOf(Schemas &schemas)
{
    return schemas.of<T>();
}

} // namespace stw::api
