#pragma once

#include "backend/domain/world.h"

namespace stw::domain {

//! The intervals of one attempt (METERING B1): half-open, one for each card, or one for the cores
//! of each node where there are no cards. Empty before delivery; open before the work's end.
QList<Interval> intervalsOf(const Request &request, const Allocation &allocation);

//! The lines of one attempt that ends at \a end: each interval cut at the midnights that begin a
//! month in \a zone, hours rounded once per line, price times quantity exact. Where the platform
//! lost the attempt, each line is followed by one that takes it back.
QList<Charge> chargesOf(const Request &request, const Allocation &allocation, const WorkEnd &end,
                        const QByteArray &zone);

//! Card time of all attempts that count, by month: card-milli · milliseconds, rounded up.
QMap<QString, qint64> cardTimeByMonth(const Request &request, const QByteArray &zone);

} // namespace stw::domain
