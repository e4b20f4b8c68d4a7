#pragma once

#include "backend/ports/clock.h"

namespace stw::main {

//! The machine's clock. From any thread.
class SystemClock final : public ports::Clock
{
public:
    Instant now() override;
};

//! UUIDs of version 7 from the machine's clock and randomness. One thread at a time.
class SystemIds final : public ports::Ids
{
public:
    Uuid next() override;
};

} // namespace stw::main
