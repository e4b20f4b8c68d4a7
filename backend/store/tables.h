#pragma once

#include <QLatin1StringView>
#include <QList>
#include <QVariantList>

#include <array>

namespace stw::store {

enum class TableId {
    Requests,
    QueueSpans,
    Allocations,
    AllocationCards,
    Intervals,
    Charges,
    Postings,
    Balances,
    Limits,
    Objects,
    Journal,
};

//! A table as its SQL files know it: `put` writes lines, `remove` deletes them by key, `all` reads
//! them in the columns' order.
struct Table
{
    TableId id;
    QLatin1StringView name;
    QLatin1StringView put;
    QLatin1StringView remove; //!< Empty: lines of this table never go.
    QLatin1StringView all;    //!< Empty: not a shadow of the journal.
    qsizetype keys;           //!< That many leading columns are the key.
    bool insertOnly;          //!< A second line of the same key is an error, not a newer one.
    QList<QLatin1StringView> columns;
};

//! In the order in which a batch is written.
const QList<Table> &tables();
const Table &tableOf(TableId id);

//! What a batch makes of one key of a table: the columns' values (text, qint64 or null), or only
//! the key's where the line is to go.
struct Line
{
    QVariantList values;
    bool removed = false;
};

} // namespace stw::store

Q_DECLARE_TYPEINFO(stw::store::Line, Q_RELOCATABLE_TYPE);
