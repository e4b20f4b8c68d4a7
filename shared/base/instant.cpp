#include "shared/base/instant.h"

#include <QDateTime>

namespace stw {

namespace {

constexpr qint64 kSecond = 1'000'000;
constexpr qint64 kDay = 86'400 * kSecond;

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

std::optional<qint64> offsetSeconds(QStringView rest)
{
    if (rest == u"Z")
        return 0;
    if (rest.size() != 6 || rest[3] != u':' || (rest[0] != u'+' && rest[0] != u'-'))
        return std::nullopt;
    bool hoursOk = false;
    bool minutesOk = false;
    const int hours = rest.mid(1, 2).toInt(&hoursOk);
    const int minutes = rest.mid(4, 2).toInt(&minutesOk);
    if (!hoursOk || !minutesOk || hours > 23 || minutes > 59)
        return std::nullopt;
    return (rest[0] == u'-' ? -1 : 1) * (hours * 3600 + minutes * 60);
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
    if (text.size() < 20 || text[10] != u'T')
        return std::nullopt;
    const QDateTime seconds = QDateTime::fromString(text.left(19).toString() + u'Z', Qt::ISODate);
    if (!seconds.isValid() || seconds.date().year() < 1970)
        return std::nullopt;
    QStringView rest = text.mid(19);
    const std::optional<qint64> fraction = takeFraction(rest);
    if (!fraction)
        return std::nullopt;
    const std::optional<qint64> offset = offsetSeconds(rest);
    if (!offset)
        return std::nullopt;
    return Instant{(seconds.toSecsSinceEpoch() - *offset) * kSecond + *fraction};
}

} // namespace stw
