#pragma once

#include <QProxyStyle>

namespace stw::widgets {

//! Fusion with the console's measures, lines and colours (LOOK.md §7). What it reads from widgets:
//! - property "primary" (bool) on a QPushButton: the filled one, the view's next action;
//! - property "small" (bool) on a button: 24 high instead of 30;
//! - property "quiet" (bool) on a button: text in accent, no frame, like a link;
//! - property "segment" (bool) on a checkable QPushButton or QToolButton: part of a row of
//!   exclusive ones, checked is accentTint and bold;
//! - property "invalid" (bool) on a field: the border of a field error.
class Style : public QProxyStyle
{
    Q_OBJECT

public:
    Style();

    //! No motion: SH_Widget_Animation_Duration answers 0.
    void setReducedMotion(bool reduced) { m_reducedMotion = reduced; }

    void polish(QWidget *widget) override;
    using QProxyStyle::polish;
    int layoutSpacing(QSizePolicy::ControlType one, QSizePolicy::ControlType other,
                      Qt::Orientation orientation, const QStyleOption *option,
                      const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option,
                    const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *data) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                           const QWidget *widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption *option,
                         const QWidget *widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                         const QWidget *widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                            QPainter *painter, const QWidget *widget) const override;

private:
    bool m_reducedMotion = false;
};

} // namespace stw::widgets
