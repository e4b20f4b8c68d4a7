#include "app/views/notifications/notificationsview.h"

#include "app/models/notificationmodel.h"
#include "app/texts/format.h"
#include "app/views/lines/requestwords.h"
#include "app/widgets/card.h"
#include "app/widgets/chip.h"
#include "app/widgets/emptystate.h"

#include <QButtonGroup>
#include <QEvent>
#include <QStackedLayout>

#include <algorithm>

namespace stw::views {

using namespace Qt::StringLiterals;
using state::Notification;
using state::Topic;

namespace {

struct TopicLook
{
    QLatin1StringView icon;
    widgets::Tone tone;
};

TopicLook lookOf(const Notification &notification)
{
    using widgets::Tone;
    switch (notification.topic) {
    case Topic::Started: return {"check"_L1, Tone::Ok};
    case Topic::Ended:
        return notification.line.state == RequestState::Failed
                   ? TopicLook{"error"_L1, Tone::Error}
                   : TopicLook{"release"_L1, Tone::Quiet};
    case Topic::Waits: return {"clock"_L1, Tone::Accent};
    case Topic::Requeued: return {"warning"_L1, Tone::Warning};
    case Topic::Approval: return {"approval"_L1, Tone::Accent};
    case Topic::Refused: return {"error"_L1, Tone::Error};
    case Topic::Decision: return {"approval"_L1, Tone::Warning};
    }
    Q_UNREACHABLE();
}

struct FilterRow
{
    InboxFilter filter;
    QString (*text)();
    bool (*shows)(const Notification &);
};

// clang-format off: a table is read in columns.
constexpr FilterRow kFilters[] = {
    {InboxFilter::All, [] { return NotificationsView::tr("All"); },
     [](const Notification &) { return true; }},
    {InboxFilter::Unread, [] { return NotificationsView::tr("Unread"); },
     [](const Notification &n) { return !n.read; }},
    {InboxFilter::Started, [] { return NotificationsView::tr("Started"); },
     [](const Notification &n) { return n.topic == Topic::Started; }},
    {InboxFilter::Ended, [] { return NotificationsView::tr("Ended"); },
     [](const Notification &n) { return n.topic == Topic::Ended; }},
    {InboxFilter::Waiting, [] { return NotificationsView::tr("Waiting"); },
     [](const Notification &n) { return n.topic == Topic::Waits || n.topic == Topic::Requeued; }},
    {InboxFilter::Decisions, [] { return NotificationsView::tr("Decisions"); },
     [](const Notification &n) {
         return n.topic == Topic::Approval || n.topic == Topic::Refused
                || n.topic == Topic::Decision;
     }},
};
// clang-format on

const FilterRow &rowOf(InboxFilter filter)
{
    return *std::ranges::find(kFilters, filter, &FilterRow::filter);
}

} // namespace

QList<Notification> shownOf(const state::Inbox &inbox, InboxFilter filter)
{
    QList<Notification> shown;
    std::ranges::copy_if(inbox.items, std::back_inserter(shown), rowOf(filter).shows);
    return shown;
}

Line lineOf(const Notification &notification, Instant now)
{
    const TopicLook look = lookOf(notification);
    Line line;
    line.key = notification.key;
    line.icon = look.icon;
    line.tone = look.tone;
    line.title = models::detailOf(notification);
    if (line.title.isEmpty())
        line.title = NotificationsView::tr("Proposal");
    line.text = models::textOf(notification);
    line.right = texts::dated(notification.line.at, now);
    line.rightText = notification.read ? QString() : NotificationsView::tr("unread");
    line.strong = !notification.read;
    return line;
}

NotificationsView::NotificationsView(QWidget *parent)
    : QWidget(parent)
    , m_buttons(new QButtonGroup(this))
    , m_list(new LineList(this))
    , m_empty(new widgets::EmptyState(this))
    , m_stack(new QStackedLayout)
{
    auto *bar = new QWidget(this);
    bar->setAutoFillBackground(true);
    bar->setBackgroundRole(QPalette::Base);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(16, 8, 16, 8);
    row->setSpacing(8);
    for (const FilterRow &filter : kFilters) {
        auto *chip = new widgets::Chip({}, bar);
        chip->setCheckable(true);
        chip->setChecked(filter.filter == m_filter);
        m_buttons->addButton(chip, int(filter.filter));
        row->addWidget(chip);
    }
    row->addStretch();
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_empty);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(bar);
    column->addWidget(new widgets::Hairline(Qt::Horizontal, this));
    column->addLayout(m_stack, 1);

    connect(m_buttons, &QButtonGroup::idClicked, this,
            [this](int id) { setFilter(InboxFilter(id)); });
    connect(m_list, &LineList::opened, this, &NotificationsView::open);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &NotificationsView::changed);
    connect(m_empty, &widgets::EmptyState::actionTriggered, this,
            [this] { setFilter(InboxFilter::All); });
    retranslate();
}

void NotificationsView::setInbox(const state::Inbox &inbox)
{
    m_inbox = inbox;
    fill();
}

void NotificationsView::setFilter(InboxFilter filter)
{
    m_filter = filter;
    m_buttons->button(int(filter))->setChecked(true);
    fill();
}

int NotificationsView::unread() const
{
    return int(shownOf(m_inbox, InboxFilter::Unread).size());
}

bool NotificationsView::isCurrentRead() const
{
    const Notification *current = find(currentKey());
    return current && current->read;
}

void NotificationsView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void NotificationsView::retranslate()
{
    m_list->setAccessibleName(tr("Notifications"));
    fill();
}

void NotificationsView::fill()
{
    for (const FilterRow &filter : kFilters) {
        const auto count = shownOf(m_inbox, filter.filter).size();
        //: A filter and how many it shows.
        m_buttons->button(int(filter.filter))
            ->setText(tr("%1 %2").arg(filter.text(), texts::number(count)));
    }
    const Instant now{QDateTime::currentMSecsSinceEpoch() * 1000};
    QList<Line> lines;
    for (const Notification &notification : shownOf(m_inbox, m_filter))
        lines += lineOf(notification, now);
    m_list->setLines(lines);
    if (lines.isEmpty()) {
        const bool filtered = !m_inbox.items.isEmpty();
        m_empty->setState("bell"_L1,
                          filtered ? tr("0 of %Ln notification(s) with this filter", nullptr,
                                        texts::counted(m_inbox.items.size()))
                                   : tr("All done. What happens to your requests is told here."),
                          filtered ? tr("Reset filter") : QString());
    }
    m_stack->setCurrentWidget(lines.isEmpty() ? static_cast<QWidget *>(m_empty) : m_list);
    emit changed();
}

void NotificationsView::open(const QString &key)
{
    const Notification *notification = find(key);
    if (!notification)
        return;
    const RequestId request = notification->line.request;
    emit marked(key, true);
    if (request.isValid())
        emit requestOpened(request);
    else
        emit proposalsOpened();
}

const Notification *NotificationsView::find(const QString &key) const
{
    const auto found = std::ranges::find(m_inbox.items, key, &Notification::key);
    return found == m_inbox.items.end() ? nullptr : &*found;
}

} // namespace stw::views
