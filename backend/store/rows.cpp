#include "backend/store/rows.h"

#include "backend/store/objects.h"
#include "shared/base/checked.h"
#include "shared/wire/jsoncodec.h"

#include <algorithm>
#include <limits>

namespace stw::store {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kAccounts = std::to_array<QLatin1StringView>({"free"_L1, "held"_L1, "used"_L1});

QString scopeId(const Scope &scope)
{
    return scope.kind == ScopeKind::Project ? ProjectId(scope.id).toString()
                                            : TenantId(scope.id).toString();
}

QString bindingReason(const QueueSpan &span)
{
    return span.reasons.isEmpty()
               ? QString()
               : QString(std::visit([](const auto &reason) { return reason.kCode; },
                                    span.reasons.first()));
}

//! Code of what a request waits for now; empty where it does not wait.
QString waitReason(const Request &request)
{
    const bool waits = !request.queue.isEmpty() && !request.queue.last().to.isSet();
    return waits ? bindingReason(request.queue.last()) : QString();
}

QString text(QLatin1StringView view)
{
    return view;
}

QString document(const auto &value)
{
    return QString::fromUtf8(wire::encode(value));
}

QVariantList accountColumns(const domain::AccountKey &key)
{
    return {text(nameOf(key.scope.kind)), scopeId(key.scope), text(nameOf(key.dimension)),
            key.period};
}

} // namespace

QString accountName(domain::Account account)
{
    return kAccounts[size_t(account)];
}

void Changes::add(const ports::Row &row)
{
    std::visit([this](const auto &one) { addRow(one); }, row);
}

QList<Line> Changes::lines(TableId table) const
{
    const auto kept = m_kept.find(table);
    QList<Line> lines = kept == m_kept.end() ? QList<Line>() : kept->second.lines;
    if (table == TableId::AllocationCards)
        std::stable_partition(lines.begin(), lines.end(),
                              [](const Line &line) { return !line.values.last().isNull(); });
    return lines;
}

void Changes::put(TableId table, QVariantList values)
{
    keep(table, {std::move(values), false});
}

void Changes::remove(TableId table, QVariantList key)
{
    keep(table, {std::move(key), true});
}

void Changes::keep(TableId table, Line line)
{
    auto &[lines, places] = m_kept[table];
    if (!tableOf(table).insertOnly) {
        QString key;
        for (qsizetype at = 0; at < tableOf(table).keys; ++at)
            key += line.values[at].toString() + QChar(u'\0');
        const auto place = places.constFind(key);
        if (place != places.constEnd()) {
            lines[*place] = std::move(line);
            return;
        }
        places.insert(key, lines.size());
    }
    lines.append(std::move(line));
}

void Changes::addRow(const ports::RequestRow &row)
{
    const Request &request = row.request;
    const Allocation current =
        request.allocations.isEmpty() ? Allocation() : request.allocations.last();
    const QString id = request.id.toString();
    put(TableId::Requests, {id,
                            idText(request.tenant),
                            idText(request.project),
                            idText(request.requester),
                            text(nameOf(request.state)),
                            qint64(!isTerminal(request.state)),
                            request.asked.spec.toString(),
                            request.asked.tmpl.toString(),
                            request.asked.acceleratorType(),
                            checkedMul(request.asked.nodes, request.asked.cards)
                                .value_or(std::numeric_limits<qint64>::max()),
                            request.purpose,
                            (id + u' ' + request.purpose).toCaseFolded(),
                            request.idempotencyKey,
                            request.bodyDigest,
                            request.submittedAt.us,
                            current.startedAt.us,
                            current.endsAt.us,
                            request.endedAt.us,
                            waitReason(request),
                            qint64(current.simulated),
                            document(request)});
}

void Changes::addRow(const ports::QueueSpanRow &row)
{
    put(TableId::QueueSpans, {idText(row.request), row.position, idText(row.tenant),
                              idText(row.project), row.span.attempt, row.span.from.us,
                              row.span.to.us, bindingReason(row.span), document(row.span.reasons)});
}

void Changes::addRow(const ports::AllocationRow &row)
{
    const Allocation &allocation = row.allocation;
    const QVariantList owner{idText(row.request), idText(row.tenant), idText(row.project),
                             row.acceleratorType};
    const Instant returned = allocation.proof ? allocation.proof->at : Instant();
    put(TableId::Allocations,
        QVariantList{allocation.id.toString()} + owner
            + QVariantList{allocation.attempt, allocation.pool, allocation.executor,
                           qint64(allocation.simulated), allocation.tag, allocation.placedAt.us,
                           allocation.startedAt.us, allocation.endsAt.us,
                           allocation.end ? allocation.end->at.us : 0, returned.us,
                           document(allocation)});
    const QVariant released = allocation.proof ? QVariant(returned.us) : QVariant();
    for (const Slice &slice : allocation.slices) {
        for (const QString &card : slice.cards)
            put(TableId::AllocationCards, QVariantList{allocation.id.toString(), card, slice.node}
                                              + owner
                                              + QVariantList{allocation.placedAt.us, released});
    }
}

void Changes::addRow(const ports::IntervalRow &row)
{
    const Interval &interval = row.interval;
    put(TableId::Intervals,
        {idText(interval.request), interval.attempt, interval.unit, idText(interval.tenant),
         idText(interval.project), interval.acceleratorType, text(nameOf(interval.meter)),
         interval.unitsMilli, interval.begin.us, interval.end.us});
}

void Changes::addRow(const ports::ChargeRow &row)
{
    const Charge &charge = row.charge;
    put(TableId::Charges,
        {idText(charge.request), charge.attempt, text(nameOf(charge.meter)), charge.unit,
         charge.begin.us, qint64(charge.correction), row.seq, idText(charge.tenant),
         idText(charge.project), charge.acceleratorType, charge.end.us, charge.period,
         charge.quantity.toText(), charge.price.toText(), charge.priceVersion, charge.cost.toText(),
         charge.currency});
}

void Changes::addRow(const ports::PostingRow &row)
{
    const domain::Posting &posting = row.posting;
    put(TableId::Postings,
        QVariantList{row.seq, row.position, row.at.us} + accountColumns(posting.key)
            + QVariantList{accountName(posting.from), accountName(posting.to), posting.amount,
                           idText(posting.request), idText(posting.tenant), idText(posting.project),
                           posting.acceleratorType});
}

void Changes::addRow(const ports::BalanceRow &row)
{
    const QVariantList key = accountColumns(row.key);
    if (row.balance == domain::Balance())
        remove(TableId::Balances, key);
    else
        put(TableId::Balances, key + QVariantList{row.balance.used, row.balance.held});
}

void Changes::addRow(const ports::LimitRow &row)
{
    const QVariantList key{text(nameOf(row.scope.kind)), scopeId(row.scope),
                           text(nameOf(row.dimension))};
    if (row.limit)
        put(TableId::Limits, key + QVariantList{*row.limit});
    else
        remove(TableId::Limits, key);
}

void Changes::addRow(const ports::ObjectRow &row)
{
    const ObjectKey key = keyOf(row.object);
    if (row.removed)
        remove(TableId::Objects, {key.kind, key.id});
    else
        put(TableId::Objects, {key.kind, key.id, QString::fromUtf8(documentOf(row.object))});
}

void sortObjects(QList<ports::Object> &objects)
{
    std::ranges::stable_sort(objects, {}, [](const ports::Object &object) {
        return std::pair(object.index(), keyOf(object).id);
    });
}

ChainFields chainFieldsOf(const ports::Entry &entry)
{
    return {entry.seq,
            entry.at.us,
            QByteArray(domain::codeOf(entry.event).data(), domain::codeOf(entry.event).size()),
            idText(entry.request).toUtf8(),
            idText(entry.tenant).toUtf8(),
            idText(entry.project).toUtf8(),
            entry.acceleratorType.toUtf8(),
            entry.actor.id.toUtf8(),
            entry.actor.role.toUtf8(),
            entry.actor.onBehalfOf.toUtf8(),
            entry.actor.token.toUtf8(),
            entry.cause.toUtf8(),
            wire::encode(entry.event)};
}

Line journalLine(const ChainFields &fields, const QByteArray &hash)
{
    QVariantList values{fields.seq, fields.atUs};
    for (const QByteArray *field :
         {&fields.kind, &fields.request, &fields.tenant, &fields.project, &fields.acceleratorType,
          &fields.actor, &fields.role, &fields.onBehalfOf, &fields.token, &fields.cause,
          &fields.facts})
        values.append(QString::fromUtf8(*field));
    values.append(QString::fromLatin1(hash.toHex()));
    return {values};
}

StoredEntry storedEntryOf(const QVariantList &values)
{
    const auto bytes = [&values](qsizetype at) { return values[at].toString().toUtf8(); };
    return {{values[0].toLongLong(), values[1].toLongLong(), bytes(2), bytes(3), bytes(4), bytes(5),
             bytes(6), bytes(7), bytes(8), bytes(9), bytes(10), bytes(11), bytes(12)},
            hashOf(values[13].toString())};
}

QByteArray hashOf(const QString &text)
{
    const QByteArray hash = QByteArray::fromHex(text.toLatin1());
    return QString::fromLatin1(hash.toHex()) == text ? hash : QByteArray(); // fromHex skips dirt
}

} // namespace stw::store
