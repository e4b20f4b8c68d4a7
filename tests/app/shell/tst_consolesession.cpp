#include "app/shell/session.h"
#include "tests/app/shell/people.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace stw;
using shell::Session;
using shell::Side;
using shell::Sides;

class tst_ConsoleSession : public QObject
{
    Q_OBJECT

private slots:
    void signsInByPassword();
    void isRefusedByThePassword();
    void resumesWithAToken();
    void anExpiredTokenIsForgotten();
    void signsOut();
    void opensTheSidesOfTheRoles_data();
    void opensTheSidesOfTheRoles();
    void entersOnlySidesThatAreOpen();
    void seesTheServerGoAndComeBack();

private:
    static client::Settings settingsFor(const FakeService &service);
};

client::Settings tst_ConsoleSession::settingsFor(const FakeService &service)
{
    client::Settings settings;
    settings.server = service.url();
    return settings;
}

void tst_ConsoleSession::signsInByPassword()
{
    FakeService service;
    test::serve(service, test::developer());
    Session session(settingsFor(service));
    QSignalSpy in(&session, &Session::signedIn);
    session.signIn({u"anna"_s, u"secret"_s, {}, {}});
    QVERIFY(in.wait());
    QCOMPARE(session.who().user.name, u"anna"_s);
    QCOMPARE(session.token(), "token-1");
    QCOMPARE(session.projectName(), u"lab"_s); // the first, until one is chosen
    QCOMPARE(service.asked("POST", u"sessions"_s).size(), 1);
    QTRY_COMPARE(service.feeds().size(), 1);
    QTRY_VERIFY(session.link().online);
    QTRY_COMPARE(service.asked("GET", u"requests"_s).size(), 1);
}

void tst_ConsoleSession::isRefusedByThePassword()
{
    FakeService service;
    test::serve(service, test::developer());
    service.on("POST", u"sessions"_s, FakeService::problem(401, "unauthenticated"));
    Session session(settingsFor(service));
    QSignalSpy refused(&session, &Session::refused);
    session.signIn({u"anna"_s, u"wrong"_s, {}, {}});
    QVERIFY(refused.wait());
    QCOMPARE(refused.first().first().value<Error>().code, ErrorCode::Unauthenticated);
    QVERIFY(!session.isSignedIn());
}

void tst_ConsoleSession::resumesWithAToken()
{
    FakeService service;
    test::serve(service, test::developer());
    Session session(settingsFor(service));
    QSignalSpy in(&session, &Session::signedIn);
    session.resume("kept");
    QVERIFY(in.wait());
    QCOMPARE(service.asked("GET", u"whoami"_s).first().headers.value("authorization"),
             "Bearer kept");
    QVERIFY(service.asked("POST", u"sessions"_s).isEmpty());
}

void tst_ConsoleSession::anExpiredTokenIsForgotten()
{
    FakeService service;
    service.on("GET", u"whoami"_s, FakeService::problem(401, "unauthenticated"));
    Session session(settingsFor(service));
    QSignalSpy refused(&session, &Session::refused);
    session.resume("old");
    QVERIFY(refused.wait());
    QVERIFY(session.token().isEmpty());
}

void tst_ConsoleSession::signsOut()
{
    FakeService service;
    test::serve(service, test::developer());
    Session session(settingsFor(service));
    QSignalSpy in(&session, &Session::signedIn);
    session.resume("kept");
    QVERIFY(in.wait());
    QSignalSpy out(&session, &Session::signedOut);
    session.signOut();
    QCOMPARE(out.size(), 1);
    QVERIFY(!session.isSignedIn());
    QTRY_COMPARE(service.asked("DELETE", u"sessions/current"_s).size(), 1);
    QCOMPARE(service.asked("DELETE", u"sessions/current"_s).first().headers.value("authorization"),
             "Bearer kept");
    QTRY_VERIFY(service.feeds().isEmpty());
}

void tst_ConsoleSession::opensTheSidesOfTheRoles_data()
{
    QTest::addColumn<wire::WhoAmI>("who");
    QTest::addColumn<Sides>("sides");
    QTest::addColumn<Side>("first");

    QTest::newRow("a developer") << test::developer() << Sides(Side::Developer) << Side::Developer;
    QTest::newRow("an operator without a project")
        << test::person(u"ben"_s, {Role::Operator}, {Permission::FleetRead})
        << Sides(Side::Operator) << Side::Operator;
    QTest::newRow("an administrator without a project")
        << test::person(u"eva"_s, {Role::Administrator}, {Permission::UserManage})
        << Sides(Side::Administrator) << Side::Administrator;
    QTest::newRow("one who is everything")
        << test::everybody() << Sides(Side::Developer | Side::Operator | Side::Administrator)
        << Side::Developer;
    QTest::newRow("one with nothing yet sees the developers' side")
        << test::person(u"new"_s, {}, {}) << Sides(Side::Developer) << Side::Developer;
}

void tst_ConsoleSession::opensTheSidesOfTheRoles()
{
    QFETCH(wire::WhoAmI, who);
    FakeService service;
    test::serve(service, who);
    Session session(settingsFor(service));
    QSignalSpy in(&session, &Session::signedIn);
    session.resume("kept");
    QVERIFY(in.wait());
    QTEST(session.sides(), "sides");
    QTEST(session.side(), "first");
}

void tst_ConsoleSession::entersOnlySidesThatAreOpen()
{
    FakeService service;
    test::serve(service, test::developer());
    Session session(settingsFor(service));
    QSignalSpy in(&session, &Session::signedIn);
    session.resume("kept");
    QVERIFY(in.wait());
    QSignalSpy changed(&session, &Session::sideChanged);
    session.setSide(Side::Operator);
    QCOMPARE(changed.size(), 0);
    QCOMPARE(session.side(), Side::Developer);
}

void tst_ConsoleSession::seesTheServerGoAndComeBack()
{
    FakeService service;
    test::serve(service, test::developer());
    Session session(settingsFor(service));
    QSignalSpy back(&session, &Session::reconnected);
    session.resume("kept");
    QTRY_VERIFY(session.link().online);
    service.goAway();
    QTRY_VERIFY_WITH_TIMEOUT(session.isOffline(), 10'000);
    QVERIFY(session.isSignedIn()); // what is known stays to be read
    QVERIFY(session.link().since.isSet());
    service.comeBack();
    session.retry();
    QVERIFY(back.wait(10'000));
    QVERIFY(!session.isOffline());
}

QTEST_GUILESS_MAIN(tst_ConsoleSession)
#include "tst_consolesession.moc"
