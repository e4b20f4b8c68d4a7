#pragma once

#include "shared/base/result.h"

namespace stw::client {

//! What signing in leaves behind: the token, and the only server it may be sent to.
struct Credentials
{
    QString server;
    QString token;
    QString authorities; //!< As in Settings.

    static void describe(auto &self, auto &&field)
    {
        field("server", self.server);
        field("token", self.token);
        field("authorities", self.authorities);
    }
    friend bool operator==(const Credentials &, const Credentials &) = default;
};

//! `$XDG_CONFIG_HOME/stellwerk/credentials`, JSON.
QString credentialsPath();
//! NotFound: there are none. Malformed with the rule `private`: others could read the file, so what
//! it holds is not a secret any more and is not used.
Result<Credentials> loadCredentials(const QString &path);
//! Writes for the owner only (0600, folder 0700), whole or not at all.
Result<> saveCredentials(const QString &path, const Credentials &credentials);
//! True also where there were none.
bool removeCredentials(const QString &path);

//! A secret from a file that only its owner can read; one line end at the end is not part of it.
Result<QByteArray> readSecretFile(const QString &path);

} // namespace stw::client
