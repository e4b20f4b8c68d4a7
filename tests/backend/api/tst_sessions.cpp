#include "backend/identity/secret.h"
#include "shared/wire/jsoncodec.h"
#include "tests/backend/api/stage.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace stw;
using namespace stw::test;

namespace {

const QString kPassword = u"correct horse"_s;

QByteArray signInBody(const QString &name, const QString &password)
{
    return QJsonDocument(QJsonObject{{u"name"_s, name}, {u"password"_s, password}}).toJson();
}

QByteArray secretBody(const QString &name, const QString &secret, const QString &newPassword = {})
{
    return QJsonDocument(QJsonObject{{u"name"_s, name},
                                     {u"secret"_s, secret},
                                     {u"new_password"_s, newPassword}})
        .toJson();
}

// A person with a password; the cheapest hash.
void givePassword(Stage &stage, const QString &name)
{
    stage.core.act(
        domain::SetPassword{stage.user(name), *identity::hashPassword(kPassword, {1, 8 * 1024})});
}

QString issueSecret(Stage &stage, const QByteArray &name)
{
    const Answer answer = stage.post(u"administrator"_s, "/v1/users/" + name + "/secret", {});
    return answer.json().value("secret"_L1).toString();
}

QByteArray tokenIn(const Answer &answer)
{
    return answer.json().value("token"_L1).toString().toLatin1();
}

} // namespace

class tst_Sessions : public QObject
{
    Q_OBJECT

private slots:
    void aPasswordSignsIn();
    void aWrongPasswordAndAnUnknownNameAreAlike();
    void fiveFailuresAMinuteAreEnough();
    void aLockIsToldToWhoKnowsThePassword();
    void aSecretServesOnce();
    void aSecretSetsAPassword();
    void anExpiredSecretIsRefused();
    void aServiceAccountDoesNotSignIn();
    void signingOutEndsTheSession();
    void aSessionSlides();
    void anApiTokenKeepsItsEnd();
    void aPasswordIsChanged();
    void whoAmITellsRolesAndPermissions();
    void singlePersonModeIsTold();

    void aTokenIsShownOnce();
    void aTokenGivesNoMoreThanItsMakerHolds();
    void aTokenMadeByAScopedTokenIsScoped();
    void aServiceTokenIsTheAdministrators();
    void aForeignTokenIsNotRevoked();
    void aDisabledUserIsOut();
};

void tst_Sessions::aPasswordSignsIn()
{
    Stage stage;
    givePassword(stage, u"developer"_s);
    const Answer answer = stage.post({}, "/v1/sessions", signInBody(u"developer"_s, kPassword));
    QCOMPARE(answer.status, 201);
    QVERIFY(tokenIn(answer).startsWith("stw_s_"));
    QCOMPARE(stage.askWith(tokenIn(answer), {"GET", "/v1/whoami"}).status, 200);
    for (const ports::Entry &entry : stage.core.journal()) // the text is nowhere kept
        QVERIFY(!wire::encode(entry.event).contains(tokenIn(answer)));
}

void tst_Sessions::aWrongPasswordAndAnUnknownNameAreAlike()
{
    Stage stage;
    givePassword(stage, u"developer"_s);
    const Answer wrong = stage.post({}, "/v1/sessions", signInBody(u"developer"_s, u"wrong"_s));
    const Answer unknown = stage.post({}, "/v1/sessions", signInBody(u"somebody"_s, u"wrong"_s));
    const Answer without = stage.post({}, "/v1/sessions", signInBody(u"owner"_s, u"wrong"_s));
    const Answer secret = stage.post({}, "/v1/sessions", secretBody(u"owner"_s, u"stw_o_x"_s));
    for (const Answer &answer : {wrong, unknown, without, secret}) {
        QCOMPARE(answer.status, 401);
        QJsonObject body = answer.json();
        body.remove(u"request_id"_s);
        QJsonObject expected = wrong.json();
        expected.remove(u"request_id"_s);
        QCOMPARE(body, expected);
    }
}

void tst_Sessions::fiveFailuresAMinuteAreEnough()
{
    Stage stage;
    for (int attempt = 0; attempt < 5; ++attempt)
        QCOMPARE(stage.post({}, "/v1/sessions", signInBody(u"nobody"_s, u"x"_s)).status, 401);
    const Answer answer = stage.post({}, "/v1/sessions", signInBody(u"nobody"_s, u"x"_s));
    QCOMPARE(answer.status, 429);
    QCOMPARE(answer.headers.value("retry-after"), "60"_ba);
    stage.clock.advance(std::chrono::seconds(60));
    QCOMPARE(stage.post({}, "/v1/sessions", signInBody(u"nobody"_s, u"x"_s)).status, 401);
}

void tst_Sessions::aLockIsToldToWhoKnowsThePassword()
{
    Stage stage;
    givePassword(stage, u"developer"_s);
    for (int failure = 0; failure < 5; ++failure)
        stage.core.act(domain::NoteSignInFailure{stage.user(u"developer"_s)});
    const Answer wrong = stage.post({}, "/v1/sessions", signInBody(u"developer"_s, u"x"_s));
    QCOMPARE(wrong.status, 401);
    const Answer right = stage.post({}, "/v1/sessions", signInBody(u"developer"_s, kPassword));
    QCOMPARE(right.status, 429);
    stage.clock.advance(std::chrono::minutes(6));
    QCOMPARE(stage.post({}, "/v1/sessions", signInBody(u"developer"_s, kPassword)).status, 201);
}

void tst_Sessions::aSecretServesOnce()
{
    Stage stage;
    const QString secret = issueSecret(stage, "developer");
    QVERIFY(secret.startsWith(u"stw_o_"));
    QCOMPARE(stage.post({}, "/v1/sessions", secretBody(u"developer"_s, secret)).status, 201);
    QCOMPARE(stage.post({}, "/v1/sessions", secretBody(u"developer"_s, secret)).status, 401);
}

void tst_Sessions::aSecretSetsAPassword()
{
    Stage stage;
    const QString secret = issueSecret(stage, "developer");
    const Answer weak =
        stage.post({}, "/v1/sessions", secretBody(u"developer"_s, secret, u"short"_s));
    QCOMPARE(weak.status, 422);
    QCOMPARE(weak.faultyFields(), QStringList(u"new_password"_s));
    const Answer answer =
        stage.post({}, "/v1/sessions", secretBody(u"developer"_s, secret, kPassword));
    QCOMPARE(answer.status, 201);
    QCOMPARE(stage.askWith(tokenIn(answer), {"GET", "/v1/whoami"}).status, 200);
    QCOMPARE(stage.post({}, "/v1/sessions", secretBody(u"developer"_s, secret, kPassword)).status,
             401);
    QCOMPARE(stage.post({}, "/v1/sessions", signInBody(u"developer"_s, kPassword)).status, 201);
}

void tst_Sessions::anExpiredSecretIsRefused()
{
    Stage stage;
    const QString secret = issueSecret(stage, "developer");
    stage.clock.advance(std::chrono::hours(25));
    QCOMPARE(stage.post({}, "/v1/sessions", secretBody(u"developer"_s, secret)).status, 401);
}

void tst_Sessions::aServiceAccountDoesNotSignIn()
{
    Stage stage;
    QCOMPARE(stage.post(u"administrator"_s, "/v1/users/robot/secret", {}).status, 404);
    QCOMPARE(stage.post({}, "/v1/sessions", signInBody(u"robot"_s, {})).status, 422);
    QCOMPARE(stage.post({}, "/v1/sessions", signInBody(u"robot"_s, u"x"_s)).status, 401);
}

void tst_Sessions::signingOutEndsTheSession()
{
    Stage stage;
    givePassword(stage, u"developer"_s);
    const QByteArray token =
        tokenIn(stage.post({}, "/v1/sessions", signInBody(u"developer"_s, kPassword)));
    QCOMPARE(stage.askWith(token, {"DELETE", "/v1/sessions/current"}).status, 204);
    const Answer answer = stage.askWith(token, {"GET", "/v1/whoami"});
    QCOMPARE(answer.status, 401);
    QCOMPARE(answer.headers.value("www-authenticate"), "Bearer"_ba);
}

void tst_Sessions::aSessionSlides()
{
    Stage stage;
    givePassword(stage, u"developer"_s);
    const QByteArray token =
        tokenIn(stage.post({}, "/v1/sessions", signInBody(u"developer"_s, kPassword)));
    for (int hours = 0; hours < 48; hours += 11) {
        stage.clock.advance(std::chrono::hours(11));
        QCOMPARE(stage.askWith(token, {"GET", "/v1/whoami"}).status, 200);
    }
    stage.clock.advance(std::chrono::hours(12));
    QCOMPARE(stage.askWith(token, {"GET", "/v1/whoami"}).status, 401);
}

void tst_Sessions::anApiTokenKeepsItsEnd()
{
    Stage stage;
    stage.clock.advance(std::chrono::hours(24 * 30 - 1));
    QCOMPARE(stage.ask(u"developer"_s, {"GET", "/v1/whoami"}).status, 200);
    stage.clock.advance(std::chrono::hours(1));
    QCOMPARE(stage.ask(u"developer"_s, {"GET", "/v1/whoami"}).status, 401);
}

void tst_Sessions::aPasswordIsChanged()
{
    Stage stage;
    givePassword(stage, u"developer"_s);
    const QByteArray path = "/v1/password";
    const auto body = [](const QString &old, const QString &fresh) {
        return QJsonDocument(QJsonObject{{u"old_password"_s, old}, {u"new_password"_s, fresh}})
            .toJson();
    };
    const Answer wrong = stage.post(u"developer"_s, path, body(u"wrong"_s, u"another password"_s));
    QCOMPARE(wrong.status, 422);
    QCOMPARE(wrong.faultOf(u"old_password"_s), u"wrong"_s);
    const Answer weak = stage.post(u"developer"_s, path, body(kPassword, u"short"_s));
    QCOMPARE(weak.faultOf(u"new_password"_s), u"length"_s);
    QCOMPARE(stage.post(u"developer"_s, path, body(kPassword, u"another password"_s)).status, 204);
    QCOMPARE(stage.post({}, "/v1/sessions", signInBody(u"developer"_s, kPassword)).status, 401);
    QCOMPARE(
        stage.post({}, "/v1/sessions", signInBody(u"developer"_s, u"another password"_s)).status,
        201);
}

void tst_Sessions::whoAmITellsRolesAndPermissions()
{
    Stage stage;
    const QJsonObject me = stage.ask(u"developer"_s, {"GET", "/v1/whoami"}).json();
    QCOMPARE(me.value("user"_L1).toObject().value("name"_L1).toString(), u"developer"_s);
    const QJsonArray memberships = me.value("memberships"_L1).toArray();
    QCOMPARE(memberships.size(), 1);
    QCOMPARE(memberships.at(0).toObject().value("name"_L1).toString(), u"first"_s);
    const QJsonArray permissions = me.value("permissions"_L1).toArray();
    QVERIFY(permissions.contains(u"request.submit"_s));
    QVERIFY(!permissions.contains(u"fleet.read"_s));
    QCOMPARE(me.value("version"_L1).toString(), u"0.1.0-test"_s);
    QCOMPARE(me.value("simulated"_L1).toBool(), false);

    const QByteArray scoped = stage.scopedToken(u"developer"_s, {Permission::SessionOwn});
    QCOMPARE(stage.askWith(scoped, {"GET", "/v1/whoami"}).json().value("permissions"_L1).toArray(),
             QJsonArray({u"session.own"_s}));
}

void tst_Sessions::singlePersonModeIsTold()
{
    Stage stage(true);
    const auto told = [&stage] {
        return stage.ask(u"developer"_s, {"GET", "/v1/whoami"})
            .json()
            .value("single_person"_L1)
            .toBool();
    };
    QVERIFY(told());
    stage.core.act(domain::GrantRole{{stage.user(u"owner"_s), Role::PolicyAdmin, true}});
    QVERIFY(!told()); // a second policy admin ends it
}

void tst_Sessions::aTokenIsShownOnce()
{
    Stage stage;
    const Answer made = stage.post(u"developer"_s, "/v1/tokens", R"({"name":"laptop","days":1})");
    QCOMPARE(made.status, 201);
    const QByteArray text = made.json().value("text"_L1).toString().toLatin1();
    QVERIFY(text.startsWith("stw_t_"));
    QCOMPARE(stage.askWith(text, {"GET", "/v1/whoami"}).status, 200);
    const Answer list = stage.ask(u"developer"_s, {"GET", "/v1/tokens"});
    QVERIFY(!list.body.contains(text));
    QVERIFY(!list.body.contains(identity::hashOf(QString::fromLatin1(text)).toLatin1()));
    QVERIFY(list.body.contains(text.left(12)));
    const QByteArray id =
        made.json().value("token"_L1).toObject().value("id"_L1).toString().toLatin1();
    QCOMPARE(stage.ask(u"developer"_s, {"DELETE", "/v1/tokens/" + id}).status, 204);
    QCOMPARE(stage.askWith(text, {"GET", "/v1/whoami"}).status, 401);
}

void tst_Sessions::aTokenGivesNoMoreThanItsMakerHolds()
{
    Stage stage;
    const Answer answer =
        stage.post(u"developer"_s, "/v1/tokens",
                   R"({"name":"x","scopes":["request.read","fleet.read","audit.read"]})");
    QCOMPARE(answer.status, 422);
    QCOMPARE(answer.faultyFields(), QStringList({u"scopes.1"_s, u"scopes.2"_s}));
    QCOMPARE(stage.post(u"developer"_s, "/v1/tokens", R"({"name":"x","days":366})").faultyFields(),
             QStringList(u"days"_s));
}

void tst_Sessions::aTokenMadeByAScopedTokenIsScoped()
{
    Stage stage;
    const QByteArray scoped =
        stage.scopedToken(u"developer"_s, {Permission::SessionOwn, Permission::RequestRead});
    const Answer made = stage.askWith(scoped, {"POST", "/v1/tokens", R"({"name":"x"})"});
    QCOMPARE(made.status, 201);
    const QByteArray text = made.json().value("text"_L1).toString().toLatin1();
    QCOMPARE(stage.askWith(text, {"GET", "/v1/requests"}).status, 200);
    QCOMPARE(stage.askWith(text, {"GET", "/v1/specs"}).status, 403);
}

void tst_Sessions::aServiceTokenIsTheAdministrators()
{
    Stage stage;
    const QByteArray body = R"({"name":"ci","scopes":["request.read"],"days":10})";
    const Answer made = stage.post(u"administrator"_s, "/v1/users/robot/tokens", body);
    QCOMPARE(made.status, 201);
    const QByteArray text = made.json().value("text"_L1).toString().toLatin1();
    QCOMPARE(stage.askWith(text, {"GET", "/v1/requests"}).items().size(), 1);
    QCOMPARE(stage.askWith(text, {"POST", "/v1/preview", wishFor(u"first"_s)}).status, 403);
    const Answer person = stage.post(u"administrator"_s, "/v1/users/developer/tokens", body);
    QCOMPARE(person.status, 409);
    QCOMPARE(person.code(), u"not_allowed"_s);
}

void tst_Sessions::aForeignTokenIsNotRevoked()
{
    Stage stage;
    const QByteArray path = "/v1/tokens/" + stage.spareToken.toString().toLatin1();
    QCOMPARE(stage.ask(u"administrator"_s, {"DELETE", path}).status, 404);
    QCOMPARE(stage.ask(u"developer"_s, {"DELETE", path}).status, 204);
}

void tst_Sessions::aDisabledUserIsOut()
{
    Stage stage;
    const Ask disable{
        "PATCH", "/v1/users/developer", R"({"disabled":true})", {{"If-Match", "\"1\""}}};
    QCOMPARE(stage.ask(u"administrator"_s, disable).status, 200);
    QCOMPARE(stage.ask(u"developer"_s, {"GET", "/v1/whoami"}).status, 401);
}

QTEST_APPLESS_MAIN(tst_Sessions)
#include "tst_sessions.moc"
