#pragma once

#include "backend/domain/world.h"
#include "shared/model/actor.h"

#include <functional>

namespace stw::ports {

//! One event with all the audit log says of it.
struct Entry
{
    qint64 seq = 0; //!< From 1, without a gap.
    Instant at;
    Actor actor;
    QString cause;     //!< What led to it: an HTTP request's id, `plan`, `report`, `tick`, `start`.
    RequestId request; //!< Not valid: not about a request.
    TenantId tenant;
    ProjectId project;
    QString acceleratorType;
    domain::Event event;
};

// The tables are the journal's shadow: rows are a pure function of the events so far.

struct RequestRow //!< Upsert by id.
{
    Request request;
};
struct QueueSpanRow //!< Upsert by (request, position).
{
    RequestId request;
    qint64 position = 0; //!< Index in the request's queue history.
    QueueSpan span;
    TenantId tenant;
    ProjectId project;
};
struct AllocationRow //!< Upsert by id. A unique index allows each card in one open allocation.
{
    RequestId request;
    TenantId tenant;
    ProjectId project;
    QString acceleratorType;
    Allocation allocation;
};
struct IntervalRow //!< Upsert by (request, attempt, unit).
{
    Interval interval;
};
struct ChargeRow //!< Insert; the key is (request, attempt, meter, unit, begin, correction).
{
    qint64 seq = 0;
    Charge charge;
};
struct PostingRow //!< Insert; the key is (seq, position).
{
    qint64 seq = 0;
    qint64 position = 0; //!< Within the event.
    Instant at;
    domain::Posting posting;
};
struct BalanceRow //!< Upsert by key; a zero balance is deleted.
{
    domain::AccountKey key;
    domain::Balance balance;
};
struct LimitRow //!< Upsert by (scope, dimension); no limit is deleted.
{
    Scope scope;
    QuotaDimension dimension = QuotaDimension::Cards;
    std::optional<qint64> limit;
};

//! Small things that are loaded whole at start, as documents by kind and id.
using ObjectFacts = std::variant<Tenant, Project, User, Member, Token, Proposal, AcceleratorModel,
                                 AcceleratorClass, Image, Template, Spec, PriceVersion, Pool, Node>;
// Copied, moved and ended in one place: the code of a big variant is big too.
struct Object : ObjectFacts
{
    using ObjectFacts::ObjectFacts;
    Object();
    Object(const Object &);
    Object(Object &&) noexcept;
    Object &operator=(const Object &);
    Object &operator=(Object &&) noexcept;
    ~Object();
};
struct ObjectRow //!< Upsert by (kind, id).
{
    Object object;
    bool removed = false; //!< A revoked token, a removed member.
};

using RowFacts = std::variant<RequestRow, QueueSpanRow, AllocationRow, IntervalRow, ChargeRow,
                              PostingRow, BalanceRow, LimitRow, ObjectRow>;
// Copied, moved and ended in one place: the code of a big variant is big too.
struct Row : RowFacts
{
    using RowFacts::RowFacts;
    Row();
    Row(const Row &);
    Row(Row &&) noexcept;
    Row &operator=(const Row &);
    Row &operator=(Row &&) noexcept;
    ~Row();
};

struct Batch
{
    QList<Entry> entries; //!< Consecutive, the first one right after the head.
    QList<Row> rows;      //!< In order; a later one of the same key wins.
};

struct Head
{
    qint64 seq = 0;
    QByteArray hash; //!< SHA-256 of the last entry, 32 bytes; of nothing: 32 zeros.
};

//! What the loop starts from: the tables at one journal position.
struct Shadow
{
    Head head;
    QList<Object> objects;
    QList<Request> live; //!< Every request that is not terminal.
    QList<BalanceRow> balances;
    QList<LimitRow> limits;
    QList<std::pair<domain::SubmitKey, domain::SubmitTrace>> keys; //!< Since the given instant.
};

//! Writing side of the store. One writer; used by the loop's thread only.
class Journal
{
public:
    Journal() = default;
    virtual ~Journal() = default;
    Q_DISABLE_COPY_MOVE(Journal)

    //! One transaction: entries with their hash chain (head row locked), then rows. All or nothing;
    //! on success it is durable. Unavailable: nothing was written, or it is not known whether
    //! (the caller loads anew before going on). Conflict: the head is not where the batch begins:
    //! another writer.
    virtual Result<Head> append(const Batch &batch) = 0;
    virtual Result<Shadow> load(Instant keysSince) = 0;
};

} // namespace stw::ports

Q_DECLARE_TYPEINFO(stw::ports::Entry, Q_RELOCATABLE_TYPE);
Q_DECLARE_TYPEINFO(stw::ports::RequestRow, Q_RELOCATABLE_TYPE);
Q_DECLARE_TYPEINFO(stw::ports::QueueSpanRow, Q_RELOCATABLE_TYPE);
Q_DECLARE_TYPEINFO(stw::ports::AllocationRow, Q_RELOCATABLE_TYPE);
Q_DECLARE_TYPEINFO(stw::ports::IntervalRow, Q_RELOCATABLE_TYPE);
Q_DECLARE_TYPEINFO(stw::ports::ChargeRow, Q_RELOCATABLE_TYPE);
Q_DECLARE_TYPEINFO(stw::ports::PostingRow, Q_RELOCATABLE_TYPE);
Q_DECLARE_TYPEINFO(stw::ports::BalanceRow, Q_RELOCATABLE_TYPE);
Q_DECLARE_TYPEINFO(stw::ports::LimitRow, Q_RELOCATABLE_TYPE);
Q_DECLARE_TYPEINFO(stw::ports::ObjectRow, Q_RELOCATABLE_TYPE);
Q_DECLARE_TYPEINFO(stw::ports::Object, Q_RELOCATABLE_TYPE);
Q_DECLARE_TYPEINFO(stw::ports::Row, Q_RELOCATABLE_TYPE);
