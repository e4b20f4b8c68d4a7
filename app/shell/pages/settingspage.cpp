#include "app/shell/pages/settingspage.h"

namespace stw::shell {

SettingsPage::SettingsPage(const Context &, QWidget *parent)
    : Page(parent)
{}

} // namespace stw::shell
