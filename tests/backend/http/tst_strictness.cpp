#include "tests/backend/http/client.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <atomic>

using namespace stw::http;
using namespace stw::http::test;
using namespace Qt::StringLiterals;

//! What reaches the served side, and what must not: the table of STACK.md 1.2.
class tst_Strictness : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void taken_data();
    void taken();
    void refused_data();
    void refused();
    void refusedInPortions_data() { refused_data(); }
    void refusedInPortions();
    void smuggledRequestIsNotExecuted_data();
    void smuggledRequestIsNotExecuted();
    void largeBodyIsRefusedUnread();
    void endlessHeadersAreCutOff();
    void bodyLimitMayDependOnTheRequest();
    void expectation();
    void trailersAreNoHeaders();

private:
    std::atomic<int> m_executed = 0;
    std::unique_ptr<Server> m_server;
};

namespace {

//! Says what arrived: method, path, the header `x-a`, the body.
Response echoOf(const Request &request)
{
    const QByteArray body = request.method + '|' + request.path.toUtf8() + '|'
                            + request.header("x-a") + '|' + request.body;
    return {200, "text/plain", {}, body};
}

} // namespace

void tst_Strictness::init()
{
    m_server.reset();
    m_executed = 0;
    Config config;
    config.limits.bodyBytes = 1'000;
    config.onRequest = [this](const Request &request, const Responder &responder) {
        ++m_executed;
        responder.send(echoOf(request));
    };
    config.bodyLimit = [](const Request &request) {
        return request.method == "PUT" && request.path == u"/upload" ? 5'000 : 1'000;
    };
    auto started = Server::start(std::move(config));
    QVERIFY(started);
    m_server = *std::move(started);
}

void tst_Strictness::taken_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const QByteArray &request, const QByteArray &expected) {
        QTest::newRow(name) << request << expected;
    };
    row("a get", get("/a"), "GET|/a||");
    row("an escaped path", get("/a%20b%2Fc%C3%BC"), "GET|/a b/cü||");
    row("a post with a length", post("/p", "hello"), "POST|/p||hello");
    row("a post without a body", "POST /p HTTP/1.1\r\nHost: h\r\n\r\n", "POST|/p||");
    row("header names in any case", "GET / HTTP/1.1\r\nhOST: h\r\nX-A: 5\r\n\r\n", "GET|/|5|");
    row("the first of two equal headers", "GET / HTTP/1.1\r\nHost: h\r\nX-a: 1\r\nx-A: 2\r\n\r\n",
        "GET|/|1|");
    row("blanks around a value", "GET / HTTP/1.1\r\nHost: h\r\nX-A: \t 5 \t\r\n\r\n", "GET|/|5|");
    row("a chunked body",
        "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: Chunked\r\n\r\n"
        "5\r\nhello\r\n6;a=b\r\n world\r\n0\r\n\r\n",
        "POST|/||hello world");
    row("an unknown method", "BREW /pot HTTP/1.1\r\nHost: h\r\n\r\n", "BREW|/pot||");
    row("a connection that is to be upgraded to nothing we know",
        "GET / HTTP/1.1\r\nHost: h\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n", "GET|/||");
    row("an absolute target", "GET http://h/a HTTP/1.1\r\nHost: h\r\n\r\n", "GET|/a||");
    row("a body as large as allowed", post("/", QByteArray(1'000, 'x')),
        "POST|/||" + QByteArray(1'000, 'x'));
    row("a header nearly as large as allowed",
        "GET / HTTP/1.1\r\nHost: h\r\nX-A: " + QByteArray(16'000, 'x') + "\r\n\r\n",
        "GET|/|" + QByteArray(16'000, 'x') + '|');
}

void tst_Strictness::taken()
{
    QFETCH(QByteArray, request);
    QFETCH(QByteArray, expected);
    Client client(m_server->port());
    const Reply reply = client.ask(request);
    QCOMPARE(reply.status, 200);
    QCOMPARE(reply.body, expected);
    QCOMPARE(client.ask(get("/again")).body, "GET|/again||"_ba); // and the connection lives on
}

void tst_Strictness::refused_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<int>("status");
    const auto row = [](const char *name, const QByteArray &request, int status) {
        QTest::newRow(name) << request << status;
    };
    const auto header = [&row](const char *name, const QByteArray &line, int status = 400) {
        row(name, "POST / HTTP/1.1\r\nHost: h\r\n" + line + "\r\n\r\n", status);
    };
    row("garbage", "\x16\x03\x01garbage\r\n\r\n", 400);
    row("a line without a target", "GET HTTP/1.1\r\nHost: h\r\n\r\n", 400);
    row("a line without a version", "GET /\r\nHost: h\r\n\r\n", 400);
    row("two spaces in the line", "GET  / HTTP/1.1\r\nHost: h\r\n\r\n", 400);
    row("another protocol", "GET / HTTX/1.1\r\nHost: h\r\n\r\n", 400);
    row("version 9.9", "GET / HTTP/9.9\r\nHost: h\r\n\r\n", 400);
    row("version 2.0", "GET / HTTP/2.0\r\nHost: h\r\n\r\n", 400);
    row("the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400);
    row("an empty line first", "\r\nGET / HTTP/1.1\r\nHost: h\r\n\r\n", 400);
    row("no Host", "GET / HTTP/1.1\r\n\r\n", 400);
    row("Host twice", "GET / HTTP/1.1\r\nHost: h\r\nHost: h\r\n\r\n", 400);
    row("Host that is none", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n", 400);
    row("an escape that is cut", get("/%2"), 400);
    row("an escape that is no number", get("/%zz"), 400);
    row("a path that is not UTF-8", get("/%ff"), 400);
    row("a path that steps up", get("/a/%2e%2e/b"), 400);
    row("the asterisk form", "OPTIONS * HTTP/1.1\r\nHost: h\r\n\r\n", 400);
    row("the authority form", "CONNECT h:80 HTTP/1.1\r\nHost: h\r\n\r\n", 400);
    header("a negative length", "Content-Length: -5");
    header("a length with a plus", "Content-Length: +5");
    header("a length that is no number", "Content-Length: five");
    header("a length in hexadecimal", "Content-Length: 0x5");
    header("an empty length", "Content-Length:");
    header("a length beyond 64 bits", "Content-Length: 99999999999999999999");
    header("two different lengths", "Content-Length: 3\r\nContent-Length: 4");
    header("two equal lengths", "Content-Length: 0\r\nContent-Length: 0");
    header("two different lengths in one", "Content-Length: 3, 4");
    header("a length and a coding", "Content-Length: 3\r\nTransfer-Encoding: chunked");
    header("a coding and a length", "Transfer-Encoding: chunked\r\nContent-Length: 3");
    header("a coding we do not speak", "Transfer-Encoding: gzip");
    header("a coding before chunked", "Transfer-Encoding: gzip, chunked");
    header("a coding after chunked", "Transfer-Encoding: chunked, gzip");
    header("a coding that resembles chunked", "Transfer-Encoding: xchunked");
    header("a quoted coding", "Transfer-Encoding: \"chunked\"");
    header("an empty coding", "Transfer-Encoding:");
    header("chunked twice", "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked");
    header("a space before the colon", "X-A : b");
    header("no colon", "X-A b");
    header("no name", ": b");
    header("NUL in a value", "X-A: a\0b"_ba);
    header("NUL in a name", "X-\0A: b"_ba);
    header("a carriage return in a value", "X-A: a\rb");
    header("a folded value", "X-A: a\r\n b");
    header("two credentials", "Authorization: a\r\nAuthorization: b");
    header("an expectation we cannot meet", "Expect: 200-ok", 417);
    row("a coding in HTTP/1.0", "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n", 400);
    row("bare line feeds", "GET / HTTP/1.1\nHost: h\n\n", 400);
    row("one bare line feed", "GET / HTTP/1.1\r\nHost: h\nX-A: b\r\n\r\n", 400);
    const QByteArray chunked = "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n";
    row("a chunk size that is no number", chunked + "zz\r\nhello\r\n0\r\n\r\n", 400);
    row("a negative chunk size", chunked + "-5\r\nhello\r\n0\r\n\r\n", 400);
    row("a chunk size with a prefix", chunked + "0x5\r\nhello\r\n0\r\n\r\n", 400);
    row("a chunk size beyond 64 bits", chunked + "10000000000000005\r\nhello\r\n0\r\n\r\n", 400);
    row("a chunk longer than its size", chunked + "3\r\nhello\r\n0\r\n\r\n", 400);
    row("a chunk line that ends in a bare feed", chunked + "5\nhello\r\n0\r\n\r\n", 400);
    row("a chunk extension without end", chunked + "5;" + QByteArray(70'000, 'x'), 400);
    row("chunks above the limit", chunked + "258\r\n" + QByteArray(600, 'x') + "\r\n258\r\n", 413);
    row("a chunk above the limit", chunked + "3e9\r\n", 413);
    row("a body above the limit", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1001\r\n\r\n",
        413);
    row("a header of 64 KiB",
        "GET / HTTP/1.1\r\nHost: h\r\nX-A: " + QByteArray(65'536, 'x') + "\r\n\r\n", 431);
    row("many small headers",
        "GET / HTTP/1.1\r\nHost: h\r\n" + QByteArray("X-A: b\r\n").repeated(8'192) + "\r\n", 431);
    row("an address of 64 KiB", get('/' + QByteArray(65'536, 'x')), 414);
}

void tst_Strictness::refused()
{
    QFETCH(QByteArray, request);
    QFETCH(int, status);
    Client client(m_server->port());
    const Reply reply = client.ask(request + get("/second"));
    QCOMPARE(reply.status, status);
    QCOMPARE(reply.headers.value("content-type"), "application/problem+json"_ba);
    QCOMPARE(reply.headers.value("connection"), "close"_ba);
    QCOMPARE(reply.headers.value("x-content-type-options"), "nosniff"_ba);
    QCOMPARE(reply.headers.value("cache-control"), "no-store"_ba);
    QVERIFY(!reply.headers.contains("server"));
    const QJsonObject problem = QJsonDocument::fromJson(reply.body).object();
    QCOMPARE(problem.value("status"_L1).toInt(), status);
    QCOMPARE(problem.value("type"_L1).toString(), u"about:blank"_s);
    QVERIFY(!problem.value("title"_L1).toString().isEmpty());
    QVERIFY(!problem.value("code"_L1).toString().isEmpty());
    QCOMPARE(problem.value("request_id"_L1).toString().size(), 26);
    QCOMPARE(reply.headers.value("x-request-id"),
             problem.value("request_id"_L1).toString().toLatin1());
    QVERIFY(client.isAtEnd());
    QCOMPARE(m_executed, 0);
}

// However the network cuts the bytes, the verdict is the same.
void tst_Strictness::refusedInPortions()
{
    QFETCH(QByteArray, request);
    QFETCH(int, status);
    Client client(m_server->port());
    const qsizetype portion = std::max<qsizetype>(request.size() / 40, 1);
    for (qsizetype at = 0; at < request.size(); at += portion)
        client.send(QByteArrayView(request).sliced(at, std::min(portion, request.size() - at)));
    QCOMPARE(client.read().status, status);
    QVERIFY(client.isAtEnd());
    QCOMPARE(m_executed, 0);
}

void tst_Strictness::smuggledRequestIsNotExecuted_data()
{
    QTest::addColumn<QByteArray>("codings");
    QTest::newRow("length first") << "Content-Length: 5\r\nTransfer-Encoding: chunked"_ba;
    QTest::newRow("coding first") << "Transfer-Encoding: chunked\r\nContent-Length: 5"_ba;
    QTest::newRow("coding after a tab") << "Content-Length: 5\r\nTransfer-Encoding:\tchunked"_ba;
    QTest::newRow("coding misspelt") << "Content-Length: 5\r\nTransfer-Encoding: chunke"_ba;
    QTest::newRow("coding with a space") << "Content-Length: 5\r\nTransfer-Encoding : chunked"_ba;
    QTest::newRow("coding folded") << "Content-Length: 5\r\nTransfer-Encoding:\r\n chunked"_ba;
    QTest::newRow("two lengths") << "Content-Length: 0\r\nContent-Length: 5"_ba;
}

void tst_Strictness::smuggledRequestIsNotExecuted()
{
    QFETCH(QByteArray, codings);
    Client client(m_server->port());
    const Reply reply = client.ask("POST / HTTP/1.1\r\nHost: h\r\n" + codings + "\r\n\r\n0\r\n\r\n"
                                   + get("/smuggled"));
    QCOMPARE(reply.status, 400);
    QVERIFY(client.isAtEnd());
    QCOMPARE(m_executed, 0);
}

void tst_Strictness::largeBodyIsRefusedUnread()
{
    Client client(m_server->port());
    QCOMPARE(client.ask("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1073741824\r\n\r\n").status,
             413); // before a byte of the body was sent
    const QByteArray megabyte(1024 * 1024, 'x');
    int sent = 0;
    while (sent < 1024 && client.send(megabyte))
        ++sent;
    QVERIFY2(sent < 128, "the server must not read the gigabyte");
    QCOMPARE(m_executed, 0);
}

void tst_Strictness::endlessHeadersAreCutOff()
{
    Client client(m_server->port());
    client.send("GET / HTTP/1.1\r\nHost: h\r\n");
    const QByteArray headers =
        QByteArray("X-A: " + QByteArray(1'000, 'x') + "\r\n").repeated(1'000);
    int sent = 0;
    while (sent < 1'000 && client.send(headers))
        ++sent;
    QVERIFY2(sent < 128, "the server must not read on");
    QCOMPARE(m_executed, 0);
    QVERIFY(eventually([this] { return m_server->connections() == 0; }));
}

void tst_Strictness::bodyLimitMayDependOnTheRequest()
{
    QByteArray upload = post("/upload", QByteArray(5'000, 'x'));
    Client client(m_server->port());
    QCOMPARE(client.ask(upload.replace("POST", "PUT")).status, 200);
    QCOMPARE(client.ask(upload.replace("PUT", "POST")).status, 413);
}

void tst_Strictness::expectation()
{
    Client client(m_server->port());
    const QByteArray head =
        "POST / HTTP/1.1\r\nHost: h\r\nExpect: 100-Continue\r\nContent-Length: ";
    QCOMPARE(client.ask(head + "5\r\n\r\n").status, 100);
    const Reply reply = client.ask("hello");
    QCOMPARE(reply.status, 200);
    QCOMPARE(reply.body, "POST|/||hello"_ba);
    // Who sends the body without waiting is not invited any more, and who has none is not either.
    QCOMPARE(client.ask(head + "5\r\n\r\nhello").status, 200);
    QCOMPARE(client.ask(head + "0\r\n\r\n").status, 200);
    // A body that would be refused is not invited.
    QCOMPARE(client.ask(head + "1001\r\n\r\n").status, 413);
}

void tst_Strictness::trailersAreNoHeaders()
{
    Client client(m_server->port());
    const Reply reply =
        client.ask("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n"
                   "2\r\nhi\r\n0\r\nX-A: late\r\nHost: other\r\n\r\n");
    QCOMPARE(reply.status, 200);
    QCOMPARE(reply.body, "POST|/||hi"_ba);
}

QTEST_APPLESS_MAIN(tst_Strictness)
#include "tst_strictness.moc"
