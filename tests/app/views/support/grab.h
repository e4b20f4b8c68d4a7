#pragma once

#include "app/widgets/tokens.h"

#include <QWidget>

namespace stw::samples {

//! The application in this language and theme, as the console would set it up. \a pixels is the
//! size of its font: 26 shows everything at 200 %.
void setUp(const QString &language, widgets::Theme theme, int pixels = 13);
//! \a view at \a size, laid out and painted. Where STW_GRABS names a folder, the picture is put
//! there under \a name.
QImage grabOf(QWidget &view, const QSize &size, const QString &name);
//! Labels and buttons whose text is longer than the room that they have.
QStringList cutTexts(const QWidget &view);

} // namespace stw::samples
