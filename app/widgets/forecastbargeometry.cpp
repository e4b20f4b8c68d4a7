#include "app/widgets/forecastbargeometry.h"

#include <algorithm>

namespace stw::widgets {

namespace {

constexpr int kMostTicks = 7;
constexpr qreal kExcess = 4;

QRectF tickAt(qreal x, qreal width, const QRectF &bar)
{
    const qreal left = std::clamp(x - width / 2, bar.left(), bar.right() - width);
    return {left, bar.top() - kExcess, width, bar.height() + 2 * kExcess};
}

} // namespace

TimeAxis forecastAxis(const Forecast &forecast, const QTimeZone &zone)
{
    return wideTimeAxis(forecast.now, std::max(forecast.late, forecast.now), zone, kMostTicks);
}

ForecastParts forecastParts(const Forecast &forecast, const TimeAxis &axis, const QRectF &bar)
{
    const Instant early = std::max(forecast.early, forecast.now);
    const Instant late = std::max(forecast.late, early);
    const qreal now = positionOf(forecast.now, axis, bar);
    const qreal from = positionOf(early, axis, bar);
    const qreal to = positionOf(late, axis, bar);
    ForecastParts parts;
    parts.wait = {now, bar.top(), from - now, bar.height()};
    parts.band = {from, bar.top(), to - from, bar.height()};
    parts.now = tickAt(now, 1.5, bar);
    parts.early = tickAt(from, 3, bar);
    parts.late = tickAt(to, 2, bar);
    return parts;
}

} // namespace stw::widgets
