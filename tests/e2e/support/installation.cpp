#include "tests/e2e/support/installation.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QThread>
#include <QUuid>

#include <signal.h>

namespace stw::test {

using namespace Qt::StringLiterals;

namespace {

constexpr int kStartTries = 600;
constexpr int kTryMs = 50;
constexpr int kEndMs = 60'000;
const QByteArray kPassword = "a long enough password";

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

Installation::Installation(Engine engine, PostgresCluster *cluster)
    : m_engine(engine)
    , m_cluster(cluster)
{
    if (m_engine == Engine::Postgres)
        m_database = m_cluster->createDatabase();
    // As root the work of others must reach its folder below this one.
    QFile::setPermissions(m_folder.path(), QFile::Permissions(0x7755));
}

Installation::~Installation()
{
    kill();
}

QStringList Installation::arguments() const
{
    QStringList list{
        u"--config"_s,       u"/dev/null"_s, u"--data-folder"_s, dataFolder(),
        u"--port"_s,         u"0"_s,         u"--port-file"_s,   m_folder.filePath(u"port"_s),
        u"--single-person"_s};
    if (m_engine == Engine::Postgres) {
        list +=
            {u"--database-kind"_s,      u"postgresql"_s,      u"--database-host"_s,
             m_cluster->socketFolder(), u"--database-port"_s, QString::number(m_cluster->port()),
             u"--database-name"_s,      m_database,           u"--database-user"_s,
             m_cluster->user()};
    }
    return list + options;
}

bool Installation::start()
{
    QFile::remove(m_folder.filePath(u"port"_s));
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (auto variable = variables.begin(); variable != variables.end(); ++variable)
        environment.insert(variable.key(), *variable);
    m_service.setProcessEnvironment(environment);
    m_service.setStandardOutputFile(m_folder.filePath(u"log"_s), QIODevice::Append);
    m_service.setStandardErrorFile(m_folder.filePath(u"log"_s), QIODevice::Append);
    m_service.start(QStringLiteral(STW_BIN_DIR "/stellwerkd"), arguments());
    for (int tries = 0; tries < kStartTries; ++tries) {
        m_port = quint16(contentsOf(m_folder.filePath(u"port"_s)).trimmed().toInt());
        if (m_port != 0 && HttpClient(m_port).get("/readyz").status == 200)
            return true;
        if (m_service.waitForFinished(kTryMs))
            return false;
    }
    return false;
}

void Installation::kill()
{
    if (!isRunning())
        return;
    m_service.kill();
    m_service.waitForFinished(kEndMs);
}

int Installation::terminate()
{
    m_service.terminate();
    m_service.waitForFinished(kEndMs);
    return m_service.exitStatus() == QProcess::NormalExit ? m_service.exitCode() : -1;
}

QByteArray Installation::log() const
{
    return contentsOf(m_folder.filePath(u"log"_s));
}

QByteArray Installation::admin()
{
    if (!m_admin.isEmpty())
        return m_admin;
    HttpClient client(m_port);
    const QByteArray secret = contentsOf(dataFolder() + u"/first-run-secret"_s).trimmed();
    const Answer answer =
        client.post("/v1/sessions", {{u"name"_s, u"admin"_s},
                                     {u"secret"_s, QString::fromLatin1(secret)},
                                     {u"new_password"_s, QString::fromLatin1(kPassword)}});
    m_admin = answer.json().value(u"token"_s).toString().toLatin1();
    return m_admin;
}

QByteArray Installation::person(const QString &name)
{
    HttpClient client(m_port);
    client.token = admin();
    client.post("/v1/users", {{u"name"_s, name}, {u"title"_s, name}});
    const Answer secret = client.call("POST", "/v1/users/" + name.toLatin1() + "/secret");
    client.token.clear();
    const Answer session =
        client.post("/v1/sessions", {{u"name"_s, name},
                                     {u"secret"_s, secret.json().value(u"secret"_s)},
                                     {u"new_password"_s, QString::fromLatin1(kPassword)}});
    return session.json().value(u"token"_s).toString().toLatin1();
}

void Installation::member(const QString &project, const QString &name, const QString &role)
{
    HttpClient client(m_port);
    client.token = admin();
    const QByteArray path = "/v1/projects/" + project.toLatin1() + "/members/" + name.toLatin1();
    client.call("PUT", path, "{\"role\":\"" + role.toLatin1() + "\"}");
}

void Installation::change(const QJsonObject &change)
{
    HttpClient client(m_port);
    client.token = admin();
    const Answer made = client.post("/v1/proposals", {{u"change"_s, change}});
    client.token = activator();
    client.call("POST",
                "/v1/proposals/" + made.json().value(u"id"_s).toString().toLatin1() + "/activate");
}

// With --demo there is a second policy admin, and so no single-person mode.
QByteArray Installation::activator()
{
    for (const QByteArray &line : contentsOf(dataFolder() + u"/demo-accounts"_s).split('\n')) {
        const QByteArrayList account = line.split(' ');
        if (account.value(0) != "policy")
            continue;
        HttpClient client(m_port);
        const Answer session =
            client.post("/v1/sessions", {{u"name"_s, u"policy"_s},
                                         {u"password"_s, QString::fromLatin1(account.value(1))}});
        return session.json().value(u"token"_s).toString().toLatin1();
    }
    return admin();
}

void Installation::limit(const QString &project, const QString &dimension, qint64 limit)
{
    change({{u"code"_s, u"limit_change"_s},
            {u"scope"_s, u"project"_s},
            {u"target"_s, project},
            {u"dimension"_s, dimension},
            {u"limit"_s, limit}});
}

int Installation::ctl(const QStringList &arguments, QByteArray *output, QByteArray *errors)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"STW_SERVER"_s, u"http://127.0.0.1:%1"_s.arg(m_port));
    environment.insert(u"STW_TOKEN"_s, QString::fromLatin1(admin()));
    environment.insert(u"XDG_CONFIG_HOME"_s, m_folder.filePath(u"config"_s));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(STW_BIN_DIR "/stellwerkctl"), arguments);
    process.waitForFinished(kEndMs);
    if (output)
        *output = process.readAllStandardOutput();
    if (errors)
        *errors = process.readAllStandardError();
    return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
}

QJsonObject Installation::ended(const QByteArray &token, const QString &id)
{
    HttpClient client(m_port);
    client.token = token;
    for (int tries = 0; tries < kStartTries; ++tries) {
        const QJsonObject record = client.get("/v1/requests/" + id.toLatin1()).json();
        if (record.value(u"request"_s).toObject().contains(u"ended_at"_s))
            return record;
        QThread::msleep(kTryMs);
    }
    return {};
}

int Installation::doctor(QByteArray *output)
{
    QProcess process;
    QStringList list{u"doctor"_s};
    list += arguments();
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QStringLiteral(STW_BIN_DIR "/stellwerkd"), list);
    process.waitForFinished(kEndMs);
    *output = process.readAll();
    return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
}

QJsonObject shellWish(const QString &command, const QString &project)
{
    return {{u"project"_s, project},
            {u"spec"_s, u"cpu-small"_s},
            {u"template"_s, u"shell@1"_s},
            {u"parameters"_s, QJsonObject{{u"command"_s, command}}}};
}

QByteArray freshKey()
{
    return "Idempotency-Key: " + QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
}

} // namespace stw::test
