#include "shared/base/instant.h"

#include <array>

namespace stw {

namespace {

constexpr qint64 kSecond = 1'000'000;
constexpr qint64 kDay = 86'400 * kSecond;
constexpr Instant kYear10000{253'402'300'800 * kSecond};

void writeDigits(QChar *to, int digits, qint64 value)
{
    for (int at = digits - 1; at >= 0; --at) {
        to[at] = QChar(u'0' + char16_t(value % 10));
        value /= 10;
    }
}

//! Microseconds of a fraction such as `.123`; what remains of the text follows it.
std::optional<qint64> takeFraction(QStringView &rest)
{
    if (!rest.startsWith(u'.'))
        return 0;
    qint64 us = 0;
    qint64 weight = 100'000;
    qsizetype at = 1;
    for (; at < rest.size() && rest[at] >= u'0' && rest[at] <= u'9'; ++at) {
        us += (rest[at].unicode() - u'0') * weight;
        weight /= 10;
    }
    if (at == 1 || at > 7)
        return std::nullopt;
    rest = rest.mid(at);
    return us;
}

//! Digits only: toInt() would take blanks and signs as well.
std::optional<int> takeNumber(QStringView &rest, int digits)
{
    if (rest.size() < digits)
        return std::nullopt;
    int number = 0;
    for (int at = 0; at < digits; ++at) {
        if (rest[at] < u'0' || rest[at] > u'9')
            return std::nullopt;
        number = number * 10 + (rest[at].unicode() - u'0');
    }
    rest = rest.mid(digits);
    return number;
}

//! Numbers of two digits (the first of \a firstDigits), each but the first after its separator.
template <size_t Count>
std::optional<std::array<int, Count>> takeNumbers(QStringView &rest, int firstDigits,
                                                  const char16_t *separators)
{
    std::array<int, Count> numbers{};
    for (size_t at = 0; at < Count; ++at) {
        if (at > 0 && !rest.startsWith(separators[at - 1]))
            return std::nullopt;
        rest = rest.mid(at > 0 ? 1 : 0);
        const std::optional<int> number = takeNumber(rest, at > 0 ? 2 : firstDigits);
        if (!number)
            return std::nullopt;
        numbers[at] = *number;
    }
    return numbers;
}

std::optional<qint64> offsetSeconds(QStringView rest)
{
    if (rest == u"Z")
        return 0;
    const bool west = rest.startsWith(u'-');
    if (!west && !rest.startsWith(u'+'))
        return std::nullopt;
    rest = rest.mid(1);
    const auto numbers = takeNumbers<2>(rest, 2, u":");
    if (!numbers || !rest.isEmpty() || (*numbers)[0] > 23 || (*numbers)[1] > 59)
        return std::nullopt;
    return (west ? -60 : 60) * ((*numbers)[0] * 60 + (*numbers)[1]);
}

} // namespace

QString toText(Instant instant)
{
    using namespace std::chrono;
    const sys_time<Micros> time{Micros(instant.us)};
    const auto day = floor<days>(time);
    const year_month_day date(day);
    const qint64 ofDay = (instant.us % kDay + kDay) % kDay;
    QString text = QStringLiteral("0000-00-00T00:00:00.000000Z");
    QChar *to = text.data();
    writeDigits(to, 4, int(date.year()));
    writeDigits(to + 5, 2, unsigned(date.month()));
    writeDigits(to + 8, 2, unsigned(date.day()));
    writeDigits(to + 11, 2, ofDay / (3600 * kSecond));
    writeDigits(to + 14, 2, ofDay / (60 * kSecond) % 60);
    writeDigits(to + 17, 2, ofDay / kSecond % 60);
    writeDigits(to + 20, 6, ofDay % kSecond);
    return text;
}

std::optional<Instant> instantFromText(QStringView text)
{
    using namespace std::chrono;
    // Not QDateTime: it also takes 24:00, parts of a minute and other forms of ISO 8601.
    const auto numbers = takeNumbers<6>(text, 4, u"--T::");
    const std::optional<qint64> fraction = numbers ? takeFraction(text) : std::nullopt;
    const std::optional<qint64> offset = fraction ? offsetSeconds(text) : std::nullopt;
    if (!offset)
        return std::nullopt;
    const auto &[years, months, ofMonth, hour, minute, second] = *numbers;
    const year_month_day date{year(years), month(unsigned(months)), day(unsigned(ofMonth))};
    if (!date.ok() || hour > 23 || minute > 59 || second > 59)
        return std::nullopt;
    const qint64 ofDay = (hour * 60 + minute) * 60 + second - *offset;
    const qint64 days = sys_days(date).time_since_epoch().count();
    const Instant instant{(days * 86'400 + ofDay) * kSecond + *fraction};
    return instant.us > 0 && instant < kYear10000 ? std::optional(instant) : std::nullopt;
}

} // namespace stw
