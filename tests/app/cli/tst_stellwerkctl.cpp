#include "app/client/credentials.h"
#include "shared/wire/jsoncodec.h"
#include "shared/wire/views.h"
#include "tests/app/client/fakeservice.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace stw;
using namespace Qt::StringLiterals;

class tst_Stellwerkctl : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void exitCodes_data();
    void exitCodes();
    void signingInKeepsATokenAndSigningOutForgetsIt();
    void submittingWaitsAndPrintsOneObject();
    void submittingStreamsTheOutputWhileItWaits();
    void aLostAnswerDoesNotSubmitTwice();
    void parametersAreTypedByTheTemplate();
    void theOnlyProjectNeedNotBeNamed();
    void aUniqueBeginningOfAnIdIsEnough();
    void editsNameTheRevisionTheyWereMadeOn();
    void germanIsSpokenWhereAsked();
    void plainHttpElsewhereIsRefused();

private:
    struct Ran
    {
        int code = -1;
        QByteArray out;
        QByteArray err;
    };
    Ran run(const QStringList &words, const QProcessEnvironment &more = {});
    QByteArray recordIn(RequestState state) const;
    void offerTemplate();

    const RequestId m_id = RequestId(Uuid{0x1122334455667788, 2});
    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<QTemporaryDir> m_home;
};

void tst_Stellwerkctl::init()
{
    m_service = std::make_unique<FakeService>();
    m_service->refuseFeeds(true); // then it looks by itself; tst_requestwatch has the feed
    m_home = std::make_unique<QTemporaryDir>();
}

tst_Stellwerkctl::Ran tst_Stellwerkctl::run(const QStringList &words,
                                            const QProcessEnvironment &more)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"XDG_CONFIG_HOME"_s, m_home->path());
    environment.insert(u"STW_SERVER"_s, m_service->url().toString());
    environment.insert(u"STW_TOKEN"_s, u"secret"_s);
    environment.insert(more);
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(STW_BIN_DIR "/stellwerkctl"), words);
    process.closeWriteChannel();
    // The fake answers from this event loop, so it must turn while the program runs.
    const bool over =
        QTest::qWaitFor([&process] { return process.state() == QProcess::NotRunning; }, 20'000);
    if (!over) {
        process.kill();
        process.waitForFinished();
    }
    return {over ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

QByteArray tst_Stellwerkctl::recordIn(RequestState state) const
{
    RequestRecord record;
    record.request.id = m_id;
    record.request.state = state;
    record.request.asked.spec = {u"cpu-small"_s, 1};
    record.request.asked.tmpl = {u"shell"_s, 1};
    record.request.asked.image = {u"debian"_s, 1};
    if (isTerminal(state)) {
        Allocation allocation;
        allocation.end = WorkEnd{};
        allocation.end->exitCode = state == RequestState::Completed ? 0 : 3;
        record.request.allocations = {allocation};
    }
    return wire::encode(record);
}

void tst_Stellwerkctl::offerTemplate()
{
    Template tmpl;
    tmpl.name = u"shell"_s;
    tmpl.image = {u"debian"_s, 1};
    Parameter command;
    command.name = u"command"_s;
    Parameter count;
    count.name = u"count"_s;
    count.type = ParameterType::Integer;
    tmpl.parameters = {command, count};
    m_service->on("GET", u"templates/shell@1"_s, FakeService::Reply{200, wire::encode(tmpl)});
}

void tst_Stellwerkctl::exitCodes_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("problem");
    QTest::addColumn<int>("code");

    const QStringList whoami{u"whoami"_s, u"--json"_s};
    QTest::newRow("done") << whoami << 200 << QByteArray() << 0;
    QTest::newRow("not signed in") << whoami << 401 << QByteArray("unauthenticated") << 3;
    QTest::newRow("forbidden") << whoami << 403 << QByteArray("forbidden") << 4;
    QTest::newRow("not found") << whoami << 404 << QByteArray("not_found") << 5;
    QTest::newRow("refused by a conflict") << whoami << 409 << QByteArray("conflict") << 6;
    QTest::newRow("refused by a quota") << whoami << 409 << QByteArray("quota_limit") << 6;
    QTest::newRow("a fault of the service") << whoami << 500 << QByteArray("internal") << 9;
    QTest::newRow("a wrong command line") << QStringList{u"fly"_s} << 200 << QByteArray() << 2;
    QTest::newRow("help is no fault") << QStringList{u"help"_s} << 200 << QByteArray() << 0;
}

void tst_Stellwerkctl::exitCodes()
{
    QFETCH(QStringList, words);
    QFETCH(int, status);
    QFETCH(QByteArray, problem);
    QFETCH(int, code);
    m_service->on("GET", u"whoami"_s,
                  problem.isEmpty() ? FakeService::Reply{200, "{\"version\":\"1\"}"}
                                    : FakeService::problem(status, problem));
    const Ran ran = run(words);
    QCOMPARE(ran.code, code);
    QCOMPARE(ran.err.isEmpty(), code == 0);
}

void tst_Stellwerkctl::signingInKeepsATokenAndSigningOutForgetsIt()
{
    m_service->on("POST", u"sessions"_s, [](const FakeService::Asked &asked) {
        const bool right = asked.body.contains("\"name\":\"anna\"")
                           && asked.body.contains("\"password\":\"s e c\"")
                           && !asked.headers.contains("authorization");
        return right ? FakeService::Reply{201, "{\"token\":\"kept\",\"user\":{\"name\":\"anna\"}}"}
                     : FakeService::problem(401, "unauthenticated");
    });
    m_service->on("DELETE", u"sessions/current"_s, FakeService::Reply{204, {}});
    QFile file(m_home->filePath(u"password"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    file.write("s e c\n");
    file.close();

    QProcessEnvironment noToken;
    noToken.insert(u"STW_TOKEN"_s, QString());
    const Ran in =
        run({u"login"_s, u"--user"_s, u"anna"_s, u"--password-file"_s, file.fileName()}, noToken);
    QCOMPARE(in.code, 0);
    QVERIFY2(!in.out.contains("kept") && !in.err.contains("kept"), "the token is not shown");
    const QString path = m_home->filePath(u"stellwerk/credentials"_s);
    QCOMPARE(client::loadCredentials(path).value_or(client::Credentials()).token, u"kept"_s);

    QCOMPARE(run({u"logout"_s}, noToken).code, 0);
    QCOMPARE(m_service->asked().last().headers.value("authorization"), QByteArray("Bearer kept"));
    QVERIFY(!QFile::exists(path));
}

void tst_Stellwerkctl::submittingWaitsAndPrintsOneObject()
{
    offerTemplate();
    m_service->on("POST", u"requests"_s, FakeService::Reply{201, recordIn(RequestState::Queued)});
    m_service->inTurn("GET", "requests/"_L1 + m_id.toString(),
                      {{200, recordIn(RequestState::Queued)},
                       {200, recordIn(RequestState::Active)},
                       {200, recordIn(RequestState::Failed)}});
    m_service->on("GET", "requests/%1/output"_L1.arg(m_id.toString()),
                  FakeService::Reply{200,
                                     "hello\n\"2\"\n",
                                     {{"X-Next-Offset", "10"}, {"X-Output-Complete", "true"}}});
    const Ran ran =
        run({u"submit"_s, u"--project"_s, u"first"_s, u"--spec"_s, u"cpu-small"_s, u"--template"_s,
             u"shell@1"_s, u"--param"_s, u"command=echo hello"_s, u"--wait"_s, u"--json"_s});
    QCOMPARE(ran.code, 1);
    QJsonParseError error;
    const QJsonObject object = QJsonDocument::fromJson(ran.out, &error).object();
    QVERIFY2(error.error == QJsonParseError::NoError, ran.out.constData());
    QCOMPARE(object["output"_L1].toString(), u"hello\n\"2\"\n"_s);
    QCOMPARE(object["exit_code"_L1].toInt(-1), 3);
    QCOMPARE(object["request"_L1]["state"_L1].toString(), u"failed"_s);
}

void tst_Stellwerkctl::submittingStreamsTheOutputWhileItWaits()
{
    offerTemplate();
    m_service->on("POST", u"requests"_s, FakeService::Reply{201, recordIn(RequestState::Active)});
    m_service->inTurn(
        "GET", "requests/"_L1 + m_id.toString(),
        {{200, recordIn(RequestState::Active)}, {200, recordIn(RequestState::Completed)}});
    const QByteArray output = "one two three\n";
    m_service->on("GET", "requests/%1/output"_L1.arg(m_id.toString()),
                  [output](const FakeService::Asked &asked) {
                      const qint64 offset = asked.query.queryItemValue(u"offset"_s).toLongLong();
                      const QByteArray bytes = output.mid(offset, 4);
                      const qint64 next = offset + bytes.size();
                      return FakeService::Reply{
                          200,
                          bytes,
                          {{"X-Next-Offset", QByteArray::number(next)},
                           {"X-Output-Complete", next == output.size() ? "true" : "false"}}};
                  });
    const Ran ran = run({u"submit"_s, u"--project"_s, u"first"_s, u"--spec"_s, u"cpu-small"_s,
                         u"--template"_s, u"shell@1"_s, u"--follow"_s});
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.out, output);
    QVERIFY(ran.err.contains(m_id.toString().toUtf8()));
}

void tst_Stellwerkctl::aLostAnswerDoesNotSubmitTwice()
{
    offerTemplate();
    m_service->inTurn("POST", u"requests"_s,
                      {{.lost = true}, {201, recordIn(RequestState::Queued)}});
    const Ran ran = run({u"submit"_s, u"--project"_s, u"first"_s, u"--spec"_s, u"cpu-small"_s,
                         u"--template"_s, u"shell@1"_s});
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.out.trimmed(), m_id.toString().toUtf8());
    QSet<QByteArray> keys;
    for (const FakeService::Asked &asked : m_service->asked("POST", u"requests"_s))
        keys.insert(asked.headers.value("idempotency-key"));
    QCOMPARE(keys.size(), 1);
    QVERIFY(!keys.contains(QByteArray()));
}

void tst_Stellwerkctl::parametersAreTypedByTheTemplate()
{
    offerTemplate();
    m_service->on("POST", u"requests"_s, FakeService::Reply{201, recordIn(RequestState::Queued)});
    const QStringList words{u"submit"_s,  u"--project"_s, u"first"_s,
                            u"--spec"_s,  u"cpu-small"_s, u"--template"_s,
                            u"shell@1"_s, u"--param"_s,   u"command=7"_s};
    QCOMPARE(run(words + QStringList{u"--param"_s, u"count=7"_s}).code, 0);
    const QJsonObject body =
        QJsonDocument::fromJson(m_service->asked("POST", u"requests"_s).value(0).body).object();
    QCOMPARE(body["parameters"_L1]["command"_L1], QJsonValue(u"7"_s));
    QCOMPARE(body["parameters"_L1]["count"_L1], QJsonValue(7));

    const Ran wrong = run(words + QStringList{u"--param"_s, u"count=x"_s, u"--param"_s, u"z=1"_s});
    QCOMPARE(wrong.code, 2);
    QVERIFY(wrong.err.contains("parameters.count") && wrong.err.contains("parameters.z"));
    QCOMPARE(m_service->asked("POST", u"requests"_s).size(), 1);
}

void tst_Stellwerkctl::theOnlyProjectNeedNotBeNamed()
{
    const QByteArray project = ProjectId(Uuid{1, 1}).toString().toUtf8();
    const QByteArray member = "{\"project\":\"" + project + "\",\"name\":\"first\"}";
    m_service->on("GET", u"projects/first/quota"_s, FakeService::Reply{200, "{\"items\":[]}"});
    m_service->inTurn("GET", u"whoami"_s,
                      {{200, "{\"memberships\":[" + member + "]}"},
                       {200, "{\"memberships\":[" + member + ',' + member + "]}"}});
    QCOMPARE(run({u"quota"_s}).code, 0);
    const Ran many = run({u"quota"_s});
    QCOMPARE(many.code, 2);
    QVERIFY(many.err.contains("--project"));
}

void tst_Stellwerkctl::aUniqueBeginningOfAnIdIsEnough()
{
    RequestSummary row;
    row.id = m_id;
    row.spec = {u"cpu-small"_s, 1};
    row.tmpl = {u"shell"_s, 1};
    RequestSummary other = row;
    other.id = RequestId(Uuid{0x1122334455667789, 2});
    const QString whole = m_id.toString();
    m_service->on("POST", "requests/%1/cancel"_L1.arg(whole), FakeService::Reply{});
    m_service->inTurn("GET", u"requests"_s,
                      {{200, wire::encode(wire::Listing<RequestSummary>{{row}, {}})},
                       {200, wire::encode(wire::Listing<RequestSummary>{{row, other}, {}})},
                       {200, "{\"items\":[]}"}});
    const QString beginning = whole.mid(4, 10);
    QCOMPARE(run({u"cancel"_s, beginning}).code, 0);
    QCOMPARE(run({u"cancel"_s, beginning}).code, 2); // fits two
    QCOMPARE(run({u"cancel"_s, beginning}).code, 5); // fits none
    QCOMPARE(m_service->asked("POST", "requests/%1/cancel"_L1.arg(whole)).size(), 1);
}

void tst_Stellwerkctl::editsNameTheRevisionTheyWereMadeOn()
{
    m_service->on("GET", u"projects/first"_s, FakeService::Reply{200, "{}", {{"ETag", "\"7\""}}});
    m_service->on("PATCH", u"projects/first"_s, FakeService::Reply{});
    QCOMPARE(run({u"project"_s, u"edit"_s, u"first"_s, u"--title"_s, u"Erste"_s}).code, 0);
    const FakeService::Asked asked = m_service->asked("PATCH", u"projects/first"_s).value(0);
    QCOMPARE(asked.headers.value("if-match"), QByteArray("\"7\""));
    QCOMPARE(asked.body, QByteArray("{\"title\":\"Erste\"}"));
}

void tst_Stellwerkctl::germanIsSpokenWhereAsked()
{
    m_service->on("GET", u"whoami"_s, FakeService::problem(401, "unauthenticated"));
    QVERIFY(run({u"whoami"_s, u"--lang"_s, u"de"_s}).err.contains("nicht mehr angemeldet"));
    QProcessEnvironment german;
    german.insert(u"LC_ALL"_s, u"de_DE.UTF-8"_s);
    QVERIFY(run({u"whoami"_s}, german).err.contains("nicht mehr angemeldet"));
    QVERIFY(run({u"whoami"_s, u"--lang=en"_s}, german).err.contains("not signed in"));
    QCOMPARE(run({u"whoami"_s, u"--lang"_s, u"fr"_s}).code, 2);
    QVERIFY(run({u"help"_s, u"--lang"_s, u"de"_s}).out.contains("Befehle"));
}

void tst_Stellwerkctl::plainHttpElsewhereIsRefused()
{
    const Ran ran = run({u"whoami"_s, u"--server"_s, u"http://stellwerk.example"_s});
    QCOMPARE(ran.code, 2);
    QVERIFY(ran.err.contains("https://stellwerk.example"));
}

QTEST_GUILESS_MAIN(tst_Stellwerkctl)
#include "tst_stellwerkctl.moc"
