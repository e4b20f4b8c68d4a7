#pragma once

#include "shared/base/result.h"

#include <QProcess>
#include <QString>
#include <QTemporaryDir>

#include <memory>

namespace stw::test {

//! A PostgreSQL of one's own: a cluster in a temporary folder, reached through a socket there and a
//! free port of the loopback. As root it runs as `nobody`, because initdb refuses root. It ends
//! with the object, and with the process, however that ends.
class PostgresCluster
{
public:
    //! Why there is none on this machine; empty: there is.
    static QString missing();

    //! Made and started. NotFound: missing(). Unavailable: it did not start, with the log's end.
    static Result<std::unique_ptr<PostgresCluster>> make();

    ~PostgresCluster();
    Q_DISABLE_COPY_MOVE(PostgresCluster)

    QString socketFolder() const;
    int port() const { return m_port; }
    QString user() const { return QStringLiteral("stellwerk"); }

    //! A new, empty database; its name.
    QString createDatabase();
    //! Ends every session of \a database but the one that asks.
    bool terminateSessions(const QString &database);

    bool start();
    //! At once and in order; waits until it is down.
    void stop();
    //! SIGKILL to the postmaster. Its children end by themselves; waits until they have.
    void kill();

private:
    PostgresCluster() = default;

    bool initialize();
    bool isReady();
    //! Runs a program of PostgreSQL's, as the unprivileged user; false: it failed, see m_output.
    bool run(const QString &program, const QStringList &arguments);
    //! Runs one statement as superuser.
    bool sql(const QString &database, const QString &statement);

    QTemporaryDir m_folder;
    QProcess m_server;
    int m_port = 0;
    int m_databases = 0;
    QString m_output;
};

} // namespace stw::test
