#pragma once

#include <QColor>
#include <QFont>
#include <QList>
#include <QRectF>
#include <QString>

class QPainter;

namespace stw::widgets {

//! A run of text of one look within a line.
struct Segment
{
    QString text;
    QFont font;
    QColor colour;
};

qreal widthOf(const QList<Segment> &segments);
//! On one base line, vertically centred in \a where, at its left or right end.
void drawSegments(QPainter &painter, const QList<Segment> &segments, const QRectF &where,
                  Qt::Alignment alignment);
//! One text, vertically centred; where it does not fit it is cut as \a cut says.
void drawText(QPainter &painter, const QString &text, const QFont &font, const QColor &colour,
              const QRectF &where, Qt::Alignment alignment = Qt::AlignLeft,
              Qt::TextElideMode cut = Qt::ElideRight);
qreal widthOf(const QString &text, const QFont &font);
//! The line height of a font, as a design at 13 px has it: 18 for body, 16 for second line.
qreal lineHeight(const QFont &font);

} // namespace stw::widgets
