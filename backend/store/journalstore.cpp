#include "backend/store/journalstore.h"

#include "backend/store/database.h"
#include "backend/store/head.h"
#include "backend/store/objects.h"
#include "shared/wire/jsoncodec.h"

namespace stw::store {

using namespace Qt::StringLiterals;

namespace {

tl::unexpected<Error> otherWriter(const ports::Head &found, qint64 expected)
{
    return failure(
        ErrorCode::Conflict, u"the journal's head is not where this batch begins"_s,
        {{u"head"_s, QString::number(found.seq)}, {u"expected"_s, QString::number(expected)}});
}

//! Reads a shadow table into a list of rows of one kind.
template <class RowType, class T>
Result<void> readTable(Database &database, TableId table, QList<T> &into,
                       const std::function<T(const RowType &)> &taken)
{
    return database.eachOf(tableOf(table).all, {}, [&](const QVariantList &line) {
        return rowOf(table, line).map([&](const std::optional<ports::Row> &row) {
            into.append(taken(std::get<RowType>(*row)));
        });
    });
}

Result<void> readLive(Database &database, QList<Request> &live)
{
    return database.eachOf(u"requests_live"_s, {}, [&live](const QVariantList &line) {
        return wire::decode<Request>(line[0].toString().toUtf8(), wire::Reader::Unknown::Ignore)
            .map([&live](const Request &request) { live.append(request); });
    });
}

Result<void> readKeys(Database &database, Instant since, ports::Shadow &shadow)
{
    return database.eachOf(
        u"requests_keys"_s, {{u":since"_s, since.us}},
        [&shadow](const QVariantList &line) -> Result<void> {
            const auto requester = UserId::fromString(line[0].toString());
            const auto request = RequestId::fromString(line[2].toString());
            if (!requester || !request)
                return failure(ErrorCode::Internal, u"an idempotency key cannot be read"_s);
            shadow.keys.append({{*requester, line[1].toString()},
                                {*request, line[3].toString(), Instant{line[4].toLongLong()}}});
            return {};
        });
}

} // namespace

Result<ports::Head> readHead(Database &database, const QString &query)
{
    ports::Head head;
    return database
        .eachOf(
            query, {},
            [&head](const QVariantList &line) {
                head = {line[0].toLongLong(), QByteArray::fromHex(line[1].toString().toLatin1())};
                return Result<void>();
            })
        .map([&head] { return head; });
}

JournalStore::JournalStore(std::unique_ptr<Database> database, FileLock lock)
    : m_lock(std::move(lock))
    , m_database(std::move(database))
{}

JournalStore::~JournalStore() = default;

Result<ports::Head> JournalStore::append(const ports::Batch &batch)
{
    ports::Head head;
    const Result<void> done = m_database->change([&] { return write(batch, head); });
    if (!done) {
        m_head.reset();
        return tl::unexpected(done.error());
    }
    m_head = head;
    return head;
}

Result<void> JournalStore::write(const ports::Batch &batch, ports::Head &head)
{
    const Result<ports::Head> found = readHead(*m_database, u"head_lock"_s);
    if (!found)
        return tl::unexpected(found.error());
    head = *found;
    if (m_head && (m_head->seq != head.seq || m_head->hash != head.hash))
        return otherWriter(head, m_head->seq);
    QList<Line> entries;
    for (const ports::Entry &entry : batch.entries) {
        if (entry.seq != head.seq + 1)
            return otherWriter(*found, entry.seq - 1);
        const ChainFields fields = chainFieldsOf(entry);
        head = {entry.seq, chainHash(head.hash, fields)};
        entries.append(journalLine(fields, head.hash));
    }
    Changes changes;
    for (const ports::Row &row : batch.rows)
        changes.add(row);
    Result<void> written = m_database->write(tableOf(TableId::Journal), entries);
    for (const Table &table : tables()) {
        if (written)
            written = m_database->write(table, changes.lines(table.id));
    }
    return written.and_then([&] {
        return m_database->run(
            u"head_move"_s,
            {{u":seq"_s, head.seq}, {u":hash"_s, QString::fromLatin1(head.hash.toHex())}});
    });
}

Result<ports::Shadow> JournalStore::load(Instant keysSince)
{
    ports::Shadow shadow;
    const Result<void> read = m_database->look([&] {
        return readHead(*m_database, u"head_read"_s)
            .map([&](const ports::Head &head) { shadow.head = head; })
            .and_then([&] {
                return readTable<ports::ObjectRow, ports::Object>(
                    *m_database, TableId::Objects, shadow.objects,
                    [](const ports::ObjectRow &row) { return row.object; });
            })
            .and_then([&] { return readLive(*m_database, shadow.live); })
            .and_then([&] {
                return readTable<ports::BalanceRow, ports::BalanceRow>(
                    *m_database, TableId::Balances, shadow.balances,
                    [](const ports::BalanceRow &row) { return row; });
            })
            .and_then([&] {
                return readTable<ports::LimitRow, ports::LimitRow>(
                    *m_database, TableId::Limits, shadow.limits,
                    [](const ports::LimitRow &row) { return row; });
            })
            .and_then([&] { return readKeys(*m_database, keysSince, shadow); });
    });
    if (!read) {
        m_head.reset();
        return tl::unexpected(read.error());
    }
    sortObjects(shadow.objects);
    m_head = shadow.head;
    return shadow;
}

} // namespace stw::store
