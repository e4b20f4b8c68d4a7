#include "app/widgets/tile.h"
#include "shared/base/named.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;
using namespace stw;
using namespace stw::widgets;

namespace {

//! Which pixels are the lighter ones: what is left when neither hue nor lightness tell anything.
QList<bool> shapeOf(const QImage &image)
{
    const QImage grey = image.convertToFormat(QImage::Format_Grayscale8);
    int low = 255;
    int high = 0;
    for (int y = 0; y < grey.height(); ++y) {
        for (int x = 0; x < grey.width(); ++x) {
            low = qMin(low, qGray(grey.pixel(x, y)));
            high = qMax(high, qGray(grey.pixel(x, y)));
        }
    }
    QList<bool> lighter;
    for (int y = 0; y < grey.height(); ++y) {
        for (int x = 0; x < grey.width(); ++x)
            lighter.append(2 * qGray(grey.pixel(x, y)) > low + high);
    }
    return lighter;
}

//! Pixels that differ; light and dark may be swapped.
qsizetype difference(const QList<bool> &one, const QList<bool> &other)
{
    qsizetype count = 0;
    for (qsizetype i = 0; i < one.size(); ++i)
        count += one[i] != other[i] ? 1 : 0;
    return qMin(count, one.size() - count);
}

struct Shape
{
    QString name;
    QList<bool> shape;
};

void compareAll(const QList<Shape> &shapes, qsizetype least)
{
    for (qsizetype i = 0; i < shapes.size(); ++i) {
        for (qsizetype j = i + 1; j < shapes.size(); ++j) {
            const qsizetype found = difference(shapes[i].shape, shapes[j].shape);
            QVERIFY2(found >= least,
                     qPrintable(u"%1 and %2: %3 pixels differ"_s.arg(shapes[i].name, shapes[j].name)
                                    .arg(found)));
        }
    }
}

QList<bool> draw(QSize size, Theme theme, const std::function<void(QPainter &)> &paint)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(tokens(theme).window);
    QPainter painter(&image);
    paint(painter);
    painter.end();
    return shapeOf(image);
}

} // namespace

//! Nobody needs to see colours to tell the healths apart (LOOK.md §2).
class tst_HealthTiles : public QObject
{
    Q_OBJECT

private slots:
    void tilesDifferInGrey_data();
    void tilesDifferInGrey();
    void signsDiffer();
    void heldWithoutUseDiffersFromFree();
};

void tst_HealthTiles::tilesDifferInGrey_data()
{
    QTest::addColumn<Theme>("theme");
    QTest::addColumn<TileSize>("size");
    QTest::addColumn<QSize>("pixels");
    QTest::newRow("rack, light") << Theme::Light << TileSize::Rack << QSize(9, 19);
    QTest::newRow("rack, dark") << Theme::Dark << TileSize::Rack << QSize(9, 19);
    QTest::newRow("card, light") << Theme::Light << TileSize::Card << QSize(36, 54);
    QTest::newRow("card, dark") << Theme::Dark << TileSize::Card << QSize(36, 54);
}

void tst_HealthTiles::tilesDifferInGrey()
{
    QFETCH(Theme, theme);
    QFETCH(TileSize, size);
    QFETCH(QSize, pixels);
    QList<Tile> tiles;
    QStringList names;
    for (const auto &row : Named<Health>::kRows) {
        tiles.append({{}, row.value, {}, true, false});
        names.append(row.name);
    }
    tiles.append({{}, Health::Healthy, {}, true, true});
    names.append(u"held but idle"_s);
    QList<Shape> shapes;
    for (qsizetype i = 0; i < tiles.size(); ++i) {
        const auto paint = [&](QPainter &painter) {
            paintTile(painter, QRect(QPoint(), pixels), tiles[i], size, theme);
        };
        shapes.append({names[i], draw(pixels, theme, paint)});
    }
    compareAll(shapes, 12);
}

void tst_HealthTiles::signsDiffer()
{
    QList<Shape> shapes;
    for (const auto &row : Named<Health>::kRows) {
        const auto paint = [&](QPainter &painter) {
            paintHealthSign(painter, row.value, {0, 0, 12, 12}, Qt::black);
        };
        shapes.append({row.name, draw({12, 12}, Theme::Light, paint)});
    }
    compareAll(shapes, 12);
}

void tst_HealthTiles::heldWithoutUseDiffersFromFree()
{
    const auto shape = [](bool held) {
        return draw({9, 19}, Theme::Light, [held](QPainter &painter) {
            const Tile tile{{}, Health::Healthy, 0, held, false};
            paintTile(painter, {0, 0, 9, 19}, tile, TileSize::Rack, Theme::Light);
        });
    };
    QVERIFY(difference(shape(true), shape(false)) >= 9);
}

QTEST_MAIN(tst_HealthTiles)
#include "tst_healthtiles.moc"
