#include "app/widgets/usagechart.h"

#include "app/widgets/icons.h"
#include "app/widgets/label.h"
#include "app/widgets/painted.h"
#include "app/widgets/segments.h"
#include "app/widgets/timeaxis.h"
#include "app/widgets/type.h"
#include "app/widgets/usagepoints.h"

#include <QAreaSeries>
#include <QCategoryAxis>
#include <QChart>
#include <QChartView>
#include <QDateTime>
#include <QEvent>
#include <QGraphicsLayout>
#include <QHeaderView>
#include <QLineSeries>
#include <QLocale>
#include <QStackedLayout>
#include <QTableWidget>
#include <QToolButton>

#include <algorithm>

namespace stw::widgets {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kLine = 1.5;
constexpr int kMostTicks = 7;
const QList<qreal> kDashes{3.5, 2};

QPen penOf(qsizetype series, const Tokens &tokens)
{
    QPen pen(QColor::fromRgb(series == 0 ? tokens.data1 : tokens.data2), kLine);
    pen.setCapStyle(Qt::FlatCap);
    if (series > 0)
        pen.setDashPattern(kDashes);
    return pen;
}

Instant instantOf(qreal ms)
{
    return {qint64(ms) * 1000};
}

//! 1, 2, 2.5 or 5 times a power of ten, not below \a value.
qreal roundTop(qreal value)
{
    if (value <= 0)
        return 1;
    const qreal power = std::pow(10.0, std::floor(std::log10(value)));
    for (const qreal step : {1.0, 2.0, 2.5, 5.0}) {
        if (step * power >= value)
            return step * power;
    }
    return 10 * power;
}

} // namespace

//! The chart's view with the mark over it.
class UsageChart::Canvas : public QChartView
{
public:
    Canvas(QChart *chart, QWidget *parent)
        : QChartView(chart, parent)
    {
        setRenderHint(QPainter::Antialiasing);
        setFrameShape(QFrame::NoFrame);
        setBackgroundBrush(Qt::NoBrush);
        viewport()->setAutoFillBackground(false);
        setFocusPolicy(Qt::NoFocus); // the table is for the keyboard
    }

    std::optional<UsageMark> mark;

protected:
    void drawForeground(QPainter *painter, const QRectF &) override
    {
        if (!mark)
            return;
        const QRectF plot = chart()->plotArea();
        const qreal x = chart()->mapToPosition(QPointF(qreal(mark->ms), 0)).x();
        if (x < plot.left() || x > plot.right() + 1)
            return;
        const QColor colour = QColor::fromRgb(tokens(palette()).suspect);
        painter->setPen(QPen(colour, kLine));
        painter->drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        const qreal wide = std::ceil(widthOf(mark->text, axisFont()));
        const bool right = x + 4 + wide <= width();
        const QRectF word(right ? x + 4 : x - 4 - wide, plot.top(), wide, lineHeight(axisFont()));
        painter->fillRect(word.adjusted(-2, 0, 2, 0), QColor::fromRgb(tokens(palette()).surface));
        drawText(*painter, mark->text, axisFont(), colour, word);
    }
};

class UsageChart::Legend : public Painted
{
public:
    using Painted::Painted;

    void setNames(const QStringList &names)
    {
        m_names = names;
        changed();
    }
    QString spokenValue() const override { return m_names.join(u", "_s); }
    QAccessible::Role spokenRole() const override { return QAccessible::StaticText; }
    QSize sizeHint() const override
    {
        qreal wide = 0;
        for (const QString &name : m_names)
            wide += kSample + 4 + widthOf(name, secondFont()) + kGap;
        return {qCeil(wide), qCeil(lineHeight(secondFont()))};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        qreal x = 0;
        for (qsizetype i = 0; i < m_names.size(); ++i) {
            QPen pen = penOf(i, colours());
            pen.setWidthF(2);
            painter.setPen(pen);
            painter.drawLine(QPointF(x, height() / 2.0), QPointF(x + kSample, height() / 2.0));
            x += kSample + 4;
            const qreal wide = std::ceil(widthOf(m_names[i], secondFont()));
            drawText(painter, m_names[i], secondFont(), QColor::fromRgb(colours().textSoft),
                     QRectF(x, 0, wide, height()));
            x += wide + kGap;
        }
    }

private:
    static constexpr qreal kSample = 16;
    static constexpr qreal kGap = 16;

    QStringList m_names;
};

UsageChart::UsageChart(QWidget *parent)
    : QWidget(parent)
    , m_chart(new QChart)
    , m_time(new QCategoryAxis(m_chart))
    , m_values(new QCategoryAxis(m_chart))
    , m_canvas(new Canvas(m_chart, this)) // takes the chart
    , m_table(new QTableWidget(this))
    , m_stack(new QStackedLayout)
    , m_legend(new Legend(this))
    , m_note(new Label(TextRole::Muted, this))
    , m_switch(new QToolButton(this))
{
    m_chart->legend()->hide();
    m_chart->setBackgroundVisible(false);
    m_chart->layout()->setContentsMargins(0, 0, 0, 0);
    m_chart->setAnimationOptions(QChart::NoAnimation);
    m_chart->addAxis(m_time, Qt::AlignBottom);
    m_chart->addAxis(m_values, Qt::AlignLeft);
    for (QCategoryAxis *axis : {m_time, m_values})
        axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);

    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->verticalHeader()->hide();
    m_table->setShowGrid(false);
    m_switch->setProperty("small", true);
    m_switch->setCheckable(true);
    m_switch->setIcon(icon("table"_L1));
    connect(m_switch, &QToolButton::toggled, this, &UsageChart::setTableShown);

    m_stack->addWidget(m_canvas);
    m_stack->addWidget(m_table);
    auto *below = new QHBoxLayout;
    below->addWidget(m_legend);
    below->addWidget(m_note, 1);
    below->addWidget(m_switch);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(4);
    all->addLayout(m_stack, 1);
    all->addLayout(below);
    retranslate();
    dress();
}

void UsageChart::setSeries(const QList<UsageSeries> &series, const QString &unit, qreal top)
{
    QList<UsageSeries> drawn;
    for (const UsageSeries &one : series)
        drawn.append({one.name, decimated(one.points, kMostPoints)});
    if (drawn == m_series && unit == m_unit && qFuzzyCompare(top + 1, m_top + 1))
        return;
    m_series = drawn;
    m_unit = unit;
    m_top = top;
    rebuild();
}

void UsageChart::setMark(const std::optional<UsageMark> &mark)
{
    m_canvas->mark = mark;
    m_canvas->viewport()->update();
}

void UsageChart::setNote(const QString &note)
{
    m_note->setText(note);
}

void UsageChart::setZone(const QTimeZone &zone)
{
    if (zone == m_zone)
        return;
    m_zone = zone;
    rebuild();
}

void UsageChart::setTableShown(bool shown)
{
    m_switch->setChecked(shown);
    m_stack->setCurrentWidget(shown ? static_cast<QWidget *>(m_table) : m_canvas);
}

bool UsageChart::isTableShown() const
{
    return m_stack->currentWidget() == m_table;
}

QSize UsageChart::sizeHint() const
{
    return {360, 144};
}

void UsageChart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::ApplicationFontChange)
        dress();
}

void UsageChart::retranslate()
{
    m_switch->setToolTip(tr("Show the values as a table"));
    m_switch->setAccessibleName(tr("Table"));
    m_table->setAccessibleName(tr("Values"));
    rebuild();
}

void UsageChart::rebuild()
{
    m_chart->removeAllSeries();
    QStringList names;
    for (qsizetype i = 0; i < m_series.size(); ++i) {
        auto *line = new QLineSeries(m_chart);
        line->replace(m_series[i].points);
        QAbstractSeries *shown = line;
        if (i == 0) {
            auto *area = new QAreaSeries(line); // from 0; takes the line along
            line->setParent(area);
            shown = area;
        }
        m_chart->addSeries(shown);
        shown->attachAxis(m_time);
        shown->attachAxis(m_values);
        names.append(m_series[i].name);
    }
    m_legend->setNames(names);
    fillAxes();
    fillTable();
    dress();
    m_canvas->setAccessibleName(names.join(u", "_s));
}

void UsageChart::fillAxes()
{
    for (QCategoryAxis *axis : {m_time, m_values}) {
        const QStringList labels = axis->categoriesLabels();
        for (const QString &label : labels)
            axis->remove(label);
    }
    qreal first = 0;
    qreal last = 0;
    qreal highest = 0;
    for (const UsageSeries &series : std::as_const(m_series)) {
        if (series.points.isEmpty())
            continue;
        first = first > 0 ? qMin(first, series.points.first().x()) : series.points.first().x();
        last = qMax(last, series.points.last().x());
        for (const QPointF &point : series.points)
            highest = qMax(highest, point.y());
    }
    if (last <= 0)
        return;
    const TimeAxis axis = wideTimeAxis(instantOf(first), instantOf(last), m_zone, kMostTicks);
    m_time->setRange(qreal(axis.from.us) / 1000, qreal(axis.to.us) / 1000);
    // The labels at the ends of the axes stand out by half.
    const qreal half = widthOf(tickText(axis.ticks.last(), axis, m_zone), axisFont()) / 2;
    m_chart->setMargins(QMargins(0, qCeil(lineHeight(axisFont()) / 2), qCeil(half) + 2, 0));
    for (const Instant tick : axis.ticks)
        m_time->append(tickText(tick, axis, m_zone), qreal(tick.us) / 1000);
    const qreal top = m_top > 0 ? m_top : roundTop(highest);
    m_values->setRange(0, top);
    for (const qreal share : {0.0, 0.5, 1.0})
        m_values->append(valueText(top * share), top * share);
}

QString UsageChart::valueText(qreal value) const
{
    const QLocale locale;
    const bool whole = qFuzzyCompare(value + 1, std::round(value) + 1);
    const QString number =
        whole ? locale.toString(qRound64(value)) : locale.toString(value, 'f', 1);
    return m_unit.isEmpty() ? number : u"%1\u00a0%2"_s.arg(number, m_unit);
}

void UsageChart::fillTable()
{
    QStringList heads{tr("Time")};
    qsizetype rows = 0;
    qsizetype longest = 0;
    for (qsizetype i = 0; i < m_series.size(); ++i) {
        heads.append(m_series[i].name);
        if (m_series[i].points.size() > rows) {
            rows = m_series[i].points.size();
            longest = i;
        }
    }
    m_table->setColumnCount(int(heads.size()));
    m_table->setHorizontalHeaderLabels(heads);
    m_table->setRowCount(int(rows));
    for (qsizetype row = 0; row < rows; ++row) {
        const qreal x = m_series[longest].points[row].x();
        const QDateTime at = QDateTime::fromMSecsSinceEpoch(qint64(x), m_zone);
        m_table->setItem(int(row), 0,
                         new QTableWidgetItem(QLocale().toString(at, u"dd.MM. HH:mm:ss"_s)));
        for (qsizetype i = 0; i < m_series.size(); ++i) {
            // Series need not have been measured at the same instants: the value that held then.
            const QList<QPointF> &points = m_series[i].points;
            const auto after =
                std::upper_bound(points.begin(), points.end(), x,
                                 [](qreal when, const QPointF &point) { return when < point.x(); });
            if (after == points.begin())
                continue;
            auto *cell = new QTableWidgetItem(valueText(std::prev(after)->y()));
            cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_table->setItem(int(row), int(i + 1), cell);
        }
    }
    m_table->resizeColumnsToContents();
}

void UsageChart::dress()
{
    const Tokens &c = tokens(palette());
    const QList<QAbstractSeries *> all = m_chart->series();
    for (qsizetype i = 0; i < all.size(); ++i) {
        const QPen pen = penOf(i, c);
        if (auto *area = qobject_cast<QAreaSeries *>(all[i])) {
            area->setPen(pen);
            area->setBrush(QColor::fromRgb(c.accentTint));
        } else if (auto *line = qobject_cast<QLineSeries *>(all[i])) {
            line->setPen(pen);
        }
    }
    for (QCategoryAxis *axis : {m_time, m_values}) {
        axis->setLabelsFont(axisFont());
        axis->setLabelsColor(QColor::fromRgb(c.textMuted));
        axis->setLinePen(Qt::NoPen);
        axis->setGridLinePen(axis == m_values ? QPen(QColor::fromRgb(c.line), 1) : QPen(Qt::NoPen));
    }
    m_canvas->viewport()->update();
}

} // namespace stw::widgets
