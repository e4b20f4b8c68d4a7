#pragma once

#include "shared/base/checked.h"

#include <QString>
#include <QStringView>

#include <compare>
#include <optional>

namespace stw {

namespace detail {
QString decimalText(Int128 units, int scale);
std::optional<Int128> decimalUnits(QStringView text, int scale);
} // namespace detail

//! An exact decimal with a fixed number of decimals. Never floating point.
template <int Scale>
struct Decimal
{
    static constexpr int kScale = Scale;
    Int128 units = 0; //!< The value times 10^Scale.

    //! Canonical: `-12.5`, no exponent, no trailing zeros, at least one digit before the point.
    QString toText() const { return detail::decimalText(units, Scale); }
    //! Takes what toText() writes, with at most Scale decimals and 20 digits before the point.
    static std::optional<Decimal> fromText(QStringView text)
    {
        const std::optional<Int128> units = detail::decimalUnits(text, Scale);
        return units ? std::optional(Decimal{*units}) : std::nullopt;
    }

    friend constexpr bool operator==(const Decimal &a, const Decimal &b)
    {
        return a.units == b.units;
    }
    friend constexpr auto operator<=>(const Decimal &a, const Decimal &b)
    {
        return a.units <=> b.units;
    }
    friend constexpr Decimal operator+(Decimal a, Decimal b) { return {a.units + b.units}; }
    friend constexpr Decimal operator-(Decimal a, Decimal b) { return {a.units - b.units}; }
};

// DECISIONS: price scale 8, quantity 6, cost 14; a price times a quantity is a cost, exactly.
using Price = Decimal<8>;
using Quantity = Decimal<6>;
using Cost = Decimal<14>;

constexpr Cost operator*(Price price, Quantity quantity)
{
    return {price.units * quantity.units};
}

//! Hours of \a unitMicros (card units × microseconds), rounded half up once to six decimals.
//! From here on cost is exact. Negative lengths do not exist: the caller refuses them.
constexpr Quantity hoursOf(Int128 unitMicros)
{
    constexpr Int128 kMicrosPerUnit = 3'600; // an hour's 3.6e9 µs over 1e6 units of a quantity
    return {(unitMicros + kMicrosPerUnit / 2) / kMicrosPerUnit};
}

} // namespace stw
