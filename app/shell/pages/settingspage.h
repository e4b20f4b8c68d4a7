#pragma once

#include "app/shell/page.h"

namespace stw::shell {

class SettingsPage : public Page
{
    Q_OBJECT

public:
    SettingsPage(const Context &context, QWidget *parent);

    QString heading() const override { return tr("Settings"); }
};

} // namespace stw::shell
