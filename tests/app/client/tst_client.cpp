#include "app/client/client.h"
#include "shared/wire/views.h"
#include "tests/app/client/fakeservice.h"

#include <QTest>

using namespace stw;
using namespace stw::client;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class tst_Client : public QObject
{
    Q_OBJECT

private slots:
    void theTokenIsSent();
    void anAnswerIsRead();
    void fieldsOfANewerServiceAreIgnored();
    void aProblemIsAnError();
    void aPageWithoutProblemIsJudgedByItsStatus_data();
    void aPageWithoutProblemIsJudgedByItsStatus();
    void aLostAnswerIsAskedAgainUnderTheSameKey();
    void aPostWithoutKeyIsSentOnce();
    void busyIsAskedAgainOnlyWithinPatience();
    void aServiceThatComesBackIsReached();
    void noAnswerIsUnavailable();
    void aDeadlineEndsTheWait();
    void aCancelledCallNeverAnswers();
    void aGoneContextIsNotCalled();
    void aRedirectIsNotFollowed();
    void keysDiffer();

private:
    Settings settings(const FakeService &service) const
    {
        Settings made;
        made.server = service.url();
        made.token = "secret";
        made.patience = 5s;
        return made;
    }
};

namespace {

//! What a call answered, once it has.
struct Heard
{
    std::optional<Result<Answer>> answer;
    int times = 0;

    Answered listener()
    {
        return [this](const Result<Answer> &given) {
            answer = given;
            ++times;
        };
    }
};

} // namespace

void tst_Client::theTokenIsSent()
{
    FakeService service;
    service.on("GET", u"whoami"_s, FakeService::Reply{});
    Client client(settings(service));
    Heard heard;
    client.send({.path = u"whoami"_s, .query = {{u"a"_s, u"ä b"_s}}}, this, heard.listener());
    QTRY_COMPARE(heard.times, 1);
    const FakeService::Asked asked = service.asked().value(0);
    QCOMPARE(asked.headers.value("authorization"), QByteArray("Bearer secret"));
    QCOMPARE(asked.query.queryItemValue(u"a"_s, QUrl::FullyDecoded), u"ä b"_s);
}

void tst_Client::anAnswerIsRead()
{
    FakeService service;
    service.on("GET", u"audit"_s, FakeService::Reply{200, "{\"whole\":true,\"entries\":7}"});
    Client client(settings(service));
    std::optional<AuditCheck> check;
    client.fetch<AuditCheck>({.path = u"audit"_s}, this,
                             [&check](const auto &found) { check = found.value_or(AuditCheck()); });
    QTRY_VERIFY(check.has_value());
    QVERIFY(check->whole);
    QCOMPARE(check->entries, 7);
}

void tst_Client::fieldsOfANewerServiceAreIgnored()
{
    FakeService service;
    service.on("GET", u"audit"_s, FakeService::Reply{200, "{\"entries\":7,\"moon\":\"full\"}"});
    Client client(settings(service));
    qint64 entries = 0;
    client.fetch<AuditCheck>({.path = u"audit"_s}, this, [&entries](const auto &found) {
        entries = found ? found->entries : -1;
    });
    QTRY_COMPARE(entries, 7);
}

void tst_Client::aProblemIsAnError()
{
    FakeService service;
    service.on("POST", u"preview"_s,
               FakeService::problem(409, "quota_limit",
                                    ",\"facts\":{\"limit\":\"4\"},\"faults\":[{\"field\":\"cards\","
                                    "\"rule\":\"range\",\"expected\":\"4\"}]"));
    Client client(settings(service));
    Heard heard;
    client.send({.verb = "POST", .path = u"preview"_s, .body = "{}"}, this, heard.listener());
    QTRY_COMPARE(heard.times, 1);
    const Error error = heard.answer->error();
    QCOMPARE(error.code, ErrorCode::QuotaLimit);
    QCOMPARE(error.facts.value(u"limit"_s), u"4"_s);
    QCOMPARE(error.facts.value(u"request_id"_s), u"r-1"_s);
    QCOMPARE(error.faults.value(0), (FieldFault{u"cards"_s, u"range"_s, u"4"_s}));
}

void tst_Client::aPageWithoutProblemIsJudgedByItsStatus_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("forbidden") << 403 << ErrorCode::Forbidden;
    QTest::newRow("not found") << 404 << ErrorCode::NotFound;
    QTest::newRow("a proxy that cannot reach the service") << 502 << ErrorCode::Unavailable;
    QTest::newRow("something new") << 418 << ErrorCode::Internal;
}

void tst_Client::aPageWithoutProblemIsJudgedByItsStatus()
{
    QFETCH(int, status);
    QFETCH(ErrorCode, code);
    FakeService service;
    service.on("POST", u"x"_s, FakeService::Reply{status, "<html>"});
    Client client(settings(service));
    Heard heard;
    client.send({.verb = "POST", .path = u"x"_s}, this, heard.listener());
    QTRY_COMPARE(heard.times, 1);
    QCOMPARE(heard.answer->error().code, code);
}

void tst_Client::aLostAnswerIsAskedAgainUnderTheSameKey()
{
    FakeService service;
    service.inTurn("POST", u"requests"_s, {{.lost = true}, {.lost = true}, {201, "{\"id\":1}"}});
    Client client(settings(service));
    Heard heard;
    client.send({.verb = "POST", .path = u"requests"_s, .body = "{}", .key = newKey()}, this,
                heard.listener());
    QTRY_COMPARE(heard.times, 1);
    QCOMPARE(heard.answer->value().status, 201);
    const auto asked = service.asked("POST", u"requests"_s);
    QCOMPARE(asked.size(), 3);
    const QByteArray key = asked[0].headers.value("idempotency-key");
    QVERIFY(!key.isEmpty());
    for (const FakeService::Asked &one : asked)
        QCOMPARE(one.headers.value("idempotency-key"), key);
}

void tst_Client::aPostWithoutKeyIsSentOnce()
{
    FakeService service;
    service.inTurn("POST", u"users"_s, {{.lost = true}, {201}});
    Client client(settings(service));
    Heard heard;
    client.send({.verb = "POST", .path = u"users"_s, .body = "{}"}, this, heard.listener());
    QTRY_COMPARE(heard.times, 1);
    QVERIFY(!*heard.answer);
    QCOMPARE(heard.answer->error().code, ErrorCode::Unavailable);
    QCOMPARE(service.asked().size(), 1);
}

void tst_Client::busyIsAskedAgainOnlyWithinPatience()
{
    FakeService service;
    service.inTurn("GET", u"x"_s, {FakeService::problem(503, "unavailable"), {200}});
    Settings patient = settings(service);
    Client client(patient);
    Heard heard;
    client.send({.path = u"x"_s}, this, heard.listener());
    QTRY_COMPARE(heard.times, 1);
    QVERIFY(heard.answer->has_value());

    service.on("GET", u"x"_s, FakeService::problem(503, "unavailable"));
    client.setPatience(0ms);
    client.send({.path = u"x"_s}, this, heard.listener());
    QTRY_COMPARE(heard.times, 2);
    QCOMPARE(heard.answer->error().code, ErrorCode::Unavailable);
    QCOMPARE(service.asked().size(), 3);
}

void tst_Client::aServiceThatComesBackIsReached()
{
    FakeService service;
    service.on("GET", u"x"_s, FakeService::Reply{});
    service.goAway();
    Client client(settings(service));
    Heard heard;
    client.send({.path = u"x"_s}, this, heard.listener());
    QTest::qWait(150); // so that one try at least is refused
    QCOMPARE(heard.times, 0);
    service.comeBack();
    QTRY_COMPARE(heard.times, 1);
    QVERIFY(heard.answer->has_value());
}

void tst_Client::noAnswerIsUnavailable()
{
    FakeService service;
    service.goAway();
    Settings impatient = settings(service);
    impatient.patience = 0ms;
    Client client(impatient);
    Heard heard;
    client.send({.path = u"x"_s}, this, heard.listener());
    QTRY_COMPARE(heard.times, 1);
    QCOMPARE(heard.answer->error().code, ErrorCode::Unavailable);
    QCOMPARE(heard.answer->error().facts.value(u"server"_s), service.url().toString());
}

void tst_Client::aDeadlineEndsTheWait()
{
    FakeService service;
    service.on("POST", u"x"_s, FakeService::Reply{.never = true});
    Client client(settings(service));
    Heard heard;
    client.send({.verb = "POST", .path = u"x"_s, .deadline = 50ms}, this, heard.listener());
    QTRY_COMPARE(heard.times, 1);
    QCOMPARE(heard.answer->error().code, ErrorCode::Unavailable);
}

void tst_Client::aCancelledCallNeverAnswers()
{
    FakeService service;
    service.on("GET", u"x"_s, FakeService::Reply{});
    Client client(settings(service));
    Heard cancelled;
    client.send({.path = u"x"_s}, this, cancelled.listener())->cancel();
    Heard later;
    client.send({.path = u"x"_s}, this, later.listener());
    QTRY_COMPARE(later.times, 1);
    QCOMPARE(cancelled.times, 0);
}

void tst_Client::aGoneContextIsNotCalled()
{
    FakeService service;
    service.on("GET", u"x"_s, FakeService::Reply{});
    Client client(settings(service));
    Heard gone;
    {
        const QObject shortLived;
        client.send({.path = u"x"_s}, const_cast<QObject *>(&shortLived), gone.listener());
    }
    Heard later;
    client.send({.path = u"x"_s}, this, later.listener());
    QTRY_COMPARE(later.times, 1);
    QTRY_COMPARE(service.asked().size(), 2);
    QCOMPARE(gone.times, 0);
}

void tst_Client::aRedirectIsNotFollowed()
{
    FakeService service;
    FakeService other;
    service.on("POST", u"x"_s,
               FakeService::Reply{302, {}, {{"Location", other.url().toEncoded() + "/v1/x"}}});
    Client client(settings(service));
    Heard heard;
    client.send({.verb = "POST", .path = u"x"_s}, this, heard.listener());
    QTRY_COMPARE(heard.times, 1);
    QVERIFY(!*heard.answer);
    QVERIFY(other.asked().isEmpty());
}

void tst_Client::keysDiffer()
{
    QVERIFY(newKey() != newKey());
    QCOMPARE(newKey().size(), 36);
}

QTEST_GUILESS_MAIN(tst_Client)
#include "tst_client.moc"
