#include "shared/base/uuid.h"

namespace stw {

namespace {

constexpr char kAlphabet[] = "0123456789abcdefghjkmnpqrstvwxyz";
constexpr int kLength = 26; // 26 × 5 = 130 bits; the first character carries three.

int valueOf(QChar character)
{
    const char wanted = character.toLatin1();
    for (int value = 0; value < 32; ++value) {
        if (kAlphabet[value] == wanted && wanted != 0)
            return value;
    }
    return -1;
}

} // namespace

Uuid uuidV7(qint64 unixMs, quint64 randomHigh, quint64 randomLow)
{
    constexpr quint64 kVersion = 0x7000;
    constexpr quint64 kVariant = 0x8000000000000000ULL;
    return {(quint64(unixMs) << 16) | kVersion | (randomHigh & 0x0fff),
            kVariant | (randomLow & 0x3fffffffffffffffULL)};
}

QString toBase32(const Uuid &uuid)
{
    QString text(kLength, Qt::Uninitialized);
    quint64 high = uuid.high;
    quint64 low = uuid.low;
    for (int at = kLength - 1; at >= 0; --at) {
        text[at] = QLatin1Char(kAlphabet[low & 31]);
        low = (low >> 5) | (high << 59);
        high >>= 5;
    }
    return text;
}

std::optional<Uuid> uuidFromBase32(QStringView text)
{
    if (text.size() != kLength || valueOf(text[0]) > 7)
        return std::nullopt;
    Uuid uuid;
    for (const QChar character : text) {
        const int value = valueOf(character);
        if (value < 0)
            return std::nullopt;
        uuid.high = (uuid.high << 5) | (uuid.low >> 59);
        uuid.low = (uuid.low << 5) | quint64(value);
    }
    return uuid;
}

} // namespace stw
