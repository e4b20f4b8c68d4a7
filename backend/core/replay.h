#pragma once

#include "backend/core/projection.h"

namespace stw::core {

//! Tells the journal again, from its first entry: the world it adds up to and the rows it writes.
class Replay
{
public:
    //! The rows of \a entry. Conflict: its sequence is not the next one, or the event may not
    //! happen in the world so far; nothing was changed.
    Result<QList<ports::Row>> add(const ports::Entry &entry);

    const domain::World &world() const { return m_world; }

private:
    domain::World m_world;
    Projection m_projection;
};

} // namespace stw::core
