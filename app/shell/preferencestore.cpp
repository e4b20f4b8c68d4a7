#include "app/shell/preferencestore.h"

#include <QStandardPaths>
#include <QTimeZone>

#include <algorithm>

namespace stw::shell {

using namespace Qt::StringLiterals;

namespace {

template <class E>
E memberOf(const QVariant &kept, E otherwise)
{
    return fromName<E>(kept.toString()).value_or(otherwise);
}

QList<views::SavedServer> readServers(QSettings &file)
{
    QList<views::SavedServer> servers;
    const int count = file.beginReadArray("servers"_L1);
    for (int i = 0; i < count; ++i) {
        file.setArrayIndex(i);
        views::SavedServer server{
            .address = file.value("address"_L1).toString(),
            .environment = memberOf(file.value("environment"_L1), views::Environment::Development),
            .account = file.value("account"_L1).toString(),
            .authorities = file.value("authorities"_L1).toString()};
        if (!server.address.isEmpty())
            servers.append(server);
    }
    file.endArray();
    return servers;
}

views::Preferences read(QSettings &file)
{
    views::Preferences values;
    values.theme = memberOf(file.value("theme"_L1), values.theme);
    const QString language = file.value("language"_L1).toString();
    if (language == "de"_L1 || language == "en"_L1)
        values.language = language;
    const QByteArray zone = file.value("zone"_L1).toByteArray();
    if (QTimeZone::isTimeZoneIdAvailable(zone))
        values.zone = QString::fromLatin1(zone);
    values.reducedMotion = file.value("reduced_motion"_L1, values.reducedMotion).toBool();
    values.scalePercent = std::clamp(file.value("scale_percent"_L1, values.scalePercent).toInt(),
                                     views::Preferences::kLeastScale,
                                     views::Preferences::kMostScale);
    values.servers = readServers(file);
    return values;
}

} // namespace

QString PreferenceStore::defaultPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
           + "/stellwerk/console.ini"_L1;
}

PreferenceStore::PreferenceStore(const QString &path, QObject *parent)
    : QObject(parent)
    , m_file(path, QSettings::IniFormat)
    , m_values(read(m_file))
{}

void PreferenceStore::set(const views::Preferences &values)
{
    if (values == m_values)
        return;
    m_values = values;
    write();
    emit changed();
}

QByteArray PreferenceStore::remembered(const QString &key) const
{
    return m_file.value("state/"_L1 + key).toByteArray();
}

void PreferenceStore::remember(const QString &key, const QByteArray &state)
{
    m_file.setValue("state/"_L1 + key, state);
}

void PreferenceStore::used(const views::SavedServer &server)
{
    views::Preferences values = m_values;
    const auto same = [&server](const views::SavedServer &other) {
        return other.address == server.address;
    };
    values.servers.removeIf(same);
    values.servers.prepend(server);
    set(values);
}

void PreferenceStore::write()
{
    m_file.setValue("theme"_L1, QString(nameOf(m_values.theme)));
    m_file.setValue("language"_L1, m_values.language);
    m_file.setValue("zone"_L1, m_values.zone);
    m_file.setValue("reduced_motion"_L1, m_values.reducedMotion);
    m_file.setValue("scale_percent"_L1, m_values.scalePercent);
    m_file.remove("servers"_L1);
    m_file.beginWriteArray("servers"_L1, int(m_values.servers.size()));
    for (int i = 0; i < int(m_values.servers.size()); ++i) {
        const views::SavedServer &server = m_values.servers[i];
        m_file.setArrayIndex(i);
        m_file.setValue("address"_L1, server.address);
        m_file.setValue("environment"_L1, QString(nameOf(server.environment)));
        m_file.setValue("account"_L1, server.account);
        m_file.setValue("authorities"_L1, server.authorities);
    }
    m_file.endArray();
}

} // namespace stw::shell
