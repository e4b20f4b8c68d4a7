#pragma once

#include "backend/ports/records.h"

#include <QVariant>

namespace stw::store {

//! Where a page ended: the sort column's value and the id that breaks ties. On the wire it is
//! base64url of a JSON array, opaque to clients.
struct Cursor
{
    QVariant value; //!< qint64 (microseconds) or text, as the sort has it.
    QString id;
};

struct SortColumn
{
    ports::RequestSort sort;
    QLatin1StringView column;
    qsizetype place; //!< Among the columns of requests_list.sql.
    bool text;       //!< Or a number.
};
const SortColumn &columnOf(ports::RequestSort sort);

QString cursorText(const Cursor &cursor, const ports::RequestQuery &query);
//! Malformed, field `cursor`: not ours, or of another order than \a query's.
Result<Cursor> cursorOf(const ports::RequestQuery &query);

} // namespace stw::store
