#include "tests/backend/store/storefixture.h"
#include "tests/support/samples.h"

#include <QFile>
#include <QProcess>
#include <QTest>

#include <unistd.h>

#include <atomic>
#include <thread>

using namespace stw;
using namespace stw::test;
using namespace Qt::StringLiterals;

//! The store while its database dies, comes back or is full.
class tst_StoreFaults : public QObject
{
    Q_OBJECT

private slots:
    void killedServerLosesNothing();
    void terminatedSessionComesBack();
    void absentServerIsTransient();
    void fullDiskRecovers();
    void newerSchemaIsRefused_data() { addEngines(); }
    void newerSchemaIsRefused();
    void savedVersionMigrates_data();
    void savedVersionMigrates();
    void cleanupTestCase() { endSharedCluster(); }
};

namespace {

constexpr int kKills = 5;
constexpr int kAcknowledgedPerKill = 30;
constexpr int kMostAttempts = 2'000; //!< To reach a server that is starting, 10 ms apart.

//! A disk of its own for one file.
class SmallDisk
{
public:
    SmallDisk()
    {
        m_mounted = geteuid() == 0
                    && QProcess::execute(u"mount"_s, {u"-t"_s, u"tmpfs"_s, u"-o"_s, u"size=16m"_s,
                                                      u"tmpfs"_s, m_folder.path()})
                           == 0;
    }
    ~SmallDisk()
    {
        if (m_mounted)
            QProcess::execute(u"umount"_s, {m_folder.path()});
    }
    Q_DISABLE_COPY_MOVE(SmallDisk)

    bool isMounted() const { return m_mounted; }
    QString filePath(const QString &name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
    bool m_mounted = false;
};

//! A client that appends one request after the other and remembers what was acknowledged.
class Appender
{
public:
    explicit Appender(ports::Journal &journal)
        : m_journal(journal)
    {}

    //! Runs until stop() or until the database does not come back.
    void run()
    {
        qint64 head = 0;
        for (quint64 seed = 1; !m_stopped; ++seed) {
            const Request request = makeRequest(seed);
            const auto appended =
                m_journal.append({someEntries(head + 1, 2), {ports::RequestRow{request}}});
            if (appended) {
                head = appended->seq;
                m_acknowledged.append(request.id);
                ++m_count;
                continue;
            }
            ++m_failures;
            m_conflicts += appended.error().code != ErrorCode::Unavailable;
            const std::optional<qint64> found = reload();
            m_lost += found && *found < head;
            if (!found)
                return;
            head = *found;
        }
    }
    void stop() { m_stopped = true; }

    std::atomic<int> m_count = 0;
    std::atomic<int> m_failures = 0;
    std::atomic<int> m_conflicts = 0;
    std::atomic<int> m_lost = 0;     //!< Times the head was behind an acknowledged one.
    QList<RequestId> m_acknowledged; //!< To be read after run().

private:
    std::optional<qint64> reload()
    {
        for (int attempt = 0; attempt < kMostAttempts; ++attempt) {
            if (const auto shadow = m_journal.load({}))
                return shadow->head.seq;
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
        return std::nullopt;
    }

    ports::Journal &m_journal;
    std::atomic<bool> m_stopped = false;
};

//! The statements of a dump; its texts hold neither a line that begins with `--` nor a `;` before
//! the end of a line.
QStringList statementsOf(const QString &dump)
{
    QString text;
    for (const QString &line : dump.split(u'\n')) {
        if (!line.startsWith(u"--"_s) && !line.isEmpty())
            text += line + u'\n';
    }
    return text.split(u";\n"_s, Qt::SkipEmptyParts);
}

} // namespace

void tst_StoreFaults::killedServerLosesNothing()
{
    const StoreFixture fixture(store::Engine::PostgreSql);
    if (!fixture.skipReason().isEmpty())
        QSKIP(qPrintable(fixture.skipReason()));
    const store::OpenedStore opened = fixture.open();
    Appender appender(*opened.journal);
    std::thread thread([&appender] { appender.run(); });
    bool started = true;
    for (int kill = 1; kill <= kKills && started; ++kill) {
        if (!QTest::qWaitFor([&] { return appender.m_count >= kill * kAcknowledgedPerKill; },
                             60'000))
            break;
        sharedCluster()->kill();
        started = sharedCluster()->start();
    }
    const bool went = QTest::qWaitFor(
        [&] { return appender.m_count >= (kKills + 1) * kAcknowledgedPerKill; }, 60'000);
    appender.stop();
    thread.join();
    QVERIFY(started);
    QVERIFY(went);
    QVERIFY(appender.m_failures >= kKills);
    QCOMPARE(appender.m_conflicts, 0);
    QCOMPARE(appender.m_lost, 0);
    for (const RequestId &id : std::as_const(appender.m_acknowledged))
        QVERIFY(opened.records->request(id, {}));
    QVERIFY(opened.records->verifyAudit({})->whole);
}

void tst_StoreFaults::terminatedSessionComesBack()
{
    const StoreFixture fixture(store::Engine::PostgreSql);
    if (!fixture.skipReason().isEmpty())
        QSKIP(qPrintable(fixture.skipReason()));
    const store::OpenedStore opened = fixture.open();
    const QString database = std::get<store::PostgresConfig>(fixture.config().database).database;
    QVERIFY(opened.journal->append({someEntries(1, 2), {}}));
    QVERIFY(opened.records->head());
    QVERIFY(sharedCluster()->terminateSessions(database));
    STW_COMPARE(opened.records->head().map(seqOf), 2); // readers do not notice
    const auto refused = opened.journal->append({someEntries(3, 1), {}});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::Unavailable);
    QCOMPARE(refused.error().facts.value(u"kind"_s), u"transient"_s);
    STW_COMPARE(opened.journal->load({}).map([](const auto &shadow) { return shadow.head.seq; }),
                2);
    STW_COMPARE(opened.journal->append({someEntries(3, 1), {}}).map(seqOf), 3);
    // Without a load in between, and the writer's lock is held again.
    QVERIFY(sharedCluster()->terminateSessions(database));
    QVERIFY(!opened.journal->append({someEntries(4, 1), {}}));
    STW_COMPARE(opened.journal->append({someEntries(4, 1), {}}).map(seqOf), 4);
    store::StoreConfig impatient = fixture.config();
    impatient.lockWait = std::chrono::milliseconds(50);
    QCOMPARE(store::openStore(impatient).error().code, ErrorCode::Conflict);
}

void tst_StoreFaults::absentServerIsTransient()
{
    store::StoreConfig config;
    config.database =
        store::PostgresConfig{u"/nonexistent"_s, 5432, u"none"_s, u"nobody"_s, {}, {}};
    const auto opened = store::openStore(config);
    QVERIFY(!opened);
    QCOMPARE(opened.error().code, ErrorCode::Unavailable);
    QCOMPARE(opened.error().facts.value(u"kind"_s), u"transient"_s);
}

void tst_StoreFaults::fullDiskRecovers()
{
    const SmallDisk disk;
    if (!disk.isMounted())
        QSKIP("a small tmpfs cannot be mounted here");
    QFile filler(disk.filePath(u"filler"_s));
    QVERIFY(filler.open(QIODevice::WriteOnly));
    QCOMPARE(filler.write(QByteArray(8 << 20, 'x')), 8 << 20);
    filler.close();
    const auto opened =
        store::openStore({store::SqliteConfig{disk.filePath(u"stellwerk.db"_s)}, {}});
    QVERIFY(opened);
    qint64 head = 0;
    QList<RequestId> acknowledged;
    Result<ports::Head> last = failure(ErrorCode::Internal);
    for (quint64 seed = 1; seed < 100'000; ++seed) {
        const Request request = makeRequest(seed);
        last = opened->journal->append({someEntries(head + 1, 5), {ports::RequestRow{request}}});
        if (!last)
            break;
        head = last->seq;
        acknowledged.append(request.id);
    }
    QVERIFY(!last);
    QCOMPARE(last.error().code, ErrorCode::Unavailable);
    QCOMPARE(last.error().facts.value(u"code"_s), u"13"_s); // SQLITE_FULL
    QVERIFY(acknowledged.size() > 10);
    QVERIFY(!opened->journal->append({someEntries(head + 1, 500), {}})); // still full

    QVERIFY(filler.remove());
    const auto shadow = opened->journal->load({});
    QVERIFY(shadow);
    QCOMPARE(shadow->head.seq, head);
    STW_COMPARE(opened->journal->append({someEntries(head + 1, 5), {}}).map(seqOf), head + 5);
    for (const RequestId &id : std::as_const(acknowledged))
        QVERIFY(opened->records->request(id, {}));
    QVERIFY(opened->records->verifyAudit({})->whole);
}

void tst_StoreFaults::newerSchemaIsRefused()
{
    STW_FIXTURE;
    fixture.open();
    QVERIFY(fixture.tamper({u"UPDATE meta SET value = '4711' WHERE name = 'schema'"_s}));
    for (const auto &refused :
         {store::openStore(fixture.config()), store::openStoreToRead(fixture.config())}) {
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Unavailable);
        QCOMPARE(refused.error().facts.value(u"kind"_s), u"permanent"_s);
        QCOMPARE(refused.error().facts.value(u"schema"_s), u"4711"_s);
        QVERIFY(refused.error().detail.contains(u"4711"_s));
    }
}

void tst_StoreFaults::savedVersionMigrates_data()
{
    QTest::addColumn<store::Engine>("engine");
    QTest::addColumn<QString>("file");
    for (const auto &[engine, name] : {std::pair(store::Engine::Sqlite, u"sqlite"_s),
                                       std::pair(store::Engine::PostgreSql, u"postgresql"_s)}) {
        for (const store::Migration &migration : store::migrations(engine)) {
            const QString file =
                u"%1.%2.sql"_s.arg(migration.version, 4, 10, QChar(u'0')).arg(name);
            QTest::newRow(qPrintable(file)) << engine << file;
        }
    }
}

void tst_StoreFaults::savedVersionMigrates()
{
    STW_FIXTURE;
    QFETCH(QString, file);
    QFile saved(QStringLiteral(STW_SOURCE_DIR "/tests/backend/store/saved/") + file);
    QVERIFY2(saved.open(QIODevice::ReadOnly), "every version is kept, see saved/README.md");
    QVERIFY(fixture.tamper(statementsOf(QString::fromUtf8(saved.readAll()))));
    const store::OpenedStore opened = fixture.open();
    QVERIFY(opened.journal);
    QCOMPARE(opened.schema, store::migrations(engine).last().version);
    const auto check = opened.records->verifyAudit({});
    QVERIFY(check);
    QVERIFY(check->whole);
    QVERIFY(check->entries > 30);
    const auto shadow = opened.journal->load({});
    QVERIFY(shadow);
    QVERIFY(shadow->live.size() >= 1);
    QCOMPARE(shadow->objects.size(), qsizetype(std::variant_size_v<ports::ObjectFacts>));
    QVERIFY(opened.archive->allRows()->size() > 20);
    STW_COMPARE(
        opened.journal->append({someEntries(check->entries + 1, 3), everyRow(99)}).map(seqOf),
        check->entries + 3);
    QVERIFY(opened.records->verifyAudit({})->whole);
}

QTEST_GUILESS_MAIN(tst_StoreFaults)
#include "tst_storefaults.moc"
