#include "shared/model/quota.h"

#include "shared/base/checked.h"

namespace stw {

std::optional<qint64> cardTimeOf(const Demand &demand)
{
    return checkedMul(demand.cardMilli, demand.durationMs);
}

} // namespace stw
