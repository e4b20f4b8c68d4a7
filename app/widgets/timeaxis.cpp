#include "app/widgets/timeaxis.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <array>

namespace stw::widgets {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto kSteps = std::to_array<Micros>({
    1s, 5s, 15s, 30s, 1min, 2min, 5min, 10min, 15min, 30min, 1h,
    2h, 3h, 6h,  12h, 24h,  48h,  168h, 336h,  720h,  2160h, 8760h,
});

constexpr Micros kDay = 24h;

QDateTime inZone(Instant at, const QTimeZone &zone)
{
    return QDateTime::fromMSecsSinceEpoch(at.us / 1000, zone);
}

//! The last multiple of \a step, counted in the zone's wall time, that is not after \a at.
Instant tickBefore(Instant at, Micros step, const QTimeZone &zone)
{
    const qint64 shift = qint64(zone.offsetFromUtc(inZone(at, zone))) * 1'000'000;
    const qint64 wall = at.us + shift;
    const qint64 rest = ((wall % step.count()) + step.count()) % step.count();
    return {at.us - rest};
}

Micros stepFor(Micros length, int most)
{
    const auto step = std::find_if(kSteps.begin(), kSteps.end(),
                                   [&](Micros candidate) { return length / candidate < most; });
    return step == kSteps.end() ? kSteps.back() : *step;
}

} // namespace

TimeAxis timeAxis(Instant from, Instant to, const QTimeZone &zone, int most)
{
    TimeAxis axis{from, std::max(to, from + Micros(1s)), {}, {}};
    axis.step = stepFor(axis.to - axis.from, most);
    Instant tick = tickBefore(axis.from, axis.step, zone);
    if (tick < axis.from)
        tick = tick + axis.step;
    for (; tick <= axis.to; tick = tick + axis.step)
        axis.ticks.append(tick);
    return axis;
}

TimeAxis wideTimeAxis(Instant from, Instant to, const QTimeZone &zone, int most)
{
    const Instant end = std::max(to, from + Micros(1s));
    // Two ticks may be added at the ends.
    const Micros step = stepFor(end - from, std::max(most - 1, 2));
    const Instant first = tickBefore(from, step, zone);
    Instant last = tickBefore(end, step, zone);
    if (last < end)
        last = last + step;
    TimeAxis axis{first, last, step, {}};
    for (Instant tick = first; tick <= last; tick = tick + step)
        axis.ticks.append(tick);
    return axis;
}

QString tickText(Instant tick, const TimeAxis &axis, const QTimeZone &zone)
{
    const QDateTime at = inZone(tick, zone);
    const QLocale locale;
    if (axis.step >= kDay)
        return locale.toString(at, locale.language() == QLocale::German ? u"d. MMM"_s : u"d MMM"_s);
    if (axis.step < Micros(1min))
        return locale.toString(at, u"HH:mm:ss"_s);
    if (axis.to - axis.from > kDay)
        return locale.toString(at, u"ddd HH:mm"_s);
    // The midnight at the end of a day is that day's 24:00, not the next one's beginning.
    const bool ends = tick == axis.to && at.time() == QTime(0, 0);
    return ends ? u"24:00"_s : locale.toString(at, u"HH:mm"_s);
}

qreal positionOf(Instant at, const TimeAxis &axis, const QRectF &bar)
{
    const qreal share = qreal((at - axis.from).count()) / qreal((axis.to - axis.from).count());
    return bar.left() + bar.width() * std::clamp(share, 0.0, 1.0);
}

} // namespace stw::widgets
