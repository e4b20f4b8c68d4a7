#include "backend/core/restore.h"

#include "shared/base/overloaded.h"

#include <algorithm>

namespace stw::core {

using namespace domain;

namespace {

void insert(World &world, const ports::Object &object)
{
    Directory &directory = world.directory;
    Catalogue &catalogue = world.catalogue;
    std::visit(
        Overloaded{
            [&](const Tenant &tenant) { directory.tenants.insert(tenant.id, tenant); },
            [&](const Project &project) {
                directory.projects.insert(project.id, project);
                directory.projectOfName.insert(project.name, project.id);
            },
            [&](const User &user) {
                directory.users.insert(user.id, user);
                directory.userOfName.insert(user.name, user.id);
            },
            [&](const Member &member) {
                directory.members.insert({member.project, member.user}, member.role);
            },
            [&](const Token &token) {
                directory.tokens.insert(token.id, token);
                directory.tokenOfHash.insert(token.hash, token.id);
            },
            [&](const Proposal &proposal) { directory.proposals.insert(proposal.id, proposal); },
            [&](const AcceleratorModel &model) { catalogue.models.append(model); },
            [&](const AcceleratorClass &accelerator) {
                catalogue.classes.insert(accelerator.name, accelerator);
            },
            [&](const Image &image) { catalogue.images.insert(image.ref(), image); },
            [&](const Template &tmpl) { catalogue.templates.insert(tmpl.ref(), tmpl); },
            [&](const Spec &spec) { catalogue.specs.insert(spec.ref(), spec); },
            [&](const PriceVersion &price) { catalogue.prices[price.spec].append(price); },
            [&](const Pool &pool) { world.fleet.pools.insert(pool.name, pool); },
            [&](const Node &node) { world.fleet.nodes.insert(node.name, node); },
        },
        object);
}

void insert(World &world, const Request &request)
{
    world.requests.live.insert(request.id, std::make_shared<Request>(request));
    if (request.state == RequestState::Queued)
        world.requests.waiting.insert(queueKeyOf(request), request.id);
    if (!request.allocations.isEmpty() && !request.allocations.last().proof)
        occupy(world.occupancy, request, request.allocations.last());
}

} // namespace

World worldOf(const ports::Shadow &shadow)
{
    World world;
    world.seq = shadow.head.seq;
    for (const ports::Object &object : shadow.objects)
        insert(world, object);
    // Rows come in any order; the events came in these.
    std::sort(world.catalogue.models.begin(), world.catalogue.models.end(),
              [](const auto &a, const auto &b) { return a.name < b.name; });
    for (QList<PriceVersion> &versions : world.catalogue.prices) {
        std::sort(versions.begin(), versions.end(),
                  [](const auto &a, const auto &b) { return a.version < b.version; });
    }
    for (const Request &request : shadow.live)
        insert(world, request);
    for (const ports::BalanceRow &row : shadow.balances)
        world.ledger.balances.insert(row.key, row.balance);
    for (const ports::LimitRow &row : shadow.limits) {
        if (row.limit)
            world.ledger.limits.insert({row.scope, row.dimension}, *row.limit);
    }
    for (const auto &[key, trace] : shadow.keys)
        world.requests.keys.insert(key, trace);
    return world;
}

} // namespace stw::core
