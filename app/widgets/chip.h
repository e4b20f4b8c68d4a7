#pragma once

#include "app/widgets/tokens.h"

#include <QAbstractButton>

namespace stw::widgets {

//! A saved filter, an assumption, an option of a few: rounded, checkable if set so. A removable
//! one has a cross; Delete and Backspace remove it, too.
class Chip : public QAbstractButton
{
    Q_OBJECT

public:
    explicit Chip(const QString &text = {}, QWidget *parent = nullptr);

    //! Before the text; empty: none.
    void setIconName(QLatin1StringView name);
    void setRemovable(bool removable);
    bool isRemovable() const { return m_removable; }
    //! Dashed: it adds one.
    void setDashed(bool dashed);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void removed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QRect cross() const;

    QLatin1StringView m_icon;
    bool m_removable = false;
    bool m_dashed = false;
};

} // namespace stw::widgets
