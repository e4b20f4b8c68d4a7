#pragma once

#include "backend/domain/commands.h"
#include "backend/ports/clock.h"
#include "shared/base/instant.h"

namespace stw::main {

//! What the first start of an installation puts into an empty journal, as actor `installation`:
//! the catalogue, the tenant `default`, the project `first`, and the account `admin` that signs in
//! once with a secret of which only \a secretHash is kept.
QList<domain::Command> firstStart(const QList<domain::Publish> &catalogue,
                                  const QString &secretHash, Instant now, ports::Ids &ids);

} // namespace stw::main
