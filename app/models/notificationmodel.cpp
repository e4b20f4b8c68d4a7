#include "app/models/notificationmodel.h"

#include "app/texts/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace stw::models {

using namespace Qt::StringLiterals;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Inbox)
};

QString endText(RequestState state)
{
    return Tr::tr("Over: %1", "a request, %1 is its final state").arg(texts::textOf(state));
}

} // namespace

QString textOf(const state::Notification &notification)
{
    switch (notification.topic) {
    case state::Topic::Started: return Tr::tr("The work runs.");
    case state::Topic::Ended:
        return endText(notification.line.state.value_or(RequestState::Completed));
    case state::Topic::Waits: return Tr::tr("Waits for another reason than before.");
    case state::Topic::Requeued: return Tr::tr("An attempt was lost; it is queued anew.");
    case state::Topic::Approval: return Tr::tr("Waits for approval.");
    case state::Topic::Refused: return Tr::tr("Was not approved.");
    case state::Topic::Decision: return Tr::tr("A proposed change awaits a second person.");
    }
    Q_UNREACHABLE();
}

QString detailOf(const state::Notification &notification)
{
    if (!notification.purpose.isEmpty())
        return notification.purpose;
    return notification.line.request.isValid() ? notification.line.request.toString() : QString();
}

NotificationModel::NotificationModel(QObject *parent)
    : QAbstractListModel(parent)
{}

void NotificationModel::setItems(const QList<state::Notification> &items)
{
    const auto holds = [](const QList<state::Notification> &list, const QString &key) {
        return std::any_of(list.begin(), list.end(),
                           [&key](const auto &one) { return one.key == key; });
    };
    for (int row = int(m_items.size()) - 1; row >= 0; --row) {
        if (holds(items, m_items[row].key))
            continue;
        beginRemoveRows({}, row, row);
        m_items.removeAt(row);
        endRemoveRows();
    }
    for (int row = 0; row < items.size(); ++row) {
        const state::Notification &item = items[row];
        const auto from =
            std::find_if(m_items.begin() + std::min<qsizetype>(row, m_items.size()), m_items.end(),
                         [&item](const auto &one) { return one.key == item.key; });
        if (from == m_items.end()) {
            beginInsertRows({}, row, row);
            m_items.insert(row, item);
            endInsertRows();
            continue;
        }
        const int old = int(from - m_items.begin());
        if (old != row) {
            beginMoveRows({}, old, old, {}, row);
            m_items.move(old, row);
            endMoveRows();
        }
        if (m_items[row] != item) {
            m_items[row] = item;
            emit dataChanged(index(row), index(row));
        }
    }
}

void NotificationModel::retranslate()
{
    if (!m_items.isEmpty())
        emit dataChanged(index(0), index(int(m_items.size()) - 1));
}

int NotificationModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_items.size());
}

QVariant NotificationModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const state::Notification &item = m_items[index.row()];
    switch (role) {
    case Qt::DisplayRole: return textOf(item);
    case Qt::AccessibleTextRole:
        return (item.read ? Tr::tr("Read: %1 %2") : Tr::tr("Unread: %1 %2"))
            .arg(textOf(item), detailOf(item));
    case KeyRole: return item.key;
    case DetailRole: return detailOf(item);
    case AtRole: return item.line.at.us;
    case TopicRole: return int(item.topic);
    case ReadRole: return item.read;
    case RequestRole: return item.line.request.isValid() ? item.line.request.toString() : QString();
    default: return {};
    }
}

} // namespace stw::models
