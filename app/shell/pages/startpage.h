#pragma once

#include "app/shell/page.h"

#include <QTimer>

namespace stw::views {
class StartView;
}

namespace stw::shell {

//! What the developer sees first.
class StartPage : public Page
{
    Q_OBJECT

public:
    StartPage(const Context &context, QWidget *parent);

    QString heading() const override;
    QString subheading() const override;
    void open(const Target &target) override;
    void refresh() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void follow();
    void retranslate();
    void showKnown();
    void readMoney();
    QString project() const; //!< Name; empty: a member of none.

    const Context m_context;
    views::StartView *m_view;
    QAction *m_compose;
    QTimer m_clock;
    QTimer m_money; //!< Quota and cost change with every request: read again, but not each time.
};

} // namespace stw::shell
