#pragma once

#include <QLatin1StringView>
#include <QStringView>

#include <array>
#include <optional>
#include <type_traits>

namespace stw {

//! One row of an enum's table. Tables with more columns derive from it.
template <class E>
struct NamedRow
{
    E value;
    QLatin1StringView name; //!< The name on the wire, in the journal and in SQL. Never changes.
};

//! Specialised beside each enum: `static constexpr std::array kRows`, in the enum's order.
template <class E>
struct Named
{};

template <class E>
concept NamedEnum = std::is_enum_v<E> && requires
{
    Named<E>::kRows;
};

template <NamedEnum E>
consteval bool rowsFollowTheEnum()
{
    for (size_t at = 0; at < Named<E>::kRows.size(); ++at) {
        if (size_t(Named<E>::kRows[at].value) != at)
            return false;
    }
    return true;
}

template <NamedEnum E>
constexpr const auto &rowOf(E value)
{
    static_assert(rowsFollowTheEnum<E>(), "rows follow the enum, so that rowOf can index");
    return Named<E>::kRows[size_t(value)];
}

template <NamedEnum E>
constexpr QLatin1StringView nameOf(E value)
{
    return rowOf(value).name;
}

template <NamedEnum E>
std::optional<E> fromName(QStringView name)
{
    for (const auto &row : Named<E>::kRows) {
        if (name == row.name)
            return row.value;
    }
    return std::nullopt;
}

} // namespace stw
