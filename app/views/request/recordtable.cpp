#include "app/views/request/recordtable.h"

#include <QHeaderView>
#include <QResizeEvent>

namespace stw::views {

RecordTable::RecordTable(QWidget *parent)
    : QTableWidget(parent)
{
    setEditTriggers(NoEditTriggers);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setShowGrid(false);
    setWordWrap(true);
    setTabKeyNavigation(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setFrameShape(NoFrame);
    verticalHeader()->hide();
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RecordTable::setRows(const QStringList &headers, const QList<QStringList> &rows,
                          const QList<int> &numeric)
{
    if (m_headers == headers && m_rows == rows)
        return; // so that a selection stays
    m_headers = headers;
    m_rows = rows;
    setColumnCount(int(headers.size()));
    setHorizontalHeaderLabels(headers);
    setRowCount(int(rows.size()));
    for (int row = 0; row < rowCount(); ++row) {
        for (int column = 0; column < columnCount(); ++column) {
            const bool right = numeric.contains(column);
            auto *cell = new QTableWidgetItem(rows[row].value(column));
            cell->setTextAlignment((right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
            setItem(row, column, cell);
        }
    }
    for (int column = 0; column < columnCount(); ++column) {
        const bool right = numeric.contains(column);
        horizontalHeaderItem(column)->setTextAlignment((right ? Qt::AlignRight : Qt::AlignLeft)
                                                       | Qt::AlignVCenter);
    }
    resizeColumnsToContents();
    resizeRowsToContents();
    updateGeometry();
}

QSize RecordTable::sizeHint() const
{
    return {QTableWidget::sizeHint().width(), verticalHeader()->length()
                                                  + horizontalHeader()->sizeHint().height()
                                                  + 2 * frameWidth() + 2};
}

QSize RecordTable::minimumSizeHint() const
{
    return {100, sizeHint().height()};
}

void RecordTable::resizeEvent(QResizeEvent *event)
{
    QTableWidget::resizeEvent(event);
    if (event->oldSize().width() == event->size().width())
        return;
    resizeRowsToContents();
    updateGeometry();
}

} // namespace stw::views
