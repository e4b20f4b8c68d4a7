#pragma once

#include "backend/main/settings.h"
#include "backend/ports/clock.h"
#include "backend/ports/executor.h"

#include <memory>
#include <vector>

namespace stw::main {

//! The executors that \a configuration asks for: this machine, and with `demo` a simulated fleet.
Result<std::vector<std::unique_ptr<ports::Executor>>>
makeExecutors(const Configuration &configuration, ports::Clock &clock,
              const ports::ReportSink &sink);

} // namespace stw::main
