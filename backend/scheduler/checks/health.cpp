#include "backend/scheduler/checks/checks.h"

#include <algorithm>

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
    const QStringList models = shape.cards > 0 ? shape.models : QStringList{QString()};
    for (const NodeRoom &room : rooms.all()) {
        // Only what could serve it if all were well: small nodes would promise too much.
        const bool couldServe =
            std::any_of(models.begin(), models.end(), [&](const QString &model) {
                return fits(room, shape, model, Count::Existing);
            });
        if (!couldServe)
            continue;
        const bool nodeOut = !room.node.reachable || room.node.cordoned;
        if (shape.cards == 0) {
            ++*counterOf(facts, nodeOut ? Health::Unknown : room.node.health);
            continue;
        }
        for (const Card &card : room.node.cards) {
            const bool rightVendor = shape.vendors.isEmpty() || shape.vendors.contains(card.vendor);
            if (!shape.models.contains(card.model) || !rightVendor)
                continue;
            const bool out = nodeOut || room.node.health != Health::Healthy || card.foreignUse;
            ++*counterOf(facts, out ? Health::Unknown : card.health);
        }
    }
    return facts;
}

} // namespace stw::scheduler
