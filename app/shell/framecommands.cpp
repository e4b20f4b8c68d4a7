#include "app/shell/dock.h"
#include "app/shell/frame.h"
#include "app/shell/palette.h"
#include "app/shell/shortcutsheet.h"
#include "app/shell/statusbar.h"
#include "app/texts/format.h"
#include "app/texts/words.h"
#include "app/views/lines/requestwords.h"
#include "app/widgets/banner.h"
#include "app/widgets/icons.h"
#include "app/widgets/toast.h"

#include <QCoreApplication>
#include <QShortcut>
#include <QTranslator>

namespace stw::shell {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostNumbered = 9;

//! The German word for a source text, so that the palette finds it whatever is spoken now.
QString germanOf(const char *context, const char *source)
{
    static const std::unique_ptr<QTranslator> german = [] {
        auto translator = std::make_unique<QTranslator>();
        (void)translator->load(u":/i18n/stellwerk_de.qm"_s);
        return translator;
    }();
    return german->translate(context, source);
}

QString bothOf(const char *context, const char *source)
{
    return QString::fromUtf8(source) + u' ' + germanOf(context, source);
}

QString keysOf(const QKeySequence &keys)
{
    return keys.toString(QKeySequence::NativeText);
}

//! Without the mark of the mnemonic.
QString plain(QString text)
{
    return text.remove(u'&');
}

widgets::Tone toneOf(Message::Kind kind)
{
    switch (kind) {
    case Message::Kind::Done: return widgets::Tone::Ok;
    case Message::Kind::Note: return widgets::Tone::Accent;
    case Message::Kind::Warning: return widgets::Tone::Warning;
    case Message::Kind::Error: return widgets::Tone::Error;
    }
    return widgets::Tone::Quiet;
}

} // namespace

const QList<FrameAction> &frameActions()
{
    // clang-format off: a table is read in columns.
    static const QList<FrameAction> rows{
        {QT_TRANSLATE_NOOP("Frame", "Commands and search"),
         "search"_L1,
         {QKeySequence(Qt::CTRL | Qt::Key_K)},
         &Frame::openPalette},
        {QT_TRANSLATE_NOOP("Frame", "New request"),
         "request-new"_L1,
         {QKeySequence(Qt::CTRL | Qt::Key_N)},
         &Frame::newRequest},
        {QT_TRANSLATE_NOOP("Frame", "Refresh"),
         "refresh"_L1,
         {QKeySequence(Qt::Key_F5)},
         &Frame::refresh},
        {QT_TRANSLATE_NOOP("Frame", "Back"),
         "reclaim"_L1,
         {QKeySequence(Qt::ALT | Qt::Key_Left), QKeySequence(Qt::Key_Back)},
         &Frame::goBack},
        {QT_TRANSLATE_NOOP("Frame", "Forward"),
         "forward"_L1,
         {QKeySequence(Qt::ALT | Qt::Key_Right), QKeySequence(Qt::Key_Forward)},
         &Frame::goForward},
        {QT_TRANSLATE_NOOP("Frame", "Activity and log"),
         "history"_L1,
         {QKeySequence(Qt::Key_F8)},
         &Frame::toggleDock},
        {QT_TRANSLATE_NOOP("Frame", "Notifications"), "bell"_L1, {}, &Frame::openInbox},
        {QT_TRANSLATE_NOOP("Frame", "Switch role view"), "role-switch"_L1, {}, &Frame::switchSide},
        {QT_TRANSLATE_NOOP("Frame", "Settings"),
         "settings"_L1,
         {QKeySequence(Qt::CTRL | Qt::Key_Comma)},
         &Frame::openSettings},
        {QT_TRANSLATE_NOOP("Frame", "Keyboard shortcuts"),
         "info"_L1,
         {QKeySequence(Qt::Key_F1)},
         &Frame::openShortcuts},
        {QT_TRANSLATE_NOOP("Frame", "Sign out"), "user"_L1, {}, &Frame::signOut},
    };
    // clang-format on
    return rows;
}

void Frame::addActions()
{
    for (const FrameAction &row : frameActions()) {
        auto *action = new QAction(widgets::icon(row.icon), QString(), this);
        action->setShortcuts(row.keys);
        action->setShortcutContext(Qt::WindowShortcut);
        connect(action, &QAction::triggered, this, row.run);
        addAction(action);
    }
}

void Frame::addPageShortcuts()
{
    for (int number = 1; number <= kMostNumbered; ++number) {
        auto *shortcut = new QShortcut(QKeySequence(u"Ctrl+%1"_s.arg(number)), this);
        connect(shortcut, &QShortcut::activated, this, [this, number] {
            const QList<const PageRow *> rows = railRows();
            if (number <= rows.size() && rows[number - 1]->place == PageRow::Place::Rail)
                go({rows[number - 1]->id});
        });
    }
}

QList<Command> Frame::commands()
{
    QList<Command> found;
    if (page()) {
        for (QAction *action : page()->commands()) {
            if (action->isVisible() && !action->isSeparator())
                found.append({.group = page()->heading(),
                              .title = plain(action->text()),
                              .icon = action->icon(),
                              .shortcut = keysOf(action->shortcut()),
                              .enabled = action->isEnabled(),
                              .why = action->statusTip(),
                              .run = [action] { action->trigger(); }});
        }
    }
    QMap<QString, QString> keys; // of what the window can do, by its title
    for (const QAction *action : actions())
        keys.insert(action->text(), keysOf(action->shortcut()));
    QStringList pageTitles;
    for (const PageRow &row : pages()) {
        if (row.place == PageRow::Place::Hidden)
            continue;
        pageTitles.append(titleOf(row));
        const bool open = bool(row.sides & m_session.sides());
        found.append(
            {.group = tr("Pages"),
             .title = titleOf(row),
             .place = row.sides.testFlag(m_session.side()) ? QString() : tr("in another role view"),
             .icon = widgets::icon(row.icon),
             .shortcut = keys.value(titleOf(row)),
             .otherWords = bothOf("Pages", row.title),
             .enabled = open,
             .why = tr("Your roles do not open this page."),
             .run = [this, id = QString(row.id)] { go({id}); }});
    }
    const QList<FrameAction> &rows = frameActions();
    for (qsizetype i = 1; i < rows.size(); ++i) { // the first opens what is open
        QAction *action = actions()[i];
        if (pageTitles.contains(action->text()))
            continue; // it opens that page
        found.append({.group = tr("Everywhere"),
                      .title = action->text(),
                      .icon = action->icon(),
                      .shortcut = keysOf(action->shortcut()),
                      .otherWords = bothOf("Frame", rows[i].text),
                      .run = [action] { action->trigger(); }});
    }
    for (const RequestSummary &one : m_session.known().requests()) {
        found.append({.group = tr("My requests"),
                      .title = views::titleOf(one),
                      .place = texts::textOf(one.state),
                      .icon = widgets::icon("requests"_L1),
                      .otherWords = one.id.toString(),
                      .run = [this, id = one.id.toString()] {
                          go({u"request"_s, id});
                      }});
    }
    return found;
}

void Frame::openPalette()
{
    m_palette->open(commands());
}

void Frame::refresh()
{
    if (page())
        page()->refresh();
}

void Frame::newRequest()
{
    go({u"compose"_s});
}

void Frame::toggleDock()
{
    if (m_dock->isVisible())
        m_dock->hide();
    else
        m_dock->show(Dock::Tab::Activity);
}

void Frame::openInbox()
{
    if (pageOf(u"notifications"))
        go({u"notifications"_s});
    else
        m_dock->show(Dock::Tab::Notifications);
}

void Frame::openSettings()
{
    go({u"settings"_s});
}

void Frame::switchSide()
{
    static constexpr Side kNext[]{Side::Developer, Side::Operator, Side::Administrator};
    const auto at = std::ranges::find(kNext, m_session.side()) - std::begin(kNext);
    for (size_t step = 1; step < std::size(kNext); ++step) {
        const Side side = kNext[(size_t(at) + step) % std::size(kNext)];
        if (!m_session.sides().testFlag(side))
            continue;
        m_session.setSide(side);
        goHome();
        return;
    }
}

void Frame::openShortcuts()
{
    QList<ShortcutLine> lines;
    for (const QAction *action : actions()) {
        for (const QKeySequence &keys :
             action->shortcuts().first(std::min<qsizetype>(1, action->shortcuts().size())))
            lines.append({tr("Everywhere"), keysOf(keys), action->text()});
    }
    const QList<const PageRow *> rows = railRows();
    for (qsizetype i = 0; i < std::min<qsizetype>(rows.size(), kMostNumbered); ++i) {
        if (rows[i]->place == PageRow::Place::Rail)
            lines.append(
                {tr("Pages"), keysOf(QKeySequence(u"Ctrl+%1"_s.arg(i + 1))), titleOf(*rows[i])});
    }
    if (page()) {
        for (const QAction *action : page()->commands()) {
            if (!action->shortcut().isEmpty())
                lines.append(
                    {page()->heading(), keysOf(action->shortcut()), plain(action->text())});
        }
    }
    (new ShortcutSheet(lines, this))->show();
}

void Frame::tell(const Message &message)
{
    m_dock->log(message, m_session.now());
    if (message.kind == Message::Kind::Warning || message.kind == Message::Kind::Error) {
        if (!m_notice || message.kind >= m_notice->kind)
            m_notice = message;
        showBanner();
        return;
    }
    auto *toast =
        new widgets::Toast({toneOf(message.kind), message.title, message.text, message.action},
                           this, StatusBar::kHeight);
    connect(toast, &widgets::Toast::linkTriggered, this, [this, message] {
        if (message.act)
            message.act();
        else
            go(message.target);
    });
    toast->appear();
}

//! An error, else the lost connection, else a warning.
void Frame::showBanner()
{
    const bool offline = m_session.isOffline();
    if (m_notice && (m_notice->kind == Message::Kind::Error || !offline)) {
        m_banner->say({toneOf(m_notice->kind), m_notice->title, m_notice->text,
                       m_notice->action.isEmpty() ? tr("Close") : m_notice->action});
        return;
    }
    if (!offline) {
        m_banner->clear();
        return;
    }
    const Link link = m_session.link();
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(link.untilRetry);
    const QString next = seconds.count() > 0 ? tr("Next try in %1.").arg(texts::duration(seconds))
                                             : tr("Trying now.");
    const QString time =
        QLocale().toString(QDateTime::fromMSecsSinceEpoch(link.asOf.us / 1000).time(), u"HH:mm:ss");
    m_banner->say(
        {widgets::Tone::Warning, tr("Connection lost."),
         tr("%1 You see what was known at %2; drafts can still be edited.").arg(next, time),
         tr("Try again")});
}

} // namespace stw::shell
