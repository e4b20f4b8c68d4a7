#pragma once

#include <QBrush>

class QPainter;

namespace stw::widgets {

//! What stands beside each hue so that it is told in grey as well (LOOK.md §2, §7).
enum class Pattern {
    None,
    Hatch,      //!< Held; fragmentation.
    DenseHatch, //!< Over the limit; maintenance.
    WideHatch,  //!< Capacity; held but idle.
    Dots,       //!< Priority.
    Grid,       //!< Topology.
    Squares,    //!< Too little healthy capacity.
    Dashes,     //!< Reservation: one dotted line in the middle, drawn by fillPattern() only.
    Outline,    //!< Quota: a dashed outline, drawn by fillPattern() only.
};

//! A tile of a few pixels as a brush; set the brush's origin to the corner of what is filled.
QBrush patternBrush(Pattern pattern, const QColor &colour, qreal ratio);
//! Fills \a where with \a ground and draws the pattern over it.
void fillPattern(QPainter &painter, const QRectF &where, Pattern pattern, const QColor &colour,
                 const QColor &ground);

} // namespace stw::widgets
