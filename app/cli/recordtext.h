#pragma once

#include "shared/model/views.h"

namespace stw::cli {

//! The whole record for a terminal: status, what was asked, quota, queue history, allocations with
//! their end and return proof, usage, cost and touches. \a quota is the project's now; empty: left
//! out.
QString recordText(const RequestRecord &record, const QList<QuotaLine> &quota);

//! One line on how it ended: state, wait, run, cost.
QString endLine(const RequestRecord &record);

//! The exit code of the work of the last attempt, where it had one.
std::optional<qint64> workExitCode(const RequestRecord &record);

} // namespace stw::cli
