#include "app/views/compose/growingedit.h"

#include <QEvent>
#include <QPainter>
#include <QStyleOptionFrame>

#include <algorithm>

namespace stw::views {

namespace {

constexpr int kFrame = 2; // room for the border of a field with focus or a fault

} // namespace

GrowingEdit::GrowingEdit(int least, int most, QWidget *parent)
    : QPlainTextEdit(parent)
    , m_least(least)
    , m_most(most)
{
    setFrameStyle(Box | Plain);
    setLineWidth(kFrame);
    setTabChangesFocus(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(this, &QPlainTextEdit::textChanged, this, &GrowingEdit::fit);
    fit();
}

//! The frame of a one-line field, with its focus and its fault.
bool GrowingEdit::event(QEvent *event)
{
    if (event->type() != QEvent::Paint)
        return QPlainTextEdit::event(event);
    QStyleOptionFrame option;
    option.initFrom(this);
    option.lineWidth = kFrame;
    QPainter painter(this);
    style()->drawPrimitive(QStyle::PE_PanelLineEdit, &option, &painter, this);
    return true;
}

void GrowingEdit::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

void GrowingEdit::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    fit();
}

void GrowingEdit::fit()
{
    // The layout counts lines as they are wrapped, not only as they were typed.
    const int wrapped = int(document()->documentLayout()->documentSize().height());
    const int lines = std::clamp(wrapped, m_least, m_most);
    const int margins = 2 * (frameWidth() + int(document()->documentMargin()));
    setFixedHeight(lines * fontMetrics().lineSpacing() + margins + 4);
}

} // namespace stw::views
