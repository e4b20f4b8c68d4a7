#pragma once

#include "backend/executors/local/attemptfolder.h"
#include "shared/base/instant.h"

namespace stw::executors {

struct LaunchOrder
{
    ports::LaunchSpec spec;
    AttemptFolders folders;
    LaunchLimits limits;
    QString taskProgram;
    Instant now;
};

//! Prepares the attempt's folder, which exists, and starts the wrapper. For worker threads: returns
//! when START is durable, or when it is binding that the attempt never starts, or when somebody
//! else is at it. Which of these holds is in the folder.
Result<> launchAttempt(const LaunchOrder &order);

} // namespace stw::executors
