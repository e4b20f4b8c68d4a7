#pragma once

#include "backend/invariants/books.h"

namespace stw::invariants {

struct CheckRow
{
    int number;             //!< RELIABILITY D2's up to 14; from 15 the other promises of DOMAIN.
    QLatin1StringView name; //!< What must be true.
};

//! Every check that exists, in the order they run.
QList<CheckRow> checks();

//! Takes what was appended: rows into the tables, then entry by entry what only the order of the
//! journal can tell.
QList<Violation> add(Books &books, const ports::Batch &batch);

//! Looks at the tables: at what was touched since the last look, and at all sums. \a outside: what
//! the executors see, where somebody knows.
QList<Violation> look(Books &books, Instant now, const Outside *outside = nullptr);

//! All that is known of one installation.
struct Facts
{
    QList<ports::Row> rows;        //!< Of every table.
    QList<ports::Entry> entries;   //!< The whole journal, ascending.
    QList<RequestId> acknowledged; //!< To callers, where somebody kept count.
    Instant now;
};

//! Everything at once.
QList<Violation> check(const Facts &facts, const Outside *outside = nullptr);

//! What `stellwerkd doctor` prints: a line for each check with its result, then the violations.
QString doctor(const Facts &facts, const Outside *outside = nullptr);

} // namespace stw::invariants
