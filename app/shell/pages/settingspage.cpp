#include "app/shell/pages/settingspage.h"

#include "app/shell/appearance.h"
#include "app/shell/preferencestore.h"
#include "app/shell/session.h"
#include "app/views/settings/settingsview.h"

namespace stw::shell {

using namespace Qt::StringLiterals;

SettingsPage::SettingsPage(const Context &context, QWidget *parent)
    : Page(parent)
    , m_context(context)
    , m_view(new views::SettingsView(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view);
    setFocusProxy(m_view);
    m_view->setScaleNow(scaleNow());
    connectView();
    refresh();
}

void SettingsPage::connectView()
{
    PreferenceStore *store = m_context.store;
    connect(store, &PreferenceStore::changed, this, &SettingsPage::refresh);
    connect(store, &PreferenceStore::serversChanged, this, &SettingsPage::refresh);
    connect(&m_context.session, &Session::linkChanged, this, [this] {
        m_view->setAccount(m_context.session.who().user.name, !m_context.session.isOffline());
    });
    connect(m_view, &views::SettingsView::preferencesChanged, store, &PreferenceStore::set);
    connect(m_view, &views::SettingsView::environmentChanged, store,
            &PreferenceStore::setEnvironment);
    connect(m_view, &views::SettingsView::serverRemoved, this, &SettingsPage::removeServer);
    connect(m_view, &views::SettingsView::passwordChangeWanted, this,
            &SettingsPage::changePassword);
    connect(m_view, &views::SettingsView::shortcutsWanted, this, m_context.showShortcuts);
}

void SettingsPage::refresh()
{
    m_view->setPreferences(m_context.store->values());
    m_view->setServers(m_context.store->serverLines());
    m_view->setAccount(m_context.session.who().user.name, !m_context.session.isOffline());
}

void SettingsPage::removeServer(const QString &address)
{
    client::Servers servers = m_context.store->servers();
    servers.remove(address);
    m_context.store->setServers(servers);
}

void SettingsPage::changePassword(const QString &before, const QString &after)
{
    const client::Ask ask{.verb = "POST",
                          .path = u"password"_s,
                          .body = wire::encode(wire::PasswordChange{before, after})};
    m_context.client.send(ask, this, [this](const Result<client::Answer> &answer) {
        if (!answer)
            return m_view->setPasswordError(answer.error());
        m_view->setPasswordDone();
        m_context.tell({.kind = Message::Kind::Done,
                        .title = tr("The password was changed."),
                        .text = tr("Every session has ended; please sign in again.")});
        m_context.session.end({ErrorCode::Unauthenticated, u"the password was changed"_s});
    });
}

} // namespace stw::shell
