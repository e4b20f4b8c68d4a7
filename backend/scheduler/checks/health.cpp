#include "backend/scheduler/checks/checks.h"

namespace stw::scheduler {

namespace {

qint64 *counterOf(HealthyCapacity &facts, Health health)
{
    switch (health) {
    case Health::Healthy: return &facts.healthy;
    case Health::Suspect: return &facts.suspect;
    case Health::Isolated: return &facts.isolated;
    case Health::Failed: return &facts.failed;
    case Health::Maintenance:
    case Health::Unknown: return &facts.unknown;
    }
    return &facts.unknown;
}

} // namespace

std::optional<HealthyCapacity> checkHealth(const Rooms &rooms, const Shape &shape)
{
    if (!rooms.poolsFor(shape, Count::Healthy).isEmpty())
        return std::nullopt;
    HealthyCapacity facts;
    facts.asked = shape.cards > 0 ? shape.cards * shape.nodes : shape.nodes;
    for (const NodeRoom &room : rooms.all()) {
        const bool nodeOut = !room.node.reachable || room.node.cordoned;
        if (shape.cards == 0) {
            ++*counterOf(facts, nodeOut ? Health::Unknown : room.node.health);
            continue;
        }
        for (const Card &card : room.node.cards) {
            if (!shape.models.contains(card.model))
                continue;
            const bool out = nodeOut || room.node.health != Health::Healthy || card.foreignUse;
            ++*counterOf(facts, out ? Health::Unknown : card.health);
        }
    }
    return facts;
}

} // namespace stw::scheduler
