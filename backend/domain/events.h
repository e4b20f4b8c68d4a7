#pragma once

#include "backend/domain/catalogue/events.h"
#include "backend/domain/fleet/events.h"
#include "backend/domain/identity/events.h"
#include "backend/domain/quota/events.h"
#include "backend/domain/request/events.h"

#include <variant>

namespace stw::domain {

//! Everything that can stand in the journal. The world is nothing but their sum.
using Event =
    std::variant<TenantCreated, ProjectCreated, ProjectEdited, UserCreated, UserEdited, PasswordSet,
                 SecretIssued, SignInFailed, MemberSet, MemberRemoved, TokenIssued, TokenExtended,
                 TokenRevoked, ProposalMade, ProposalDecided, RoleChanged, AccessDenied,
                 AcceleratorModelPublished, AcceleratorClassPublished, ImagePublished,
                 TemplatePublished, SpecPublished, PricePublished, PoolRegistered, NodeObserved,
                 LimitSet, Submitted, ApprovalBegan, ApprovalRefused, Queued, BudgetHeld, Deferred,
                 Placed, Delivered, ReleaseBegan, WorkEnded, Returned, Requeued, Withdrawn>;

inline QLatin1StringView codeOf(const Event &event)
{
    return std::visit([](const auto &facts) { return facts.kCode; }, event);
}

} // namespace stw::domain
