#include "app/widgets/forecastbargeometry.h"
#include "app/widgets/quotabargeometry.h"
#include "app/widgets/steppergeometry.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace stw;
using namespace stw::widgets;

namespace {

constexpr QRectF kBar(10, 20, 200, 9);
constexpr qint64 kHour = 3'600'000'000;

} // namespace

class tst_BarGeometry : public QObject
{
    Q_OBJECT

private slots:
    void quota_data();
    void quota();
    void quotaWithoutLimitFillsTheBar();
    void quotaTickStaysOnTheBar();
    void steps();
    void stepWithoutRoomHasNoLink();
    void forecast();
    void forecastInThePastIsNow();
};

void tst_BarGeometry::quota_data()
{
    QTest::addColumn<QuotaAmounts>("amounts");
    QTest::addColumn<QList<qreal>>("widths"); // used, held, asked, over
    QTest::newRow("below the limit nothing is over")
        << QuotaAmounts{10, 2, 4, 20} << QList<qreal>{100, 20, 40, 0};
    QTest::newRow("over the limit the bar is scaled to the total")
        << QuotaAmounts{10, 2, 8, 16} << QList<qreal>{100, 20, 40, 40};
    QTest::newRow("what is used can be over by itself")
        << QuotaAmounts{20, 0, 0, 10} << QList<qreal>{100, 0, 0, 100};
    QTest::newRow("exactly the limit is not over")
        << QuotaAmounts{6, 2, 2, 10} << QList<qreal>{120, 40, 40, 0};
    QTest::newRow("a limit of nothing is all over")
        << QuotaAmounts{0, 0, 4, 0} << QList<qreal>{0, 0, 0, 200};
    QTest::newRow("nothing at all is an empty bar")
        << QuotaAmounts{0, 0, 0, 0} << QList<qreal>{0, 0, 0, 0};
}

void tst_BarGeometry::quota()
{
    QFETCH(QuotaAmounts, amounts);
    QFETCH(QList<qreal>, widths);
    const QuotaBarParts parts = quotaBarParts(amounts, kBar);
    const QList<QRectF> drawn{parts.used, parts.held, parts.asked, parts.over};
    qreal left = kBar.left();
    for (qsizetype i = 0; i < drawn.size(); ++i) {
        QCOMPARE(drawn[i].width(), widths[i]);
        QCOMPARE(drawn[i].top(), kBar.top());
        if (drawn[i].width() > 0)
            QCOMPARE(drawn[i].left(), left);
        left += drawn[i].width();
    }
    QVERIFY(left <= kBar.right());
}

void tst_BarGeometry::quotaWithoutLimitFillsTheBar()
{
    const QuotaBarParts parts = quotaBarParts({1, 0, 1, {}}, kBar);
    QCOMPARE(parts.used.width() + parts.asked.width(), kBar.width());
    QVERIFY(parts.limit.isEmpty());
}

void tst_BarGeometry::quotaTickStaysOnTheBar()
{
    for (const qint64 limit : {0, 5, 10}) {
        const QRectF tick = quotaBarParts({10, 0, 0, limit}, kBar).limit;
        QCOMPARE(tick.size(), QSizeF(2, kBar.height() + 6));
        QVERIFY(tick.left() >= kBar.left() && tick.right() <= kBar.right());
    }
}

void tst_BarGeometry::steps()
{
    const StepperMeasures measures{20, 8, 18, 16};
    const QList<StepParts> parts = stepperParts({40, 60, 50}, 600, measures);
    QCOMPARE(parts.size(), 3);
    for (qsizetype i = 0; i < parts.size(); ++i) {
        QCOMPARE(parts[i].disc, QRectF(200.0 * qreal(i), 0, 20, 20));
        QCOMPARE(parts[i].name.left(), parts[i].disc.right() + 8);
        QCOMPARE(parts[i].second.top(), parts[i].name.bottom());
    }
    QCOMPARE(parts[0].link.left(), parts[0].name.right() + 8);
    QCOMPARE(parts[0].link.right(), parts[1].disc.left() - 8);
    QVERIFY(parts[2].link.isEmpty());
}

void tst_BarGeometry::stepWithoutRoomHasNoLink()
{
    const QList<StepParts> parts = stepperParts({90, 90}, 200, {});
    QVERIFY(parts[0].link.isEmpty());
    QVERIFY(parts[0].name.right() <= parts[1].disc.left());
    QVERIFY(stepperParts({}, 200, {}).isEmpty());
}

void tst_BarGeometry::forecast()
{
    const Forecast forecast{{14 * kHour}, {20 * kHour}, {22 * kHour}};
    const TimeAxis axis = forecastAxis(forecast, QTimeZone::utc());
    QVERIFY(axis.from <= forecast.now && forecast.late <= axis.to);
    const ForecastParts parts = forecastParts(forecast, axis, kBar);
    QCOMPARE(parts.wait.right(), parts.band.left());
    QCOMPARE(parts.wait.width(), parts.band.width() * 3);
    for (const QRectF &tick : {parts.now, parts.early, parts.late}) {
        QVERIFY(tick.left() >= kBar.left() && tick.right() <= kBar.right());
        QCOMPARE(tick.height(), kBar.height() + 8);
    }
}

void tst_BarGeometry::forecastInThePastIsNow()
{
    const Forecast forecast{{14 * kHour}, {13 * kHour}, {12 * kHour}};
    const ForecastParts parts =
        forecastParts(forecast, forecastAxis(forecast, QTimeZone::utc()), kBar);
    QCOMPARE(parts.wait.width(), 0.0);
    QCOMPARE(parts.band.width(), 0.0);
}

QTEST_GUILESS_MAIN(tst_BarGeometry)
#include "tst_bargeometry.moc"
