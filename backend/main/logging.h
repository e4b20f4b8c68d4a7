#pragma once

#include "backend/main/settings.h"
#include "shared/base/instant.h"

#include <QtGlobal>

namespace stw::main {

//! One line of the log, with its end: instant, level, category, text. Control characters and line
//! breaks are escaped, so that a name cannot forge a line; a text is cut at 4 KiB. In the format
//! for systemd's journal the instant is left out and the level is its prefix `<6>`
//! (sd-daemon(3)).
QByteArray logLine(QtMsgType type, const QString &category, const QString &text, Instant at,
                   LogFormat format);

//! From here on every message of Qt's logging goes to standard error in this form, when it is of
//! \a level or above. Categories of others than `stw.*` only from a warning on.
void installLogging(LogLevel level, LogFormat format);

} // namespace stw::main
