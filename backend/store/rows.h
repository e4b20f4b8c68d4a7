#pragma once

#include "backend/ports/journal.h"
#include "backend/store/chain.h"
#include "backend/store/tables.h"

#include <QHash>

#include <map>

namespace stw::store {

// Rows and entries as lines of tables, and back. No database.

//! The lines that a list of rows comes down to: one for each key, the last one wins.
class Changes
{
public:
    void add(const ports::Row &row);
    //! Lines to write and lines to remove. Of allocation cards the released ones come first, so
    //! that a card can change hands within one batch.
    QList<Line> lines(TableId table) const;

private:
    void put(TableId table, QVariantList values);
    void remove(TableId table, QVariantList key);
    void keep(TableId table, Line line);

    void addRow(const ports::RequestRow &row);
    void addRow(const ports::QueueSpanRow &row);
    void addRow(const ports::AllocationRow &row);
    void addRow(const ports::IntervalRow &row);
    void addRow(const ports::ChargeRow &row);
    void addRow(const ports::PostingRow &row);
    void addRow(const ports::BalanceRow &row);
    void addRow(const ports::LimitRow &row);
    void addRow(const ports::ObjectRow &row);

    struct Kept
    {
        QList<Line> lines;
        QHash<QString, qsizetype> places; //!< Of each key's line.
    };
    std::map<TableId, Kept> m_kept;
};

//! The row that a line was made of; nothing for a table that only repeats another (cards).
//! Internal: the line is not one of ours.
Result<std::optional<ports::Row>> rowOf(TableId table, const QVariantList &values);

//! Sorts objects so that each comes after those it names, then by key with versions ascending.
void sortObjects(QList<ports::Object> &objects);

//! The journal columns of \a entry, as they are hashed and stored.
ChainFields chainFieldsOf(const ports::Entry &entry);
Line journalLine(const ChainFields &fields, const QByteArray &hash);

//! A stored journal line.
struct StoredEntry
{
    ChainFields fields;
    QByteArray hash; //!< 32 bytes; another length: the column is damaged.
};
StoredEntry storedEntryOf(const QVariantList &values);
//! Internal: the facts or an id cannot be read.
Result<ports::Entry> entryOf(const ChainFields &fields);

QString accountName(domain::Account account);

//! An id column: empty where there is no id.
template <class Id>
QString idText(const Id &id)
{
    return id.isValid() ? id.toString() : QString();
}

} // namespace stw::store
