#pragma once

#include "app/cli/arguments.h"
#include "app/client/credentials.h"
#include "app/client/settings.h"

namespace stw::cli {

//! What the environment says: STW_SERVER, STW_TOKEN, STW_TOKEN_FILE, STW_CA_FILE.
struct Environment
{
    QString server;
    QString token;
    QString tokenFile;
    QString authorities;
};

Environment environment();

//! Whom to talk to: options before the environment before what signing in left. A kept token goes
//! to the server that gave it and to no other. \a kept may be the failure to read it: that ends
//! the command only where the kept token would be used.
Result<client::Settings> settingsFrom(const Arguments &arguments, const Environment &environment,
                                      const Result<client::Credentials> &kept);

} // namespace stw::cli
