#include "backend/store/database.h"
#include "backend/store/schema.h"
#include "backend/store/sqlfiles.h"
#include "tests/backend/store/storefixture.h"

#include <QDirIterator>
#include <QSqlError>
#include <QTest>

using namespace stw;
using namespace stw::test;
using namespace Qt::StringLiterals;

class tst_SqlFiles : public QObject
{
    Q_OBJECT

private slots:
    void everyQueryPrepares_data();
    void everyQueryPrepares();
    void everyQueryIsUsed_data();
    void everyQueryIsUsed();
    void everyTableHasItsColumns_data();
    void everyTableHasItsColumns();
    void migrationsCountUp_data();
    void migrationsCountUp();
    void cleanupTestCase() { endSharedCluster(); }
};

void tst_SqlFiles::everyQueryPrepares_data()
{
    addEngines();
}

void tst_SqlFiles::everyQueryPrepares()
{
    QFETCH(store::Engine, engine);
    const StoreFixture fixture(engine);
    if (!fixture.skipReason().isEmpty())
        QSKIP(qPrintable(fixture.skipReason()));
    store::Database database(fixture.config(), store::Database::Access::Write);
    QVERIFY(store::migrate(database));
    QVERIFY(store::queryNames(engine).size() > 20);
    for (const QString &name : store::queryNames(engine)) {
        const Result<void> prepared = database.prepare(store::query(engine, name));
        QVERIFY2(prepared, qPrintable(name + (prepared ? u""_s : prepared.error().detail)));
    }
}

void tst_SqlFiles::everyQueryIsUsed_data()
{
    addEngines();
}

void tst_SqlFiles::everyQueryIsUsed()
{
    QFETCH(store::Engine, engine);
    QByteArray sources;
    QDirIterator files(QStringLiteral(STW_SOURCE_DIR "/backend/store"), {u"*.cpp"_s}, QDir::Files);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        sources += file.readAll();
    }
    for (const QString &name : store::queryNames(engine))
        QVERIFY2(sources.contains('"' + name.toUtf8() + '"'), qPrintable(name));
}

void tst_SqlFiles::everyTableHasItsColumns_data()
{
    addEngines();
}

void tst_SqlFiles::everyTableHasItsColumns()
{
    QFETCH(store::Engine, engine);
    for (const store::Table &table : store::tables()) {
        QStringList columns;
        for (const QLatin1StringView column : table.columns)
            columns += column;
        QString head = store::query(engine, table.put).section(u')', 0, 0);
        head = head.section(u'(', 1).simplified();
        QCOMPARE(head, columns.join(u", "_s));
        if (table.all.isEmpty())
            continue;
        const QString all = store::query(engine, table.all).simplified();
        qsizetype place = 0;
        for (const QString &column : std::as_const(columns)) {
            const qsizetype next = all.indexOf(column, place);
            QVERIFY2(next >= place, qPrintable(table.all + u": "_s + column));
            place = next;
        }
    }
}

void tst_SqlFiles::migrationsCountUp_data()
{
    addEngines();
}

void tst_SqlFiles::migrationsCountUp()
{
    QFETCH(store::Engine, engine);
    qint64 expected = 0;
    for (const store::Migration &migration : store::migrations(engine)) {
        QCOMPARE(migration.version, ++expected);
        for (const QString &statement : migration.statements)
            QVERIFY2(!statement.isEmpty() && !statement.contains(u';'), qPrintable(statement));
    }
    QCOMPARE(store::newestSchema(engine), expected);
    QVERIFY(expected >= 1);
}

QTEST_GUILESS_MAIN(tst_SqlFiles)
#include "tst_sqlfiles.moc"
