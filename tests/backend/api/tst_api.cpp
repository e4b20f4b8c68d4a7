#include "tests/backend/api/stage.h"

#include <QJsonArray>
#include <QtTest>

#include <thread>

using namespace Qt::StringLiterals;
using namespace stw;
using namespace stw::test;

namespace {

Ask submit(const QByteArray &key, const QByteArray &body = wishFor(u"first"_s))
{
    return {"POST", "/v1/requests", body, {{"Idempotency-Key", key}}};
}

QString stateOf(const Answer &answer)
{
    return answer.json().value("request"_L1).toObject().value("state"_L1).toString();
}

} // namespace

class tst_Api : public QObject
{
    Q_OBJECT

private slots:
    void theServiceTellsHowItIs();

    void anEditNeedsItsRevision();
    void membersComeAndGo();
    void nobodyActivatesTheirOwnProposal();
    void aProposalIsDecidedOnce();
    void specsCarryTheirPrice();

    void aRequestIsSubmittedOnce();
    void aKeyWithAnotherBodyIsRefused();
    void aSubmitWhileReadOnlyIsTriedLater();
    void aFullInboxIsTriedLater();
    void previewWritesNothing();
    void aRecordShowsUsageSoFar();
    void anUnchangedRecordIsNotSentAgain();
    void listsFilterOnTheServer();
    void listsGoOnByCursor();
    void aRequestIsReleased();
    void whatIsOverIsNotCancelled();
    void theTimelineHasNoFacts();

    void outputIsReadFromAnyOffset();
    void outputIsFollowed();
    void outputThatNeverCameEndsThePoll();
    void filesAreReadByName();
    void unsafeNamesAreNotFound_data();
    void unsafeNamesAreNotFound();
    void uploadsAreKeptForTheirUser();
    void anUploadIsBounded();

    void theAuditHidesHashes();
    void eventsGoOnAfterAPosition();
};

void tst_Api::theServiceTellsHowItIs()
{
    Stage stage;
    QCOMPARE(stage.ask({}, {"GET", "/healthz"}).status, 200);
    QCOMPARE(stage.ask({}, {"GET", "/readyz"}).status, 200);
    stage.core.setReadOnly(u"disk full"_s);
    QCOMPARE(stage.ask({}, {"GET", "/healthz"}).status, 200);
    const Answer answer = stage.ask({}, {"GET", "/readyz"});
    QCOMPARE(answer.status, 503);
    QCOMPARE(answer.json().value("reason"_L1).toString(), u"disk full"_s);
}

void tst_Api::anEditNeedsItsRevision()
{
    Stage stage;
    const QByteArray path = "/v1/projects/first";
    const QByteArray body = R"({"title":"Renamed"})";
    QCOMPARE(stage.ask(u"owner"_s, {"PATCH", path, body}).status, 428);
    QCOMPARE(stage.ask(u"owner"_s, {"PATCH", path, body, {{"If-Match", "*"}}}).status, 428);
    const QByteArray tag = stage.ask(u"owner"_s, {"GET", path}).headers.value("etag");
    QCOMPARE(tag, "\"1\""_ba);
    const Answer edited = stage.ask(u"owner"_s, {"PATCH", path, body, {{"If-Match", tag}}});
    QCOMPARE(edited.status, 200);
    QCOMPARE(edited.headers.value("etag"), "\"2\""_ba);
    QCOMPARE(edited.json().value("title"_L1).toString(), u"Renamed"_s);
    const Answer late = stage.ask(u"owner"_s, {"PATCH", path, body, {{"If-Match", tag}}});
    QCOMPARE(late.status, 412);
    QCOMPARE(late.code(), u"conflict"_s);
    QCOMPARE(late.json().value("status"_L1).toInt(), 412);
}

void tst_Api::membersComeAndGo()
{
    Stage stage;
    const QByteArray path = "/v1/projects/first/members/nobody";
    QCOMPARE(stage.ask(u"nobody"_s, {"GET", "/v1/projects/first"}).status, 404);
    QCOMPARE(stage.ask(u"owner"_s, {"PUT", path, R"({"role":"developer"})"}).status, 200);
    QCOMPARE(stage.ask(u"nobody"_s, {"GET", "/v1/projects/first"}).status, 200);
    QCOMPARE(stage.ask(u"owner"_s, {"DELETE", path}).status, 204);
    QCOMPARE(stage.ask(u"nobody"_s, {"GET", "/v1/projects/first"}).status, 404);
    QCOMPARE(stage.ask(u"owner"_s, {"PUT", path, R"({"role":"operator"})"}).status, 422);
}

void tst_Api::nobodyActivatesTheirOwnProposal()
{
    Stage stage;
    const Answer made =
        stage.post(u"policy_admin"_s, "/v1/proposals",
                   R"({"change":{"code":"limit_change","scope":"tenant","target":"acme",)"
                   R"("dimension":"cpu","limit":5},"reason":"less"})");
    QCOMPARE(made.status, 201);
    const QByteArray path = "/v1/proposals/" + made.json().value("id"_L1).toString().toLatin1();
    const Answer answer = stage.post(u"policy_admin"_s, path + "/activate", {});
    QCOMPARE(answer.status, 403);
    QCOMPARE(answer.code(), u"self_approval"_s);
    QCOMPARE(stage.post(u"policy_admin"_s, path + "/withdraw", {}).status, 200);
}

void tst_Api::aProposalIsDecidedOnce()
{
    Stage stage;
    const QByteArray path = "/v1/proposals/" + stage.limitProposal.toString().toLatin1();
    QCOMPARE(stage.post(u"administrator"_s, path + "/activate", {}).status, 404); // not theirs
    QCOMPARE(stage.post(u"auditor"_s, path + "/activate", {}).status, 403); // theirs to read only
    const Answer activated = stage.post(u"policy_admin"_s, path + "/activate", {});
    QCOMPARE(activated.status, 200);
    QCOMPARE(activated.json().value("state"_L1).toString(), u"activated"_s);
    const Answer again = stage.post(u"policy_admin"_s, path + "/activate", {});
    QCOMPARE(again.status, 409);
    QCOMPARE(again.code(), u"already_decided"_s);
    QCOMPARE(stage.ask(u"developer"_s, {"GET", "/v1/proposals"}).items().size(), 0);
    QCOMPARE(stage.ask(u"auditor"_s, {"GET", "/v1/proposals"}).items().size(), 2);
}

void tst_Api::specsCarryTheirPrice()
{
    Stage stage;
    const QJsonArray specs = stage.ask(u"developer"_s, {"GET", "/v1/specs"}).items();
    QCOMPARE(specs.size(), 1);
    const QJsonObject spec = specs.at(0).toObject();
    QCOMPARE(spec.value("per_unit_hour"_L1).toString(), u"0.02"_s);
    QCOMPARE(spec.value("per_hour"_L1).toString(), u"0.04"_s); // two cores
    QCOMPARE(spec.value("currency"_L1).toString(), u"EUR"_s);
    QCOMPARE(stage.ask(u"developer"_s, {"GET", "/v1/specs/cpu-small@1"}).status, 200);
    QCOMPARE(stage.ask(u"developer"_s, {"GET", "/v1/specs/cpu-small@2"}).status, 404);
    QCOMPARE(stage.ask(u"developer"_s, {"GET", "/v1/templates/shell"}).status, 200);
}

void tst_Api::aRequestIsSubmittedOnce()
{
    Stage stage;
    const Answer first = stage.ask(u"developer"_s, submit("key"));
    QCOMPARE(first.status, 201);
    QCOMPARE(stateOf(first), u"queued"_s);
    const QString id = first.json().value("request"_L1).toObject().value("id"_L1).toString();
    QCOMPARE(first.headers.value("location"), "/v1/requests/" + id.toLatin1());
    const Answer shown = stage.ask(u"developer"_s, {"GET", first.headers.value("location")});
    QCOMPARE(shown.json().value("position"_L1).toInt(), 1);
    QCOMPARE(first.json().value("project_name"_L1).toString(), u"first"_s);
    const Answer again = stage.ask(u"developer"_s, submit("key"));
    QCOMPARE(again.status, 200);
    QCOMPARE(again.json().value("request"_L1), first.json().value("request"_L1));
    // The key is the requester's own, and white space is no other body.
    QCOMPARE(stage.ask(u"developer"_s, submit("key", ' ' + wishFor(u"first"_s))).status, 200);
    QCOMPARE(stage.ask(u"owner"_s, submit("key")).status, 201);

    stage.post(u"developer"_s, first.headers.value("location") + "/cancel", "{}");
    const Answer over = stage.ask(u"developer"_s, submit("key")); // the loop has forgotten it
    QCOMPARE(over.status, 200);
    QCOMPARE(stateOf(over), u"cancelled"_s);
}

void tst_Api::aKeyWithAnotherBodyIsRefused()
{
    Stage stage;
    QCOMPARE(stage.ask(u"developer"_s, submit("key")).status, 201);
    QByteArray other = wishFor(u"first"_s);
    other.replace("true", "false");
    const Answer answer = stage.ask(u"developer"_s, submit("key", other));
    QCOMPARE(answer.status, 422);
    QCOMPARE(answer.code(), u"key_reused"_s);
}

void tst_Api::aSubmitWhileReadOnlyIsTriedLater()
{
    Stage stage;
    stage.core.setReadOnly(u"disk full"_s);
    const Answer answer = stage.ask(u"developer"_s, submit("key"));
    QCOMPARE(answer.status, 503);
    QVERIFY(answer.headers.contains("retry-after"));
    QCOMPARE(stage.ask(u"developer"_s, {"GET", "/v1/requests"}).status, 200);
}

void tst_Api::aFullInboxIsTriedLater()
{
    Stage stage;
    stage.core.setFull(true);
    const Answer answer = stage.ask(u"developer"_s, submit("key"));
    QCOMPARE(answer.status, 429);
    QVERIFY(answer.headers.contains("retry-after"));
}

void tst_Api::previewWritesNothing()
{
    Stage stage;
    const qint64 before = stage.core.seq();
    const Answer answer = stage.post(u"developer"_s, "/v1/preview", wishFor(u"first"_s));
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.json().value("per_hour"_L1).toString(), u"0.04"_s);
    QCOMPARE(stage.core.seq(), before);
    QCOMPARE(stage.core.posts(), 0);
}

void tst_Api::aRecordShowsUsageSoFar()
{
    Stage stage;
    stage.clock.advance(std::chrono::minutes(30));
    const QByteArray path = "/v1/requests/" + stage.own.toString().toLatin1();
    const QJsonObject usage =
        stage.ask(u"developer"_s, {"GET", path}).json().value("usage"_L1).toObject();
    QCOMPARE(usage.value("open"_L1).toBool(), true);
    QCOMPARE(usage.value("run_ms"_L1).toInteger(), 30 * 60 * 1000);
    QCOMPARE(usage.value("core_hours"_L1).toString(), u"1"_s); // two cores for half an hour
    QCOMPARE(usage.value("cost"_L1).toString(), u"0.02"_s);
    const Answer operators = stage.ask(u"operator"_s, {"GET", path});
    QCOMPARE(operators.json().value("actions"_L1).toArray(), QJsonArray({u"release"_s}));
    const Answer auditors = stage.ask(u"auditor"_s, {"GET", path});
    QCOMPARE(auditors.json().value("actions"_L1).toArray(), QJsonArray());
}

void tst_Api::anUnchangedRecordIsNotSentAgain()
{
    Stage stage;
    const QByteArray path = "/v1/requests/" + stage.own.toString().toLatin1();
    const QByteArray tag = stage.ask(u"developer"_s, {"GET", path}).headers.value("etag");
    QVERIFY(!tag.isEmpty());
    Ask again{"GET", path, {}, {{"If-None-Match", tag}}};
    QCOMPARE(stage.ask(u"developer"_s, again).status, 304);
    stage.clock.advance(std::chrono::minutes(1));
    QCOMPARE(stage.ask(u"developer"_s, again).status, 200);
}

void tst_Api::listsFilterOnTheServer()
{
    Stage stage;
    const Answer answer =
        stage.ask(u"operator"_s,
                  {"GET", "/v1/requests?state=active&state=queued&project=first&requester=developer"
                          "&spec=cpu-small&text=work&text=hard&cards_min=2&cards_max=8&skip=3&from="
                          "2026-01-01T00:00:00Z&to=2027-01-01T00:00:00Z"
                          "&sort=ended_at&order=asc&limit=7"});
    QCOMPARE(answer.status, 200);
    const ports::RequestQuery query = stage.records.lastQuery();
    QCOMPARE(query.states, QList<RequestState>({RequestState::Active, RequestState::Queued}));
    QCOMPARE(*query.project, stage.project(u"first"_s));
    QCOMPARE(*query.requester, stage.user(u"developer"_s));
    QCOMPARE(query.spec, u"cpu-small"_s);
    QCOMPARE(query.texts, (QStringList{u"work"_s, u"hard"_s}));
    QVERIFY(query.submittedFrom < query.submittedTo);
    QCOMPARE(query.sort, ports::RequestSort::EndedAt);
    QCOMPARE(query.descending, false);
    QCOMPARE(query.limit, 7);
    QCOMPARE(query.minimumCards, 2);
    QCOMPARE(query.maximumCards, 8);
    QCOMPARE(query.skip, 3);
    QVERIFY(!query.reach.projects);
    const QJsonObject line = answer.items().at(0).toObject();
    QCOMPARE(line.value("tenant"_L1).toString(), u"acme"_s);
    QCOMPARE(line.value("project"_L1).toString(), u"first"_s);
    QCOMPARE(line.value("requester"_L1).toString(), u"developer"_s);
    QVERIFY(line.value("cost"_L1).isString());
    QVERIFY(answer.json().value("total"_L1).toInteger() >= 1);
    stage.ask(u"developer"_s, {"GET", "/v1/requests"});
    QCOMPARE(*stage.records.lastQuery().reach.projects,
             QList<ProjectId>({stage.project(u"first"_s)}));
    QVERIFY(!stage.records.lastQuery().minimumCards);
    const Answer nowhere = stage.ask(u"operator"_s, {"GET", "/v1/requests?project=nowhere"});
    QCOMPARE(nowhere.items().size(), 0);
    QCOMPARE(nowhere.json().value("total"_L1).toInteger(-1), 0);
}

void tst_Api::listsGoOnByCursor()
{
    Stage stage;
    const Answer first = stage.ask(u"operator"_s, {"GET", "/v1/requests?limit=1"});
    QCOMPARE(first.items().size(), 1);
    const QByteArray next = first.json().value("next"_L1).toString().toLatin1();
    QVERIFY(!next.isEmpty());
    QCOMPARE(stage.ask(u"operator"_s, {"GET", "/v1/requests?limit=1&cursor=" + next}).status, 200);
    QCOMPARE(stage.records.lastQuery().cursor, QString::fromLatin1(next));
    QCOMPARE(stage.ask(u"operator"_s, {"GET", "/v1/requests?cursor=forged"}).status, 400);
}

void tst_Api::aRequestIsReleased()
{
    Stage stage;
    const QByteArray path = "/v1/requests/" + stage.own.toString().toLatin1() + "/release";
    const Answer answer = stage.post(u"developer"_s, path, R"({"reason":"enough"})");
    QCOMPARE(answer.status, 200);
    QCOMPARE(stateOf(answer), u"releasing"_s);
    const Answer again = stage.post(u"operator"_s, path, R"({"reason":"enough"})");
    QCOMPARE(again.status, 200); // once is enough
    QCOMPARE(stage.post(u"auditor"_s, path, "{}").status, 403);
}

void tst_Api::whatIsOverIsNotCancelled()
{
    Stage stage;
    const Answer made = stage.ask(u"developer"_s, submit("key"));
    const QByteArray path = made.headers.value("location") + "/cancel";
    QCOMPARE(stateOf(stage.post(u"developer"_s, path, "{}")), u"cancelled"_s);
    const Answer answer = stage.post(u"developer"_s, path, "{}");
    QCOMPARE(answer.status, 409);
    QCOMPARE(answer.code(), u"not_allowed"_s);
    QCOMPARE(answer.json().value("facts"_L1).toObject().value("state"_L1).toString(),
             u"cancelled"_s);
}

void tst_Api::theTimelineHasNoFacts()
{
    Stage stage;
    const QByteArray path = "/v1/requests/" + stage.own.toString().toLatin1() + "/timeline";
    const QJsonArray lines = stage.ask(u"developer"_s, {"GET", path}).items();
    QStringList kinds;
    for (const QJsonValue &line : lines) {
        kinds += line.toObject().value("kind"_L1).toString();
        QVERIFY(!line.toObject().contains("facts"_L1));
    }
    QCOMPARE(kinds, QStringList({u"request.submitted"_s, u"request.queued"_s, u"request.placed"_s,
                                 u"request.delivered"_s}));
}

void tst_Api::outputIsReadFromAnyOffset()
{
    Stage stage;
    const QByteArray path = "/v1/requests/" + stage.own.toString().toLatin1() + "/output";
    const Answer all = stage.ask(u"developer"_s, {"GET", path});
    QCOMPARE(all.body, "hello\n"_ba);
    QCOMPARE(all.headers.value("content-type"), "text/plain; charset=utf-8"_ba);
    const Answer part = stage.ask(u"developer"_s, {"GET", path + "?offset=2&limit=3"});
    QCOMPARE(part.body, "llo"_ba);
    QCOMPARE(part.headers.value("x-offset"), "2"_ba);
    QCOMPARE(part.headers.value("x-next-offset"), "5"_ba);
    QCOMPARE(part.headers.value("x-output-size"), "6"_ba);
    QCOMPARE(part.headers.value("x-output-complete"), "false"_ba);
    domain::ReportEnded ended{stage.own, 1, stage.clock.now(), {}, {}, {}, {}, false};
    ended.end.at = stage.clock.now();
    ended.proof.at = stage.clock.now();
    stage.core.act(ended);
    const Answer end = stage.ask(u"developer"_s, {"GET", path + "?offset=6&follow=30"});
    QCOMPARE(end.headers.value("x-output-complete"), "true"_ba);
    QCOMPARE(stage.ask(u"developer"_s, {"GET", path + "?offset=2&limit=3"})
                 .headers.value("x-output-complete"),
             "false"_ba);
}

void tst_Api::outputIsFollowed()
{
    Stage stage;
    const QByteArray path = "/v1/requests/" + stage.own.toString().toLatin1() + "/output";
    Answer answer;
    std::thread follower([&] {
        answer = stage.ask(u"developer"_s, {"GET", path + "?offset=6&follow=30"});
    });
    stage.executor.write(tagOf(stage.own, 1), "more\n");
    follower.join();
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.body, "more\n"_ba);
    QCOMPARE(answer.headers.value("x-next-offset"), "11"_ba);
}

void tst_Api::outputThatNeverCameEndsThePoll()
{
    Stage stage;
    const Answer made = stage.ask(u"developer"_s, submit("key"));
    const QByteArray path = made.headers.value("location") + "/output";
    const Answer waiting = stage.ask(u"developer"_s, {"GET", path});
    QCOMPARE(waiting.status, 200);
    QCOMPARE(waiting.headers.value("x-output-complete"), "false"_ba);
    Answer answer;
    std::thread follower([&] { answer = stage.ask(u"developer"_s, {"GET", path + "?follow=30"}); });
    stage.post(u"developer"_s, made.headers.value("location") + "/cancel", "{}");
    follower.join();
    QCOMPARE(answer.headers.value("x-output-complete"), "true"_ba);
    QCOMPARE(answer.body, QByteArray());
}

void tst_Api::filesAreReadByName()
{
    Stage stage;
    const QByteArray path = "/v1/requests/" + stage.own.toString().toLatin1() + "/files";
    const QJsonArray files = stage.ask(u"developer"_s, {"GET", path}).items();
    QCOMPARE(files.size(), 1);
    QCOMPARE(files.at(0).toObject().value("name"_L1).toString(), u"out/result.txt"_s);
    const Answer file = stage.ask(u"developer"_s, {"GET", path + "/out/result.txt"});
    QCOMPARE(file.body, "42\n"_ba);
    QCOMPARE(file.headers.value("content-disposition"), "attachment"_ba);
    QCOMPARE(stage.ask(u"developer"_s, {"GET", path + "/out/none.txt"}).status, 404);
}

void tst_Api::unsafeNamesAreNotFound_data()
{
    QTest::addColumn<QByteArray>("name");

    QTest::newRow("a step up") << "/../passwd"_ba;
    QTest::newRow("an encoded step up") << "/%2e%2e/passwd"_ba;
    QTest::newRow("a step up in one segment") << "/out%2F..%2F..%2Fpasswd"_ba;
    QTest::newRow("an absolute name") << "/%2Fetc/passwd"_ba;
    QTest::newRow("an empty segment") << "/out//passwd"_ba;
    QTest::newRow("a backslash") << "/out%5Cpasswd"_ba;
    QTest::newRow("a line feed") << "/out%0Apasswd"_ba;
}

void tst_Api::unsafeNamesAreNotFound()
{
    QFETCH(QByteArray, name);
    Stage stage;
    const Answer answer =
        stage.ask(u"developer"_s,
                  {"GET", "/v1/requests/" + stage.own.toString().toLatin1() + "/files" + name});
    QVERIFY2(answer.status == 404 || answer.status == 400, QByteArray::number(answer.status));
}

void tst_Api::uploadsAreKeptForTheirUser()
{
    Stage stage;
    QCOMPARE(stage.ask(u"developer"_s, {"PUT", "/v1/uploads/data.csv", "a,b"}).status, 204);
    const auto inputs = stage.executor.inputs();
    QCOMPARE(inputs.keys(), QStringList(stage.user(u"developer"_s).toString() + u"/data.csv"_s));
    QCOMPARE(inputs.first(), "a,b"_ba);
    QCOMPARE(stage.ask(u"developer"_s, {"PUT", "/v1/uploads/a%2Fb", "x"}).status, 422);
    QCOMPARE(stage.ask(u"auditor"_s, {"PUT", "/v1/uploads/x", "x"}).status, 403);
}

void tst_Api::anUploadIsBounded()
{
    Stage stage; // 2 MiB here, 1 MiB for all else
    const QByteArray big(1024 * 1024 + 1, 'x');
    QCOMPARE(stage.ask(u"developer"_s, {"PUT", "/v1/uploads/big", big}).status, 204);
    QCOMPARE(stage.ask({}, {"PUT", "/v1/uploads/big", big}).status, 413);
    QCOMPARE(stage.ask(u"developer"_s, {"PUT", "/v1/uploads/big", big + big}).status, 413);
    QCOMPARE(stage.post(u"developer"_s, "/v1/preview", big).status, 413);
}

void tst_Api::theAuditHidesHashes()
{
    Stage stage;
    stage.core.act(domain::SetPassword{stage.user(u"developer"_s), u"$argon2id$planted"_s});
    QCOMPARE(stage.post(u"administrator"_s, "/v1/users/owner/secret", {}).status, 201);
    const Answer answer = stage.ask(u"auditor"_s, {"GET", "/v1/audit?limit=500"});
    QCOMPARE(answer.status, 200);
    QVERIFY(answer.body.contains("user.password_set"));
    QVERIFY(answer.body.contains("(not shown)"));
    QVERIFY(!answer.body.contains("argon2"));
    const domain::Directory directory = *stage.core.directory();
    for (const Token &token : directory.tokens)
        QVERIFY(!answer.body.contains(token.hash.toLatin1()));
    QVERIFY(
        !answer.body.contains(directory.users.value(stage.user(u"owner"_s)).secretHash.toLatin1()));
    QCOMPARE(stage.post(u"auditor"_s, "/v1/audit/verify", "{}").json().value("whole"_L1).toBool(),
             true);
}

void tst_Api::eventsGoOnAfterAPosition()
{
    Stage stage;
    const Answer all = stage.ask(u"developer"_s, {"GET", "/v1/events?limit=500"});
    QVERIFY(all.items().size() >= 4);
    const QByteArray next = all.json().value("next"_L1).toString().toLatin1();
    QCOMPARE(stage.ask(u"developer"_s, {"GET", "/v1/events?after=" + next}).items().size(), 0);
    stage.ask(u"developer"_s, submit("key"));
    const Answer more = stage.ask(u"developer"_s, {"GET", "/v1/events?after=" + next});
    QCOMPARE(more.items().size(), 2); // submitted, queued
}

QTEST_APPLESS_MAIN(tst_Api)
#include "tst_api.moc"
