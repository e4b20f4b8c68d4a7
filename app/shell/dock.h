#pragma once

#include "app/shell/page.h"
#include "app/state/notification.h"

class QStackedWidget;
class QStandardItemModel;
class QTabBar;
class QToolButton;
class QTreeView;

namespace stw::shell {

//! F8: what is going on, what has happened, and what the console has said. Survives each page.
class Dock : public QWidget
{
    Q_OBJECT

public:
    enum class Tab { Activity, Notifications, Log };

    explicit Dock(QWidget *parent = nullptr);

    void show(Tab tab);
    //! Whether one of this key is shown.
    bool tracks(const QString &key) const;
    //! One that is over stays, below those that go on.
    void track(const Activity &activity);
    int running() const;
    void setInbox(const state::Inbox &inbox);
    void log(const Message &message, Instant at);

signals:
    void followed(const stw::shell::Target &target);
    void closeWanted();
    void changed(); //!< running() may have.

protected:
    void paintEvent(QPaintEvent *) override;
    void changeEvent(QEvent *event) override;

private:
    QTreeView *addList(QStandardItemModel *model);
    void fillActivities();
    void retranslate();

    QTabBar *m_tabs;
    QStackedWidget *m_stack;
    QToolButton *m_close;
    QStandardItemModel *m_activities;
    QStandardItemModel *m_notifications;
    QStandardItemModel *m_log;
    QList<Activity> m_known; //!< Newest first, those that go on before the others.
    state::Inbox m_inbox;
};

} // namespace stw::shell
