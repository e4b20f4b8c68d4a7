#include "app/views/request/requestview.h"

#include "app/texts/format.h"
#include "app/texts/queuereasontext.h"
#include "app/texts/timelinetext.h"
#include "app/texts/words.h"
#include "app/views/request/endpanel.h"
#include "app/views/request/eventscard.h"
#include "app/views/request/factsheet.h"
#include "app/views/request/filetable.h"
#include "app/views/request/outputpanel.h"
#include "app/views/request/recordtable.h"
#include "app/views/request/standingcard.h"
#include "app/views/request/usagecard.h"
#include "app/widgets/banner.h"
#include "app/widgets/label.h"
#include "app/widgets/skeleton.h"
#include "app/widgets/type.h"

#include <QBoxLayout>
#include <QScrollArea>
#include <QStackedLayout>
#include <QTabWidget>

namespace stw::views {

using namespace Qt::StringLiterals;
using namespace stw::widgets;

namespace {

constexpr int kSideWidth = 456;
constexpr int kOutputHeight = 200;
constexpr int kPad = 16;

//! A tab page that scrolls as a whole.
QScrollArea *scrolled(QWidget *content, QWidget *parent)
{
    auto *area = new QScrollArea(parent);
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    return area;
}

QVBoxLayout *padded(QWidget *page)
{
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(kPad, 12, kPad, kPad);
    column->setSpacing(12);
    return column;
}

Micros waitOf(const QueueSpan &span, Instant now)
{
    return (span.to.isSet() ? span.to : now) - span.from;
}

} // namespace

RequestView::RequestView(QWidget *parent)
    : QWidget(parent)
    , m_stack(new QStackedLayout(this))
    , m_skeleton(new Skeleton(this))
    , m_page(new QWidget(this))
    , m_end(new EndPanel(m_page))
    , m_banner(new Banner(m_page))
    , m_tabs(new QTabWidget(m_page))
    , m_output(new OutputPanel(m_page))
{
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(makeOverview(), {});
    m_tabs->addTab(makeHistory(), {});
    m_tabs->addTab(makeUsage(), {});
    m_tabs->addTab(makeOutput(), {});
    m_tabs->addTab(makeReturn(), {});
    connect(m_tabs, &QTabWidget::currentChanged, this, &RequestView::moveOutput);
    connect(m_end, &EndPanel::confirmed, this,
            [this](const QString &reason) { emit endConfirmed(m_verb, reason); });
    connect(m_end, &EndPanel::dismissed, this, [this] { m_verb.clear(); });
    connect(m_banner, &Banner::actionTriggered, this, &RequestView::refreshWanted);
    connect(m_eventsCard, &EventsCard::allWanted, this, [this] { setTab(Tab::History); });
    connect(m_files, &FileTable::wanted, this, &RequestView::fileWanted);

    auto *asking = new QHBoxLayout;
    asking->setContentsMargins(kPad, 8, kPad, 0);
    asking->addWidget(m_end);
    auto *column = new QVBoxLayout(m_page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_banner);
    column->addLayout(asking);
    column->addWidget(m_tabs, 1);
    m_stack->addWidget(m_skeleton);
    m_stack->addWidget(m_page);
    retranslate();
    moveOutput();
}

QWidget *RequestView::makeOverview()
{
    auto *page = new QWidget(m_tabs);
    m_stepper = new Stepper(page);
    m_strip = new TimelineStrip(page);
    m_standing = new StandingCard(page);
    m_outputCard = new widgets::Card(page);
    m_usage = new UsageCard(page);
    m_askedCard = new widgets::Card(page);
    m_asked = new FactSheet(m_askedCard);
    m_askedCard->body()->addWidget(m_asked);
    m_accessCard = new widgets::Card(page);
    m_access = new FactSheet(m_accessCard);
    m_accessCard->body()->addWidget(m_access);
    m_eventsCard = new EventsCard(page);

    auto *left = new QVBoxLayout;
    left->setSpacing(12);
    left->addWidget(m_standing);
    left->addWidget(m_outputCard, 1);
    auto *side = new QWidget(page);
    auto *right = new QVBoxLayout(side);
    right->setContentsMargins(0, 0, 4, 0);
    right->setSpacing(12);
    right->addWidget(m_usage);
    right->addWidget(m_accessCard);
    right->addWidget(m_askedCard);
    right->addWidget(m_eventsCard);
    right->addStretch();
    auto *columns = new QHBoxLayout;
    columns->setSpacing(12);
    columns->addLayout(left, 1);
    // Beside the output, which always shows its end, only the facts scroll.
    QScrollArea *facts = scrolled(side, page);
    facts->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    facts->setFixedWidth(scaled(kSideWidth));
    columns->addWidget(facts);
    QVBoxLayout *column = padded(page);
    column->addWidget(m_stepper);
    column->addWidget(m_strip);
    column->addLayout(columns, 1);
    return scrolled(page, m_tabs);
}

QWidget *RequestView::makeHistory()
{
    auto *page = new QWidget(m_tabs);
    m_queueCard = new widgets::Card(page);
    m_queue = new RecordTable(m_queueCard);
    m_queueSum = new Label(TextRole::Second, m_queueCard);
    m_queueCard->body()->addWidget(m_queue);
    m_queueCard->body()->addWidget(m_queueSum);
    m_allCard = new widgets::Card(page);
    m_all = new RecordTable(m_allCard);
    m_allCard->body()->addWidget(m_all);
    QVBoxLayout *column = padded(page);
    column->addWidget(m_queueCard);
    column->addWidget(m_allCard);
    column->addStretch();
    return scrolled(page, m_tabs);
}

QWidget *RequestView::makeUsage()
{
    auto *page = new QWidget(m_tabs);
    m_usageFigures = new UsageCard(page);
    m_chargesCard = new widgets::Card(page);
    m_charges = new RecordTable(m_chargesCard);
    m_chargesSum = new Label(TextRole::Second, m_chargesCard);
    m_chargesSum->setWordWrap(true);
    m_chargesCard->body()->addWidget(m_charges);
    m_chargesCard->body()->addWidget(m_chargesSum);
    QVBoxLayout *column = padded(page);
    column->addWidget(m_usageFigures);
    column->addWidget(m_chargesCard);
    column->addStretch();
    return scrolled(page, m_tabs);
}

QWidget *RequestView::makeOutput()
{
    m_outputTab = new QWidget(m_tabs);
    m_filesCard = new widgets::Card(m_outputTab);
    m_files = new FileTable(m_filesCard);
    m_filesCard->body()->addWidget(m_files);
    QVBoxLayout *column = padded(m_outputTab);
    column->addWidget(m_filesCard);
    return m_outputTab;
}

QWidget *RequestView::makeReturn()
{
    auto *page = new QWidget(m_tabs);
    QVBoxLayout *column = padded(page);
    m_returns = new QVBoxLayout;
    m_returns->setSpacing(12);
    column->addLayout(m_returns);
    column->addStretch();
    return scrolled(page, m_tabs);
}

void RequestView::clear()
{
    m_record.reset();
    m_events.clear();
    m_verb.clear();
    m_end->dismiss();
    m_output->clear();
    m_files->setFiles({});
    m_banner->clear();
    setTab(Tab::Overview);
    m_stack->setCurrentWidget(m_skeleton);
}

void RequestView::setRecord(const RequestRecord &record, Instant now)
{
    m_record = record;
    m_now = now;
    m_stack->setCurrentWidget(m_page);
    if (!m_verb.isEmpty() && !record.actions.contains(m_verb))
        m_end->dismiss(); // it cannot be done any more
    show();
}

void RequestView::setNow(Instant now)
{
    m_now = now;
    if (m_record)
        show();
}

void RequestView::setEvents(const QList<FeedLine> &events)
{
    m_events = events;
    m_eventsCard->setEvents(events);
    showHistory();
}

void RequestView::setFiles(const QList<wire::FileLine> &files)
{
    m_files->setFiles(files);
}

void RequestView::setProblem(const QString &sentence)
{
    if (sentence.isEmpty())
        return m_banner->clear();
    m_stack->setCurrentWidget(m_page);
    m_tabs->setVisible(m_record.has_value());
    m_banner->say({Tone::Warning, tr("Not up to date."), sentence, tr("Try again")});
}

void RequestView::setTab(Tab tab)
{
    m_tabs->setCurrentIndex(int(tab));
}

RequestView::Tab RequestView::tab() const
{
    return Tab(m_tabs->currentIndex());
}

void RequestView::askEnd(const QString &verb)
{
    if (!m_record || !m_record->actions.contains(verb))
        return;
    m_verb = verb;
    showEndQuestion();
}

void RequestView::showEndQuestion()
{
    if (m_verb.isEmpty())
        return;
    const bool release = m_verb == "release"_L1;
    const QString title = titleOf(*m_record);
    const QLatin1StringView verb = release ? "release"_L1 : "cancel"_L1;
    m_end->ask(release ? tr("Release “%1”?").arg(title) : tr("Withdraw “%1”?").arg(title),
               endMeaning(*m_record, verb, m_now),
               release ? tr("Release resources") : tr("Withdraw request"));
}

void RequestView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void RequestView::retranslate()
{
    m_tabs->setTabText(int(Tab::Overview), tr("Overview"));
    m_tabs->setTabText(int(Tab::History), tr("History"));
    m_tabs->setTabText(int(Tab::Usage), tr("Usage"));
    m_tabs->setTabText(int(Tab::Output), tr("Output"));
    m_tabs->setTabText(int(Tab::Return), tr("Return"));
    m_stepper->setAccessibleName(tr("Way of the request"));
    m_strip->setAccessibleName(tr("Time since submission"));
    m_askedCard->setTitle(tr("What was asked"));
    m_accessCard->setTitle(tr("Access"));
    m_queueCard->setTitle(tr("Queue history"));
    m_allCard->setTitle(tr("Events"));
    m_chargesCard->setTitle(tr("Cost lines"));
    m_filesCard->setTitle(tr("Files"));
    m_queue->setAccessibleName(tr("Queue history"));
    m_all->setAccessibleName(tr("Events"));
    m_charges->setAccessibleName(tr("Cost lines"));
    if (m_record)
        show();
}

void RequestView::show()
{
    const RequestRecord &record = *m_record;
    m_tabs->setVisible(true);
    m_stepper->setSteps(stepsOf(record, m_now));
    m_strip->setPieces(stripOf(record, m_now));
    const bool over = isTerminal(record.request.state);
    m_strip->setEnds(tr("submitted %1").arg(texts::clock(record.request.submittedAt)),
                     over ? tr("ended %1").arg(texts::clock(record.request.endedAt))
                          : tr("now %1").arg(texts::clock(m_now)));
    m_standing->setRecord(record, m_now);
    m_usage->setRecord(record, m_now);
    m_usageFigures->setRecord(record, m_now);
    m_askedCard->setNote(askedNote(record));
    m_asked->setFacts(askedFacts(record));
    const QList<Fact> access = accessFacts(record);
    m_accessCard->setVisible(!access.isEmpty());
    m_access->setFacts(access);
    m_output->setAttempts(record.request.attempt);
    m_output->setEmptyText(record.request.allocations.isEmpty()
                               ? tr("The work has not started yet; its output follows here.")
                               : tr("The work has written nothing yet."));
    showHistory();
    showCharges();
    showReturns();
    showEndQuestion();
}

void RequestView::showHistory()
{
    QList<QStringList> rows;
    for (qsizetype at = m_events.size() - 1; at >= 0; --at) {
        const FeedLine &line = m_events[at];
        rows.append({texts::instant(line.at), texts::textOf(line), texts::actorText(line.actor)});
    }
    m_all->setRows({tr("At"), tr("Event"), tr("By")}, rows);
    if (!m_record)
        return;
    rows.clear();
    Micros sum{0};
    for (const QueueSpan &span : std::as_const(m_record->request.queue)) {
        QStringList sentences;
        for (const QueueReason &reason : span.reasons)
            sentences += texts::textOf(reason);
        sum += waitOf(span, m_now);
        rows.append({texts::number(span.attempt), texts::instant(span.from),
                     span.to.isSet() ? texts::instant(span.to) : tr("still"),
                     texts::exactDuration(waitOf(span, m_now)), sentences.join(u' ')});
    }
    m_queue->setRows({tr("Attempt"), tr("From"), tr("To"), tr("Waited"), tr("Reason")}, rows,
                     {0, 3});
    m_queueSum->setText(rows.isEmpty()
                            ? tr("It has not waited.")
                            : tr("The pieces add up to %1.").arg(texts::exactDuration(sum)));
}

void RequestView::showCharges()
{
    QList<QStringList> rows;
    Cost sum;
    for (const Charge &charge : std::as_const(m_record->request.charges)) {
        sum = sum + charge.cost;
        rows.append(
            {charge.period, charge.unit, texts::textOf(charge.meter),
             texts::decimal(charge.quantity, 0, Quantity::kScale),
             texts::rate(charge.price, charge.currency),
             texts::decimal(charge.cost, 2, Cost::kScale) + QChar(QChar::Nbsp) + charge.currency});
    }
    m_charges->setRows(
        {tr("Month"), tr("Unit"), tr("Meter"), tr("Quantity"), tr("Price"), tr("Cost")}, rows,
        {3, 4, 5});
    m_charges->setVisible(!rows.isEmpty());
    const QString currency = m_record->request.asked.currency;
    m_chargesSum->setText(rows.isEmpty()
                              ? tr("Nothing is charged yet: lines are written when an attempt "
                                   "ends.")
                              : tr("The lines add up to %1.").arg(texts::money(sum, currency)));
}

void RequestView::showReturns()
{
    const QList<Allocation> &allocations = m_record->request.allocations;
    while (m_returns->count() < qMax<qsizetype>(allocations.size(), 1)) {
        auto *card = new widgets::Card(m_page);
        auto *facts = new FactSheet(card);
        card->body()->addWidget(facts);
        m_returns->addWidget(card);
    }
    for (int at = 0; at < m_returns->count(); ++at) {
        auto *card = static_cast<widgets::Card *>(m_returns->itemAt(at)->widget());
        auto *facts = card->findChild<FactSheet *>(QString(), Qt::FindDirectChildrenOnly);
        const qsizetype index = allocations.size() - 1 - at; // the last attempt first
        card->setVisible(index >= 0 || at == 0);
        if (index >= 0) {
            card->setTitle(tr("Attempt %1").arg(texts::number(allocations[index].attempt)));
            facts->setFacts(returnFacts(*m_record, allocations[index]));
        } else if (at == 0) {
            card->setTitle(tr("Return"));
            facts->setFacts(
                {{tr("Nothing to return"), tr("No resources were allocated to this request.")}});
        }
    }
}

void RequestView::moveOutput()
{
    const bool own = tab() == Tab::Output;
    m_output->setMinimumHeight(own ? 0 : scaled(kOutputHeight));
    if (own)
        static_cast<QVBoxLayout *>(m_outputTab->layout())->insertWidget(0, m_output, 1);
    else if (tab() == Tab::Overview)
        m_outputCard->body()->addWidget(m_output, 1);
}

} // namespace stw::views
