#include "backend/core/launch.h"

namespace stw::core {

namespace {

// A card that the node does not report any more is handed over all the same: the wrapper sees that
// it is missing and refuses, instead of starting the work with fewer cards than were placed.
QString vendorOf(const domain::World &world, const Request &request, const QString &node,
                 const QString &id)
{
    for (const Card &card : world.fleet.nodes.value(node).cards) {
        if (card.id == id)
            return card.vendor;
    }
    for (const AcceleratorModel &model : world.catalogue.models) {
        if (request.asked.models.contains(model.name))
            return model.vendor;
    }
    return {};
}

} // namespace

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
        for (const QString &card : slice.cards)
            spec.cards.append({card, vendorOf(world, request, slice.node, card)});
    }
    return spec;
}

} // namespace stw::core
