#include "app/widgets/stylepaint.h"

#include "app/widgets/icons.h"
#include "app/widgets/segments.h"
#include "app/widgets/tokens.h"
#include "app/widgets/type.h"

#include <QPainter>
#include <QPainterPath>
#include <QVariant>

namespace stw::widgets::paint {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kRadius = 4;
constexpr qreal kIcon = 16;
constexpr qreal kIconGap = 6;
constexpr qreal kBar = 9;

bool is(const QStyleOption &option, QStyle::StateFlag flag)
{
    return option.state.testFlag(flag);
}

bool isHovered(const QStyleOption &option)
{
    return is(option, QStyle::State_MouseOver) && is(option, QStyle::State_Enabled);
}

//! A rounded box whose line lies inside \a where.
void box(QPainter &painter, const QRectF &where, QRgb line, qreal stroke, const QBrush &fill,
         qreal radius = kRadius)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(stroke > 0 ? QPen(QColor::fromRgb(line), stroke) : QPen(Qt::NoPen));
    painter.setBrush(fill);
    const qreal half = stroke / 2;
    painter.drawRoundedRect(where.adjusted(half, half, -half, -half), radius, radius);
    painter.restore();
}

struct ButtonLook
{
    QRgb line = 0;
    qreal stroke = 1;
    QBrush fill;
};

ButtonLook filledLook(const QStyleOption &option, const Tokens &c)
{
    const bool hot = isHovered(option) || is(option, QStyle::State_Sunken);
    const QRgb fill = hot ? c.accentHover : c.accent;
    return {fill, 1, QColor::fromRgb(fill)};
}

ButtonLook plainLook(const QStyleOption &option, const Tokens &c)
{
    if (is(option, QStyle::State_On))
        return {c.accent, 1, QColor::fromRgb(c.accentTint)};
    const QRgb fill = is(option, QStyle::State_Sunken) ? c.sunken
                      : isHovered(option)              ? c.surfaceAlt
                                                       : c.surface;
    return {is(option, QStyle::State_Enabled) ? c.control : c.line, 1, QColor::fromRgb(fill)};
}

ButtonLook quietLook(const QStyleOption &option, const Tokens &c)
{
    const bool hot = isHovered(option) || is(option, QStyle::State_On);
    return {0, 0, hot ? QBrush(QColor::fromRgb(c.accentTint)) : QBrush(Qt::NoBrush)};
}

bool isFilled(const QStyleOption &option, const QWidget *widget)
{
    return has(widget, "primary") && is(option, QStyle::State_Enabled);
}

QRgb labelColour(const QStyleOption &option, const QWidget *widget, const Tokens &c)
{
    if (!is(option, QStyle::State_Enabled))
        return c.disabled;
    if (has(widget, "primary"))
        return c.onAccent;
    return has(widget, "quiet") ? c.accent : c.text;
}

} // namespace

bool has(const QWidget *widget, const char *name)
{
    return widget != nullptr && widget->property(name).toBool();
}

void button(const QStyleOption &option, QPainter &painter, const QWidget *widget)
{
    const Tokens &c = tokens(option.palette);
    const ButtonLook look = isFilled(option, widget) ? filledLook(option, c)
                            : has(widget, "quiet")   ? quietLook(option, c)
                                                     : plainLook(option, c);
    box(painter, option.rect, look.line, look.stroke, look.fill);
}

void buttonLabel(const QStyleOptionButton &option, QPainter &painter, const QWidget *widget)
{
    const Tokens &c = tokens(option.palette);
    const QColor colour = QColor::fromRgb(labelColour(option, widget, c));
    const bool bold =
        has(widget, "primary") || (has(widget, "segment") && is(option, QStyle::State_On));
    QFont font = has(widget, "small") ? secondFont() : bodyFont();
    font.setBold(bold);
    const qreal text = option.text.isEmpty()
                           ? 0
                           : QFontMetricsF(font).size(Qt::TextShowMnemonic, option.text).width();
    const bool pictured = !option.icon.isNull();
    const qreal gap = pictured && text > 0 ? kIconGap : 0;
    const qreal wide = (pictured ? kIcon : 0) + gap + text;
    const QRectF room(option.rect);
    qreal x = room.center().x() - qMin(wide, room.width()) / 2 + 0.5;
    if (has(widget, "leftAligned"))
        x = room.left() + 8;
    if (pictured) {
        const QRectF where(std::floor(x), room.top(), kIcon, room.height());
        // Ours knows its name; any other icon keeps its own colours.
        const QString name = option.icon.name();
        if (name.startsWith("stw:"_L1)) {
            const QByteArray latin = name.mid(4).toLatin1();
            drawIcon(painter, QLatin1StringView(latin), where, colour);
        } else {
            option.icon.paint(&painter, where.toAlignedRect(), Qt::AlignCenter,
                              is(option, QStyle::State_Enabled) ? QIcon::Normal : QIcon::Disabled);
        }
        x += kIcon + gap;
    }
    painter.setFont(font);
    painter.setPen(colour);
    const bool underlined = is(option, QStyle::State_KeyboardFocusChange) || widget == nullptr
                            || widget->window()->isActiveWindow();
    painter.drawText(QRectF(x, room.top(), text + 1, room.height()),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine
                         | (underlined ? Qt::TextShowMnemonic : Qt::TextHideMnemonic),
                     option.text);
}

void toolButton(const QStyleOption &option, QPainter &painter, const QWidget *widget)
{
    const Tokens &c = tokens(option.palette);
    const bool raised = is(option, QStyle::State_AutoRaise) || has(widget, "quiet");
    const ButtonLook look = raised ? quietLook(option, c) : plainLook(option, c);
    box(painter, option.rect, look.line, look.stroke, look.fill);
}

void field(const QStyleOption &option, QPainter &painter, const QWidget *widget)
{
    const Tokens &c = tokens(option.palette);
    const bool enabled = is(option, QStyle::State_Enabled);
    const bool focused = is(option, QStyle::State_HasFocus) && enabled;
    const bool invalid = has(widget, "invalid");
    const bool fixed = is(option, QStyle::State_ReadOnly) || !enabled;
    const QRgb line = invalid ? c.failed : focused ? c.accent : enabled ? c.control : c.line;
    box(painter, option.rect, line, invalid || focused ? 2 : 1,
        QColor::fromRgb(fixed ? c.surfaceAlt : c.surface));
}

void checkBox(const QStyleOption &option, QPainter &painter)
{
    const Tokens &c = tokens(option.palette);
    const bool enabled = is(option, QStyle::State_Enabled);
    const bool on = is(option, QStyle::State_On);
    const bool partly = is(option, QStyle::State_NoChange);
    const QRgb line = !enabled                            ? c.disabled
                      : on || partly || isHovered(option) ? c.accent
                                                          : c.control;
    QRectF where(0, 0, kIcon, kIcon);
    where.moveCenter(QRectF(option.rect).center());
    where.moveTo(std::floor(where.x()), std::floor(where.y()));
    box(painter, where, line, 1.5, QColor::fromRgb(on || partly ? line : c.surface), 3);
    if (!on && !partly)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor sign = QColor::fromRgb(enabled ? c.onAccent : c.surface);
    painter.setPen(QPen(sign, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.translate(where.topLeft());
    if (on)
        painter.drawPolyline(QPolygonF{{4, 8.3}, {6.8, 11.2}, {12, 5}});
    else
        painter.drawLine(QPointF(4.5, 8), QPointF(11.5, 8));
    painter.restore();
}

void radioButton(const QStyleOption &option, QPainter &painter)
{
    const Tokens &c = tokens(option.palette);
    const bool enabled = is(option, QStyle::State_Enabled);
    const bool on = is(option, QStyle::State_On);
    const QRgb line = !enabled ? c.disabled : on || isHovered(option) ? c.accent : c.control;
    QRectF where(0, 0, kIcon, kIcon);
    where.moveCenter(QRectF(option.rect).center());
    box(painter, where, line, on ? 5 : 1.5, QColor::fromRgb(c.surface), kIcon / 2);
}

void focus(const QStyleOption &option, QPainter &painter, const QWidget *widget)
{
    const Tokens &c = tokens(option.palette);
    if (has(widget, "primary")) { // accent on accent would not be seen
        box(painter, QRectF(option.rect).adjusted(2, 2, -2, -2), c.onAccent, 2, Qt::NoBrush, 3);
        return;
    }
    box(painter, option.rect, c.accent, 2, Qt::NoBrush);
}

void row(const QStyleOptionViewItem &option, QPainter &painter)
{
    constexpr int kEdge = 3;
    const Tokens &c = tokens(option.palette);
    if (is(option, QStyle::State_Selected)) {
        painter.fillRect(option.rect, QColor::fromRgb(c.accentTint));
        const bool first = option.viewItemPosition == QStyleOptionViewItem::Beginning
                           || option.viewItemPosition == QStyleOptionViewItem::OnlyOne
                           // A table does not say.
                           || (option.viewItemPosition == QStyleOptionViewItem::Invalid
                               && option.index.column() == 0);
        if (first)
            painter.fillRect(QRect(option.rect.topLeft(), QSize(kEdge, option.rect.height())),
                             QColor::fromRgb(c.accent));
    } else if (isHovered(option)) {
        painter.fillRect(option.rect, QColor::fromRgb(c.surfaceAlt));
    } else if (option.backgroundBrush.style() != Qt::NoBrush) {
        painter.fillRect(option.rect, option.backgroundBrush);
    }
}

void arrow(QLatin1StringView icon, const QStyleOption &option, QPainter &painter)
{
    const Tokens &c = tokens(option.palette);
    const QRgb colour = is(option, QStyle::State_Enabled) ? c.textMuted : c.disabled;
    QRectF where(0, 0, kIcon, kIcon);
    where.moveCenter(QRectF(option.rect).center());
    if (icon.isEmpty()) { // upwards: there is no drawing of its own
        painter.save();
        painter.translate(where.center());
        painter.rotate(180);
        drawIcon(painter, "chevron-down"_L1, where.translated(-where.center()),
                 QColor::fromRgb(colour));
        painter.restore();
        return;
    }
    drawIcon(painter, icon, where, QColor::fromRgb(colour));
}

void frame(const QStyleOption &option, QPainter &painter, bool strong)
{
    const Tokens &c = tokens(option.palette);
    box(painter, option.rect, strong ? c.control : c.line, 1, Qt::NoBrush, 0);
}

void tab(const QStyleOptionTab &option, QPainter &painter)
{
    constexpr int kMarker = 2;
    const Tokens &c = tokens(option.palette);
    const QRect where = option.rect;
    if (is(option, QStyle::State_Selected))
        painter.fillRect(QRect(where.left(), where.bottom() - kMarker + 1, where.width(), kMarker),
                         QColor::fromRgb(c.accent));
    else if (isHovered(option))
        painter.fillRect(QRect(where.left(), where.bottom(), where.width(), 1),
                         QColor::fromRgb(c.control));
    if (is(option, QStyle::State_HasFocus))
        box(painter, where.adjusted(0, 2, 0, -3), c.accent, 2, Qt::NoBrush);
}

void tabLabel(const QStyleOptionTab &option, QPainter &painter)
{
    const Tokens &c = tokens(option.palette);
    const bool selected = is(option, QStyle::State_Selected);
    const QRgb colour = !is(option, QStyle::State_Enabled) ? c.disabled
                        : selected                         ? c.text
                                                           : c.textSoft;
    painter.setFont(selected ? strongFont() : bodyFont());
    painter.setPen(QColor::fromRgb(colour));
    painter.drawText(option.rect, Qt::AlignCenter | Qt::TextShowMnemonic, option.text);
}

void header(const QStyleOption &option, QPainter &painter)
{
    const Tokens &c = tokens(option.palette);
    painter.fillRect(option.rect, QColor::fromRgb(c.surfaceAlt));
    painter.fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                     QColor::fromRgb(c.line));
}

void headerLabel(const QStyleOptionHeader &option, QPainter &painter)
{
    constexpr qreal kArrow = 12;
    const Tokens &c = tokens(option.palette);
    QRectF where = QRectF(option.rect).adjusted(2, 0, -2, 0);
    const QRgb colour = option.sortIndicator == QStyleOptionHeader::None ? c.textMuted : c.text;
    if (option.sortIndicator != QStyleOptionHeader::None) {
        const bool right = option.textAlignment & Qt::AlignRight;
        const qreal text = qMin(widthOf(option.text, badgeFont()), where.width() - kArrow - 2);
        const qreal left = right ? where.right() - text - kArrow - 2 : where.left() + text + 2;
        QStyleOption sign(option);
        sign.rect = QRectF(left, where.top(), kArrow, where.height()).toAlignedRect();
        arrow(option.sortIndicator == QStyleOptionHeader::SortDown ? "chevron-down"_L1 : ""_L1,
              sign, painter);
        if (right)
            where.setLeft(where.right() - text);
        else
            where.setRight(where.left() + text + 1);
    }
    drawText(painter, option.text, badgeFont(), QColor::fromRgb(colour), where,
             option.textAlignment & Qt::AlignHorizontal_Mask);
}

void progress(const QStyleOptionProgressBar &option, QPainter &painter)
{
    const Tokens &c = tokens(option.palette);
    QRectF bar(option.rect);
    bar.setHeight(kBar);
    bar.moveTop(std::floor(QRectF(option.rect).center().y() - kBar / 2));
    painter.fillRect(bar, QColor::fromRgb(c.track));
    const int range = option.maximum - option.minimum;
    if (range <= 0) // not counted: nothing is made up
        return;
    bar.setWidth(std::round(bar.width() * (option.progress - option.minimum) / range));
    painter.fillRect(bar, QColor::fromRgb(c.data1));
}

void splitter(const QStyleOption &option, QPainter &painter)
{
    const Tokens &c = tokens(option.palette);
    const bool upright = is(option, QStyle::State_Horizontal);
    const QPoint centre = option.rect.center();
    const bool hot = isHovered(option) || is(option, QStyle::State_Sunken);
    const int wide = hot ? 2 : 1;
    const QRect line = upright ? QRect(centre.x(), option.rect.top(), wide, option.rect.height())
                               : QRect(option.rect.left(), centre.y(), option.rect.width(), wide);
    painter.fillRect(line, QColor::fromRgb(hot ? c.accent : c.line));
}

void comboBox(const QStyleOptionComboBox &option, QPainter &painter, const QWidget *widget,
              const QRect &chevron)
{
    if (option.frame)
        field(option, painter, widget);
    QStyleOption sign(option);
    sign.rect = chevron;
    arrow("chevron-down"_L1, sign, painter);
}

void spinBox(const QStyleOptionSpinBox &option, QPainter &painter, const QWidget *widget,
             const QRect &up, const QRect &down)
{
    if (option.frame)
        field(option, painter, widget);
    if (option.buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    const auto step = [&](const QRect &where, QLatin1StringView icon, bool enabled,
                          QStyle::SubControl part) {
        QStyleOption sign(option);
        sign.rect = where;
        sign.state.setFlag(QStyle::State_Enabled, enabled && is(option, QStyle::State_Enabled));
        const bool hot = option.activeSubControls == part && is(option, QStyle::State_MouseOver);
        if (hot && enabled)
            painter.fillRect(where, QColor::fromRgb(tokens(option.palette).sunken));
        arrow(icon, sign, painter);
    };
    step(up, ""_L1, option.stepEnabled.testFlag(QAbstractSpinBox::StepUpEnabled),
         QStyle::SC_SpinBoxUp);
    step(down, "chevron-down"_L1, option.stepEnabled.testFlag(QAbstractSpinBox::StepDownEnabled),
         QStyle::SC_SpinBoxDown);
}

void scrollBar(const QStyleOptionSlider &option, QPainter &painter, const QRect &slider,
               const QColor &ground)
{
    const Tokens &c = tokens(option.palette);
    painter.fillRect(option.rect, ground);
    if (option.maximum <= option.minimum)
        return;
    const bool hot = isHovered(option) || is(option, QStyle::State_Sunken);
    const QRectF handle = QRectF(slider).adjusted(2, 2, -2, -2);
    box(painter, handle, 0, 0, QColor::fromRgb(hot ? c.textMuted : c.control),
        qMin(handle.width(), handle.height()) / 2);
}

} // namespace stw::widgets::paint
