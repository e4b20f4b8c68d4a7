#pragma once

#include "shared/base/instant.h"

#include <QList>
#include <QRectF>
#include <QTimeZone>

namespace stw::widgets {

//! A stretch of time with ticks on whole minutes, hours or days of a zone.
struct TimeAxis
{
    Instant from;
    Instant to; //!< After from.
    Micros step{};
    QList<Instant> ticks;

    friend bool operator==(const TimeAxis &, const TimeAxis &) = default;
};

//! The finest ticks of which at most \a most fall into the stretch.
TimeAxis timeAxis(Instant from, Instant to, const QTimeZone &zone, int most);
//! The same, widened to the ticks before and after.
TimeAxis wideTimeAxis(Instant from, Instant to, const QTimeZone &zone, int most);
//! `14:00`, with the day where the axis is longer than one, or the day alone.
QString tickText(Instant tick, const TimeAxis &axis, const QTimeZone &zone);
qreal positionOf(Instant at, const TimeAxis &axis, const QRectF &bar);

} // namespace stw::widgets
