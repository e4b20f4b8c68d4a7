#include "backend/scheduler/checks/checks.h"

namespace stw::scheduler {

std::optional<SpecUnavailable> checkSpec(const Rooms &rooms, const Shape &shape)
{
    if (!rooms.poolsFor(shape, Count::Existing).isEmpty())
        return std::nullopt;
    SpecUnavailable facts;
    facts.looked =
        shape.acceleratorClass.isEmpty() ? QStringLiteral("cpu") : shape.acceleratorClass;
    facts.asked = shape.cards > 0 ? shape.cards : shape.cpuMilli;
    for (const NodeRoom &room : rooms.all()) {
        if (shape.cards == 0) {
            if (room.node.simulated)
                continue;
            ++facts.existing;
            facts.largest = qMax(facts.largest, room.node.cpuMilli);
            continue;
        }
        for (const QString &model : shape.models) {
            const qint64 cards = usableCards(room, shape, model, Count::Existing).size();
            facts.existing += cards;
            facts.largest = qMax(facts.largest, cards);
        }
    }
    return facts;
}

} // namespace stw::scheduler
