#include "tests/backend/store/storefixture.h"

#include "tests/support/samples.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QTest>

namespace stw::test {

using namespace Qt::StringLiterals;

namespace {

struct Shared
{
    std::unique_ptr<PostgresCluster> cluster;
    QString why;
};

std::optional<Shared> &shared()
{
    static std::optional<Shared> s_shared;
    return s_shared;
}

} // namespace

PostgresCluster *sharedCluster(QString *why)
{
    if (!shared()) {
        auto made = PostgresCluster::make();
        shared() = made ? Shared{std::move(*made), {}} : Shared{nullptr, made.error().detail};
    }
    if (why)
        *why = shared()->why;
    return shared()->cluster.get();
}

void endSharedCluster()
{
    shared().reset();
}

void addEngines()
{
    QTest::addColumn<store::Engine>("engine");
    QTest::newRow("sqlite") << store::Engine::Sqlite;
    QTest::newRow("postgresql") << store::Engine::PostgreSql;
}

StoreFixture::StoreFixture(store::Engine engine)
{
    m_config.lockWait = std::chrono::milliseconds(2'000);
    if (engine == store::Engine::Sqlite) {
        m_config.database = store::SqliteConfig{m_folder.filePath(u"stellwerk.db"_s)};
        return;
    }
    PostgresCluster *cluster = sharedCluster(&m_skip);
    if (!cluster)
        return;
    store::PostgresConfig postgres;
    postgres.host = cluster->socketFolder();
    postgres.port = cluster->port();
    postgres.user = cluster->user();
    postgres.database = cluster->createDatabase();
    m_config.database = postgres;
}

store::OpenedStore StoreFixture::open() const
{
    auto opened = store::openStore(m_config);
    if (!opened) {
        QTest::qFail(qPrintable(opened.error().detail), __FILE__, __LINE__);
        return {};
    }
    return std::move(*opened);
}

QSqlDatabase StoreFixture::connect() const
{
    const QString name = u"tamper"_s;
    if (const auto *sqlite = std::get_if<store::SqliteConfig>(&m_config.database)) {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
        database.setDatabaseName(sqlite->path);
        database.open();
        return database;
    }
    const auto &postgres = std::get<store::PostgresConfig>(m_config.database);
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QPSQL"_s, name);
    database.setHostName(postgres.host);
    database.setPort(postgres.port);
    database.setDatabaseName(postgres.database);
    database.setUserName(postgres.user);
    database.open();
    return database;
}

bool StoreFixture::tamper(const QStringList &statements) const
{
    bool done = true;
    {
        QSqlDatabase database = connect();
        for (const QString &statement : statements) {
            QSqlQuery query(database);
            done = done && query.exec(statement);
            if (query.lastError().isValid())
                qWarning() << query.lastError().text() << statement;
        }
    }
    QSqlDatabase::removeDatabase(u"tamper"_s);
    return done;
}

QString StoreFixture::look(const QString &statement) const
{
    QString value;
    {
        QSqlQuery query(connect());
        if (query.exec(statement) && query.next())
            value = query.value(0).toString();
    }
    QSqlDatabase::removeDatabase(u"tamper"_s);
    return value;
}

QList<ports::Entry> entriesOf(qint64 first, const QList<domain::Event> &events, quint64 seed)
{
    Samples samples(seed);
    QList<ports::Entry> entries;
    for (const domain::Event &event : events) {
        ports::Entry entry;
        entry.seq = first + entries.size();
        entry.at = samples.make<Instant>();
        entry.actor = samples.make<Actor>();
        entry.cause = samples.make<QString>();
        if (!samples.prng().oneIn(3)) {
            entry.request = samples.make<RequestId>();
            entry.tenant = samples.make<TenantId>();
            entry.project = samples.make<ProjectId>();
            entry.acceleratorType = samples.make<QString>();
        }
        entry.event = event;
        entries.append(entry);
    }
    return entries;
}

QList<ports::Entry> someEntries(qint64 first, qint64 count, quint64 seed)
{
    Samples samples(seed);
    const QList<domain::Event> all = samples.every<domain::Event>();
    QList<domain::Event> events;
    for (qint64 at = 0; at < count; ++at)
        events.append(all[qsizetype(samples.prng().below(quint64(all.size())))]);
    return entriesOf(first, events, seed + 1);
}

Request makeRequest(quint64 seed)
{
    Samples samples(seed);
    return samples.make<Request>();
}

ports::AllocationRow makeAllocation(quint64 seed, const QStringList &cards)
{
    Samples samples(seed);
    ports::AllocationRow row;
    row.request = samples.make<RequestId>();
    row.tenant = samples.make<TenantId>();
    row.project = samples.make<ProjectId>();
    row.acceleratorType = u"training-80g"_s;
    row.allocation = samples.make<Allocation>();
    row.allocation.proof.reset();
    row.allocation.slices = {{u"node-1"_s, cards, 1000, 1024}};
    return row;
}

QList<ports::Row> everyRow(quint64 seed)
{
    Samples samples(seed);
    const domain::AccountKey key{scopeOf(samples.make<ProjectId>()), QuotaDimension::CardHours,
                                 u"2026-11"_s};
    const domain::AccountKey tenantKey{
        scopeOf(samples.make<TenantId>()), QuotaDimension::Cards, {}};
    QList<ports::Row> rows{
        ports::RequestRow{samples.make<Request>()},
        ports::QueueSpanRow{samples.make<RequestId>(), 2, samples.make<QueueSpan>(),
                            samples.make<TenantId>(), samples.make<ProjectId>()},
        makeAllocation(seed + 1, {samples.make<QString>(), samples.make<QString>()}),
        ports::IntervalRow{samples.make<Interval>()},
        ports::ChargeRow{samples.make<qint64>(), samples.make<Charge>()},
        ports::PostingRow{samples.make<qint64>(),
                          1,
                          samples.make<Instant>(),
                          {tenantKey, domain::Account::Held, domain::Account::Used,
                           samples.make<qint64>(), samples.make<RequestId>(),
                           samples.make<TenantId>(), samples.make<ProjectId>(),
                           samples.make<QString>()}},
        ports::BalanceRow{key, {samples.make<qint64>(), samples.make<qint64>()}},
        ports::BalanceRow{tenantKey, {0, samples.make<qint64>()}},
        ports::LimitRow{tenantKey.scope, QuotaDimension::Memory, samples.make<qint64>()},
    };
    for (const ports::Object &object : samples.every<ports::Object>())
        rows.append(ports::ObjectRow{object, false});
    return rows;
}

} // namespace stw::test
