#pragma once

#include <QList>
#include <QRectF>

namespace stw::widgets {

struct StepParts
{
    QRectF disc;
    QRectF name;   //!< First line, to the right of the disc.
    QRectF second; //!< Second line, below the name.
    QRectF link;   //!< To the next step, from the end of the name; empty for the last.
};

struct StepperMeasures
{
    qreal disc = 20;
    qreal gap = 8; //!< Between disc, name and link.
    qreal nameLine = 18;
    qreal secondLine = 16;
};

//! Equal parts of the whole width; \a nameWidths has the widths of the names.
QList<StepParts> stepperParts(const QList<qreal> &nameWidths, qreal width,
                              const StepperMeasures &measures);

} // namespace stw::widgets
