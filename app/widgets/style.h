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

private:
    bool m_reducedMotion = false;
};

} // namespace stw::widgets
