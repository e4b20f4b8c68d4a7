#pragma once

#include "shared/base/instant.h"

#include <QList>
#include <QRectF>
#include <QString>

namespace stw::widgets {

//! Where a piece of a strip lies.
struct StripPart
{
    QRectF where;
    bool folded = false; //!< Shorter than its share, drawn with a double slash.
};

//! In order, on whole pixels, filling the strip without gap or overlap. Proportional to
//! \a lengths, but a piece more than twice as long as all others together is folded to a quarter,
//! and none is narrower than 3 as long as there is room.
QList<StripPart> stripParts(const QList<Micros> &lengths, const QRectF &strip);

//! Whole seconds whose sum is the sum in whole seconds: each is the difference of two rounded
//! sums, so that shown parts always add up to the shown total.
QList<qint64> secondsThatAddUp(const QList<Micros> &lengths);

//! `6:30`, `4:07:10`; from a day on the hours go on: `52:07:10`. Below 0: as 0.
QString clockLength(qint64 seconds);

} // namespace stw::widgets
