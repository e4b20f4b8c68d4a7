#pragma once

#include "app/models/requesttable.h"

namespace stw::models {

// What the columns of RequestTable show, translated now.

QString columnTitle(int column);
Qt::Alignment alignmentOf(int column);
//! Nothing: the service cannot sort by it.
std::optional<state::RequestOrder> orderOf(int column);
QVariant cell(const RequestSummary &summary, int column, int role);

} // namespace stw::models
