#include "backend/domain/world.h"

#include "backend/domain/decide.h"
#include "backend/domain/quota/ledger.h"

namespace stw::domain {

Result<QList<Event>> decide(const World &world, const Command &command, const Context &context)
{
    return std::visit([&](const auto &what) { return decideOn(world, what, context); }, command);
}

void apply(World &world, const Event &event)
{
    post(world.ledger, postingsOf(world, event));
    std::visit(
        [&world, &event](const auto &what) {
            if constexpr (requires { applyTo(world, what); })
                applyTo(world, what);
            else
                applyToRequest(world, event);
        },
        event);
}

} // namespace stw::domain
