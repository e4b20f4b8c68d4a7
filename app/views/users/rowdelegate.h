#pragma once

#include <QStyledItemDelegate>

class QTableView;

namespace stw::views {

//! Cells of a plain table: a hairline under each row and no grid, an accent edge at the selected
//! one (LOOK.md §5).
class RowDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
};

//! Gives \a table, which has its model, such rows. The second column, for the names that people
//! gave, takes the room that the others leave.
void dressTable(QTableView *table);

} // namespace stw::views
