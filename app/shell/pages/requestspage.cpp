#include "app/shell/pages/requestspage.h"

#include "app/shell/session.h"
#include "app/views/requests/enddialog.h"
#include "app/views/requests/filterbar.h"
#include "app/views/requests/requestlist.h"
#include "app/widgets/icons.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QHeaderView>

namespace stw::shell {

using namespace Qt::StringLiterals;
using models::RequestTable;
using views::Ending;

namespace {

constexpr std::chrono::seconds kTick{15}; //!< Countdowns show whole minutes.

} // namespace

RequestsPage::RequestsPage(const Context &context, QWidget *parent)
    : RequestsPage(context, Kind::Mine, parent)
{}

RequestsPage::RequestsPage(const Context &context, Kind kind, QWidget *parent)
    : Page(parent)
    , m_context(context)
    , m_kind(kind)
    , m_table([this](const auto &piece, const auto &answer) { fetch(piece, answer); })
    , m_view(new views::RequestsView(kind, this))
    , m_release(new QAction(this))
    , m_cancel(new QAction(this))
    , m_find(new QAction(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_view);
    m_view->setModel(&m_table);
    addCommands();
    follow();
    setContext();
    restore();
    retranslate();
    m_table.setFilter(based(m_view->filterBar()->parsed().filter));
    count();
}

void RequestsPage::addCommands()
{
    m_release->setIcon(widgets::icon("release"_L1));
    m_cancel->setIcon(widgets::icon("close"_L1));
    m_find->setIcon(widgets::icon("filter"_L1));
    m_find->setShortcut(QKeySequence::Find);
    for (QAction *action : {m_cancel, m_release})
        action->setProperty("head", true);
    addActions({m_cancel, m_release, m_find});
    if (m_kind == Kind::Mine && m_context.session.may(Permission::RequestSubmit)) {
        m_compose = new QAction(this);
        m_compose->setIcon(widgets::icon("request-new"_L1));
        m_compose->setProperty("head", true);
        m_compose->setProperty("primary", true);
        addAction(m_compose);
        connect(m_compose, &QAction::triggered, this, [this] { m_context.go({u"compose"_s}); });
    }
    connect(m_release, &QAction::triggered, this, [this] { end(Ending::Release); });
    connect(m_cancel, &QAction::triggered, this, [this] { end(Ending::Cancel); });
    connect(m_find, &QAction::triggered, m_view->filterBar(), &views::FilterBar::focusBox);
}

void RequestsPage::follow()
{
    connect(m_view, &views::RequestsView::opened, this, [this](RequestId id) {
        m_context.go({u"request"_s, id.toString()});
    });
    connect(m_view, &views::RequestsView::endWished, this, &RequestsPage::end);
    connect(m_view, &views::RequestsView::composeWished, this,
            [this] { m_context.go({u"compose"_s}); });
    connect(m_view, &views::RequestsView::retryWished, this, &RequestsPage::refresh);
    connect(m_view, &views::RequestsView::targetsChanged, this, &RequestsPage::showCommands);
    connect(m_view, &views::RequestsView::countChanged, this, &Page::headChanged);
    connect(m_view->filterBar(), &views::FilterBar::filterChanged, this,
            [this](const state::RequestFilter &filter) {
                m_table.setFilter(based(filter));
                remember();
            });
    connect(m_view->filterBar(), &views::FilterBar::savedChanged, this, &RequestsPage::remember);
    QHeaderView *head = m_view->list()->horizontalHeader();
    connect(head, &QHeaderView::sectionResized, this, &RequestsPage::remember);
    connect(head, &QHeaderView::sectionMoved, this, &RequestsPage::remember);
    connect(&m_context.feed, &client::Feed::line, &m_table,
            qOverload<const FeedLine &>(&RequestTable::apply));
    connect(&m_context.session, &Session::projectChanged, this, [this] {
        m_table.setFilter(based(m_view->filterBar()->parsed().filter));
        count();
        emit headChanged();
    });
    connect(&m_context.session, &Session::linkChanged, this, &RequestsPage::showCommands);
    connect(&m_clock, &QTimer::timeout, this, &RequestsPage::setContext);
    m_clock.start(kTick);
}

QString RequestsPage::heading() const
{
    return m_kind == Kind::Mine ? tr("My requests") : tr("All requests");
}

QString RequestsPage::subheading() const
{
    const QString project = m_context.session.projectName();
    if (m_kind == Kind::All || project.isEmpty())
        return {};
    return tr("Project %1").arg(project);
}

QString RequestsPage::status() const
{
    const QString count = m_view->countText();
    return count.isEmpty() ? QString() : tr("%1 shown").arg(count);
}

void RequestsPage::open(const Target &target)
{
    if (const QVariant filter = target.facts.value(u"filter"_s); filter.isValid())
        m_view->filterBar()->setText(filter.toString());
    m_view->list()->setFocus();
}

void RequestsPage::refresh()
{
    m_table.refresh();
    count();
}

void RequestsPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void RequestsPage::retranslate()
{
    m_release->setText(tr("Release resources…"));
    m_cancel->setText(tr("Withdraw…"));
    m_find->setText(tr("Filter this list"));
    if (m_compose)
        m_compose->setText(tr("New request"));
    showCommands();
    emit headChanged();
}

void RequestsPage::setContext()
{
    const Instant now = m_context.session.now();
    m_view->setNow(now);
    m_view->filterBar()->setContext(
        {m_context.session.who().user.name, now, QTimeZone::systemTimeZone()});
}

void RequestsPage::showCommands()
{
    const QList<views::EndItem> items = m_view->targets();
    for (const auto &[action, ending] :
         {std::pair{m_release, Ending::Release}, {m_cancel, Ending::Cancel}}) {
        const bool any =
            std::any_of(items.begin(), items.end(), [ending = ending](const views::EndItem &item) {
                return views::canEnd(item.state, ending);
            });
        QString why;
        if (!m_context.session.may(Permission::RequestControl))
            why = tr("Your roles do not permit this.");
        else if (m_context.session.isOffline())
            why = tr("Not possible while the connection is interrupted.");
        else if (!any)
            why = ending == Ending::Release ? tr("Mark or choose a request that runs.")
                                            : tr("Mark or choose a request that waits.");
        action->setEnabled(why.isEmpty());
        action->setStatusTip(why);
    }
    if (m_compose)
        m_compose->setEnabled(true);
}

state::RequestFilter RequestsPage::based(state::RequestFilter filter) const
{
    if (m_kind == Kind::All)
        return filter;
    filter.requester = m_context.session.who().user.name;
    if (filter.project.isEmpty())
        filter.project = m_context.session.projectName();
    return filter;
}

void RequestsPage::fetch(const models::RequestPiece &piece, const models::RequestAnswer &answer)
{
    if (m_call)
        m_call->cancel();
    client::Ask ask{.path = u"requests"_s};
    for (const auto &[name, value] : state::queryOf(piece.filter, piece.sorting))
        ask.query.addQueryItem(name, value);
    if (!piece.cursor.isEmpty())
        ask.query.addQueryItem(u"cursor"_s, piece.cursor);
    if (piece.skip > 0)
        ask.query.addQueryItem(u"skip"_s, QString::number(piece.skip));
    ask.query.addQueryItem(u"limit"_s, QString::number(piece.limit));
    m_call = m_context.client.fetch<wire::Listing<RequestSummary>>(
        ask, this, [answer](const Result<wire::Listing<RequestSummary>> &page) {
            answer(page.map([](const wire::Listing<RequestSummary> &found) {
                return models::RequestPage{found.items, found.next, found.total};
            }));
        });
}

void RequestsPage::count()
{
    client::Ask ask{.path = u"requests"_s};
    for (const auto &[name, value] : state::queryOf(based({})))
        ask.query.addQueryItem(name, value);
    ask.query.addQueryItem(u"limit"_s, u"1"_s);
    m_context.client.fetch<wire::Listing<RequestSummary>>(
        ask, this, [this](const Result<wire::Listing<RequestSummary>> &page) {
            if (page)
                m_view->setGrandTotal(page->total);
        });
}

void RequestsPage::end(Ending ending)
{
    const QList<views::EndItem> items = m_view->targets();
    if (items.isEmpty() || !(ending == Ending::Release ? m_release : m_cancel)->isEnabled())
        return;
    auto *dialog = new views::EndDialog(ending, items, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &views::EndDialog::confirmed, this, [this, dialog](const QString &reason) {
        const auto ends = std::make_shared<Ends>(
            Ends{dialog->ending(), wire::encode(wire::EndWish{reason}), dialog->wanted(), dialog});
        for (int at = 0; at < kAtOnce; ++at)
            sendNext(ends);
    });
    dialog->open();
}

void RequestsPage::sendNext(const std::shared_ptr<Ends> &ends)
{
    if (ends->rest.isEmpty())
        return;
    const RequestId id = ends->rest.takeFirst();
    const QLatin1StringView verb = ends->ending == Ending::Release ? "release"_L1 : "cancel"_L1;
    const client::Ask ask{
        .verb = "POST", .path = "requests/%1/%2"_L1.arg(id.toString(), verb), .body = ends->body};
    m_context.client.fetch<RequestRecord>(
        ask, this, [this, ends, id](const Result<RequestRecord> &record) {
            if (record) {
                m_context.session.learn(*record);
                m_table.apply(state::summaryOf(*record));
                m_table.mark(m_table.rowOf(id), false);
            }
            if (ends->shown)
                ends->shown->setAnswer(id, record.map([](const RequestRecord &) {}));
            sendNext(ends);
        });
}

QString RequestsPage::key(QLatin1StringView what) const
{
    return (m_kind == Kind::Mine ? "requests/%1"_L1 : "allrequests/%1"_L1).arg(what);
}

void RequestsPage::restore()
{
    if (!m_context.remembered)
        return;
    const auto saved = wire::decode<state::SavedFilters>(m_context.remembered(key("saved"_L1)));
    if (saved)
        m_view->filterBar()->setSaved(saved->items);
    const QByteArray columns = m_context.remembered(key("columns"_L1));
    if (!columns.isEmpty())
        m_view->list()->horizontalHeader()->restoreState(columns);
    m_view->filterBar()->setText(QString::fromUtf8(m_context.remembered(key("filter"_L1))));
}

void RequestsPage::remember()
{
    if (!m_context.remember)
        return;
    m_context.remember(key("saved"_L1),
                       wire::encode(state::SavedFilters{m_view->filterBar()->saved()}));
    m_context.remember(key("columns"_L1), m_view->list()->horizontalHeader()->saveState());
    m_context.remember(key("filter"_L1), m_view->filterBar()->text().toUtf8());
}

} // namespace stw::shell
