#include "tests/backend/api/samples.h"
#include "tests/backend/api/stage.h"

#include <QFile>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace stw;
using namespace stw::test;

namespace {

// One column of the matrix: who asks.
struct Asker
{
    QString name;
    QString person; //!< Of the stage; empty: no token.
    std::optional<Permission> scope;
};

QList<Asker> askers()
{
    QList<Asker> all;
    for (const RoleRow &row : Named<Role>::kRows)
        all.append({row.name, row.name, {}});
    all.append({u"other-project"_s, u"stranger"_s, {}});
    all.append({u"no-role"_s, u"nobody"_s, {}});
    all.append({u"no-token"_s, {}, {}});
    for (const PermissionRow &row : Named<Permission>::kRows)
        all.append({u"robot+"_s + row.name, u"robot"_s, row.value});
    return all;
}

// What the matrix says of an answer: whether the operation was let in.
QString wordOf(const Answer &answer)
{
    switch (answer.status) {
    case 401: return answer.headers.contains("www-authenticate") ? u"401"_s : u"?"_s;
    case 403: return answer.code() == u"self_approval" ? u"yes"_s : u"403"_s;
    case 404: return u"404"_s;
    case 422: return answer.faultOf(u"project"_s) == u"unknown" ? u"422"_s : u"yes"_s;
    default: return answer.status >= 500 || answer.status == 0 ? u"?"_s : u"yes"_s;
    }
}

// The word for one operation and one asker. What changes something has a stage of its own, so that
// nothing an earlier cell did shows in a later one.
QString cell(const api::Operation &operation, const Asker &asker, Stage &common)
{
    std::optional<Stage> fresh;
    Stage &stage = operation.method == api::Method::Get ? common : fresh.emplace();
    QByteArray token;
    if (asker.scope)
        token = stage.scopedToken(asker.person, {*asker.scope});
    else if (!asker.person.isEmpty())
        token = Stage::tokenOf(asker.person);
    const Answer answer = stage.askWith(token, sampleOf(operation, stage));
    if (operation.within == api::Within::Public) // let in, also where the sign-in then fails
        return answer.status >= 500 || answer.status == 0 ? u"?"_s : u"yes"_s;
    return wordOf(answer);
}

QByteArray matrix()
{
    Stage common;
    QByteArray text = "operation\tpermission";
    for (const Asker &asker : askers())
        text += '\t' + asker.name.toUtf8();
    text += '\n';
    for (const api::Operation &operation : api::operations()) {
        const bool named =
            operation.within != api::Within::Public && operation.within != api::Within::Change;
        text += operation.id.data();
        text += '\t';
        text += named                                     ? nameOf(operation.permission).data()
                : operation.within == api::Within::Change ? "of the change"
                                                          : "public";
        for (const Asker &asker : askers())
            text += '\t' + cell(operation, asker, common).toUtf8();
        text += '\n';
    }
    return text;
}

const QString kTable = QStringLiteral(STW_SOURCE_DIR "/tests/backend/api/permissions.tsv");

} // namespace

class tst_Permissions : public QObject
{
    Q_OBJECT

private slots:
    void theMatrixIsTheTable();
    void everyOperationNamesOnePermission();

    void aDeveloperIsRefusedFirmware();
    void aDeveloperIsRefusedFabric();
    void aDeveloperIsRefusedGlobalQuota();
    void aDeveloperIsRefusedAnotherProject();
    void aDeveloperIsRefusedHealthOverride();
    void aDeveloperIsRefusedFacility();

    void nothingADeveloperReadsHoldsASecret();
    void whatAnOperatorReadsHoldsThem();
    void aRoleIsProposedByAdministratorsOnly();
    void aDenialIsAudited();
    void denialsAreNotedOnceASecond();

private:
    static void noOperationCovers(const QStringList &words, const QList<Permission> &permissions);
};

// Run with STW_WRITE=1 to write the table anew, then read what changed.
void tst_Permissions::theMatrixIsTheTable()
{
    const QByteArray now = matrix();
    QVERIFY2(!now.contains('?'), now.constData());
    QFile file(kTable);
    if (qEnvironmentVariableIsSet("STW_WRITE")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(now);
        return;
    }
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> written = file.readAll().split('\n');
    const QList<QByteArray> found = now.split('\n');
    for (qsizetype line = 0; line < qMax(written.size(), found.size()); ++line)
        QCOMPARE(found.value(line), written.value(line));
}

void tst_Permissions::everyOperationNamesOnePermission()
{
    QStringList ids;
    for (const api::Operation &operation : api::operations()) {
        QVERIFY2(!ids.contains(operation.id), operation.id.data());
        ids += operation.id;
        QVERIFY2(operation.act.run, operation.id.data());
    }
    QVERIFY(ids.size() > 40);
}

// Where no operation exists, that is the proof: no path or id speaks of it, and no permission that
// would open it is a developer's.
void tst_Permissions::noOperationCovers(const QStringList &words,
                                        const QList<Permission> &permissions)
{
    for (const api::Operation &operation : api::operations()) {
        const QString text = operation.id + u' ' + operation.path;
        for (const QString &word : words)
            QVERIFY2(!text.contains(word), qPrintable(text));
    }
    for (const Permission permission : permissions) {
        const bool developers = rowOf(permission).roles & bitOf(Role::Developer);
        QVERIFY2(!developers, nameOf(permission).data());
    }
}

void tst_Permissions::aDeveloperIsRefusedFirmware()
{
    noOperationCovers({u"firmware"_s, u"flash"_s, u"driver"_s}, {Permission::FleetOperate});
}

void tst_Permissions::aDeveloperIsRefusedFabric()
{
    noOperationCovers({u"fabric"_s, u"network"_s, u"switch"_s, u"topology"_s},
                      {Permission::FleetOperate});
}

void tst_Permissions::aDeveloperIsRefusedHealthOverride()
{
    // `healthz` is whether the service is up.
    noOperationCovers({u"override"_s, u"health/"_s, u"isolate"_s, u"cordon"_s, u"drain"_s},
                      {Permission::FleetOperate});
}

void tst_Permissions::aDeveloperIsRefusedFacility()
{
    noOperationCovers({u"facility"_s, u"power"_s, u"bmc"_s, u"rack"_s, u"reboot"_s},
                      {Permission::FleetOperate, Permission::FleetRead});
}

void tst_Permissions::aDeveloperIsRefusedGlobalQuota()
{
    Stage stage;
    for (const QByteArray &scope :
         {"project\",\"target\":\"first"_ba, "tenant\",\"target\":\"acme"_ba}) {
        const Answer answer =
            stage.post(u"developer"_s, "/v1/proposals",
                       R"({"change":{"code":"limit_change","scope":")" + scope
                           + R"(","dimension":"cards","limit":1000},"reason":"more"})");
        QCOMPARE(answer.status, 403);
        QCOMPARE(answer.code(), u"forbidden"_s);
    }
    const QByteArray proposal = "/v1/proposals/" + stage.limitProposal.toString().toLatin1();
    QCOMPARE(stage.post(u"developer"_s, proposal + "/activate", {}).status, 404);
    QCOMPARE(stage.ask(u"developer"_s, {"GET", proposal}).status, 404);
    QVERIFY(stage.core.world()->ledger.limits.isEmpty());
    for (const api::Operation &operation : api::operations()) { // and there is no other way
        const bool writes = operation.method != api::Method::Get;
        QVERIFY(!writes || !QString(operation.path).contains(u"quota"));
    }
}

void tst_Permissions::aDeveloperIsRefusedAnotherProject()
{
    Stage stage;
    const QByteArray other = "/v1/projects/other";
    const QByteArray foreign = "/v1/requests/" + stage.foreign.toString().toLatin1();
    for (const QByteArray &path :
         {other, other + "/members", other + "/quota", foreign, foreign + "/timeline",
          foreign + "/output", foreign + "/files", foreign + "/files/out/result.txt"}) {
        const Answer answer = stage.ask(u"developer"_s, {"GET", path});
        QVERIFY2(answer.status == 404, path.constData());
        QVERIFY2(!answer.body.contains("rival"), path.constData());
    }
    QCOMPARE(stage.post(u"developer"_s, foreign + "/cancel", R"({"reason":"x"})").status, 404);
    QCOMPARE(stage.post(u"developer"_s, foreign + "/release", R"({"reason":"x"})").status, 404);
    QCOMPARE(
        stage.ask(u"developer"_s, {"PATCH", other, R"({"title":"mine"})", {{"If-Match", "\"1\""}}})
            .status,
        404);
    const Ask submit{"POST", "/v1/requests", wishFor(u"other"_s), {{"Idempotency-Key", "k"}}};
    const Answer answer = stage.ask(u"developer"_s, submit);
    QCOMPARE(answer.status, 422);
    QVERIFY(answer.faultyFields().contains(u"project"_s));
    QCOMPARE(stage.core.requests().size(), 2);
    for (const char *path : {"/v1/requests", "/v1/requests?project=other", "/v1/projects",
                             "/v1/events", "/v1/usage", "/v1/usage?project=other"}) {
        const QByteArray body = stage.ask(u"developer"_s, {"GET", path}).body;
        QVERIFY2(!body.contains(stage.foreign.toString().toLatin1()), path);
        QVERIFY2(!body.contains(stage.project(u"other"_s).toString().toLatin1()), path);
    }
}

void tst_Permissions::nothingADeveloperReadsHoldsASecret()
{
    int reads = 0;
    for (const QString &person : {u"developer"_s, u"owner"_s}) {
        for (const api::Operation &operation : api::operations()) {
            Stage stage; // signing out must not hide what follows
            const Answer answer = stage.ask(person, sampleOf(operation, stage));
            reads += answer.status == 200 ? 1 : 0;
            for (const QString &secret : Stage::plantedSecrets())
                QVERIFY2(!answer.body.contains(secret.toLatin1()), operation.id.data());
        }
    }
    QVERIFY(reads > 30);
}

void tst_Permissions::whatAnOperatorReadsHoldsThem()
{
    Stage stage;
    const QByteArray nodes = stage.ask(u"operator"_s, {"GET", "/v1/fleet/nodes"}).body;
    for (const QString &secret : Stage::plantedSecrets())
        QVERIFY2(nodes.contains(secret.toLatin1()), qPrintable(secret));
}

// The matrix proposes a limit; the other kind of change names another permission.
void tst_Permissions::aRoleIsProposedByAdministratorsOnly()
{
    Stage stage;
    const QByteArray body = R"({"change":{"code":"role_grant","user":")"
                            + stage.user(u"nobody"_s).toString().toLatin1()
                            + R"(","role":"auditor"},"reason":"help"})";
    const QByteArray path =
        "/v1/proposals/" + stage.roleProposal.toString().toLatin1() + "/activate";
    for (const QString &person : Stage::people()) {
        const bool may = person == u"administrator";
        const Answer made = stage.post(person, "/v1/proposals", body);
        QVERIFY2(made.status == (may ? 201 : 403), qPrintable(person));
        if (!may)
            QVERIFY2(stage.post(person, path, {}).status >= 403, qPrintable(person));
    }
    QCOMPARE(stage.post(u"administrator"_s, path, {}).status, 200);
}

void tst_Permissions::aDenialIsAudited()
{
    Stage stage;
    QCOMPARE(stage.ask(u"developer"_s, {"GET", "/v1/fleet/nodes"}).status, 403);
    const domain::Event last = stage.core.journal().last().event;
    const auto *denial = std::get_if<domain::AccessDenied>(&last);
    QVERIFY(denial);
    QCOMPARE(denial->user, stage.user(u"developer"_s));
    QCOMPARE(denial->operation, u"fleet.nodes"_s);
}

void tst_Permissions::denialsAreNotedOnceASecond()
{
    Stage stage;
    const qsizetype before = stage.core.journal().size();
    for (int time = 0; time < 5; ++time)
        stage.ask(u"developer"_s, {"GET", "/v1/fleet/nodes"});
    QCOMPARE(stage.core.journal().size(), before + 1);
    stage.clock.advance(std::chrono::seconds(1));
    stage.ask(u"developer"_s, {"GET", "/v1/fleet/nodes"});
    QCOMPARE(stage.core.journal().size(), before + 2);
}

QTEST_APPLESS_MAIN(tst_Permissions)
#include "tst_permissions.moc"
