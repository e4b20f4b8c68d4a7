#pragma once

#include "app/models/requesttable.h"

#include <QTimeZone>

namespace stw::models {

// What the columns of RequestTable show, translated now.

QString columnTitle(int column);
Qt::Alignment alignmentOf(int column);
//! Nothing: the service cannot sort by it.
std::optional<state::RequestOrder> orderOf(int column);
QVariant cell(const RequestSummary &summary, int column, int role);
//! Day and time without the year, which is added where it is another than now's.
QString shortMoment(Instant at, Instant now, const QTimeZone &zone = QTimeZone::systemTimeZone());

} // namespace stw::models
