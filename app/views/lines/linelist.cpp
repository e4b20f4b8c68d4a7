#include "app/views/lines/linelist.h"

#include "app/widgets/icons.h"
#include "app/widgets/tokens.h"
#include "app/widgets/type.h"

#include <algorithm>

namespace stw::views {

namespace {

// LOOK.md §3: row of two lines 56; 16 to the edges, 8 from icon to text.
constexpr int kEdge = 16;
constexpr int kGap = 8;
constexpr int kIcon = 20;
constexpr int kAir = 20; //!< Above, between and below the two lines of text, in all.
constexpr int kMarker = 3;

//! Title and second line of a row, in the fonts that they are painted with.
struct Metrics
{
    Metrics()
        : title(widgets::bodyFont())
        , text(widgets::secondFont())
    {}

    int rowHeight() const
    {
        return QFontMetrics(title).height() + QFontMetrics(text).height() + kAir;
    }

    QFont title;
    QFont text;
};

//! A quiet icon is soft like the text beside it; the hue of ended requests is for pills.
QColor iconColour(widgets::Tone tone, const widgets::Tokens &tokens)
{
    return tone == widgets::Tone::Quiet ? QColor(tokens.textSoft) : colourOf(tone, tokens);
}

//! Paints \a left from the left and \a right from the right; the left one gives way.
void paintPair(QPainter &painter, const QRect &area, const QString &left, const QString &right)
{
    const QFontMetrics metrics = painter.fontMetrics();
    const int rightWidth = metrics.horizontalAdvance(right);
    const int leftWidth = area.width() - rightWidth - (right.isEmpty() ? 0 : kEdge);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(left, Qt::ElideRight, leftWidth));
    painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter, right);
}

} // namespace

void LineModel::setLines(const QList<Line> &lines)
{
    const bool sameKeys = std::ranges::equal(m_lines, lines, {}, &Line::key, &Line::key);
    if (!sameKeys) {
        beginResetModel();
        m_lines = lines;
        endResetModel();
        return;
    }
    m_lines = lines;
    if (!m_lines.isEmpty())
        emit dataChanged(index(0), index(int(m_lines.size()) - 1));
}

int LineModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_lines.size());
}

QVariant LineModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Line &line = m_lines[index.row()];
    switch (role) {
    case Qt::DisplayRole: return line.title;
    case Qt::AccessibleTextRole: {
        QStringList parts{line.title, line.text, line.right, line.rightText};
        parts.removeAll(QString());
        return parts.join(u", ");
    }
    case LineRole: return QVariant::fromValue(line);
    default: return {};
    }
}

void LineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    const Line line = index.data(LineModel::LineRole).value<Line>();
    const widgets::Tokens &tokens = widgets::tokens(option.palette);
    const Metrics metrics;
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);

    painter->save();
    const QRect row = option.rect;
    painter->fillRect(row, QColor(selected  ? tokens.accentTint
                                  : hovered ? tokens.surfaceAlt
                                            : tokens.surface));
    const bool last = index.row() == index.model()->rowCount() - 1;
    if (!last || !m_openEnd)
        painter->fillRect(QRect(row.left(), row.bottom(), row.width(), 1), QColor(tokens.line));
    if (selected && option.state.testFlag(QStyle::State_HasFocus))
        painter->fillRect(QRect(row.left(), row.top(), kMarker, row.height()),
                          QColor(tokens.accent));

    const QRect inside = row.adjusted(kEdge, kAir / 2 - 2, -kEdge, -kAir / 2 + 1);
    const int titleHeight = QFontMetrics(metrics.title).height();
    const QRect icon(inside.left(), inside.top() + (titleHeight - kIcon) / 2, kIcon, kIcon);
    widgets::drawIcon(*painter, line.icon, icon, iconColour(line.tone, tokens));

    const QRect texts = inside.adjusted(kIcon + kGap, 0, 0, 0);
    QFont title = metrics.title;
    title.setBold(line.strong);
    painter->setFont(title);
    painter->setPen(QColor(tokens.text));
    paintPair(*painter, QRect(texts.topLeft(), QSize(texts.width(), titleHeight)), line.title,
              line.right);
    painter->setFont(metrics.text);
    painter->setPen(QColor(tokens.textSoft));
    const int textHeight = QFontMetrics(metrics.text).height();
    paintPair(*painter,
              QRect(texts.left(), texts.bottom() - textHeight + 1, texts.width(), textHeight),
              line.text, line.rightText);
    painter->restore();
}

QSize LineDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {0, Metrics().rowHeight()};
}

LineList::LineList(QWidget *parent)
    : QListView(parent)
{
    setModel(&m_model);
    setItemDelegate(&m_delegate);
    setUniformItemSizes(true);
    setMouseTracking(true);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    const auto open = [this](const QModelIndex &index) {
        emit opened(m_model.lines().at(index.row()).key);
    };
    connect(this, &QAbstractItemView::activated, this, open);
}

void LineList::setLines(const QList<Line> &lines)
{
    if (lines == m_model.lines())
        return;
    const QString key = currentKey();
    const bool otherCount = lines.size() != m_model.lines().size();
    m_model.setLines(lines);
    const auto kept = std::ranges::find(lines, key, &Line::key);
    if (kept != lines.end() && !key.isEmpty())
        setCurrentIndex(m_model.index(int(kept - lines.begin())));
    if (otherCount)
        updateGeometry();
}

QString LineList::currentKey() const
{
    const QModelIndex index = currentIndex();
    return index.isValid() ? m_model.lines().at(index.row()).key : QString();
}

void LineList::setMostRows(int most)
{
    m_mostRows = most;
    m_delegate.setOpenEnd(most > 0);
    setSizePolicy(QSizePolicy::Preferred, most > 0 ? QSizePolicy::Fixed : QSizePolicy::Expanding);
    updateGeometry();
}

QSize LineList::sizeHint() const
{
    const int rows = m_mostRows > 0 ? std::min(m_mostRows, m_model.rowCount()) : 4;
    return {320, std::max(1, rows) * Metrics().rowHeight()};
}

QSize LineList::minimumSizeHint() const
{
    return m_mostRows > 0 ? sizeHint() : QSize(200, Metrics().rowHeight());
}

void LineList::changeEvent(QEvent *event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateGeometry();
}

} // namespace stw::views
