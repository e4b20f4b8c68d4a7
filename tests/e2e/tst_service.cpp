#include "tests/e2e/engines.h"

#include <QFile>
#include <QJsonArray>
#include <QTcpServer>

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

using namespace stw::test;
using namespace Qt::StringLiterals;

namespace {

//! A supervisor's end of the readiness protocol.
class NotifySocket
{
public:
    NotifySocket()
        : m_path(m_folder.filePath(u"notify"_s))
        , m_socket(socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0))
    {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        const QByteArray path = m_path.toLatin1();
        memcpy(address.sun_path, path.constData(), size_t(path.size()));
        bind(m_socket, reinterpret_cast<const sockaddr *>(&address), sizeof(address));
    }
    ~NotifySocket() { close(m_socket); }
    Q_DISABLE_COPY_MOVE(NotifySocket)

    QString path() const { return m_path; }
    //! Everything that came so far.
    QByteArrayList received()
    {
        std::array<char, 256> buffer{};
        for (;;) {
            const ssize_t got = recv(m_socket, buffer.data(), buffer.size(), MSG_DONTWAIT);
            if (got < 0)
                return m_received;
            m_received.append(QByteArray(buffer.data(), got));
        }
    }

private:
    QTemporaryDir m_folder;
    QString m_path;
    int m_socket;
    QByteArrayList m_received;
};

} // namespace

class tst_Service : public QObject
{
    Q_OBJECT

private slots:
    void tellsItsSupervisor();
    void secondOnTheSameDataIsRefused_data() { engineRows(); }
    void secondOnTheSameDataIsRefused();
    void occupiedPortIsSaid();
    void drainsAndWorkGoesOn();
    void comesBackWithItsDatabase();
    void refusesABadConfiguration();

private:
    SharedCluster m_cluster;
};

void tst_Service::tellsItsSupervisor()
{
    NotifySocket supervisor;
    Installation installation(Engine::Sqlite);
    installation.variables.insert(u"NOTIFY_SOCKET"_s, supervisor.path());
    QVERIFY2(installation.start(), installation.log());
    QTRY_COMPARE(supervisor.received(), QByteArrayList{"READY=1"});
    QCOMPARE(installation.terminate(), 0);
    QCOMPARE(supervisor.received(), (QByteArrayList{"READY=1", "STOPPING=1"}));
}

void tst_Service::secondOnTheSameDataIsRefused()
{
    QFETCH(Engine, engine);
    STW_NEEDS_ENGINE(engine, m_cluster);
    Installation installation(engine, m_cluster.get());
    QVERIFY2(installation.start(), installation.log());
    QProcess second;
    second.start(QStringLiteral(STW_BIN_DIR "/stellwerkd"), installation.arguments());
    QVERIFY(second.waitForFinished(60'000));
    QCOMPARE(second.exitCode(), 4);
    QVERIFY(HttpClient(installation.port()).get("/readyz").status == 200);
}

void tst_Service::occupiedPortIsSaid()
{
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost));
    Installation installation(Engine::Sqlite);
    installation.options = {u"--port"_s, QString::number(other.serverPort())};
    QVERIFY(!installation.start());
    QVERIFY2(installation.log().contains(QByteArray::number(QCoreApplication::applicationPid())),
             installation.log());
}

void tst_Service::drainsAndWorkGoesOn()
{
    Installation installation(Engine::Sqlite);
    QVERIFY2(installation.start(), installation.log());
    const QByteArray token = installation.admin();
    QString id;
    {
        HttpClient client(installation.port());
        client.token = token;
        const QJsonObject wish =
            shellWish(u"echo one; while [ ! -e go ]; do sleep 0.05; done; echo two"_s);
        id = client.post("/v1/requests", wish, {freshKey()})
                 .json()[u"request"_s][u"id"_s]
                 .toString();
        QCOMPARE(client.get("/v1/requests/" + id.toLatin1() + "/output?follow=30").body, "one\n");
    }
    QCOMPARE(installation.terminate(), 0);
    QVERIFY2(installation.start(), installation.log());
    HttpClient client(installation.port());
    client.token = token;
    const QJsonObject record = client.get("/v1/requests/" + id.toLatin1()).json();
    QCOMPARE(record[u"request"_s][u"state"_s].toString(), u"active"_s);
    client.post("/v1/requests/" + id.toLatin1() + "/release", {});
    QCOMPARE(installation.ended(token, id)[u"request"_s][u"state"_s].toString(), u"released"_s);
}

void tst_Service::comesBackWithItsDatabase()
{
    STW_NEEDS_ENGINE(Engine::Postgres, m_cluster);
    Installation installation(Engine::Postgres, m_cluster.get());
    QVERIFY2(installation.start(), installation.log());
    HttpClient client(installation.port());
    client.token = installation.admin();
    m_cluster.get()->kill();
    const Answer refused = client.post("/v1/requests", shellWish(u"true"_s), {freshKey()});
    QVERIFY2(refused.status == 503 || refused.status == 0, refused.body);
    QVERIFY(m_cluster.get()->start());
    QTRY_COMPARE_WITH_TIMEOUT(client.get("/readyz").status, 200, 30'000);
    const Answer taken = client.post("/v1/requests", shellWish(u"true"_s), {freshKey()});
    QVERIFY2(taken.status == 201, taken.body);
    const QString id = taken.json()[u"request"_s][u"id"_s].toString();
    QCOMPARE(installation.ended(client.token, id)[u"request"_s][u"state"_s].toString(),
             u"completed"_s);
}

void tst_Service::refusesABadConfiguration()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"stellwerkd.toml"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("port = 99999\nno_such_key = 1\naddress = \"0.0.0.0\"\n");
    file.close();
    QProcess check;
    check.start(QStringLiteral(STW_BIN_DIR "/stellwerkd"),
                {u"--config"_s, path, u"--check-config"_s});
    QVERIFY(check.waitForFinished());
    QCOMPARE(check.exitCode(), 2);
    const QByteArray said = check.readAllStandardError();
    QVERIFY2(said.contains(":1: port") && said.contains(":2: no_such_key"), said);
}

QTEST_GUILESS_MAIN(tst_Service)
#include "tst_service.moc"
