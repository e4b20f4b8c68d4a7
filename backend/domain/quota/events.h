#pragma once

#include "shared/model/directory.h"

namespace stw::domain {

struct LimitSet
{
    static constexpr QLatin1StringView kCode{"limit.set"};
    LimitChange change;
    static void describe(auto &self, auto &&field) { field("change", self.change); }
    friend bool operator==(const LimitSet &, const LimitSet &) = default;
};

} // namespace stw::domain
