#include "backend/api/routes/routes.h"

namespace stw::api {

void listNodes(const Call &call)
{
    call.answer(listing(call.services->core().world()->fleet.nodes.values()));
}

void listPools(const Call &call)
{
    call.answer(listing(call.services->core().world()->fleet.pools.values()));
}

} // namespace stw::api
