#include "tests/e2e/engines.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QUuid>

#include <atomic>
#include <mutex>
#include <thread>

using namespace stw::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int kClients = 8;
constexpr int kSubmitsPerLife =
    3; //!< Of each client: what was taken must also end within the test.

struct Sent
{
    QString key;
    QString id; //!< Empty: the answer was lost.
};

//! Each client submits a few, then waits for the service's next life.
class Load
{
public:
    explicit Load(QString marks)
        : m_marks(std::move(marks))
    {}

    void client(quint16 port, const QByteArray &token)
    {
        HttpClient http(port);
        http.token = token;
        for (int count = 0; count < kSubmitsPerLife; ++count) {
            const QString key = QUuid::createUuid().toString(QUuid::WithoutBraces);
            const QString command = u"echo ran >> %1/%2"_s.arg(m_marks, key);
            const Answer answer = http.post("/v1/requests", shellWish(command),
                                            {"Idempotency-Key: " + key.toLatin1()});
            const std::lock_guard lock(m_mutex);
            m_sent.append({key, answer.status == 201
                                    ? answer.json()[u"request"_s][u"id"_s].toString()
                                    : QString()});
            if (answer.status == 0)
                return;
        }
    }

    QList<Sent> sent() const { return m_sent; }

private:
    QString m_marks;
    std::mutex m_mutex;
    QList<Sent> m_sent;
};

qsizetype linesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().count('\n') : 0;
}

} // namespace

class tst_Killed : public QObject
{
    Q_OBJECT

private slots:
    void losesNothingAndRunsNothingTwice_data() { engineRows(); }
    void losesNothingAndRunsNothingTwice();

private:
    SharedCluster m_cluster;
};

void tst_Killed::losesNothingAndRunsNothingTwice()
{
    QFETCH(Engine, engine);
    STW_NEEDS_ENGINE(engine, m_cluster);
    const int kills =
        qEnvironmentVariableIsSet("STW_KILLS") ? qEnvironmentVariableIntValue("STW_KILLS") : 20;
    Installation installation(engine, m_cluster.get());
    QTemporaryDir marks;
    QFile::setPermissions(marks.path(), QFile::Permissions(0x7777));
    Load load(marks.path());
    QVERIFY2(installation.start(), installation.log());
    const QByteArray token = installation.admin();
    for (int life = 0; life <= kills; ++life) {
        if (life > 0)
            QVERIFY2(installation.start(), installation.log());
        std::vector<std::thread> clients;
        for (int client = 0; client < kClients; ++client)
            clients.emplace_back([&] { load.client(installation.port(), token); });
        // Not at a chosen moment: while they submit, after some of what they submitted has begun.
        QTest::qSleep(20 + 37 * (life % 11));
        if (life < kills)
            installation.kill();
        for (std::thread &client : clients)
            client.join();
    }
    qsizetype acknowledged = 0;
    for (const Sent &sent : load.sent()) {
        const QString mark = QDir(marks.path()).filePath(sent.key);
        if (!sent.id.isEmpty()) {
            const QJsonObject record = installation.ended(token, sent.id);
            QCOMPARE(record[u"request"_s][u"state"_s].toString(), u"completed"_s);
            QCOMPARE(linesOf(mark), 1);
            ++acknowledged;
        } else {
            QVERIFY(linesOf(mark) <= 1);
        }
    }
    qInfo() << "acknowledged" << acknowledged << "of" << load.sent().size() << "kills" << kills;
    QVERIFY(acknowledged > kills);
    QByteArray report;
    QCOMPARE(installation.terminate(), 0);
    QVERIFY2(installation.doctor(&report) == 0, report);
}

QTEST_GUILESS_MAIN(tst_Killed)
#include "tst_killed.moc"
