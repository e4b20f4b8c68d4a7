#include "app/widgets/usagepoints.h"

#include <algorithm>

namespace stw::widgets {

QList<QPointF> decimated(const QList<QPointF> &points, qsizetype most)
{
    most = std::max(most, qsizetype(4));
    if (points.size() <= most)
        return points;
    QList<QPointF> kept;
    kept.reserve(most);
    kept.append(points.first());
    const qsizetype inner = points.size() - 2;
    const qsizetype stretches = (most - 2) / 2;
    const auto lower = [](const QPointF &a, const QPointF &b) { return a.y() < b.y(); };
    for (qsizetype i = 0; i < stretches; ++i) {
        const auto begin = points.begin() + 1 + inner * i / stretches;
        const auto end = points.begin() + 1 + inner * (i + 1) / stretches;
        auto [low, high] = std::minmax_element(begin, end, lower);
        if (high < low)
            std::swap(low, high);
        kept.append(*low);
        if (low != high)
            kept.append(*high);
    }
    kept.append(points.last());
    return kept;
}

} // namespace stw::widgets
