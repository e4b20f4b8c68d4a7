#pragma once

#include <QColor>
#include <QIcon>
#include <QPixmap>
#include <QRectF>

class QPainter;

namespace stw::widgets {

//! One of resources/icons (LOOK.md §4), black there and in the colour of the text here: the
//! application's palette says which, for each of the icon's modes. An unknown name is an empty
//! icon.
QIcon icon(QLatin1StringView name);
//! The mark of the product, in its own colours.
QIcon applicationIcon();
//! The same in one colour, where the widget that paints knows better than the palette.
void drawIcon(QPainter &painter, QLatin1StringView name, const QRectF &where, const QColor &colour);
QPixmap iconPixmap(QLatin1StringView name, int size, const QColor &colour, qreal ratio);
//! All names, sorted.
QStringList iconNames();

} // namespace stw::widgets
