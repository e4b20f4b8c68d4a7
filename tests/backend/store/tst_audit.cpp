#include "backend/store/tables.h"
#include "tests/backend/store/storefixture.h"
#include "tests/support/samples.h"

#include <QTest>

using namespace stw;
using namespace stw::test;
using namespace Qt::StringLiterals;

//! The audit chain against somebody who can write to the database.
class tst_Audit : public QObject
{
    Q_OBJECT

private slots:
    void damageIsFound_data();
    void damageIsFound();
    void everyColumnIsHashed_data() { addEngines(); }
    void everyColumnIsHashed();
    void wholeChainIsWhole_data() { addEngines(); }
    void wholeChainIsWhole();
    void anchorFindsARewrittenChain_data() { addEngines(); }
    void anchorFindsARewrittenChain();
    void cleanupTestCase() { endSharedCluster(); }
};

namespace {

constexpr qint64 kEntries = 1'100; //!< More than one page of the walk.

} // namespace

void tst_Audit::damageIsFound_data()
{
    QTest::addColumn<store::Engine>("engine");
    QTest::addColumn<QStringList>("damage");
    QTest::addColumn<QString>("fault");
    QTest::addColumn<qint64>("brokenAt");
    struct Case
    {
        const char *name;
        QStringList damage;
        QString fault;
        qint64 brokenAt;
    };
    const QString zeros(64, u'0');
    const QString copy = u"INSERT INTO journal SELECT %1, at_us, kind, request, tenant, project, "
                         "accelerator_type, actor, role, on_behalf_of, token, cause, facts, hash "
                         "FROM journal WHERE seq = 7"_s;
    const QList<Case> cases{
        {"a changed byte of the facts",
         {u"UPDATE journal SET facts = facts || ' ' WHERE seq = 1050"_s},
         u"changed"_s,
         1050},
        {"two columns whose border moved",
         {u"UPDATE journal SET actor = actor || 'x', role = substr(role, 2) WHERE seq = 3"_s},
         u"changed"_s,
         3},
        {"a hash of one's own",
         {u"UPDATE journal SET hash = '%1' WHERE seq = 4"_s.arg(zeros)},
         u"changed"_s,
         4},
        {"a removed row", {u"DELETE FROM journal WHERE seq = 1000"_s}, u"missing"_s, 1000},
        {"a removed first row", {u"DELETE FROM journal WHERE seq = 1"_s}, u"missing"_s, 1},
        {"a cut tail", {u"DELETE FROM journal WHERE seq > 1090"_s}, u"cut"_s, 1091},
        {"nothing left", {u"DELETE FROM journal"_s}, u"cut"_s, 1},
        {"a cut tail with a head that was moved back",
         {u"DELETE FROM journal WHERE seq > 10"_s,
          u"UPDATE journal_head SET seq = 10, hash = (SELECT hash FROM journal WHERE seq = 10)"_s},
         u"cut"_s,
         11},
        {"an entry behind the head", {copy.arg(kEntries + 1)}, u"changed"_s, kEntries + 1},
        {"an entry before the first", {copy.arg(0)}, u"changed"_s, 1},
        {"a head that is not the last entry's",
         {u"UPDATE journal_head SET hash = '%1'"_s.arg(zeros)},
         u"changed"_s,
         kEntries},
        {"a head that was moved back alone",
         {u"UPDATE journal_head SET seq = 1099"_s},
         u"changed"_s,
         kEntries},
    };
    for (const auto &[engine, name] : {std::pair(store::Engine::Sqlite, "sqlite"),
                                       std::pair(store::Engine::PostgreSql, "postgresql")}) {
        for (const Case &one : cases)
            QTest::addRow("%s, %s", name, one.name)
                << engine << one.damage << one.fault << one.brokenAt;
    }
}

void tst_Audit::damageIsFound()
{
    STW_FIXTURE;
    QFETCH(QStringList, damage);
    const store::OpenedStore opened = fixture.open();
    const auto anchor = opened.journal->append({someEntries(1, kEntries), {}});
    QVERIFY(anchor);
    QVERIFY(opened.records->verifyAudit(*anchor)->whole);
    QVERIFY(fixture.tamper(damage));
    const auto check = opened.records->verifyAudit(*anchor);
    QVERIFY(check);
    QVERIFY(!check->whole);
    QTEST(check->fault, "fault");
    QTEST(check->brokenAt, "brokenAt");
}

void tst_Audit::everyColumnIsHashed()
{
    STW_FIXTURE;
    const store::OpenedStore opened = fixture.open();
    QVERIFY(opened.journal->append({someEntries(1, 5), {}}));
    for (const QLatin1StringView column : store::tableOf(store::TableId::Journal).columns) {
        const bool number = column == "at_us"_L1;
        if (column == "seq"_L1)
            continue; // the removed rows above
        const QString was = fixture.look(u"SELECT %1 FROM journal WHERE seq = 3"_s.arg(column));
        const QString change = u"UPDATE journal SET %1 = %2 WHERE seq = 3"_s.arg(column);
        QVERIFY(fixture.tamper({change.arg(number ? u"at_us + 1"_s : column + u" || 'x'"_s)}));
        const auto check = opened.records->verifyAudit({});
        QVERIFY(check);
        QCOMPARE(check->brokenAt, 3);
        QVERIFY(fixture.tamper({change.arg(
            number ? u"at_us - 1"_s : u"'%1'"_s.arg(QString(was).replace(u"'"_s, u"''"_s)))}));
        QVERIFY2(opened.records->verifyAudit({})->whole, column.data());
    }
}

void tst_Audit::wholeChainIsWhole()
{
    STW_FIXTURE;
    const store::OpenedStore opened = fixture.open();
    QVERIFY(opened.records->verifyAudit({})->whole);
    const auto early = opened.journal->append({someEntries(1, 3), {}});
    QVERIFY(opened.journal->append({someEntries(4, 3), {}}));
    const auto check = opened.records->verifyAudit(*early);
    QVERIFY(check);
    QVERIFY(check->whole);
    QCOMPARE(check->entries, 6);
    QCOMPARE(check->head, QString::fromLatin1(opened.records->head()->hash.toHex()));
}

void tst_Audit::anchorFindsARewrittenChain()
{
    STW_FIXTURE;
    ports::Head anchor;
    {
        const store::OpenedStore opened = fixture.open();
        anchor = *opened.journal->append({someEntries(1, 5, 1), {}});
    }
    // Somebody empties the journal and writes another, consistent one.
    QVERIFY(
        fixture.tamper({u"DELETE FROM journal"_s,
                        u"UPDATE journal_head SET seq = 0, hash = '%1'"_s.arg(QString(64, u'0'))}));
    const store::OpenedStore opened = fixture.open();
    QVERIFY(opened.journal->append({someEntries(1, 9, 2), {}}));
    QVERIFY(opened.records->verifyAudit({})->whole);
    const auto check = opened.records->verifyAudit(anchor);
    QVERIFY(check);
    QVERIFY(!check->whole);
    QCOMPARE(check->brokenAt, 5);
}

QTEST_GUILESS_MAIN(tst_Audit)
#include "tst_audit.moc"
