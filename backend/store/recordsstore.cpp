#include "backend/store/recordsstore.h"

#include "backend/domain/request/lifecycle.h"
#include "backend/store/audit.h"
#include "backend/store/cursor.h"
#include "backend/store/head.h"
#include "backend/store/select.h"
#include "shared/wire/jsoncodec.h"

#include <algorithm>

namespace stw::store {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMostPerPage = 500;

struct ThreadConnection
{
    std::weak_ptr<const int> owner;
    std::unique_ptr<Database> database;
};

std::vector<ThreadConnection> &connectionsOfThread()
{
    static thread_local std::vector<ThreadConnection> s_connections;
    std::erase_if(s_connections, [](const ThreadConnection &one) { return one.owner.expired(); });
    return s_connections;
}

Result<RequestSummary> summaryOf(const QVariantList &line)
{
    const auto id = RequestId::fromString(line[0].toString());
    const auto state = fromName<RequestState>(line[4].toString());
    const auto spec = VersionRef::fromString(line[5].toString());
    const auto tmpl = VersionRef::fromString(line[6].toString());
    if (!id || !state || !spec || !tmpl)
        return failure(ErrorCode::Internal, u"request %1 cannot be read"_s.arg(line[0].toString()));
    RequestSummary summary;
    summary.id = *id;
    summary.tenant = line[1].toString();
    summary.project = line[2].toString();
    summary.requester = line[3].toString();
    summary.state = *state;
    summary.spec = *spec;
    summary.tmpl = *tmpl;
    summary.acceleratorType = line[7].toString();
    summary.cards = line[8].toLongLong();
    summary.purpose = line[9].toString();
    summary.submittedAt = {line[10].toLongLong()};
    summary.startedAt = {line[11].toLongLong()};
    summary.endsAt = {line[12].toLongLong()};
    summary.endedAt = {line[13].toLongLong()};
    summary.waitReason = line[14].toString();
    summary.simulated = line[15].toLongLong() != 0;
    summary.currency = line[16].toString();
    const auto charges =
        wire::decode<QList<Charge>>(line[17].toString().toUtf8(), wire::Reader::Unknown::Ignore);
    if (!charges)
        return tl::unexpected<Error>(charges.error());
    for (const Charge &charge : *charges)
        summary.cost = summary.cost + charge.cost;
    return summary;
}

void filter(Select &select, const ports::RequestQuery &query)
{
    select.whereReaches(query.reach);
    if (!query.states.isEmpty()) {
        QStringList names;
        for (const RequestState state : query.states)
            names += nameOf(state);
        select.whereIn("state"_L1, names);
    }
    if (query.project)
        select.where(u"project = :project"_s, {{u":project"_s, query.project->toString()}});
    if (query.requester)
        select.where(u"requester = :requester"_s, {{u":requester"_s, query.requester->toString()}});
    if (!query.spec.isEmpty())
        select.whereLike("spec"_L1, {}, query.spec, u"@%"_s);
    for (const QString &text : query.texts)
        select.whereLike("search"_L1, u"%"_s, text.toCaseFolded(), u"%"_s);
    if (query.minimumCards)
        select.where(u"cards >= :cards_min"_s, {{u":cards_min"_s, *query.minimumCards}});
    if (query.maximumCards)
        select.where(u"cards <= :cards_max"_s, {{u":cards_max"_s, *query.maximumCards}});
    if (query.submittedFrom.isSet())
        select.where(u"submitted_us >= :from"_s, {{u":from"_s, query.submittedFrom.us}});
    if (query.submittedTo.isSet())
        select.where(u"submitted_us < :to"_s, {{u":to"_s, query.submittedTo.us}});
}

Result<qint64> count(Database &database, const ports::RequestQuery &query)
{
    Select select(database.engine(), u"requests_count"_s);
    filter(select, query);
    qint64 total = 0;
    return select
        .each(database,
              [&total](const QVariantList &line) {
                  total = line[0].toLongLong();
                  return Result<void>();
              })
        .map([&total] { return total; });
}

ports::JournalLine journalLineOf(const StoredEntry &entry)
{
    const ChainFields &fields = entry.fields;
    const auto request = RequestId::fromString(QString::fromUtf8(fields.request));
    const auto project = ProjectId::fromString(QString::fromUtf8(fields.project));
    const auto tenant = TenantId::fromString(QString::fromUtf8(fields.tenant));
    ports::JournalLine line;
    line.line.seq = fields.seq;
    line.line.at = {fields.atUs};
    line.line.kind = QString::fromUtf8(fields.kind);
    line.line.actor = QString::fromUtf8(fields.actor);
    line.line.request = request.value_or(RequestId());
    line.line.project = project.value_or(ProjectId());
    if (const Result<ports::Entry> told = entryOf(fields); told && request)
        line.line.state = domain::stateAfter(told->event);
    line.tenant = tenant.value_or(TenantId());
    line.acceleratorType = QString::fromUtf8(fields.acceleratorType);
    line.role = QString::fromUtf8(fields.role);
    line.onBehalfOf = QString::fromUtf8(fields.onBehalfOf);
    line.cause = QString::fromUtf8(fields.cause);
    line.facts = fields.facts;
    line.hash = entry.hash;
    return line;
}

//! Adds up in whole units of the last decimal: a sum in SQLite would be floating point.
struct UsageSum
{
    Quantity quantity;
    Cost cost;
};
using UsageKey = std::array<QString, 6>;

Result<void> addUsage(const QVariantList &line, QMap<UsageKey, UsageSum> &sums)
{
    UsageKey key;
    for (size_t at = 0; at < key.size(); ++at)
        key[at] = line[qsizetype(at)].toString();
    const auto quantity = Quantity::fromText(line[6].toString());
    const auto cost = Cost::fromText(line[7].toString());
    if (!quantity || !cost)
        return failure(ErrorCode::Internal, u"a charge cannot be read"_s);
    UsageSum &sum = sums[key];
    sum = {sum.quantity + *quantity, sum.cost + *cost};
    return {};
}

} // namespace

RecordsStore::RecordsStore(StoreConfig config)
    : m_config(std::move(config))
    , m_alive(std::make_shared<const int>(0))
{}

RecordsStore::~RecordsStore()
{
    m_alive.reset();
    connectionsOfThread();
}

Database &RecordsStore::database()
{
    std::vector<ThreadConnection> &connections = connectionsOfThread();
    for (const ThreadConnection &one : connections) {
        if (one.owner.lock() == m_alive)
            return *one.database;
    }
    connections.push_back({m_alive, std::make_unique<Database>(m_config, Database::Access::Read)});
    return *connections.back().database;
}

Result<ports::Page<RequestSummary>> RecordsStore::requests(const ports::RequestQuery &query)
{
    Database &connection = database();
    const qint64 limit = std::clamp<qint64>(query.limit, 1, kMostPerPage);
    const SortColumn &sort = columnOf(query.sort);
    Select select(connection.engine(), u"requests_list"_s);
    filter(select, query);
    if (!query.cursor.isEmpty()) {
        const Result<Cursor> cursor = cursorOf(query);
        if (!cursor)
            return tl::unexpected(cursor.error());
        select.where(u"(%1, id) %2 (:after, :after_id)"_s.arg(sort.column,
                                                              query.descending ? "<"_L1 : ">"_L1),
                     {{u":after"_s, cursor->value}, {u":after_id"_s, cursor->id}});
    }
    select.order(u"%1 %2, id %2"_s.arg(sort.column, query.descending ? "DESC"_L1 : "ASC"_L1),
                 limit + 1, query.skip); // one more tells whether there is a next page
    ports::Page<RequestSummary> page;
    if (query.cursor.isEmpty()) {
        const Result<qint64> total = count(connection, query);
        if (!total)
            return tl::unexpected(total.error());
        page.total = *total;
    }
    Cursor last;
    const Result<void> read =
        select.each(connection, [&](const QVariantList &line) -> Result<void> {
            if (page.items.size() == limit) {
                page.next = cursorText(last, query);
                return {};
            }
            last = {line[sort.place], line[0].toString()};
            return summaryOf(line).map(
                [&page](const RequestSummary &one) { page.items.append(one); });
        });
    if (!read)
        return tl::unexpected(read.error());
    return page;
}

Result<Request> RecordsStore::request(RequestId id, const ports::Reach &reach)
{
    Database &connection = database();
    Select select(connection.engine(), u"requests_one"_s);
    select.where(u"id = :id"_s, {{u":id"_s, id.toString()}});
    select.whereReaches(reach);
    Result<Request> found = failure(ErrorCode::NotFound, id.toString());
    const Result<void> read = select.each(connection, [&found](const QVariantList &line) {
        found = wire::decode<Request>(line[0].toString().toUtf8(), wire::Reader::Unknown::Ignore);
        return Result<void>();
    });
    return read.and_then([&found] { return found; });
}

Result<QList<ports::JournalLine>> RecordsStore::journal(const ports::JournalQuery &query)
{
    Database &connection = database();
    Select select(connection.engine(), u"journal_list"_s);
    select.where(u"seq > :after"_s, {{u":after"_s, query.after}});
    select.whereReaches(query.reach);
    if (query.request.isValid()) // the second condition lets the partial index serve
        select.where(u"request = :request AND request <> ''"_s,
                     {{u":request"_s, query.request.toString()}});
    select.order(u"seq"_s, std::max<qint64>(query.limit, 1));
    QList<ports::JournalLine> lines;
    return select
        .each(connection,
              [&lines](const QVariantList &line) {
                  lines.append(journalLineOf(storedEntryOf(line)));
                  return Result<void>();
              })
        .map([&lines] { return lines; });
}

Result<QList<UsageLine>> RecordsStore::usage(const ports::UsageQuery &query)
{
    Database &connection = database();
    Select select(connection.engine(), u"charges_usage"_s);
    select.whereReaches(query.reach);
    if (query.project)
        select.where(u"project = :project"_s, {{u":project"_s, query.project->toString()}});
    if (!query.period.isEmpty())
        select.where(u"period = :period"_s, {{u":period"_s, query.period}});
    QMap<UsageKey, UsageSum> sums;
    const Result<void> read =
        select.each(connection, [&sums](const QVariantList &line) { return addUsage(line, sums); });
    if (!read)
        return tl::unexpected(read.error());
    QList<UsageLine> lines;
    for (auto sum = sums.begin(); sum != sums.end(); ++sum) {
        const auto &[tenant, project, acceleratorType, meter, period, currency] = sum.key();
        lines.append(
            {tenant, project, acceleratorType, meter, period, sum->quantity, sum->cost, currency});
    }
    return lines;
}

Result<AuditCheck> RecordsStore::verifyAudit(const ports::Head &anchor)
{
    return verifyChain(database(), anchor);
}

Result<ports::Head> RecordsStore::head()
{
    Database &connection = database();
    ports::Head head;
    return connection
        .look([&] {
            return readHead(connection, u"head_read"_s).map([&head](const ports::Head &found) {
                head = found;
            });
        })
        .map([&head] { return head; });
}

} // namespace stw::store
