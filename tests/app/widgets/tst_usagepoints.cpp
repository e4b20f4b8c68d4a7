#include "app/widgets/usagepoints.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace stw::widgets;

class tst_UsagePoints : public QObject
{
    Q_OBJECT

private slots:
    void few_data();
    void few();
    void peaksAndGapsStay_data();
    void peaksAndGapsStay();
};

void tst_UsagePoints::few_data()
{
    QTest::addColumn<qsizetype>("count");
    QTest::newRow("none") << qsizetype(0);
    QTest::newRow("one") << qsizetype(1);
    QTest::newRow("as many as allowed") << qsizetype(10);
}

void tst_UsagePoints::few()
{
    QFETCH(qsizetype, count);
    QList<QPointF> points;
    for (qsizetype i = 0; i < count; ++i)
        points.append({qreal(i), 1});
    QCOMPARE(decimated(points, 10), points);
}

void tst_UsagePoints::peaksAndGapsStay_data()
{
    QTest::addColumn<qsizetype>("count");
    QTest::addColumn<qsizetype>("most");
    QTest::newRow("one more than allowed") << qsizetype(11) << qsizetype(10);
    QTest::newRow("many") << qsizetype(100'000) << qsizetype(1000);
    QTest::newRow("an odd number allowed") << qsizetype(5000) << qsizetype(333);
    QTest::newRow("hardly any allowed") << qsizetype(5000) << qsizetype(1);
}

void tst_UsagePoints::peaksAndGapsStay()
{
    QFETCH(qsizetype, count);
    QFETCH(qsizetype, most);
    QList<QPointF> points;
    for (qsizetype i = 0; i < count; ++i)
        points.append({qreal(i), 50.0 + qreal(i % 3)});
    points[count / 3].setY(100);
    points[count / 2].setY(0);
    const QList<QPointF> kept = decimated(points, most);
    QVERIFY(kept.size() <= qMax(most, qsizetype(4)));
    QCOMPARE(kept.first(), points.first());
    QCOMPARE(kept.last(), points.last());
    QVERIFY(kept.contains(points[count / 3]));
    QVERIFY(kept.contains(points[count / 2]));
    QVERIFY(std::is_sorted(kept.begin(), kept.end(),
                           [](const QPointF &a, const QPointF &b) { return a.x() < b.x(); }));
}

QTEST_GUILESS_MAIN(tst_UsagePoints)
#include "tst_usagepoints.moc"
