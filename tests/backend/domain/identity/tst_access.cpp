#include "backend/domain/identity/access.h"
#include "tests/support/house.h"

#include <QTest>

using namespace stw;
using namespace stw::domain;
using namespace Qt::StringLiterals;

namespace {

// DOMAIN §2 once more: which roles hold which permission. Columns: developer, owner, approver,
// operator, policy admin, administrator, auditor.
const QMap<QString, QString> kExpected{
    {u"session.own"_s, u"xxxxxxx"_s},     {u"catalogue.read"_s, u"xxxxxxx"_s},
    {u"request.read"_s, u"xx.x..x"_s},    {u"request.submit"_s, u"xx....."_s},
    {u"request.control"_s, u"xx.x..."_s}, {u"output.read"_s, u"xx....."_s},
    {u"usage.read"_s, u"xx.xx.x"_s},      {u"project.read"_s, u"xx.xxxx"_s},
    {u"project.edit"_s, u".x...x."_s},    {u"tenant.manage"_s, u".....x."_s},
    {u"user.manage"_s, u".....x."_s},     {u"role.grant"_s, u".....x."_s},
    {u"policy.change"_s, u"....x.."_s},   {u"fleet.read"_s, u"...x..x"_s},
    {u"fleet.operate"_s, u"...x..."_s},   {u"audit.read"_s, u"......x"_s},
};

//! Somebody with one role (a project role is held in `lab`) and a token.
Caller someone(test::House &house, std::optional<Role> role, const QList<Permission> &scopes = {})
{
    const bool ofProject = role && rowOf(*role).reach == RoleReach::Project;
    const UserId id = house.addUser(u"u%1"_s.arg(house.world.directory.users.size()),
                                    role && !ofProject ? QList<Role>{*role} : QList<Role>{});
    if (ofProject)
        house.done(SetMember{{house.project(u"lab"_s), id, *role}});
    Token token;
    token.id = TokenId(house.next());
    token.user = id;
    token.kind = TokenKind::Api;
    token.hash = token.id.toString();
    token.scopes = scopes;
    token.expiresAt = house.now + std::chrono::hours(24 * 365);
    house.done(IssueToken{token, {}});
    return {id, token.id};
}

} // namespace

class tst_Access : public QObject
{
    Q_OBJECT

private slots:
    void everyRoleHoldsWhatTheTableSays();
    void everybodySeesToTheirOwnSession();
    void scopesOnlyTakeAway();
    void credentialsEnd();
    void reachFollowsRoles();
    void aPersonOfManyRolesActsInOne();
};

void tst_Access::everyRoleHoldsWhatTheTableSays()
{
    test::House house;
    QCOMPARE(size_t(kExpected.size()), Named<Permission>::kRows.size());
    for (const RoleRow &role : Named<Role>::kRows) {
        const Caller caller = someone(house, role.value);
        const bool ofProject = role.reach == RoleReach::Project;
        for (const PermissionRow &permission : Named<Permission>::kRows) {
            const bool holds = kExpected.value(permission.name).at(qsizetype(role.value)) == u'x';
            const auto allowed = [&](ProjectId project) {
                const Result<Actor> actor = authorize(house.world.directory, caller,
                                                      {permission.value, project, {}}, house.now);
                return actor.has_value();
            };
            const QByteArray what = QByteArray(role.name.data()) + ' ' + permission.name.data();
            QVERIFY2(allowed(house.project(u"lab"_s)) == holds, what);
            QVERIFY2(allowed({}) == holds, what);
            const bool everywhere =
                holds && (!ofProject || permission.value == Permission::SessionOwn);
            QVERIFY2(allowed(house.project(u"shop"_s)) == everywhere, what);
        }
    }
}

void tst_Access::everybodySeesToTheirOwnSession()
{
    test::House house;
    const Caller nobody = someone(house, {});
    for (const PermissionRow &row : Named<Permission>::kRows) {
        const Result<Actor> actor =
            authorize(house.world.directory, nobody, {row.value, {}, {}}, house.now);
        QCOMPARE(actor.has_value(), row.value == Permission::SessionOwn);
        if (!actor)
            QCOMPARE(actor.error().code, ErrorCode::Forbidden);
    }
}

void tst_Access::scopesOnlyTakeAway()
{
    test::House house;
    for (const PermissionRow &scope : Named<Permission>::kRows) {
        const Caller caller = someone(house, Role::Operator, {scope.value});
        for (const PermissionRow &wanted : Named<Permission>::kRows) {
            const bool held = wanted.roles & bitOf(Role::Operator);
            QCOMPARE(authorize(house.world.directory, caller, {wanted.value, {}, {}}, house.now)
                         .has_value(),
                     held && scope.value == wanted.value);
        }
    }
}

void tst_Access::credentialsEnd()
{
    test::House house;
    const Caller caller = someone(house, Role::Auditor);
    const auto code = [&house](const Caller &who) {
        const Result<Actor> actor =
            authorize(house.world.directory, who, {Permission::AuditRead, {}, {}}, house.now);
        return actor ? std::nullopt : std::optional(actor.error().code);
    };
    const QString hash = caller.token.toString();
    QVERIFY(!code(caller));
    QCOMPARE(callerOf(house.world.directory, hash, house.now)->user, caller.user);
    QVERIFY(!callerOf(house.world.directory, u"other"_s, house.now));
    // Somebody else's token, no token, nobody.
    const Caller other = someone(house, Role::Auditor);
    QCOMPARE(code({caller.user, other.token}), ErrorCode::Unauthenticated);
    QCOMPARE(code({caller.user, {}}), ErrorCode::Unauthenticated);
    QCOMPARE(code({{}, caller.token}), ErrorCode::Unauthenticated);

    const Instant before = house.now;
    house.now = house.now + std::chrono::hours(24 * 365);
    QCOMPARE(code(caller), ErrorCode::Unauthenticated); // it ends at, not after
    house.now = before;
    house.done(EditUser{caller.user, 1, {}, true});
    QCOMPARE(code(caller), ErrorCode::Unauthenticated);
    house.done(EditUser{caller.user, 2, {}, false});
    QVERIFY(!code(caller));
    QVERIFY(!house.run(RevokeToken{caller.token, other.user}));
    house.done(RevokeToken{caller.token, caller.user});
    QCOMPARE(code(caller), ErrorCode::Unauthenticated);
    QVERIFY(!callerOf(house.world.directory, hash, house.now));
}

void tst_Access::reachFollowsRoles()
{
    test::House house;
    const Directory &directory = house.world.directory;
    const Caller developer = someone(house, Role::Developer);
    const Caller operators = someone(house, Role::Operator);
    const Caller narrow = someone(house, Role::Operator, {Permission::SessionOwn});
    QCOMPARE(reachOf(directory, developer, Permission::RequestRead),
             std::optional(QList<ProjectId>{house.project(u"lab"_s)}));
    QCOMPARE(reachOf(directory, developer, Permission::AuditRead),
             std::optional(QList<ProjectId>{}));
    QVERIFY(!reachOf(directory, operators, Permission::RequestRead));
    QCOMPARE(reachOf(directory, narrow, Permission::RequestRead),
             std::optional(QList<ProjectId>{}));
}

void tst_Access::aPersonOfManyRolesActsInOne()
{
    test::House house;
    const Caller caller = someone(house, Role::Auditor);
    house.done(SetMember{{house.project(u"lab"_s), caller.user, Role::Developer}});
    const auto role = [&](Permission permission) {
        return authorize(house.world.directory, caller, {permission, house.project(u"lab"_s), {}},
                         house.now)
            ->role;
    };
    QCOMPARE(role(Permission::AuditRead), u"auditor"_s);
    QCOMPARE(role(Permission::RequestSubmit), u"developer"_s);
}

QTEST_APPLESS_MAIN(tst_Access)
#include "tst_access.moc"
