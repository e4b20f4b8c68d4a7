#include "app/widgets/steppergeometry.h"

namespace stw::widgets {

QList<StepParts> stepperParts(const QList<qreal> &nameWidths, qreal width,
                              const StepperMeasures &measures)
{
    QList<StepParts> all;
    const qreal part = nameWidths.isEmpty() ? width : width / qreal(nameWidths.size());
    const qreal line = qMax(measures.disc, measures.nameLine);
    for (qsizetype i = 0; i < nameWidths.size(); ++i) {
        const qreal left = qRound(part * qreal(i));
        const qreal next = qRound(part * qreal(i + 1));
        const qreal textLeft = left + measures.disc + measures.gap;
        const qreal textWidth = qMax(0.0, next - measures.gap - textLeft);
        StepParts parts;
        parts.disc = {left, (line - measures.disc) / 2, measures.disc, measures.disc};
        parts.name = {textLeft, 0, qMin(nameWidths[i], textWidth), line};
        parts.second = {textLeft, line, textWidth, measures.secondLine};
        const qreal linkLeft = textLeft + nameWidths[i] + measures.gap;
        const qreal linkRight = next - measures.gap;
        if (i + 1 < nameWidths.size() && linkRight > linkLeft)
            parts.link = {linkLeft, line / 2 - 1, linkRight - linkLeft, 2};
        all.append(parts);
    }
    return all;
}

} // namespace stw::widgets
