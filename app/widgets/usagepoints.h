#pragma once

#include <QList>
#include <QPointF>

namespace stw::widgets {

//! At most \a most points (at least 4) that keep the first, the last and, of each stretch between,
//! the lowest and the highest, so that no peak and no gap is lost. \a points are sorted by x.
QList<QPointF> decimated(const QList<QPointF> &points, qsizetype most);

} // namespace stw::widgets
