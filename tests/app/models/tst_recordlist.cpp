#include "app/models/records.h"
#include "tests/app/texts/languages.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace stw;
using namespace stw::models;
using namespace Qt::StringLiterals;

class tst_RecordList : public QObject
{
    Q_OBJECT

private slots:
    void everyListHasTitlesAndTexts();
    void theSameKeysKeepTheRows();
    void aSpecSaysItsCards_data();
    void aSpecSaysItsCards();
    void anAccountSaysItsStanding_data();
    void anAccountSaysItsStanding();

private:
    static wire::SpecView spec(const QString &name, CountRange cards = {0, 0, 0})
    {
        wire::SpecView view;
        view.spec.name = name;
        view.spec.cards = cards;
        return view;
    }
    static void verifyTitles(const QAbstractItemModel &model)
    {
        QStringList titles;
        for (int column = 0; column < model.columnCount(); ++column)
            titles += model.headerData(column, Qt::Horizontal).toString();
        for (const QString &title : titles)
            QVERIFY(isWhole(title) && titles.count(title) == 1);
        QVERIFY(titles.size() > 2);
        QVERIFY(!model.headerData(model.columnCount(), Qt::Horizontal).isValid());
    }
};

void tst_RecordList::everyListHasTitlesAndTexts()
{
    const auto strict = QAbstractItemModelTester::FailureReportingMode::QtTest;
    SpecList specs;
    ProjectList projects;
    UserList users;
    MemberList members;
    QAbstractItemModelTester ofSpecs(&specs, strict);
    QAbstractItemModelTester ofProjects(&projects, strict);
    QAbstractItemModelTester ofUsers(&users, strict);
    QAbstractItemModelTester ofMembers(&members, strict);
    Project project;
    project.name = u"alpha"_s;
    wire::UserView user;
    user.name = u"anna"_s;
    user.roles = {Role::Operator, Role::Auditor};
    wire::MemberView member;
    member.name = u"ben"_s;
    specs.setRecords({spec(u"gpu"_s)});
    projects.setRecords({project});
    users.setRecords({user});
    members.setRecords({member});
    for (const QAbstractItemModel *model :
         std::initializer_list<const QAbstractItemModel *>{&specs, &projects, &users, &members})
        verifyTitles(*model);
    QCOMPARE(specs.index(0, 0).data().toString(), u"gpu"_s);
    QCOMPARE(projects.index(0, 0).data().toString(), u"alpha"_s);
    QCOMPARE(users.index(0, 2).data().toString(), u"Operator, Auditor"_s);
    QCOMPARE(members.index(0, 2).data().toString(), u"Developer"_s);
}

void tst_RecordList::theSameKeysKeepTheRows()
{
    SpecList specs;
    specs.setRecords({spec(u"a"_s), spec(u"b"_s)});
    QSignalSpy reset(&specs, &SpecList::modelReset);
    const QPersistentModelIndex second(specs.index(1, 0));
    wire::SpecView dearer = spec(u"b"_s);
    dearer.spec.title.en = u"Bee"_s;
    specs.setRecords({spec(u"a"_s), dearer});
    QCOMPARE(second.data().toString(), u"Bee"_s);
    QCOMPARE(specs.rowOf(second.data(SpecList::KeyRole).toString()), 1);
    QCOMPARE(reset.size(), 0);
    specs.setRecords({dearer});
    QCOMPARE(reset.size(), 1);
    QVERIFY(!specs.at(1) && specs.at(0));
}

void tst_RecordList::aSpecSaysItsCards_data()
{
    QTest::addColumn<int>("minimum");
    QTest::addColumn<int>("maximum");
    QTest::addColumn<QString>("expected");
    QTest::newRow("none") << 0 << 0 << u"–"_s;
    QTest::newRow("always so many") << 8 << 8 << u"8"_s;
    QTest::newRow("a range") << 1 << 8 << u"1–8"_s;
}

void tst_RecordList::aSpecSaysItsCards()
{
    QFETCH(int, minimum);
    QFETCH(int, maximum);
    SpecList specs;
    specs.setRecords({spec(u"a"_s, {minimum, maximum, minimum})});
    QTEST(specs.index(0, 2).data().toString(), "expected");
}

void tst_RecordList::anAccountSaysItsStanding_data()
{
    QTest::addColumn<bool>("disabled");
    QTest::addColumn<bool>("service");
    QTest::addColumn<bool>("password");
    QTest::addColumn<QString>("expected");
    QTest::newRow("disabled comes first") << true << true << true << u"disabled"_s;
    QTest::newRow("a service") << false << true << false << u"service account"_s;
    QTest::newRow("a person") << false << false << true << u"active"_s;
    QTest::newRow("a new person") << false << false << false << u"has not signed in yet"_s;
}

void tst_RecordList::anAccountSaysItsStanding()
{
    QFETCH(bool, disabled);
    QFETCH(bool, service);
    QFETCH(bool, password);
    wire::UserView user;
    user.disabled = disabled;
    user.service = service;
    user.hasPassword = password;
    UserList users;
    users.setRecords({user});
    QTEST(users.index(0, 3).data().toString(), "expected");
}

QTEST_GUILESS_MAIN(tst_RecordList)
#include "tst_recordlist.moc"
