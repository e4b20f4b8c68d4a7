#pragma once

#include <QString>
#include <QStringView>

#include <chrono>
#include <compare>
#include <optional>

namespace stw {

using Micros = std::chrono::duration<qint64, std::micro>;

//! A point in time: UTC microseconds since 1970-01-01. Zero means "not yet".
struct Instant
{
    qint64 us = 0;

    constexpr bool isSet() const { return us != 0; }
    friend constexpr auto operator<=>(const Instant &, const Instant &) = default;
    friend constexpr Instant operator+(Instant at, Micros length)
    {
        return {at.us + length.count()};
    }
    friend constexpr Instant operator-(Instant at, Micros length)
    {
        return {at.us - length.count()};
    }
    friend constexpr Micros operator-(Instant to, Instant from) { return Micros(to.us - from.us); }
};

//! RFC 3339 in UTC with six decimals: `2026-11-30T18:48:43.123456Z`. Years 1970 to 9999.
QString toText(Instant instant);
//! Takes RFC 3339 with `Z` or an offset and up to six decimals, after 1970-01-01T00:00:00Z (which
//! means "not yet") and before the year 10000. No leap seconds.
std::optional<Instant> instantFromText(QStringView text);

} // namespace stw
