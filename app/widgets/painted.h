#pragma once

#include "app/widgets/tokens.h"

#include <QAccessible>
#include <QWidget>

namespace stw::widgets {

//! What paints itself and must therefore say itself: assistive technology reads the accessible
//! name, and spokenValue() as the value.
class Painted : public QWidget
{
    Q_OBJECT

public:
    explicit Painted(QWidget *parent = nullptr);

    //! All that can be seen, in words.
    virtual QString spokenValue() const = 0;
    virtual QAccessible::Role spokenRole() const { return QAccessible::Graphic; }

protected:
    const Tokens &colours() const { return tokens(palette()); }
    //! To be called where what spokenValue() says has changed.
    void changed();
    void changeEvent(QEvent *event) override;
    void paintFocus(QPainter &painter, const QRectF &where) const;
};

} // namespace stw::widgets
