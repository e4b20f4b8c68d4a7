#include "backend/store/store.h"

#include "backend/store/archive.h"
#include "backend/store/database.h"
#include "backend/store/fault.h"
#include "backend/store/filelock.h"
#include "backend/store/journalstore.h"
#include "backend/store/recordsstore.h"
#include "backend/store/schema.h"

namespace stw::store {

using namespace Qt::StringLiterals;

namespace {

Result<FileLock> lockOf(const DatabaseConfig &config)
{
    const auto *sqlite = std::get_if<SqliteConfig>(&config);
    return sqlite ? FileLock::take(sqlite->path + u".lock"_s) : Result<FileLock>(FileLock());
}

OpenedStore readersOf(const StoreConfig &config, const Schema &schema)
{
    OpenedStore opened;
    opened.records = std::make_unique<RecordsStore>(config);
    opened.archive =
        std::make_unique<Archive>(std::make_unique<Database>(config, Database::Access::Read));
    opened.instance = schema.instance;
    opened.schema = schema.version;
    return opened;
}

} // namespace

Result<OpenedStore> openStore(const StoreConfig &config)
{
    Result<FileLock> lock = lockOf(config.database);
    if (!lock)
        return tl::unexpected(lock.error());
    auto database = std::make_unique<Database>(config, Database::Access::Write);
    const Result<Schema> schema = migrate(*database);
    if (!schema)
        return tl::unexpected(schema.error());
    OpenedStore opened = readersOf(config, *schema);
    opened.journal = std::make_unique<JournalStore>(std::move(database), std::move(*lock));
    return opened;
}

Result<OpenedStore> openStoreToRead(const StoreConfig &config)
{
    Database database(config, Database::Access::Read);
    const Result<Schema> schema = readSchema(database);
    if (!schema)
        return tl::unexpected(schema.error());
    if (schema->version < newestSchema(database.engine()))
        return unavailable(
            kPermanent, u"the database has schema %1; stellwerkd migrates it when it starts"_s.arg(
                            schema->version));
    return readersOf(config, *schema);
}

Result<std::unique_ptr<Archive>> scratchArchive()
{
    auto database = std::make_unique<Database>(StoreConfig{SqliteConfig{u":memory:"_s}, {}},
                                               Database::Access::Write);
    const Result<Schema> schema = migrate(*database);
    if (!schema)
        return tl::unexpected(schema.error());
    return std::make_unique<Archive>(std::move(database));
}

} // namespace stw::store
