#include "shared/base/zone.h"

#include <QDateTime>
#include <QTimeZone>

namespace stw {

namespace {

Instant firstOf(int year, int month, const QTimeZone &zone)
{
    // QDate::startOfDay handles the zones whose clocks skip midnight, but where they fall back to
    // it (Havana, 1 November 2026) gives the second one.
    const QDate day(year, month, 1);
    qint64 ms = day.startOfDay(zone).toMSecsSinceEpoch();
    const QDateTime before = QDateTime::fromMSecsSinceEpoch(ms - 1, zone);
    if (before.date() == day)
        ms -= before.time().msecsSinceStartOfDay() + 1;
    return {ms * 1000};
}

} // namespace

bool isZone(const QByteArray &ianaId)
{
    // isValid() is also true of no name and of what merely looks like a POSIX rule ("Berlin").
    return QTimeZone::isTimeZoneIdAvailable(ianaId);
}

Month monthOf(Instant at, const QByteArray &ianaId)
{
    const QTimeZone zone(ianaId);
    // Floor, not truncation: an instant before the epoch's midnight belongs to the day before.
    const qint64 ms = at.us >= 0 ? at.us / 1000 : (at.us - 999) / 1000;
    const QDate date = QDateTime::fromMSecsSinceEpoch(ms, zone).date();
    const QDate next = QDate(date.year(), date.month(), 1).addMonths(1);
    return {firstOf(date.year(), date.month(), zone), firstOf(next.year(), next.month(), zone),
            date.toString(QStringLiteral("yyyy-MM"))};
}

} // namespace stw
