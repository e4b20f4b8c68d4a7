#include "backend/scheduler/checks/checks.h"

#include <algorithm>

namespace stw::scheduler {

namespace {

qint64 freeOf(const NodeRoom &room, const Shape &shape, Count count)
{
    if (shape.cards == 0)
        return qMax(qint64(0), room.node.cpuMilli - room.cpuTaken);
    qint64 cards = 0;
    for (const QString &model : shape.models)
        cards += usableCards(room, shape, model, count).size();
    return cards;
}

} // namespace

std::optional<CapacityBusy> checkFree(const Rooms &rooms, const QList<Running> &running,
                                      const Shape &shape, Count count)
{
    if (!rooms.poolsFor(shape, count).isEmpty())
        return std::nullopt;
    CapacityBusy facts;
    facts.asked = shape.cards > 0 ? shape.cards * shape.nodes : shape.cpuMilli * shape.nodes;
    const Count whole = count == Count::Free ? Count::Healthy : Count::Existing;
    QStringList suitable;
    for (const NodeRoom &room : rooms.all()) {
        const QStringList models = shape.cards > 0 ? shape.models : QStringList{QString()};
        const bool fit = std::any_of(models.begin(), models.end(), [&](const QString &model) {
            return fits(room, shape, model, whole);
        });
        if (!fit)
            continue;
        suitable.append(room.node.name);
        facts.free += freeOf(room, shape, count);
    }
    for (const Running &work : running) {
        const bool holds =
            std::any_of(work.slices.begin(), work.slices.end(),
                        [&suitable](const Slice &slice) { return suitable.contains(slice.node); });
        if (!holds)
            continue;
        ++facts.running;
        if (work.endsAt.isSet() && (!facts.nextEnd.isSet() || work.endsAt < facts.nextEnd))
            facts.nextEnd = work.endsAt;
    }
    return facts;
}

} // namespace stw::scheduler
