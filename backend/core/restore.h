#pragma once

#include "backend/ports/journal.h"

namespace stw::core {

//! The world that the tables describe.
domain::World worldOf(const ports::Shadow &shadow);

} // namespace stw::core
