#pragma once

#include "shared/model/fleet.h"

namespace stw::domain {

struct PoolRegistered
{
    static constexpr QLatin1StringView kCode{"pool.registered"};
    Pool pool;
    static void describe(auto &self, auto &&field) { field("pool", self.pool); }
    friend bool operator==(const PoolRegistered &, const PoolRegistered &) = default;
};

//! The node as it now is, cards and their health included.
struct NodeObserved
{
    static constexpr QLatin1StringView kCode{"node.observed"};
    Node node;
    static void describe(auto &self, auto &&field) { field("node", self.node); }
    friend bool operator==(const NodeObserved &, const NodeObserved &) = default;
};

} // namespace stw::domain
