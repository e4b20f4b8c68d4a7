#pragma once

#include "shared/model/queuereason.h"

#include <QString>

namespace stw::texts {

// One sentence, or two, for each reason to wait.

QString textOf(const Planning &facts);
QString textOf(const QuotaExhausted &facts);
QString textOf(const SpecUnavailable &facts);
QString textOf(const HealthyCapacity &facts);
QString textOf(const CapacityBusy &facts);
QString textOf(const PriorityAhead &facts);
QString textOf(const ExecutorUnreachable &facts);
QString textOf(const QueueReason &reason);
//! A few words for a column, by the reason's code; the code itself where it is not known.
QString reasonWords(const QString &code);

} // namespace stw::texts
