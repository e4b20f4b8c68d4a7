#include "tests/support/postgrescluster.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QThread>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <pwd.h>
#include <signal.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>

namespace stw::test {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView kPrograms{"/usr/lib/postgresql/15/bin/"};
constexpr int kPatienceMs = 60'000;

//! Asks the kernel for one; somebody may take it before the server does, which then says so.
int freePort()
{
    const int probe = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto *any = reinterpret_cast<sockaddr *>(&address);
    const bool bound = bind(probe, any, size) == 0 && getsockname(probe, any, &size) == 0;
    close(probe);
    return bound ? ntohs(address.sin_port) : 0;
}

//! A zombie counts as gone.
bool isGone(qint64 pid)
{
    QFile stat(u"/proc/%1/stat"_s.arg(pid));
    if (!stat.open(QIODevice::ReadOnly))
        return true;
    const QByteArray line = stat.readAll();
    return line.mid(line.lastIndexOf(')') + 2).startsWith('Z');
}

QList<qint64> childrenOf(qint64 pid)
{
    QFile file(u"/proc/%1/task/%1/children"_s.arg(pid));
    QList<qint64> pids;
    if (file.open(QIODevice::ReadOnly)) {
        for (const QByteArray &child : file.readAll().split(' '))
            pids.append(child.trimmed().toLongLong());
    }
    return pids;
}

//! The program as the unprivileged user; it ends (SIGQUIT) when we do.
QStringList commandLine(const QString &program, const QStringList &arguments)
{
    QStringList line{u"setpriv"_s, u"--pdeathsig"_s, u"QUIT"_s};
    if (geteuid() == 0)
        line += {u"--reuid=nobody"_s, u"--regid=nogroup"_s, u"--clear-groups"_s};
    return line + QStringList{u"--"_s, kPrograms + program} + arguments;
}

} // namespace

QString PostgresCluster::missing()
{
    if (!QFile::exists(kPrograms + "initdb"_L1))
        return u"PostgreSQL 15 is not installed (postgresql-15)"_s;
    return {};
}

Result<std::unique_ptr<PostgresCluster>> PostgresCluster::make()
{
    if (const QString why = missing(); !why.isEmpty())
        return failure(ErrorCode::NotFound, why);
    std::unique_ptr<PostgresCluster> cluster(new PostgresCluster);
    if (!cluster->initialize() || !cluster->start())
        return failure(ErrorCode::Unavailable, cluster->m_output);
    return cluster;
}

PostgresCluster::~PostgresCluster()
{
    stop();
}

QString PostgresCluster::socketFolder() const
{
    return m_folder.filePath(u"socket"_s);
}

bool PostgresCluster::initialize()
{
    const QDir folder(m_folder.path());
    if (!folder.mkdir(u"socket"_s) || !folder.mkdir(u"data"_s))
        return false;
    if (geteuid() == 0) {
        const passwd *nobody = getpwnam("nobody");
        for (const QString &path :
             {folder.path(), folder.filePath(u"socket"_s), folder.filePath(u"data"_s)}) {
            if (!nobody
                || chown(QFile::encodeName(path).constData(), nobody->pw_uid, nobody->pw_gid) != 0)
                return false;
        }
    }
    // Trust: the socket's folder is the door. fsync stays on, it is what the tests are about.
    return run(u"initdb"_s, {u"-D"_s, folder.filePath(u"data"_s), u"-U"_s, user(), u"-A"_s,
                             u"trust"_s, u"-E"_s, u"UTF8"_s, u"--locale=C.UTF-8"_s, u"-N"_s});
}

bool PostgresCluster::start()
{
    for (const QString &lock :
         QDir(socketFolder())
             .entryList({u".s.PGSQL.*"_s}, QDir::AllEntries | QDir::Hidden | QDir::System))
        QFile::remove(socketFolder() + u'/' + lock); // left behind by a killed one
    m_port = m_port ? m_port : freePort();
    QStringList line = commandLine(
        u"postgres"_s, {u"-D"_s, m_folder.filePath(u"data"_s), u"-k"_s, socketFolder(), u"-p"_s,
                        QString::number(m_port), u"-c"_s, u"listen_addresses=127.0.0.1"_s, u"-c"_s,
                        u"max_connections=60"_s, u"-c"_s, u"shared_buffers=32MB"_s});
    m_server.setProcessChannelMode(QProcess::MergedChannels);
    m_server.setStandardOutputFile(m_folder.filePath(u"log"_s));
    m_server.start(line.takeFirst(), line);
    for (const QDeadlineTimer patience(kPatienceMs); !patience.hasExpired() && !isReady();) {
        if (m_server.waitForFinished(50)) // it ended instead of becoming ready
            return false;
    }
    return isReady();
}

bool PostgresCluster::isReady()
{
    return run(u"pg_isready"_s,
               {u"-q"_s, u"-h"_s, socketFolder(), u"-p"_s, QString::number(m_port)});
}

void PostgresCluster::stop()
{
    if (m_server.state() == QProcess::NotRunning)
        return;
    ::kill(pid_t(m_server.processId()), SIGINT); // "fast": sessions are ended, all is written
    m_server.waitForFinished(kPatienceMs);
}

void PostgresCluster::kill()
{
    const QList<qint64> children = childrenOf(m_server.processId());
    m_server.kill();
    m_server.waitForFinished(kPatienceMs);
    // A new postmaster refuses to start while a child still has the shared memory.
    for (const QDeadlineTimer patience(kPatienceMs); !patience.hasExpired();) {
        if (std::ranges::all_of(children, isGone))
            break;
        QThread::msleep(5);
    }
    QFile::remove(m_folder.filePath(u"data/postmaster.pid"_s));
}

QString PostgresCluster::createDatabase()
{
    const QString name = u"test_%1"_s.arg(++m_databases);
    return sql(u"postgres"_s, u"CREATE DATABASE "_s + name) ? name : QString();
}

bool PostgresCluster::terminateSessions(const QString &database)
{
    return sql(u"postgres"_s, u"SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity "
                              "WHERE datname = '%1'"_s.arg(database));
}

bool PostgresCluster::sql(const QString &database, const QString &statement)
{
    return run(u"psql"_s,
               {u"-X"_s, u"-q"_s, u"-v"_s, u"ON_ERROR_STOP=1"_s, u"-h"_s, socketFolder(), u"-p"_s,
                QString::number(m_port), u"-U"_s, user(), u"-d"_s, database, u"-c"_s, statement});
}

bool PostgresCluster::run(const QString &program, const QStringList &arguments)
{
    QStringList line = commandLine(program, arguments);
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setStandardOutputFile(m_folder.filePath(u"output"_s));
    process.setWorkingDirectory(m_folder.path());
    process.start(line.takeFirst(), line);
    const bool done = process.waitForFinished(kPatienceMs) && process.exitCode() == 0
                      && process.exitStatus() == QProcess::NormalExit;
    for (const QString &name : {u"output"_s, u"log"_s}) {
        QFile file(m_folder.filePath(name));
        if (!done && file.open(QIODevice::ReadOnly))
            m_output += program + u": "_s + QString::fromUtf8(file.readAll().right(2'000));
    }
    return done;
}

} // namespace stw::test
