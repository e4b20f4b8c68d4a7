#include "app/widgets/tilemapgeometry.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace stw::widgets;

namespace {

//! Two sites: four racks of three nodes, then a rack whose nodes have not the same many cards.
TileLayout makeLayout(int width = 180)
{
    const QList<int> full{8, 8, 8};
    TileMeasures measures;
    measures.tile = {9, 19};
    return TileLayout({{full, full, full, full}, {{8, 2, 4}}, {}}, measures, width);
}

QList<TileAddress> allOf(const TileLayout &layout)
{
    QList<TileAddress> all;
    for (int site = 0; site < 2; ++site) {
        for (int rack = 0; rack < 4; ++rack) {
            for (int node = 0; node < 3; ++node) {
                for (TileAddress at{site, rack, node, 0}; layout.has(at); ++at.card)
                    all.append(at);
            }
        }
    }
    return all;
}

} // namespace

class tst_TileMapGeometry : public QObject
{
    Q_OBJECT

private slots:
    void everyTileIsHitAndNoneOverlaps_data();
    void everyTileIsHitAndNoneOverlaps();
    void gapsHitNothing();
    void walk_data();
    void walk();
    void everyTileIsReachedByArrows();
    void emptyFleetHasNothing();
};

void tst_TileMapGeometry::everyTileIsHitAndNoneOverlaps_data()
{
    QTest::addColumn<int>("width");
    QTest::newRow("two racks a row") << 180;
    QTest::newRow("all racks in one row") << 1000;
    QTest::newRow("narrower than a rack") << 10;
}

void tst_TileMapGeometry::everyTileIsHitAndNoneOverlaps()
{
    QFETCH(int, width);
    const TileLayout layout = makeLayout(width);
    const QList<TileAddress> all = allOf(layout);
    QCOMPARE(all.size(), 4 * 24 + 14);
    const QRect whole(QPoint(), layout.size());
    for (qsizetype i = 0; i < all.size(); ++i) {
        const QRect tile = layout.tile(all[i]);
        QVERIFY(whole.contains(tile));
        QVERIFY(layout.rack(all[i].site, all[i].rack).contains(tile));
        QVERIFY(layout.node(all[i].site, all[i].rack, all[i].node).contains(tile));
        for (const QPoint &corner : {tile.topLeft(), tile.center(), tile.bottomRight()})
            QCOMPARE(layout.at(corner), all[i]);
        for (qsizetype j = i + 1; j < all.size(); ++j)
            QVERIFY(!tile.intersects(layout.tile(all[j])));
    }
}

void tst_TileMapGeometry::gapsHitNothing()
{
    const TileLayout layout = makeLayout();
    const QRect tile = layout.tile({0, 0, 0, 0});
    QVERIFY(!layout.at(tile.topRight() + QPoint(1, 0)).isValid());
    QVERIFY(!layout.at(tile.bottomLeft() + QPoint(0, 1)).isValid());
    QVERIFY(!layout.at(layout.siteHead(0).center()).isValid());
    QVERIFY(!layout.at(layout.rack(0, 0).topLeft()).isValid());
    QVERIFY(!layout.at({-5, -5}).isValid());
    // Beyond the end of a node that is shorter than its rack.
    const QRect shorter = layout.node(1, 0, 1);
    QVERIFY(!layout.at(shorter.topRight() + QPoint(5, 5)).isValid());
    QVERIFY(layout.tile({0, 0, 0, 8}).isEmpty());
}

void tst_TileMapGeometry::walk_data()
{
    QTest::addColumn<TileAddress>("from");
    QTest::addColumn<int>("across");
    QTest::addColumn<int>("down");
    QTest::addColumn<TileAddress>("to");
    using A = TileAddress;
    QTest::newRow("right within a node") << A{0, 0, 1, 3} << 1 << 0 << A{0, 0, 1, 4};
    QTest::newRow("right over the edge of a rack") << A{0, 0, 1, 7} << 1 << 0 << A{0, 1, 1, 0};
    QTest::newRow("left over the edge of a rack") << A{0, 1, 2, 0} << -1 << 0 << A{0, 0, 2, 7};
    QTest::newRow("right at the end of the map") << A{0, 1, 1, 7} << 1 << 0 << A{0, 1, 1, 7};
    QTest::newRow("down within a rack") << A{0, 0, 0, 3} << 0 << 1 << A{0, 0, 1, 3};
    QTest::newRow("down to the rack below") << A{0, 1, 2, 3} << 0 << 1 << A{0, 3, 0, 3};
    QTest::newRow("up to the rack above") << A{0, 2, 0, 5} << 0 << -1 << A{0, 0, 2, 5};
    QTest::newRow("down to the site below") << A{0, 2, 2, 6} << 0 << 1 << A{1, 0, 0, 6};
    QTest::newRow("down to a shorter node") << A{1, 0, 0, 6} << 0 << 1 << A{1, 0, 1, 1};
    QTest::newRow("up at the top of the map") << A{0, 0, 0, 3} << 0 << -1 << A{0, 0, 0, 3};
    QTest::newRow("from nowhere to the first") << A{} << 1 << 0 << A{0, 0, 0, 0};
}

void tst_TileMapGeometry::walk()
{
    QFETCH(TileAddress, from);
    QFETCH(int, across);
    QFETCH(int, down);
    QFETCH(TileAddress, to);
    const TileAddress found = makeLayout().walked(from, across, down);
    QVERIFY2(found == to,
             qPrintable(
                 u"%1 %2 %3 %4"_s.arg(found.site).arg(found.rack).arg(found.node).arg(found.card)));
}

void tst_TileMapGeometry::everyTileIsReachedByArrows()
{
    const TileLayout layout = makeLayout();
    QList<TileAddress> reached{layout.first()};
    for (qsizetype i = 0; i < reached.size(); ++i) {
        for (const QPoint &step : {QPoint(1, 0), QPoint(-1, 0), QPoint(0, 1), QPoint(0, -1)}) {
            const TileAddress next = layout.walked(reached[i], step.x(), step.y());
            if (!reached.contains(next))
                reached.append(next);
        }
    }
    QCOMPARE(reached.size(), allOf(layout).size());
}

void tst_TileMapGeometry::emptyFleetHasNothing()
{
    const TileLayout layout({}, {}, 100);
    QCOMPARE(layout.size(), QSize(0, 0));
    QVERIFY(!layout.first().isValid());
    QVERIFY(!layout.at({5, 5}).isValid());
    QVERIFY(!layout.walked({}, 0, 1).isValid());
}

QTEST_GUILESS_MAIN(tst_TileMapGeometry)
#include "tst_tilemapgeometry.moc"
