#pragma once

#include "app/views/settings/preferences.h"

#include <QObject>
#include <QSettings>

namespace stw::shell {

//! The one file of what the console remembers (INI): the preferences, and under `state/` how
//! windows and tables were left. Values that this release does not know are left as they are, and
//! impossible ones are read as the default.
class PreferenceStore : public QObject
{
    Q_OBJECT

public:
    //! `$XDG_CONFIG_HOME/stellwerk/console.ini`.
    static QString defaultPath();

    explicit PreferenceStore(const QString &path, QObject *parent = nullptr);

    const views::Preferences &values() const { return m_values; }
    void set(const views::Preferences &values);

    //! Empty: nothing was kept.
    QByteArray remembered(const QString &key) const;
    void remember(const QString &key, const QByteArray &state);

    //! The server moves to the front of the saved ones; a new one is added.
    void used(const views::SavedServer &server);

signals:
    void changed();

private:
    void write();

    QSettings m_file;
    views::Preferences m_values;
};

} // namespace stw::shell
