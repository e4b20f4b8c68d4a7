#pragma once

#include "shared/base/decimal.h"
#include "shared/base/prng.h"
#include "shared/base/strongid.h"
#include "shared/model/catalogue.h"
#include "shared/wire/jsoncodec.h"

namespace stw::test {

//! Makes values of every type that describe() can list, each field filled and unlike the others.
//! The same seed makes the same values.
class Samples
{
public:
    explicit Samples(quint64 seed)
        : m_prng(seed)
    {}

    template <class T>
    T make()
    {
        T value{};
        fill(value);
        return value;
    }
    //! One value of every alternative of a variant.
    template <class Variant>
    QList<Variant> every()
    {
        using Facts = decltype(factsOf(std::declval<Variant>()));
        return everyOf<Variant, Facts>(std::make_index_sequence<std::variant_size_v<Facts>>());
    }
    Prng &prng() { return m_prng; }

private:
    void fill(bool &value) { value = m_prng.oneIn(2); }
    void fill(qint64 &value) { value = qint64(m_prng.below(1'000'000'000'000)) + 1; }
    //! What texts must survive: quotes, backslashes, control characters, other scripts.
    void fill(QString &value)
    {
        static const QStringList kParts{QStringLiteral("it's"),  QStringLiteral("\"q\""),
                                        QStringLiteral("a\\b"),  QStringLiteral("\t\n\x01"),
                                        QStringLiteral("Größe"), QStringLiteral("计算卡"),
                                        QStringLiteral("%_!"),   QStringLiteral("🚀 :x ::y ?"),
                                        QStringLiteral("$1"),    QStringLiteral("\\u0041")};
        value = kParts[qsizetype(m_prng.below(quint64(kParts.size())))]
                + QString::number(m_prng.below(1'000'000));
    }
    void fill(Instant &value) { value.us = 1'700'000'000'000'000 + qint64(m_prng.next() >> 14); }
    void fill(VersionRef &value)
    {
        value = {QStringLiteral("name-%1").arg(m_prng.below(1000)), qint64(m_prng.below(50)) + 1};
    }
    void fill(ParameterValue &value)
    {
        switch (m_prng.below(3)) {
        case 0: value = make<QString>(); break;
        case 1: value = make<qint64>(); break;
        default: value = make<bool>(); break;
        }
    }
    template <NamedEnum E>
    void fill(E &value)
    {
        value = Named<E>::kRows[m_prng.below(Named<E>::kRows.size())].value;
    }
    template <class Tag>
    void fill(StrongId<Tag> &value)
    {
        value = StrongId<Tag>(Uuid{m_prng.next() >> 1, m_prng.next()});
    }
    template <int Scale>
    void fill(Decimal<Scale> &value)
    {
        value.units = Int128(m_prng.next()) * Int128(m_prng.below(1000) + 1);
    }
    template <class T>
    void fill(std::optional<T> &value)
    {
        if (!m_prng.oneIn(4))
            value = make<T>();
    }
    template <class T>
    void fill(QList<T> &list)
    {
        for (quint64 left = 1 + m_prng.below(2); left > 0; --left)
            list.append(make<T>());
    }
    template <class T>
    void fill(QMap<QString, T> &map)
    {
        for (quint64 left = 1 + m_prng.below(2); left > 0; --left)
            map.insert(make<QString>(), make<T>());
    }
    template <Described T>
    void fill(T &value)
    {
        T::describe(value, [this](const char *, auto &field) { fill(field); });
    }
    template <class... Ts>
    void fill(std::variant<Ts...> &value) requires(sizeof...(Ts) > 0 && (Described<Ts> && ...))
    {
        const QList<std::variant<Ts...>> all = every<std::variant<Ts...>>();
        value = all[qsizetype(m_prng.below(sizeof...(Ts)))];
    }
    template <class Variant, class Facts, size_t... At>
    QList<Variant> everyOf(std::index_sequence<At...>)
    {
        return {Variant(make<std::variant_alternative_t<At, Facts>>())...};
    }
    //! The variant that a struct like Event is.
    template <class... Ts>
    static std::variant<Ts...> factsOf(const std::variant<Ts...> &);

    Prng m_prng;
};

} // namespace stw::test
