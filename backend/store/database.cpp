#include "backend/store/database.h"

#include "backend/store/fault.h"
#include "shared/base/overloaded.h"

#include <QFile>
#include <QLoggingCategory>
#include <QSqlError>
#include <QSqlRecord>

#include <fcntl.h>
#include <unistd.h>

#include <atomic>

namespace stw::store {

using namespace Qt::StringLiterals;

namespace {

Q_LOGGING_CATEGORY(logStore, "stw.store", QtInfoMsg)

constexpr size_t kMostPrepared = 200;       //!< Lists are composed of filters; nobody needs more.
constexpr int kBusyMs = 10'000;             //!< SQLite: readers wait that long for a checkpoint.
constexpr qint64 kWriterKey = 0x5374656c6c; //!< "Stell", the advisory lock's number.

QString nextName()
{
    static std::atomic<qint64> s_number;
    return u"stw-store-%1"_s.arg(++s_number);
}

//! Made by us, so that nobody else may read it from its first moment on. WAL files follow it.
Result<void> makePrivate(const QString &path)
{
    if (path == ":memory:"_L1)
        return {};
    const int file =
        ::open(QFile::encodeName(path).constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0)
        return unavailable(kPermanent, u"cannot open %1: %2"_s.arg(path, qt_error_string()));
    ::close(file);
    return {};
}

Result<QString> passwordOf(const PostgresConfig &config)
{
    if (config.passwordFile.isEmpty())
        return QString();
    QFile file(config.passwordFile);
    if (!file.open(QIODevice::ReadOnly))
        return unavailable(kPermanent, u"cannot read the password file %1"_s.arg(file.fileName()));
    return QString::fromUtf8(file.readLine()).trimmed();
}

//! Qt's drivers make NULL of a QString that is null, which ours are where they are empty.
QVariant bound(const QVariant &value)
{
    const bool text = value.typeId() == QMetaType::QString;
    return text && value.toString().isNull() ? QVariant(u""_s) : value;
}

void appendText(QString &json, const QString &text)
{
    json += u'"';
    for (const QChar c : text) {
        if (c == u'"' || c == u'\\')
            json += u'\\';
        if (c >= u' ')
            json += c;
        else
            json += u"\\u%1"_s.arg(c.unicode(), 4, 16, QChar(u'0'));
    }
    json += u'"';
}

//! Lines as a JSON array of objects. Texts inside come out byte for byte.
QString jsonOf(const Table &table, const QList<Line> &lines)
{
    QString json;
    json += u'[';
    for (const Line &line : lines) {
        json += json.size() > 1 ? u",{"_s : u"{"_s;
        for (qsizetype at = 0; at < line.values.size(); ++at) {
            const QVariant &value = line.values[at];
            json += (at > 0 ? u",\""_s : u"\""_s) + table.columns[at] + u"\":"_s;
            if (value.isNull())
                json += u"null"_s;
            else if (value.typeId() == QMetaType::QString)
                appendText(json, value.toString());
            else
                json += QString::number(value.toLongLong());
        }
        json += u'}';
    }
    json += u']';
    return json;
}

} // namespace

Database::Database(StoreConfig config, Access access)
    : m_config(std::move(config))
    , m_access(access)
    , m_name(nextName())
{}

Database::~Database()
{
    close();
}

Engine Database::engine() const
{
    return std::holds_alternative<SqliteConfig>(m_config.database) ? Engine::Sqlite
                                                                   : Engine::PostgreSql;
}

Result<void> Database::open()
{
    const bool ours = m_thread == std::this_thread::get_id();
    if (m_connection.isOpen() && ours && !m_lost)
        return {};
    close();
    m_thread = std::this_thread::get_id();
    const Result<void> opened = connect().and_then([this] { return beginSession(); });
    if (!opened)
        close();
    return opened;
}

void Database::close()
{
    m_prepared.clear();
    m_lost = false;
    if (!m_connection.isValid())
        return;
    m_connection.close();
    m_connection = {};
    QSqlDatabase::removeDatabase(m_name);
}

Result<void> Database::connect()
{
    const auto sqlite = [this](const SqliteConfig &config) -> Result<void> {
        m_connection = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_name);
        m_connection.setDatabaseName(config.path);
        m_connection.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=%1"_s.arg(kBusyMs));
        return m_access == Access::Write ? makePrivate(config.path) : Result<void>();
    };
    const auto postgres = [this](const PostgresConfig &config) -> Result<void> {
        const Result<QString> password = passwordOf(config);
        if (!password)
            return tl::unexpected(password.error());
        m_connection = QSqlDatabase::addDatabase(u"QPSQL"_s, m_name);
        m_connection.setHostName(config.host);
        m_connection.setPort(config.port);
        m_connection.setDatabaseName(config.database);
        m_connection.setUserName(config.user);
        m_connection.setPassword(*password);
        m_connection.setConnectOptions(
            u"connect_timeout=5;sslmode=%1;tcp_user_timeout=10000;"
            "keepalives_idle=5;application_name=stellwerkd"_s.arg(config.sslMode));
        return {};
    };
    const Result<void> prepared = std::visit(Overloaded{sqlite, postgres}, m_config.database);
    if (!prepared)
        return prepared;
    if (!m_connection.open())
        return fault(m_connection.lastError());
    qCDebug(logStore) << "connected"
                     << "connection=" << m_name;
    return {};
}

Result<void> Database::beginSession()
{
    QStringList session;
    if (engine() == Engine::Sqlite) {
        session = {u"PRAGMA journal_mode = WAL"_s, u"PRAGMA synchronous = FULL"_s,
                   u"PRAGMA foreign_keys = ON"_s};
        if (m_access == Access::Read)
            session = {u"PRAGMA query_only = ON"_s};
    } else {
        session = {u"SET client_min_messages = warning"_s, u"SET synchronous_commit = on"_s,
                   u"SET lock_timeout = %1"_s.arg(m_config.lockWait.count())};
        if (m_access == Access::Read)
            session += u"SET default_transaction_read_only = on"_s;
    }
    for (const QString &statement : session) {
        const Result<void> done = execute(statement);
        if (!done)
            return done;
    }
    if (engine() == Engine::Sqlite || m_access == Access::Read)
        return {};
    const Result<void> locked = run(u"writer_lock"_s, {{u":key"_s, kWriterKey}});
    if (!locked && locked.error().facts.value(u"code"_s) == "55P03"_L1) // lock_not_available
        return failure(ErrorCode::Conflict, u"another service writes to this database"_s);
    return locked;
}

Result<void> Database::change(const Work &work)
{
    // IMMEDIATE: a writer that begins as a reader can find its state outdated when it writes.
    return transaction(engine() == Engine::Sqlite ? u"BEGIN IMMEDIATE"_s : u"BEGIN"_s, work);
}

Result<void> Database::look(const Work &work)
{
    return transaction(engine() == Engine::Sqlite
                           ? u"BEGIN"_s
                           : u"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"_s,
                       work);
}

Result<void> Database::transaction(const QString &begin, const Work &work)
{
    const auto start = [this, &begin] {
        return open().and_then([this, &begin] { return execute(begin); });
    };
    const bool wasOpen = m_connection.isOpen();
    Result<void> begun = start();
    if (!begun && wasOpen && m_lost && m_access == Access::Read)
        begun = start(); // the connection was dead; a reader does not care which one it has
    if (!begun)
        return begun;
    const Result<void> worked = work();
    if (!worked) {
        if (!m_lost)
            static_cast<void>(execute(u"ROLLBACK"_s)); // SQLite may have done so itself
        return worked;
    }
    Result<void> committed = execute(u"COMMIT"_s);
    if (committed)
        return {};
    m_lost = true; // whatever is still open ends with the connection
    committed.error().facts.insert(u"kind"_s, kUnknownOutcome);
    return committed;
}

Result<void> Database::each(const QString &sql, const Bindings &bindings, const Visit &visit)
{
    const Result<QSqlQuery *> found = prepared(sql);
    if (!found)
        return tl::unexpected(found.error());
    QSqlQuery &query = **found;
    for (const auto &[name, value] : bindings)
        query.bindValue(name, bound(value));
    Result<void> result = runPrepared(query);
    const int columns = query.record().count();
    while (result && query.next()) {
        QVariantList line;
        for (int at = 0; at < columns; ++at)
            line.append(query.value(at));
        result = visit(line);
    }
    if (result && query.lastError().isValid())
        result = fault(query.lastError());
    query.finish();
    return result;
}

Result<void> Database::eachOf(const QString &name, const Bindings &bindings, const Visit &visit)
{
    return each(query(engine(), name), bindings, visit);
}

Result<void> Database::run(const QString &name, const Bindings &bindings)
{
    return eachOf(name, bindings, [](const QVariantList &) { return Result<void>(); });
}

Result<void> Database::execute(const QString &sql)
{
    QSqlQuery query(m_connection);
    if (!query.exec(sql))
        return fault(query.lastError());
    return {};
}

Result<void> Database::prepare(const QString &sql)
{
    return open().and_then([&] { return prepared(sql).map([](QSqlQuery *) {}); });
}

Result<void> Database::write(const Table &table, const QList<Line> &lines)
{
    QList<Line> gone;
    QList<Line> kept;
    for (const Line &line : lines)
        (line.removed ? gone : kept).append(line);
    Result<void> written;
    for (const auto &[name, some] : {std::pair(table.remove, gone), std::pair(table.put, kept)}) {
        if (some.isEmpty() || !written)
            continue;
        written = engine() == Engine::Sqlite ? writeEach(query(engine(), name), table, some)
                                             : run(name, {{u":rows"_s, jsonOf(table, some)}});
    }
    return written;
}

Result<void> Database::writeEach(const QString &sql, const Table &table, const QList<Line> &lines)
{
    const Result<QSqlQuery *> found = prepared(sql);
    if (!found)
        return tl::unexpected(found.error());
    QStringList names;
    for (const QLatin1StringView column : table.columns)
        names += u':' + column;
    for (const Line &line : lines) {
        for (qsizetype at = 0; at < line.values.size(); ++at)
            (*found)->bindValue(names[at], bound(line.values[at]));
        const Result<void> done = runPrepared(**found);
        if (!done)
            return done;
    }
    (*found)->finish();
    return {};
}

Result<QSqlQuery *> Database::prepared(const QString &sql)
{
    const auto known = m_prepared.find(sql);
    if (known != m_prepared.end())
        return known->second.get();
    if (m_prepared.size() >= kMostPrepared)
        m_prepared.clear();
    auto query = std::make_unique<QSqlQuery>(m_connection);
    query->setForwardOnly(engine() == Engine::Sqlite); // on PostgreSQL that is one row at a time
    if (!query->prepare(sql))
        return fault(query->lastError());
    return m_prepared.emplace(sql, std::move(query)).first->second.get();
}

Result<void> Database::runPrepared(QSqlQuery &query)
{
    if (!query.exec())
        return fault(query.lastError());
    return {};
}

tl::unexpected<Error> Database::fault(const QSqlError &error)
{
    auto found = faultOf(engine(), error);
    if (engine() == Engine::PostgreSql && found.value().facts.value(u"kind"_s) == kTransient)
        m_lost = true;
    qCWarning(logStore).noquote() << "database error"
                                  << "kind=" << found.value().facts.value(u"kind"_s)
                                  << "detail=" << found.value().detail;
    return found;
}

} // namespace stw::store
