#include "tests/sim/simstore.h"

#include "shared/wire/jsoncodec.h"

#include <QCryptographicHash>

namespace stw::sim {

using namespace Qt::StringLiterals;
using namespace domain;

namespace {

QByteArray hashOf(const QByteArray &before, const ports::Entry &entry)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(before);
    hash.addData(QByteArray::number(entry.seq));
    hash.addData(wire::encode(entry.at));
    hash.addData(wire::encode(entry.actor));
    hash.addData(entry.cause.toUtf8());
    hash.addData(wire::encode(entry.event));
    return hash.result();
}

template <class E>
bool contains(const ports::Batch &batch)
{
    return std::any_of(batch.entries.begin(), batch.entries.end(), [](const ports::Entry &entry) {
        return std::holds_alternative<E>(entry.event);
    });
}

void countReasons(Counts &counts, const QList<QueueReason> &reasons)
{
    for (const QueueReason &reason : reasons) {
        const auto *quota = std::get_if<QuotaExhausted>(&reason);
        if (quota && rowOf(quota->dimension).window == QuotaWindow::Month)
            ++counts["waited for the month's budget"_L1];
        else if (quota)
            ++counts["waited for quota"_L1];
        else if (std::holds_alternative<CapacityBusy>(reason))
            ++counts["waited for capacity"_L1];
        else if (std::holds_alternative<HealthyCapacity>(reason))
            ++counts["waited for healthy cards"_L1];
        else if (std::holds_alternative<PriorityAhead>(reason))
            ++counts["waited behind others"_L1];
    }
}

void countCharges(Counts &counts, const QList<Charge> &charges)
{
    for (const Charge &charge : charges) {
        if (charge.correction)
            ++counts["taken back with a correction"_L1];
        if (charge.period != charges.first().period)
            ++counts["charged across a month's edge"_L1];
    }
}

//! A card that is in an open allocation of somebody else, or nothing.
QString takenCard(const invariants::Books &books, RequestId notOf)
{
    for (AllocationId id : books.open) {
        const ports::AllocationRow &row = books.tables.allocations.at(id);
        for (const Slice &slice : row.allocation.slices) {
            if (row.request != notOf && !slice.cards.isEmpty())
                return slice.cards.first();
        }
    }
    return {};
}

void doubleCard(const invariants::Books &books, ports::Batch &batch)
{
    for (ports::Row &row : batch.rows) {
        auto *allocation = std::get_if<ports::AllocationRow>(&row);
        if (!allocation || allocation->allocation.proof)
            continue;
        const QString taken = takenCard(books, allocation->request);
        for (Slice &slice : allocation->allocation.slices) {
            if (!slice.cards.isEmpty() && !taken.isEmpty())
                slice.cards.first() = taken;
        }
    }
}

} // namespace

SimStore::SimStore(Fuse &fuse, Chance &chance, Counts &counts, Bug bug)
    : m_fuse(fuse)
    , m_chance(chance)
    , m_counts(counts)
    , m_bug(bug)
{}

Result<ports::Head> SimStore::append(const ports::Batch &batch)
{
    m_fuse.burn();
    if (batch.entries.isEmpty() || batch.entries.first().seq != m_head.seq + 1)
        return failure(ErrorCode::Conflict, u"the head is elsewhere"_s);
    if (failsNow()) {
        const bool durable = !m_full && m_chance.oneIn(2);
        if (durable)
            keep(batch);
        ++m_counts[durable ? "append failed, durable"_L1 : "append failed, not durable"_L1];
        return failure(ErrorCode::Unavailable, u"planned by the simulator"_s);
    }
    if (m_bug == Bug::LostAck && contains<Submitted>(batch) && m_chance.oneIn(20)) {
        m_head.seq = batch.entries.last().seq;
        return m_head;
    }
    keep(m_bug == Bug::None ? batch : spoiled(batch));
    m_fuse.burn();
    return m_head;
}

Result<ports::Shadow> SimStore::load(Instant keysSince)
{
    m_fuse.burn();
    if (failsNow()) {
        ++m_counts["load failed"_L1];
        return failure(ErrorCode::Unavailable, u"planned by the simulator"_s);
    }
    const invariants::Tables &tables = m_books.tables;
    ports::Shadow shadow;
    shadow.head = m_head;
    for (const auto &[key, object] : tables.objects)
        shadow.objects += object;
    for (const auto &[id, request] : tables.requests) {
        if (!isTerminal(request.state))
            shadow.live += request;
        if (!request.idempotencyKey.isEmpty() && request.submittedAt >= keysSince)
            shadow.keys.append({{request.requester, request.idempotencyKey},
                                {id, request.bodyDigest, request.submittedAt}});
    }
    for (const auto &[key, balance] : tables.balances)
        shadow.balances += {key, balance};
    for (const auto &[key, limit] : tables.limits)
        shadow.limits += {key.first, key.second, limit};
    return shadow;
}

void SimStore::heal()
{
    m_failAfter = 0;
    m_full = false;
}

bool SimStore::failsNow()
{
    if (m_full)
        return true;
    return m_failAfter > 0 && --m_failAfter == 0;
}

void SimStore::keep(const ports::Batch &batch)
{
    count(batch);
    trace(batch);
    m_found += invariants::add(m_books, batch);
    for (const ports::Entry &entry : batch.entries) {
        m_head = {entry.seq, hashOf(m_head.hash, entry)};
        m_entries += entry;
    }
}

void SimStore::trace(const ports::Batch &batch) const
{
    static const bool kWanted = qEnvironmentVariableIsSet("STW_SIM_TRACE");
    for (const ports::Entry &entry : batch.entries) {
        if (kWanted)
            qInfo("%lld %s %s %s", entry.seq, qPrintable(toText(entry.at)), qPrintable(entry.cause),
                  wire::encode(entry.event).constData());
    }
}

void SimStore::count(const ports::Batch &batch)
{
    for (const ports::Entry &entry : batch.entries) {
        if (std::holds_alternative<Requeued>(entry.event))
            ++m_counts["requeued"_L1];
        if (const auto *began = std::get_if<ReleaseBegan>(&entry.event))
            ++m_counts[nameOf(began->wanted)];
        if (std::holds_alternative<Withdrawn>(entry.event))
            ++m_counts["withdrawn while waiting"_L1];
        if (const auto *deferred = std::get_if<Deferred>(&entry.event))
            countReasons(m_counts, deferred->reasons);
        if (const auto *ended = std::get_if<WorkEnded>(&entry.event))
            countCharges(m_counts, ended->charges);
        const auto track = m_books.tracks.find(entry.request);
        if (std::holds_alternative<Delivered>(entry.event) && track != m_books.tracks.end()
            && track->second.state == RequestState::Releasing)
            ++m_counts["delivered while releasing"_L1];
    }
}

ports::Batch SimStore::spoiled(const ports::Batch &batch)
{
    ports::Batch bad = batch;
    if (m_bug == Bug::DoubleCard && contains<Placed>(batch))
        doubleCard(m_books, bad);
    if (m_bug == Bug::SkipRelease && contains<Returned>(batch))
        bad.rows.removeIf([](const ports::Row &row) {
            return std::holds_alternative<ports::PostingRow>(row)
                   || std::holds_alternative<ports::BalanceRow>(row);
        });
    for (ports::Row &row : bad.rows) {
        auto *charge = std::get_if<ports::ChargeRow>(&row);
        if (m_bug == Bug::WrongCost && charge)
            charge->charge.cost.units += 1;
    }
    return bad;
}

} // namespace stw::sim
