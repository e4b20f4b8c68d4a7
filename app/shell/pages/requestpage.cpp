#include "app/shell/pages/requestpage.h"

#include "app/shell/pages/savefile.h"
#include "app/shell/session.h"
#include "app/texts/errortext.h"
#include "app/texts/format.h"
#include "app/views/lines/statelook.h"
#include "app/views/request/endpanel.h"
#include "app/views/request/outputpanel.h"
#include "app/views/request/requestview.h"
#include "app/widgets/icons.h"
#include "app/widgets/label.h"
#include "app/widgets/pill.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>

namespace stw::shell {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using client::OutputTail;

namespace {

constexpr auto kTick = 1s;
constexpr auto kPoll = 10s;

} // namespace

RequestPage::RequestPage(const Context &context, QWidget *parent)
    : Page(parent)
    , m_context(context)
    , m_view(new views::RequestView(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view);
    setFocusProxy(m_view);
    makeHead();
    makeCommands();
    connectView();
    connect(&context.feed, &client::Feed::line, this, [this](const FeedLine &line) {
        if (line.request == m_id)
            look();
    });
    m_tick.setInterval(kTick);
    connect(&m_tick, &QTimer::timeout, this, [this] {
        if (isVisible() && m_record && !isTerminal(m_record->request.state))
            m_view->setNow(m_context.session.now());
    });
    m_poll.setInterval(kPoll);
    connect(&m_poll, &QTimer::timeout, this, [this] {
        if (isVisible() && m_record && !isTerminal(m_record->request.state))
            look();
    });
    m_tick.start();
    m_poll.start();
    retranslate();
}

void RequestPage::makeHead()
{
    m_lead = new QWidget(this);
    m_pill = new widgets::Pill(m_lead);
    m_position = new widgets::Label(widgets::TextRole::Soft, m_lead);
    auto *row = new QHBoxLayout(m_lead);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_pill);
    row->addWidget(m_position);
}

QAction *RequestPage::command(QLatin1StringView iconName, const std::function<void()> &act)
{
    auto *action = new QAction(widgets::icon(iconName), {}, this);
    action->setProperty("head", true);
    connect(action, &QAction::triggered, this, act);
    addAction(action);
    return action;
}

void RequestPage::makeCommands()
{
    m_cancel = command("close"_L1, [this] { m_view->askEnd(u"cancel"_s); });
    m_release = command("release"_L1, [this] { m_view->askEnd(u"release"_s); });
    m_again = command("request-new"_L1, [this] { again(); });
    m_showOutput =
        command("output"_L1, [this] { m_view->setTab(views::RequestView::Tab::Output); });
    m_download = command("download"_L1, [this] {
        save("requests/%1/output"_L1.arg(m_id.toString()), u"output.txt"_s);
    });
    m_download->setProperty("head", false);
    auto *find = new QAction(this);
    find->setShortcut(QKeySequence::Find);
    find->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QAction::triggered, this, [this] { m_view->output().focusSearch(); });
    m_view->addAction(find);
}

void RequestPage::connectView()
{
    connect(m_view, &views::RequestView::endConfirmed, this, &RequestPage::end);
    connect(m_view, &views::RequestView::refreshWanted, this, &RequestPage::refresh);
    connect(m_view, &views::RequestView::fileWanted, this, [this](const QString &name) {
        save("requests/%1/files/%2"_L1.arg(m_id.toString(), name), QFileInfo(name).fileName());
    });
    connect(&m_view->output(), &views::OutputPanel::downloadWanted, m_download, &QAction::trigger);
    connect(&m_view->output(), &views::OutputPanel::retryWanted, this, [this] {
        m_tailed = -1;
        followOutput();
    });
}

void RequestPage::retranslate()
{
    m_cancel->setText(tr("Withdraw…"));
    m_release->setText(tr("Release…"));
    m_showOutput->setText(tr("Show output"));
    m_download->setText(tr("Download output"));
    showHead();
}

void RequestPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

QString RequestPage::heading() const
{
    return m_record ? views::titleOf(*m_record) : tr("Request");
}

std::optional<Crumb> RequestPage::crumb() const
{
    return Crumb{{u"requests"_s}, tr("My requests"), m_id.toString()};
}

QString RequestPage::status() const
{
    if (!m_record)
        return {};
    return tr("Revision %1 · event %2")
        .arg(texts::number(m_record->request.revision), texts::number(m_events));
}

void RequestPage::showHead()
{
    m_lead->setVisible(m_record.has_value());
    if (m_record) {
        const views::StateLook look = views::lookOf(m_record->request.state);
        m_pill->setStatus(look.icon, views::stateText(m_record->request), look.tone);
        m_position->setText(m_record->position
                                ? tr("position %1").arg(texts::number(*m_record->position))
                                : QString());
    }
    showCommands();
    emit headChanged();
}

//! One highlighted next action: what the person most likely does now.
void RequestPage::showCommands()
{
    const RequestState state = m_record ? m_record->request.state : RequestState::Draft;
    const bool over = isTerminal(state);
    const bool waits = state == RequestState::Queued;
    const QStringList possible = m_record ? m_record->actions : QStringList();
    m_cancel->setVisible(possible.contains(u"cancel"_s));
    m_release->setVisible(possible.contains(u"release"_s));
    m_again->setVisible(over || waits);
    m_again->setText(over ? tr("Submit again") : tr("Try with other values"));
    m_showOutput->setVisible(state == RequestState::Active || state == RequestState::Releasing);
    m_download->setVisible(m_record && !m_record->request.allocations.isEmpty());
    m_again->setProperty("primary", over || waits);
    m_showOutput->setProperty("primary", !over && !waits);
}

void RequestPage::open(const Target &target)
{
    const std::optional<RequestId> id = RequestId::fromString(target.id);
    if (!id) {
        m_view->setProblem(texts::textOf(ErrorCode::NotFound));
        return;
    }
    if (*id == m_id)
        return refresh();
    m_id = *id;
    m_record.reset();
    m_events = 0;
    m_tailed = -1;
    if (m_looking)
        m_looking->cancel();
    delete m_tail;
    m_view->clear();
    showHead();
    look();
}

void RequestPage::refresh()
{
    if (m_id == RequestId())
        return;
    look();
    readEvents();
    followOutput();
}

void RequestPage::look()
{
    if (m_looking) {
        m_lookAgain = true;
        return;
    }
    m_looking =
        m_context.client.fetch<RequestRecord>({.path = "requests/"_L1 + m_id.toString()}, this,
                                              [this](const Result<RequestRecord> &record) {
                                                  m_looking.clear();
                                                  if (record)
                                                      take(*record);
                                                  else
                                                      refuse(record.error());
                                                  if (std::exchange(m_lookAgain, false))
                                                      look();
                                              });
}

void RequestPage::take(const RequestRecord &record)
{
    const bool moved = !m_record || m_record->request.state != record.request.state
                       || m_record->request.queue != record.request.queue
                       || m_record->request.attempt != record.request.attempt;
    m_record = record;
    m_context.session.learn(record);
    m_view->setProblem({});
    m_view->setRecord(record, m_context.session.now());
    showHead();
    followOutput();
    if (!moved)
        return;
    readEvents();
    readFiles();
    if (isTerminal(record.request.state) && m_tail)
        m_tail->drain();
}

void RequestPage::refuse(const Error &error)
{
    if (error.code == ErrorCode::Unauthenticated)
        return m_context.session.end(error);
    m_view->setProblem(texts::textOf(error.code));
}

void RequestPage::readEvents()
{
    const RequestId id = m_id;
    m_context.client.fetch<wire::Listing<FeedLine>>(
        {.path = "requests/%1/timeline"_L1.arg(id.toString())}, this,
        [this, id](const Result<wire::Listing<FeedLine>> &lines) {
            if (!lines || id != m_id) // who may see the request need not see its events
                return;
            m_events = lines->items.isEmpty() ? 0 : lines->items.last().seq;
            m_view->setEvents(lines->items);
            emit headChanged();
        });
}

void RequestPage::readFiles()
{
    if (!m_record || m_record->request.allocations.isEmpty())
        return;
    const RequestId id = m_id;
    m_context.client.fetch<wire::Listing<wire::FileLine>>(
        {.path = "requests/%1/files"_L1.arg(id.toString())}, this,
        [this, id](const Result<wire::Listing<wire::FileLine>> &files) {
            if (id == m_id) // a folder that is not kept any more holds none
                m_view->setFiles(files ? files->items : QList<wire::FileLine>());
        });
}

//! Follows the attempt that is on, from its first byte.
void RequestPage::followOutput()
{
    if (!m_record)
        return;
    const qint64 attempt = m_record->request.attempt;
    if (attempt == m_tailed || m_record->request.allocations.isEmpty())
        return;
    m_tailed = attempt;
    delete m_tail;
    views::OutputPanel &panel = m_view->output();
    panel.clear();
    m_tail = new OutputTail(m_context.client, m_id, OutputTail::Until::End, this);
    connect(m_tail, &OutputTail::bytes, &panel, &views::OutputPanel::append);
    connect(m_tail, &OutputTail::complete, &panel, [this] { m_view->output().setComplete(true); });
    connect(m_tail, &OutputTail::failed, &panel, [this](const Error &error) {
        m_view->output().setProblem(error.code == ErrorCode::NotFound
                                        ? tr("The output is not kept any more.")
                                        : texts::textOf(error.code));
    });
    m_tail->start();
}

void RequestPage::end(const QString &verb, const QString &reason)
{
    views::EndPanel &panel = m_view->endPanel();
    panel.setBusy(true);
    m_context.client.fetch<RequestRecord>({.verb = "POST",
                                           .path = "requests/%1/%2"_L1.arg(m_id.toString(), verb),
                                           .body = wire::encode(wire::EndWish{reason.trimmed()})},
                                          this, [this](const Result<RequestRecord> &record) {
                                              if (!record) {
                                                  m_view->endPanel().setProblem(
                                                      texts::linesOf(record.error()).join(u' '));
                                                  return look(); // it may have ended meanwhile
                                              }
                                              m_view->endPanel().dismiss();
                                              look();
                                          });
}

void RequestPage::save(const QString &path, const QString &name)
{
    auto *dialog = new QFileDialog(this, tr("Save as"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->selectFile(name);
    connect(dialog, &QFileDialog::fileSelected, this, [this, path](const QString &target) {
        auto *saving = new SaveFile(m_context.client, path, target, this);
        connect(saving, &SaveFile::saved, this, [this](const QString &file, qint64 bytes) {
            m_context.tell({.kind = Message::Kind::Done,
                            .title = tr("Saved."),
                            .text = tr("%1, %2").arg(file, texts::bytes(bytes))});
        });
        connect(saving, &SaveFile::failed, this, [this](const QString &sentence) {
            m_context.tell({.kind = Message::Kind::Error,
                            .title = tr("The file was not saved."),
                            .text = sentence});
        });
        saving->start();
    });
    dialog->open();
}

void RequestPage::again()
{
    m_context.go({u"compose"_s, {}, {{u"again"_s, m_id.toString()}}});
}

} // namespace stw::shell
