#include "app/widgets/timeaxis.h"

#include <QLocale>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace stw;
using namespace stw::widgets;

namespace {

constexpr Instant kNoon{1'794'916'800'000'000}; // 17 November 2026, 12:00 UTC

} // namespace

class tst_TimeAxis : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void ticksAreFewAndWhole_data();
    void ticksAreFewAndWhole();
    void wallTimeOfTheZoneCounts();
    void positionStaysOnTheBar();
};

void tst_TimeAxis::ticksAreFewAndWhole_data()
{
    QTest::addColumn<Micros>("length");
    QTest::addColumn<QString>("first"); // of the wide axis
    QTest::newRow("a second") << Micros(1s) << u"12:00:00"_s;
    QTest::newRow("ten minutes") << Micros(10min) << u"12:00"_s;
    QTest::newRow("eight hours") << Micros(8h) << u"12:00"_s;
    QTest::newRow("two days") << Micros(48h) << u"Tue 12:00"_s;
    QTest::newRow("a month") << Micros(720h) << u"12 Nov"_s;
    QTest::newRow("no length") << Micros(0s) << u"12:00:00"_s;
    QTest::newRow("backwards") << Micros(-5min) << u"12:00:00"_s;
}

void tst_TimeAxis::ticksAreFewAndWhole()
{
    QFETCH(Micros, length);
    QFETCH(QString, first);
    constexpr int kMost = 7;
    const QTimeZone zone = QTimeZone::utc();
    const Instant to = kNoon + length;
    for (const TimeAxis &axis :
         {timeAxis(kNoon, to, zone, kMost), wideTimeAxis(kNoon, to, zone, kMost)}) {
        QVERIFY(axis.from <= kNoon && to <= axis.to && axis.from < axis.to);
        QVERIFY(!axis.ticks.isEmpty() && axis.ticks.size() <= kMost + 1);
        for (qsizetype i = 0; i < axis.ticks.size(); ++i) {
            QVERIFY(axis.from <= axis.ticks[i] && axis.ticks[i] <= axis.to);
            if (i > 0)
                QCOMPARE(axis.ticks[i] - axis.ticks[i - 1], axis.step);
        }
    }
    const TimeAxis wide = wideTimeAxis(kNoon, to, zone, kMost);
    QCOMPARE(wide.ticks.first(), wide.from);
    QCOMPARE(wide.ticks.last(), wide.to);
    QCOMPARE(tickText(wide.ticks.first(), wide, zone), first);
}

void tst_TimeAxis::wallTimeOfTheZoneCounts()
{
    const QTimeZone india(19'800); // half an hour beside the whole ones
    const TimeAxis axis = wideTimeAxis(kNoon, kNoon + Micros(6h), india, 7);
    for (const Instant tick : axis.ticks)
        QVERIFY(tickText(tick, axis, india).endsWith(u":00"_s));
}

void tst_TimeAxis::positionStaysOnTheBar()
{
    const TimeAxis axis{kNoon, kNoon + Micros(10min), Micros(5min), {}};
    const QRectF bar(10, 0, 100, 5);
    QCOMPARE(positionOf(kNoon, axis, bar), 10.0);
    QCOMPARE(positionOf(kNoon + Micros(5min), axis, bar), 60.0);
    QCOMPARE(positionOf(kNoon + Micros(1h), axis, bar), 110.0);
    QCOMPARE(positionOf(kNoon + Micros(-1h), axis, bar), 10.0);
}

QTEST_GUILESS_MAIN(tst_TimeAxis)
#include "tst_timeaxis.moc"
