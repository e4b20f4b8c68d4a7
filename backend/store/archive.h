#pragma once

#include "backend/ports/journal.h"

#include <functional>
#include <memory>

namespace stw::store {

class Database;

//! The store as a whole: for replay, `stellwerkd doctor` and the invariants. One thread at a time.
class Archive
{
public:
    explicit Archive(std::unique_ptr<Database> database);
    ~Archive();
    Q_DISABLE_COPY_MOVE(Archive)

    using Visit = std::function<Result<void>(const ports::Entry &)>;
    //! Gives every entry after \a after to \a visit, in order; ends at the first error. Internal:
    //! an entry that cannot be decoded.
    Result<void> entries(qint64 after, const Visit &visit);

    //! Every row of the shadow tables, by table and key. Rows that are gone have none.
    Result<QList<ports::Row>> allRows();

    //! Writes \a rows without a journal, for a replay; may be called again with more. Conflict: the
    //! store has a journal of its own.
    Result<void> writeRows(const QList<ports::Row> &rows);

    //! Every column of every shadow row as one line of text, sorted: two stores hold the same rows
    //! exactly when their dumps are equal, whatever the engine.
    Result<QByteArray> dump();

private:
    std::unique_ptr<Database> m_database;
};

} // namespace stw::store
