#include "app/views/requests/requestlist.h"

#include "app/views/requests/requestdelegate.h"
#include "app/widgets/tokens.h"
#include "app/widgets/type.h"

#include <QKeyEvent>
#include <QMenu>
#include <QPainter>

namespace stw::views {

using models::RequestTable;

namespace {

// Widths at the font of the pictures (13 px), planned for German; the name takes what is left.
struct ColumnWidth
{
    RequestTable::Column column;
    int width;
};
constexpr ColumnWidth kWidths[] = {
    {RequestTable::State, 172},     {RequestTable::Project, 132},   {RequestTable::Requester, 104},
    {RequestTable::Spec, 148},      {RequestTable::Cards, 64},      {RequestTable::Reason, 252},
    {RequestTable::Position, 56},   {RequestTable::Submitted, 120}, {RequestTable::End, 120},
    {RequestTable::CostSoFar, 108},
};
constexpr int kNameLeast = 180;
constexpr int kHead = 26;

//! The head of the name stands above the names, not above their marks.
class RequestHead : public QHeaderView
{
public:
    explicit RequestHead(QWidget *parent)
        : QHeaderView(Qt::Horizontal, parent)
    {}

protected:
    void paintSection(QPainter *painter, const QRect &rect, int column) const override
    {
        if (column != RequestTable::Name)
            return QHeaderView::paintSection(painter, rect, column);
        const QRect marks(rect.left(), rect.top(), RequestDelegate::nameIndent() - 8,
                          rect.height());
        const widgets::Tokens &tokens = widgets::tokens(palette());
        painter->fillRect(marks, QColor(tokens.surfaceAlt));
        painter->fillRect(QRect(marks.left(), marks.bottom(), marks.width(), 1),
                          QColor(tokens.line));
        QHeaderView::paintSection(painter, rect.adjusted(marks.width(), 0, 0, 0), column);
    }
};

} // namespace

RequestList::RequestList(QWidget *parent)
    : QTableView(parent)
    , m_delegate(new RequestDelegate(this))
{
    auto *head = new RequestHead(this);
    setHorizontalHeader(head);
    setItemDelegate(m_delegate);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(0); // Else the style's, which is more than 32.
    head->setHighlightSections(false);
    head->setSectionsClickable(true);
    head->setSectionsMovable(true);
    head->setFirstSectionMovable(false);
    head->setSortIndicatorShown(true);
    head->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(head, &QHeaderView::sectionClicked, this, &RequestList::sortBy);
    connect(head, &QWidget::customContextMenuRequested, this, &RequestList::offerColumns);
    connect(this, &QAbstractItemView::activated, this, [this] {
        if (const RequestId id = currentId(); id.isValid())
            emit opened(id);
    });
}

void RequestList::setRequests(RequestTable *model)
{
    m_model = model;
    setModel(model);
    QHeaderView *head = horizontalHeader();
    head->setSortIndicator(RequestTable::Submitted, Qt::DescendingOrder);
    head->setMinimumSectionSize(40);
    dress();
    head->setSectionResizeMode(RequestTable::Name, QHeaderView::Stretch);
}

void RequestList::setNow(Instant now)
{
    m_delegate->setNow(now);
    viewport()->update();
}

void RequestList::setColumns(const QList<RequestTable::Column> &columns)
{
    for (int column = 0; column < RequestTable::ColumnCount; ++column)
        setColumnHidden(column, !columns.contains(RequestTable::Column(column)));
}

RequestId RequestList::currentId() const
{
    const RequestSummary *request = m_model ? m_model->at(currentIndex().row()) : nullptr;
    return request ? request->id : RequestId();
}

void RequestList::dress()
{
    // LOOK.md §3: a head is as high as a compact row.
    const int headHeight = QFontMetrics(widgets::secondFont()).height() + 10;
    horizontalHeader()->setFixedHeight(std::max(kHead, headHeight));
    const QStyleOptionViewItem option;
    verticalHeader()->setDefaultSectionSize(m_delegate->sizeHint(option, {}).height());
    if (!m_model)
        return;
    for (const ColumnWidth &row : kWidths)
        setColumnWidth(row.column, widgets::scaled(row.width));
    horizontalHeader()->resizeSection(RequestTable::Name, widgets::scaled(kNameLeast));
}

void RequestList::keyPressEvent(QKeyEvent *event)
{
    if (!m_model)
        return QTableView::keyPressEvent(event);
    if (event->matches(QKeySequence::SelectAll)) {
        m_model->markAll(true);
    } else if (event->key() == Qt::Key_Space) {
        toggleSelected();
    } else if (event->key() == Qt::Key_Delete) {
        emit endWished();
    } else if (event->key() == Qt::Key_Escape && !m_model->marked().isEmpty()) {
        m_model->markAll(false);
    } else {
        return QTableView::keyPressEvent(event);
    }
    event->accept();
}

void RequestList::mousePressEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->pos());
    const bool onMark =
        index.isValid() && index.column() == RequestTable::Name
        && event->pos().x() < visualRect(index).left() + RequestDelegate::nameIndent();
    if (!onMark || event->button() != Qt::LeftButton)
        return QTableView::mousePressEvent(event);
    m_model->mark(index.row(), !index.data(RequestTable::MarkedRole).toBool());
    setCurrentIndex(index);
}

void RequestList::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        dress();
}

void RequestList::toggleSelected()
{
    const QModelIndexList rows = selectionModel()->selectedRows();
    const bool marks = !currentIndex().data(RequestTable::MarkedRole).toBool();
    for (const QModelIndex &row : rows)
        m_model->mark(row.row(), marks);
}

void RequestList::sortBy(int column)
{
    QHeaderView *head = horizontalHeader();
    const QVariant sortable =
        m_model->headerData(column, Qt::Horizontal, RequestTable::SortableRole);
    const state::RequestSorting before = m_model->sorting();
    if (sortable.toBool())
        m_model->sort(column, head->sortIndicatorOrder());
    // The head moves its arrow by itself; where the service cannot sort so, the arrow goes back.
    if (m_model->sorting() == before)
        head->setSortIndicator(-1, Qt::DescendingOrder);
}

void RequestList::offerColumns(const QPoint &at)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (int column = RequestTable::Name + 1; column < RequestTable::ColumnCount; ++column) {
        QAction *shown = menu->addAction(
            m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        shown->setCheckable(true);
        shown->setChecked(!isColumnHidden(column));
        connect(shown, &QAction::toggled, this,
                [this, column](bool show) { setColumnHidden(column, !show); });
    }
    menu->popup(horizontalHeader()->mapToGlobal(at));
}

} // namespace stw::views
