#pragma once

#include "backend/ports/records.h"
#include "backend/store/database.h"

namespace stw::store {

//! A query file with conditions added to its WHERE clause. Conditions are fixed text; what a caller
//! sends only ever travels as a bound value.
class Select
{
public:
    Select(Engine engine, const QString &name);

    //! ` AND <condition>`; \a condition names its placeholders.
    void where(const QString &condition, const Bindings &bindings);
    //! \a column is one of \a values.
    void whereIn(QLatin1StringView column, const QStringList &values);
    //! \a column is like `before` + \a value + `after`, where these are `%` or empty.
    void whereLike(QLatin1StringView column, const QString &before, const QString &value,
                   const QString &after);
    void whereReaches(const ports::Reach &reach);
    //! Ends the statement; \a skip rows are left out before the first.
    void order(const QString &clause, qint64 limit, qint64 skip = 0);

    Result<void> each(Database &database, const Database::Visit &visit) const;

private:
    Engine m_engine;
    QString m_sql;
    Bindings m_bindings;
};

} // namespace stw::store
