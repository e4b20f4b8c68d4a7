#include "app/views/compose/admissionpanel.h"

#include "app/views/compose/admissionwords.h"
#include "app/widgets/banner.h"
#include "app/widgets/card.h"
#include "app/widgets/choicebutton.h"
#include "app/widgets/forecastbar.h"
#include "app/widgets/label.h"
#include "app/widgets/pill.h"
#include "app/widgets/quotabar.h"

#include <QBoxLayout>
#include <QKeySequence>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>

namespace stw::views {

using namespace Qt::StringLiterals;
using namespace stw::widgets;
using namespace std::chrono_literals;

namespace {

constexpr auto kLate = 2s; // LOOK.md §5, admission panel
constexpr int kSide = 16;

//! Two texts in a line: a caption, and a remark at the right.
QHBoxLayout *captionRow(Label *caption, Label *remark)
{
    auto *row = new QHBoxLayout;
    row->addWidget(caption);
    row->addStretch();
    row->addWidget(remark);
    return row;
}

//! An exclusive button can only be unchecked while it is none.
void check(ChoiceButton *button, bool checked)
{
    button->setAutoExclusive(checked);
    button->setChecked(checked);
    button->setAutoExclusive(true);
}

} // namespace

AdmissionPanel::AdmissionPanel(QWidget *parent)
    : QWidget(parent)
    , m_title(new Label(TextRole::Section, this))
    , m_instant(new Label(TextRole::Muted, this))
    , m_verdict(new Pill(this))
    , m_previewBanner(new Banner(this))
{
    m_late.setSingleShot(true);
    m_late.setInterval(kLate);
    connect(&m_late, &QTimer::timeout, this, &AdmissionPanel::showStale);
    connect(m_previewBanner, &Banner::actionTriggered, this, &AdmissionPanel::retryWanted);

    auto *head = new QHBoxLayout;
    head->setContentsMargins(kSide, 8, kSide, 8);
    head->addWidget(m_title);
    head->addStretch();
    head->addWidget(m_instant);
    head->addWidget(m_verdict);

    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setAutoFillBackground(false);
    auto *inner = new QWidget(scroll);
    inner->setLayout(makeColumn());
    scroll->setWidget(inner);
    inner->setAutoFillBackground(false);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(1, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(new Hairline(Qt::Horizontal, this));
    column->addWidget(m_previewBanner);
    column->addWidget(scroll, 1);
    column->addWidget(new Hairline(Qt::Horizontal, this));
    column->addWidget(makeFoot());
    retranslate();
}

QVBoxLayout *AdmissionPanel::makeColumn()
{
    auto *outer = new QVBoxLayout;
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(0);
    m_nothing = new Label(TextRole::Soft, this);
    m_nothing->setWordWrap(true);
    m_nothing->setContentsMargins(kSide, 12, kSide, 12);
    outer->addWidget(m_nothing);
    m_parts = new QWidget(this);
    auto *column = new QVBoxLayout(m_parts);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    makeQuota(column);
    makeWays(column);
    makeCost(column);
    makeRoute(column);
    makeStart(column);
    outer->addWidget(m_parts);
    outer->addStretch();
    return outer;
}

QWidget *AdmissionPanel::section(QLayout *content)
{
    auto *part = new QWidget(m_parts);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    content->setContentsMargins(kSide, 8, kSide, 10);
    column->addLayout(content);
    column->addWidget(new Hairline(Qt::Horizontal, part));
    return part;
}

void AdmissionPanel::makeQuota(QVBoxLayout *column)
{
    m_quotaTitle = new Label(TextRole::Caption, m_parts);
    m_quota = new QuotaBar(m_parts);
    m_quota->setLegendVisible(true);
    m_noLimits = new Label(TextRole::Second, m_parts);
    m_noLimits->setWordWrap(true);
    auto *content = new QVBoxLayout;
    content->setSpacing(6);
    content->addWidget(m_quotaTitle);
    content->addWidget(m_quota);
    content->addWidget(m_noLimits);
    column->addWidget(section(content));
}

void AdmissionPanel::makeWays(QVBoxLayout *column)
{
    m_wayTitle = new Label(TextRole::Caption, m_parts);
    m_reduce = new ChoiceButton(m_parts);
    m_wait = new ChoiceButton(m_parts);
    connect(m_reduce, &ChoiceButton::clicked, this, [this] { emit wayChosen(WayOn::Reduce); });
    connect(m_wait, &ChoiceButton::clicked, this, [this] { emit wayChosen(WayOn::Wait); });
    auto *content = new QVBoxLayout;
    content->setSpacing(5);
    content->addWidget(m_wayTitle);
    content->addWidget(m_reduce);
    content->addWidget(m_wait);
    m_waySection = section(content);
    column->addWidget(m_waySection);
    // Siblings are exclusive: they must share one parent, which the section's layout gave them.
}

void AdmissionPanel::makeCost(QVBoxLayout *column)
{
    m_costTitle = new Label(TextRole::Caption, m_parts);
    m_costNote = new Label(TextRole::Muted, m_parts);
    m_cost = new Label(TextRole::Figure, m_parts);
    m_costUnits = new Label(TextRole::Second, m_parts);
    m_costUnits->setWordWrap(true);
    auto *figures = new QHBoxLayout;
    figures->setSpacing(8);
    figures->addWidget(m_cost);
    figures->addWidget(m_costUnits, 1);
    auto *content = new QVBoxLayout;
    content->setSpacing(4);
    content->addLayout(captionRow(m_costTitle, m_costNote));
    content->addLayout(figures);
    column->addWidget(section(content));
}

void AdmissionPanel::makeRoute(QVBoxLayout *column)
{
    m_routeTitle = new Label(TextRole::Caption, m_parts);
    m_route = new Label(TextRole::Body, m_parts);
    m_route->setWordWrap(true);
    auto *content = new QVBoxLayout;
    content->setSpacing(4);
    content->addWidget(m_routeTitle);
    content->addWidget(m_route);
    column->addWidget(section(content));
}

void AdmissionPanel::makeStart(QVBoxLayout *column)
{
    m_startTitle = new Label(TextRole::Caption, m_parts);
    m_startNote = new Label(TextRole::Muted, m_parts);
    m_start = new Label(TextRole::Strong, m_parts);
    m_start->setWordWrap(true);
    m_forecast = new ForecastBar(m_parts);
    m_reasonHolder = new QWidget(m_parts);
    m_reasons = new QVBoxLayout(m_reasonHolder);
    m_reasons->setContentsMargins(0, 2, 0, 0);
    m_reasons->setSpacing(6);
    auto *content = new QVBoxLayout;
    content->setSpacing(4);
    content->addLayout(captionRow(m_startTitle, m_startNote));
    content->addWidget(m_start);
    content->addWidget(m_forecast);
    content->addWidget(m_reasonHolder);
    column->addWidget(section(content));
}

QWidget *AdmissionPanel::makeFoot()
{
    auto *foot = new QWidget(this);
    m_banner = new Banner(foot);
    m_whyNot = new Label(TextRole::Second, foot);
    m_whyNot->setWordWrap(true);
    m_submit = new QPushButton(foot);
    m_submit->setProperty("primary", true);
    m_submit->setObjectName("submit"_L1);
    m_keys = new KeyHint(foot);
    connect(m_banner, &Banner::actionTriggered, this, &AdmissionPanel::problemAction);
    connect(m_submit, &QPushButton::clicked, this, &AdmissionPanel::submitWanted);
    auto *row = new QHBoxLayout;
    row->addWidget(m_submit);
    row->addStretch();
    row->addWidget(m_keys);
    auto *column = new QVBoxLayout(foot);
    column->setContentsMargins(kSide, 8, kSide, 10);
    column->setSpacing(6);
    column->addWidget(m_banner);
    column->addWidget(m_whyNot);
    column->addLayout(row);
    return foot;
}

void AdmissionPanel::setAdmission(const std::optional<Admission> &admission)
{
    m_admission = admission;
    show();
}

void AdmissionPanel::setComputing(bool computing)
{
    if (m_computing == computing)
        return;
    m_computing = computing;
    if (computing)
        m_late.start();
    else
        m_late.stop();
    showHead();
    showStale();
}

void AdmissionPanel::setPreviewProblem(const std::optional<Error> &error)
{
    m_previewProblem = error;
    showHead();
    showStale();
}

void AdmissionPanel::setWay(const std::optional<WayOn> &way)
{
    m_way = way;
    showWays();
    showFoot();
}

void AdmissionPanel::setHindrance(const QString &sentence)
{
    m_hindrance = sentence;
    showFoot();
}

bool AdmissionPanel::maySubmit() const
{
    return m_submit->isEnabled();
}

void AdmissionPanel::setSending(const QString &progress)
{
    m_sending = progress;
    showFoot();
}

void AdmissionPanel::setProblem(const std::optional<Error> &error, const QString &sentence,
                                const QString &action)
{
    m_problem = error;
    m_problemText = sentence;
    m_problemAction = action;
    showFoot();
}

void AdmissionPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void AdmissionPanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().base());
    painter.fillRect(QRect(0, 0, 1, height()), QColor::fromRgb(tokens(palette()).line));
}

void AdmissionPanel::retranslate()
{
    m_title->setText(tr("Check before submitting"));
    m_quotaTitle->setText(tr("Quota before → after"));
    m_noLimits->setText(tr("No limit applies to what is requested."));
    m_wayTitle->setText(tr("Ways on"));
    m_costTitle->setText(tr("Cost"));
    m_routeTitle->setText(tr("Approval route"));
    m_startTitle->setText(tr("Expected start"));
    m_nothing->setText(tr("As soon as project, specification and template are chosen, this shows "
                          "quota, cost, approval and the expected start."));
    m_keys->setText(QKeySequence(Qt::CTRL | Qt::Key_Return).toString(QKeySequence::NativeText));
    m_quota->setAccessibleName(m_quotaTitle->text());
    m_forecast->setAccessibleName(m_startTitle->text());
    show();
    showFoot();
}

void AdmissionPanel::show()
{
    m_nothing->setVisible(!m_admission);
    m_parts->setVisible(m_admission.has_value());
    showHead();
    if (m_admission) {
        showQuota();
        showWays();
        showCost();
        showRoute();
        showStart();
        showReasons();
    }
    showFoot();
    showStale();
}

void AdmissionPanel::showHead()
{
    const QString instant = m_admission ? computedText(*m_admission) : QString();
    m_instant->setText(m_computing ? tr("being computed …") : instant);
    // While what is typed cannot be checked, the verdict is of something else.
    m_verdict->setVisible(m_admission && !m_computing && !m_previewProblem);
    if (m_admission) {
        const Verdict verdict = verdictOf(*m_admission);
        m_verdict->setStatus(verdict.icon, verdict.word, verdict.tone);
        m_instant->setVisible(m_computing);
    }
    if (m_previewProblem)
        m_previewBanner->say(previewBanner(*m_previewProblem, m_admission.has_value()));
    else
        m_previewBanner->clear();
}

void AdmissionPanel::showQuota()
{
    const QList<QuotaBarLine> lines = quotaLinesOf(m_admission->quota);
    m_quota->setLines(lines);
    m_quota->setVisible(!m_quota->lines().isEmpty());
    m_noLimits->setVisible(m_quota->lines().isEmpty());
}

void AdmissionPanel::showWays()
{
    m_waySection->setVisible(m_admission && isOver(*m_admission));
    if (!m_admission)
        return;
    const WayWords reduce = reduceWords(*m_admission);
    m_reduce->setVisible(m_admission->asked.cards > 0);
    m_reduce->setEnabled(reduce.open);
    m_reduce->setTexts(tr("&Reduce"), reduce.consequence, reduce.time);
    const WayWords wait = waitWords(*m_admission);
    m_wait->setEnabled(wait.open);
    m_wait->setTexts(tr("&Wait for quota"), wait.consequence, wait.time);
    check(m_reduce, m_way == WayOn::Reduce);
    check(m_wait, m_way == WayOn::Wait);
}

void AdmissionPanel::showCost()
{
    m_cost->setText(costText(*m_admission));
    m_costUnits->setText(costUnits(*m_admission));
    m_costNote->setText(priceText(*m_admission));
}

void AdmissionPanel::showRoute()
{
    m_route->setText(routeText(*m_admission));
}

void AdmissionPanel::showStart()
{
    m_start->setText(startText(*m_admission));
    m_startNote->setText(computedText(*m_admission));
    const bool range =
        m_admission->startEarliest.isSet() && m_admission->startLatest > m_admission->startEarliest;
    m_forecast->setVisible(range);
    if (range)
        m_forecast->setForecast(Forecast{m_admission->computedAt, m_admission->startEarliest,
                                         m_admission->startLatest});
}

void AdmissionPanel::showReasons()
{
    while (QLayoutItem *item = m_reasons->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    for (const QueueReason &reason : std::as_const(m_admission->reasons)) {
        const ReasonWords words = wordsOf(reason);
        auto *row = new QWidget(m_reasonHolder);
        auto *column = new QVBoxLayout(row);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        column->addWidget(new Label(TextRole::Strong, words.name, row));
        auto *sentence = new Label(TextRole::Second, words.sentence, row);
        sentence->setWordWrap(true);
        column->addWidget(sentence);
        column->addWidget(new Label(TextRole::Muted, words.owner, row));
        m_reasons->addWidget(row);
    }
    m_reasonHolder->setVisible(!m_admission->reasons.isEmpty());
}

void AdmissionPanel::showFoot()
{
    const bool choose = m_admission && isOver(*m_admission) && m_way != WayOn::Wait;
    const QString why = !m_hindrance.isEmpty() ? m_hindrance
                        : choose               ? tr("Over quota: please choose a way on first.")
                                               : QString();
    m_whyNot->setText(why);
    m_whyNot->setVisible(!why.isEmpty() && m_sending.isEmpty());
    m_submit->setEnabled(why.isEmpty() && m_sending.isEmpty());
    m_submit->setToolTip(why);
    const bool waits = m_admission && isOver(*m_admission) && m_way == WayOn::Wait;
    m_submit->setText(!m_sending.isEmpty() ? m_sending
                      : waits              ? tr("Submit and wait for quota")
                                           : tr("Submit request"));
    if (m_problem)
        m_banner->say({Tone::Error, tr("Not submitted."), m_problemText, m_problemAction});
    else
        m_banner->clear();
}

void AdmissionPanel::showStale()
{
    const bool stale = (m_computing && !m_late.isActive()) || m_previewProblem;
    m_instant->setStale(stale);
    m_startNote->setStale(stale);
}

} // namespace stw::views
