#include "app/texts/words.h"
#include "app/widgets/icons.h"
#include "app/widgets/label.h"
#include "app/widgets/pill.h"
#include "app/widgets/segments.h"
#include "app/widgets/tilemap.h"
#include "app/widgets/tokens.h"
#include "app/widgets/type.h"
#include "shared/base/named.h"
#include "tests/app/widgets/kit.h"

#include <QGridLayout>
#include <QPainter>

#include <functional>

namespace stw::widgets::test {

using namespace Qt::StringLiterals;

namespace {

//! Something drawn once.
class Drawing : public QWidget
{
public:
    Drawing(QSize size, std::function<void(QPainter &)> draw, QWidget *parent)
        : QWidget(parent)
        , m_draw(std::move(draw))
    {
        setFixedSize(size);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        m_draw(painter);
    }

private:
    std::function<void(QPainter &)> m_draw;
};

QWidget *colours(QWidget *parent)
{
    constexpr int kColumns = 16;
    static constexpr QSize kBox(84, 46);
    const Tokens &c = tokens(parent->palette());
    const auto draw = [&c](QPainter &painter) {
        int i = 0;
        for (const TokenRow &row : tokenRows()) {
            const QRect box(i % kColumns * kBox.width(), i / kColumns * kBox.height(), 76, 20);
            painter.fillRect(box, QColor::fromRgb(c.line));
            painter.fillRect(box.adjusted(1, 1, -1, -1), QColor::fromRgb(c.*row.value));
            drawText(painter, row.name, axisFont(), QColor::fromRgb(c.textSoft),
                     QRectF(box).translated(0, 20));
            ++i;
        }
    };
    return new Drawing({kColumns * kBox.width(), 2 * kBox.height()}, draw, parent);
}

QList<Tile> allTiles()
{
    QList<Tile> tiles;
    for (const auto &row : Named<Health>::kRows)
        tiles.append({{}, row.value, 55, true, false});
    tiles.append({{}, Health::Healthy, {}, true, true});
    return tiles;
}

QWidget *tiles(QWidget *parent, bool grey)
{
    const Theme theme = themeOf(parent->palette());
    const auto draw = [theme, grey, parent](QPainter &target) {
        const qreal ratio = parent->devicePixelRatioF();
        QImage image(QSize(620, 100) * ratio, QImage::Format_RGB32);
        image.setDevicePixelRatio(ratio);
        image.fill(tokens(theme).window);
        QPainter painter(&image);
        int x = 0;
        for (const Tile &tile : allTiles()) {
            for (int i = 0; i < 6; ++i) {
                paintTile(painter, {x + i * 5, 2, 4, 9}, tile, TileSize::Site, theme);
                if (i < 4)
                    paintTile(painter, {x + i * 10, 18, 9, 19}, tile, TileSize::Rack, theme);
            }
            Tile measured = tile;
            if (tile.health == Health::Failed || tile.health == Health::Unknown)
                measured.usePercent.reset();
            paintTile(painter, {x, 44, 38, 54}, measured, TileSize::Card, theme);
            x += 82;
        }
        painter.end();
        QImage shown = grey ? image.convertToFormat(QImage::Format_Grayscale8) : image;
        shown.setDevicePixelRatio(ratio);
        target.drawImage(0, 0, shown);
    };
    return new Drawing({620, 100}, draw, parent);
}

//! A small fleet with what can go wrong in it.
QList<TileSite> fleet()
{
    int n = 0;
    QList<TileSite> sites;
    for (const QString &name : {u"FRA1"_s, u"MUC2"_s}) {
        TileSite site{name, u"8 Racks · 512 Karten · train-fra: 9 frei"_s, {}};
        for (int r = 0; r < (sites.isEmpty() ? 8 : 4); ++r) {
            TileRack rack{u"r%1"_s.arg(r + 1, 2, 10, QLatin1Char('0')), u"H100"_s, {}};
            for (int k = 0; k < 8; ++k) {
                TileNode node{u"%1-%2-n%3"_s.arg(name, rack.name).arg(k), {}};
                for (int c = 0; c < 8; ++c, ++n) {
                    Tile tile{QString::number(n), Health::Healthy, 70 + n * 7 % 30, true, false};
                    if (n % 41 == 17)
                        tile.health = Health(1 + n % 5);
                    if (n / 8 % 13 == 5)
                        tile = {tile.id, Health::Healthy, 0, false, false};
                    if (n / 8 % 31 == 9)
                        tile.health = Health::Maintenance;
                    if (n / 8 % 31 == 20)
                        tile.idle = true;
                    node.tiles.append(tile);
                }
                rack.nodes.append(node);
            }
            site.racks.append(rack);
        }
        sites.append(site);
    }
    return sites;
}

QWidget *maps(QWidget *parent)
{
    auto *box = new QWidget(parent);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    for (const TileSize size : {TileSize::Site, TileSize::Rack, TileSize::Card}) {
        auto *map = new TileMap(box);
        map->setTileSize(size);
        map->setSites(fleet());
        // When its size is known.
        QMetaObject::invokeMethod(
            map,
            [map] {
                map->setCurrent({0, 1, 2, 1});
            },
            Qt::QueuedConnection);
        row->addWidget(map, size == TileSize::Site ? 10 : 19);
    }
    return box;
}

QWidget *allIcons(QWidget *parent)
{
    constexpr int kColumns = 22;
    static constexpr QSize kBox(63, 42);
    const QStringList names = iconNames();
    const Tokens &c = tokens(parent->palette());
    const auto draw = [names, &c](QPainter &painter) {
        for (int i = 0; i < names.size(); ++i) {
            const QRect box(QPoint(i % kColumns * kBox.width(), i / kColumns * kBox.height()),
                            QSize(kBox.width(), 20));
            drawIcon(painter, QLatin1StringView(names[i].toLatin1()), box, QColor::fromRgb(c.text));
            drawText(painter, names[i], axisFont(), QColor::fromRgb(c.textMuted),
                     QRectF(box).translated(0, 20), Qt::AlignHCenter);
        }
    };
    const int rows = int(names.size() + kColumns - 1) / kColumns;
    return new Drawing({kColumns * kBox.width(), rows * kBox.height()}, draw, parent);
}

} // namespace

std::unique_ptr<QWidget> swatches(bool german)
{
    auto sheet = std::make_unique<QWidget>();
    sheet->resize(1440, 900);
    auto *p = sheet.get();
    auto *all = new QVBoxLayout(p);
    const auto head = [&](const QString &english, const QString &other) {
        all->addWidget(new Label(TextRole::Section, german ? other : english, p));
    };
    all->addWidget(colours(p));
    auto *pills = new QHBoxLayout;
    for (const auto &row : Named<Health>::kRows) {
        auto *pill = new Pill(p);
        pill->setHealth(row.value, texts::textOf(row.value));
        pills->addWidget(pill);
    }
    pills->addStretch(1);
    head(u"Health, and the same in grey"_s, u"Gesundheit, und dasselbe in Grau"_s);
    all->addLayout(pills);
    auto *both = new QHBoxLayout;
    both->addWidget(tiles(p, false));
    both->addWidget(tiles(p, true));
    both->addStretch(1);
    all->addLayout(both);
    head(u"Fleet"_s, u"Flotte"_s);
    all->addWidget(maps(p), 1);
    head(u"Icons"_s, u"Symbole"_s);
    all->addWidget(allIcons(p));
    return sheet;
}

} // namespace stw::widgets::test
