// How RequestTable gets its rows: which piece to fetch, and what an answer does to the rows.

#include "app/models/requesttable.h"

#include <QPointer>

#include <algorithm>

namespace stw::models {

void RequestTable::fetch(Kind kind, int first)
{
    m_flight = {kind, first};
    m_settle.stop();
    const quint64 ticket = ++m_ticket;
    RequestPiece piece{m_filter, m_sorting, {}, first, kPiece};
    if (const auto behind = m_anchors.upperBound(first); behind != m_anchors.begin()) {
        const auto anchor = std::prev(behind);
        piece.cursor = anchor.value();
        piece.skip = first - anchor.key();
    }
    if (kind == Kind::Reload)
        m_behind = false; // what is told from now on may be newer than the answer
    setLoading(true);
    const QPointer<RequestTable> self = this;
    m_source(piece, [self, ticket](const Result<RequestPage> &page) {
        if (self)
            self->take(ticket, page);
    });
}

void RequestTable::take(quint64 ticket, const Result<RequestPage> &page)
{
    if (ticket != m_ticket || !m_loading)
        return;
    const Flight flight = m_flight;
    if (!page) {
        setLoading(false);
        setError(page.error());
        return; // what is shown stays; refresh() asks again
    }
    if (flight.kind == Kind::Replace)
        replaceAll(*page);
    else if (flight.kind == Kind::Reload)
        merge(*page);
    else
        fill(flight.first, *page);
    setError({});
    setLoading(false);
    startReload();
    if (m_wanted >= 0)
        m_settle.start(m_times.settle);
}

void RequestTable::replaceAll(const RequestPage &page)
{
    beginResetModel();
    m_wanted = -1;
    m_rows.clear();
    m_rows.resize(size_t(std::max(page.total.value_or(0), qint64(page.items.size()))));
    m_anchors.clear();
    moveAnchors(0, int(page.items.size()), page.next);
    for (int row = 0; row < int(page.items.size()); ++row)
        put(row, page.items[row]);
    endResetModel();
    setTotal(qint64(m_rows.size()));
}

//! Makes the first rows those of the page by few steps, so that views keep place and selection.
//! The rows behind are shown as they are, and fetched anew when they are looked at.
void RequestTable::merge(const RequestPage &page)
{
    const int count = int(page.items.size());
    const qint64 total = std::max(page.total.value_or(qint64(m_rows.size())), qint64(count));
    int grown = 0;
    if (isHeadHeld(std::min(int(kPiece), int(m_rows.size())))) {
        QMap<RequestId, int> wanted;
        for (int at = 0; at < count; ++at)
            wanted.insert(page.items[at].id, at);
        grown -= removeGone(wanted, std::min(int(kPiece), int(m_rows.size())));
        grown += putInOrder(page.items);
    }
    const bool explained = qint64(m_rows.size()) == total;
    setSize(total);
    for (int row = 0; row < count; ++row)
        put(row, page.items[row]);
    for (size_t row = size_t(count); row < m_rows.size(); ++row)
        m_rows[row].stale = true;
    if (!explained)
        m_anchors.clear(); // it is not known where rows came or went
    moveAnchors(grown, count, page.next);
    if (!m_rows.empty())
        tellRows(0, int(m_rows.size()) - 1);
    setTotal(total);
}

void RequestTable::fill(int first, const RequestPage &page)
{
    const int count = int(page.items.size());
    if (count < kPiece && page.next.isEmpty()) // the list has become shorter
        setSize(first + count);
    const int last = std::min(first + count, int(m_rows.size())) - 1;
    for (int row = first; row <= last; ++row)
        put(row, page.items[row - first]);
    if (!page.next.isEmpty())
        m_anchors.insert(first + count, page.next);
    dropFar(first);
    if (last >= first)
        tellRows(first, last);
}

bool RequestTable::isHeadHeld(int count) const
{
    return std::all_of(m_rows.begin(), m_rows.begin() + count,
                       [](const Row &row) { return bool(row.summary); });
}

//! Of the first \a count rows, removes those that are not wanted any more. Behind the last wanted
//! one nothing is known: those may only have been pushed out of the page. The number removed.
int RequestTable::removeGone(const QMap<RequestId, int> &wanted, int count)
{
    int removed = 0;
    bool known = false;
    for (int row = count - 1; row >= 0; --row) {
        if (wanted.contains(m_rows[size_t(row)].summary->id)) {
            known = true;
            continue;
        }
        if (!known)
            continue;
        beginRemoveRows({}, row, row);
        m_rows.erase(m_rows.begin() + row);
        endRemoveRows();
        ++removed;
    }
    return removed;
}

//! The number of rows inserted.
int RequestTable::putInOrder(const QList<RequestSummary> &items)
{
    int inserted = 0;
    for (int row = 0; row < int(items.size()); ++row) {
        const int reach = std::min(int(m_rows.size()), int(kPiece) + inserted);
        int from = row;
        while (
            from < reach
            && !(m_rows[size_t(from)].summary && m_rows[size_t(from)].summary->id == items[row].id))
            ++from;
        if (from >= reach) {
            beginInsertRows({}, row, row);
            m_rows.insert(m_rows.begin() + row, Row{});
            put(row, items[row]);
            endInsertRows();
            ++inserted;
        } else if (from != row) {
            beginMoveRows({}, from, from, {}, row);
            std::rotate(m_rows.begin() + row, m_rows.begin() + from, m_rows.begin() + from + 1);
            endMoveRows();
        }
    }
    return inserted;
}

//! The first rows are known up to \a end; anchors behind them stand for rows that moved.
void RequestTable::moveAnchors(int by, int end, const QString &next)
{
    QMap<int, QString> moved{{0, QString()}};
    for (auto anchor = m_anchors.cbegin(); anchor != m_anchors.cend(); ++anchor) {
        if (anchor.key() + by > end && anchor.key() > 0)
            moved.insert(anchor.key() + by, anchor.value());
    }
    if (!next.isEmpty())
        moved.insert(end, next);
    m_anchors = moved;
}

void RequestTable::setSize(qint64 size)
{
    const int now = int(m_rows.size());
    if (size > now) {
        beginInsertRows({}, now, int(size) - 1);
        m_rows.resize(size_t(size));
        endInsertRows();
    } else if (size < now) {
        beginRemoveRows({}, int(size), now - 1);
        m_rows.resize(size_t(size));
        endRemoveRows();
    }
    setTotal(size);
}

void RequestTable::put(int row, const RequestSummary &summary)
{
    Row &place = m_rows[size_t(row)];
    if (place.summary)
        *place.summary = summary;
    else
        place.summary = std::make_unique<RequestSummary>(summary);
    place.stale = false;
}

void RequestTable::dropFar(int around)
{
    const int first = std::max(0, around - int(kHeld) / 2);
    const int last = first + int(kHeld);
    const auto held = std::count_if(m_rows.begin(), m_rows.end(),
                                    [](const Row &row) { return bool(row.summary); });
    if (held <= kHeld)
        return;
    for (int row = 0; row < int(m_rows.size()); ++row) {
        if (row < first || row >= last)
            m_rows[size_t(row)] = Row{};
    }
}

void RequestTable::want(int row) const
{
    m_wanted = row;
    if (!m_settle.isActive() && !m_loading)
        m_settle.start(m_times.settle);
}

void RequestTable::fetchWanted()
{
    if (m_loading)
        return; // take() comes back to it
    const int row = std::exchange(m_wanted, -1);
    if (row < 0 || row >= int(m_rows.size()))
        return;
    if (!m_rows[size_t(row)].summary || m_rows[size_t(row)].stale)
        fetch(Kind::Fill, row - row % int(kPiece));
}

void RequestTable::flush()
{
    const QMap<RequestId, FeedLine> pending = std::exchange(m_pending, {});
    m_behind = m_behind || !pending.isEmpty();
    for (int row = 0; row < int(m_rows.size()) && !pending.isEmpty(); ++row) {
        RequestSummary *summary = m_rows[size_t(row)].summary.get();
        const auto line = summary ? pending.constFind(summary->id) : pending.constEnd();
        if (line == pending.constEnd() || !line->state || *line->state == summary->state)
            continue;
        summary->state = *line->state;
        if (*line->state != RequestState::Queued) {
            summary->waitReason.clear();
            summary->position.reset();
        }
        if (isTerminal(*line->state))
            summary->endedAt = line->at;
        tellRows(row, row);
    }
    startReload();
}

void RequestTable::startReload()
{
    if (m_behind && !m_loading && !m_reload.isActive())
        m_reload.start(m_times.reload);
}

} // namespace stw::models
