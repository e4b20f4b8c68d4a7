#include "app/widgets/patterns.h"

#include <QPainter>
#include <QPixmapCache>

#include <array>

namespace stw::widgets {

using namespace Qt::StringLiterals;

namespace {

struct PatternRow
{
    Pattern pattern;
    int step;     //!< Side of the tile, device-independent pixels.
    qreal stroke; //!< Of a line, or the side of a dot.
};

// clang-format off: a table is read in columns.
constexpr auto kRows = std::to_array<PatternRow>({
    {Pattern::None, 4, 0},
    {Pattern::Hatch, 6, 1.5},
    {Pattern::DenseHatch, 6, 2.2},
    {Pattern::WideHatch, 7, 1.2},
    {Pattern::Dots, 5, 2},
    {Pattern::Grid, 6, 1.2},
    {Pattern::Squares, 7, 3},
    {Pattern::Dashes, 6, 2},
    {Pattern::Outline, 4, 1.5},
});
// clang-format on

void drawDiagonals(QPainter &painter, qreal step, const QColor &colour, qreal stroke)
{
    painter.setPen(QPen(colour, stroke, Qt::SolidLine, Qt::FlatCap));
    for (const qreal shift : {-step, 0.0, step})
        painter.drawLine(QPointF(shift - 1, step + 1), QPointF(shift + step + 1, -1));
}

void drawTile(QPainter &painter, const PatternRow &row, const QColor &colour)
{
    const qreal step = row.step;
    switch (row.pattern) {
    case Pattern::Hatch:
    case Pattern::DenseHatch:
    case Pattern::WideHatch: drawDiagonals(painter, step, colour, row.stroke); break;
    case Pattern::Dots:
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawEllipse(QRectF(1, 1, row.stroke, row.stroke));
        break;
    case Pattern::Grid:
        painter.fillRect(QRectF(step / 2, 0, row.stroke, step), colour);
        painter.fillRect(QRectF(0, step / 2, step, row.stroke), colour);
        break;
    case Pattern::Squares: painter.fillRect(QRectF(2, 2, row.stroke, row.stroke), colour); break;
    case Pattern::None:
    case Pattern::Dashes:
    case Pattern::Outline: break;
    }
}

} // namespace

QBrush patternBrush(Pattern pattern, const QColor &colour, qreal ratio)
{
    const PatternRow &row = kRows[std::size_t(pattern)];
    const QString key = u"stw-pattern:%1:%2:%3"_s.arg(QString::number(int(pattern)), colour.name(),
                                                      QString::number(ratio));
    QPixmap tile;
    if (!QPixmapCache::find(key, &tile)) {
        const int side = qRound(row.step * ratio);
        tile = QPixmap(side, side);
        tile.fill(Qt::transparent);
        QPainter painter(&tile);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(side / qreal(row.step), side / qreal(row.step));
        drawTile(painter, row, colour);
        painter.end();
        tile.setDevicePixelRatio(ratio);
        QPixmapCache::insert(key, tile);
    }
    return QBrush(tile);
}

void fillPattern(QPainter &painter, const QRectF &where, Pattern pattern, const QColor &colour,
                 const QColor &ground)
{
    const PatternRow &row = kRows[std::size_t(pattern)];
    painter.fillRect(where, ground);
    if (pattern == Pattern::Outline) {
        QPen pen(colour, row.stroke, Qt::CustomDashLine, Qt::FlatCap);
        pen.setDashPattern({2.5, 2});
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(where.adjusted(0.75, 0.75, -0.75, -0.75));
        return;
    }
    if (pattern == Pattern::Dashes) {
        QPen pen(colour, row.stroke, Qt::CustomDashLine, Qt::FlatCap);
        pen.setDashPattern({1, 2});
        painter.setPen(pen);
        painter.drawLine(QPointF(where.left() + 4, where.center().y()),
                         QPointF(where.right() - 4, where.center().y()));
        return;
    }
    if (pattern == Pattern::None)
        return;
    const QPointF origin = painter.brushOrigin();
    painter.setBrushOrigin(where.topLeft());
    painter.fillRect(where, patternBrush(pattern, colour, painter.device()->devicePixelRatioF()));
    painter.setBrushOrigin(origin);
}

} // namespace stw::widgets
