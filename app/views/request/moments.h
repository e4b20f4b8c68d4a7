#pragma once

#include "shared/base/instant.h"

#include <QString>
#include <QTimeZone>

namespace stw::views {

//! Hours, minutes and seconds in \a zone: `14:03:20`; a dash where it is not set.
QString clockOf(Instant at, const QTimeZone &zone = QTimeZone::systemTimeZone());

//! As short as it is clear on the day of \a now: `19:55`, else with the date: `18 Nov, 19:55`.
QString momentOf(Instant at, Instant now, const QTimeZone &zone = QTimeZone::systemTimeZone());

//! From one to another: `19:55 – 22:30`, the date said once.
QString spanOf(Instant from, Instant to, Instant now,
               const QTimeZone &zone = QTimeZone::systemTimeZone());

} // namespace stw::views
