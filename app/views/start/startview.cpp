#include "app/views/start/startview.h"

#include "app/texts/format.h"
#include "app/texts/words.h"
#include "app/views/lines/requestwords.h"
#include "app/widgets/card.h"
#include "app/widgets/label.h"
#include "app/widgets/quotabar.h"
#include "app/widgets/type.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLocale>
#include <QStackedLayout>

namespace stw::views {

using namespace Qt::StringLiterals;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Start)
};

constexpr int kRightWidth = 424; // LOOK.md §3
constexpr int kSampleWidth = 640;
constexpr int kGap = 12;

widgets::Label *quietLabel(QWidget *parent)
{
    auto *label = new widgets::Label(widgets::TextRole::Second, parent);
    label->setWordWrap(true);
    label->setContentsMargins(16, 4, 16, 12);
    return label;
}

//! `November 2026` of `2026-11`.
QString monthText(const QString &period)
{
    const QDate day = QDate::fromString(period + "-01"_L1, Qt::ISODate);
    return day.isValid() ? QLocale().toString(day, u"MMMM yyyy"_s) : period;
}

QString detailOf(const MonthCost &month)
{
    QStringList parts;
    if (month.cardHours > Quantity{})
        parts += Tr::tr("%1 card hours").arg(texts::decimal(month.cardHours, 1, 1));
    if (month.coreHours > Quantity{})
        parts += Tr::tr("%1 core hours").arg(texts::decimal(month.coreHours, 1, 1));
    return parts.isEmpty() ? Tr::tr("Nothing was metered yet.") : parts.join(u" · "_s);
}

Line lineOf(const wire::SpecView &view)
{
    Line line;
    line.key = view.spec.name;
    line.icon = view.spec.cards.maximum > 0 ? "card"_L1 : "cpu"_L1;
    line.title = texts::textOf(view.spec.title);
    line.text = texts::textOf(view.spec.summary);
    if (!view.currency.isEmpty())
        line.right = Tr::tr("%1 per hour").arg(texts::rate(view.perHour, view.currency));
    line.rightText = view.spec.ref().toString();
    return line;
}

} // namespace

MonthCost monthOf(const QList<UsageLine> &lines, const QString &period)
{
    MonthCost month{period, {}, {}, {}, {}};
    for (const UsageLine &line : lines) {
        if (line.period != period)
            continue;
        if (month.currency.isEmpty())
            month.currency = line.currency;
        if (line.currency != month.currency)
            continue;
        month.cost = month.cost + line.cost;
        if (line.meter == nameOf(Meter::CardHours))
            month.cardHours = month.cardHours + line.quantity;
        else
            month.coreHours = month.coreHours + line.quantity;
    }
    return month;
}

StartView::StartView(QWidget *parent)
    : QWidget(parent)
    , m_stack(new QStackedLayout(this))
{
    m_stack->addWidget(overview());
    m_stack->addWidget(beginning());
    connect(m_attention, &LineList::opened, this, [this](const QString &key) {
        if (const auto id = RequestId::fromString(key))
            emit requestOpened(*id);
    });
    connect(m_running, &LineList::opened, this, [this](const QString &key) {
        if (const auto id = RequestId::fromString(key))
            emit requestOpened(*id);
    });
    connect(m_begin, &QPushButton::clicked, this, [this] { emit composeWished({}); });
    retranslate();
}

QWidget *StartView::overview()
{
    auto *page = new QWidget(this);
    auto *row = new QHBoxLayout(page);
    row->setContentsMargins(16, kGap, 16, kGap);
    row->setSpacing(kGap);
    row->addWidget(left(), 1);
    row->addWidget(right());
    return page;
}

QWidget *StartView::left()
{
    auto *side = new QWidget(this);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins({});
    column->setSpacing(kGap);

    m_attentionCard = new widgets::Card(side);
    m_attentionCard->setFlush(true);
    m_noAttention = quietLabel(m_attentionCard);
    m_attention = new LineList(m_attentionCard);
    m_attention->setMostRows(5);
    m_attentionCard->body()->addWidget(m_noAttention);
    m_attentionCard->body()->addWidget(m_attention);
    column->addWidget(m_attentionCard);

    m_runningCard = new widgets::Card(side);
    m_runningCard->setFlush(true);
    m_noRunning = quietLabel(m_runningCard);
    m_running = new LineList(m_runningCard);
    m_running->setMostRows(8);
    m_runningCard->body()->addWidget(m_noRunning);
    m_runningCard->body()->addWidget(m_running);
    column->addWidget(m_runningCard);
    column->addStretch(1);
    return side;
}

QWidget *StartView::right()
{
    auto *side = new QWidget(this);
    side->setFixedWidth(widgets::scaled(kRightWidth));
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins({});
    column->setSpacing(kGap);

    m_quotaCard = new widgets::Card(side);
    m_noQuota = quietLabel(m_quotaCard);
    m_noQuota->setContentsMargins({});
    m_quota = new widgets::QuotaBar(m_quotaCard);
    m_quotaCard->body()->addWidget(m_noQuota);
    m_quotaCard->body()->addWidget(m_quota);
    column->addWidget(m_quotaCard);

    m_monthCard = new widgets::Card(side);
    m_figure = new widgets::Label(widgets::TextRole::Figure, m_monthCard);
    m_monthDetail = quietLabel(m_monthCard);
    m_monthDetail->setContentsMargins({});
    m_monthCard->body()->addWidget(m_figure);
    m_monthCard->body()->addWidget(m_monthDetail);
    column->addWidget(m_monthCard);
    column->addStretch(1);
    return side;
}

QWidget *StartView::beginning()
{
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(16, 24, 16, 16);
    column->setSpacing(8);
    m_beginTitle = new widgets::Label(widgets::TextRole::Title, page);
    m_beginText = new widgets::Label(widgets::TextRole::Soft, page);
    m_beginText->setWordWrap(true);
    m_begin = new QPushButton(page);
    m_begin->setProperty("primary", true);
    m_begin->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_samplesCard = new widgets::Card(page);
    m_samplesCard->setFlush(true);
    m_samplesCard->setMaximumWidth(widgets::scaled(kSampleWidth));
    m_samples = new LineList(m_samplesCard);
    m_samples->setMostRows(kSamples);
    m_samplesCard->body()->addWidget(m_samples);
    connect(m_samples, &LineList::opened, this, &StartView::composeWished);
    column->addWidget(m_beginTitle);
    column->addWidget(m_beginText);
    column->addWidget(m_begin);
    column->addSpacing(16);
    column->addWidget(m_samplesCard);
    column->addStretch(1);
    return page;
}

void StartView::setRequests(const QList<RequestSummary> &requests)
{
    m_requests = requests;
    m_known = true;
    fill();
}

void StartView::setNow(Instant now)
{
    m_now = now;
    fill();
}

void StartView::setSeen(const QList<RequestId> &seen)
{
    m_seen = seen;
    fill();
}

void StartView::setQuota(const QString &project, const QList<QuotaLine> &lines)
{
    m_quotaProject = project;
    m_quotaLines = lines;
    fillMonth();
}

void StartView::setMonth(const MonthCost &month)
{
    m_month = month;
    fillMonth();
}

void StartView::setSamples(const QList<wire::SpecView> &specs)
{
    m_specs = specs.first(std::min<qsizetype>(kSamples, specs.size()));
    fillSamples();
}

void StartView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void StartView::retranslate()
{
    m_attentionCard->setTitle(Tr::tr("Needs you"));
    m_attention->setAccessibleName(Tr::tr("Needs you"));
    m_noAttention->setText(Tr::tr("Nothing needs you."));
    m_runningCard->setTitle(Tr::tr("Running"));
    m_running->setAccessibleName(Tr::tr("Running"));
    m_noRunning->setText(Tr::tr("Nothing of yours runs."));
    m_quotaCard->setTitle(Tr::tr("Quota"));
    m_quota->setAccessibleName(Tr::tr("Quota"));
    m_noQuota->setText(Tr::tr("This project has no limits."));
    m_monthCard->setTitle(Tr::tr("Cost of the month"));
    m_beginTitle->setText(Tr::tr("No requests yet"));
    m_beginText->setText(Tr::tr("Choose a specification, see at once what it costs and when it "
                                "starts, and submit. Nobody has to set up anything for you."));
    m_begin->setText(Tr::tr("New request"));
    m_samplesCard->setTitle(Tr::tr("To begin with"));
    m_samples->setAccessibleName(Tr::tr("To begin with"));
    fill();
    fillMonth();
    fillSamples();
}

void StartView::fill()
{
    QList<Line> attention;
    for (const Attention &row : attentionOf(m_requests, m_now, m_seen))
        attention += lineOf(row, m_now);
    m_attention->setLines(attention);
    m_attention->setVisible(!attention.isEmpty());
    m_noAttention->setVisible(attention.isEmpty());

    QList<Line> running;
    for (const RequestSummary &request : runningOf(m_requests))
        running += runningLine(request, m_now);
    m_running->setLines(running);
    m_running->setVisible(!running.isEmpty());
    m_noRunning->setVisible(running.isEmpty());
    m_stack->setCurrentIndex(m_known && m_requests.isEmpty() ? 1 : 0);
}

void StartView::fillMonth()
{
    m_quotaCard->setNote(m_quotaProject);
    QList<widgets::QuotaBarLine> bars;
    for (const QuotaLine &line : m_quotaLines) {
        if (line.limit)
            bars += widgets::quotaBarLine(line.dimension,
                                          {line.used, line.held, line.asked, line.limit});
    }
    m_quota->setLines(bars);
    m_quota->setVisible(!bars.isEmpty());
    m_noQuota->setVisible(bars.isEmpty());

    m_monthCard->setVisible(m_month.has_value());
    if (!m_month)
        return;
    m_monthCard->setNote(monthText(m_month->period));
    m_figure->setText(m_month->currency.isEmpty() ? texts::decimal(Cost{}, 2, 2)
                                                  : texts::money(m_month->cost, m_month->currency));
    m_monthDetail->setText(detailOf(*m_month));
}

void StartView::fillSamples()
{
    QList<Line> lines;
    for (const wire::SpecView &spec : std::as_const(m_specs))
        lines += lineOf(spec);
    m_samples->setLines(lines);
    m_samplesCard->setVisible(!lines.isEmpty());
}

} // namespace stw::views
