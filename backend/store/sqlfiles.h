#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace stw::store {

enum class Engine { Sqlite, PostgreSql };

//! The statement of `sql/queries/<name>[.<engine>].sql`: `name.sql` serves both engines,
//! `name.<engine>.sql` only its own. A name without a file is a fault of ours and ends the process.
QString query(Engine engine, const QString &name);

//! Names of all queries that \a engine has, sorted.
QStringList queryNames(Engine engine);

//! What takes a database from one schema version to the next.
struct Migration
{
    qint64 version = 0; //!< From 1, without a gap.
    QStringList statements;
};

//! Every migration of `sql/migrations/<version>_<name>/<step>_<name>[.<engine>].sql`, ascending.
QList<Migration> migrations(Engine engine);

} // namespace stw::store
