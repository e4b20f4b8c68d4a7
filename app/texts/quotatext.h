#pragma once

#include "shared/model/quota.h"

#include <QString>

namespace stw::texts {

QString textOf(QuotaDimension dimension);
//! An amount in the dimension's unit (shared/model/quota.h), for people: `1.5 card hours`.
QString amountOf(QuotaDimension dimension, qint64 amount);
//! A limit; nothing means that there is none.
QString limitOf(QuotaDimension dimension, const std::optional<qint64> &limit);

} // namespace stw::texts
