#pragma once

#include "tests/e2e/installation.h"

#include <QTest>

Q_DECLARE_METATYPE(stw::test::Engine)

namespace stw::test {

//! A row for each database that the product runs on.
inline void engineRows()
{
    QTest::addColumn<Engine>("engine");
    QTest::newRow("SQLite") << Engine::Sqlite;
    QTest::newRow("PostgreSQL") << Engine::Postgres;
}

//! The cluster that all rows share; null where there is none on this machine.
class SharedCluster
{
public:
    PostgresCluster *get()
    {
        if (!m_cluster && PostgresCluster::missing().isEmpty()) {
            auto made = PostgresCluster::make();
            if (made)
                m_cluster = std::move(*made);
        }
        return m_cluster.get();
    }

private:
    std::unique_ptr<PostgresCluster> m_cluster;
};

} // namespace stw::test

//! Skips the row, visibly, where its database is missing.
#define STW_NEEDS_ENGINE(engine, shared)                                                           \
    if ((engine) == stw::test::Engine::Postgres && !(shared).get())                                \
    QSKIP("PostgreSQL 15 is not installed")
