#include "backend/api/api.h"
#include "backend/core/loop.h"
#include "backend/identity/secret.h"
#include "backend/store/archive.h"
#include "backend/store/store.h"
#include "tests/backend/api/stage.h"
#include "tests/backend/http/frames.h"

#include <QDateTime>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>

#include <condition_variable>
#include <thread>

using namespace Qt::StringLiterals;
using namespace stw;
using namespace stw::test;

namespace {

class WallClock final : public ports::Clock
{
public:
    Instant now() override { return {QDateTime::currentMSecsSinceEpoch() * 1'000}; }
};

//! The real loop in a thread of its own, over a SQLite store in a folder of its own, behind a real
//! edge. Only the executor is faked: it runs nothing.
class Service
{
public:
    Service();
    ~Service();
    Q_DISABLE_COPY_MOVE(Service)

    void act(domain::Command command); //!< As the installation; waits, fails where it is refused.
    Answer ask(const Ask &ask) { return exchange(m_server->port(), kToken, ask); }
    Answer askOpenly(const Ask &ask) { return exchange(m_server->port(), {}, ask); }
    Answer submit(const QByteArray &key)
    {
        return ask({"POST", "/v1/requests", wishFor(u"first"_s), {{"Idempotency-Key", key}}});
    }
    quint16 port() const { return m_server->port(); }
    core::Loop &loop() { return *m_loop; }
    UserId developer() const { return m_developer; }

    static const QByteArray kToken;

private:
    void turns();
    void wake();
    void furnish();

    QTemporaryDir m_folder;
    WallClock m_clock;
    CountedIds m_loopIds;
    CountedIds m_apiIds;
    FakeExecutor m_executor;
    store::OpenedStore m_store;
    std::unique_ptr<core::Loop> m_loop;
    std::mutex m_mutex;
    std::condition_variable m_woken;
    bool m_wanted = false;
    bool m_over = false;
    std::thread m_thread;
    UserId m_developer;
    std::unique_ptr<api::Api> m_api;
    std::unique_ptr<http::Server> m_server;
};

const QByteArray Service::kToken = "stw_s_developer";

Service::Service()
{
    for (int count = 0; count < 1'000; ++count)
        m_loopIds.next(); // the two makers of ids stay apart
    auto opened = store::openStore({store::SqliteConfig{m_folder.filePath(u"db"_s)}});
    if (!opened)
        qFatal("no store: %s", qPrintable(opened.error().detail));
    m_store = std::move(*opened);
    m_loop = std::make_unique<core::Loop>(core::Loop::Parts{*m_store.journal,
                                                            m_clock,
                                                            m_loopIds,
                                                            {{u"local"_s, &m_executor}},
                                                            {},
                                                            10'000,
                                                            1'000,
                                                            [this] { wake(); }});
    if (const auto started = m_loop->start(); !started)
        qFatal("no loop: %s", qPrintable(started.error().detail));
    m_thread = std::thread([this] { turns(); });
    furnish();
    m_api = std::make_unique<api::Api>(
        api::Parts{*m_loop, *m_store.records, {{u"local"_s, &m_executor}}, m_clock, m_apiIds, {}});
    http::Config config;
    m_api->serve(config);
    auto server = http::Server::start(std::move(config));
    if (!server)
        qFatal("no server: %s", qPrintable(server.error().detail));
    m_server = std::move(*server);
}

Service::~Service()
{
    m_server->stop();
    m_api.reset();
    {
        const std::lock_guard lock(m_mutex);
        m_over = true;
        m_woken.notify_one();
    }
    m_thread.join();
}

void Service::wake()
{
    const std::lock_guard lock(m_mutex);
    m_wanted = true;
    m_woken.notify_one();
}

void Service::turns()
{
    std::unique_lock lock(m_mutex);
    while (!m_over) {
        // Also without a wake: what is due by the clock is seen within 20 ms.
        m_woken.wait_for(lock, std::chrono::milliseconds(20),
                         [this] { return m_wanted || m_over; });
        m_wanted = false;
        lock.unlock();
        while (m_loop->turn()) {
        }
        lock.lock();
    }
}

void Service::act(domain::Command command)
{
    std::mutex mutex;
    std::condition_variable answered;
    std::optional<Result<core::Outcome>> answer;
    core::Envelope envelope;
    envelope.command = std::move(command);
    envelope.actor.id = u"installation"_s;
    envelope.reply = [&](const Result<core::Outcome> &outcome) {
        const std::lock_guard lock(mutex);
        answer = outcome;
        answered.notify_one();
    };
    m_loop->post(std::move(envelope));
    std::unique_lock lock(mutex);
    answered.wait(lock, [&answer] { return answer.has_value(); });
    if (!*answer)
        qFatal("refused: %s", qPrintable(answer->error().detail));
}

void Service::furnish()
{
    const TenantId tenant(m_apiIds.next());
    act(domain::CreateTenant{{tenant, u"acme"_s, {}}});
    Project project;
    project.id = ProjectId(m_apiIds.next());
    project.tenant = tenant;
    project.name = u"first"_s;
    act(domain::CreateProject{project});
    User user;
    user.id = m_developer = UserId(m_apiIds.next());
    user.name = u"developer"_s;
    act(domain::CreateUser{user});
    act(domain::SetMember{{project.id, user.id, Role::Developer}});
    act(domain::IssueSecret{user.id, identity::hashOf(u"once"),
                            m_clock.now() + Micros(60'000'000)});
    Token token;
    token.id = TokenId(m_apiIds.next());
    token.user = user.id;
    token.kind = TokenKind::Api;
    token.hash = identity::hashOf(QString::fromLatin1(kToken));
    token.expiresAt = m_clock.now() + std::chrono::hours(1);
    act(domain::IssueToken{token, {}});
    Image image;
    image.name = u"debian"_s;
    act(domain::Publish{domain::ImagePublished{image}});
    Template shell;
    shell.name = u"shell"_s;
    shell.image = {u"debian"_s, 1};
    shell.entry = {u"/bin/sh"_s, u"-c"_s, u"${command}"_s};
    Parameter command;
    command.name = u"command"_s;
    shell.parameters = {command};
    act(domain::Publish{domain::TemplatePublished{shell}});
    Spec spec;
    spec.name = u"cpu-small"_s;
    spec.cpuMilli = 1'000;
    spec.memoryMiB = 64;
    act(domain::Publish{domain::SpecPublished{spec}});
    PriceVersion price;
    price.spec = spec.ref();
    price.perUnitHour = *Price::fromText(u"0.02");
    price.validFrom = m_clock.now() - std::chrono::hours(1);
    act(domain::Publish{domain::PricePublished{price}});
    Node node;
    node.name = u"node-1"_s;
    node.pool = u"local"_s;
    node.cpuMilli = 4'000;
    node.memoryMiB = 4'096;
    act(domain::ObserveNode{node});
}

QString stateOf(const Answer &answer)
{
    return answer.json().value("request"_L1).toObject().value("state"_L1).toString();
}

QString idOf(const Answer &answer)
{
    return answer.json().value("request"_L1).toObject().value("id"_L1).toString();
}

} // namespace

class tst_ApiLoop : public QObject
{
    Q_OBJECT

private slots:
    void whatIsAnsweredIsWritten();
    void oneKeyOfManyClientsIsOneRequest();
    void aSecretServesOneOfManyClients();
    void previewAgreesWithSubmit();
    void theFeedHasNoGapUnderLoad();
    void theAuditOfItAllIsWhole();
};

void tst_ApiLoop::whatIsAnsweredIsWritten()
{
    Service service;
    const Answer made = service.submit("key");
    QCOMPARE(made.status, 201);
    const Answer shown = service.ask({"GET", made.headers.value("location")});
    QCOMPARE(shown.status, 200);
    QCOMPARE(idOf(shown), idOf(made));
    QCOMPARE(service.ask({"GET", "/v1/requests?spec=cpu-small"}).items().size(), 1);
    QCOMPARE(service.ask({"GET", "/v1/requests?state=completed"}).items().size(), 0);
    QVERIFY(http::test::eventually([&] {
        return stateOf(service.ask({"GET", made.headers.value("location")})) == u"provisioning";
    }));
    const QJsonArray lines =
        service.ask({"GET", made.headers.value("location") + "/timeline"}).items();
    QCOMPARE(lines.at(0).toObject().value("kind"_L1).toString(), u"request.submitted"_s);
    const Answer ended =
        service.ask({"POST", made.headers.value("location") + "/cancel", R"({"reason":"no"})"});
    QCOMPARE(ended.status, 200);
    QCOMPARE(stateOf(ended), u"releasing"_s);
}

void tst_ApiLoop::oneKeyOfManyClientsIsOneRequest()
{
    constexpr int kClients = 8;
    Service service;
    std::array<Answer, kClients> answers;
    std::vector<std::thread> clients;
    for (Answer &answer : answers)
        clients.emplace_back([&service, &answer] { answer = service.submit("the same"); });
    for (std::thread &client : clients)
        client.join();
    int made = 0;
    for (const Answer &answer : answers) {
        QVERIFY(answer.status == 201 || answer.status == 200);
        made += answer.status == 201 ? 1 : 0;
        QCOMPARE(idOf(answer), idOf(answers[0]));
    }
    QCOMPARE(made, 1);
    QCOMPARE(service.ask({"GET", "/v1/requests"}).items().size(), 1);
}

void tst_ApiLoop::aSecretServesOneOfManyClients()
{
    constexpr int kClients = 4; // fewer than the limiter stops
    Service service;
    std::array<int, kClients> statuses{};
    std::vector<std::thread> clients;
    for (int &status : statuses) {
        clients.emplace_back([&service, &status] {
            status =
                service
                    .askOpenly({"POST", "/v1/sessions", R"({"name":"developer","secret":"once"})"})
                    .status;
        });
    }
    for (std::thread &client : clients)
        client.join();
    QCOMPARE(std::count(statuses.begin(), statuses.end(), 201), 1);
    QCOMPARE(std::count(statuses.begin(), statuses.end(), 401), kClients - 1);
}

void tst_ApiLoop::previewAgreesWithSubmit()
{
    Service service;
    Answer preview;
    QVERIFY(http::test::eventually([&] { // the world it looks at is a second old
        preview = service.ask({"POST", "/v1/preview", wishFor(u"first"_s)});
        return preview.status == 200;
    }));
    const QJsonObject request = service.submit("key").json().value("request"_L1).toObject();
    QCOMPARE(preview.json().value("asked"_L1), request.value("asked"_L1));
    QCOMPARE(preview.json().value("demand"_L1), request.value("demand"_L1));
    QCOMPARE(preview.json().value("feasibility"_L1).toString(), u"now"_s);
}

void tst_ApiLoop::theFeedHasNoGapUnderLoad()
{
    constexpr int kClients = 4;
    constexpr int kEach = 25;
    Service service;
    http::test::Client reader(service.port());
    QByteArray handshake = http::test::handshake("/v1/feed?after=0");
    handshake.insert(handshake.size() - 2, "Authorization: Bearer " + Service::kToken + "\r\n");
    reader.send(handshake);
    QCOMPARE(reader.read().status, 101);
    std::vector<std::thread> clients;
    for (int client = 0; client < kClients; ++client) {
        clients.emplace_back([&service, client] {
            for (int count = 0; count < kEach; ++count)
                service.submit(QByteArray::number(client * kEach + count));
        });
    }
    for (std::thread &client : clients)
        client.join();

    int submitted = 0;
    qint64 last = 0;
    QList<qint64> seen;
    while (submitted < kClients * kEach) {
        const http::test::Frame frame = http::test::readFrame(reader);
        QVERIFY(frame.is(http::test::Opcode::Text));
        const auto line = wire::decode<FeedLine>(frame.payload);
        QVERIFY(line && line->seq > last);
        last = line->seq;
        seen.append(last);
        submitted += line->kind == u"request.submitted" ? 1 : 0;
    }
    const QJsonArray stored = service.ask({"GET", "/v1/events?limit=500"}).items();
    QList<qint64> expected;
    for (const QJsonValue &line : stored) {
        if (line.toObject().value("seq"_L1).toInteger() <= last)
            expected.append(line.toObject().value("seq"_L1).toInteger());
    }
    expected.resize(qMin(expected.size(), seen.size()));
    QVERIFY(!expected.isEmpty());
    QCOMPARE(seen.first(expected.size()), expected);
}

void tst_ApiLoop::theAuditOfItAllIsWhole()
{
    Service service;
    service.act(domain::GrantRole{{service.developer(), Role::Auditor, true}});
    service.submit("key");
    const QJsonObject check = service.ask({"POST", "/v1/audit/verify", "{}"}).json();
    QCOMPARE(check.value("whole"_L1).toBool(), true);
    QVERIFY(check.value("entries"_L1).toInteger() > 10);
    const QJsonArray entries = service.ask({"GET", "/v1/audit?limit=500"}).items();
    const QJsonObject last = entries.at(0).toObject();
    QCOMPARE(last.value("hash"_L1).toString().size(), 64);
}

QTEST_APPLESS_MAIN(tst_ApiLoop)
#include "tst_apiloop.moc"
