#include "app/shell/dock.h"

#include "app/texts/format.h"
#include "app/texts/timelinetext.h"
#include "app/widgets/icons.h"
#include "app/widgets/tokens.h"
#include "app/widgets/tone.h"
#include "app/widgets/type.h"

#include <QEvent>
#include <QHeaderView>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QTabBar>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

namespace stw::shell {

using namespace Qt::StringLiterals;

namespace {

constexpr int kRow = 32;
constexpr int kColumns = 3;
constexpr qsizetype kMostActivities = 100;
constexpr int kMostLog = 500;
constexpr qsizetype kMostShown = 50;
constexpr int kTargetRole = Qt::UserRole;

QLatin1StringView iconOf(Message::Kind kind)
{
    switch (kind) {
    case Message::Kind::Done: return widgets::iconOf(widgets::Tone::Ok);
    case Message::Kind::Note: return widgets::iconOf(widgets::Tone::Accent);
    case Message::Kind::Warning: return widgets::iconOf(widgets::Tone::Warning);
    case Message::Kind::Error: return widgets::iconOf(widgets::Tone::Error);
    }
    return {};
}

QList<QStandardItem *> rowOf(const QIcon &icon, const QString &title, const QString &text,
                             const QString &end)
{
    auto *middle = new QStandardItem(text); // it gets what the others leave
    middle->setSizeHint({0, std::max(kRow, QFontMetrics(widgets::bodyFont()).height() + 12)});
    auto *last = new QStandardItem(end);
    last->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return {new QStandardItem(icon, title), middle, last};
}

void aim(const QList<QStandardItem *> &row, const Target &target)
{
    row.first()->setData(QStringList{target.page, target.id}, kTargetRole);
}

} // namespace

Dock::Dock(QWidget *parent)
    : QWidget(parent)
    , m_tabs(new QTabBar(this))
    , m_stack(new QStackedWidget(this))
    , m_close(new QToolButton(this))
    , m_activities(new QStandardItemModel(0, kColumns, this))
    , m_notifications(new QStandardItemModel(0, kColumns, this))
    , m_log(new QStandardItemModel(0, kColumns, this))
{
    auto *row = new QHBoxLayout;
    row->setContentsMargins(16, 1, 16, 0);
    row->addWidget(m_tabs);
    row->addStretch();
    row->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row);
    auto *inset = new QHBoxLayout;
    inset->setContentsMargins(16, 0, 16, 8);
    inset->addWidget(m_stack);
    column->addLayout(inset);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    for (QStandardItemModel *model : {m_activities, m_notifications, m_log}) {
        m_tabs->addTab(QString());
        m_stack->addWidget(addList(model));
    }
    m_close->setAutoRaise(true);
    m_close->setFont(widgets::secondFont());
    connect(m_close, &QToolButton::clicked, this, &Dock::closeWanted);
    connect(m_tabs, &QTabBar::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);
    retranslate();
}

QTreeView *Dock::addList(QStandardItemModel *model)
{
    auto *list = new QTreeView(m_stack);
    list->setModel(model);
    list->setHeaderHidden(true);
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list->setFrameShape(QFrame::NoFrame);
    list->header()->setStretchLastSection(false);
    list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    list->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    list->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    connect(list, &QTreeView::activated, this, [this](const QModelIndex &index) {
        const QStringList target = index.siblingAtColumn(0).data(kTargetRole).toStringList();
        if (target.size() == 2 && !target[0].isEmpty())
            emit followed({target[0], target[1]});
    });
    return list;
}

void Dock::show(Tab tab)
{
    m_tabs->setCurrentIndex(int(tab));
    setVisible(true);
    m_stack->currentWidget()->setFocus();
}

bool Dock::tracks(const QString &key) const
{
    return std::ranges::find(m_known, key, &Activity::key) != m_known.end();
}

void Dock::track(const Activity &activity)
{
    if (m_known.contains(activity))
        return;
    m_known.removeIf([&activity](const Activity &one) { return one.key == activity.key; });
    m_known.prepend(activity);
    std::ranges::stable_sort(m_known, {}, &Activity::over);
    if (m_known.size() > kMostActivities)
        m_known.resize(kMostActivities);
    fillActivities();
    retranslate();
    emit changed();
}

int Dock::running() const
{
    return int(std::ranges::count(m_known, false, &Activity::over));
}

void Dock::fillActivities()
{
    m_activities->removeRows(0, m_activities->rowCount());
    for (const Activity &activity : std::as_const(m_known)) {
        const QIcon icon = widgets::icon(activity.over ? "check"_L1 : activity.icon);
        const QString open = activity.target.page.isEmpty() ? QString() : tr("Open");
        const auto row = rowOf(icon, activity.title, activity.progress, open);
        QFont face = widgets::bodyFont();
        face.setBold(!activity.over);
        row.first()->setFont(face);
        aim(row, activity.target);
        m_activities->appendRow(row);
    }
}

void Dock::setInbox(const state::Inbox &inbox)
{
    m_inbox = inbox;
    m_notifications->removeRows(0, m_notifications->rowCount());
    for (const state::Notification &one :
         inbox.items.first(std::min(inbox.items.size(), kMostShown))) {
        const QString purpose = one.purpose.isEmpty() ? one.line.request.toString() : one.purpose;
        const auto row = rowOf(widgets::icon("bell"_L1), texts::textOf(one.line), purpose,
                               texts::instant(one.line.at));
        QFont face = widgets::bodyFont();
        face.setBold(!one.read);
        row.first()->setFont(face);
        aim(row, {u"request"_s, one.line.request.toString()});
        m_notifications->appendRow(row);
    }
    retranslate();
}

void Dock::log(const Message &message, Instant at)
{
    m_log->insertRow(0, rowOf(widgets::icon(iconOf(message.kind)), message.title, message.text,
                              texts::instant(at)));
    aim({m_log->item(0)}, message.target);
    if (m_log->rowCount() > kMostLog)
        m_log->removeRow(kMostLog);
}

void Dock::paintEvent(QPaintEvent *)
{
    const widgets::Tokens &colours = widgets::tokens(palette());
    QPainter painter(this);
    painter.fillRect(rect(), QColor(colours.surface));
    painter.fillRect(QRect(0, 0, width(), 1), QColor(colours.control));
    painter.fillRect(QRect(16, m_stack->y() - 1, width() - 32, 1), QColor(colours.line));
}

void Dock::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    fillActivities();
    setInbox(m_inbox);
}

void Dock::retranslate()
{
    const auto unread = std::ranges::count(m_inbox.items, false, &state::Notification::read);
    const auto counted = [](const QString &name, qint64 count) {
        return count > 0 ? tr("%1 (%2)").arg(name, texts::number(count)) : name;
    };
    m_tabs->setTabText(int(Tab::Activity), counted(tr("Activity"), running()));
    m_tabs->setTabText(int(Tab::Notifications), counted(tr("Notifications"), unread));
    m_tabs->setTabText(int(Tab::Log), tr("Log"));
    m_tabs->setAccessibleName(tr("Activity, notifications and log"));
    m_close->setText(tr("F8 closes"));
    for (int i = 0; i < m_stack->count(); ++i)
        m_stack->widget(i)->setAccessibleName(m_tabs->tabText(i));
}

} // namespace stw::shell
