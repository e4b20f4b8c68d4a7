#include "app/widgets/timelinestripgeometry.h"

#include <algorithm>
#include <numeric>

namespace stw::widgets {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kNarrowest = 3;
constexpr qreal kFoldedShare = 0.25;
constexpr qreal kFoldFrom = 2; //!< Times all the others together.

//! The index of the piece to fold; -1: none.
qsizetype foldedOf(const QList<qreal> &weights, qreal total)
{
    const auto longest = std::max_element(weights.begin(), weights.end());
    if (weights.size() < 2 || *longest <= kFoldFrom * (total - *longest))
        return -1;
    // Alone among pieces without length there is nothing to give room to.
    return total > *longest ? qsizetype(std::distance(weights.begin(), longest)) : -1;
}

//! Shares of \a width by weight; what would be narrower than the narrowest gets just that.
QList<qreal> shared(const QList<qreal> &weights, qreal width)
{
    QList<qreal> widths(weights.size(), -1);
    const qreal narrowest = std::min(kNarrowest, width / qreal(weights.size()));
    qreal room = width;
    qreal weight = std::accumulate(weights.begin(), weights.end(), 0.0);
    for (bool settled = false; !settled;) {
        settled = true;
        for (qsizetype i = 0; i < weights.size(); ++i) {
            if (widths[i] >= 0 || (weight > 0 && weights[i] / weight * room >= narrowest))
                continue;
            widths[i] = narrowest;
            room -= narrowest;
            weight -= weights[i];
            settled = false;
        }
    }
    for (qsizetype i = 0; i < weights.size(); ++i) {
        if (widths[i] < 0)
            widths[i] = weights[i] / weight * room;
    }
    return widths;
}

} // namespace

QList<StripPart> stripParts(const QList<Micros> &lengths, const QRectF &strip)
{
    if (lengths.isEmpty())
        return {};
    QList<qreal> weights;
    for (const Micros length : lengths)
        weights.append(qreal(std::max(length, Micros(0)).count()));
    const qreal total = std::accumulate(weights.begin(), weights.end(), 0.0);
    const qsizetype folded = foldedOf(weights, total);
    if (folded >= 0)
        weights[folded] = (total - weights[folded]) * kFoldedShare / (1 - kFoldedShare);

    const QList<qreal> widths = shared(weights, strip.width());
    QList<StripPart> parts;
    qreal end = 0;
    qreal left = strip.left();
    for (qsizetype i = 0; i < widths.size(); ++i) {
        end += widths[i];
        const bool last = i + 1 == widths.size();
        const qreal right = last ? strip.right() : strip.left() + std::round(end);
        parts.append({QRectF(left, strip.top(), right - left, strip.height()), i == folded});
        left = right;
    }
    return parts;
}

QList<qint64> secondsThatAddUp(const QList<Micros> &lengths)
{
    QList<qint64> seconds;
    Micros sum{};
    qint64 before = 0;
    for (const Micros length : lengths) {
        sum += std::max(length, Micros(0));
        const qint64 after = std::chrono::round<std::chrono::seconds>(sum).count();
        seconds.append(after - before);
        before = after;
    }
    return seconds;
}

QString clockLength(qint64 seconds)
{
    constexpr qint64 kMinute = 60;
    constexpr qint64 kHour = 3600;
    seconds = std::max(seconds, qint64(0));
    const QString rest = u"%1"_s.arg(seconds % kMinute, 2, 10, QLatin1Char('0'));
    if (seconds < kHour)
        return u"%1:%2"_s.arg(seconds / kMinute).arg(rest);
    const QString minutes = u"%1"_s.arg(seconds % kHour / kMinute, 2, 10, QLatin1Char('0'));
    return u"%1:%2:%3"_s.arg(seconds / kHour).arg(minutes, rest);
}

} // namespace stw::widgets
