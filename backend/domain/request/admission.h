#pragma once

#include "backend/domain/world.h"

namespace stw::domain {

//! Every choice of \a wish made on the world's catalogue, or all its faults by field. A project
//! that \a requester may not submit to is as unknown as one that does not exist.
Result<Asked> resolve(const World &world, UserId requester, const Wish &wish, Instant now);

//! What it holds while it runs and for how long. `acceleratorMiB` is the largest card the class
//! allows; once placed, the cards themselves count (see demandOf(Allocation)).
Result<Demand> demandOf(const World &world, const Asked &asked);

//! Quota of project and tenant, every dimension it asks for or has a limit on.
QList<QuotaLine> quotaLines(const World &world, const Project &project, const Demand &demand,
                            Instant now);

//! SHA-256, hex, over the project's id and everything that was asked, in canonical spelling.
QString contentHashOf(ProjectId project, const Asked &asked);

//! DOMAIN §5: what preview shows and submit decides on, feasibility excepted (the scheduler's
//! word, which the core adds). One function for both.
Result<Admission> assess(const World &world, UserId requester, const Wish &wish, Instant now);

} // namespace stw::domain
