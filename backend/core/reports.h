#pragma once

#include "backend/domain/commands.h"
#include "backend/ports/executor.h"

namespace stw::core {

//! What an executor's word means to the domain. A tag that is none names no request.
domain::Command commandOf(const ports::Report &report);

} // namespace stw::core
