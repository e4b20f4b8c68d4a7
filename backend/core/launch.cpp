#include "backend/core/launch.h"

namespace stw::core {

ports::LaunchSpec launchSpecOf(const domain::World &world, const Request &request)
{
    const Allocation &allocation = request.allocations.last();
    ports::LaunchSpec spec;
    spec.request = request.id;
    spec.attempt = allocation.attempt;
    spec.tag = allocation.tag;
    spec.project = request.project;
    spec.osNumber = world.directory.projects.value(request.project).osNumber;
    spec.contentHash = request.contentHash;
    spec.slices = allocation.slices;
    spec.argv = request.asked.argv;
    spec.environment = request.asked.environment;
    spec.inputs = request.asked.inputs;
    spec.requester = request.requester;
    spec.seconds = request.asked.seconds;
    for (const Slice &slice : allocation.slices) {
        for (const Card &card : world.fleet.nodes.value(slice.node).cards) {
            if (slice.cards.contains(card.id))
                spec.cards.append({card.id, card.vendor});
        }
    }
    return spec;
}

} // namespace stw::core
