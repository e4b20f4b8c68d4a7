#pragma once

#include "backend/store/archive.h"
#include "backend/store/sqlfiles.h"
#include "backend/store/store.h"
#include "tests/support/postgrescluster.h"

#include <QSqlDatabase>
#include <QTemporaryDir>

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

Request makeRequest(quint64 seed);
ports::AllocationRow makeAllocation(quint64 seed, const QStringList &cards);

} // namespace stw::test
