#include "app/views/request/moments.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace stw::views {

using namespace Qt::StringLiterals;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Moments)
};

QDateTime localOf(Instant at, const QTimeZone &zone)
{
    return QDateTime::fromMSecsSinceEpoch(at.us / 1000, zone);
}

} // namespace

QString clockOf(Instant at, const QTimeZone &zone)
{
    return at.isSet() ? localOf(at, zone).toString(u"HH:mm:ss"_s) : u"–"_s;
}

QString momentOf(Instant at, Instant now, const QTimeZone &zone)
{
    if (!at.isSet())
        return u"–"_s;
    const QDateTime local = localOf(at, zone);
    if (local.date() == localOf(now, zone).date())
        return local.toString(u"HH:mm"_s);
    //: A date without its year, and a time, for QLocale::toString().
    return QLocale().toString(local, Tr::tr("d MMM, HH:mm"));
}

QString spanOf(Instant from, Instant to, Instant now, const QTimeZone &zone)
{
    const bool sameDay = localOf(from, zone).date() == localOf(to, zone).date();
    const QString end = sameDay ? momentOf(to, to, zone) : momentOf(to, now, zone);
    return u"%1\u00A0– %2"_s.arg(momentOf(from, now, zone), end);
}

} // namespace stw::views
