#include "app/models/requesttable.h"

#include "app/models/requestcells.h"

#include <QPointer>

#include <algorithm>

namespace stw::models {

using namespace Qt::StringLiterals;

RequestTable::RequestTable(RequestSource source, QObject *parent)
    : RequestTable(std::move(source), Times(), parent)
{}

RequestTable::RequestTable(RequestSource source, const Times &times, QObject *parent)
    : QAbstractTableModel(parent)
    , m_source(std::move(source))
    , m_times(times)
{
    for (QTimer *timer : {&m_settle, &m_merge, &m_reload})
        timer->setSingleShot(true);
    connect(&m_settle, &QTimer::timeout, this, &RequestTable::fetchWanted);
    connect(&m_merge, &QTimer::timeout, this, &RequestTable::flush);
    connect(&m_reload, &QTimer::timeout, this, [this] {
        if (m_behind && !m_loading)
            fetch(Kind::Reload, 0);
    });
}

void RequestTable::setFilter(const state::RequestFilter &filter)
{
    if (filter != m_filter || !m_total) {
        m_filter = filter;
        dropMarks();
        fetch(Kind::Replace, 0);
    }
}

void RequestTable::sort(int column, Qt::SortOrder order)
{
    const std::optional<state::RequestOrder> by = orderOf(column);
    if (!by)
        return;
    const state::RequestSorting sorting{*by, order == Qt::DescendingOrder};
    if (sorting == m_sorting)
        return;
    m_sorting = sorting;
    fetch(Kind::Replace, 0);
}

void RequestTable::refresh()
{
    const bool first = !m_total || (m_loading && m_flight.kind == Kind::Replace);
    fetch(first ? Kind::Replace : Kind::Reload, 0);
}

void RequestTable::apply(const FeedLine &line)
{
    if (!line.request.isValid())
        return;
    const std::optional<RequestState> before = m_pending.value(line.request).state;
    FeedLine &pending = m_pending[line.request];
    pending = line;
    if (!pending.state)
        pending.state = before;
    if (!m_merge.isActive())
        m_merge.start(m_times.merge);
}

void RequestTable::apply(const RequestSummary &summary)
{
    const int row = rowOf(summary.id);
    if (row >= 0 && *at(row) != summary) {
        put(row, summary);
        tellRows(row, row);
    }
}

void RequestTable::mark(int row, bool marked)
{
    const RequestSummary *summary = at(row);
    if (!summary || m_marked.contains(summary->id) == marked)
        return;
    if (marked)
        m_marked.append(summary->id);
    else
        m_marked.removeOne(summary->id);
    tellRows(row, row);
    emit markedChanged();
}

void RequestTable::markAll(bool marked)
{
    QList<RequestId> ids;
    for (const Row &row : m_rows) {
        if (marked && row.summary)
            ids.append(row.summary->id);
    }
    setMarked(ids);
}

void RequestTable::setMarked(const QList<RequestId> &ids)
{
    if (ids == m_marked)
        return;
    m_marked = ids;
    if (!m_rows.empty())
        tellRows(0, int(m_rows.size()) - 1);
    emit markedChanged();
}

void RequestTable::dropMarks()
{
    setMarked({});
}

const RequestSummary *RequestTable::at(int row) const
{
    return row >= 0 && row < int(m_rows.size()) ? m_rows[size_t(row)].summary.get() : nullptr;
}

int RequestTable::rowOf(RequestId id) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [id](const Row &row) {
        return row.summary && row.summary->id == id;
    });
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

int RequestTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int RequestTable::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant RequestTable::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(alignmentOf(index.column()));
    const Row &row = m_rows[size_t(index.row())];
    if (!row.summary || row.stale)
        want(index.row());
    if (role == LoadedRole)
        return bool(row.summary);
    if (!row.summary)
        return {};
    const RequestSummary &summary = *row.summary;
    const bool marked = m_marked.contains(summary.id);
    if (role == MarkedRole)
        return marked;
    if (role == Qt::CheckStateRole && index.column() == Name)
        return marked ? Qt::Checked : Qt::Unchecked;
    return cell(summary, index.column(), role);
}

bool RequestTable::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || index.column() != Name || !at(index.row()))
        return false;
    mark(index.row(), value.toInt() == Qt::Checked);
    return true;
}

QVariant RequestTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    switch (role) {
    case Qt::DisplayRole: return columnTitle(section);
    case Qt::TextAlignmentRole: return int(alignmentOf(section));
    case SortableRole: return orderOf(section).has_value();
    default: return {};
    }
}

Qt::ItemFlags RequestTable::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index) | Qt::ItemNeverHasChildren;
    if (index.column() == Name && at(index.row()))
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

void RequestTable::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_rows.empty())
        tellRows(0, int(m_rows.size()) - 1);
}

void RequestTable::tellRows(int first, int last)
{
    emit dataChanged(index(first, 0), index(last, ColumnCount - 1));
}

void RequestTable::setLoading(bool loading)
{
    if (std::exchange(m_loading, loading) != loading)
        emit loadingChanged();
}

void RequestTable::setError(const std::optional<Error> &error)
{
    if (std::exchange(m_error, error) != error)
        emit errorChanged();
}

void RequestTable::setTotal(qint64 total)
{
    if (std::exchange(m_total, total) != total)
        emit totalChanged();
}

} // namespace stw::models
