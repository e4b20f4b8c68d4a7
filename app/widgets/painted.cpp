#include "app/widgets/painted.h"

#include <QAccessibleWidget>
#include <QEvent>
#include <QPainter>

namespace stw::widgets {

namespace {

class SpokenWidget : public QAccessibleWidget
{
public:
    explicit SpokenWidget(Painted *widget)
        : QAccessibleWidget(widget, widget->spokenRole()) // no name: it is asked for anew each time
        , m_widget(widget)
    {}

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? m_widget->spokenValue() : QAccessibleWidget::text(kind);
    }

private:
    Painted *m_widget;
};

QAccessibleInterface *spokenWidget(const QString &, QObject *object)
{
    auto *painted = qobject_cast<Painted *>(object);
    return painted != nullptr ? new SpokenWidget(painted) : nullptr; // Qt's cache owns it
}

} // namespace

Painted::Painted(QWidget *parent)
    : QWidget(parent)
{
    [[maybe_unused]] static const bool installed = [] {
        QAccessible::installFactory(spokenWidget);
        return true;
    }();
}

void Painted::changed()
{
    updateGeometry();
    update();
    if (QAccessible::isActive()) {
        QAccessibleValueChangeEvent event(this, spokenValue());
        QAccessible::updateAccessibility(&event);
    }
}

void Painted::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        updateGeometry();
    update();
}

void Painted::paintFocus(QPainter &painter, const QRectF &where) const
{
    painter.setPen(QPen(QColor::fromRgb(colours().accent), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(where.adjusted(1, 1, -1, -1));
}

} // namespace stw::widgets
