#pragma once

#include "app/widgets/timeaxis.h"

namespace stw::widgets {

//! From now to the 50 % and the 90 % quantile of the start.
struct Forecast
{
    Instant now;
    Instant early; //!< As likely before as after.
    Instant late;  //!< Nine of ten start before; not before early.

    friend bool operator==(const Forecast &, const Forecast &) = default;
};

struct ForecastParts
{
    QRectF wait;
    QRectF band;
    QRectF now; //!< Ticks: they stand out 4 above and below the bar.
    QRectF early;
    QRectF late;
};

TimeAxis forecastAxis(const Forecast &forecast, const QTimeZone &zone);
ForecastParts forecastParts(const Forecast &forecast, const TimeAxis &axis, const QRectF &bar);

} // namespace stw::widgets
