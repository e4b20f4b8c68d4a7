#pragma once

#include "shared/base/result.h"

namespace stw::store {

class Database;
enum class Engine;

struct Schema
{
    qint64 version = 0; //!< 0: an empty database.
    QString instance;
};

//! The newest version that this program knows.
qint64 newestSchema(Engine engine);

//! Unavailable (`permanent`, facts `schema` and `known`): newer than this program.
Result<Schema> readSchema(Database &database);

//! Takes the database to the newest version, each version in one transaction; names a new one.
Result<Schema> migrate(Database &database);

} // namespace stw::store
