#include "tests/e2e/engines.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace stw::test;
using namespace Qt::StringLiterals;

namespace {

QJsonObject recordOf(const Answer &answer)
{
    return answer.json().value(u"request"_s).toObject();
}

QString idOf(const Answer &answer)
{
    return recordOf(answer).value(u"id"_s).toString();
}

qint64 microsOf(const QJsonValue &instant)
{
    const QString text = instant.toString();
    return QDateTime::fromString(text.left(19) + u'Z', Qt::ISODate).toSecsSinceEpoch() * 1'000'000
           + text.mid(20, 6).toLongLong();
}

QStringList faultyFields(const Answer &answer)
{
    QStringList fields;
    for (const QJsonValue &fault : answer.json().value(u"faults"_s).toArray())
        fields.append(fault.toObject().value(u"field"_s).toString());
    fields.sort();
    return fields;
}

} // namespace

class tst_MainJob : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_installation.reset(); }

    void fromTheCommandLineToTheProvenReturn_data() { engineRows(); }
    void fromTheCommandLineToTheProvenReturn();
    void endsAsItShould_data() { engineRows(); }
    void endsAsItShould();
    void refusalsNameEachFault_data() { engineRows(); }
    void refusalsNameEachFault();
    void previewAndSubmitSayTheSame_data() { engineRows(); }
    void previewAndSubmitSayTheSame();
    void everyRowSaysWhoseItIs_data() { engineRows(); }
    void everyRowSaysWhoseItIs();

private:
    Answer submit(const QJsonObject &wish);

    SharedCluster m_cluster;
    std::unique_ptr<Installation> m_installation;
    std::unique_ptr<HttpClient> m_client;
};

void tst_MainJob::init()
{
    QFETCH(Engine, engine);
    STW_NEEDS_ENGINE(engine, m_cluster);
    m_installation = std::make_unique<Installation>(engine, m_cluster.get());
    QVERIFY2(m_installation->start(), m_installation->log().constData());
    m_client = std::make_unique<HttpClient>(m_installation->port());
    m_client->token = m_installation->admin();
    QVERIFY(!m_client->token.isEmpty());
}

Answer tst_MainJob::submit(const QJsonObject &wish)
{
    return m_client->post("/v1/requests", wish, {freshKey()});
}

void tst_MainJob::fromTheCommandLineToTheProvenReturn()
{
    QByteArray output;
    QByteArray errors;
    const int status = m_installation->ctl(
        {u"submit"_s, u"--project"_s, u"first"_s, u"--spec"_s, u"cpu-small"_s, u"--template"_s,
         u"shell@1"_s, u"--param"_s, u"command=echo hello; nproc"_s, u"--wait"_s, u"--json"_s},
        &output, &errors);
    QVERIFY2(status == 0, errors + output + m_installation->log());
    const QJsonObject whole = QJsonDocument::fromJson(output).object();
    QVERIFY2(whole.value(u"output"_s).toString().startsWith(u"hello\n"), output);
    QCOMPARE(whole.value(u"exit_code"_s).toInt(-1), 0);

    const QJsonObject request = whole.value(u"request"_s).toObject();
    QCOMPARE(request.value(u"state"_s).toString(), u"completed"_s);
    const QJsonObject allocation = request.value(u"allocations"_s).toArray().at(0).toObject();
    // The queue's pieces touch one another and add up exactly to the wait.
    qint64 at = microsOf(request.value(u"queued_at"_s));
    for (const QJsonValue &piece : request.value(u"queue"_s).toArray()) {
        QCOMPARE(microsOf(piece[u"from"_s]), at);
        QVERIFY(!piece[u"reasons"_s].toArray().isEmpty());
        at = microsOf(piece[u"to"_s]);
    }
    QCOMPARE(at, microsOf(allocation.value(u"placed_at"_s)));

    const QJsonObject proof = allocation.value(u"proof"_s).toObject();
    QCOMPARE(proof.value(u"devices_empty"_s).toBool(), true);
    QCOMPARE(proof.value(u"source"_s).toString(), u"receipt"_s);
    const QJsonObject usage = whole.value(u"usage"_s).toObject();
    QVERIFY(usage.value(u"core_hours"_s).toString() != u"0");
    QVERIFY(usage.value(u"cost"_s).toString() != u"0");
    QCOMPARE(usage.value(u"currency"_s).toString(), u"EUR"_s);
    QCOMPARE(request.value(u"touches"_s).toInt(-1), 0);
}

void tst_MainJob::endsAsItShould()
{
    const Answer failing = submit(shellWish(u"exit 7"_s));
    QCOMPARE(failing.status, 201);
    const QJsonObject failed = m_installation->ended(m_client->token, idOf(failing));
    QCOMPARE(failed[u"request"_s][u"state"_s].toString(), u"failed"_s);
    QCOMPARE(failed[u"request"_s][u"allocations"_s][0][u"end"_s][u"exit_code"_s].toInt(), 7);

    QJsonObject tooLong = shellWish(u"sleep 600"_s);
    tooLong.insert(u"seconds"_s, 1);
    const QJsonObject expired = m_installation->ended(m_client->token, idOf(submit(tooLong)));
    QCOMPARE(expired[u"request"_s][u"state"_s].toString(), u"expired"_s);

    const QString id = idOf(submit(shellWish(u"echo up; sleep 600"_s)));
    const QByteArray path = "/v1/requests/" + id.toLatin1();
    const Answer output = m_client->get(path + "/output?follow=30");
    QVERIFY2(output.body == "up\n", output.head + output.body + m_client->get(path).body);
    const Answer released = m_client->post(path + "/release", {{u"reason"_s, u"done early"_s}});
    QVERIFY2(released.status < 300, released.body);
    const QJsonObject record = m_installation->ended(m_client->token, id);
    QCOMPARE(record[u"request"_s][u"state"_s].toString(), u"released"_s);
    QCOMPARE(record[u"request"_s][u"end_reason"_s].toString(), u"done early"_s);
    QVERIFY(record[u"request"_s][u"allocations"_s][0][u"proof"_s].isObject());
    // Once more changes nothing.
    QVERIFY(m_client->post(path + "/release", {}).status >= 400);
}

void tst_MainJob::refusalsNameEachFault()
{
    QJsonObject wish = shellWish(u"true"_s, u"nowhere"_s);
    wish.insert(u"template"_s, u"unapproved@1"_s);
    wish.insert(u"seconds"_s, -5);
    wish.insert(u"spec"_s, u"cpu-small"_s);
    const Answer refused = submit(wish);
    QCOMPARE(refused.status, 422);
    QCOMPARE(faultyFields(refused), (QStringList{u"project"_s, u"seconds"_s, u"template"_s}));

    QJsonObject parameters = shellWish(u"true"_s);
    parameters.insert(u"parameters"_s, QJsonObject{{u"other"_s, 1}});
    QCOMPARE(faultyFields(submit(parameters)),
             (QStringList{u"parameters.command"_s, u"parameters.other"_s}));

    // A stranger hears of a project that exists the same as of one that does not.
    const QByteArray stranger = m_installation->person(u"stranger"_s);
    QVERIFY(!stranger.isEmpty());
    HttpClient client(m_installation->port());
    client.token = stranger;
    const Answer foreign = client.post("/v1/requests", shellWish(u"true"_s), {freshKey()});
    const Answer missing =
        client.post("/v1/requests", shellWish(u"true"_s, u"no-such"_s), {freshKey()});
    QVERIFY2(foreign.status >= 400 && foreign.status < 500, foreign.body);
    QCOMPARE(foreign.status, missing.status);
    QCOMPARE(foreign.json().value(u"code"_s), missing.json().value(u"code"_s));
}

void tst_MainJob::previewAndSubmitSayTheSame()
{
    const QJsonObject wish = shellWish(u"true"_s);
    const Answer preview = m_client->post("/v1/preview", wish);
    QCOMPARE(preview.status, 200);
    const Answer submitted = submit(wish);
    QCOMPARE(submitted.status, 201);
    QCOMPARE(preview.json().value(u"asked"_s), recordOf(submitted).value(u"asked"_s));
    QCOMPARE(preview.json().value(u"demand"_s), recordOf(submitted).value(u"demand"_s));
    QCOMPARE(preview.json().value(u"feasibility"_s).toString(), u"now"_s);

    // The project cannot be changed after submit: no operation does it.
    const QByteArray path = "/v1/requests/" + idOf(submitted).toLatin1();
    for (const QByteArray &method : {QByteArray("PATCH"), QByteArray("PUT")})
        QCOMPARE(m_client->call(method, path, "{\"project\":\"other\"}").status, 405);
}

void tst_MainJob::everyRowSaysWhoseItIs()
{
    const Answer submitted = submit(shellWish(u"true"_s));
    const QJsonObject record = m_installation->ended(m_client->token, idOf(submitted));
    const QJsonObject request = record.value(u"request"_s).toObject();
    for (const QJsonValue &charge : request.value(u"charges"_s).toArray()) {
        QCOMPARE(charge[u"tenant"_s], request.value(u"tenant"_s));
        QCOMPARE(charge[u"project"_s], request.value(u"project"_s));
        QCOMPARE(charge[u"accelerator_type"_s].toString(), u"cpu"_s);
    }
    const QJsonArray entries =
        m_client->get("/v1/audit?limit=500").json().value(u"items"_s).toArray();
    int ofRequest = 0;
    for (const QJsonValue &entry : entries) {
        const QJsonObject line = entry.toObject();
        if (!QJsonDocument(line).toJson().contains(idOf(submitted).toLatin1()))
            continue;
        ++ofRequest;
        const QByteArray text = QJsonDocument(line).toJson();
        QVERIFY2(text.contains(request.value(u"tenant"_s).toString().toLatin1()), text);
        QVERIFY2(text.contains(request.value(u"project"_s).toString().toLatin1()), text);
        QVERIFY2(text.contains("\"cpu\""), text);
    }
    QVERIFY(ofRequest >= 6);
    QByteArray report;
    QCOMPARE(m_installation->terminate(), 0);
    QVERIFY2(m_installation->doctor(&report) == 0, report);
}

QTEST_GUILESS_MAIN(tst_MainJob)
#include "tst_mainjob.moc"
