#include "app/widgets/segments.h"

#include <QFontMetricsF>
#include <QPainter>

namespace stw::widgets {

qreal widthOf(const QString &text, const QFont &font)
{
    return QFontMetricsF(font).horizontalAdvance(text);
}

qreal widthOf(const QList<Segment> &segments)
{
    qreal width = 0;
    for (const Segment &segment : segments)
        width += widthOf(segment.text, segment.font);
    return width;
}

void drawSegments(QPainter &painter, const QList<Segment> &segments, const QRectF &where,
                  Qt::Alignment alignment)
{
    if (segments.isEmpty())
        return;
    qreal x = alignment & Qt::AlignRight ? where.right() - widthOf(segments) : where.left();
    const QFontMetricsF metrics(segments.first().font);
    const qreal base = where.center().y() + (metrics.ascent() - metrics.descent()) / 2;
    for (const Segment &segment : segments) {
        painter.setFont(segment.font);
        painter.setPen(segment.colour);
        painter.drawText(QPointF(x, base), segment.text);
        x += widthOf(segment.text, segment.font);
    }
}

void drawText(QPainter &painter, const QString &text, const QFont &font, const QColor &colour,
              const QRectF &where, Qt::Alignment alignment, Qt::TextElideMode cut)
{
    painter.setFont(font);
    painter.setPen(colour);
    // Half a pixel more, or a text that just fits is cut by rounding.
    const QString shown = QFontMetricsF(font).elidedText(text, cut, where.width() + 0.5);
    painter.drawText(
        where, int(alignment | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip), shown);
}

qreal lineHeight(const QFont &font)
{
    constexpr qreal kLeading = 1.32;
    const QFontMetricsF metrics(font);
    // Fonts differ much in what they call their height; the size of the type does not.
    const qreal em = font.pixelSize() > 0 ? font.pixelSize() : metrics.ascent() / 1.06;
    return qRound(qMax(em * kLeading, metrics.ascent() + metrics.descent()));
}

} // namespace stw::widgets
