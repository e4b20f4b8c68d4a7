#include "app/shell/pages/startpage.h"

#include "app/shell/session.h"
#include "app/views/start/startview.h"
#include "app/widgets/icons.h"

#include <QAction>
#include <QBoxLayout>
#include <QDateTime>
#include <QEvent>
#include <QTimeZone>

namespace stw::shell {

using namespace Qt::StringLiterals;
using views::StartView;

namespace {

constexpr std::chrono::seconds kTick{15};
constexpr std::chrono::seconds kMoneyPause{2};

//! `2026-11`: the month that \a now lies in, in the project's zone; without one in this computer's.
QString monthAt(Instant now, const Project *project)
{
    const QTimeZone zone =
        project ? QTimeZone(project->zone.toUtf8()) : QTimeZone::systemTimeZone();
    return QDateTime::fromMSecsSinceEpoch(now.us / 1000, zone).toString(u"yyyy-MM"_s);
}

} // namespace

StartPage::StartPage(const Context &context, QWidget *parent)
    : Page(parent)
    , m_context(context)
    , m_view(new StartView(this))
    , m_compose(new QAction(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_view);
    m_compose->setIcon(widgets::icon("request-new"_L1));
    m_compose->setProperty("head", true);
    m_compose->setProperty("primary", true);
    m_compose->setEnabled(m_context.session.may(Permission::RequestSubmit));
    addAction(m_compose);
    m_money.setSingleShot(true);
    m_money.setInterval(kMoneyPause);
    follow();
    retranslate();
    refresh();
    m_clock.start(kTick);
}

void StartPage::follow()
{
    Session &session = m_context.session;
    connect(m_compose, &QAction::triggered, this, [this] { m_context.go({u"compose"_s}); });
    connect(m_view, &StartView::requestOpened, this, [this](RequestId id) {
        m_context.go({u"request"_s, id.toString()});
    });
    connect(m_view, &StartView::composeWished, this, [this](const QString &spec) {
        Target target{u"compose"_s};
        if (!spec.isEmpty())
            target.facts.insert(u"spec"_s, spec);
        m_context.go(target);
    });
    connect(&session, &Session::knownChanged, this, [this](const state::Effects &effects) {
        if (!effects.requests)
            return;
        showKnown();
        if (!m_money.isActive())
            m_money.start();
    });
    connect(&session, &Session::projectChanged, this, &StartPage::refresh);
    connect(&m_money, &QTimer::timeout, this, &StartPage::readMoney);
    connect(&m_clock, &QTimer::timeout, this, [this] { m_view->setNow(m_context.session.now()); });
}

QString StartPage::heading() const
{
    return tr("Start");
}

QString StartPage::subheading() const
{
    return project().isEmpty() ? QString() : tr("Project %1").arg(project());
}

QString StartPage::project() const
{
    const QString chosen = m_context.session.projectName();
    const QList<wire::Membership> memberships = m_context.session.projects();
    return chosen.isEmpty() && !memberships.isEmpty() ? memberships.first().name : chosen;
}

void StartPage::open(const Target &)
{
    m_view->setNow(m_context.session.now());
}

void StartPage::refresh()
{
    showKnown();
    readMoney();
    m_context.client.fetch<wire::Listing<wire::SpecView>>(
        {.path = u"specs"_s}, this, [this](const Result<wire::Listing<wire::SpecView>> &specs) {
            if (specs)
                m_view->setSamples(specs->items);
        });
    emit headChanged();
}

void StartPage::showKnown()
{
    m_view->setNow(m_context.session.now());
    m_view->setRequests(m_context.session.known().requests());
    if (m_context.count)
        m_context.count("start"_L1, m_view->attentionCount());
}

void StartPage::readMoney()
{
    const QString name = project();
    if (name.isEmpty() || !m_context.session.may(Permission::UsageRead))
        return;
    m_context.client.fetch<wire::Listing<QuotaLine>>(
        {.path = "projects/%1/quota"_L1.arg(name)}, this,
        [this, name](const Result<wire::Listing<QuotaLine>> &quota) {
            if (quota && name == project())
                m_view->setQuota(name, quota->items);
        });
    const QString month = monthAt(m_context.session.now(), m_context.session.known().project(name));
    client::Ask usage{.path = u"usage"_s};
    usage.query.addQueryItem(u"project"_s, name);
    usage.query.addQueryItem(u"period"_s, month);
    m_context.client.fetch<wire::Listing<UsageLine>>(
        usage, this, [this, name, month](const Result<wire::Listing<UsageLine>> &lines) {
            if (lines && name == project())
                m_view->setMonth(views::monthOf(lines->items, month));
        });
}

void StartPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void StartPage::retranslate()
{
    m_compose->setText(tr("New request"));
    m_compose->setStatusTip(m_compose->isEnabled()
                                ? QString()
                                : tr("You are a member of no project. A project owner can add "
                                     "you."));
    emit headChanged();
}

} // namespace stw::shell
