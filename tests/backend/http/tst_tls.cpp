#include "tests/backend/http/client.h"

#include <QSignalSpy>
#include <QSslConfiguration>
#include <QSslSocket>
#include <QTemporaryDir>
#include <QTest>
#include <QWebSocket>

#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>

#include <atomic>

using namespace stw::http;
using namespace stw::http::test;
using namespace Qt::StringLiterals;

namespace {

template <auto Free>
struct Freed
{
    template <class T>
    void operator()(T *thing) const
    {
        Free(thing);
    }
};
using Key = std::unique_ptr<EVP_PKEY, Freed<EVP_PKEY_free>>;
using Certificate = std::unique_ptr<X509, Freed<X509_free>>;
using Context = std::unique_ptr<SSL_CTX, Freed<SSL_CTX_free>>;
using Connection = std::unique_ptr<SSL, Freed<SSL_free>>;

//! Writes a key and a certificate that it signed itself.
Tls makeTls(const QString &pathPrefix)
{
    const Key key(EVP_EC_gen("P-256"));
    const Certificate certificate(X509_new());
    ASN1_INTEGER_set(X509_get_serialNumber(certificate.get()), 1);
    X509_gmtime_adj(X509_getm_notBefore(certificate.get()), 0);
    X509_gmtime_adj(X509_getm_notAfter(certificate.get()), 3'600);
    X509_set_pubkey(certificate.get(), key.get());
    X509_NAME *name = X509_get_subject_name(certificate.get());
    const auto *common = reinterpret_cast<const unsigned char *>("localhost");
    X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, common, -1, -1, 0);
    X509_set_issuer_name(certificate.get(), name);
    X509_sign(certificate.get(), key.get(), EVP_sha256());

    const Tls tls{pathPrefix + u"certificate.pem"_s, pathPrefix + u"key.pem"_s};
    const auto write = [](const QString &path, const auto &writePem) {
        FILE *file = std::fopen(path.toUtf8().constData(), "w");
        writePem(file);
        std::fclose(file);
    };
    write(tls.certificateFile, [&](FILE *file) { PEM_write_X509(file, certificate.get()); });
    write(tls.keyFile, [&](FILE *file) {
        PEM_write_PrivateKey(file, key.get(), nullptr, nullptr, 0, nullptr, nullptr);
    });
    return tls;
}

//! Speaks one version of TLS over a Client's connection.
class TlsClient
{
public:
    TlsClient(quint16 port, int version)
        : m_client(port)
        , m_context(SSL_CTX_new(TLS_client_method()))
    {
        SSL_CTX_set_security_level(m_context.get(), 0); // else the client itself refuses TLS 1.1
        SSL_CTX_set_min_proto_version(m_context.get(), version);
        SSL_CTX_set_max_proto_version(m_context.get(), version);
        m_tls.reset(SSL_new(m_context.get()));
        SSL_set_fd(m_tls.get(), m_client.descriptor());
    }

    bool greet() { return SSL_connect(m_tls.get()) == 1; }
    bool send(QByteArrayView bytes)
    {
        return SSL_write(m_tls.get(), bytes.data(), int(bytes.size())) == bytes.size();
    }
    //! All until the server closes; nothing when it closes without saying so.
    QByteArray readAll()
    {
        QByteArray all;
        char bytes[16 * 1024];
        int count = 0;
        while ((count = SSL_read(m_tls.get(), bytes, sizeof bytes)) > 0)
            all.append(bytes, count);
        return SSL_get_error(m_tls.get(), count) == SSL_ERROR_ZERO_RETURN ? all : QByteArray();
    }
    Client &client() { return m_client; }

private:
    Client m_client;
    Context m_context;
    Connection m_tls;
};

const QByteArray kLast = "GET /last HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n";

} // namespace

class tst_Tls : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void versions_data();
    void versions();
    void answersInOrder();
    void largeBodiesPass();
    void refusalIsReadable();
    void plainHttpIsClosed();
    void clientsLeaving();
    void silentClientIsCutOff();
    void webSocket();
    void stop();
    void wrongFiles_data();
    void wrongFiles();

private:
    void start(const Limits &limits = {});
    QString path(const QString &name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
    Tls m_tls = makeTls(m_folder.filePath({}));
    std::atomic<int> m_executed = 0;
    std::unique_ptr<Server> m_server;
};

void tst_Tls::init()
{
    start();
}

void tst_Tls::start(const Limits &limits)
{
    m_server.reset();
    m_executed = 0;
    Config config;
    config.tls = m_tls;
    config.limits = limits;
    config.onRequest = [this](const Request &request, const Responder &responder) {
        ++m_executed;
        responder.send({200,
                        "text/plain",
                        {},
                        (request.secure ? "tls:" : "plain:") + request.target + request.body});
    };
    config.onUpgrade = [](const Request &, const Upgrade &upgrade) {
        upgrade.accept({}).sendText("welcome");
    };
    auto started = Server::start(std::move(config));
    if (!started)
        qFatal("cannot start");
    m_server = *std::move(started);
}

void tst_Tls::versions_data()
{
    QTest::addColumn<int>("version");
    QTest::addColumn<bool>("expected");
    QTest::newRow("1.1 is refused") << TLS1_1_VERSION << false;
    QTest::newRow("1.2 is spoken") << TLS1_2_VERSION << true;
    QTest::newRow("1.3 is spoken") << TLS1_3_VERSION << true;
}

void tst_Tls::versions()
{
    QFETCH(int, version);
    QFETCH(bool, expected);
    TlsClient client(m_server->port(), version);
    QCOMPARE(client.greet(), expected);
    if (!expected)
        return;
    QVERIFY(client.send(kLast));
    QVERIFY(client.readAll().endsWith("\r\n\r\ntls:/last"));
}

void tst_Tls::answersInOrder()
{
    TlsClient client(m_server->port(), TLS1_3_VERSION);
    QVERIFY(client.greet());
    QByteArray requests;
    for (int i = 0; i < 10; ++i)
        requests += get('/' + QByteArray::number(i));
    QVERIFY(client.send(requests + kLast));
    const QByteArray replies = client.readAll();
    qsizetype at = 0;
    for (int i = 0; i < 10; ++i)
        QVERIFY((at = replies.indexOf("tls:/" + QByteArray::number(i), at + 1)) > 0);
    QCOMPARE(m_executed, 11);
}

void tst_Tls::largeBodiesPass()
{
    const QByteArray body(1024 * 1024, 'x');
    TlsClient client(m_server->port(), TLS1_3_VERSION);
    QVERIFY(client.greet());
    QVERIFY(client.send(post("/", body)));
    QVERIFY(client.send(kLast));
    QVERIFY(client.readAll().contains("\r\n\r\ntls:/" + body + "HTTP/1.1 200 OK\r\n"));
}

void tst_Tls::refusalIsReadable()
{
    TlsClient client(m_server->port(), TLS1_3_VERSION);
    QVERIFY(client.greet());
    QVERIFY(client.send("GET / HTTP/1.1\r\n\r\n" + kLast));
    QVERIFY(client.readAll().startsWith("HTTP/1.1 400 Bad Request\r\n"));
    QCOMPARE(m_executed, 0);
}

void tst_Tls::plainHttpIsClosed()
{
    Client client(m_server->port());
    client.send(get("/"));
    QCOMPARE(client.read().status, 0);
    QVERIFY(eventually([this] { return m_server->connections() == 0; }));
    QCOMPARE(m_executed, 0);
}

void tst_Tls::clientsLeaving()
{
    for (int i = 0; i < 100; ++i) {
        TlsClient client(m_server->port(), TLS1_3_VERSION);
        if (i % 3)
            QVERIFY(client.greet());
        if (i % 3 == 2)
            client.send(post("/", "x").chopped(1));
        if (i % 2)
            client.client().leave();
    }
    QVERIFY(eventually([this] { return m_server->connections() == 0; }));
    QCOMPARE(m_executed, 0);
}

void tst_Tls::silentClientIsCutOff()
{
    Limits limits;
    limits.readMs = 100;
    start(limits);
    Client silent(m_server->port());
    QVERIFY(silent.isAtEnd());
    TlsClient greeted(m_server->port(), TLS1_3_VERSION);
    QVERIFY(greeted.greet());
    greeted.readAll();
    QVERIFY(eventually([this] { return m_server->connections() == 0; }));
}

void tst_Tls::webSocket()
{
    QWebSocket client;
    QSignalSpy texts(&client, &QWebSocket::textMessageReceived);
    QSslConfiguration trusting = client.sslConfiguration();
    trusting.setPeerVerifyMode(QSslSocket::VerifyNone); // nobody vouches for the certificate
    client.setSslConfiguration(trusting);
    client.open(QUrl(u"wss://127.0.0.1:%1/"_s.arg(m_server->port())));
    QVERIFY(texts.wait());
    QCOMPARE(texts.first().first().toString(), u"welcome"_s);
}

void tst_Tls::stop()
{
    TlsClient client(m_server->port(), TLS1_3_VERSION);
    QVERIFY(client.greet());
    m_server->stop();
    QCOMPARE(m_server->connections(), 0);
}

void tst_Tls::wrongFiles_data()
{
    const Tls other = makeTls(path(u"other-"_s));
    QTest::addColumn<QString>("certificateFile");
    QTest::addColumn<QString>("keyFile");
    QTest::newRow("no certificate") << path(u"none.pem"_s) << m_tls.keyFile;
    QTest::newRow("no key") << m_tls.certificateFile << path(u"none.pem"_s);
    QTest::newRow("a certificate instead of a key")
        << m_tls.certificateFile << m_tls.certificateFile;
    QTest::newRow("another's key") << m_tls.certificateFile << other.keyFile;
}

void tst_Tls::wrongFiles()
{
    QFETCH(QString, certificateFile);
    QFETCH(QString, keyFile);
    Config config;
    config.tls = Tls{certificateFile, keyFile};
    config.onRequest = [](const Request &, const Responder &) {};
    const auto started = Server::start(std::move(config));
    QVERIFY(!started);
    QCOMPARE(started.error().code, stw::ErrorCode::Malformed);
}

QTEST_GUILESS_MAIN(tst_Tls)
#include "tst_tls.moc"
