#pragma once

#include "app/widgets/forecastbargeometry.h"
#include "app/widgets/painted.h"

namespace stw::widgets {

//! When a request would start: the wait hatched, the band between two ticks, an axis of hours.
class ForecastBar : public Painted
{
    Q_OBJECT

public:
    explicit ForecastBar(QWidget *parent = nullptr);

    //! Nothing: there is no forecast, the bar is an empty track.
    void setForecast(const std::optional<Forecast> &forecast,
                     const QTimeZone &zone = QTimeZone::systemTimeZone());
    const std::optional<Forecast> &forecast() const { return m_forecast; }

    QString spokenValue() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString clockOf(Instant at) const;

    std::optional<Forecast> m_forecast;
    QTimeZone m_zone = QTimeZone::systemTimeZone();
};

} // namespace stw::widgets
