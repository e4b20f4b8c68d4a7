// Until the core is linked: its preview without the scheduler's word.
#include "backend/core/core.h"
#include "backend/domain/request/admission.h"

stw::Result<stw::Admission> stw::core::preview(const domain::World &world, UserId requester,
                                               const Wish &wish, Instant now)
{
    return domain::assess(world, requester, wish, now);
}
