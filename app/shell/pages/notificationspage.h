#pragma once

#include "app/shell/page.h"

namespace stw::views {
class NotificationsView;
}

namespace stw::shell {

//! The inbox, with read marks that the session keeps.
class NotificationsPage : public Page
{
    Q_OBJECT

public:
    NotificationsPage(const Context &context, QWidget *parent);

    QString heading() const override;
    QString status() const override;
    void refresh() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showCommands();

    const Context m_context;
    views::NotificationsView *m_view;
    QAction *m_readAll;
    QAction *m_read;
};

} // namespace stw::shell
