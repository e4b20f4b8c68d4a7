#include "tests/backend/http/client.h"

#include <QSet>
#include <QTest>

#include <atomic>
#include <future>
#include <mutex>

using namespace stw::http;
using namespace stw::http::test;
using namespace Qt::StringLiterals;

//! Order, persistence, deadlines, limits, clients that leave, and the end.
class tst_Server : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void answersInOrder();
    void answersInOrderFromManyThreads();
    void headHasNoBody();
    void largeAnswersArriveWhole();
    void closesAfter_data();
    void closesAfter();
    void staysOpenForHalfClosedClient();
    void everyAnswerHasItsId();
    void requestTellsWhoAsks();
    void droppedResponderIsAnswered();
    void firstAnswerCounts();
    void unsendableAnswerIsAnError();
    void clientsLeavingMidBody();
    void clientsLeavingBeforeTheAnswer();
    void slowDripIsCutOff_data();
    void slowDripIsCutOff();
    void silentClientIsCutOff();
    void idleClientIsCutOff();
    void clientThatReadsNothingIsCutOff();
    void oneTooManyIsTurnedAway();
    void startTellsWhatIsWrong_data();
    void startTellsWhatIsWrong();
    void stopAcceptingKeepsTheRest();
    void stopLetsRequestsFinish();
    void stopDoesNotWaitForever();
    void respondersOutliveTheServer();

private:
    void start(const Limits &limits = {});
    void serve(const Request &request, const Responder &responder);
    std::size_t heldCount();
    void release();
    Reply probe() { return Client(m_server->port()).ask(get("/probe")); }
    bool isEmpty()
    {
        return eventually([this] { return m_server->connections() == 0; });
    }

    std::mutex m_mutex;
    std::vector<Responder> m_held; //!< Of requests for /held.
    std::atomic<int> m_executed = 0;
    std::unique_ptr<Server> m_server;
};

void tst_Server::init()
{
    m_server.reset();
    m_held.clear();
    m_executed = 0;
    start();
}

void tst_Server::start(const Limits &limits)
{
    m_server.reset();
    Config config;
    config.limits = limits;
    config.onRequest = [this](const Request &request, const Responder &responder) {
        ++m_executed;
        serve(request, responder);
    };
    auto started = Server::start(std::move(config));
    if (!started)
        qFatal("cannot start");
    m_server = *std::move(started);
}

void tst_Server::serve(const Request &request, const Responder &responder)
{
    const Response echo{200, "text/plain", {}, request.target + request.body};
    if (request.path == u"/held") {
        const std::lock_guard lock(m_mutex);
        m_held.push_back(responder);
    } else if (request.path == u"/large") {
        responder.send({200, "text/plain", {}, QByteArray(32 * 1024 * 1024, 'x')});
    } else if (request.path == u"/injected") {
        responder.send({200, "text/plain", {{"Location", "/\r\nSet-Cookie: a=b"}}, "x"});
    } else if (request.path == u"/twice") {
        responder.send(echo);
        responder.send({500, {}, {}, {}});
    } else if (request.path == u"/peer") {
        responder.send({200,
                        "text/plain",
                        {},
                        request.peer.toLatin1() + (request.secure ? " tls" : " plain")});
    } else if (request.path != u"/dropped") {
        responder.send(echo);
    }
}

std::size_t tst_Server::heldCount()
{
    const std::lock_guard lock(m_mutex);
    return m_held.size();
}

void tst_Server::release()
{
    const std::lock_guard lock(m_mutex);
    for (const Responder &responder : std::exchange(m_held, {}))
        responder.send({200, "text/plain", {}, "held"});
}

void tst_Server::answersInOrder()
{
    Client client(m_server->port());
    QByteArray requests = get("/held");
    for (int i = 1; i < 10; ++i)
        requests += i == 5  ? get("/held")
                    : i % 2 ? get('/' + QByteArray::number(i))
                            : post("/", "p");
    client.send(requests);
    QVERIFY(eventually([this] { return heldCount() == 1; }));
    QCOMPARE(m_executed, 1); // nothing overtakes, neither its answer nor its effect
    release();
    QCOMPARE(client.read().body, "held"_ba);
    for (int i = 1; i < 10; ++i) {
        if (i == 5) {
            QVERIFY(eventually([this] { return heldCount() == 1; }));
            release();
        }
        const QByteArray expected = i == 5  ? "held"_ba
                                    : i % 2 ? '/' + QByteArray::number(i)
                                            : "/p"_ba;
        QCOMPARE(client.read().body, expected);
    }
}

void tst_Server::answersInOrderFromManyThreads()
{
    std::vector<std::future<void>> threads;
    Config config;
    config.onRequest = [&threads](Request request, Responder responder) {
        threads.push_back(std::async(std::launch::async, [request, responder] {
            responder.send({200, "text/plain", {}, request.target});
        }));
    };
    {
        const auto started = Server::start(std::move(config));
        QVERIFY(started);
        Client client((*started)->port());
        QByteArray requests;
        for (int i = 0; i < 100; ++i)
            requests += get('/' + QByteArray::number(i));
        client.send(requests);
        for (int i = 0; i < 100; ++i)
            QCOMPARE(client.read().body, '/' + QByteArray::number(i));
    }
}

void tst_Server::headHasNoBody()
{
    Client client(m_server->port());
    client.send("HEAD /12345 HTTP/1.1\r\nHost: h\r\n\r\n" + get("/next"));
    const Reply head = client.read(true);
    QCOMPARE(head.status, 200);
    QCOMPARE(head.headers.value("content-length"), "6"_ba);
    QCOMPARE(client.read().body, "/next"_ba);
}

void tst_Server::largeAnswersArriveWhole()
{
    Client client(m_server->port());
    const Reply reply = client.ask(get("/large"));
    QCOMPARE(reply.body, QByteArray(32 * 1024 * 1024, 'x'));
    QCOMPARE(client.ask(get("/next")).body, "/next"_ba);
}

void tst_Server::closesAfter_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::newRow("Connection: close")
        << "GET /a HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n"_ba;
    QTest::newRow("Connection: CLOSE among others")
        << "GET /a HTTP/1.1\r\nHost: h\r\nConnection: foo, CLOSE\r\n\r\n"_ba;
    QTest::newRow("HTTP/1.0") << "GET /a HTTP/1.0\r\n\r\n"_ba;
    QTest::newRow("HTTP/1.0 with keep-alive")
        << "GET /a HTTP/1.0\r\nConnection: keep-alive\r\n\r\n"_ba;
}

void tst_Server::closesAfter()
{
    QFETCH(QByteArray, request);
    Client client(m_server->port());
    const Reply reply = client.ask(request + get("/unheard"));
    QCOMPARE(reply.body, "/a"_ba);
    QCOMPARE(reply.headers.value("connection"), "close"_ba);
    QVERIFY(client.isAtEnd());
    QCOMPARE(m_executed, 1);
}

void tst_Server::staysOpenForHalfClosedClient()
{
    Client client(m_server->port());
    client.send(get("/held"));
    client.finishSending();
    QVERIFY(eventually([this] { return heldCount() == 1; }));
    release();
    QCOMPARE(client.read().body, "held"_ba);
    QVERIFY(client.isAtEnd());
}

void tst_Server::everyAnswerHasItsId()
{
    Client client(m_server->port());
    QSet<QByteArray> ids;
    for (int i = 0; i < 100; ++i) {
        const Reply reply = client.ask(get("/"));
        ids.insert(reply.headers.value("x-request-id"));
        QVERIFY(!reply.headers.value("date").isEmpty());
        QVERIFY(!reply.headers.contains("server"));
    }
    QCOMPARE(ids.size(), 100);
}

void tst_Server::requestTellsWhoAsks()
{
    QCOMPARE(Client(m_server->port()).ask(get("/peer")).body, "127.0.0.1 plain"_ba);
}

void tst_Server::droppedResponderIsAnswered()
{
    Client client(m_server->port());
    const Reply reply = client.ask(get("/dropped"));
    QCOMPARE(reply.status, 500);
    QCOMPARE(reply.headers.value("content-type"), "application/problem+json"_ba);
    QVERIFY(client.isAtEnd());
}

void tst_Server::firstAnswerCounts()
{
    Client client(m_server->port());
    QCOMPARE(client.ask(get("/twice")).status, 200);
    QCOMPARE(client.ask(get("/next")).body, "/next"_ba);
}

void tst_Server::unsendableAnswerIsAnError()
{
    Client client(m_server->port());
    const Reply reply = client.ask(get("/injected"));
    QCOMPARE(reply.status, 500);
    QVERIFY(!reply.headers.contains("set-cookie"));
}

void tst_Server::clientsLeavingMidBody()
{
    for (int i = 0; i < 1'000; ++i) {
        Client client(m_server->port());
        client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1000\r\n\r\nonly this");
        if (i % 2)
            client.leave();
    }
    QVERIFY(isEmpty());
    QCOMPARE(m_executed, 0);
    QCOMPARE(probe().status, 200);
}

void tst_Server::clientsLeavingBeforeTheAnswer()
{
    for (std::size_t i = 0; i < 400; ++i) {
        Client client(m_server->port());
        client.send(get("/held") + get("/next"));
        QVERIFY(eventually([this, i] { return heldCount() == i + 1; }));
        if (i % 2)
            client.leave();
    }
    release();
    QVERIFY(isEmpty());
    QCOMPARE(probe().status, 200);
}

void tst_Server::slowDripIsCutOff_data()
{
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("in the address") << "GET /"_ba;
    QTest::newRow("in the headers") << "GET / HTTP/1.1\r\nX-A: "_ba;
    QTest::newRow("in the body")
        << "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 900000\r\n\r\n"_ba;
}

void tst_Server::slowDripIsCutOff()
{
    QFETCH(QByteArray, start);
    Limits limits;
    limits.readMs = 200;
    this->start(limits);
    Client client(m_server->port());
    client.send(start);
    // At this rate the read would last for more than a minute.
    int bytes = 0;
    while (bytes < 6'000 && m_server->connections() > 0) {
        client.send("x");
        ++bytes;
        QCOMPARE(probe().status, 200); // others are served meanwhile
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        QVERIFY(eventually([this] { return m_server->connections() <= 1; }));
    }
    QVERIFY(bytes < 6'000);
    QCOMPARE(client.read().status, 408);
    QVERIFY(client.isAtEnd());
}

void tst_Server::silentClientIsCutOff()
{
    Limits limits;
    limits.readMs = 100;
    start(limits);
    std::vector<Client> clients;
    for (int i = 0; i < 200; ++i) {
        clients.emplace_back(m_server->port());
        QCOMPARE(probe().status, 200); // however many are silent
    }
    for (Client &client : clients)
        QVERIFY(client.isAtEnd());
    QVERIFY(isEmpty());
}

void tst_Server::idleClientIsCutOff()
{
    Limits limits;
    limits.idleMs = 100;
    start(limits);
    Client client(m_server->port());
    QCOMPARE(client.ask(get("/a")).body, "/a"_ba);
    QVERIFY(client.isAtEnd());
    QVERIFY(isEmpty());
}

void tst_Server::clientThatReadsNothingIsCutOff()
{
    Limits limits;
    limits.writeMs = 100;
    start(limits);
    Client client(m_server->port());
    client.send(get("/large"));
    QVERIFY(eventually([this] { return m_executed == 1; }));
    QVERIFY(isEmpty());
}

void tst_Server::oneTooManyIsTurnedAway()
{
    Limits limits;
    limits.connections = 3;
    start(limits);
    std::vector<Client> clients;
    for (int i = 0; i < 3; ++i) {
        clients.emplace_back(m_server->port());
        QCOMPARE(clients.back().ask(get("/a")).status, 200);
    }
    Client surplus(m_server->port());
    const Reply reply = surplus.read();
    QCOMPARE(reply.status, 503);
    QCOMPARE(reply.headers.value("content-type"), "application/problem+json"_ba);
    QVERIFY(surplus.isAtEnd());
    QCOMPARE(m_server->connections(), 3);
    for (Client &client : clients)
        QCOMPARE(client.ask(get("/b")).body, "/b"_ba);
    clients.pop_back();
    QVERIFY(eventually([this] { return m_server->connections() == 2; }));
    QCOMPARE(probe().status, 200);
}

void tst_Server::startTellsWhatIsWrong_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<stw::ErrorCode>("expected");
    QTest::newRow("no address") << u"localhost"_s << stw::ErrorCode::Malformed;
    QTest::newRow("an address of others") << u"192.0.2.1"_s << stw::ErrorCode::Unavailable;
    QTest::newRow("a port in use") << u"127.0.0.1"_s << stw::ErrorCode::Unavailable;
}

void tst_Server::startTellsWhatIsWrong()
{
    QFETCH(QString, address);
    QFETCH(stw::ErrorCode, expected);
    Config config;
    config.address = address;
    config.port = m_server->port();
    config.onRequest = [](const Request &, const Responder &) {};
    const auto started = Server::start(std::move(config));
    QVERIFY(!started);
    QCOMPARE(started.error().code, expected);
}

void tst_Server::stopAcceptingKeepsTheRest()
{
    Client client(m_server->port());
    QCOMPARE(client.ask(get("/a")).status, 200);
    m_server->stopAccepting();
    QCOMPARE(client.ask(get("/b")).status, 200);
    // The port is free once the listener is closed.
    QVERIFY(eventually([this] {
        Config config;
        config.port = m_server->port();
        config.onRequest = [](const Request &, const Responder &) {};
        return Server::start(std::move(config)).has_value();
    }));
    QCOMPARE(client.ask(get("/c")).status, 200);
}

void tst_Server::stopLetsRequestsFinish()
{
    Client idle(m_server->port());
    QCOMPARE(idle.ask(get("/a")).status, 200);
    Client busy(m_server->port());
    busy.send(get("/held") + get("/unheard"));
    QVERIFY(eventually([this] { return heldCount() == 1; }));
    const auto stopped = std::async(std::launch::async, [this] { m_server->stop(); });
    QVERIFY(idle.isAtEnd()); // so the stop has begun
    release();
    const Reply reply = busy.read();
    QCOMPARE(reply.body, "held"_ba);
    QCOMPARE(reply.headers.value("connection"), "close"_ba);
    QVERIFY(busy.isAtEnd());
    stopped.wait();
    QCOMPARE(m_server->connections(), 0);
    QCOMPARE(m_executed, 2);
}

void tst_Server::stopDoesNotWaitForever()
{
    Limits limits;
    limits.graceMs = 100;
    start(limits);
    Client client(m_server->port());
    client.send(get("/held"));
    QVERIFY(eventually([this] { return heldCount() == 1; }));
    m_server->stop();
    QVERIFY(client.isAtEnd());
    QCOMPARE(m_server->connections(), 0);
}

void tst_Server::respondersOutliveTheServer()
{
    Limits limits;
    limits.graceMs = 50;
    start(limits);
    Client client(m_server->port());
    client.send(get("/held"));
    QVERIFY(eventually([this] { return heldCount() == 1; }));
    m_server.reset();
    release();
    start();
    QCOMPARE(probe().status, 200);
}

QTEST_APPLESS_MAIN(tst_Server)
#include "tst_server.moc"
