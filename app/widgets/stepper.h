#pragma once

#include "app/widgets/painted.h"
#include "app/widgets/steppergeometry.h"

#include <QList>

namespace stw::widgets {

enum class StepState {
    Done,
    Current,
    DoneEarlier, //!< In an earlier attempt.
    Ahead,
    Failed, //!< The request ended here.
};

struct Step
{
    QString name;
    QString second; //!< Duration or attempt; may be empty.
    StepState state = StepState::Ahead;

    friend bool operator==(const Step &, const Step &) = default;
};

//! The phases of a request, from draft to return, in equal parts of the whole width.
class Stepper : public Painted
{
    Q_OBJECT

public:
    explicit Stepper(QWidget *parent = nullptr);

    void setSteps(const QList<Step> &steps);
    const QList<Step> &steps() const { return m_steps; }

    QString spokenValue() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    StepperMeasures measures() const;
    QList<StepParts> parts(qreal width) const;
    void paintStep(QPainter &painter, const Step &step, const StepParts &parts) const;
    void paintDisc(QPainter &painter, StepState state, const QRectF &disc) const;

    QList<Step> m_steps;
};

} // namespace stw::widgets
