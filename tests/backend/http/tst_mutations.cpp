#include "shared/base/prng.h"
#include "tests/backend/http/client.h"
#include "tests/backend/http/frames.h"

#include <QRandomGenerator>
#include <QTest>

#include <atomic>

using namespace stw;
using namespace stw::http;
using namespace stw::http::test;
using namespace Qt::StringLiterals;

//! Whatever is sent, the server answers sensibly or closes, and goes on serving others.
class tst_Mutations : public QObject
{
    Q_OBJECT

private slots:
    void requests();
    void frames();

private:
    std::unique_ptr<Server> start();

    std::atomic<int> m_executed = 0;
    std::atomic<int> m_texts = 0;
};

namespace {

quint64 seed()
{
    bool isSet = false;
    const quint64 given = qEnvironmentVariable("STW_SEED").toULongLong(&isSet);
    const quint64 chosen = isSet ? given : QRandomGenerator::system()->generate64();
    qInfo().noquote() << "rerun with STW_SEED=" + QByteArray::number(chosen);
    return chosen;
}

const QList<QByteArray> kRequests{
    get("/a%20b?c=d&e=%C3%BC"),
    post("/p", "hello world"),
    "POST /c HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n"
    "5\r\nhello\r\n6;a=b\r\n world\r\n0\r\nX-T: t\r\n\r\n",
    "PUT /e HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n",
    "HEAD / HTTP/1.0\r\nConnection: close\r\nX-A: 1\r\nX-A: 2\r\n\r\n",
    handshake("/socket"),
};

// Pieces that parsers stumble over.
const QList<QByteArray> kPieces{
    "\r\n",
    "\n",
    "\r",
    "\0"_ba,
    " ",
    "\t",
    ":",
    "%",
    "%00",
    "%ff",
    "\xff",
    "0",
    "-1",
    "ffffffffffffffff",
    "\r\n\r\n",
    "HTTP/1.1",
    "Content-Length: 7\r\n",
    "Transfer-Encoding: chunked\r\n",
    "Host: h\r\n",
    "Connection: upgrade\r\n",
    "0\r\n\r\n",
};

QByteArray mutated(QByteArray bytes, Prng &random)
{
    for (quint64 changes = random.below(4); changes > 0; --changes) {
        const auto at = qsizetype(random.below(quint64(bytes.size()) + 1));
        const auto length = std::min(qsizetype(1 + random.below(8)), bytes.size() - at);
        const QByteArray &piece = kPieces[qsizetype(random.below(quint64(kPieces.size())))];
        switch (random.below(5)) {
        case 0: bytes.insert(at, piece); break;
        case 1: bytes.replace(at, length, piece); break;
        case 2: bytes.remove(at, length); break;
        case 3: bytes.insert(at, bytes.sliced(at, length)); break;
        case 4:
            if (at < bytes.size())
                bytes[at] = char(random.below(256));
            break;
        }
    }
    return bytes;
}

} // namespace

std::unique_ptr<Server> tst_Mutations::start()
{
    Config config;
    config.onRequest = [this](const Request &request, const Responder &responder) {
        // What the edge promises of each request that it hands over.
        Q_ASSERT(request.path.startsWith(u'/') && !request.path.contains(u'\0'));
        Q_ASSERT(!request.method.isEmpty() && request.body.size() < 1'000);
        Q_ASSERT(!request.segments().isEmpty());
        ++m_executed;
        responder.send({200, "text/plain", {}, request.target});
    };
    config.onUpgrade = [this](const Request &, const Upgrade &upgrade) {
        upgrade.accept({.onText = [this](const QByteArray &text) {
            Q_ASSERT(text.isValidUtf8());
            ++m_texts;
        }});
    };
    auto started = Server::start(std::move(config));
    return started ? *std::move(started) : nullptr;
}

void tst_Mutations::requests()
{
    Prng random(seed());
    const auto server = start();
    QVERIFY(server);
    QMap<int, int> seen;
    for (int i = 0; i < 3'000; ++i) {
        const auto which = qsizetype(random.below(quint64(kRequests.size())));
        Client client(server->port());
        client.send(mutated(kRequests[which], random));
        client.finishSending(); // so that a half request ends at once
        const Reply reply = client.read(which == 4);
        ++seen[reply.status];
        QVERIFY2(reply.status != 500 && reply.status != 503, "no fault of ours");
    }
    QCOMPARE(Client(server->port()).ask(get("/")).status, 200);
    QVERIFY(eventually([&server] { return server->connections() == 0; }));
    for (const int status : {0, 100, 101, 200, 400})
        QVERIFY2(seen.value(status) > 0, "a case that was never met proves nothing");
    QVERIFY(m_executed > 0);
}

void tst_Mutations::frames()
{
    Prng random(seed());
    const auto server = start();
    QVERIFY(server);
    const QByteArray valid = frame(Opcode::Text, "hello") + frame(Opcode::Ping, "p")
                             + frame(Opcode::Text, QByteArray(200, 'x'))
                             + frame(Opcode::Close, "\x03\xe8");
    QMap<int, int> farewells;
    for (int i = 0; i < 1'000; ++i) {
        Client client(server->port());
        QCOMPARE(client.ask(handshake("/")).status, 101);
        client.send(mutated(valid, random));
        client.finishSending();
        Frame last;
        do {
            last = readFrame(client);
        } while (last.is(Opcode::Pong));
        ++farewells[last.is(Opcode::Close) ? last.closeCode() : last.opcode];
    }
    QVERIFY(eventually([&server] { return server->connections() == 0; }));
    for (const int code : {1'000, 1'002})
        QVERIFY2(farewells.value(code) > 0, "a case that was never met proves nothing");
    QVERIFY(m_texts > 0);
}

QTEST_APPLESS_MAIN(tst_Mutations)
#include "tst_mutations.moc"
