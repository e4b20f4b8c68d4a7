#pragma once

#include "shared/base/result.h"

#include <QString>
#include <QStringList>

namespace stw::texts {

//! What happened and what was not done, in a sentence.
QString textOf(ErrorCode code);
//! A fault of one field: its path, the rule it breaks and what would be accepted.
QString textOf(const FieldFault &fault);
//! The sentence of the code, then a line for each fault.
QStringList linesOf(const Error &error);

} // namespace stw::texts
