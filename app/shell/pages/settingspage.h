#pragma once

#include "app/shell/page.h"

namespace stw::views {
class SettingsView;
}

namespace stw::shell {

class SettingsPage : public Page
{
    Q_OBJECT

public:
    SettingsPage(const Context &context, QWidget *parent);

    QString heading() const override { return tr("Settings"); }
    void refresh() override;

private:
    void connectView();
    void removeServer(const QString &address);
    void changePassword(const QString &before, const QString &after);

    const Context m_context;
    views::SettingsView *m_view;
};

} // namespace stw::shell
