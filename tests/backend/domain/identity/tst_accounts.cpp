#include "backend/domain/identity/access.h"
#include "tests/support/house.h"

#include <QTest>

using namespace stw;
using namespace stw::domain;
using namespace Qt::StringLiterals;

namespace {

Token tokenFor(test::House &house, UserId user, TokenKind kind, Micros life)
{
    Token token;
    token.id = TokenId(house.next());
    token.user = user;
    token.kind = kind;
    token.hash = token.id.toString();
    token.issuedAt = house.now;
    token.expiresAt = house.now + life;
    return token;
}

ErrorCode codeOf(const Result<QList<Event>> &events)
{
    return events ? ErrorCode::Internal : events.error().code;
}

//! Two administrators and two policy admins, with a proposal of each kind by the first.
struct Council
{
    test::House house;
    UserId admin = house.addUser(u"admin"_s, {Role::Administrator});
    UserId second = house.addUser(u"second"_s, {Role::Administrator});
    UserId policy = house.addUser(u"policy"_s, {Role::PolicyAdmin});

    ProposalId propose(UserId by, const Change &change)
    {
        Proposal proposal;
        proposal.id = ProposalId(house.next());
        proposal.change = change;
        proposal.proposedBy = by;
        house.done(Propose{proposal});
        return proposal.id;
    }
    ErrorCode proposing(UserId by, const Change &change)
    {
        Proposal proposal;
        proposal.change = change;
        proposal.proposedBy = by;
        return codeOf(house.run(Propose{proposal}));
    }
    Result<QList<Event>> activate(ProposalId id, UserId by)
    {
        return house.run(DecideProposal{id, ProposalState::Activated, by});
    }
    Change limit()
    {
        return LimitChange{ScopeKind::Project, u"lab"_s, QuotaDimension::Cards, 4'000};
    }
};

} // namespace

class tst_Accounts : public QObject
{
    Q_OBJECT

private slots:
    void nobodyGrantsThemselves();
    void aSecondPersonActivates();
    void singlePersonModeEndsByItself();
    void onlyOneDecides();
    void theLastAdministratorStays();
    void tokensLiveAtMostAYear();
    void sessionsSlideAndEnd();
    void failuresLockTheAccount();
    void aSecretServesOnce();
    void newPasswordEndsOtherSessions();
    void namesAreCheckedAndUnique();
    void editsNameTheirRevision();
};

void tst_Accounts::nobodyGrantsThemselves()
{
    Council c;
    for (const bool single : {false, true}) {
        c.house.settings.singlePerson = single;
        QCOMPARE(c.proposing(c.admin, RoleGrant{c.admin, Role::Operator, true}),
                 ErrorCode::SelfApproval);
        // Nor by another's proposal, activated by oneself.
        const ProposalId id = c.propose(c.second, RoleGrant{c.admin, Role::Operator, true});
        QCOMPARE(codeOf(c.activate(id, c.admin)), ErrorCode::SelfApproval);
        QVERIFY(!c.house.world.directory.users[c.admin].roles.contains(Role::Operator));
    }
    // Project roles have no proposals; the same rule stands.
    c.house.settings.singlePerson = false;
    c.house.actor.id = c.admin.toString();
    QCOMPARE(codeOf(c.house.run(SetMember{{c.house.project(u"lab"_s), c.admin, Role::Owner}})),
             ErrorCode::SelfApproval);
}

void tst_Accounts::aSecondPersonActivates()
{
    Council c;
    const ProposalId grant = c.propose(c.admin, RoleGrant{c.policy, Role::Auditor, true});
    QCOMPARE(codeOf(c.activate(grant, c.admin)), ErrorCode::SelfApproval);
    QCOMPARE(c.activate(grant, c.second)->size(), 2);
    QVERIFY(c.house.world.directory.users[c.policy].roles.contains(Role::Auditor));

    const ProposalId limit = c.propose(c.policy, c.limit());
    QCOMPARE(codeOf(c.activate(limit, c.policy)), ErrorCode::SelfApproval);
    QVERIFY(c.house.world.ledger.limits.isEmpty());
    QVERIFY(c.activate(limit, c.second));
    QCOMPARE(c.house.world.ledger.limits.first(), qint64(4'000));
    // One's own may be withdrawn.
    const ProposalId own = c.propose(c.policy, c.limit());
    QVERIFY(c.house.run(DecideProposal{own, ProposalState::Withdrawn, c.policy}));
}

void tst_Accounts::singlePersonModeEndsByItself()
{
    Council c;
    c.house.settings.singlePerson = true;
    const Result<QList<Event>> alone = c.activate(c.propose(c.policy, c.limit()), c.policy);
    QVERIFY(alone);
    QVERIFY(std::get<ProposalDecided>(alone->first()).singlePerson);
    const UserId other = c.house.addUser(u"policy2"_s, {Role::PolicyAdmin});
    const ProposalId id = c.propose(c.policy, c.limit());
    QCOMPARE(codeOf(c.activate(id, c.policy)), ErrorCode::SelfApproval);
    c.house.done(EditUser{other, 1, {}, true}); // who is disabled is nobody
    QVERIFY(c.activate(id, c.policy));
}

void tst_Accounts::onlyOneDecides()
{
    Council c;
    const ProposalId id = c.propose(c.admin, RoleGrant{c.policy, Role::Auditor, true});
    QCOMPARE(codeOf(c.house.run(DecideProposal{id, ProposalState::Open, c.second})),
             ErrorCode::Malformed);
    QVERIFY(c.activate(id, c.second));
    const Result<QList<Event>> late = c.activate(id, c.second);
    QCOMPARE(codeOf(late), ErrorCode::AlreadyDecided);
    QCOMPARE(late.error().facts.value(u"by"_s), c.second.toString());
    QCOMPARE(late.error().facts.value(u"at"_s), toText(c.house.now));
    QCOMPARE(codeOf(c.activate(ProposalId(c.house.next()), c.second)), ErrorCode::NotFound);
}

void tst_Accounts::theLastAdministratorStays()
{
    Council c;
    c.house.done(EditUser{c.second, 1, {}, true});
    QCOMPARE(codeOf(c.house.run(EditUser{c.admin, 1, {}, true})), ErrorCode::NotAllowed);
    const ProposalId id = c.propose(c.admin, RoleGrant{c.admin, Role::Administrator, false});
    QCOMPARE(codeOf(c.activate(id, c.policy)), ErrorCode::NotAllowed);
    QCOMPARE(codeOf(c.house.run(GrantRole{{c.admin, Role::Administrator, false}})),
             ErrorCode::NotAllowed);
    c.house.done(EditUser{c.second, 2, {}, false});
    QVERIFY(c.activate(id, c.second));
    QVERIFY(!c.house.world.directory.users[c.admin].roles.contains(Role::Administrator));
}

void tst_Accounts::tokensLiveAtMostAYear()
{
    test::House house;
    const UserId anna = house.user(u"anna"_s);
    constexpr std::chrono::hours kYear{24 * 365};
    const auto issue = [&](Micros life) {
        return codeOf(house.run(IssueToken{tokenFor(house, anna, TokenKind::Api, life), {}}));
    };
    QCOMPARE(issue(kYear), ErrorCode::Internal); // taken
    QCOMPARE(issue(kYear + Micros(1)), ErrorCode::Malformed);
    QCOMPARE(issue(Micros(0)), ErrorCode::Malformed);
    User robot;
    robot.id = UserId(house.next());
    robot.name = u"robot"_s;
    robot.service = true;
    house.done(CreateUser{robot});
    QCOMPARE(
        codeOf(house.run(IssueToken{tokenFor(house, robot.id, TokenKind::Session, kYear), {}})),
        ErrorCode::Forbidden);
    QVERIFY(house.run(IssueToken{tokenFor(house, robot.id, TokenKind::Api, kYear), {}}));
    QVERIFY(!house.run(SetPassword{robot.id, u"hash"_s}));
}

void tst_Accounts::sessionsSlideAndEnd()
{
    test::House house;
    const UserId anna = house.user(u"anna"_s);
    const Token session = tokenFor(house, anna, TokenKind::Session, std::chrono::hours(12));
    const Token api = tokenFor(house, anna, TokenKind::Api, std::chrono::hours(12));
    house.done(IssueToken{session, {}});
    house.done(IssueToken{api, {}});
    const Instant later = session.expiresAt + std::chrono::hours(1);
    QCOMPARE(house.done(ExtendToken{session.id, later}).size(), 1);
    QVERIFY(house.done(ExtendToken{session.id, session.expiresAt}).isEmpty()); // never shorter
    QVERIFY(house.done(ExtendToken{api.id, later}).isEmpty()); // only sessions slide
    house.now = later;
    QVERIFY(house.done(ExtendToken{session.id, later + std::chrono::hours(9)}).isEmpty());
}

void tst_Accounts::failuresLockTheAccount()
{
    test::House house;
    const UserId anna = house.user(u"anna"_s);
    const auto signIn = [&] {
        return codeOf(house.run(
            IssueToken{tokenFor(house, anna, TokenKind::Session, std::chrono::hours(1)), {}}));
    };
    for (qint64 at = 1; at < house.settings.mostFailures; ++at)
        house.done(NoteSignInFailure{anna});
    QVERIFY(!house.world.directory.users[anna].lockedUntil.isSet());
    house.done(NoteSignInFailure{anna});
    QCOMPARE(signIn(), ErrorCode::Unauthenticated); // also with the right password
    house.now = house.world.directory.users[anna].lockedUntil;
    QCOMPARE(signIn(), ErrorCode::Internal); // taken
    QCOMPARE(house.world.directory.users[anna].failures, qint64(0));
    QVERIFY(house.done(NoteSignInFailure{UserId(house.next())}).isEmpty());
}

void tst_Accounts::aSecretServesOnce()
{
    test::House house;
    const UserId anna = house.user(u"anna"_s);
    house.done(IssueSecret{anna, u"s"_s, house.now + std::chrono::hours(1)});
    const auto signIn = [&](const QString &secret) {
        return codeOf(house.run(
            IssueToken{tokenFor(house, anna, TokenKind::Session, std::chrono::hours(1)), secret}));
    };
    QCOMPARE(signIn(u"wrong"_s), ErrorCode::Unauthenticated);
    QCOMPARE(signIn(u"s"_s), ErrorCode::Internal); // taken
    QCOMPARE(signIn(u"s"_s), ErrorCode::Unauthenticated);
    house.done(IssueSecret{anna, u"t"_s, house.now + std::chrono::hours(1)});
    house.now = house.now + std::chrono::hours(1);
    QCOMPARE(signIn(u"t"_s), ErrorCode::Unauthenticated);
}

void tst_Accounts::newPasswordEndsOtherSessions()
{
    test::House house;
    const UserId anna = house.user(u"anna"_s);
    const auto issue = [&](UserId user, TokenKind kind) {
        const Token token = tokenFor(house, user, kind, std::chrono::hours(1));
        house.done(IssueToken{token, {}});
        return token.id;
    };
    const TokenId own = issue(anna, TokenKind::Session);
    const TokenId stolen = issue(anna, TokenKind::Session);
    const TokenId api = issue(anna, TokenKind::Api);
    const TokenId bens = issue(house.user(u"ben"_s), TokenKind::Session);
    house.actor.token = own.toString();
    house.done(SetPassword{anna, u"hash"_s});
    const auto &tokens = house.world.directory.tokens;
    QVERIFY(tokens.contains(own) && tokens.contains(api) && tokens.contains(bens));
    QVERIFY(!tokens.contains(stolen));
}

void tst_Accounts::namesAreCheckedAndUnique()
{
    test::House house;
    Project project{ProjectId(house.next()),
                    house.world.directory.tenants.firstKey(),
                    u"lab"_s,
                    {},
                    u"UTC"_s,
                    0,
                    1};
    QCOMPARE(codeOf(house.run(CreateProject{project})), ErrorCode::Conflict);
    project.name = u"Größe"_s;
    project.zone = u"Mars/Base"_s;
    project.tenant = {};
    QCOMPARE(house.run(CreateProject{project}).error().faults.size(), 3);
    project.name = u"new"_s;
    project.zone = u"UTC"_s;
    project.tenant = house.world.directory.tenants.firstKey();
    house.done(CreateProject{project});
    QCOMPARE(house.world.directory.projects[project.id].osNumber, qint64(4)); // never reused
    User anna;
    anna.name = u"anna"_s;
    anna.roles = {Role::Administrator};
    QCOMPARE(codeOf(house.run(CreateUser{anna})), ErrorCode::Conflict);
    anna.id = UserId(house.next());
    anna.name = u"annabel"_s;
    house.done(CreateUser{anna});
    QVERIFY(house.world.directory.users[anna.id].roles.isEmpty()); // roles come by proposals
}

void tst_Accounts::editsNameTheirRevision()
{
    test::House house;
    const ProjectId lab = house.project(u"lab"_s);
    house.done(EditProject{lab, 1, u"One"_s});
    const Result<QList<Event>> stale = house.run(EditProject{lab, 1, u"Two"_s});
    QCOMPARE(codeOf(stale), ErrorCode::Conflict);
    QCOMPARE(stale.error().facts.value(u"revision"_s), u"2"_s);
    QCOMPARE(house.world.directory.projects[lab].title, u"One"_s);
}

QTEST_APPLESS_MAIN(tst_Accounts)
#include "tst_accounts.moc"
