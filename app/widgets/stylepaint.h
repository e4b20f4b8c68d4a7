#pragma once

#include <QStyleOption>

class QPainter;

namespace stw::widgets::paint {

// The parts that Style paints itself, each from its style option alone and the properties named
// in style.h. \a widget may be null.

void button(const QStyleOption &option, QPainter &painter, const QWidget *widget);
void buttonLabel(const QStyleOptionButton &option, QPainter &painter, const QWidget *widget);
void toolButton(const QStyleOption &option, QPainter &painter, const QWidget *widget);
void field(const QStyleOption &option, QPainter &painter, const QWidget *widget);
void checkBox(const QStyleOption &option, QPainter &painter);
void radioButton(const QStyleOption &option, QPainter &painter);
void focus(const QStyleOption &option, QPainter &painter, const QWidget *widget);
void row(const QStyleOptionViewItem &option, QPainter &painter);
void arrow(QLatin1StringView icon, const QStyleOption &option, QPainter &painter);
void frame(const QStyleOption &option, QPainter &painter, bool strong);
void tab(const QStyleOptionTab &option, QPainter &painter);
void tabLabel(const QStyleOptionTab &option, QPainter &painter);
void header(const QStyleOption &option, QPainter &painter);
void headerLabel(const QStyleOptionHeader &option, QPainter &painter);
void progress(const QStyleOptionProgressBar &option, QPainter &painter);
void splitter(const QStyleOption &option, QPainter &painter);
void comboBox(const QStyleOptionComboBox &option, QPainter &painter, const QWidget *widget,
              const QRect &arrow);
void spinBox(const QStyleOptionSpinBox &option, QPainter &painter, const QWidget *widget,
             const QRect &up, const QRect &down);
void scrollBar(const QStyleOptionSlider &option, QPainter &painter, const QRect &slider,
               const QColor &ground);

//! Whether the widget carries the property \a name as true.
bool has(const QWidget *widget, const char *name);

} // namespace stw::widgets::paint
