#pragma once

#include "app/state/notification.h"

#include <QAbstractListModel>

namespace stw::models {

//! The inbox as a list, the newest first.
class NotificationModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        KeyRole = Qt::UserRole, //!< QString
        DetailRole,             //!< QString: of which request.
        AtRole,                 //!< qint64: microseconds.
        TopicRole,              //!< int of state::Topic
        ReadRole,               //!< bool
        RequestRole,            //!< QString: id; empty: none.
    };

    explicit NotificationModel(QObject *parent = nullptr);

    //! Changes as few rows as there are changes.
    void setItems(const QList<state::Notification> &items);
    const QList<state::Notification> &items() const { return m_items; }
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    QList<state::Notification> m_items;
};

//! What happened, in a sentence: also for messages of the desktop.
QString textOf(const state::Notification &notification);
//! Of which request: its purpose, or its id.
QString detailOf(const state::Notification &notification);

} // namespace stw::models
