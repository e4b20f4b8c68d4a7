#pragma once

#include "backend/domain/catalogue/events.h"
#include "backend/domain/fleet/events.h"
#include "backend/domain/identity/events.h"
#include "backend/domain/quota/events.h"
#include "backend/domain/request/events.h"

#include <variant>

namespace stw::domain {

//! Everything that can stand in the journal. The world is nothing but their sum.
using EventFacts =
    std::variant<TenantCreated, ProjectCreated, ProjectEdited, UserCreated, UserEdited, PasswordSet,
                 SecretIssued, SignInFailed, MemberSet, MemberRemoved, TokenIssued, TokenExtended,
                 TokenRevoked, ProposalMade, ProposalDecided, RoleChanged, AccessDenied,
                 AcceleratorModelPublished, AcceleratorClassPublished, ImagePublished,
                 TemplatePublished, SpecPublished, PricePublished, PoolRegistered, NodeObserved,
                 LimitSet, Submitted, ApprovalBegan, ApprovalRefused, Queued, BudgetHeld, Deferred,
                 Placed, Delivered, ReleaseBegan, WorkEnded, Returned, Requeued, Withdrawn>;
// Copied, moved and ended in one place: the code of a big variant is big too.
struct Event : EventFacts
{
    using EventFacts::EventFacts;
    Event();
    Event(const Event &);
    Event(Event &&) noexcept;
    Event &operator=(const Event &);
    Event &operator=(Event &&) noexcept;
    ~Event();
};

inline QLatin1StringView codeOf(const Event &event)
{
    return std::visit([](const auto &facts) { return facts.kCode; }, event);
}

} // namespace stw::domain

Q_DECLARE_TYPEINFO(stw::domain::Event, Q_RELOCATABLE_TYPE);
