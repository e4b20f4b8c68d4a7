#pragma once

#include <QList>
#include <QPointF>
#include <QTimeZone>
#include <QWidget>

#include <optional>

class QCategoryAxis;
class QChart;
class QStackedLayout;
class QTableWidget;
class QToolButton;

namespace stw::widgets {

class Label;

//! A measured course: x is milliseconds since 1970 (UTC), sorted; y is in the chart's unit, not
//! below 0.
struct UsageSeries
{
    QString name;
    QList<QPointF> points;

    friend bool operator==(const UsageSeries &, const UsageSeries &) = default;
};

//! A vertical line with a word: `stopped`.
struct UsageMark
{
    qint64 ms = 0; //!< Since 1970, UTC.
    QString text;

    friend bool operator==(const UsageMark &, const UsageMark &) = default;
};

//! One or two series over time: the first solid and filled, the second dashed. The same values
//! are readable as a table; the button beside the legend changes between the two.
class UsageChart : public QWidget
{
    Q_OBJECT

public:
    //! More points of a series are never drawn.
    static constexpr qsizetype kMostPoints = 1000;

    explicit UsageChart(QWidget *parent = nullptr);

    //! \a unit stands behind each value (`%`); \a top is the end of the axis, 0: from the values.
    void setSeries(const QList<UsageSeries> &series, const QString &unit, qreal top = 0);
    void setMark(const std::optional<UsageMark> &mark);
    //! A remark beside the legend; may be empty.
    void setNote(const QString &note);
    void setZone(const QTimeZone &zone);
    void setTableShown(bool shown);
    bool isTableShown() const;
    QTableWidget *table() const { return m_table; }

    QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    class Canvas;
    class Legend;

    void retranslate();
    void rebuild();
    void fillAxes();
    void fillTable();
    void dress();
    QString valueText(qreal value) const;

    QList<UsageSeries> m_series; //!< Decimated.
    QString m_unit;
    qreal m_top = 0;
    QTimeZone m_zone = QTimeZone::systemTimeZone();
    QChart *m_chart;
    QCategoryAxis *m_time;
    QCategoryAxis *m_values;
    Canvas *m_canvas;
    QTableWidget *m_table;
    QStackedLayout *m_stack;
    Legend *m_legend;
    Label *m_note;
    QToolButton *m_switch;
};

} // namespace stw::widgets
