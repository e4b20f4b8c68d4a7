#pragma once

#include "shared/base/result.h"

namespace stw::client {

//! A server that the person saved. Tokens are not here but in the TokenStore.
struct SavedServer
{
    QString name;           //!< Shown; empty: the address.
    QString url;            //!< As serverAddress() takes it; identifies the entry.
    QString account;        //!< Last signed in.
    QString authorities;    //!< As in Settings.
    QString certificate;    //!< PEM of the certificate that is trusted on consent; empty: none.
    QString environment;    //!< `production`, `test` or `development`; empty: not told.
    bool tokenKept = false; //!< The keychain has taken the account's token.

    static void describe(auto &self, auto &&field)
    {
        field("name", self.name);
        field("url", self.url);
        field("account", self.account);
        field("authorities", self.authorities);
        field("certificate", self.certificate);
        field("environment", self.environment);
        field("token_kept", self.tokenKept);
    }
    friend bool operator==(const SavedServer &, const SavedServer &) = default;
};

struct Servers
{
    QList<SavedServer> items;
    QString current; //!< url of the one last used.

    //! Nothing: it is not saved.
    const SavedServer *find(const QString &url) const;
    //! Replaces the entry of the same url, or adds it.
    void put(const SavedServer &server);
    void remove(const QString &url);

    static void describe(auto &self, auto &&field)
    {
        field("items", self.items);
        field("current", self.current);
    }
    friend bool operator==(const Servers &, const Servers &) = default;
};

//! `$XDG_CONFIG_HOME/stellwerk/servers.json`.
QString serversPath();
//! None where there is no file. A file that cannot be used is an error; it stays where it is.
Result<Servers> loadServers(const QString &path);
//! Whole or not at all, for the owner only.
Result<> saveServers(const QString &path, const Servers &servers);

} // namespace stw::client
