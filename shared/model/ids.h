#pragma once

#include "shared/base/strongid.h"

namespace stw {

// clang-format off: a table is read in columns.
struct TenantTag
{
    static constexpr QLatin1StringView kPrefix{"ten"};
};
struct ProjectTag
{
    static constexpr QLatin1StringView kPrefix{"prj"};
};
struct UserTag
{
    static constexpr QLatin1StringView kPrefix{"usr"};
};
struct TokenTag
{
    static constexpr QLatin1StringView kPrefix{"tok"};
};
struct ProposalTag
{
    static constexpr QLatin1StringView kPrefix{"pro"};
};
struct RequestTag
{
    static constexpr QLatin1StringView kPrefix{"req"};
};
struct AllocationTag
{
    static constexpr QLatin1StringView kPrefix{"alc"};
};
// clang-format on

using TenantId = StrongId<TenantTag>;
using ProjectId = StrongId<ProjectTag>;
using UserId = StrongId<UserTag>;
using TokenId = StrongId<TokenTag>;
using ProposalId = StrongId<ProposalTag>;
using RequestId = StrongId<RequestTag>;
using AllocationId = StrongId<AllocationTag>;

} // namespace stw
