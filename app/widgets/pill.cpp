#include "app/widgets/pill.h"

#include "app/widgets/icons.h"
#include "app/widgets/segments.h"
#include "app/widgets/tile.h"
#include "app/widgets/type.h"

#include <QPainter>

#include <functional>

namespace stw::widgets {

namespace {

constexpr qreal kRadius = 4;
constexpr int kIcon = 16;
constexpr int kIconGap = 6;

struct PillMeasures
{
    QFont font;
    int padding;
    int height;
};

PillMeasures measuresOf(bool small)
{
    return small ? PillMeasures{badgeFont(), 6, scaled(18)}
                 : PillMeasures{captionFont(), 8, scaled(22)};
}

void box(QPainter &painter, const QRectF &where, qreal radius, const QBrush &fill)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(where, radius, radius);
}

struct PillColours
{
    QColor text;
    QColor tint;
};

using DrawSign = std::function<void(const QRectF &)>;

void drawPill(QPainter &painter, const QRectF &where, const QString &text,
              const PillColours &colours, bool small, const DrawSign &sign)
{
    const PillMeasures measures = measuresOf(small);
    const QSize size = Pill::sizeOf(bool(sign), text, small);
    const QRectF pill(where.left(), qRound(where.center().y() - size.height() / 2.0),
                      qMin(qreal(size.width()), where.width()), size.height());
    painter.save();
    box(painter, pill, kRadius, colours.tint);
    QRectF inside = pill.adjusted(measures.padding, 0, -measures.padding, 0);
    if (sign) {
        sign(QRectF(inside.left(), pill.top(), kIcon, pill.height()));
        inside.setLeft(inside.left() + kIcon + kIconGap);
    }
    drawText(painter, text, measures.font, colours.text, inside);
    painter.restore();
}

} // namespace

Pill::Pill(QWidget *parent)
    : Painted(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Pill::setStatus(QLatin1StringView icon, const QString &text, Tone tone)
{
    m_icon = icon;
    m_text = text;
    m_tone = tone;
    m_health.reset();
    setAccessibleName(text);
    changed();
}

void Pill::setHealth(Health health, const QString &text)
{
    m_health = health;
    m_text = text;
    setAccessibleName(text);
    changed();
}

void Pill::setSmall(bool small)
{
    m_small = small;
    changed();
}

QSize Pill::sizeOf(bool icon, const QString &text, bool small)
{
    const PillMeasures measures = measuresOf(small);
    const int iconWidth = icon ? kIcon + kIconGap : 0;
    const int wide = 2 * measures.padding + iconWidth + qCeil(widthOf(text, measures.font));
    return {wide, measures.height};
}

void Pill::paint(QPainter &painter, const QRectF &where, QLatin1StringView icon,
                 const QString &text, Tone tone, const Tokens &tokens, bool small)
{
    const PillColours colours{colourOf(tone, tokens), tintOf(tone, tokens)};
    const auto sign = [&](const QRectF &place) { drawIcon(painter, icon, place, colours.text); };
    drawPill(painter, where, text, colours, small, icon.isEmpty() ? DrawSign() : DrawSign(sign));
}

void Pill::paintHealth(QPainter &painter, const QRectF &where, Health health, const QString &text,
                       const Tokens &tokens, bool small)
{
    constexpr qreal kSign = 11;
    const PillColours colours{colourOf(health, tokens), tintOf(health, tokens)};
    drawPill(painter, where, text, colours, small, [&](const QRectF &place) {
        QRectF sign(0, 0, kSign, kSign);
        sign.moveCenter(place.center());
        paintHealthSign(painter, health, sign, colours.text);
    });
}

QSize Pill::sizeHint() const
{
    return sizeOf(m_health || !m_icon.isEmpty(), m_text, m_small);
}

void Pill::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (m_health)
        paintHealth(painter, rect(), *m_health, m_text, colours(), m_small);
    else
        paint(painter, rect(), m_icon, m_text, m_tone, colours(), m_small);
}

Badge::Badge(QWidget *parent)
    : Painted(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Badge::setText(const QString &text)
{
    m_text = text;
    setAccessibleName(text);
    changed();
}

void Badge::setFilled(bool filled)
{
    m_filled = filled;
    update();
}

QSize Badge::sizeOf(const QString &text)
{
    return {qMax(scaled(18), qCeil(widthOf(text, badgeFont())) + 10), scaled(16)};
}

void Badge::paint(QPainter &painter, const QRectF &where, const QString &text, bool filled,
                  const Tokens &tokens)
{
    painter.save();
    box(painter, where, where.height() / 2,
        QColor::fromRgb(filled ? tokens.accent : tokens.sunken));
    drawText(painter, text, badgeFont(), QColor::fromRgb(filled ? tokens.onAccent : tokens.text),
             where, Qt::AlignHCenter);
    painter.restore();
}

void Badge::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paint(painter, rect(), m_text, m_filled, colours());
}

KeyHint::KeyHint(QWidget *parent)
    : Painted(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void KeyHint::setText(const QString &text)
{
    m_text = text;
    setAccessibleName(text);
    changed();
}

QSize KeyHint::sizeOf(const QString &text)
{
    return {qCeil(widthOf(text, axisFont())) + 10, scaled(18)};
}

void KeyHint::paint(QPainter &painter, const QRectF &where, const QString &text,
                    const Tokens &tokens)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QColor::fromRgb(tokens.line));
    painter.setBrush(QColor::fromRgb(tokens.surfaceAlt));
    painter.drawRoundedRect(where.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    drawText(painter, text, axisFont(), QColor::fromRgb(tokens.textMuted), where, Qt::AlignHCenter);
    painter.restore();
}

void KeyHint::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paint(painter, rect(), m_text, colours());
}

} // namespace stw::widgets
