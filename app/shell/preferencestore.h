#pragma once

#include "app/client/servers.h"
#include "app/views/settings/preferences.h"

#include <QObject>
#include <QSettings>

namespace stw::shell {

//! What the console remembers between two starts, in one folder: the preferences and, under
//! `state/`, how windows and tables were left (`console.ini`), and the saved servers
//! (app/client/servers.h). Values that this release does not know are left as they are, and
//! impossible ones are read as the default.
class PreferenceStore : public QObject
{
    Q_OBJECT

public:
    //! `$XDG_CONFIG_HOME/stellwerk`.
    static QString defaultFolder();

    explicit PreferenceStore(const QString &folder, QObject *parent = nullptr);

    const views::Preferences &values() const { return m_values; }
    void set(const views::Preferences &values);

    const client::Servers &servers() const { return m_servers; }
    void setServers(const client::Servers &servers);
    //! The last used one first.
    QList<views::ServerLine> serverLines() const;
    void setEnvironment(const QString &address, views::Environment environment);

    //! Empty: nothing was kept.
    QByteArray remembered(const QString &key) const;
    void remember(const QString &key, const QByteArray &state);

signals:
    void changed();
    void serversChanged();

private:
    const QString m_serversPath;
    QSettings m_file;
    views::Preferences m_values;
    client::Servers m_servers;
    bool m_serversUsable = true; //!< Else the file is left to whoever can read it.
};

//! What a saved server is for; one that does not say is for development.
views::Environment environmentOf(const client::SavedServer &server);

} // namespace stw::shell
