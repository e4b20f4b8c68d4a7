#pragma once

#include "shared/base/result.h"

#include <QByteArray>

namespace stw::client {

//! Reads a file that holds something private. NotFound: there is none. Malformed with the rule
//! `private`: others could read it, so what it holds is not a secret any more.
Result<QByteArray> readPrivate(const QString &path);
//! Writes for the owner only (0600, folder 0700), whole or not at all (QSaveFile).
Result<> writePrivate(const QString &path, const QByteArray &bytes);
//! Renames a file that cannot be used, so that it is neither lost nor in the way: `name.bad`,
//! `name.bad-2` … The new path; empty: it could not be renamed.
QString setAside(const QString &path);

} // namespace stw::client
