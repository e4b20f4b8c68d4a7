#include "app/views/request/recordpieces.h"

#include <QLocale>

namespace stw::views {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr Micros kSecond = 1s;
constexpr Micros kHundredth = 10ms;

//! Puts pieces one behind the other, up to an end. A moment that no list of the record tells of
//! belongs to what came before it.
class Life
{
public:
    Life(Instant begin, Instant end)
        : m_at(begin)
        , m_end(end)
    {}

    void add(PieceKind kind, qint64 attempt, Instant from, Instant to,
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
            m_pieces.append({PieceKind::Approval, 1, m_at, until});
        else
            m_pieces.last().to = until;
        m_at = until;
    }

    Instant m_at;
    const Instant m_end;
    QList<RecordPiece> m_pieces;
};

QString number(qint64 value)
{
    return QString::number(value);
}

QString twoDigits(qint64 value)
{
    return number(value).rightJustified(2, u'0');
}

void addAllocation(Life &life, const Allocation &allocation)
{
    const qint64 attempt = allocation.attempt;
    const Instant proven = allocation.proof ? allocation.proof->at : Instant{};
    const Instant ended = allocation.end ? allocation.end->at : proven;
    life.add(PieceKind::Provisioning, attempt, allocation.placedAt,
             allocation.startedAt.isSet() ? allocation.startedAt : ended);
    life.add(PieceKind::Running, attempt, allocation.startedAt, ended);
    life.add(PieceKind::Returning, attempt, ended, proven);
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
        life.add(PieceKind::Waiting, span.attempt, span.from, span.to, span.reasons);
    }
    while (next < request.allocations.size())
        addAllocation(life, request.allocations[next++]);
    return life.finished();
}

QList<RecordPiece> inUnits(QList<RecordPiece> pieces, Micros unit)
{
    if (pieces.isEmpty())
        return pieces;
    const Instant begin = pieces.first().from;
    const auto cut = [begin, unit](Instant at) { return begin + (at - begin) / unit * unit; };
    for (RecordPiece &piece : pieces) {
        piece.from = cut(piece.from);
        piece.to = cut(piece.to);
    }
    return pieces;
}

Micros unitFor(Micros total)
{
    return total < 60s ? kHundredth : kSecond;
}

QString clockText(Micros length, Micros unit)
{
    if (unit < kSecond) {
        const qint64 hundredths = length / kHundredth;
        return number(hundredths / 100) + QLocale().decimalPoint() + twoDigits(hundredths % 100)
               + u"\u00A0s"_s;
    }
    const qint64 seconds = length / kSecond;
    const qint64 minutes = seconds / 60;
    const QString rest = twoDigits(seconds % 60);
    if (minutes < 60)
        return u"%1:%2"_s.arg(number(minutes), rest);
    return u"%1:%2:%3"_s.arg(number(minutes / 60), twoDigits(minutes % 60), rest);
}

QMap<PieceKind, Micros> sumsOf(const QList<RecordPiece> &pieces)
{
    QMap<PieceKind, Micros> sums;
    for (const RecordPiece &piece : pieces)
        sums[piece.kind] += piece.length();
    return sums;
}

} // namespace stw::views
