#pragma once

#include "backend/executors/local/attemptstate.h"
#include "shared/base/instant.h"

namespace stw::executors {

//! What decides the fate of an attempt whose wrapper is not there.
struct Orphan
{
    QString tag;
    QString attemptFolder;
    QString output;
    Instant lastSeen; //!< When this process last saw the wrapper's lock held.
    Instant now;
};

//! Ends what is left of an attempt that has a START and neither END nor wrapper, and writes down
//! what was found. For worker threads: waits for the processes to be gone. Conflict: the wrapper or
//! its guard lives after all. Unavailable: a process does not end; nothing may be concluded yet.
Result<> concludeLost(const Orphan &orphan);

//! Makes it binding that the attempt never starts. Conflict: a wrapper is at it, or it started.
Result<> concludeNeverStarted(const QString &attemptFolder, const QString &tag,
                              const Finding &finding);

} // namespace stw::executors
