#include "app/widgets/chip.h"

#include "app/widgets/icons.h"
#include "app/widgets/segments.h"
#include "app/widgets/type.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace stw::widgets {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPadding = 10;
constexpr int kIcon = 16;
constexpr int kCross = 12;
constexpr int kGap = 6;
constexpr int kHeight = 24;

} // namespace

Chip::Chip(const QString &text, QWidget *parent)
    : QAbstractButton(parent)
{
    setText(text);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Chip::setIconName(QLatin1StringView name)
{
    m_icon = name;
    updateGeometry();
    update();
}

void Chip::setRemovable(bool removable)
{
    m_removable = removable;
    setAccessibleDescription(removable ? tr("Delete removes it") : QString());
    updateGeometry();
    update();
}

void Chip::setDashed(bool dashed)
{
    m_dashed = dashed;
    update();
}

QSize Chip::sizeHint() const
{
    int wide = 2 * kPadding + qCeil(widthOf(text(), secondFont()));
    wide += m_icon.isEmpty() ? 0 : kIcon + kGap - 2;
    wide += m_removable ? kCross + kGap : 0;
    return {wide, scaled(kHeight)};
}

QRect Chip::cross() const
{
    return {width() - kPadding - kCross, (height() - kCross) / 2, kCross, kCross};
}

void Chip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens &c = tokens(palette());
    // What can only be removed is in force; what can be checked is so while it is checked.
    const bool on = isChecked() || (m_removable && !isCheckable());
    const QColor line = !isEnabled() ? c.line : on ? c.accent : c.control;
    const QColor words = !isEnabled() ? c.disabled : on || underMouse() ? c.text : c.textSoft;
    QPen pen(hasFocus() ? QColor::fromRgb(c.accent) : line, hasFocus() ? 2 : 1);
    if (m_dashed && !hasFocus())
        pen.setDashPattern({3, 2});
    painter.setPen(pen);
    painter.setBrush(QColor::fromRgb(on ? c.accentTint : isDown() ? c.sunken : c.surface));
    const qreal half = pen.widthF() / 2;
    const QRectF body = QRectF(rect()).adjusted(half, half, -half, -half);
    painter.drawRoundedRect(body, body.height() / 2, body.height() / 2);

    QRectF inside = QRectF(rect()).adjusted(kPadding, 0, -kPadding, 0);
    if (!m_icon.isEmpty()) {
        const QRectF box(inside.left() - 2, 0, kIcon, height());
        drawIcon(painter, m_icon, box, words);
        inside.setLeft(box.right() + kGap - 2);
    }
    if (m_removable) {
        drawIcon(painter, "close"_L1, cross(), words);
        inside.setRight(cross().left() - kGap);
    }
    drawText(painter, text(), secondFont(), words, inside);
}

void Chip::keyPressEvent(QKeyEvent *event)
{
    if (m_removable && (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace))
        emit removed();
    else
        QAbstractButton::keyPressEvent(event);
}

void Chip::mouseReleaseEvent(QMouseEvent *event)
{
    const bool crossed = m_removable && cross().adjusted(-4, -6, 6, 6).contains(event->pos());
    if (crossed && isDown()) {
        setDown(false);
        emit removed();
        return;
    }
    QAbstractButton::mouseReleaseEvent(event);
}

void Chip::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        setRemovable(m_removable); // says so
    updateGeometry();
    update();
}

} // namespace stw::widgets
