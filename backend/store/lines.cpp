// The way back from lines to rows (rows.h).
#include "backend/store/objects.h"
#include "backend/store/rows.h"
#include "shared/wire/jsoncodec.h"

namespace stw::store {

using namespace Qt::StringLiterals;

namespace {

//! Takes a line's columns one after the other and remembers whether one of them was not ours.
class LineReader
{
public:
    explicit LineReader(const QVariantList &values)
        : m_values(values)
    {}

    bool ok() const { return m_ok; }
    qint64 number() { return m_values[m_at++].toLongLong(); }
    QString text() { return m_values[m_at++].toString(); }
    Instant instant() { return {number()}; }
    void skip(qsizetype columns) { m_at += columns; }

    template <class Id>
    Id id()
    {
        const QString column = text();
        return column.isEmpty() ? Id() : checked(Id::fromString(column));
    }
    template <class E>
    E name()
    {
        return checked(fromName<E>(text()));
    }
    template <class D>
    D decimal()
    {
        return checked(D::fromText(text()));
    }
    template <class T>
    T document()
    {
        const auto decoded = wire::decode<T>(text().toUtf8(), wire::Reader::Unknown::Ignore);
        return checked(decoded ? std::optional<T>(*decoded) : std::nullopt);
    }
    Scope scope()
    {
        const ScopeKind kind = name<ScopeKind>();
        return kind == ScopeKind::Project ? scopeOf(id<ProjectId>()) : scopeOf(id<TenantId>());
    }
    domain::AccountKey account()
    {
        domain::AccountKey key;
        key.scope = scope();
        key.dimension = name<QuotaDimension>();
        key.period = text();
        return key;
    }
    domain::Account side()
    {
        const QString column = text();
        for (const domain::Account account :
             {domain::Account::Free, domain::Account::Held, domain::Account::Used}) {
            if (column == accountName(account))
                return account;
        }
        m_ok = false;
        return {};
    }

private:
    template <class T>
    T checked(const std::optional<T> &value)
    {
        m_ok = m_ok && value;
        return value.value_or(T());
    }

    const QVariantList &m_values;
    qsizetype m_at = 0;
    bool m_ok = true;
};

ports::QueueSpanRow queueSpan(LineReader &line)
{
    ports::QueueSpanRow row;
    row.request = line.id<RequestId>();
    row.position = line.number();
    row.tenant = line.id<TenantId>();
    row.project = line.id<ProjectId>();
    row.span.attempt = line.number();
    row.span.from = line.instant();
    row.span.to = line.instant();
    line.skip(1); // the binding reason's code repeats the first of the reasons
    row.span.reasons = line.document<QList<QueueReason>>();
    return row;
}

ports::AllocationRow allocation(LineReader &line)
{
    ports::AllocationRow row;
    line.skip(1); // the id, which the document has too
    row.request = line.id<RequestId>();
    row.tenant = line.id<TenantId>();
    row.project = line.id<ProjectId>();
    row.acceleratorType = line.text();
    line.skip(tableOf(TableId::Allocations).columns.size() - 6);
    row.allocation = line.document<Allocation>();
    return row;
}

ports::IntervalRow interval(LineReader &line)
{
    Interval interval;
    interval.request = line.id<RequestId>();
    interval.attempt = line.number();
    interval.unit = line.text();
    interval.tenant = line.id<TenantId>();
    interval.project = line.id<ProjectId>();
    interval.acceleratorType = line.text();
    interval.meter = line.name<Meter>();
    interval.unitsMilli = line.number();
    interval.begin = line.instant();
    interval.end = line.instant();
    return {interval};
}

ports::ChargeRow charge(LineReader &line)
{
    ports::ChargeRow row;
    Charge &charge = row.charge;
    charge.request = line.id<RequestId>();
    charge.attempt = line.number();
    charge.meter = line.name<Meter>();
    charge.unit = line.text();
    charge.begin = line.instant();
    charge.correction = line.number() != 0;
    row.seq = line.number();
    charge.tenant = line.id<TenantId>();
    charge.project = line.id<ProjectId>();
    charge.acceleratorType = line.text();
    charge.end = line.instant();
    charge.period = line.text();
    charge.quantity = line.decimal<Quantity>();
    charge.price = line.decimal<Price>();
    charge.priceVersion = line.number();
    charge.cost = line.decimal<Cost>();
    charge.currency = line.text();
    return row;
}

ports::PostingRow posting(LineReader &line)
{
    ports::PostingRow row;
    row.seq = line.number();
    row.position = line.number();
    row.at = line.instant();
    row.posting.key = line.account();
    row.posting.from = line.side();
    row.posting.to = line.side();
    row.posting.amount = line.number();
    row.posting.request = line.id<RequestId>();
    row.posting.tenant = line.id<TenantId>();
    row.posting.project = line.id<ProjectId>();
    row.posting.acceleratorType = line.text();
    return row;
}

ports::BalanceRow balance(LineReader &line)
{
    ports::BalanceRow row;
    row.key = line.account();
    row.balance.used = line.number();
    row.balance.held = line.number();
    return row;
}

ports::LimitRow limit(LineReader &line)
{
    ports::LimitRow row;
    row.scope = line.scope();
    row.dimension = line.name<QuotaDimension>();
    row.limit = line.number();
    return row;
}

std::optional<ports::Row> read(TableId table, LineReader &line)
{
    switch (table) {
    case TableId::Requests:
        line.skip(tableOf(table).columns.size() - 1);
        return ports::RequestRow{line.document<Request>()};
    case TableId::QueueSpans: return queueSpan(line);
    case TableId::Allocations: return allocation(line);
    case TableId::Intervals: return interval(line);
    case TableId::Charges: return charge(line);
    case TableId::Postings: return posting(line);
    case TableId::Balances: return balance(line);
    case TableId::Limits: return limit(line);
    case TableId::Objects:
    case TableId::AllocationCards:
    case TableId::Journal: break;
    }
    return std::nullopt;
}

} // namespace

Result<std::optional<ports::Row>> rowOf(TableId table, const QVariantList &values)
{
    if (table == TableId::Objects)
        return objectOf(values[0].toString(), values[2].toString().toUtf8())
            .map([](const ports::Object &object) {
                return std::optional<ports::Row>(ports::ObjectRow{object, false});
            });
    LineReader line(values);
    const std::optional<ports::Row> row = read(table, line);
    if (!line.ok())
        return failure(ErrorCode::Internal,
                       u"a line of %1 cannot be read; its key begins with %2"_s.arg(
                           tableOf(table).name, values[0].toString()));
    return row;
}

Result<ports::Entry> entryOf(const ChainFields &fields)
{
    const auto event = wire::decode<domain::Event>(fields.facts, wire::Reader::Unknown::Ignore);
    const QVariantList ids{QString::fromUtf8(fields.request), QString::fromUtf8(fields.tenant),
                           QString::fromUtf8(fields.project)};
    LineReader line(ids);
    ports::Entry entry;
    entry.seq = fields.seq;
    entry.at = {fields.atUs};
    entry.actor = {QString::fromUtf8(fields.actor), QString::fromUtf8(fields.role),
                   QString::fromUtf8(fields.onBehalfOf), QString::fromUtf8(fields.token)};
    entry.cause = QString::fromUtf8(fields.cause);
    entry.request = line.id<RequestId>();
    entry.tenant = line.id<TenantId>();
    entry.project = line.id<ProjectId>();
    entry.acceleratorType = QString::fromUtf8(fields.acceleratorType);
    if (!event || !line.ok())
        return failure(ErrorCode::Internal, u"journal entry %1 cannot be read"_s.arg(fields.seq),
                       {{u"seq"_s, QString::number(fields.seq)}});
    entry.event = *event;
    return entry;
}

} // namespace stw::store
