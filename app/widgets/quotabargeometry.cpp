#include "app/widgets/quotabargeometry.h"

#include <algorithm>

namespace stw::widgets {

namespace {

constexpr qreal kTickWidth = 2;
constexpr qreal kTickExcess = 3;

} // namespace

QuotaBarParts quotaBarParts(const QuotaAmounts &amounts, const QRectF &bar)
{
    const qint64 end = std::max({amounts.limit.value_or(0), amounts.total(), qint64(1)});
    const auto at = [&](qint64 amount) {
        return bar.left() + bar.width() * (qreal(amount) / qreal(end));
    };
    const auto between = [&](qint64 from, qint64 to) {
        return QRectF(at(from), bar.top(), at(std::max(from, to)) - at(from), bar.height());
    };
    const qint64 limit = amounts.limit.value_or(end);
    const qint64 used = amounts.used;
    const qint64 held = used + amounts.held;
    QuotaBarParts parts;
    parts.used = between(0, std::min(used, limit));
    parts.held = between(std::min(used, limit), std::min(held, limit));
    parts.asked = between(std::min(held, limit), std::min(amounts.total(), limit));
    parts.over = between(limit, amounts.total());
    if (amounts.limit) {
        const qreal left = std::min(at(limit) - kTickWidth / 2, bar.right() - kTickWidth);
        parts.limit = QRectF(std::max(left, bar.left()), bar.top() - kTickExcess, kTickWidth,
                             bar.height() + 2 * kTickExcess);
    }
    return parts;
}

} // namespace stw::widgets
