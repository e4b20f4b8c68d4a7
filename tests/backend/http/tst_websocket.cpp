#include "tests/backend/http/frames.h"

#include <QSignalSpy>
#include <QTest>
#include <QWebSocket>

#include <atomic>
#include <future>
#include <mutex>

using namespace stw::http;
using namespace stw::http::test;
using namespace Qt::StringLiterals;

class tst_WebSocket : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void speaksWithQt();
    void echoes_data();
    void echoes();
    void handshakeIsAnswered();
    void badHandshake_data();
    void badHandshake();
    void withoutUpgradeHandlerItIsARequest();
    void rejected();
    void undecidedIsAnswered();
    void decidedByAnotherThread();
    void decidedOnce();
    void textsFromManyThreadsArriveInOrder();
    void textsBeforeTheHandshakeArrive();
    void wrongMessagesClose_data();
    void wrongMessagesClose();
    void clientCloses();
    void serverCloses();
    void slowConsumerIsDropped();
    void clientsLeaving();
    void clientLeavesBeforeTheDecision();
    void silentPeerIsPingedThenDropped();
    void stopClosesWithGoingAway();
    void socketsOutliveTheServer();

private:
    void start(const Limits &limits = {});
    void decide(const Request &request, const Upgrade &upgrade);
    Socket accept(const Upgrade &upgrade);
    Socket socket();
    std::size_t pendingCount();
    bool isEmpty()
    {
        return eventually([this] { return m_server->connections() == 0; });
    }

    std::mutex m_mutex;
    std::vector<Upgrade> m_pending; //!< Of handshakes for /held.
    std::optional<Socket> m_socket; //!< The last accepted.
    std::atomic<int> m_closed = 0;
    std::atomic<int> m_closeCode = 0;
    std::unique_ptr<Server> m_server;
};

void tst_WebSocket::init()
{
    start();
}

void tst_WebSocket::start(const Limits &limits)
{
    m_server.reset();
    m_pending.clear();
    m_socket.reset();
    m_closed = 0;
    m_closeCode = 0;
    Config config;
    config.limits = limits;
    config.onRequest = [](const Request &, const Responder &responder) {
        responder.send({200, {}, {}, "plain"});
    };
    config.onUpgrade = [this](const Request &request, const Upgrade &upgrade) {
        decide(request, upgrade);
    };
    auto started = Server::start(std::move(config));
    if (!started)
        qFatal("cannot start");
    m_server = *std::move(started);
}

void tst_WebSocket::decide(const Request &request, const Upgrade &upgrade)
{
    const std::lock_guard lock(m_mutex);
    if (request.path == u"/held")
        m_pending.push_back(upgrade);
    else if (request.path == u"/rejected")
        upgrade.reject({403, "text/plain", {}, "no"});
    else if (request.path == u"/greeted")
        accept(upgrade).sendText("welcome");
    else if (request.path != u"/dropped")
        m_socket = accept(upgrade);
}

Socket tst_WebSocket::accept(const Upgrade &upgrade)
{
    // The socket is known only once it is accepted: its events find it here.
    const auto self = std::make_shared<std::optional<Socket>>();
    const Socket socket = upgrade.accept({
        .onText =
            [self](const QByteArray &text) {
                if (text == "close")
                    (*self)->close(4'000, "as you wish");
                else
                    (*self)->sendText(text);
            },
        .onClosed =
            [this, self](quint16 code) {
                self->reset();
                m_closeCode = code;
                ++m_closed;
            },
    });
    *self = socket;
    return socket;
}

Socket tst_WebSocket::socket()
{
    const std::lock_guard lock(m_mutex);
    return *m_socket;
}

std::size_t tst_WebSocket::pendingCount()
{
    const std::lock_guard lock(m_mutex);
    return m_pending.size();
}

void tst_WebSocket::speaksWithQt()
{
    QWebSocket client;
    QSignalSpy connected(&client, &QWebSocket::connected);
    QSignalSpy texts(&client, &QWebSocket::textMessageReceived);
    QSignalSpy gone(&client, &QWebSocket::disconnected);
    client.open(QUrl(u"ws://127.0.0.1:%1/feed"_s.arg(m_server->port())));
    QVERIFY(connected.wait());
    client.sendTextMessage(u"grüß"_s);
    QVERIFY(texts.wait());
    QCOMPARE(texts.first().first().toString(), u"grüß"_s);
    client.sendTextMessage(u"close"_s);
    QVERIFY(gone.wait());
    QCOMPARE(int(client.closeCode()), 4'000);
    QCOMPARE(client.closeReason(), u"as you wish"_s);
    QVERIFY(isEmpty());
}

void tst_WebSocket::echoes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << ""_ba;
    QTest::newRow("a word") << "hello"_ba;
    QTest::newRow("UTF-8") << "gr\xc3\xbc\xc3\x9f"_ba;
    QTest::newRow("a page") << QByteArray(3'000, 'x');
    QTest::newRow("as much as allowed") << QByteArray(64 * 1024, 'x');
}

void tst_WebSocket::echoes()
{
    QFETCH(QByteArray, text);
    Client client(m_server->port());
    QCOMPARE(client.ask(handshake("/")).status, 101);
    for (int i = 0; i < 3; ++i) {
        client.send(frame(Opcode::Text, text));
        const Frame echo = readFrame(client);
        QVERIFY(echo.is(Opcode::Text));
        QCOMPARE(echo.payload, text);
    }
    client.send(frame(Opcode::Ping, "you there?"));
    const Frame pong = readFrame(client);
    QVERIFY(pong.is(Opcode::Pong));
    QCOMPARE(pong.payload, "you there?"_ba);
}

void tst_WebSocket::handshakeIsAnswered()
{
    Client client(m_server->port());
    const Reply reply = client.ask(handshake("/"));
    QCOMPARE(reply.status, 101);
    // The key and its answer are the example of RFC 6455 §1.3.
    QCOMPARE(reply.headers.value("sec-websocket-accept"), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="_ba);
    QCOMPARE(reply.headers.value("x-request-id").size(), 26);
    QVERIFY(!reply.headers.value("server").contains("Beast"));
}

void tst_WebSocket::badHandshake_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<int>("status");
    QTest::newRow("no key") << "Sec-WebSocket-Key"_ba
                            << "X-Key"_ba << 400;
    QTest::newRow("a short key") << "dGhlIHNhbXBsZSBub25jZQ=="_ba
                                 << "dGhlIHNhbXBsZQ=="_ba << 400;
    QTest::newRow("a key that is no base64") << "dGhl"_ba
                                             << "!!!!"_ba << 400;
    QTest::newRow("two keys") << "Sec-WebSocket-Version: 13"_ba
                              << "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
                                 "dGhlIHNhbXBsZSBub25jZQ=="_ba
                              << 400;
    QTest::newRow("a post") << "GET"_ba
                            << "POST"_ba << 400;
    QTest::newRow("an old version") << "Version: 13"_ba
                                    << "Version: 8"_ba << 426;
    QTest::newRow("no version") << "Sec-WebSocket-Version"_ba
                                << "X-Version"_ba << 426;
}

void tst_WebSocket::badHandshake()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(int, status);
    Client client(m_server->port());
    const Reply reply = client.ask(handshake("/").replace(from, to));
    QCOMPARE(reply.status, status);
    QCOMPARE(reply.headers.value("sec-websocket-version"), status == 426 ? "13"_ba : QByteArray());
    QVERIFY(client.isAtEnd());
}

void tst_WebSocket::withoutUpgradeHandlerItIsARequest()
{
    Config config;
    config.onRequest = [](const Request &, const Responder &responder) {
        responder.send({404, {}, {}, {}});
    };
    const auto started = Server::start(std::move(config));
    QVERIFY(started);
    QCOMPARE(Client((*started)->port()).ask(handshake("/")).status, 404);
}

void tst_WebSocket::rejected()
{
    Client client(m_server->port());
    const Reply reply = client.ask(handshake("/rejected"));
    QCOMPARE(reply.status, 403);
    QCOMPARE(reply.body, "no"_ba);
    QCOMPARE(client.ask(get("/")).body, "plain"_ba);
}

void tst_WebSocket::undecidedIsAnswered()
{
    QCOMPARE(Client(m_server->port()).ask(handshake("/dropped")).status, 500);
}

void tst_WebSocket::decidedByAnotherThread()
{
    Client client(m_server->port());
    client.send(handshake("/held"));
    QVERIFY(eventually([this] { return pendingCount() == 1; }));
    const Socket socket = accept(m_pending.front());
    QVERIFY(socket.sendText("from afar"));
    QCOMPARE(client.read().status, 101);
    QCOMPARE(readFrame(client).payload, "from afar"_ba);
}

void tst_WebSocket::decidedOnce()
{
    Client client(m_server->port());
    client.send(handshake("/held"));
    QVERIFY(eventually([this] { return pendingCount() == 1; }));
    const Socket first = accept(m_pending.front());
    const Socket second = m_pending.front().accept({});
    m_pending.front().reject({403, {}, {}, {}});
    QVERIFY(!second.isOpen());
    QVERIFY(!second.sendText("lost"));
    QVERIFY(first.sendText("kept"));
    QCOMPARE(client.read().status, 101);
    QCOMPARE(readFrame(client).payload, "kept"_ba);
}

void tst_WebSocket::textsFromManyThreadsArriveInOrder()
{
    constexpr int kThreads = 4;
    constexpr int kTexts = 500;
    Client client(m_server->port());
    QCOMPARE(client.ask(handshake("/")).status, 101);
    const Socket socket = this->socket();
    std::vector<std::future<void>> threads;
    for (int thread = 0; thread < kThreads; ++thread) {
        threads.push_back(std::async(std::launch::async, [thread, socket] {
            for (int i = 0; i < kTexts; ++i)
                socket.sendText(QByteArray::number(thread) + ' ' + QByteArray::number(i));
        }));
    }
    std::array<int, kThreads> next{};
    for (int i = 0; i < kThreads * kTexts; ++i) {
        const QList<QByteArray> words = readFrame(client).payload.split(' ');
        QCOMPARE(words.size(), 2);
        QCOMPARE(words[1].toInt(), next[words[0].toUInt()]++);
    }
}

void tst_WebSocket::textsBeforeTheHandshakeArrive()
{
    Client client(m_server->port());
    QCOMPARE(client.ask(handshake("/greeted")).status, 101);
    QCOMPARE(readFrame(client).payload, "welcome"_ba);
}

void tst_WebSocket::wrongMessagesClose_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("code");
    QTest::newRow("too large") << frame(Opcode::Text, QByteArray(64 * 1024 + 1, 'x')) << 1009;
    QTest::newRow("binary") << frame(Opcode::Binary, "x") << 1003;
    QTest::newRow("not UTF-8") << frame(Opcode::Text, "\xff") << 1007;
    QTest::newRow("not masked") << "\x81\x01x"_ba << 1002;
    QTest::newRow("an unknown opcode") << "\x83\x80\0\0\0\0"_ba << 1002;
}

void tst_WebSocket::wrongMessagesClose()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, code);
    Client client(m_server->port());
    QCOMPARE(client.ask(handshake("/")).status, 101);
    client.send(bytes);
    const Frame farewell = readFrame(client);
    QVERIFY(farewell.is(Opcode::Close));
    QCOMPARE(farewell.closeCode(), code);
    client.send(frame(Opcode::Close, farewell.payload));
    QVERIFY(client.isAtEnd());
    QVERIFY(isEmpty());
    QCOMPARE(m_closed, 1);
}

void tst_WebSocket::clientCloses()
{
    Client client(m_server->port());
    QCOMPARE(client.ask(handshake("/")).status, 101);
    client.send(frame(Opcode::Close, "\x0f\xa1"
                                     "bye")); // 4001
    QCOMPARE(readFrame(client).closeCode(), 4'001);
    QVERIFY(client.isAtEnd());
    QVERIFY(isEmpty());
    QCOMPARE(m_closed, 1);
    QCOMPARE(m_closeCode, 4'001);
    QVERIFY(!socket().isOpen());
    QVERIFY(!socket().sendText("too late"));
}

void tst_WebSocket::serverCloses()
{
    Client client(m_server->port());
    QCOMPARE(client.ask(handshake("/")).status, 101);
    const Socket socket = this->socket();
    QVERIFY(socket.sendText("last words"));
    socket.close(4'002, QByteArray(200, 'r'));
    QCOMPARE(readFrame(client).payload, "last words"_ba);
    const Frame farewell = readFrame(client);
    QCOMPARE(farewell.closeCode(), 4'002);
    QCOMPARE(farewell.payload.size(), 125);
    client.send(frame(Opcode::Close, farewell.payload));
    QVERIFY(client.isAtEnd());
    QVERIFY(isEmpty());
    QCOMPARE(m_closeCode, 4'002);
}

void tst_WebSocket::slowConsumerIsDropped()
{
    Client slow(m_server->port());
    QCOMPARE(slow.ask(handshake("/")).status, 101);
    const Socket socket = this->socket();
    const QByteArray text(10'000, 'x');
    int sent = 0;
    while (sent < 100'000 && socket.sendText(text))
        ++sent;
    QVERIFY2(sent >= 26, "the backlog is 256 KiB");
    QVERIFY2(sent < 100'000, "a client that reads nothing is dropped");
    QVERIFY(!socket.isOpen());
    QVERIFY(isEmpty());
    QCOMPARE(m_closeCode, 1006);
    Client other(m_server->port());
    QCOMPARE(other.ask(handshake("/greeted")).status, 101);
}

void tst_WebSocket::clientsLeaving()
{
    for (int i = 0; i < 1'000; ++i) {
        Client client(m_server->port());
        client.send(handshake("/"));
        if (i % 4 == 0)
            client.read();
        if (i % 4 == 1)
            client.send(frame(Opcode::Text, "x"));
        if (i % 2)
            client.leave();
    }
    QVERIFY(isEmpty());
    Client client(m_server->port());
    QCOMPARE(client.ask(handshake("/")).status, 101);
}

void tst_WebSocket::clientLeavesBeforeTheDecision()
{
    {
        Client client(m_server->port());
        client.send(handshake("/held"));
        QVERIFY(eventually([this] { return pendingCount() == 1; }));
        client.leave();
    }
    const Socket socket = accept(m_pending.front());
    QVERIFY(eventually([this] { return m_closed == 1; }));
    QCOMPARE(m_closeCode, 1006);
    QVERIFY(!socket.isOpen());
    QVERIFY(isEmpty());
}

void tst_WebSocket::silentPeerIsPingedThenDropped()
{
    Limits limits;
    limits.idleMs = 400;
    start(limits);
    Client client(m_server->port());
    QCOMPARE(client.ask(handshake("/")).status, 101);
    for (int i = 0; i < 3; ++i) { // who answers is kept
        const Frame ping = readFrame(client);
        QVERIFY(ping.is(Opcode::Ping));
        client.send(frame(Opcode::Pong, ping.payload));
    }
    QCOMPARE(m_closed, 0);
    QVERIFY(isEmpty()); // who does not is dropped
    QCOMPARE(m_closed, 1);
    QCOMPARE(m_closeCode, 1006);
}

void tst_WebSocket::stopClosesWithGoingAway()
{
    Client client(m_server->port());
    QCOMPARE(client.ask(handshake("/")).status, 101);
    const auto stopped = std::async(std::launch::async, [this] { m_server->stop(); });
    const Frame farewell = readFrame(client);
    QVERIFY(farewell.is(Opcode::Close));
    QCOMPARE(farewell.closeCode(), 1001);
    client.send(frame(Opcode::Close, farewell.payload));
    QVERIFY(client.isAtEnd());
    stopped.wait();
    QCOMPARE(m_closed, 1);
    QCOMPARE(m_closeCode, 1001);
}

void tst_WebSocket::socketsOutliveTheServer()
{
    Limits limits;
    limits.graceMs = 50;
    start(limits);
    Client deaf(m_server->port());
    QCOMPARE(deaf.ask(handshake("/")).status, 101);
    Client waiting(m_server->port());
    waiting.send(handshake("/held"));
    QVERIFY(eventually([this] { return pendingCount() == 1; }));
    const Socket socket = this->socket();
    m_server.reset();
    QVERIFY(!socket.isOpen());
    QVERIFY(!socket.sendText("too late"));
    m_pending.front().accept({}).sendText("too late");
}

QTEST_GUILESS_MAIN(tst_WebSocket)
#include "tst_websocket.moc"
