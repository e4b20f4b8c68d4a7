#include "backend/scheduler/checks/checks.h"
#include "shared/base/checked.h"

namespace stw::scheduler {

QList<QueueReason> checkQuota(const QList<Headroom> &headrooms, const Waiter &waiter)
{
    QList<QueueReason> reasons;
    for (const qsizetype index : waiter.headrooms) {
        const Headroom &room = headrooms[index];
        const QuotaDimensionRow &row = rowOf(room.dimension);
        if (row.window == QuotaWindow::Month && waiter.request->budgetHeld)
            continue; // its part is among what is held
        const qint64 asked = row.demandOf(waiter.request->demand).value_or(0);
        if (asked > 0 && Int128(room.used) + room.held + asked > room.limit) {
            reasons.append(QuotaExhausted{room.dimension, room.kind, room.limit, room.used,
                                          room.held, asked, room.resetsAt});
        }
    }
    return reasons;
}

} // namespace stw::scheduler
