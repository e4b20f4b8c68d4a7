#pragma once

#include "tests/support/httpclient.h"
#include "tests/support/postgrescluster.h"

#include <QProcess>
#include <QTemporaryDir>

namespace stw::test {

enum class Engine { Sqlite, Postgres };

//! A real stellwerkd with data of its own in a temporary folder, on a free port.
class Installation
{
public:
    explicit Installation(Engine engine, PostgresCluster *cluster = nullptr);
    ~Installation();
    Q_DISABLE_COPY_MOVE(Installation)

    QStringList options;              //!< More options of the service, from the next start on.
    QMap<QString, QString> variables; //!< More of its environment.

    //! Starts the service and waits until it is ready. False: it is not; see log().
    bool start();
    void kill();     //!< SIGKILL; the work it started goes on.
    int terminate(); //!< SIGTERM; its exit status.
    bool isRunning() const { return m_service.state() != QProcess::NotRunning; }

    quint16 port() const { return m_port; }
    qint64 pid() const { return m_service.processId(); }
    QString folder() const { return m_folder.path(); }
    QString dataFolder() const { return m_folder.filePath(QStringLiteral("data")); }
    QByteArray log() const;
    QStringList arguments() const;

    //! Bearer of `admin`, who owns the project `first`. Signs in at the first call.
    QByteArray admin();
    //! Makes an account (by admin) and signs it in: the bearer.
    QByteArray person(const QString &name);
    //! What a person is, by the API, as admin.
    void member(const QString &project, const QString &name, const QString &role);
    //! A limit of the project, in the dimension's unit; proposed by admin, activated by who may.
    void limit(const QString &project, const QString &dimension, qint64 limit);

    //! Runs stellwerkctl as admin; its exit status.
    int ctl(const QStringList &arguments, QByteArray *output = nullptr,
            QByteArray *errors = nullptr);

    //! Waits until the request is over: the record, or an empty object.
    QJsonObject ended(const QByteArray &token, const QString &id);
    //! `stellwerkd doctor` on the data; its exit status.
    int doctor(QByteArray *output);

private:
    void change(const QJsonObject &change);
    QByteArray activator();

    QTemporaryDir m_folder;
    Engine m_engine;
    PostgresCluster *m_cluster;
    QString m_database;
    QProcess m_service;
    quint16 m_port = 0;
    QByteArray m_admin;
};

//! The smallest request: a shell command on cpu-small in the project `first`.
QJsonObject shellWish(const QString &command, const QString &project = QStringLiteral("first"));

//! A header line with a key that was never used.
QByteArray freshKey();

} // namespace stw::test
