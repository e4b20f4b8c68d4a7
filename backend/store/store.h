#pragma once

#include "backend/ports/journal.h"
#include "backend/ports/records.h"

#include <chrono>
#include <memory>
#include <variant>

namespace stw::store {

class Archive;

//! A file of its own, in WAL mode; mode 0600. One writer at a time: `<path>.lock` is held.
struct SqliteConfig
{
    QString path;
};

//! PostgreSQL 15 or later, encoding UTF-8. One writer at a time: an advisory lock is held.
struct PostgresConfig
{
    QString host; //!< A name, an address or the folder of a socket.
    int port = 5432;
    QString database;
    QString user;
    QString passwordFile; //!< Its first line is the password; empty: none is sent.
    QString sslMode = QStringLiteral("prefer"); //!< As libpq spells it.
};

using DatabaseConfig = std::variant<SqliteConfig, PostgresConfig>;

struct StoreConfig
{
    DatabaseConfig database;
    //! PostgreSQL: how long to wait for a writer that is about to leave, and for locked rows.
    std::chrono::milliseconds lockWait{5'000};
};

struct OpenedStore
{
    std::unique_ptr<ports::Journal> journal;
    std::unique_ptr<ports::Records> records;
    std::unique_ptr<Archive> archive;
    QString instance; //!< Made with the database, never changes.
    qint64 schema = 0;
};

//! Opens for writing; creates and migrates what is missing. Conflict: another process has it open
//! for writing (facts `pid` where it is known). Unavailable with facts `kind` (fault.h) otherwise;
//! `permanent` with facts `schema` and `known`: a newer program has migrated it.
Result<OpenedStore> openStore(const StoreConfig &config);

//! Opens beside a writer, or without one, and changes nothing: `journal` is null. Refuses a schema
//! that is not this program's.
Result<OpenedStore> openStoreToRead(const StoreConfig &config);

//! An empty store in memory, to replay a journal into.
Result<std::unique_ptr<Archive>> scratchArchive();

} // namespace stw::store
