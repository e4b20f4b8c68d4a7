#include "tests/e2e/engines.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

using namespace stw::test;
using namespace Qt::StringLiterals;

namespace {

// What only operators may see: the serials, racks and BMC addresses of the simulated fleet.
const QRegularExpression
    kPlanted(u"SIM-N[0-9]{5}|SIM-C[0-9]{6}|SIM-R[0-9]{2}|bmc_address|\"rack\"|\"serial\""_s);

//! Every path of the API's own document that can be read, with \a values in its places.
QList<QByteArray> readablePaths(HttpClient &client, const QMap<QString, QString> &values)
{
    QList<QByteArray> paths;
    const QJsonObject all = client.get("/v1/openapi.json").json().value(u"paths"_s).toObject();
    for (auto path = all.begin(); path != all.end(); ++path) {
        if (!path.value().toObject().contains(u"get"_s))
            continue;
        QString filled = path.key();
        for (auto value = values.begin(); value != values.end(); ++value)
            filled.replace(u'{' + value.key() + u'}', *value);
        paths.append(filled.toLatin1());
    }
    return paths;
}

} // namespace

class tst_Secrecy : public QObject
{
    Q_OBJECT

private slots:
    void developersNeverReadWhatIsForOperators();
};

void tst_Secrecy::developersNeverReadWhatIsForOperators()
{
    Installation installation(Engine::Sqlite);
    installation.options = {u"--demo"_s};
    QVERIFY2(installation.start(), installation.log());
    const QByteArray developer = installation.person(u"dora"_s);
    installation.member(u"first"_s, u"dora"_s, u"developer"_s);
    HttpClient client(installation.port());
    client.token = developer;
    const Answer asked = client.post("/v1/requests",
                                     {{u"project"_s, u"first"_s},
                                      {u"spec"_s, u"training-80g"_s},
                                      {u"template"_s, u"shell"_s},
                                      {u"parameters"_s, QJsonObject{{u"command"_s, u"env"_s}}}},
                                     {freshKey()});
    QVERIFY2(asked.status == 201, asked.body);
    const QString id = asked.json()[u"request"_s][u"id"_s].toString();
    const QMap<QString, QString> values{{u"request"_s, id},
                                        {u"project"_s, u"first"_s},
                                        {u"user"_s, u"dora"_s},
                                        {u"ref"_s, u"cpu-small@1"_s},
                                        {u"path"_s, u"stdout"_s}};
    QTRY_COMPARE_WITH_TIMEOUT(
        client.get("/v1/requests/" + id.toLatin1()).json()[u"request"_s][u"state"_s].toString(),
        u"active"_s, 20'000);

    int read = 0;
    for (const QByteArray &path : readablePaths(client, values)) {
        if (path == "/v1/openapi.json" || path == "/v1/feed")
            continue; // the document names fields, not values; the feed has a test of its own
        const Answer answer = client.get(path);
        read += answer.status == 200;
        const QRegularExpressionMatch found = kPlanted.match(QString::fromUtf8(answer.body));
        QVERIFY2(!found.hasMatch(), path + ": " + found.captured().toUtf8());
    }
    QVERIFY(read >= 12);

    // The operator does read them, so the planted values are there to be found.
    HttpClient operators(installation.port());
    operators.token = installation.admin();
    const Answer fleet = operators.get("/v1/fleet/nodes");
    QVERIFY(kPlanted.match(QString::fromUtf8(fleet.body)).hasMatch());

    // Nor does work see them: its environment and its output.
    const QJsonObject record = shellWish(u"env; cat /proc/self/environ"_s);
    const Answer local = client.post("/v1/requests", record, {freshKey()});
    const QString localId = local.json()[u"request"_s][u"id"_s].toString();
    QVERIFY(!installation.ended(developer, localId).isEmpty());
    const Answer output = client.get("/v1/requests/" + localId.toLatin1() + "/output");
    QVERIFY(output.body.contains("HOME="));
    QVERIFY(!kPlanted.match(QString::fromUtf8(output.body)).hasMatch());
}

QTEST_GUILESS_MAIN(tst_Secrecy)
#include "tst_secrecy.moc"
