#pragma once

#include "shared/base/decimal.h"
#include "shared/base/instant.h"

#include <QString>
#include <QTimeZone>

namespace stw::texts {

// Values as people read them, in the language that useLanguage() chose. Units stand behind a
// no-break space. Nothing goes through a double: what is shown is what was counted.

//! `1,234`
QString number(qint64 value);
//! A count for tr()'s %n, which takes an int and shows nothing below 0: held between 0 and its
//! most.
int counted(qint64 value);
//! A canonical decimal (shared/base/decimal.h), rounded half away from zero to at most \a most
//! decimals; zeros at the end are dropped down to \a fewest.
QString decimal(QStringView canonical, int fewest, int most);
template <int Scale>
QString decimal(Decimal<Scale> value, int fewest, int most)
{
    return decimal(value.toText(), fewest, most);
}
//! Thousandths as a decimal: 1500 is `1.5`.
QString thousandths(qint64 milli);
//! A total: two decimals and the ISO 4217 code; below a cent `< 0.01 EUR`.
QString money(Cost amount, const QString &currency);
//! A rate: two decimals, or as many more as it has.
QString rate(Price amount, const QString &currency);
//! `1.5 GiB`; of mebibytes and of bytes.
QString memory(qint64 mebibytes);
QString bytes(qint64 count);
//! The two largest units: `34 ms`, `12.3 s`, `5 min 3 s`, `2 h 5 min`, `3 d 4 h`.
QString duration(Micros length);
//! Every unit down to microseconds, so that parts visibly add up: `1 min 3.000125 s`.
QString exactDuration(Micros length);
//! Date, time and zone; a dash where the instant is not set.
QString instant(Instant at, const QTimeZone &zone = QTimeZone::systemTimeZone());
//! `14:03:20`; a dash where it is not set, as in the next three.
QString clock(Instant at, const QTimeZone &zone = QTimeZone::systemTimeZone());
//! Day and time without the year, which is added where it is another than now's.
QString dated(Instant at, Instant now, const QTimeZone &zone = QTimeZone::systemTimeZone());
//! As short as it is clear on the day of \a now: `19:55`, else dated().
QString moment(Instant at, Instant now, const QTimeZone &zone = QTimeZone::systemTimeZone());
//! From one to another: `19:55 – 22:30`, the day said once.
QString span(Instant from, Instant to, Instant now,
             const QTimeZone &zone = QTimeZone::systemTimeZone());

} // namespace stw::texts
