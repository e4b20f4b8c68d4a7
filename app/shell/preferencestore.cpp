#include "app/shell/preferencestore.h"

#include <QLoggingCategory>
#include <QStandardPaths>
#include <QTimeZone>

#include <algorithm>

namespace stw::shell {

using namespace Qt::StringLiterals;

namespace {

Q_LOGGING_CATEGORY(logShell, "stw.shell")

views::Preferences read(const QSettings &file)
{
    views::Preferences values;
    values.theme = fromName<views::Theme>(file.value("theme"_L1).toString()).value_or(values.theme);
    const QString language = file.value("language"_L1).toString();
    if (language == "de"_L1 || language == "en"_L1)
        values.language = language;
    const QByteArray zone = file.value("zone"_L1).toString().toLatin1();
    if (QTimeZone::isTimeZoneIdAvailable(zone))
        values.zone = QString::fromLatin1(zone);
    values.reducedMotion = file.value("reduced_motion"_L1, values.reducedMotion).toBool();
    values.scalePercent =
        std::clamp(file.value("scale_percent"_L1, values.scalePercent).toInt(),
                   views::Preferences::kLeastScale, views::Preferences::kMostScale);
    return values;
}

} // namespace

QString PreferenceStore::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
           + "/stellwerk"_L1;
}

PreferenceStore::PreferenceStore(const QString &folder, QObject *parent)
    : QObject(parent)
    , m_serversPath(folder + "/servers.json"_L1)
    , m_file(folder + "/console.ini"_L1, QSettings::IniFormat)
    , m_values(read(m_file))
{
    const Result<client::Servers> servers = client::loadServers(m_serversPath);
    m_serversUsable = servers.has_value();
    if (servers)
        m_servers = *servers;
    else
        qCWarning(logShell) << "saved servers are not used path=" << m_serversPath
                            << "cause=" << servers.error().detail;
}

void PreferenceStore::set(const views::Preferences &values)
{
    if (values == m_values)
        return;
    m_values = values;
    m_file.setValue("theme"_L1, QString(nameOf(values.theme)));
    m_file.setValue("language"_L1, values.language);
    m_file.setValue("zone"_L1, values.zone);
    m_file.setValue("reduced_motion"_L1, values.reducedMotion);
    m_file.setValue("scale_percent"_L1, values.scalePercent);
    emit changed();
}

void PreferenceStore::setServers(const client::Servers &servers)
{
    if (servers == m_servers)
        return;
    m_servers = servers;
    if (m_serversUsable) {
        if (const Result<> saved = client::saveServers(m_serversPath, servers); !saved)
            qCWarning(logShell) << "servers are not saved cause=" << saved.error().detail;
    }
    emit serversChanged();
}

QList<views::ServerLine> PreferenceStore::serverLines() const
{
    QList<views::ServerLine> lines;
    for (const client::SavedServer &server : m_servers.items) {
        lines.append({.address = server.url,
                      .name = server.name,
                      .account = server.account,
                      .environment = environmentOf(server),
                      .current = server.url == m_servers.current});
    }
    std::ranges::stable_sort(lines, std::ranges::greater(), &views::ServerLine::current);
    return lines;
}

void PreferenceStore::setEnvironment(const QString &address, views::Environment environment)
{
    const client::SavedServer *known = m_servers.find(address);
    if (!known)
        return;
    client::SavedServer server = *known;
    server.environment = nameOf(environment);
    client::Servers servers = m_servers;
    servers.put(server);
    setServers(servers);
}

QByteArray PreferenceStore::remembered(const QString &key) const
{
    return m_file.value("state/"_L1 + key).toByteArray();
}

void PreferenceStore::remember(const QString &key, const QByteArray &state)
{
    m_file.setValue("state/"_L1 + key, state);
}

views::Environment environmentOf(const client::SavedServer &server)
{
    return fromName<views::Environment>(server.environment)
        .value_or(views::Environment::Development);
}

} // namespace stw::shell
