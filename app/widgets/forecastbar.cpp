#include "app/widgets/forecastbar.h"

#include "app/widgets/patterns.h"
#include "app/widgets/segments.h"
#include "app/widgets/type.h"

#include <QDateTime>
#include <QLocale>
#include <QPainter>

namespace stw::widgets {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kBar = 14;
constexpr qreal kExcess = 4;
constexpr qreal kTick = 4;

} // namespace

ForecastBar::ForecastBar(QWidget *parent)
    : Painted(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ForecastBar::setForecast(const std::optional<Forecast> &forecast, const QTimeZone &zone)
{
    if (forecast == m_forecast && zone == m_zone)
        return;
    m_forecast = forecast;
    m_zone = zone;
    changed();
}

QString ForecastBar::clockOf(Instant at) const
{
    const QDateTime when = QDateTime::fromMSecsSinceEpoch(at.us / 1000, m_zone);
    return QLocale().toString(when, u"ddd HH:mm"_s);
}

QString ForecastBar::spokenValue() const
{
    if (!m_forecast)
        return tr("no forecast");
    return tr("50 % by %1, 90 % by %2").arg(clockOf(m_forecast->early), clockOf(m_forecast->late));
}

QSize ForecastBar::sizeHint() const
{
    return {280, qCeil(kBar + 2 * kExcess + lineHeight(axisFont()))};
}

QSize ForecastBar::minimumSizeHint() const
{
    return {160, sizeHint().height()};
}

void ForecastBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &c = colours();
    const QRectF bar(0, kExcess, width(), kBar);
    painter.fillRect(bar, QColor::fromRgb(c.track));
    if (!m_forecast)
        return;
    const TimeAxis axis = forecastAxis(*m_forecast, m_zone);
    const ForecastParts parts = forecastParts(*m_forecast, axis, bar);
    fillPattern(painter, parts.wait, Pattern::WideHatch, c.control, c.track);
    painter.fillRect(parts.band, QColor::fromRgb(c.dataHeld));
    painter.fillRect(parts.now, QColor::fromRgb(c.text));
    painter.fillRect(parts.early, QColor::fromRgb(c.accent));
    painter.fillRect(parts.late, QColor::fromRgb(c.accent));

    qreal free = -kTick;
    for (const Instant tick : axis.ticks) {
        const qreal x = positionOf(tick, axis, bar);
        const qreal left = qBound(0.0, std::floor(x), bar.right() - 1);
        painter.fillRect(QRectF(left, bar.bottom(), 1, kTick), QColor::fromRgb(c.control));
        const QString text = tickText(tick, axis, m_zone);
        const qreal wide = std::ceil(widthOf(text, axisFont()));
        const qreal start = qBound(0.0, x - wide / 2, qMax(0.0, bar.right() - wide));
        if (start < free)
            continue;
        drawText(painter, text, axisFont(), QColor::fromRgb(c.textMuted),
                 QRectF(start, bar.bottom() + kTick, wide, lineHeight(axisFont())));
        free = start + wide + 8;
    }
}

} // namespace stw::widgets
