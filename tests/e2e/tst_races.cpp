#include "tests/e2e/engines.h"

#include <QJsonArray>

#include <mutex>
#include <thread>

using namespace stw::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int kClients = 16;
constexpr qint64 kCard = 1'000;                 // card-milli
constexpr qint64 kCardHour = kCard * 3'600'000; // card-milli · milliseconds

} // namespace

class tst_Races : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_installation.reset(); }

    void atTheLastCardExactlyTheLimitIsPlaced_data() { engineRows(); }
    void atTheLastCardExactlyTheLimitIsPlaced();
    void atTheLastHourExactlyTheLimitIsAdmitted_data() { engineRows(); }
    void atTheLastHourExactlyTheLimitIsAdmitted();

private:
    //! Sixteen at once ask for a card for an hour each; the ids.
    QStringList rush();
    //! The records once each one runs or says why not.
    QList<QJsonObject> settled(const QStringList &ids);

    SharedCluster m_cluster;
    std::unique_ptr<Installation> m_installation;
};

void tst_Races::init()
{
    QFETCH(Engine, engine);
    STW_NEEDS_ENGINE(engine, m_cluster);
    m_installation = std::make_unique<Installation>(engine, m_cluster.get());
    m_installation->options = {u"--demo"_s}; // cards, simulated
    QVERIFY2(m_installation->start(), m_installation->log());
    QVERIFY(!m_installation->admin().isEmpty());
}

QStringList tst_Races::rush()
{
    QStringList ids;
    std::mutex mutex;
    std::vector<std::thread> clients;
    for (int client = 0; client < kClients; ++client) {
        clients.emplace_back([&] {
            HttpClient http(m_installation->port());
            http.token = m_installation->admin();
            const Answer answer = http.post("/v1/requests",
                                            {{u"project"_s, u"first"_s},
                                             {u"spec"_s, u"training-80g"_s},
                                             {u"template"_s, u"shell"_s},
                                             {u"parameters"_s, QJsonObject{{u"command"_s, u"x"_s}}},
                                             {u"cards"_s, 1},
                                             {u"seconds"_s, 3'600}},
                                            {freshKey()});
            const std::lock_guard lock(mutex);
            ids.append(answer.json()[u"request"_s][u"id"_s].toString());
        });
    }
    for (std::thread &client : clients)
        client.join();
    return ids;
}

QList<QJsonObject> tst_Races::settled(const QStringList &ids)
{
    HttpClient http(m_installation->port());
    http.token = m_installation->admin();
    QList<QJsonObject> records;
    for (const QString &id : ids) {
        for (int tries = 0; tries < 200; ++tries) {
            const QJsonObject request =
                http.get("/v1/requests/" + id.toLatin1()).json().value(u"request"_s).toObject();
            const QJsonArray queue = request.value(u"queue"_s).toArray();
            const QString code = queue.last()[u"reasons"_s][0][u"code"_s].toString();
            if (request.value(u"state"_s).toString() != u"queued" || code != u"planning") {
                records.append(request);
                break;
            }
            QTest::qSleep(50);
        }
    }
    return records;
}

void tst_Races::atTheLastCardExactlyTheLimitIsPlaced()
{
    constexpr int kLimit = 4;
    m_installation->limit(u"first"_s, u"cards"_s, kLimit * kCard);
    const QList<QJsonObject> records = settled(rush());
    QCOMPARE(records.size(), kClients);
    int placed = 0;
    for (const QJsonObject &request : records) {
        if (request.value(u"state"_s).toString() != u"queued") {
            ++placed;
            continue;
        }
        QCOMPARE(request[u"queue"_s].toArray().last()[u"reasons"_s][0][u"code"_s].toString(),
                 u"quota"_s);
        QCOMPARE(request[u"queue"_s].toArray().last()[u"reasons"_s][0][u"dimension"_s].toString(),
                 u"cards"_s);
    }
    QCOMPARE(placed, kLimit);
}

void tst_Races::atTheLastHourExactlyTheLimitIsAdmitted()
{
    constexpr int kLimit = 5;
    m_installation->limit(u"first"_s, u"card_hours"_s, kLimit * kCardHour);
    const QList<QJsonObject> records = settled(rush());
    QCOMPARE(records.size(), kClients);
    int admitted = 0;
    for (const QJsonObject &request : records) {
        if (request.value(u"budget_held"_s).toBool()) {
            ++admitted;
            continue;
        }
        QCOMPARE(request[u"queue"_s].toArray().last()[u"reasons"_s][0][u"code"_s].toString(),
                 u"quota"_s);
    }
    QCOMPARE(admitted, kLimit);
}

QTEST_GUILESS_MAIN(tst_Races)
#include "tst_races.moc"
