#pragma once

#include "app/widgets/banner.h"

namespace stw::views {

//! What is said where an edit met a newer version (412): the thing was changed meanwhile. What was
//! typed is still in the form.
class ConflictBar : public widgets::Banner
{
    Q_OBJECT

public:
    explicit ConflictBar(QWidget *parent = nullptr);

    void tell(); //!< With the button to read it anew.

protected:
    void changeEvent(QEvent *event) override;
};

} // namespace stw::views
