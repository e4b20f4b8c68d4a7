#pragma once

#include "backend/main/configuration.h"

namespace stw::main {

//! The names of what the service keeps, in one place; `run` knows the first one, too.
struct DataFolder
{
    QString path;

    //! The one-time secret of the account `admin`, alone in its file, closed to others; good for
    //! one sign-in. Made at the first start, taken away by `run`.
    QString firstRunSecret() const { return path + QStringLiteral("/first-run-secret"); }
    QString database() const { return path + QStringLiteral("/stellwerk.sqlite"); }
    QString anchors() const { return path + QStringLiteral("/anchors"); }
    QString anchorKey() const { return path + QStringLiteral("/anchor-key"); }
};

//! Makes the data and the work folder. From here on the process makes files closed to others. As
//! root both can be passed through, not listed (0711): the folders of projects lie below them and
//! belong to other users; else they are closed (0700). Unavailable: the system's words.
//! Forbidden: others may list or write a folder that is there already.
Result<void> prepareFolders(const Configuration &configuration, bool root);

} // namespace stw::main
