#pragma once

#include "backend/domain/world.h"
#include "backend/ports/executor.h"

namespace stw::core {

//! What the executor gets for the current attempt of \a request.
ports::LaunchSpec launchSpecOf(const domain::World &world, const Request &request);

} // namespace stw::core
