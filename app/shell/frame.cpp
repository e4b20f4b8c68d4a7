#include "app/shell/frame.h"

#include "app/shell/dock.h"
#include "app/shell/headbar.h"
#include "app/shell/palette.h"
#include "app/shell/rail.h"
#include "app/shell/statusbar.h"
#include "app/shell/viewhead.h"
#include "app/texts/words.h"
#include "app/views/lines/requestwords.h"
#include "app/widgets/banner.h"

#include <QEvent>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>

namespace stw::shell {

using namespace Qt::StringLiterals;

namespace {

constexpr int kNarrowBelow = 1'200;
constexpr int kDockHeight = 140;
constexpr int kMostNumbered = 9; // Ctrl+1 to Ctrl+9
constexpr Side kSides[]{Side::Developer, Side::Operator, Side::Administrator};

} // namespace

Frame::Frame(Session &session, PreferenceStore &store, views::Environment environment,
             QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_store(store)
    , m_environment(environment)
    , m_context(contextOf())
    , m_head(new HeadBar(this))
    , m_rail(new Rail(this))
    , m_viewHead(new ViewHead(this))
    , m_banner(new widgets::Banner(this))
    , m_splitter(new QSplitter(Qt::Vertical, this))
    , m_stack(new QStackedWidget(m_splitter))
    , m_dock(new Dock(m_splitter))
    , m_status(new StatusBar(this))
    , m_palette(new Palette(this))
{
    build();
    addActions();
    addPageShortcuts();
    connectParts();
    retranslate();
    showKnown();
    showLink();
}

Frame::~Frame()
{
    m_store.remember(u"dock"_s, m_splitter->saveState());
}

Context Frame::contextOf()
{
    return {.client = m_session.client(),
            .feed = m_session.feed(),
            .session = m_session,
            .go = [this](const Target &target) { go(target); },
            .tell = [this](const Message &message) { tell(message); },
            .track = [this](const Activity &activity) { m_dock->track(activity); },
            .count = [this](QLatin1StringView id, int count) { m_rail->setCount(id, count); },
            .remembered = [this](const QString &key) { return m_store.remembered(key); },
            .remember = [this](const QString &key,
                               const QByteArray &state) { m_store.remember(key, state); },
            .store = &m_store,
            .showShortcuts = [this] { openShortcuts(); }};
}

void Frame::build()
{
    m_splitter->addWidget(m_stack);
    m_splitter->addWidget(m_dock);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setCollapsible(0, false);
    m_splitter->setHandleWidth(1);
    m_splitter->setSizes({1'000, kDockHeight});
    if (const QByteArray kept = m_store.remembered(u"dock"_s); !kept.isEmpty())
        m_splitter->restoreState(kept);
    m_dock->hide();
    auto *column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(m_viewHead);
    column->addWidget(m_banner);
    column->addWidget(m_splitter, 1);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_rail);
    middle->addLayout(column, 1);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_head);
    all->addLayout(middle, 1);
    all->addWidget(m_status);
    m_viewHead->show(nullptr);
}

void Frame::connectParts()
{
    connect(m_head, &HeadBar::searchWanted, this, &Frame::openPalette);
    connect(m_head, &HeadBar::inboxWanted, this, &Frame::openInbox);
    connect(m_head, &HeadBar::projectChosen, &m_session, &Session::setProject);
    connect(m_rail, &Rail::chosen, this, [this](const QString &id) { go({id}); });
    connect(m_rail, &Rail::roleSwitchPressed, this, [this](const QPoint &at) {
        m_sideMenu->popup(at - QPoint(0, m_sideMenu->sizeHint().height()));
    });
    connect(m_viewHead, &ViewHead::crumbFollowed, this, &Frame::go);
    connect(m_banner, &widgets::Banner::actionTriggered, this, [this] {
        const std::optional<Message> notice = std::exchange(m_notice, std::nullopt);
        if (!notice)
            m_session.retry();
        else if (notice->act)
            notice->act();
        else
            go(notice->target);
        showBanner();
    });
    connect(m_dock, &Dock::followed, this, &Frame::go);
    connect(m_dock, &Dock::closeWanted, this, &Frame::toggleDock);
    connect(m_dock, &Dock::changed, this, [this] { m_status->setActivities(m_dock->running()); });
    connect(m_status, &StatusBar::dockWanted, this, &Frame::toggleDock);
    connect(m_status, &StatusBar::helpWanted, this, &Frame::openShortcuts);
    connect(&m_session, &Session::sideChanged, this, &Frame::retranslate);
    connect(&m_session, &Session::projectChanged, this, &Frame::fillHead);
    connect(&m_session, &Session::linkChanged, this, &Frame::showLink);
    connect(&m_session, &Session::knownChanged, this, &Frame::showKnown);
    connect(&m_session, &Session::reconnected, this, [this] {
        refresh();
        tell({.kind = Message::Kind::Done, .title = tr("Connected again")});
    });
}

QList<const PageRow *> Frame::railRows() const
{
    QList<const PageRow *> rows;
    for (const PageRow &row : pages()) {
        if (row.place != PageRow::Place::Hidden && row.sides.testFlag(m_session.side()))
            rows.append(&row);
    }
    return rows;
}

void Frame::fillRail()
{
    QList<RailEntry> entries;
    for (const PageRow *row : railRows()) {
        const bool foot = row->place == PageRow::Place::Foot;
        const qsizetype number = entries.size() + 1;
        const QKeySequence keys =
            foot ? QKeySequence(Qt::CTRL | Qt::Key_Comma) : QKeySequence(u"Ctrl+%1"_s.arg(number));
        entries.append(
            {row->id, titleOf(*row), row->icon,
             foot || number <= kMostNumbered ? keys.toString(QKeySequence::NativeText) : QString(),
             foot});
    }
    m_rail->setEntries(entries);
    const Sides open = m_session.sides();
    const bool several =
        std::ranges::count_if(kSides, [open](Side side) { return open.testFlag(side); }) > 1;
    m_rail->setRoleSwitch(several ? viewText(m_session.side()) : QString());
    m_rail->setCurrent(target().page);

    if (m_sideMenu)
        m_sideMenu->deleteLater(); // one of its choices may have led here
    m_sideMenu = new QMenu(this);
    for (const Side side : kSides) {
        if (!open.testFlag(side))
            continue;
        QAction *choice = m_sideMenu->addAction(viewText(side));
        choice->setCheckable(true);
        choice->setChecked(side == m_session.side());
        connect(choice, &QAction::triggered, this, [this, side] {
            m_session.setSide(side);
            const PageRow *row = pageOf(target().page);
            if (!row || !row->sides.testFlag(side))
                goHome();
        });
    }
}

void Frame::fillHead()
{
    const wire::WhoAmI &who = m_session.who();
    QList<ProjectChoice> choices;
    for (const wire::Membership &one : m_session.projects())
        choices.append({one.project, one.name});
    m_head->setProjects(choices, m_session.project());
    m_head->setMark({m_environment, who.simulated});
    m_head->setPerson(who.user.title.isEmpty() ? who.user.name : who.user.title, personMenu());
}

QMenu *Frame::personMenu()
{
    if (m_personMenu)
        m_personMenu->deleteLater();
    m_personMenu = new QMenu(this);
    m_personMenu->addSection(m_session.who().user.name);
    QAction *server = m_personMenu->addAction(m_session.server().toString());
    server->setEnabled(false);
    m_personMenu->addSeparator();
    connect(m_personMenu->addAction(tr("Settings")), &QAction::triggered, this,
            &Frame::openSettings);
    connect(m_personMenu->addAction(tr("Sign out")), &QAction::triggered, this, &Frame::signOut);
    return m_personMenu;
}

Page *Frame::page() const
{
    return qobject_cast<Page *>(m_stack->currentWidget());
}

Page *Frame::pageFor(const PageRow &row)
{
    Page *&page = m_pages[row.id];
    if (!page) {
        page = row.make(m_context, m_stack);
        m_stack->addWidget(page);
        connect(page, &Page::headChanged, this, [this, made = page] {
            if (made == this->page())
                showHead();
        });
    }
    return page;
}

void Frame::go(const Target &target)
{
    const PageRow *row = pageOf(target.page);
    if (!row || !(row->sides & m_session.sides()))
        return;
    if (!row->sides.testFlag(m_session.side())) {
        const auto open = std::ranges::find_if(kSides, [row, this](Side side) {
            return row->sides.testFlag(side) && m_session.sides().testFlag(side);
        });
        m_session.setSide(*open);
    }
    m_history.visit(target);
    enter(target);
}

void Frame::goHome()
{
    const QList<const PageRow *> rows = railRows();
    if (!rows.isEmpty())
        go({rows.first()->id});
}

void Frame::goBack()
{
    if (m_history.canGoBack())
        enter(m_history.back());
}

void Frame::goForward()
{
    if (m_history.canGoForward())
        enter(m_history.forward());
}

void Frame::enter(const Target &target)
{
    Page *page = pageFor(*pageOf(target.page));
    m_notice.reset();
    m_stack->setCurrentWidget(page);
    page->open(target);
    m_rail->setCurrent(page->crumb() ? page->crumb()->parent.page : target.page);
    showHead();
    showBanner();
    page->setFocus();
}

void Frame::showHead()
{
    m_viewHead->show(page());
    m_status->setPageStatus(page() ? page()->status() : QString());
    if (page())
        emit headingChanged(page()->heading());
}

void Frame::showKnown()
{
    const state::Inbox &inbox = m_session.known().inbox();
    m_dock->setInbox(inbox);
    trackRequests();
    const state::Counts counts = m_session.known().counts();
    m_head->setUnread(int(counts.unread));
    m_rail->setCount(u"notifications"_s, int(counts.unread));
    m_rail->setCount(u"requests"_s, int(counts.open));
}

//! The person's requests are long work too: from when they are first seen under way to their end.
void Frame::trackRequests()
{
    for (const RequestSummary &one : m_session.known().requests()) {
        const QString id = one.id.toString();
        const bool over = isTerminal(one.state);
        if (over && !m_dock->tracks(id))
            continue;
        m_dock->track({.key = id,
                       .icon = "requests"_L1,
                       .title = views::titleOf(one),
                       .progress = texts::textOf(one.state),
                       .target = {u"request"_s, id},
                       .over = over});
    }
}

void Frame::showLink()
{
    m_status->setLink(m_session.link(), m_session.now());
    showBanner();
}

void Frame::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void Frame::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_rail->setNarrow(width() < kNarrowBelow);
}

void Frame::retranslate()
{
    fillRail();
    fillHead();
    const QList<QAction *> own = actions();
    for (qsizetype i = 0; i < frameActions().size(); ++i)
        own[i]->setText(QCoreApplication::translate("Frame", frameActions()[i].text));
    showHead();
    showKnown();
    showLink();
}

} // namespace stw::shell
