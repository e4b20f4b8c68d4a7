#include "app/views/controlroom/countertile.h"

#include "app/texts/format.h"
#include "app/widgets/icons.h"
#include "app/widgets/tone.h"
#include "app/widgets/type.h"

namespace stw::views {

using namespace Qt::StringLiterals;

namespace {

// LOOK.md §3.
constexpr int kEdge = 16;
constexpr int kGap = 8;
constexpr int kIcon = 20;
constexpr int kRadius = 6;
constexpr int kReasonBar = 72;
constexpr int kReasonBarHeight = 9;
constexpr int kReasonRow = 32;

void paintFocus(QPainter &painter, const QRect &rect, QRgb colour)
{
    painter.setPen(QPen(QColor(colour), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), kRadius, kRadius);
}

} // namespace

CounterTile::CounterTile(Counter counter, QWidget *parent)
    : QAbstractButton(parent)
    , m_counter(counter)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void CounterTile::setCount(const std::optional<Count> &count)
{
    if (!count || count == m_count)
        return;
    m_count = count;
    describe();
}

void CounterTile::setWords(const QString &name, const QString &detail)
{
    setText(name);
    m_detail = detail;
    describe();
}

void CounterTile::describe()
{
    //: A counter of the control room and its figure.
    setAccessibleName(tr("%1: %2").arg(text(), figure()));
    setAccessibleDescription(m_detail);
    updateGeometry();
    update();
}

QString CounterTile::figure() const
{
    if (!m_count)
        return u"–"_s;
    const QString number = texts::number(m_count->value);
    //: At least this many.
    return m_count->atLeast ? tr("%1 or more").arg(number) : number;
}

QSize CounterTile::sizeHint() const
{
    const QFontMetrics name(font());
    const QFontMetrics detail(widgets::secondFont());
    const int width =
        std::max(name.horizontalAdvance(text()) + kIcon + kGap, detail.horizontalAdvance(m_detail));
    return {width + 2 * kEdge, 24 + std::max(name.height(), kIcon)
                                   + QFontMetrics(widgets::figureFont()).height()
                                   + detail.height()};
}

void CounterTile::paintEvent(QPaintEvent *)
{
    const widgets::Tokens &tokens = widgets::tokens(palette());
    const bool loud = rowOf(m_counter).alarms && m_count && m_count->value > 0;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QColor(underMouse() ? tokens.control : tokens.line));
    painter.setBrush(QColor(tokens.surface));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
    if (hasFocus())
        paintFocus(painter, rect(), tokens.accent);

    const QRect inside = rect().adjusted(kEdge, 10, -kEdge, -10);
    const int nameHeight = std::max(QFontMetrics(font()).height(), kIcon);
    const QRect icon(inside.left(), inside.top() + (nameHeight - kIcon) / 2, kIcon, kIcon);
    widgets::drawIcon(painter, loud ? "warning"_L1 : rowOf(m_counter).icon, icon,
                      loud ? colourOf(widgets::Tone::Error, tokens) : QColor(tokens.textSoft));
    painter.setFont(font());
    painter.setPen(QColor(tokens.textSoft));
    painter.drawText(QRect(inside.left() + kIcon + kGap, inside.top(),
                           inside.width() - kIcon - kGap, nameHeight),
                     Qt::AlignLeft | Qt::AlignVCenter, text());

    const QFont figureFont = widgets::figureFont();
    const int figureHeight = QFontMetrics(figureFont).height();
    painter.setFont(figureFont);
    painter.setPen(QColor(loud ? tokens.failed : tokens.text));
    painter.drawText(
        QRect(inside.left(), inside.top() + nameHeight + 2, inside.width(), figureHeight),
        Qt::AlignLeft | Qt::AlignVCenter, figure());
    painter.setFont(widgets::secondFont());
    painter.setPen(QColor(tokens.textMuted));
    painter.drawText(inside, Qt::AlignLeft | Qt::AlignBottom, m_detail);
}

void CounterTile::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void CounterTile::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

ReasonBar::ReasonBar(QWidget *parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ReasonBar::setReason(const QString &words, qint64 count, qint64 most)
{
    m_count = count;
    m_most = most;
    setText(words);
    //: A reason to wait and how many wait for it.
    setAccessibleName(tr("%1: %2").arg(words, texts::number(count)));
    update();
}

QSize ReasonBar::sizeHint() const
{
    const QFontMetrics metrics(font());
    const int words = metrics.horizontalAdvance(text());
    const int number = metrics.horizontalAdvance(texts::number(m_count));
    return {2 * kEdge + words + kGap + kReasonBar + kGap + number,
            std::max(kReasonRow, metrics.height() + 10)};
}

void ReasonBar::paintEvent(QPaintEvent *)
{
    const widgets::Tokens &tokens = widgets::tokens(palette());
    QPainter painter(this);
    if (underMouse())
        painter.fillRect(rect(), QColor(tokens.surfaceAlt));
    const QFontMetrics metrics(font());
    const QString number = texts::number(m_count);
    QRect inside = rect().adjusted(kEdge, 0, -kEdge, 0);
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(QColor(tokens.text));
    painter.drawText(inside, Qt::AlignRight | Qt::AlignVCenter, number);
    const int numbers = std::max(40, QFontMetrics(bold).horizontalAdvance(number) + kGap);
    inside.adjust(0, 0, -numbers, 0);

    const QRect track(inside.right() + 1 - kReasonBar, (height() - kReasonBarHeight) / 2,
                      kReasonBar, kReasonBarHeight);
    painter.fillRect(track, QColor(tokens.track));
    const int filled = m_most > 0 ? int(kReasonBar * m_count / m_most) : 0;
    painter.fillRect(QRect(track.topLeft(), QSize(std::max(2, filled), kReasonBarHeight)),
                     QColor(tokens.data1));
    painter.setFont(font());
    inside.setRight(track.left() - kGap);
    painter.drawText(inside, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(text(), Qt::ElideRight, inside.width()));
    if (hasFocus())
        paintFocus(painter, rect(), tokens.accent);
}

void ReasonBar::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void ReasonBar::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace stw::views
