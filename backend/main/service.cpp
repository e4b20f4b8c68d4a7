#include "backend/main/service.h"

#include "backend/identity/secret.h"
#include "backend/main/catalogueloader.h"
#include "backend/main/datafolder.h"
#include "backend/main/demo.h"
#include "backend/main/executorcatalogue.h"
#include "backend/main/firststart.h"
#include "backend/main/portowner.h"
#include "backend/main/privatefile.h"
#include "backend/store/archive.h"

#include <QLoggingCategory>

#include <unistd.h>

namespace stw::main {

using namespace Qt::StringLiterals;

namespace {

Q_LOGGING_CATEGORY(lcMain, "stw.main")

constexpr int kAnchorEveryMs = 3'600'000;

api::Settings apiSettings(const Configuration &configuration)
{
    api::Settings settings;
    settings.version = QStringLiteral(STW_VERSION);
    settings.singlePerson = configuration.singlePerson;
    settings.sessionSeconds = configuration.signInSessionHours * 3'600;
    return settings;
}

domain::Settings domainSettings(const Configuration &configuration)
{
    domain::Settings settings;
    settings.singlePerson = configuration.singlePerson;
    settings.mostAttempts = configuration.requestMostAttempts;
    settings.mostFailures = configuration.signInMostFailures;
    settings.lockSeconds = configuration.signInLockSeconds;
    settings.keySeconds = configuration.requestKeyHours * 3'600;
    return settings;
}

} // namespace

store::StoreConfig storeConfigOf(const Configuration &configuration)
{
    store::StoreConfig config;
    if (configuration.databaseKind == DatabaseKind::Sqlite)
        config.database = store::SqliteConfig{DataFolder{configuration.dataFolder}.database()};
    else
        config.database = store::PostgresConfig{
            configuration.databaseHost,         int(configuration.databasePort),
            configuration.databaseName,         configuration.databaseUser,
            configuration.databasePasswordFile, nameOf(configuration.databaseSslMode)};
    return config;
}

Service::Service(Configuration configuration, QObject *parent)
    : QObject(parent)
    , m_configuration(std::move(configuration))
{
    connect(&m_anchorTimer, &QTimer::timeout, this, &Service::anchor);
}

Service::~Service()
{
    if (m_stopping.joinable())
        m_stopping.join();
    // The edge first: nothing may call what is about to go.
    m_server.reset();
    m_api.reset();
    m_demo.reset();
    m_driver.reset();
    m_executors.clear();
    m_loop.reset();
}

ExitCode Service::start(QString &why)
{
    const auto step = [&why](const Result<void> &result) {
        if (!result)
            why = result.error().detail;
        return result.has_value();
    };
    if (const Result<void> opened = openStore(); !opened) {
        why = opened.error().detail;
        return opened.error().code == ErrorCode::Conflict ? ExitCode::DataInUse : ExitCode::Failed;
    }
    if (!step(openLoop()) || !step(fillFirst()))
        return ExitCode::Failed;
    if (m_configuration.demo)
        m_demo = std::make_unique<Demo>(*m_loop, m_clock, m_loopIds, m_configuration.dataFolder);
    const ExitCode listening = listen(why);
    if (listening != ExitCode::Fine)
        return listening;
    connect(m_driver.get(), &LoopDriver::rested, this, &Service::whenRested);
    m_anchorTimer.start(kAnchorEveryMs);
    anchor();
    m_driver->wake();
    return ExitCode::Fine;
}

Result<void> Service::openStore()
{
    if (const Result<void> made = prepareFolders(m_configuration, geteuid() == 0); !made)
        return made;
    Result<store::OpenedStore> opened = store::openStore(storeConfigOf(m_configuration));
    if (!opened)
        return tl::unexpected(opened.error());
    m_store = std::move(*opened);
    const Result<AnchorKey> key = anchorKey(DataFolder{m_configuration.dataFolder}.anchorKey());
    if (!key)
        return tl::unexpected(key.error());
    m_anchorKey = *key;
    return {};
}

Result<void> Service::openLoop()
{
    const auto sink = [this](const ports::Report &report) { m_loop->report(report); };
    Result<std::vector<std::unique_ptr<ports::Executor>>> executors =
        makeExecutors(m_configuration, m_clock, sink);
    if (!executors)
        return tl::unexpected(executors.error());
    m_executors = std::move(*executors);
    QMap<QString, ports::Executor *> byPool;
    for (const auto &executor : m_executors)
        byPool.insert(executor->pool().name, executor.get());
    m_loop = std::make_unique<core::Loop>(core::Loop::Parts{
        *m_store.journal, m_clock, m_loopIds, byPool, domainSettings(m_configuration),
        size_t(m_configuration.inboxLimit), 1'000, [this] { m_driver->wake(); }});
    m_driver = std::make_unique<LoopDriver>(LoopDriver::Parts{
        [this] { return m_loop->turn(); }, [this] { return m_loop->nextDue(); }, m_clock});
    return m_loop->start();
}

// An installation without a person in it is new: whoever holds the secret signs in first.
Result<void> Service::fillFirst()
{
    if (!m_loop->directory()->users.isEmpty())
        return {};
    const Result<QList<domain::Publish>> catalogue =
        loadCatalogue(catalogueFiles(m_configuration.catalogueFolder));
    if (!catalogue) {
        for (const FieldFault &fault : catalogue.error().faults)
            qCCritical(lcMain).noquote() << fault.field << fault.rule << fault.expected;
        return tl::unexpected(catalogue.error());
    }
    const identity::Secret secret = identity::makeSecret(identity::SecretKind::OneTime);
    const Result<void> written = writePrivate(
        DataFolder{m_configuration.dataFolder}.firstRunSecret(), secret.text.toLatin1() + '\n');
    if (!written)
        return written;
    Result<void> result;
    for (const domain::Command &command :
         firstStart(*catalogue, secret.hash, m_clock.now(), m_loopIds)) {
        core::Envelope envelope;
        envelope.command = command;
        envelope.actor.id = u"installation"_s;
        envelope.cause = u"first start"_s;
        envelope.reply = [&result](const Result<core::Outcome> &outcome) {
            if (!outcome && result)
                result = tl::unexpected(outcome.error());
        };
        m_loop->post(std::move(envelope));
    }
    m_loop->turn(); // one batch: all of it or nothing
    return result;
}

ExitCode Service::listen(QString &why)
{
    api::Parts parts{*m_loop, *m_store.records, {},
                     m_clock, m_apiIds,         apiSettings(m_configuration)};
    for (const auto &executor : m_executors)
        parts.executors.insert(executor->pool().name, executor.get());
    m_api = std::make_unique<api::Api>(parts);

    http::Config config;
    config.address = m_configuration.address;
    config.port = quint16(m_configuration.port);
    config.limits.connections = int(m_configuration.connections);
    if (!m_configuration.tlsCertificate.isEmpty())
        config.tls = http::Tls{m_configuration.tlsCertificate, m_configuration.tlsKey};
    m_api->serve(config);
    Result<std::unique_ptr<http::Server>> server = http::Server::start(std::move(config));
    if (!server) {
        why = server.error().detail;
        if (server.error().code != ErrorCode::Unavailable || m_configuration.port == 0)
            return ExitCode::Failed;
        why = occupiedText(m_configuration.address, quint16(m_configuration.port),
                           portOwner(quint16(m_configuration.port)));
        return ExitCode::AddressInUse;
    }
    m_server = std::move(*server);
    return ExitCode::Fine;
}

quint16 Service::port() const
{
    return m_server->port();
}

void Service::anchor()
{
    const Result<ports::Head> head = m_store.records->head();
    if (!head)
        return;
    const Result<void> written = writeAnchor(DataFolder{m_configuration.dataFolder}.anchors(),
                                             head->seq, head->hash, m_clock.now(), m_anchorKey);
    if (!written)
        qCWarning(lcMain).noquote() << "no anchor written" << written.error().detail;
}

void Service::drain()
{
    if (m_stopping.joinable())
        return;
    m_anchorTimer.stop();
    m_demo.reset();
    // The edge waits for answers, and the answers for turns of the loop in this thread.
    m_stopping = std::thread([this] {
        m_server->stop();
        QMetaObject::invokeMethod(
            this,
            [this] {
                m_edgeStopped = true;
                m_loop->close();
                m_driver->wake();
            },
            Qt::QueuedConnection);
    });
}

void Service::whenRested()
{
    if (!m_edgeStopped || m_drained || !m_loop->idle())
        return;
    m_drained = true;
    anchor();
    emit drained();
}

} // namespace stw::main
