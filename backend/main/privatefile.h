#pragma once

#include "shared/base/result.h"

#include <QByteArray>

namespace stw::main {

//! Puts \a bytes into the file, whole or not at all, closed to others (0600) from its first moment,
//! durable on return. Replaces a file, never follows a link. Unavailable: the system's words.
Result<void> writePrivate(const QString &path, const QByteArray &bytes);

//! Reads a small file (at most 64 KiB) that is closed to others. NotFound: there is none.
//! Forbidden: others may read or write it. TooLarge. Unavailable: the system's words.
Result<QByteArray> readPrivate(const QString &path);

//! A secret that people and scripts hand on: without the line break that editors leave.
Result<QString> readSecret(const QString &path);

//! Appends one line, durable on return. Creates the file closed to others.
Result<void> appendLine(const QString &path, const QByteArray &line);

} // namespace stw::main
