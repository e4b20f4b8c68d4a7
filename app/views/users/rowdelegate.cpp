#include "app/views/users/rowdelegate.h"

#include "app/widgets/tokens.h"

#include <QHeaderView>
#include <QPainter>
#include <QTableView>

namespace stw::views {

namespace {

constexpr int kMarker = 3;

} // namespace

void RowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                        const QModelIndex &index) const
{
    QStyleOptionViewItem quiet = option;
    quiet.state &= ~QStyle::State_HasFocus; // The row has it, not the cell.
    QStyledItemDelegate::paint(painter, quiet, index);
    const widgets::Tokens &tokens = widgets::tokens(option.palette);
    const QRect cell = option.rect;
    painter->fillRect(QRect(cell.left(), cell.bottom(), cell.width(), 1), QColor(tokens.line));
    if (option.state.testFlag(QStyle::State_Selected) && index.column() == 0)
        painter->fillRect(QRect(cell.left(), cell.top(), kMarker, cell.height()),
                          QColor(tokens.accent));
}

void dressTable(QTableView *table)
{
    constexpr int kNames = 1;
    table->setItemDelegate(new RowDelegate(table));
    QHeaderView *head = table->horizontalHeader();
    head->setSectionResizeMode(QHeaderView::ResizeToContents);
    head->setSectionResizeMode(kNames, QHeaderView::Stretch);
}

} // namespace stw::views
