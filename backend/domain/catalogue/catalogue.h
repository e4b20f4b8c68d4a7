#pragma once

#include "backend/domain/world.h"

namespace stw::domain {

//! The catalogue's model of a card that a driver calls \a reportedName; empty: unknown, and such
//! a card is never placed.
QString modelOf(const Catalogue &catalogue, const Card &card);

} // namespace stw::domain
