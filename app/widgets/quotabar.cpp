#include "app/widgets/quotabar.h"

#include "app/texts/format.h"
#include "app/texts/quotatext.h"
#include "app/widgets/patterns.h"
#include "app/widgets/segments.h"
#include "app/widgets/type.h"

#include <QPainter>

#include <algorithm>

namespace stw::widgets {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kBar = 9;
constexpr qreal kTick = 3;
constexpr qreal kGap = 12;
constexpr qreal kBelowWords = 2;
constexpr qreal kBetween = 4;
constexpr qreal kShortestBar = 96;
constexpr qreal kAskedLine = 1.5;

// The name of the dimension says what is counted; only memory needs its unit beside the number.
QString shortAmount(QuotaDimension dimension, qint64 amount)
{
    switch (dimension) {
    case QuotaDimension::Cards:
    case QuotaDimension::Cpu: return texts::thousandths(amount);
    case QuotaDimension::AcceleratorMemory:
    case QuotaDimension::Memory: return texts::memory(amount);
    case QuotaDimension::ConcurrentTasks: return texts::number(amount);
    case QuotaDimension::CardHours: return texts::decimal(hoursOf(amount), 0, 2);
    }
    Q_UNREACHABLE();
}

bool isExceeded(const QuotaBarLine &line)
{
    return line.amounts.over() > 0;
}

QString arrow()
{
    return u" \u2192 "_s;
}

QList<Segment> wordsOf(const QuotaBarLine &line, const Tokens &tokens)
{
    const QColor strong = isExceeded(line) ? tokens.failed : tokens.text;
    QList<Segment> words;
    if (!line.before.isEmpty())
        words = {{line.before, bodyFont(), tokens.textSoft},
                 {arrow(), bodyFont(), tokens.textSoft}};
    words.append({line.after, strongFont(), strong});
    if (!line.missing.isEmpty())
        words.append({u" · "_s + line.missing, strongFont(), strong});
    return words;
}

} // namespace

QuotaBarLine quotaBarLine(QuotaDimension dimension, const QuotaAmounts &amounts)
{
    QuotaBarLine line{texts::textOf(dimension), amounts, {}, {}, {}};
    const QString total = shortAmount(dimension, amounts.total());
    if (amounts.asked > 0)
        line.before = shortAmount(dimension, amounts.used + amounts.held);
    line.after = amounts.limit
                     ? QuotaBar::tr("%1 of %2").arg(total, shortAmount(dimension, *amounts.limit))
                     : total;
    if (amounts.over() > 0) {
        const QString over = shortAmount(dimension, amounts.over());
        // The plural is that of the number shown, and 1 is shown as 1.
        line.missing = QuotaBar::tr("%1 missing", nullptr, over == u"1" ? 1 : 2).arg(over);
    }
    return line;
}

QuotaBar::QuotaBar(QWidget *parent)
    : Painted(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void QuotaBar::setLines(const QList<QuotaBarLine> &lines)
{
    QList<QuotaBarLine> drawn = lines;
    drawn.removeIf([](const QuotaBarLine &line) { return !line.amounts.limit; });
    std::stable_partition(drawn.begin(), drawn.end(), isExceeded);
    if (drawn == m_lines)
        return;
    m_lines = drawn;
    changed();
}

void QuotaBar::setBeside(bool beside)
{
    m_beside = beside;
    changed();
}

void QuotaBar::setLegendVisible(bool visible)
{
    m_legend = visible;
    changed();
}

QString QuotaBar::spokenValue() const
{
    QStringList said;
    for (const QuotaBarLine &line : m_lines) {
        QString words = line.before.isEmpty()
                            ? tr("%1: %2").arg(line.name, line.after)
                            : tr("%1: from %2 to %3").arg(line.name, line.before, line.after);
        if (!line.missing.isEmpty())
            words = tr("%1, %2").arg(words, line.missing);
        said.append(words);
    }
    return said.join(u"; "_s);
}

QuotaBar::Columns QuotaBar::columns() const
{
    Columns widest;
    for (const QuotaBarLine &line : m_lines) {
        widest.name = qMax(widest.name, widthOf(line.name, bodyFont()));
        widest.words = qMax(widest.words, widthOf(wordsOf(line, colours())));
    }
    return widest;
}

bool QuotaBar::isBeside(qreal width) const
{
    const Columns widest = columns();
    return m_beside && widest.name + widest.words + 2 * kGap + kShortestBar <= width;
}

bool QuotaBar::isBroken(const QuotaBarLine &line, qreal width) const
{
    return widthOf(line.name, bodyFont()) + kGap + widthOf(wordsOf(line, colours())) > width;
}

qreal QuotaBar::heightOf(const QuotaBarLine &line, qreal width) const
{
    const qreal text = lineHeight(bodyFont());
    if (isBeside(width))
        return qMax(text, kBar + 2 * kTick) + 2 * kBetween;
    return text * (isBroken(line, width) ? 2 : 1) + kBelowWords + kBar + 2 * kTick + kBetween;
}

int QuotaBar::heightForWidth(int width) const
{
    qreal height = m_legend ? lineHeight(axisFont()) + kBetween : 0;
    for (const QuotaBarLine &line : m_lines)
        height += heightOf(line, width);
    return qCeil(height);
}

QSize QuotaBar::sizeHint() const
{
    const Columns widest = columns();
    const int width = qCeil(widest.name + widest.words + kGap + (m_beside ? kGap + 160 : 0));
    return {qMax(width, 280), heightForWidth(qMax(width, 280))};
}

QSize QuotaBar::minimumSizeHint() const
{
    const Columns widest = columns();
    const int width = qMax(qCeil(qMax(widest.name, widest.words)), int(kShortestBar));
    return {width, heightForWidth(qMax(width, this->width()))};
}

void QuotaBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    qreal y = 0;
    if (m_legend) {
        paintLegend(painter, QRectF(0, 0, width(), lineHeight(axisFont())));
        y = lineHeight(axisFont()) + kBetween;
    }
    for (const QuotaBarLine &line : std::as_const(m_lines)) {
        const qreal height = heightOf(line, width());
        paintLine(painter, line, QRectF(0, y, width(), height - kBetween));
        y += height;
    }
}

void QuotaBar::paintLine(QPainter &painter, const QuotaBarLine &line, const QRectF &where) const
{
    const QList<Segment> words = wordsOf(line, colours());
    const QColor text = QColor::fromRgb(colours().text);
    if (isBeside(where.width())) {
        const Columns widest = columns();
        drawText(painter, line.name, bodyFont(), text, where);
        drawSegments(painter, words, where, Qt::AlignRight);
        const qreal left = where.left() + widest.name + kGap;
        const qreal right = where.right() - widest.words - kGap;
        const qreal top = qRound(where.center().y() - kBar / 2);
        paintBar(painter, line.amounts, QRectF(qRound(left), top, qRound(right - left), kBar));
        return;
    }
    QRectF row(where.left(), where.top(), where.width(), lineHeight(bodyFont()));
    drawText(painter, line.name, bodyFont(), text, row);
    if (isBroken(line, where.width()))
        row.translate(0, row.height());
    drawSegments(painter, words, row, Qt::AlignRight);
    const QRectF bar(where.left(), qRound(row.bottom() + kBelowWords + kTick), where.width(), kBar);
    paintBar(painter, line.amounts, bar);
}

void QuotaBar::paintBar(QPainter &painter, const QuotaAmounts &amounts, const QRectF &bar) const
{
    const Tokens &c = colours();
    const QuotaBarParts parts = quotaBarParts(amounts, bar);
    painter.fillRect(bar, QColor::fromRgb(c.track));
    painter.fillRect(parts.used, QColor::fromRgb(c.data1));
    if (!parts.held.isEmpty())
        fillPattern(painter, parts.held, Pattern::Hatch, c.data1, c.surface);
    if (!parts.asked.isEmpty()) {
        constexpr qreal kHalf = kAskedLine / 2;
        painter.setPen(QPen(QColor::fromRgb(c.accent), kAskedLine, Qt::SolidLine, Qt::SquareCap,
                            Qt::MiterJoin));
        painter.setBrush(QColor::fromRgb(c.accentTint));
        painter.drawRect(parts.asked.adjusted(kHalf, kHalf, -kHalf, -kHalf));
    }
    if (!parts.over.isEmpty())
        fillPattern(painter, parts.over, Pattern::DenseHatch, c.failed, c.failedTint);
    painter.fillRect(parts.limit, QColor::fromRgb(c.text));
}

void QuotaBar::paintLegend(QPainter &painter, const QRectF &where) const
{
    constexpr qint64 kOne = 1;
    struct Entry
    {
        QString word;
        QuotaAmounts sample; //!< A bar that is nothing but this part.
    };
    QList<Entry> entries{{tr("used"), {kOne, 0, 0, {}}},
                         {tr("held"), {0, kOne, 0, {}}},
                         {tr("asked"), {0, 0, kOne, {}}}};
    if (std::any_of(m_lines.begin(), m_lines.end(), isExceeded))
        entries.append({tr("over the limit"), {0, 0, kOne, qint64(0)}});
    qreal x = where.right();
    for (auto entry = entries.crbegin(); entry != entries.crend(); ++entry) {
        const qreal wide = widthOf(entry->word, axisFont());
        drawText(painter, entry->word, axisFont(), colours().textSoft,
                 QRectF(x - wide, where.top(), wide + 1, where.height()));
        const QRectF box(qRound(x - wide - 4 - kBar), qRound(where.center().y() - kBar / 2), kBar,
                         kBar);
        if (entry->sample.limit)
            fillPattern(painter, box, Pattern::DenseHatch, colours().failed, colours().failedTint);
        else
            paintBar(painter, entry->sample, box);
        x = box.left() - 8;
    }
}

} // namespace stw::widgets
