#include "app/shell/headparts.h"

#include "app/texts/format.h"
#include "app/widgets/icons.h"
#include "app/widgets/pill.h"
#include "app/widgets/tokens.h"
#include "app/widgets/type.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>

namespace stw::shell {

using namespace Qt::StringLiterals;

namespace {

constexpr int kFieldHeight = 28;
constexpr int kSearchWidth = 360;
constexpr int kIcon = 16;
constexpr int kBell = 20;
constexpr int kRadius = 4;
constexpr int kTagRadius = 3;
constexpr int kMargin = 10;
constexpr int kMark = 20; // the brand is drawn on this grid

void paintFocus(QPainter &painter, const QWidget &widget)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(widgets::tokens(widget.palette()).accent), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(widget.rect()).adjusted(1, 1, -1, -1), kRadius, kRadius);
}

} // namespace

Brand::Brand(QWidget *parent)
    : QWidget(parent)
{
    setFixedWidth(widgets::scaled(kWidth));
    setAccessibleName(u"Stellwerk"_s);
}

void Brand::paintEvent(QPaintEvent *)
{
    const widgets::Tokens &colours = widgets::tokens(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double top = (height() - kMark) / 2.0;
    painter.translate(0, top);
    QPainterPath line(QPointF(2, 15));
    line.lineTo(18, 15);
    line.moveTo(2, 15);
    line.cubicTo(9, 15, 8, 6, 18, 6);
    painter.setPen(QPen(QColor(colours.accent), 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(line);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(colours.accent));
    painter.drawEllipse(QPointF(4.5, 6), 2, 2);
    painter.translate(0, -top);
    painter.setFont(widgets::sectionFont());
    painter.setPen(QColor(colours.text));
    painter.drawText(rect().adjusted(kMark + 8, 0, 0, 0), Qt::AlignVCenter, u"Stellwerk"_s);
}

SearchButton::SearchButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setCursor(Qt::IBeamCursor);
}

void SearchButton::setShortcutText(const QString &text)
{
    m_shortcut = text;
    update();
}

QSize SearchButton::sizeHint() const
{
    return {kSearchWidth, std::max(kFieldHeight, fontMetrics().height() + kMargin)};
}

void SearchButton::paintEvent(QPaintEvent *)
{
    const widgets::Tokens &colours = widgets::tokens(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QColor(underMouse() ? colours.accent : colours.control));
    painter.setBrush(QColor(colours.surface));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
    const QRect glyph(kMargin, (height() - kIcon) / 2, kIcon, kIcon);
    widgets::drawIcon(painter, "search"_L1, glyph, QColor(colours.textMuted));
    const QSize cap = widgets::KeyHint::sizeOf(m_shortcut);
    const QRect capPlace(width() - cap.width() - 8, (height() - cap.height()) / 2, cap.width(),
                         cap.height());
    widgets::KeyHint::paint(painter, capPlace, m_shortcut, colours);
    painter.setFont(font());
    painter.setPen(QColor(colours.textMuted));
    const QRect room(glyph.right() + 8, 0, capPlace.left() - glyph.right() - 16, height());
    const QString shown = painter.fontMetrics().elidedText(text(), Qt::ElideRight, room.width());
    painter.drawText(room, Qt::AlignVCenter, shown);
    if (hasFocus())
        paintFocus(painter, *this);
}

BellButton::BellButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
}

void BellButton::setUnread(int count)
{
    m_unread = count;
    setAccessibleDescription(tr("%n unread", nullptr, count));
    updateGeometry();
    update();
}

QSize BellButton::sizeHint() const
{
    const int badge =
        m_unread > 0 ? 6 + widgets::Badge::sizeOf(texts::number(m_unread)).width() : 0;
    return {4 + kBell + badge + 4, std::max(kFieldHeight, fontMetrics().height() + kMargin)};
}

void BellButton::paintEvent(QPaintEvent *)
{
    const widgets::Tokens &colours = widgets::tokens(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect glyph(4, (height() - kBell) / 2, kBell, kBell);
    widgets::drawIcon(painter, "bell"_L1, glyph, QColor(colours.textSoft));
    if (m_unread > 0) {
        const QString count = texts::number(m_unread);
        const QSize badge = widgets::Badge::sizeOf(count);
        widgets::Badge::paint(
            painter, QRect(QPoint(glyph.right() + 6, (height() - badge.height()) / 2), badge),
            count, true, colours);
    }
    if (hasFocus())
        paintFocus(painter, *this);
}

PersonButton::PersonButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    connect(this, &QAbstractButton::clicked, this, &PersonButton::open);
}

void PersonButton::setMenu(QMenu *menu)
{
    m_menu = menu;
}

QSize PersonButton::sizeHint() const
{
    return {4 + kIcon + 6 + fontMetrics().horizontalAdvance(text()) + 6 + kIcon + 4,
            std::max(kFieldHeight, fontMetrics().height() + kMargin)};
}

//! Its right edge below this one's.
void PersonButton::open()
{
    if (m_menu)
        m_menu->popup(mapToGlobal(QPoint(width() - m_menu->sizeHint().width(), height())));
}

void PersonButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Down)
        return open();
    QAbstractButton::keyPressEvent(event);
}

void PersonButton::paintEvent(QPaintEvent *)
{
    const widgets::Tokens &colours = widgets::tokens(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int top = (height() - kIcon) / 2;
    widgets::drawIcon(painter, "user"_L1, QRect(4, top, kIcon, kIcon), QColor(colours.textSoft));
    widgets::drawIcon(painter, "chevron-down"_L1, QRect(width() - 4 - kIcon, top, kIcon, kIcon),
                      QColor(colours.textMuted));
    painter.setPen(QColor(colours.text));
    painter.drawText(rect().adjusted(4 + kIcon + 6, 0, -4 - kIcon, 0),
                     Qt::AlignLeft | Qt::AlignVCenter, text());
    if (hasFocus())
        paintFocus(painter, *this);
}

QColor colourOf(const EdgeMark &mark, const QPalette &palette)
{
    const widgets::Tokens &colours = widgets::tokens(palette);
    if (mark.environment == views::Environment::Production)
        return QColor(colours.env);
    if (mark.simulated || mark.environment == views::Environment::Test)
        return QColor(colours.data2);
    return Qt::transparent;
}

EnvironmentTag::EnvironmentTag(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void EnvironmentTag::setMark(const EdgeMark &mark)
{
    m_mark = mark;
    setVisible(!words().isEmpty());
    setAccessibleName(words());
    setToolTip(mark.simulated ? tr("Part of the fleet is simulated: nothing runs there.")
                              : QString());
    updateGeometry();
    update();
}

QString EnvironmentTag::words() const
{
    if (m_mark.simulated)
        return tr("SIMULATED");
    switch (m_mark.environment) {
    case views::Environment::Development: return {};
    case views::Environment::Test: return tr("TEST");
    case views::Environment::Production: return tr("PRODUCTION");
    }
    return {};
}

QFont EnvironmentTag::tagFont() const
{
    QFont face = widgets::axisFont();
    face.setBold(true);
    face.setLetterSpacing(QFont::PercentageSpacing, 103);
    return face;
}

QSize EnvironmentTag::sizeHint() const
{
    const QFontMetrics metrics(tagFont());
    return {metrics.horizontalAdvance(words()) + 16, metrics.height() + 6};
}

void EnvironmentTag::paintEvent(QPaintEvent *)
{
    const QColor colour = colourOf(m_mark, palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(colour);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kTagRadius, kTagRadius);
    painter.setFont(tagFont());
    painter.drawText(rect(), Qt::AlignCenter, words());
}

void EnvironmentTag::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        setMark(m_mark);
}

} // namespace stw::shell
