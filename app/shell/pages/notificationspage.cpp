#include "app/shell/pages/notificationspage.h"

#include "app/shell/session.h"
#include "app/views/notifications/notificationsview.h"
#include "app/widgets/icons.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>

namespace stw::shell {

using namespace Qt::StringLiterals;
using views::NotificationsView;

NotificationsPage::NotificationsPage(const Context &context, QWidget *parent)
    : Page(parent)
    , m_context(context)
    , m_view(new NotificationsView(this))
    , m_readAll(new QAction(this))
    , m_read(new QAction(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_view);
    m_readAll->setIcon(widgets::icon("check"_L1));
    m_readAll->setProperty("head", true);
    addActions({m_readAll, m_read});

    Session &session = m_context.session;
    connect(m_view, &NotificationsView::requestOpened, this, [this](RequestId id) {
        m_context.go({u"request"_s, id.toString()});
    });
    connect(m_view, &NotificationsView::proposalsOpened, this,
            [this] { m_context.go({u"users"_s}); });
    connect(m_view, &NotificationsView::marked, &session, &Session::markRead);
    connect(m_view, &NotificationsView::changed, this, &NotificationsPage::showCommands);
    connect(m_readAll, &QAction::triggered, &session, [&session] { session.markAllRead(true); });
    connect(m_read, &QAction::triggered, this,
            [this] { m_context.session.markRead(m_view->currentKey(), !m_view->isCurrentRead()); });
    connect(&session, &Session::knownChanged, this, [this](const state::Effects &effects) {
        if (effects.inbox)
            refresh();
    });
    retranslate();
    refresh();
}

QString NotificationsPage::heading() const
{
    return tr("Notifications");
}

QString NotificationsPage::status() const
{
    return tr("%Ln unread", nullptr, m_view->unread());
}

void NotificationsPage::refresh()
{
    m_view->setInbox(m_context.session.known().inbox());
}

void NotificationsPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void NotificationsPage::retranslate()
{
    m_readAll->setText(tr("Mark all as read"));
    showCommands();
}

void NotificationsPage::showCommands()
{
    m_readAll->setEnabled(m_view->unread() > 0);
    m_readAll->setStatusTip(m_view->unread() > 0 ? QString() : tr("Everything is read."));
    m_read->setText(m_view->isCurrentRead() ? tr("Mark as unread") : tr("Mark as read"));
    m_read->setEnabled(!m_view->currentKey().isEmpty());
    emit headChanged();
}

} // namespace stw::shell
