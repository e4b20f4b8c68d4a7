#pragma once

#include "shared/base/result.h"

#include <QByteArray>

namespace stw::main {

//! Tells the supervisor \a state: `READY=1`, `STOPPING=1`, `STATUS=…`, lines parted by newlines
//! (sd_notify(3)). \a socket is $NOTIFY_SOCKET: a path, or `@` and an abstract name; empty: there
//! is no supervisor and nothing happens. Malformed: neither of them, or too long for an address.
Result<void> notifySupervisor(const QByteArray &socket, const QByteArray &state);

} // namespace stw::main
