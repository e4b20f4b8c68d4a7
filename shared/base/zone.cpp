#include "shared/base/zone.h"

#include <QDateTime>
#include <QTimeZone>

namespace stw {

namespace {

// QDate::startOfDay handles the zones whose clocks skip midnight.
Instant firstOf(int year, int month, const QTimeZone &zone)
{
    return {QDate(year, month, 1).startOfDay(zone).toMSecsSinceEpoch() * 1000};
}

} // namespace

bool isZone(const QByteArray &ianaId)
{
    return QTimeZone(ianaId).isValid();
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
