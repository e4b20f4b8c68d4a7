#include "app/widgets/stepper.h"

#include "app/widgets/segments.h"
#include "app/widgets/type.h"

#include <QPainter>
#include <QPainterPath>

namespace stw::widgets {

using namespace Qt::StringLiterals;

namespace {

bool isBold(const Step &step)
{
    return step.state == StepState::Current || step.state == StepState::Failed;
}

QFont nameFont(const Step &step)
{
    return isBold(step) ? strongFont() : bodyFont();
}

void drawTick(QPainter &painter, const QPointF &centre, qreal scale, const QPen &pen)
{
    QPainterPath tick(centre + QPointF(-4.5, 0.5) * scale);
    tick.lineTo(centre + QPointF(-1.5, 3.5) * scale);
    tick.lineTo(centre + QPointF(4.5, -3) * scale);
    painter.strokePath(tick, pen);
}

} // namespace

Stepper::Stepper(QWidget *parent)
    : Painted(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void Stepper::setSteps(const QList<Step> &steps)
{
    if (steps == m_steps)
        return;
    m_steps = steps;
    changed();
}

QString Stepper::spokenValue() const
{
    QStringList said;
    for (const Step &step : m_steps) {
        QString word;
        switch (step.state) {
        case StepState::Done: word = tr("%1: done"); break;
        case StepState::Current: word = tr("%1: current step"); break;
        case StepState::DoneEarlier: word = tr("%1: done in an earlier attempt"); break;
        case StepState::Ahead: word = tr("%1: ahead"); break;
        case StepState::Failed: word = tr("%1: ended here"); break;
        }
        word = word.arg(step.name);
        said.append(step.second.isEmpty() ? word : tr("%1, %2").arg(word, step.second));
    }
    return said.join(u"; "_s);
}

StepperMeasures Stepper::measures() const
{
    return {qreal(scaled(20)), 8, lineHeight(strongFont()), lineHeight(secondFont())};
}

QList<StepParts> Stepper::parts(qreal width) const
{
    QList<qreal> names;
    for (const Step &step : m_steps)
        names.append(widthOf(step.name, nameFont(step)));
    return stepperParts(names, width, measures());
}

QSize Stepper::sizeHint() const
{
    const StepperMeasures m = measures();
    qreal widest = 0;
    for (const Step &step : m_steps)
        widest = qMax(widest, qMax(widthOf(step.name, nameFont(step)) + 24,
                                   widthOf(step.second, secondFont())));
    const qreal part = m.disc + 2 * m.gap + widest;
    return {qCeil(part * qreal(m_steps.size())), qCeil(qMax(m.disc, m.nameLine) + m.secondLine)};
}

QSize Stepper::minimumSizeHint() const
{
    const StepperMeasures m = measures();
    qreal widest = 0;
    for (const Step &step : m_steps)
        widest = qMax(widest, widthOf(step.name, nameFont(step)));
    const qreal part = m.disc + 2 * m.gap + widest;
    return {qCeil(part * qreal(m_steps.size())), sizeHint().height()};
}

void Stepper::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QList<StepParts> all = parts(width());
    for (qsizetype i = 0; i < m_steps.size(); ++i)
        paintStep(painter, m_steps[i], all[i]);
}

void Stepper::paintStep(QPainter &painter, const Step &step, const StepParts &parts) const
{
    const Tokens &c = colours();
    const bool later = step.state == StepState::Ahead || step.state == StepState::DoneEarlier;
    paintDisc(painter, step.state, parts.disc);
    drawText(painter, step.name, nameFont(step), QColor::fromRgb(later ? c.textMuted : c.text),
             parts.name);
    drawText(painter, step.second, secondFont(), QColor::fromRgb(c.textMuted), parts.second);
    if (parts.link.isEmpty())
        return;
    QPen pen(QColor::fromRgb(step.state == StepState::Done ? c.accent : c.control), 2);
    pen.setCapStyle(Qt::FlatCap);
    if (step.state != StepState::Done) {
        pen.setWidthF(1.5);
        pen.setDashPattern({2.5, 2.5});
    }
    painter.setPen(pen);
    const qreal y = parts.link.center().y();
    painter.drawLine(QPointF(parts.link.left(), y), QPointF(parts.link.right(), y));
}

void Stepper::paintDisc(QPainter &painter, StepState state, const QRectF &disc) const
{
    const Tokens &c = colours();
    const qreal scale = disc.width() / 20;
    const auto ring = [&](QRgb line, qreal stroke, const QBrush &fill) {
        painter.setPen(QPen(QColor::fromRgb(line), stroke));
        painter.setBrush(fill);
        const qreal half = stroke / 2;
        painter.drawEllipse(disc.adjusted(half, half, -half, -half));
    };
    const auto dot = [&](const QPointF &at, qreal radius, QRgb colour) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor::fromRgb(colour));
        painter.drawEllipse(at, radius * scale, radius * scale);
    };
    const QPointF centre = disc.center();
    switch (state) {
    case StepState::Done:
        dot(centre, 10, c.accent);
        drawTick(painter, centre, scale, QPen(QColor::fromRgb(c.onAccent), 2 * scale));
        break;
    case StepState::Current:
        ring(c.accent, 2.5 * scale, QColor::fromRgb(c.accentTint));
        dot(centre, 3.5, c.accent);
        break;
    case StepState::DoneEarlier:
        ring(c.control, 1.5, Qt::NoBrush);
        drawTick(painter, centre, scale * 0.9, QPen(QColor::fromRgb(c.control), 1.5 * scale));
        break;
    case StepState::Ahead: ring(c.control, 1.5, Qt::NoBrush); break;
    case StepState::Failed:
        // An exclamation mark: the cross is a sign of health.
        ring(c.failed, 2.5 * scale, QColor::fromRgb(c.failedTint));
        painter.setPen(QPen(QColor::fromRgb(c.failed), 2 * scale, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(centre + QPointF(0, -4.5) * scale, centre + QPointF(0, 1) * scale);
        dot(centre + QPointF(0, 4.5) * scale, 1.3, c.failed);
        break;
    }
}

} // namespace stw::widgets
