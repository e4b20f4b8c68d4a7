#pragma once

#include "shared/base/result.h"

#include <QByteArray>

namespace stw::client {

//! The error that an answer of the given HTTP status carries: its RFC 9457 problem, or, where the
//! body is none (a proxy's page), what the status alone says. The request id is in the facts.
Error errorOf(int status, const QByteArray &body);

} // namespace stw::client
