#pragma once

#include "backend/ports/journal.h"
#include "backend/store/filelock.h"

#include <memory>

namespace stw::store {

class Database;

class JournalStore final : public ports::Journal
{
public:
    //! \a lock is what keeps other writers out where the database does not do it itself.
    JournalStore(std::unique_ptr<Database> database, FileLock lock);
    ~JournalStore() override;

    Result<ports::Head> append(const ports::Batch &batch) override;
    Result<ports::Shadow> load(Instant keysSince) override;

private:
    Result<void> write(const ports::Batch &batch, ports::Head &head);

    FileLock m_lock; //!< Outlives the connection.
    std::unique_ptr<Database> m_database;
    std::optional<ports::Head> m_head; //!< As we left it; nothing: not known.
};

} // namespace stw::store
