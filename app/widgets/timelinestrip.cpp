#include "app/widgets/timelinestrip.h"

#include "app/widgets/patterns.h"
#include "app/widgets/segments.h"
#include "app/widgets/type.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <numeric>

namespace stw::widgets {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kStrip = 22;
constexpr qreal kAbove = 4;
constexpr qreal kBelow = 3;
constexpr qreal kBetween = 16;

//! What the sum counts together.
enum class Sum { Queue, Approval, Provisioning, Running, Stopping };

struct KindRow
{
    PieceKind kind;
    Sum sum;
    Pattern pattern;
    QRgb Tokens::*ground;
    QRgb Tokens::*colour;
};

// clang-format off: a table is read in columns.
constexpr auto kKinds = std::to_array<KindRow>({
    {PieceKind::Approval, Sum::Approval, Pattern::None, &Tokens::sunken, &Tokens::control},
    {PieceKind::Priority, Sum::Queue, Pattern::Dots, &Tokens::track, &Tokens::textMuted},
    {PieceKind::Capacity, Sum::Queue, Pattern::WideHatch, &Tokens::track, &Tokens::control},
    {PieceKind::HealthyCapacity, Sum::Queue, Pattern::Squares, &Tokens::isolatedTint,
     &Tokens::isolated},
    {PieceKind::Fragmentation, Sum::Queue, Pattern::Hatch, &Tokens::track, &Tokens::textMuted},
    {PieceKind::Topology, Sum::Queue, Pattern::Grid, &Tokens::track, &Tokens::data2},
    {PieceKind::Quota, Sum::Queue, Pattern::Outline, &Tokens::track, &Tokens::control},
    {PieceKind::Reservation, Sum::Queue, Pattern::Dashes, &Tokens::track, &Tokens::control},
    {PieceKind::Waiting, Sum::Queue, Pattern::None, &Tokens::track, &Tokens::control},
    {PieceKind::Provisioning, Sum::Provisioning, Pattern::None, &Tokens::accentTint,
     &Tokens::accent},
    {PieceKind::Running, Sum::Running, Pattern::None, &Tokens::data1, &Tokens::onAccent},
    {PieceKind::Stopping, Sum::Stopping, Pattern::None, &Tokens::suspect, &Tokens::suspect},
});
// clang-format on

const KindRow &rowOf(PieceKind kind)
{
    return kKinds[std::size_t(kind)];
}

// The part of the sum in words; %1 is a length, or lengths that add up to one.
QString phrase(Sum sum)
{
    switch (sum) {
    case Sum::Queue: return TimelineStrip::tr("queue %1");
    case Sum::Approval: return TimelineStrip::tr("approval %1");
    case Sum::Provisioning: return TimelineStrip::tr("provisioning %1");
    case Sum::Running: return TimelineStrip::tr("running %1");
    case Sum::Stopping: return TimelineStrip::tr("stopping %1");
    }
    Q_UNREACHABLE();
}

} // namespace

TimelineStrip::TimelineStrip(QWidget *parent)
    : Painted(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void TimelineStrip::setPieces(const QList<Piece> &pieces)
{
    if (pieces == m_pieces)
        return;
    m_pieces = pieces;
    m_current = qBound(qsizetype(0), m_current, qMax(qsizetype(0), pieces.size() - 1));
    changed();
}

void TimelineStrip::setEnds(const QString &begin, const QString &end)
{
    m_begin = begin;
    m_end = end;
    changed();
}

QList<qint64> TimelineStrip::seconds() const
{
    QList<Micros> lengths;
    for (const Piece &piece : m_pieces)
        lengths.append(piece.to - piece.from);
    return secondsThatAddUp(lengths);
}

QString TimelineStrip::sumOf(bool withParts) const
{
    const QList<qint64> all = seconds();
    QStringList phrases;
    for (const Sum sum :
         {Sum::Queue, Sum::Approval, Sum::Provisioning, Sum::Running, Sum::Stopping}) {
        qint64 total = 0;
        QStringList lengths;
        for (qsizetype i = 0; i < m_pieces.size(); ++i) {
            if (rowOf(m_pieces[i].kind).sum != sum)
                continue;
            total += all[i];
            lengths.append(clockLength(all[i]));
        }
        if (lengths.isEmpty())
            continue;
        const bool several = withParts && lengths.size() > 1;
        const QString length = several
                                   ? u"%1 = %2"_s.arg(clockLength(total), lengths.join(u" + "_s))
                                   : clockLength(total);
        phrases.append(phrase(sum).arg(length));
    }
    const qint64 total = std::accumulate(all.begin(), all.end(), qint64(0));
    if (phrases.size() > 1)
        phrases.append(tr("in all %1").arg(clockLength(total)));
    return phrases.join(u" · "_s);
}

QString TimelineStrip::sum() const
{
    return sumOf(true);
}

QString TimelineStrip::spokenValue() const
{
    QStringList said;
    for (qsizetype i = 0; i < m_pieces.size(); ++i)
        said.append(told(i));
    said.append(sum());
    return said.join(u"; "_s);
}

QString TimelineStrip::told(qsizetype index) const
{
    const Piece &piece = m_pieces[index];
    return piece.told.isEmpty() ? tr("%1: %2").arg(piece.name, clockLength(seconds()[index]))
                                : piece.told;
}

QRectF TimelineStrip::strip() const
{
    return {0, lineHeight(axisFont()) + kAbove, qreal(width()), kStrip};
}

QList<StripPart> TimelineStrip::parts() const
{
    QList<Micros> lengths;
    for (const Piece &piece : m_pieces)
        lengths.append(piece.to - piece.from);
    return stripParts(lengths, strip());
}

bool TimelineStrip::isSumBelow(qreal width) const
{
    const qreal ends = widthOf(m_begin, axisFont()) + widthOf(m_end, axisFont()) + 2 * kBetween;
    return ends + widthOf(sum(), axisFont()) > width;
}

int TimelineStrip::heightForWidth(int width) const
{
    const qreal line = lineHeight(axisFont());
    return qCeil(line * (isSumBelow(width) ? 4 : 3) + kAbove + kStrip + kBelow + 2);
}

QSize TimelineStrip::sizeHint() const
{
    return {480, heightForWidth(480)};
}

QSize TimelineStrip::minimumSizeHint() const
{
    const qreal ends = widthOf(m_begin, axisFont()) + widthOf(m_end, axisFont()) + kBetween;
    return {qMax(240, qCeil(ends)), heightForWidth(qMax(width(), 240))};
}

bool TimelineStrip::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QList<StripPart> all = parts();
        const auto hit = std::find_if(all.begin(), all.end(), [help](const StripPart &part) {
            return part.where.contains(help->pos());
        });
        if (hit == all.end())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), told(std::distance(all.begin(), hit)), this);
        return true;
    }
    return Painted::event(event);
}

void TimelineStrip::changeEvent(QEvent *event)
{
    Painted::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        changed();
}

void TimelineStrip::keyPressEvent(QKeyEvent *event)
{
    const qsizetype last = m_pieces.size() - 1;
    switch (event->key()) {
    case Qt::Key_Left: tell(qMax(qsizetype(0), m_current - 1)); break;
    case Qt::Key_Right: tell(qMin(last, m_current + 1)); break;
    case Qt::Key_Home: tell(0); break;
    case Qt::Key_End: tell(last); break;
    default: Painted::keyPressEvent(event);
    }
}

void TimelineStrip::focusInEvent(QFocusEvent *event)
{
    Painted::focusInEvent(event);
    update();
}

void TimelineStrip::tell(qsizetype index)
{
    if (index < 0 || index >= m_pieces.size())
        return;
    m_current = index;
    update();
    setAccessibleDescription(told(index));
    const QPointF below = parts()[index].where.bottomLeft();
    QToolTip::showText(mapToGlobal(below.toPoint()), told(index), this);
}

void TimelineStrip::paintEvent(QPaintEvent *)
{
    if (m_pieces.isEmpty())
        return;
    QPainter painter(this);
    const QList<StripPart> all = parts();
    for (qsizetype i = 0; i < all.size(); ++i)
        paintPiece(painter, m_pieces[i], all[i]);
    paintWords(painter, all);
    paintSum(painter);
    if (hasFocus())
        paintFocus(painter, all[m_current].where);
}

void TimelineStrip::paintPiece(QPainter &painter, const Piece &piece, const StripPart &part) const
{
    const Tokens &c = colours();
    const KindRow &row = rowOf(piece.kind);
    const bool last = part.where.right() >= width() - 0.5;
    const QRectF where = part.where.adjusted(0, 0, last ? 0 : -1, 0);
    const QColor ground = QColor::fromRgb(piece.binding ? c.suspectTint : c.*row.ground);
    const QColor colour = QColor::fromRgb(piece.binding ? c.suspect : c.*row.colour);
    fillPattern(painter, where, row.pattern, colour, ground);
    if (piece.kind == PieceKind::Approval && where.width() > 2) {
        painter.setPen(QColor::fromRgb(c.control));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(where.adjusted(0.5, 0.5, -0.5, -0.5));
    }
    if (piece.kind == PieceKind::Running) {
        const QRectF inside = where.adjusted(8, 0, part.folded ? -where.width() * 0.3 : -4, 0);
        if (widthOf(piece.name, captionFont()) <= inside.width())
            drawText(painter, piece.name, captionFont(), QColor::fromRgb(c.onAccent), inside);
    }
    if (!part.folded)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(where);
    painter.setPen(QPen(QColor::fromRgb(c.surface), 3, Qt::SolidLine, Qt::FlatCap));
    const qreal x = where.left() + where.width() * 0.75;
    for (const qreal shift : {0.0, 7.0})
        painter.drawLine(QPointF(x + shift, where.bottom() + 2),
                         QPointF(x + shift + 8, where.top() - 2));
    painter.restore();
}

void TimelineStrip::paintWords(QPainter &painter, const QList<StripPart> &parts) const
{
    const QColor soft = QColor::fromRgb(colours().textSoft);
    const QColor text = QColor::fromRgb(colours().text);
    const QList<qint64> lengths = seconds();
    const QRectF bar = strip();
    const qreal line = lineHeight(axisFont());
    const auto fits = [](const QString &word, const QRectF &where) {
        return widthOf(word, axisFont()) + 2 <= where.width();
    };
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const QRectF where = parts[i].where;
        const Piece &piece = m_pieces[i];
        const bool inside = piece.kind == PieceKind::Running
                            && widthOf(piece.name, captionFont()) + 12 <= where.width() * 0.7;
        if (!inside && fits(piece.name, where))
            drawText(painter, piece.name, axisFont(), soft,
                     QRectF(where.left() + 1, 0, where.width(), line));
        const QString length = clockLength(lengths[i]);
        if (fits(length, where))
            drawText(painter, length, axisFont(), text,
                     QRectF(where.left() + 1, bar.bottom() + kBelow, where.width(), line));
    }
}

void TimelineStrip::paintSum(QPainter &painter) const
{
    const QColor muted = QColor::fromRgb(colours().textMuted);
    const QColor soft = QColor::fromRgb(colours().textSoft);
    const qreal line = lineHeight(axisFont());
    QRectF row(0, strip().bottom() + kBelow + line + 2, width(), line);
    drawText(painter, m_begin, axisFont(), muted, row);
    drawText(painter, m_end, axisFont(), muted, row, Qt::AlignRight);
    const QString full = sumOf(true);
    if (!isSumBelow(width())) {
        drawText(painter, full, axisFont(), soft, row, Qt::AlignHCenter);
        return;
    }
    row.translate(0, line);
    const bool roomy = widthOf(full, axisFont()) <= row.width();
    drawText(painter, roomy ? full : sumOf(false), axisFont(), soft, row);
}

} // namespace stw::widgets
