#include "tests/backend/store/storefixture.h"
#include "tests/support/samples.h"

#include <QTest>

using namespace stw;
using namespace stw::test;
using namespace Qt::StringLiterals;

//! The journal's side of the store, on both databases.
class tst_Store : public QObject
{
    Q_OBJECT

private slots:
    void roundTrip_data() { addEngines(); }
    void roundTrip();
    void cleanupTestCase() { endSharedCluster(); }
};

#define STW_FIXTURE                                                                                \
    QFETCH(store::Engine, engine);                                                                 \
    const StoreFixture fixture(engine);                                                            \
    if (!fixture.skipReason().isEmpty())                                                           \
    QSKIP(qPrintable(fixture.skipReason()))

void tst_Store::roundTrip()
{
    STW_FIXTURE;
    store::OpenedStore opened = fixture.open();
    QVERIFY(opened.journal);
    const ports::Batch batch{entriesOf(1, Samples(7).every<domain::Event>()), everyRow(3)};
    const auto head = opened.journal->append(batch);
    QVERIFY2(head, head ? "" : qPrintable(head.error().detail));
    QCOMPARE(head->seq, batch.entries.size());
    QList<ports::Entry> read;
    const auto entries = opened.archive->entries(0, [&read](const ports::Entry &entry) {
        read.append(entry);
        return Result<void>();
    });
    QVERIFY2(entries, entries ? "" : qPrintable(entries.error().detail));
    QCOMPARE(read.size(), batch.entries.size());
    for (qsizetype at = 0; at < read.size(); ++at)
        QVERIFY(read[at].event == batch.entries[at].event);
    const auto rows = opened.archive->allRows();
    QVERIFY2(rows, rows ? "" : qPrintable(rows.error().detail));
    QCOMPARE(rows->size(), batch.rows.size());
    const auto check = opened.records->verifyAudit({});
    QVERIFY(check);
    QVERIFY(check->whole);
    const auto shadow = opened.journal->load({});
    QVERIFY2(shadow, shadow ? "" : qPrintable(shadow.error().detail));
}

QTEST_GUILESS_MAIN(tst_Store)
#include "tst_store.moc"
