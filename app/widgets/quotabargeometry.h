#pragma once

#include <QRectF>

#include <optional>

namespace stw::widgets {

//! Amounts of one dimension, in its own whole unit, none below 0.
struct QuotaAmounts
{
    qint64 used = 0;
    qint64 held = 0;
    qint64 asked = 0;
    std::optional<qint64> limit;

    qint64 total() const { return used + held + asked; }
    qint64 over() const { return limit && total() > *limit ? total() - *limit : 0; }
    friend bool operator==(const QuotaAmounts &, const QuotaAmounts &) = default;
};

//! Where each part of a bar lies; an empty part has no width.
struct QuotaBarParts
{
    QRectF used;
    QRectF held;
    QRectF asked; //!< Up to the limit only.
    QRectF over;
    QRectF limit; //!< The tick: 2 wide, 3 higher and lower than the bar.
};

//! The bar is scaled to the larger of limit and total (LOOK.md §5).
QuotaBarParts quotaBarParts(const QuotaAmounts &amounts, const QRectF &bar);

} // namespace stw::widgets
