#pragma once

#include "shared/base/instant.h"
#include "shared/base/uuid.h"

namespace stw::ports {

class Clock
{
public:
    Clock() = default;
    virtual ~Clock() = default;
    Q_DISABLE_COPY_MOVE(Clock)

    virtual Instant now() = 0;
};

//! Makes ids; in the simulator from a seed.
class Ids
{
public:
    Ids() = default;
    virtual ~Ids() = default;
    Q_DISABLE_COPY_MOVE(Ids)

    virtual Uuid next() = 0;
};

} // namespace stw::ports
