#pragma once

#include "app/state/notification.h"
#include "app/views/lines/linelist.h"

class QButtonGroup;
class QStackedLayout;

namespace stw::widgets {
class EmptyState;
}

namespace stw::views {

//! The buttons above the inbox; which notifications each shows is one row of a table.
enum class InboxFilter { All, Unread, Started, Ended, Waiting, Decisions };

//! The notifications of \a inbox that \a filter shows, in their order.
QList<state::Notification> shownOf(const state::Inbox &inbox, InboxFilter filter);
//! One notification as a row at \a now; unread ones are bold.
Line lineOf(const state::Notification &notification, Instant now);

//! The inbox: the record of what happened, the newest first. Opening an entry marks it read.
class NotificationsView : public QWidget
{
    Q_OBJECT

public:
    explicit NotificationsView(QWidget *parent = nullptr);

    void setInbox(const state::Inbox &inbox);
    InboxFilter filter() const { return m_filter; }
    void setFilter(InboxFilter filter);
    //! Unread ones of the whole inbox.
    int unread() const;
    //! The entry under the cursor; empty: none.
    QString currentKey() const { return m_list->currentKey(); }
    bool isCurrentRead() const;

signals:
    void requestOpened(stw::RequestId id);
    void proposalsOpened();
    void marked(const QString &key, bool read);
    //! Cursor, filter or contents changed.
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fill();
    void open(const QString &key);
    const state::Notification *find(const QString &key) const;

    state::Inbox m_inbox;
    InboxFilter m_filter = InboxFilter::All;
    QButtonGroup *m_buttons;
    LineList *m_list;
    widgets::EmptyState *m_empty;
    QStackedLayout *m_stack;
};

} // namespace stw::views
