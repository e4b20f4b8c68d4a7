#pragma once

#include "backend/ports/journal.h"

namespace stw::store {

class Database;

//! The journal's head, inside a transaction; `head_lock` also keeps other writers off it.
Result<ports::Head> readHead(Database &database, const QString &query);

} // namespace stw::store
