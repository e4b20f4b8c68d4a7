#include "app/client/client.h"
#include "app/client/feed.h"
#include "tests/app/client/identities.h"

#include <QSignalSpy>
#include <QSslKey>
#include <QSslServer>
#include <QSslSocket>
#include <QTest>
#include <QWebSocketServer>

using namespace stw;
using namespace stw::client;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class tst_Certificate : public QObject
{
    Q_OBJECT

private slots:
    void aCertificateIsShownAsPeopleJudgeIt();
    void anUnknownOneIsToldAndNothingIsSent();
    void consentLetsItIn();
    void anotherOneThanPinnedIsRefused();
    void theFeedKnowsThePin_data();
    void theFeedKnowsThePin();
    void otherErrorsCarryNoDoubt();
};

namespace {

QSslCertificate certificateOf(const QByteArray &identity)
{
    return QSslCertificate(identity, QSsl::Pem);
}

QSslConfiguration tlsOf(const QByteArray &identity)
{
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setLocalCertificate(certificateOf(identity));
    tls.setPrivateKey(QSslKey(identity, QSsl::Ec));
    return tls;
}

//! Answers `{}` to whoever trusts it, and remembers what it was sent.
class TlsService : public QSslServer
{
public:
    explicit TlsService(const QByteArray &identity)
    {
        setSslConfiguration(tlsOf(identity));
        listen(QHostAddress::LocalHost);
        connect(this, &QTcpServer::pendingConnectionAvailable, this, [this] {
            while (QTcpSocket *socket = nextPendingConnection()) {
                connect(socket, &QTcpSocket::readyRead, this, [this, socket] {
                    heard += socket->readAll();
                    if (heard.endsWith("\r\n\r\n"))
                        socket->write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}");
                });
            }
        });
    }

    Settings settings(const QSslCertificate &pinned = QSslCertificate()) const
    {
        Settings made;
        made.server = QUrl(u"https://127.0.0.1:%1"_s.arg(serverPort()));
        made.token = "secret";
        made.pinned = pinned;
        return made;
    }

    QByteArray heard;
};

struct Heard
{
    std::optional<Result<Answer>> answer;
    int times = 0;
};

Answered into(Heard &heard)
{
    return [&heard](const Result<Answer> &given) {
        heard.answer = given;
        ++heard.times;
    };
}

} // namespace

void tst_Certificate::aCertificateIsShownAsPeopleJudgeIt()
{
    const CertificateView view = viewOf(certificateOf(kIdentityOne));
    QCOMPARE(view.fingerprint, u"0F:82:CB:C8:EB:11:1A:EB:A5:12:7E:3F:A3:C8:9F:7C:C7:62:39:7D:28:2C:"
                               "E1:DB:16:0C:A1:17:E3:05:DE:1B"_s); // openssl x509 -fingerprint
    QCOMPARE(view.subject, u"stellwerk-one"_s);
    QCOMPARE(view.issuer, u"stellwerk-one"_s);
    QCOMPARE(view.names, (QStringList{u"127.0.0.1"_s, u"localhost"_s}));
    QVERIFY(view.selfSigned);
    QCOMPARE(view.from.daysTo(view.to), 36500);
}

void tst_Certificate::anUnknownOneIsToldAndNothingIsSent()
{
    TlsService service(kIdentityOne);
    Client client(service.settings());
    Heard heard;
    client.send({.path = u"whoami"_s}, this, into(heard));
    QTRY_COMPARE(heard.times, 1);
    QVERIFY(!*heard.answer);
    QCOMPARE(heard.answer->error().code, ErrorCode::Unavailable);
    const auto doubt = doubtOf(heard.answer->error());
    QVERIFY(doubt.has_value());
    QVERIFY(!doubt->changed);
    QCOMPARE(doubt->certificate, certificateOf(kIdentityOne));
    QVERIFY(!doubt->causes.isEmpty());
    QVERIFY(service.heard.isEmpty());
}

void tst_Certificate::consentLetsItIn()
{
    TlsService service(kIdentityOne);
    Client client(service.settings());
    Heard heard;
    client.send({.path = u"whoami"_s}, this, into(heard));
    QTRY_COMPARE(heard.times, 1);
    client.setSettings(service.settings(doubtOf(heard.answer->error())->certificate));
    client.send({.path = u"whoami"_s}, this, into(heard));
    QTRY_COMPARE(heard.times, 2);
    QVERIFY(*heard.answer);
    QVERIFY(service.heard.contains("secret"));
}

void tst_Certificate::anotherOneThanPinnedIsRefused()
{
    TlsService service(kIdentityTwo);
    Client client(service.settings(certificateOf(kIdentityOne)));
    Heard heard;
    client.send({.path = u"whoami"_s}, this, into(heard));
    QTRY_COMPARE(heard.times, 1);
    const auto doubt = doubtOf(heard.answer->error());
    QVERIFY(doubt.has_value());
    QVERIFY(doubt->changed);
    QCOMPARE(doubt->certificate, certificateOf(kIdentityTwo));
    QVERIFY(service.heard.isEmpty());
}

void tst_Certificate::theFeedKnowsThePin_data()
{
    QTest::addColumn<QByteArray>("pinned");
    QTest::addColumn<bool>("opens");
    QTest::newRow("the pinned one") << kIdentityOne << true;
    QTest::newRow("another one") << kIdentityTwo << false;
    QTest::newRow("none is pinned") << QByteArray() << false;
}

void tst_Certificate::theFeedKnowsThePin()
{
    QFETCH(QByteArray, pinned);
    QFETCH(bool, opens);
    QWebSocketServer service(u"s"_s, QWebSocketServer::SecureMode);
    service.setSslConfiguration(tlsOf(kIdentityOne));
    QVERIFY(service.listen(QHostAddress::LocalHost));
    QSignalSpy came(&service, &QWebSocketServer::newConnection);
    QSignalSpy refused(&service, &QWebSocketServer::peerVerifyError);
    Settings settings;
    settings.server = QUrl(u"https://127.0.0.1:%1"_s.arg(service.serverPort()));
    if (!pinned.isEmpty())
        settings.pinned = certificateOf(pinned);
    Client client(settings);
    Feed feed(client);
    QSignalSpy failed(&feed, &Feed::refused);
    feed.open();
    if (opens)
        QTRY_VERIFY(feed.isOpen());
    else
        QTRY_VERIFY(failed.size() > 0);
    QCOMPARE(came.size() > 0, opens);
}

void tst_Certificate::otherErrorsCarryNoDoubt()
{
    QVERIFY(!doubtOf({ErrorCode::Unavailable, u"x"_s, {}, {{u"server"_s, u"y"_s}}}));
    QVERIFY(!covers(QSslCertificate(), {}));
}

QTEST_GUILESS_MAIN(tst_Certificate)
#include "tst_certificate.moc"
