#pragma once

#include "backend/executors/local/attemptfolder.h"
#include "shared/base/instant.h"

namespace stw::executors {

//! What ended before these is not kept any more.
struct KeepSince
{
    Instant folders; //!< Work folders.
    Instant outputs; //!< Outputs, and with the later of both everything of the attempt.
};

//! Removes what is too old of attempts that are over. For worker threads.
void sweep(const AttemptFolders &folders, const KeepSince &since);

} // namespace stw::executors
