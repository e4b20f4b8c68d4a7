#pragma once

#include "app/widgets/painted.h"

#include <QTimer>

namespace stw::widgets {

//! Grey bars where rows will be, from 150 ms on; before that nothing (UX.md 4.5). Not animated.
class Skeleton : public Painted
{
    Q_OBJECT

public:
    static constexpr int kDelayMs = 150;

    explicit Skeleton(QWidget *parent = nullptr);

    void setRows(int rows);

    QString spokenValue() const override;
    QAccessible::Role spokenRole() const override { return QAccessible::Indicator; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    int m_rows = 5;
    QTimer m_delay;
    bool m_due = false;
};

} // namespace stw::widgets
