#include "backend/store/chain.h"
#include "shared/base/overloaded.h"
#include "shared/wire/jsoncodec.h"
#include "tests/backend/store/storefixture.h"
#include "tests/support/samples.h"

#include <QFileInfo>
#include <QTest>

#include <thread>

using namespace stw;
using namespace stw::test;
using namespace Qt::StringLiterals;

//! The journal's side of the store, on both databases.
class tst_Store : public QObject
{
    Q_OBJECT

private slots:
    void everythingComesBack_data() { addEngines(); }
    void everythingComesBack();
    void laterRowOfAKeyWins_data() { addEngines(); }
    void laterRowOfAKeyWins();
    void failingBatchWritesNothing_data() { addEngines(); }
    void failingBatchWritesNothing();
    void cardIsInOneOpenAllocation_data() { addEngines(); }
    void cardIsInOneOpenAllocation();
    void batchBeginsAtTheHead_data() { addEngines(); }
    void batchBeginsAtTheHead();
    void loadGivesWhatIsLive_data() { addEngines(); }
    void loadGivesWhatIsLive();
    void versionsLoadInOrder_data() { addEngines(); }
    void versionsLoadInOrder();
    void journalMovesToAnotherThread_data() { addEngines(); }
    void journalMovesToAnotherThread();
    void secondWriterIsRefused_data() { addEngines(); }
    void secondWriterIsRefused();
    void readerSeesWhatIsCommitted_data() { addEngines(); }
    void readerSeesWhatIsCommitted();
    void replayNeedsAnEmptyJournal_data() { addEngines(); }
    void replayNeedsAnEmptyJournal();
    void fileIsPrivate();
    void chainHashIsTheDocumentedOne();
    void cleanupTestCase() { endSharedCluster(); }
};

namespace {

constexpr char kFirstHash[] = "47de74451a71df5edf287b29fcacf96e465ca2f3d713ed067ed13f6d83f2c1f6";
constexpr char kSecondHash[] = "f70a19044c8c4e592edb1d90fa063a4604dfdf03d6323f5058a4371e440bc419";

// clang-format off: one line per kind of row.
bool same(const ports::Row &a, const ports::Row &b)
{
    if (a.index() != b.index())
        return false;
    const auto equal = Overloaded{
        [](const ports::RequestRow &x, const ports::RequestRow &y) {
            return x.request == y.request;
        },
        [](const ports::QueueSpanRow &x, const ports::QueueSpanRow &y) {
            return x.request == y.request && x.position == y.position && x.span == y.span
                   && x.tenant == y.tenant && x.project == y.project;
        },
        [](const ports::AllocationRow &x, const ports::AllocationRow &y) {
            return x.request == y.request && x.tenant == y.tenant && x.project == y.project
                   && x.acceleratorType == y.acceleratorType && x.allocation == y.allocation;
        },
        [](const ports::IntervalRow &x, const ports::IntervalRow &y) {
            return x.interval == y.interval;
        },
        [](const ports::ChargeRow &x, const ports::ChargeRow &y) {
            return x.seq == y.seq && x.charge == y.charge;
        },
        [](const ports::PostingRow &x, const ports::PostingRow &y) {
            return x.seq == y.seq && x.position == y.position && x.at == y.at
                   && x.posting == y.posting;
        },
        [](const ports::BalanceRow &x, const ports::BalanceRow &y) {
            return x.key == y.key && x.balance == y.balance;
        },
        [](const ports::LimitRow &x, const ports::LimitRow &y) {
            return x.scope == y.scope && x.dimension == y.dimension && x.limit == y.limit;
        },
        [](const ports::ObjectRow &x, const ports::ObjectRow &y) {
            return x.object == y.object && x.removed == y.removed;
        },
        [](const auto &, const auto &) { return false; },
    };
    return std::visit(equal, a, b);
}
// clang-format on

qsizetype countOf(const QList<ports::Row> &rows, const ports::Row &row)
{
    return std::ranges::count_if(rows, [&row](const ports::Row &one) { return same(one, row); });
}

bool sameEntry(const ports::Entry &a, const ports::Entry &b)
{
    return a.seq == b.seq && a.at == b.at && a.actor == b.actor && a.cause == b.cause
           && a.request == b.request && a.tenant == b.tenant && a.project == b.project
           && a.acceleratorType == b.acceleratorType && a.event == b.event;
}

//! The journal's entries, or none where one of them cannot be read.
QList<ports::Entry> journalOf(const store::OpenedStore &opened)
{
    QList<ports::Entry> entries;
    const auto read = opened.archive->entries(0, [&entries](const ports::Entry &entry) {
        entries.append(entry);
        return Result<void>();
    });
    return read ? entries : QList<ports::Entry>();
}

} // namespace

void tst_Store::everythingComesBack()
{
    STW_FIXTURE;
    const store::OpenedStore opened = fixture.open();
    const ports::Batch batch{entriesOf(1, Samples(7).every<domain::Event>()), everyRow(3)};
    STW_COMPARE(opened.journal->append(batch).map(seqOf), batch.entries.size());

    const QList<ports::Entry> entries = journalOf(opened);
    QCOMPARE(entries.size(), batch.entries.size());
    for (qsizetype at = 0; at < entries.size(); ++at)
        QVERIFY(sameEntry(entries[at], batch.entries[at]));
    const auto lines = opened.records->journal({});
    QVERIFY(lines);
    for (qsizetype at = 0; at < entries.size(); ++at)
        QCOMPARE((*lines)[at].facts, wire::encode(batch.entries[at].event));

    const auto rows = opened.archive->allRows();
    QVERIFY(rows);
    QCOMPARE(rows->size(), batch.rows.size());
    for (const ports::Row &row : batch.rows)
        QCOMPARE(countOf(*rows, row), 1);

    const auto scratch = store::scratchArchive();
    QVERIFY(scratch);
    QVERIFY((*scratch)->writeRows(batch.rows));
    STW_COMPARE((*scratch)->dump(), *opened.archive->dump());
}

void tst_Store::laterRowOfAKeyWins()
{
    STW_FIXTURE;
    const store::OpenedStore opened = fixture.open();
    QList<ports::Row> first = everyRow(3);
    ports::RequestRow changed{makeRequest(4)};
    changed.request.id = std::get<ports::RequestRow>(first[0]).request.id;
    const auto balance = std::get<ports::BalanceRow>(first[6]);
    const auto limit = std::get<ports::LimitRow>(first[8]);
    const auto object = std::get<ports::ObjectRow>(first.last());

    QVERIFY(opened.journal->append({someEntries(1, 2), first + QList<ports::Row>{changed}}));
    QCOMPARE(countOf(*opened.archive->allRows(), first[0]), 0);
    QCOMPARE(countOf(*opened.archive->allRows(), changed), 1);
    QVERIFY(opened.journal->append({someEntries(3, 1), {first[0]}}));
    QCOMPARE(countOf(*opened.archive->allRows(), first[0]), 1);

    const QList<ports::Row> gone{ports::BalanceRow{balance.key, {}},
                                 ports::LimitRow{limit.scope, limit.dimension, {}},
                                 ports::ObjectRow{object.object, true}};
    QVERIFY(opened.journal->append({someEntries(4, 1), gone}));
    QCOMPARE(opened.archive->allRows()->size(), first.size() - gone.size());
    // Back and gone and back within one batch: there.
    QVERIFY(opened.journal->append(
        {someEntries(5, 1), QList<ports::Row>{object} + gone + QList<ports::Row>{object, limit}}));
    QCOMPARE(opened.archive->allRows()->size(), first.size() - 1);
    QCOMPARE(countOf(*opened.archive->allRows(), object), 1);
}

void tst_Store::failingBatchWritesNothing()
{
    STW_FIXTURE;
    const store::OpenedStore opened = fixture.open();
    const QList<ports::Row> rows = everyRow(3);
    const ports::ChargeRow charge = std::get<ports::ChargeRow>(rows[4]);
    QVERIFY(opened.journal->append({someEntries(1, 3), rows}));
    const QByteArray before = *opened.archive->dump();

    // The same charge again, and twice within one batch: never counted twice.
    ports::ChargeRow other = charge;
    other.charge.unit = u"another card"_s;
    for (const QList<ports::Row> &charges :
         {QList<ports::Row>{charge}, QList<ports::Row>{other, other}}) {
        const auto refused = opened.journal->append(
            {someEntries(4, 2), QList<ports::Row>{ports::RequestRow{makeRequest(9)}} + charges});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Unavailable);
        QCOMPARE(refused.error().facts.value(u"kind"_s), u"permanent"_s);
        STW_COMPARE(opened.archive->dump(), before);
        STW_COMPARE(opened.records->head().map(seqOf), 3);
        QCOMPARE(journalOf(opened).size(), 3);
    }
    STW_COMPARE(opened.journal->append({someEntries(4, 2), {other}}).map(seqOf), 5);
    QVERIFY(opened.records->verifyAudit({})->whole);
}

void tst_Store::cardIsInOneOpenAllocation()
{
    STW_FIXTURE;
    const store::OpenedStore opened = fixture.open();
    ports::AllocationRow first = makeAllocation(1, {u"GPU-a"_s, u"GPU-b"_s});
    const ports::AllocationRow second = makeAllocation(2, {u"GPU-b"_s});
    QVERIFY(opened.journal->append({someEntries(1, 1), {first}}));
    const QByteArray before = *opened.archive->dump();
    QVERIFY(!opened.journal->append({someEntries(2, 1), {second}}));
    STW_COMPARE(opened.archive->dump(), before);

    // Returned in the same batch, even where the new holder's row comes first.
    first.allocation.proof = ReturnProof{Instant{7}, u"receipt"_s, u"seen"_s, true};
    QVERIFY(opened.journal->append({someEntries(2, 1), {second, first}}));
    QVERIFY(!opened.journal->append({someEntries(3, 1), {makeAllocation(3, {u"GPU-b"_s})}}));
    QVERIFY(opened.journal->append({someEntries(3, 1), {makeAllocation(3, {u"GPU-a"_s})}}));
}

void tst_Store::batchBeginsAtTheHead()
{
    STW_FIXTURE;
    const store::OpenedStore opened = fixture.open();
    QVERIFY(opened.journal->append({someEntries(1, 3), {}}));
    QList<ports::Entry> gap = someEntries(4, 3);
    gap.removeAt(1);
    for (const QList<ports::Entry> &entries : {someEntries(3, 1), someEntries(5, 1), gap}) {
        const auto refused = opened.journal->append({entries, everyRow(5)});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Conflict);
    }
    QVERIFY(opened.archive->allRows()->isEmpty());
    QVERIFY(opened.journal->append({someEntries(4, 1), {}}));
    // Somebody else wrote: same position, another hash.
    QVERIFY(fixture.tamper({u"UPDATE journal_head SET hash = '%1'"_s.arg(QString(64, u'a'))}));
    const auto refused = opened.journal->append({someEntries(5, 1), {}});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::Conflict);
}

void tst_Store::loadGivesWhatIsLive()
{
    STW_FIXTURE;
    ports::Head head;
    QList<Request> live;
    QList<ports::Row> rows = everyRow(3).mid(1); // without its request
    for (const auto &row : Named<RequestState>::kRows) {
        Request request = makeRequest(100 + quint64(row.value));
        request.state = row.value;
        request.submittedAt = Instant{1'000 + qint64(row.value)};
        request.idempotencyKey = row.value == RequestState::Failed ? QString() : u"key"_s;
        rows.append(ports::RequestRow{request});
        if (!row.terminal)
            live.append(request);
    }
    QString instance;
    {
        const store::OpenedStore opened = fixture.open();
        instance = opened.instance;
        head = *opened.journal->append({someEntries(1, 4), rows});
    }
    const store::OpenedStore opened = fixture.open();
    QVERIFY(!instance.isEmpty());
    QCOMPARE(opened.instance, instance);
    const auto shadow = opened.journal->load(Instant{1'005});
    QVERIFY(shadow);
    QCOMPARE(shadow->head.seq, 4);
    QCOMPARE(shadow->head.hash, head.hash);
    std::ranges::sort(live, {}, &Request::id);
    QVERIFY(shadow->live == live);
    QCOMPARE(shadow->balances.size(), 2);
    QCOMPARE(shadow->limits.size(), 1);
    QCOMPARE(shadow->objects.size(), qsizetype(std::variant_size_v<ports::ObjectFacts>));
    for (qsizetype at = 0; at < shadow->objects.size(); ++at)
        QCOMPARE(shadow->objects[at].index(), size_t(at));
    // From the given instant on, and without the one that had no key.
    const qsizetype states = qsizetype(Named<RequestState>::kRows.size());
    QCOMPARE(shadow->keys.size(), states - 5 - 1);
    for (const auto &[key, trace] : shadow->keys) {
        QVERIFY(trace.at >= Instant{1'005});
        QCOMPARE(key.key, u"key"_s);
        QVERIFY(!trace.bodyDigest.isEmpty());
    }
    STW_COMPARE(opened.journal->append({someEntries(5, 1), {}}).map(seqOf), 5);
    QVERIFY(opened.records->verifyAudit(head)->whole);
}

void tst_Store::versionsLoadInOrder()
{
    STW_FIXTURE;
    const store::OpenedStore opened = fixture.open();
    QList<ports::Row> rows;
    for (const qint64 version : {10, 2, 1, 11, 9}) {
        PriceVersion price;
        price.spec = {u"cpu-small"_s, 1};
        price.version = version;
        rows.append(ports::ObjectRow{price, false});
    }
    QVERIFY(opened.journal->append({someEntries(1, 1), rows}));
    QList<qint64> versions;
    const auto shadow = opened.journal->load({});
    QVERIFY(shadow);
    for (const ports::Object &object : shadow->objects)
        versions.append(std::get<PriceVersion>(object).version);
    QCOMPARE(versions, (QList<qint64>{1, 2, 9, 10, 11}));
}

void tst_Store::journalMovesToAnotherThread()
{
    STW_FIXTURE;
    const store::OpenedStore opened = fixture.open();
    QVERIFY(opened.journal->append({someEntries(1, 1), {}}));
    Result<ports::Head> there = failure(ErrorCode::Internal);
    std::thread([&] { there = opened.journal->append({someEntries(2, 1), {}}); }).join();
    STW_COMPARE(there.map(seqOf), 2);
    STW_COMPARE(opened.journal->append({someEntries(3, 1), {}}).map(seqOf), 3);
}

void tst_Store::secondWriterIsRefused()
{
    STW_FIXTURE;
    {
        const store::OpenedStore opened = fixture.open();
        store::StoreConfig impatient = fixture.config();
        impatient.lockWait = std::chrono::milliseconds(50);
        const auto second = store::openStore(impatient);
        QVERIFY(!second);
        QCOMPARE(second.error().code, ErrorCode::Conflict);
        if (engine == store::Engine::Sqlite)
            QCOMPARE(second.error().facts.value(u"pid"_s),
                     QString::number(QCoreApplication::applicationPid()));
        QVERIFY(opened.journal->append({someEntries(1, 1), {}}));
    }
    QVERIFY(store::openStore(fixture.config()));
}

void tst_Store::readerSeesWhatIsCommitted()
{
    STW_FIXTURE;
    const auto early = store::openStoreToRead(fixture.config());
    QVERIFY(!early); // nobody has made the tables
    const store::OpenedStore opened = fixture.open();
    const auto reader = store::openStoreToRead(fixture.config());
    QVERIFY2(reader, reader ? "" : qPrintable(reader.error().detail));
    QVERIFY(!reader->journal);
    QCOMPARE(reader->instance, opened.instance);
    QVERIFY(opened.journal->append({someEntries(1, 4), everyRow(3)}));
    STW_COMPARE(reader->records->head().map(seqOf), 4);
    QCOMPARE(journalOf(*reader).size(), 4);
    QVERIFY(!reader->archive->writeRows(everyRow(4)));
}

void tst_Store::replayNeedsAnEmptyJournal()
{
    STW_FIXTURE;
    const store::OpenedStore opened = fixture.open();
    QVERIFY(opened.journal->append({someEntries(1, 1), {}}));
    const auto scratch = store::scratchArchive();
    QVERIFY(scratch);
    QVERIFY((*scratch)->writeRows(everyRow(3)));
    QVERIFY((*scratch)->writeRows(everyRow(4)));
    QCOMPARE((*scratch)->allRows()->size(), 2 * everyRow(3).size());
    QVERIFY(!opened.archive->writeRows(everyRow(3)));
    QVERIFY(opened.archive->allRows()->isEmpty());
}

void tst_Store::fileIsPrivate()
{
    const StoreFixture fixture(store::Engine::Sqlite);
    const store::OpenedStore opened = fixture.open();
    QVERIFY(opened.journal->append({someEntries(1, 1), {}}));
    const QString path = std::get<store::SqliteConfig>(fixture.config().database).path;
    const auto ours = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser;
    for (const QString &ending : {u""_s, u"-wal"_s, u"-shm"_s, u".lock"_s}) {
        QVERIFY2(QFileInfo::exists(path + ending), qPrintable(ending));
        QCOMPARE(QFile::permissions(path + ending) & ~ours, QFile::Permissions());
    }
}

void tst_Store::chainHashIsTheDocumentedOne()
{
    // Computed with Python's hashlib and struct from the format in chain.h.
    const store::ChainFields fields{1,
                                    1'700'000'000'000'000,
                                    "user.created",
                                    "",
                                    "ten_x",
                                    "prj_x",
                                    "cpu",
                                    "usr_x",
                                    "",
                                    "",
                                    "tok_x",
                                    "start",
                                    "{\"a\":\"ö\"}"};
    const QByteArray first = store::chainHash(store::chainStart(), fields);
    QCOMPARE(first.toHex(), QByteArray(kFirstHash));
    store::ChainFields second = fields;
    second.seq = 2;
    QCOMPARE(store::chainHash(first, second).toHex(), QByteArray(kSecondHash));
}

QTEST_GUILESS_MAIN(tst_Store)
#include "tst_store.moc"
