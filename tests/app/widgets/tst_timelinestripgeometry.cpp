#include "app/widgets/timelinestripgeometry.h"

#include <QTest>

#include <numeric>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace stw;
using namespace stw::widgets;

namespace {

constexpr QRectF kStrip(5, 10, 1000, 22);

} // namespace

class tst_TimelineStripGeometry : public QObject
{
    Q_OBJECT

private slots:
    void partsFillTheStrip_data();
    void partsFillTheStrip();
    void partsAreProportional();
    void secondsAddUp_data();
    void secondsAddUp();
    void length_data();
    void length();
};

void tst_TimelineStripGeometry::partsFillTheStrip_data()
{
    QTest::addColumn<QList<Micros>>("lengths");
    QTest::addColumn<qsizetype>("folded"); // -1: none
    QTest::newRow("one piece is the strip") << QList<Micros>{5min} << qsizetype(-1);
    QTest::newRow("equal pieces are not folded")
        << QList<Micros>{5min, 5min, 5min} << qsizetype(-1);
    QTest::newRow("a piece that would crush the others is folded")
        << QList<Micros>{12min, 6min, 4h, 5min} << qsizetype(2);
    QTest::newRow("twice the others is not yet folded")
        << QList<Micros>{1min, 2min} << qsizetype(-1);
    QTest::newRow("pieces without length can be seen")
        << QList<Micros>{0s, 5min, 0s, 4min} << qsizetype(-1);
    QTest::newRow("only pieces without length share the strip")
        << QList<Micros>{0s, 0s} << qsizetype(-1);
    QTest::newRow("a clock that ran backwards counts as nothing")
        << QList<Micros>{-3s, 5min, 4min} << qsizetype(-1);
    QTest::newRow("more pieces than pixels still fill it")
        << QList<Micros>(2000, Micros(1s)) << qsizetype(-1);
}

void tst_TimelineStripGeometry::partsFillTheStrip()
{
    QFETCH(QList<Micros>, lengths);
    QFETCH(qsizetype, folded);
    const QList<StripPart> parts = stripParts(lengths, kStrip);
    QCOMPARE(parts.size(), lengths.size());
    qreal left = kStrip.left();
    for (qsizetype i = 0; i < parts.size(); ++i) {
        QCOMPARE(parts[i].where.left(), left);
        QCOMPARE(parts[i].where.height(), kStrip.height());
        QCOMPARE(parts[i].folded, i == folded);
        QVERIFY(parts[i].where.width() >= (lengths.size() < 300 ? 2.0 : 0.0));
        left = parts[i].where.right();
    }
    QCOMPARE(left, kStrip.right());
    if (folded >= 0)
        QCOMPARE(parts[folded].where.width(), kStrip.width() / 4);
}

void tst_TimelineStripGeometry::partsAreProportional()
{
    const QList<StripPart> parts = stripParts({1min, 3min, 6min}, kStrip);
    QCOMPARE(parts[0].where.width(), 100.0);
    QCOMPARE(parts[1].where.width(), 300.0);
    QCOMPARE(parts[2].where.width(), 600.0);
    QVERIFY(stripParts({}, kStrip).isEmpty());
}

void tst_TimelineStripGeometry::secondsAddUp_data()
{
    QTest::addColumn<QList<Micros>>("lengths");
    QTest::newRow("thirds of a second") << QList<Micros>(7, Micros(333'333));
    QTest::newRow("halves of a second") << QList<Micros>(9, Micros(500'000));
    QTest::newRow("almost two seconds each") << QList<Micros>(5, Micros(1'900'000));
    QTest::newRow("whole minutes") << QList<Micros>{6min, 30s, 12min};
}

void tst_TimelineStripGeometry::secondsAddUp()
{
    QFETCH(QList<Micros>, lengths);
    const QList<qint64> seconds = secondsThatAddUp(lengths);
    const Micros sum = std::accumulate(lengths.begin(), lengths.end(), Micros(0));
    QCOMPARE(std::accumulate(seconds.begin(), seconds.end(), qint64(0)),
             qint64(std::chrono::round<std::chrono::seconds>(sum).count()));
    for (qsizetype i = 0; i < lengths.size(); ++i)
        QVERIFY(std::abs(seconds[i] * 1'000'000 - lengths[i].count()) <= 1'000'000);
}

void tst_TimelineStripGeometry::length_data()
{
    QTest::addColumn<qint64>("seconds");
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << qint64(0) << u"0:00"_s;
    QTest::newRow("below an hour") << qint64(390) << u"6:30"_s;
    QTest::newRow("hours") << qint64(14'830) << u"4:07:10"_s;
    QTest::newRow("days are hours") << qint64(187'630) << u"52:07:10"_s;
    QTest::newRow("below nothing") << qint64(-5) << u"0:00"_s;
}

void tst_TimelineStripGeometry::length()
{
    QFETCH(qint64, seconds);
    QTEST(clockLength(seconds), "text");
}

QTEST_GUILESS_MAIN(tst_TimelineStripGeometry)
#include "tst_timelinestripgeometry.moc"
