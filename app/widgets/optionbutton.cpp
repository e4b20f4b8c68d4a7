#include "app/widgets/optionbutton.h"

#include <QKeyEvent>
#include <QPainter>

namespace stw::widgets {

namespace {

constexpr qreal kRadius = 6;

} // namespace

OptionButton::OptionButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setCheckable(true);
    setAutoExclusive(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
}

void OptionButton::paintFrame(QPainter &painter, bool tinted) const
{
    const Tokens &c = colours();
    painter.setRenderHint(QPainter::Antialiasing);
    const bool chosen = isChecked();
    const qreal stroke = chosen ? 2 : 1;
    const QRgb line = chosen ? c.accent : isEnabled() && underMouse() ? c.control : c.line;
    painter.setPen(QPen(QColor::fromRgb(isEnabled() || !chosen ? line : c.disabled), stroke));
    painter.setBrush(QColor::fromRgb(chosen && tinted ? c.accentTint : c.surface));
    const qreal half = stroke / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), kRadius, kRadius);
    if (!hasFocus())
        return;
    // Inside the frame, so that focus and choice are told apart.
    painter.setPen(QPen(QColor::fromRgb(c.accent), 2));
    painter.setBrush(Qt::NoBrush);
    const qreal inset = chosen ? 5 : 1;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset),
                            kRadius - inset / 2, kRadius - inset / 2);
}

void OptionButton::paintRadio(QPainter &painter, const QPointF &centre) const
{
    const Tokens &c = colours();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(QColor::fromRgb(c.surface));
    if (isChecked()) {
        painter.setPen(QPen(QColor::fromRgb(isEnabled() ? c.accent : c.disabled), 5));
        painter.drawEllipse(centre, 5.5, 5.5);
        return;
    }
    painter.setPen(QPen(QColor::fromRgb(isEnabled() ? c.control : c.disabled), 1.5));
    painter.drawEllipse(centre, 7.25, 7.25);
}

void OptionButton::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Left:
    case Qt::Key_Down:
    case Qt::Key_Right: {
        const bool back = event->key() == Qt::Key_Up || event->key() == Qt::Key_Left;
        auto *next = this;
        // Only among the siblings: the way out of the group is Tab.
        do {
            QWidget *chained = back ? next->previousInFocusChain() : next->nextInFocusChain();
            while (chained != this && chained->parentWidget() != parentWidget())
                chained = back ? chained->previousInFocusChain() : chained->nextInFocusChain();
            next = qobject_cast<OptionButton *>(chained);
        } while (next != nullptr && next != this && !(next->isEnabled() && next->isVisible()));
        if (next != nullptr)
            next->setFocus(back ? Qt::BacktabFocusReason : Qt::TabFocusReason);
        return;
    }
    case Qt::Key_Return:
    case Qt::Key_Enter: event->ignore(); return; // the form's own button
    default: QAbstractButton::keyPressEvent(event);
    }
}

void OptionButton::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    updateGeometry();
    update();
}

void OptionButton::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void OptionButton::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace stw::widgets
