#pragma once

#include "backend/store/archive.h"
#include "backend/store/sqlfiles.h"
#include "backend/store/store.h"
#include "tests/support/postgrescluster.h"

#include <QSqlDatabase>
#include <QTemporaryDir>

//! Begins a test that has a column `engine`: a database of its own, or a visible skip.
#define STW_FIXTURE                                                                                \
    QFETCH(stw::store::Engine, engine);                                                            \
    const stw::test::StoreFixture fixture(engine);                                                 \
    if (!fixture.skipReason().isEmpty())                                                           \
    QSKIP(qPrintable(fixture.skipReason()))

//! Compares what a Result holds; an error fails with its text.
#define STW_COMPARE(result, expected)                                                              \
    do {                                                                                           \
        const auto stwResult = (result);                                                           \
        QVERIFY2(stwResult, stwResult ? "" : qPrintable(stwResult.error().detail));                \
        QCOMPARE(*stwResult, expected);                                                            \
    } while (false)

Q_DECLARE_METATYPE(stw::store::Engine)

namespace stw::test {

//! The PostgreSQL that the tests of one program share; null: there is none, \a why says so.
PostgresCluster *sharedCluster(QString *why = nullptr);
//! To be called at the end of the program.
void endSharedCluster();

//! Rows `sqlite` and `postgresql` of a data-driven test, in the column `engine`.
void addEngines();

//! A database of its own for one test.
class StoreFixture
{
public:
    explicit StoreFixture(store::Engine engine);

    //! Empty: the database is there.
    QString skipReason() const { return m_skip; }
    store::StoreConfig config() const { return m_config; }

    //! Opens the store, or the test fails there; null pointers then.
    store::OpenedStore open() const;
    //! Runs statements past the store, as somebody with access to the database could.
    bool tamper(const QStringList &statements) const;
    //! One value of a statement.
    QString look(const QString &statement) const;

private:
    QSqlDatabase connect() const;

    QTemporaryDir m_folder;
    store::StoreConfig m_config;
    QString m_skip;
};

//! Entries from \a first on, one for each event.
QList<ports::Entry> entriesOf(qint64 first, const QList<domain::Event> &events, quint64 seed = 1);
//! \a count entries from \a first on.
QList<ports::Entry> someEntries(qint64 first, qint64 count, quint64 seed = 1);
//! Rows of every kind that differ in their keys.
QList<ports::Row> everyRow(quint64 seed);

inline qint64 seqOf(const ports::Head &head)
{
    return head.seq;
}

Request makeRequest(quint64 seed);
ports::AllocationRow makeAllocation(quint64 seed, const QStringList &cards);

} // namespace stw::test
