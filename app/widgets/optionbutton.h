#pragma once

#include "app/widgets/tokens.h"

#include <QAbstractButton>

namespace stw::widgets {

//! A painted radio button of several lines. Exclusive among its siblings; none need be checked.
//! Arrow keys move the focus, Space selects: looking is not choosing.
class OptionButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit OptionButton(QWidget *parent = nullptr);

protected:
    const Tokens &colours() const { return tokens(palette()); }
    void paintFrame(QPainter &painter, bool tinted) const;
    void paintRadio(QPainter &painter, const QPointF &centre) const;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
};

} // namespace stw::widgets
