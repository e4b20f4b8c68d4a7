#include "app/widgets/tile.h"

#include "app/widgets/patterns.h"
#include "app/widgets/segments.h"
#include "app/widgets/tone.h"
#include "app/widgets/type.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

namespace stw::widgets {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kThinBorder = 1.5;
constexpr qreal kThickBorder = 2.5;
constexpr int kFoot = 2; //!< What is held shows at least this, so that it is told from free.
constexpr int kCap = 10;
constexpr int kTag = 16;
constexpr qreal kSignOfTag = 11;
constexpr qreal kSignOfTile = 9;
constexpr qreal kSquareOfTile = 7.5; //!< On whole pixels, and well inside the cross's place.
constexpr qreal kCrossOfTile = 12;
constexpr qreal kSignBox = 12; //!< The grid that the signs are drawn on.

// Dashes of a border and its width, in pixels.
QPen dashed(const QColor &colour, qreal width, qreal dash, qreal gap)
{
    QPen pen(colour, width, Qt::CustomDashLine, Qt::FlatCap, Qt::MiterJoin);
    pen.setDashPattern({dash / width, gap / width});
    return pen;
}

void strokeInside(QPainter &painter, const QRect &where, const QPen &pen)
{
    const qreal half = pen.widthF() / 2;
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(where).adjusted(half, half, -half, -half));
}

void paintUse(QPainter &painter, const QRect &where, const Tile &tile, const Tokens &c)
{
    if (tile.idle) {
        fillPattern(painter, where, Pattern::WideHatch, QColor::fromRgb(c.textSoft),
                    QColor::fromRgb(c.track));
        return;
    }
    const int measured =
        qRound(where.height() * qBound(0, tile.usePercent.value_or(0), 100) / 100.0);
    const int height = tile.held ? qMax(measured, kFoot) : measured;
    painter.fillRect(where.adjusted(0, where.height() - height, 0, 0), QColor::fromRgb(c.util));
}

void paintHatch(QPainter &painter, const QRect &where, const Tokens &c)
{
    fillPattern(painter, where, Pattern::DenseHatch, QColor::fromRgb(c.maintenance),
                QColor::fromRgb(c.maintenanceTint));
}

QRectF signAt(const QPointF &centre, qreal side)
{
    return {centre.x() - side / 2, centre.y() - side / 2, side, side};
}

// Sizes site and rack: the smaller one has the same borders and fills, but no sign.
void paintSmall(QPainter &painter, const QRect &where, const Tile &tile, bool sign, Theme theme)
{
    const Tokens &c = tokens(theme);
    const QColor colour = colourOf(tile.health, c);
    const QColor ground = QColor::fromRgb(onGlyph(theme));
    const QPointF centre = QRectF(where).center();
    switch (tile.health) {
    case Health::Healthy: paintUse(painter, where, tile, c); return;
    case Health::Suspect:
        paintUse(painter, where, tile, c);
        if (sign)
            painter.fillRect(QRect(where.topLeft(), QSize(where.width(), kCap)), ground);
        strokeInside(
            painter, where,
            QPen(colour, sign ? kThinBorder : 1, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        if (sign)
            paintHealthSign(painter, tile.health,
                            signAt({centre.x(), where.top() + kCap / 2.0 + 0.5}, 6.5), colour);
        return;
    case Health::Isolated:
    case Health::Failed:
        painter.fillRect(where, colour);
        if (sign)
            paintHealthSign(
                painter, tile.health,
                signAt(centre, tile.health == Health::Failed ? kCrossOfTile : kSquareOfTile),
                ground);
        return;
    case Health::Maintenance: paintHatch(painter, where, c); return;
    case Health::Unknown:
        painter.fillRect(where, QColor::fromRgb(c.surface));
        strokeInside(painter, where, dashed(colour, 1, 2, 2));
        if (sign)
            paintHealthSign(painter, tile.health, signAt(centre, kSignOfTile), colour);
        return;
    }
}

void paintPlate(QPainter &painter, const QRect &where, int percent)
{
    const Tokens &dark = tokens(Theme::Dark); // the plate is dark in both themes
    const QString text = u"%1\u00a0%"_s.arg(QLocale().toString(percent));
    const qreal height = lineHeight(badgeFont());
    const qreal wide = qMin(where.width() - 2.0, widthOf(text, badgeFont()) + 4);
    QRectF plate(0, 0, std::ceil(wide), height);
    plate.moveCenter({QRectF(where).center().x(), 0});
    plate.moveBottom(where.bottom() - 3);
    painter.fillRect(plate, QColor::fromRgb(dark.sunken));
    drawText(painter, text, badgeFont(), QColor::fromRgb(dark.text), plate, Qt::AlignHCenter);
}

void paintLarge(QPainter &painter, const QRect &where, const Tile &tile, Theme theme)
{
    const Tokens &c = tokens(theme);
    const QColor colour = colourOf(tile.health, c);
    switch (tile.health) {
    case Health::Healthy:
    case Health::Suspect:
    case Health::Isolated: paintUse(painter, where, tile, c); break;
    case Health::Maintenance: paintHatch(painter, where, c); break;
    case Health::Failed:
    case Health::Unknown: break;
    }
    if (tile.health != Health::Healthy) {
        QPen pen(colour, kThickBorder, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
        if (tile.health == Health::Unknown)
            pen = dashed(colour, kThickBorder, 4, 3);
        strokeInside(painter, where, pen);
        const QRectF tag(where.left(), where.top(), kTag, kTag);
        painter.fillRect(tag, colour);
        paintHealthSign(painter, tile.health, signAt(tag.center(), kSignOfTag),
                        QColor::fromRgb(onGlyph(theme)));
    }
    if (tile.usePercent)
        paintPlate(painter, where, *tile.usePercent);
}

void drawTurn(QPainter &painter, const QColor &colour)
{
    QPainterPath turn;
    turn.arcMoveTo(QRectF(2.2, 2.2, 7.6, 7.6), 0);
    turn.arcTo(QRectF(2.2, 2.2, 7.6, 7.6), 0, -308);
    painter.strokePath(turn, QPen(colour, 1.8, Qt::SolidLine, Qt::FlatCap));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF{{6.8, 0.8}, {10.2, 3.3}, {6.8, 5}});
}

void drawQuestion(QPainter &painter, const QColor &colour)
{
    QPainterPath mark(QPointF(3.6, 4.3));
    mark.cubicTo(3.7, 2.6, 4.7, 1.7, 6.1, 1.7);
    mark.cubicTo(7.6, 1.7, 8.6, 2.6, 8.6, 3.9);
    mark.cubicTo(8.6, 5.8, 6, 5.7, 6, 7.7);
    mark.moveTo(6, 9.3);
    mark.lineTo(6, 10.8);
    painter.strokePath(mark, QPen(colour, 1.8, Qt::SolidLine, Qt::FlatCap));
}

} // namespace

void paintHealthSign(QPainter &painter, Health health, const QRectF &where, const QColor &colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(where.topLeft());
    painter.scale(where.width() / kSignBox, where.height() / kSignBox);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    switch (health) {
    case Health::Healthy: painter.drawEllipse(QRectF(2, 2, 8, 8)); break;
    case Health::Suspect: painter.drawPolygon(QPolygonF{{6, 1.5}, {11, 10.5}, {1, 10.5}}); break;
    case Health::Isolated: painter.drawRect(QRectF(2, 2, 8, 8)); break;
    case Health::Failed:
        painter.setPen(QPen(colour, 2.2, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QPointF(2.5, 2.5), QPointF(9.5, 9.5));
        painter.drawLine(QPointF(9.5, 2.5), QPointF(2.5, 9.5));
        break;
    case Health::Maintenance: drawTurn(painter, colour); break;
    case Health::Unknown: drawQuestion(painter, colour); break;
    }
    painter.restore();
}

void paintTile(QPainter &painter, const QRect &where, const Tile &tile, TileSize size, Theme theme)
{
    painter.fillRect(where, QColor::fromRgb(tokens(theme).track));
    switch (size) {
    case TileSize::Site: paintSmall(painter, where, tile, false, theme); break;
    case TileSize::Rack: paintSmall(painter, where, tile, true, theme); break;
    case TileSize::Card: paintLarge(painter, where, tile, theme); break;
    }
}

} // namespace stw::widgets
