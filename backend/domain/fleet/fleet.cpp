#include "backend/domain/catalogue/catalogue.h"
#include "backend/domain/decide.h"

namespace stw::domain {

using namespace Qt::StringLiterals;

Events decideOn(const World &world, const RegisterPool &command, const Context &)
{
    const auto known = world.fleet.pools.constFind(command.pool.name);
    if (known != world.fleet.pools.constEnd() && *known == command.pool)
        return QList<Event>{};
    return QList<Event>{PoolRegistered{command.pool}};
}

Events decideOn(const World &world, const ObserveNode &command, const Context &)
{
    if (!world.fleet.pools.contains(command.node.pool))
        return failure(ErrorCode::NotFound, u"pool"_s);
    Node node = command.node;
    for (Card &card : node.cards)
        card.model = modelOf(world.catalogue, card);
    const auto known = world.fleet.nodes.constFind(node.name);
    if (known != world.fleet.nodes.constEnd()) {
        node.cordoned = known->cordoned; // a person's word, not the node's
        if (*known == node)
            return QList<Event>{};
    }
    return QList<Event>{NodeObserved{node}};
}

void applyTo(World &world, const PoolRegistered &event)
{
    world.fleet.pools.insert(event.pool.name, event.pool);
}

void applyTo(World &world, const NodeObserved &event)
{
    world.fleet.nodes.insert(event.node.name, event.node);
}

} // namespace stw::domain
