#pragma once

#include "backend/main/exitcode.h"
#include "backend/main/settings.h"

namespace stw::main {

//! `stellwerkd doctor`: reads the store, beside a running service or without one, and prints what
//! it finds: whether the audit chain is whole and holds every exported anchor, whether the journal
//! told again gives the same tables, and whether every invariant holds. Inconsistent: one of them
//! does not. Changes nothing.
ExitCode examine(const Configuration &configuration);

} // namespace stw::main
