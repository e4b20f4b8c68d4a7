#include "app/texts/format.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <limits>

namespace stw::texts {

using namespace Qt::StringLiterals;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Format)
};

constexpr QChar kNoBreakSpace = QChar::Nbsp;
constexpr qint64 kSecond = 1'000'000;
constexpr qint64 kMinute = 60 * kSecond;
constexpr qint64 kHour = 60 * kMinute;
constexpr qint64 kDay = 24 * kHour;

// A zone that this machine does not know (TZ=Mars/X) still has an instant to show.
QDateTime localOf(Instant at, const QTimeZone &zone)
{
    return QDateTime::fromMSecsSinceEpoch(at.us / 1000, zone.isValid() ? zone : QTimeZone::utc());
}

QString withUnit(const QString &value, const QString &unit)
{
    return value + kNoBreakSpace + unit;
}

//! Adds one to the last digit of a run of digits.
QString incremented(QString digits)
{
    for (qsizetype at = digits.size() - 1; at >= 0; --at) {
        if (digits[at] != u'9') {
            digits[at] = QChar(digits[at].unicode() + 1);
            return digits;
        }
        digits[at] = u'0';
    }
    return u'1' + digits;
}

QString grouped(const QString &digits)
{
    const QString separator = QLocale().groupSeparator();
    QString text = digits;
    for (qsizetype at = digits.size() - 3; at > 0; at -= 3)
        text.insert(at, separator);
    return text;
}

QString seconds(qint64 micros)
{
    const Decimal<6> value{micros};
    return withUnit(decimal(value, 0, 6), u"s"_s);
}

} // namespace

QString number(qint64 value)
{
    return QLocale().toString(value);
}

int counted(qint64 value)
{
    return int(std::clamp<qint64>(value, 0, std::numeric_limits<int>::max()));
}

QString decimal(QStringView canonical, int fewest, int most)
{
    const bool negative = canonical.startsWith(u'-');
    const QStringView magnitude = canonical.mid(negative ? 1 : 0);
    const qsizetype point = magnitude.indexOf(u'.');
    const QString whole = magnitude.left(point < 0 ? magnitude.size() : point).toString();
    const QString fraction = point < 0 ? QString() : magnitude.mid(point + 1).toString();

    // Whole and fraction as one run of digits, so that a carry passes the point by itself.
    QString digits = whole + fraction.left(most).leftJustified(most, u'0');
    if (fraction.size() > most && fraction[most] >= u'5')
        digits = incremented(digits);
    QString decimals = digits.right(most);
    const QString units = digits.left(digits.size() - most);
    while (decimals.size() > fewest && decimals.endsWith(u'0'))
        decimals.chop(1);

    const bool zero = digits.count(u'0') == digits.size();
    const QString text =
        (negative && !zero ? QLocale().negativeSign() : QString()) + grouped(units);
    return decimals.isEmpty() ? text : text + QLocale().decimalPoint() + decimals;
}

QString thousandths(qint64 milli)
{
    return decimal(Decimal<3>{milli}, 0, 3);
}

QString money(Cost amount, const QString &currency)
{
    // Less than a cent is not nothing, and is not shown as nothing.
    constexpr Cost kCent{1'000'000'000'000}; // 0.01 at scale 14
    if (amount > Cost{} && amount < kCent)
        return u"< "_s + withUnit(decimal(kCent, 2, 2), currency);
    return withUnit(decimal(amount, 2, 2), currency);
}

QString rate(Price amount, const QString &currency)
{
    return withUnit(decimal(amount, 2, Price::kScale), currency);
}

QString memory(qint64 mebibytes)
{
    constexpr qint64 kGibi = 1024;
    if (mebibytes < kGibi)
        return withUnit(number(mebibytes), u"MiB"_s);
    const Int128 hundredths = (Int128(mebibytes) * 100 + kGibi / 2) / kGibi;
    return withUnit(decimal(Decimal<2>{hundredths}, 0, 2), u"GiB"_s);
}

QString bytes(qint64 count)
{
    constexpr qint64 kKibi = 1024;
    constexpr qint64 kMebi = kKibi * kKibi;
    if (count < kKibi)
        return withUnit(number(count), u"B"_s);
    if (count < kMebi)
        return withUnit(decimal(Decimal<1>{(Int128(count) * 10 + kKibi / 2) / kKibi}, 0, 1),
                        u"KiB"_s);
    return memory((count + kMebi / 2) / kMebi);
}

QString duration(Micros length)
{
    const qint64 us = length.count();
    if (us < kSecond)
        return withUnit(number(us / 1000), u"ms"_s);
    if (us < kMinute)
        return withUnit(decimal(Decimal<1>{us / (kSecond / 10)}, 0, 1), u"s"_s);
    const auto pair = [us](qint64 unit, const QString &name, qint64 part, const QString &partName) {
        const QString large = withUnit(number(us / unit), name);
        const qint64 rest = us % unit / part;
        return rest == 0 ? large : large + kNoBreakSpace + withUnit(number(rest), partName);
    };
    if (us < kHour)
        return pair(kMinute, u"min"_s, kSecond, u"s"_s);
    return us < kDay ? pair(kHour, u"h"_s, kMinute, u"min"_s) : pair(kDay, u"d"_s, kHour, u"h"_s);
}

QString exactDuration(Micros length)
{
    qint64 rest = length.count();
    QStringList parts;
    for (const auto &[unit, name] :
         {std::pair{kDay, u"d"_s}, {kHour, u"h"_s}, {kMinute, u"min"_s}}) {
        if (rest >= unit)
            parts += withUnit(number(rest / unit), name);
        rest %= unit;
    }
    if (rest > 0 || parts.isEmpty())
        parts += seconds(rest);
    return parts.join(kNoBreakSpace);
}

QString instant(Instant at, const QTimeZone &zone)
{
    if (!at.isSet())
        return u"–"_s;
    const QDateTime local = localOf(at, zone);
    //: A date and time for QDateTime::toString(); digits only.
    const QString text = local.toString(Tr::tr("yyyy-MM-dd HH:mm:ss"));
    return text + kNoBreakSpace
           + local.timeZone().displayName(local, QTimeZone::ShortName, QLocale());
}

QString clock(Instant at, const QTimeZone &zone)
{
    return at.isSet() ? localOf(at, zone).toString(u"HH:mm:ss"_s) : u"–"_s;
}

QString dated(Instant at, Instant now, const QTimeZone &zone)
{
    if (!at.isSet())
        return u"–"_s;
    const QDateTime local = localOf(at, zone);
    //: Day and time, as QLocale::toString() takes it. German: dd.MM. HH:mm
    const QString near = Tr::tr("MMM d, HH:mm");
    //: The same with the year. German: dd.MM.yyyy HH:mm
    const QString far = Tr::tr("MMM d yyyy, HH:mm");
    const bool thisYear = local.date().year() == localOf(now, zone).date().year();
    return QLocale().toString(local, thisYear ? near : far);
}

QString moment(Instant at, Instant now, const QTimeZone &zone)
{
    const bool today = localOf(at, zone).date() == localOf(now, zone).date();
    return at.isSet() && today ? localOf(at, zone).toString(u"HH:mm"_s) : dated(at, now, zone);
}

QString span(Instant from, Instant to, Instant now, const QTimeZone &zone)
{
    const bool sameDay = localOf(from, zone).date() == localOf(to, zone).date();
    return u"%1\u00A0– %2"_s.arg(moment(from, now, zone), moment(to, sameDay ? to : now, zone));
}

} // namespace stw::texts
