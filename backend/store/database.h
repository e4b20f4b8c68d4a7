#pragma once

#include "backend/store/rows.h"
#include "backend/store/sqlfiles.h"
#include "backend/store/store.h"

#include <QSqlDatabase>
#include <QSqlQuery>

#include <map>
#include <thread>

namespace stw::store {

using Bindings = QList<std::pair<QString, QVariant>>; //!< `:name` and value.

//! One connection. It opens itself anew after the database was away, and where another thread than
//! before uses it; statements are prepared once per connection. Every error is an Unavailable or a
//! Conflict as ports::Journal says.
class Database
{
public:
    enum class Access { Write, Read };

    Database(StoreConfig config, Access access);
    ~Database();
    Q_DISABLE_COPY_MOVE(Database)

    Engine engine() const;
    //! Nothing to do where it is open. Writers on PostgreSQL hold the advisory lock from here on.
    Result<void> open();
    void close();

    using Work = std::function<Result<void>()>;
    //! Runs \a work between BEGIN and COMMIT; its error, or one of its own, rolls back. A commit
    //! that fails has the kind `unknown_outcome`.
    Result<void> change(const Work &work);
    //! Runs \a work on one state of the database.
    Result<void> look(const Work &work);

    // Within change() or look():

    using Visit = std::function<Result<void>(const QVariantList &)>;
    //! Gives each line that \a sql finds to \a visit; ends at its first error.
    Result<void> each(const QString &sql, const Bindings &bindings, const Visit &visit);
    //! The same for the query file \a name.
    Result<void> eachOf(const QString &name, const Bindings &bindings, const Visit &visit);
    Result<void> run(const QString &name, const Bindings &bindings);
    //! Runs a statement that is not a query file: schema, session.
    Result<void> execute(const QString &sql);
    //! Lets the database check \a sql without running it. Opens the connection.
    Result<void> prepare(const QString &sql);
    Result<void> write(const Table &table, const QList<Line> &lines);

private:
    Result<void> connect();
    Result<void> beginSession();
    Result<void> transaction(const QString &begin, const Work &work);
    Result<QSqlQuery *> prepared(const QString &sql);
    Result<void> runPrepared(QSqlQuery &query);
    Result<void> writeEach(const QString &sql, const Table &table, const QList<Line> &lines);
    tl::unexpected<Error> fault(const QSqlError &error);

    StoreConfig m_config;
    Access m_access;
    QString m_name; //!< Of the Qt connection.
    QSqlDatabase m_connection;
    std::thread::id m_thread; //!< That opened it.
    bool m_lost = false;      //!< Something went wrong that a new connection may cure.
    std::map<QString, std::unique_ptr<QSqlQuery>> m_prepared;
};

} // namespace stw::store
