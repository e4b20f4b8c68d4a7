#pragma once

#include <QString>
#include <QStringView>

#include <compare>
#include <optional>

namespace stw {

//! 128 bits as two numbers. Ours, because QUuid is neither ordered by time nor writable as base 32.
struct Uuid
{
    quint64 high = 0;
    quint64 low = 0;

    constexpr bool isNull() const { return high == 0 && low == 0; }
    friend constexpr auto operator<=>(const Uuid &, const Uuid &) = default;
};

//! Version 7 (RFC 9562): 48 bits of Unix milliseconds, then 74 random bits, so ids sort by time.
Uuid uuidV7(qint64 unixMs, quint64 randomHigh, quint64 randomLow);

//! 26 characters of Crockford's base 32 in lower case, as TypeID writes them; sorts like the
//! number.
QString toBase32(const Uuid &uuid);
std::optional<Uuid> uuidFromBase32(QStringView text);

} // namespace stw
