#pragma once

#include "backend/ports/journal.h"
#include "shared/model/views.h"

namespace stw::store {

class Database;

//! Walks the journal on one state of the database and compares with the head row and with \a anchor
//! (seq 0: none). `changed`: the entry at brokenAt is not the one that was written there, or was
//! added behind the head; `missing`: there is none, but a later one; `cut`: there is none and no
//! later one, although the head or the anchor knows it.
Result<AuditCheck> verifyChain(Database &database, const ports::Head &anchor);

} // namespace stw::store
