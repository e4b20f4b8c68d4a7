#pragma once

#include "backend/domain/world.h"
#include "shared/model/views.h"

namespace stw::api {

//! What \a request has used and costs at \a now: its charges, and what is open as if it ended now.
//! \a zone is its project's.
Usage usageOf(const Request &request, const QByteArray &zone, Instant now);

//! What may be done to it now by who may control it: `cancel`, `release`.
QStringList actionsOf(RequestState state);

} // namespace stw::api
