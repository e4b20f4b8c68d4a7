#include "app/shell/pages/controlroompage.h"

#include "app/models/filterlanguage.h"
#include "app/shell/session.h"
#include "app/views/controlroom/controlroomview.h"

#include <QBoxLayout>
#include <QDateTime>
#include <QEvent>

namespace stw::shell {

using namespace Qt::StringLiterals;
using views::Counter;
using views::Overview;

namespace {

constexpr std::chrono::seconds kSoon{3};
constexpr std::chrono::seconds kTick{30};
constexpr int kPage = 500; //!< The API's most.
constexpr Micros kDay = std::chrono::hours(24);

const QList<RequestState> kWaiting{RequestState::Submitted, RequestState::AwaitingApproval,
                                   RequestState::Queued};

Instant tomorrow(Instant now)
{
    const QDate today = QDateTime::fromMSecsSinceEpoch(now.us / 1000).date();
    return {today.addDays(1).startOfDay().toMSecsSinceEpoch() * 1000};
}

} // namespace

ControlRoomPage::ControlRoomPage(const Context &context, QWidget *parent)
    : Page(parent)
    , m_context(context)
    , m_view(new views::ControlRoomView(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_view);
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoon);
    connect(m_view, &views::ControlRoomView::requestOpened, this, [this](RequestId id) {
        m_context.go({u"request"_s, id.toString()});
    });
    connect(m_view, &views::ControlRoomView::counterChosen, this, &ControlRoomPage::goToCounter);
    connect(m_view, &views::ControlRoomView::reasonChosen, this,
            [this] { goToFilter({RequestState::Queued}, {}); });
    connect(&m_context.feed, &client::Feed::line, this, [this](const FeedLine &line) {
        if (line.request.isValid() && !m_soon.isActive())
            m_soon.start();
    });
    connect(&m_soon, &QTimer::timeout, this, &ControlRoomPage::refresh);
    connect(&m_clock, &QTimer::timeout, this, &ControlRoomPage::refresh);
    m_clock.start(kTick);
    refresh();
}

QString ControlRoomPage::heading() const
{
    return tr("Control room");
}

QString ControlRoomPage::status() const
{
    const auto urgent = views::urgentOf(m_overview).size();
    return tr("%Ln request(s) need a person", nullptr, int(urgent));
}

void ControlRoomPage::open(const Target &)
{
    if (m_context.session.now() - m_overview.asOf > kTick)
        refresh();
}

void ControlRoomPage::refresh()
{
    if (m_context.session.isOffline())
        return;
    read(kWaiting, {}, &Overview::waiting);
    read({RequestState::Active}, {}, &Overview::running);
    read({RequestState::Releasing}, {}, &Overview::returning);
    read({RequestState::Failed}, m_context.session.now() - kDay, &Overview::failed);
    readNodes();
}

void ControlRoomPage::read(const QList<RequestState> &states, Instant from,
                           std::optional<views::Counted> Overview::*part)
{
    state::RequestFilter filter;
    filter.states = states;
    filter.from = from;
    client::Ask ask{.path = u"requests"_s};
    for (const auto &[name, value] : state::queryOf(filter))
        ask.query.addQueryItem(name, value);
    ask.query.addQueryItem(u"limit"_s, QString::number(kPage));
    m_context.client.fetch<wire::Listing<RequestSummary>>(
        ask, this, [this, part](const Result<wire::Listing<RequestSummary>> &page) {
            if (!page)
                return;
            m_overview.*part =
                views::Counted{page->items, page->total.value_or(page->items.size())};
            fill();
        });
}

void ControlRoomPage::readNodes()
{
    if (!m_context.session.may(Permission::FleetRead))
        return;
    m_context.client.fetch<wire::Listing<Node>>({.path = u"fleet/nodes"_s}, this,
                                                [this](const Result<wire::Listing<Node>> &nodes) {
                                                    if (!nodes)
                                                        return;
                                                    m_overview.nodes = nodes->items;
                                                    fill();
                                                });
}

void ControlRoomPage::fill()
{
    m_overview.asOf = m_context.session.now();
    m_view->setOverview(m_overview, tomorrow(m_overview.asOf));
    if (m_context.count)
        m_context.count("controlroom"_L1, int(views::urgentOf(m_overview).size()));
    emit headChanged();
}

void ControlRoomPage::goToCounter(Counter counter)
{
    switch (counter) {
    case Counter::Waiting: return goToFilter(kWaiting, {});
    case Counter::Running:
    case Counter::EndingToday: return goToFilter({RequestState::Active}, {});
    case Counter::Failed: return goToFilter({RequestState::Failed}, m_context.session.now() - kDay);
    case Counter::UnhealthyNodes: return; // The view shows them itself.
    }
}

void ControlRoomPage::goToFilter(const QList<RequestState> &states, Instant from)
{
    state::RequestFilter filter;
    filter.states = states;
    filter.from = from;
    const models::FilterContext context{m_context.session.who().user.name, m_context.session.now(),
                                        QTimeZone::systemTimeZone()};
    m_context.go({u"allrequests"_s, {}, {{u"filter"_s, models::textOf(filter, context)}}});
}

void ControlRoomPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        emit headChanged();
}

} // namespace stw::shell
