#include "app/views/request/recordpieces.h"

namespace stw::views {

namespace {

//! Puts pieces one behind the other, up to an end. A moment that no list of the record tells of
//! belongs to what came before it.
class Life
{
public:
    Life(Instant begin, Instant end)
        : m_at(begin)
        , m_end(end)
    {}

    void add(LifePart kind, qint64 attempt, Instant from, Instant to,
             const QList<QueueReason> &reasons = {})
    {
        if (!from.isSet())
            return;
        reach(from);
        const Instant until = to.isSet() ? qMin(to, m_end) : m_end;
        if (until <= m_at)
            return;
        m_pieces.append({kind, attempt, m_at, until, reasons});
        m_at = until;
    }

    QList<RecordPiece> finished()
    {
        reach(m_end);
        return m_pieces;
    }

private:
    void reach(Instant at)
    {
        const Instant until = qMin(at, m_end);
        if (until <= m_at)
            return;
        if (m_pieces.isEmpty())
            m_pieces.append({LifePart::Approval, 1, m_at, until});
        else
            m_pieces.last().to = until;
        m_at = until;
    }

    Instant m_at;
    const Instant m_end;
    QList<RecordPiece> m_pieces;
};

void addAllocation(Life &life, const Allocation &allocation)
{
    const qint64 attempt = allocation.attempt;
    const Instant proven = allocation.proof ? allocation.proof->at : Instant{};
    const Instant ended = allocation.end ? allocation.end->at : proven;
    life.add(LifePart::Provisioning, attempt, allocation.placedAt,
             allocation.startedAt.isSet() ? allocation.startedAt : ended);
    life.add(LifePart::Running, attempt, allocation.startedAt, ended);
    life.add(LifePart::Returning, attempt, ended, proven);
}

} // namespace

QList<RecordPiece> piecesOf(const Request &request, Instant now)
{
    Life life(request.submittedAt, request.endedAt.isSet() ? request.endedAt : now);
    qsizetype next = 0; // allocation
    for (const QueueSpan &span : request.queue) {
        while (next < request.allocations.size()
               && request.allocations[next].attempt < span.attempt)
            addAllocation(life, request.allocations[next++]);
        life.add(LifePart::Waiting, span.attempt, span.from, span.to, span.reasons);
    }
    while (next < request.allocations.size())
        addAllocation(life, request.allocations[next++]);
    return life.finished();
}

} // namespace stw::views
