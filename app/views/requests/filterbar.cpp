#include "app/views/requests/filterbar.h"

#include "app/views/requests/chipflow.h"
#include "app/widgets/chip.h"
#include "app/widgets/filterbox.h"
#include "app/widgets/label.h"
#include "app/widgets/type.h"

#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace stw::views {

using namespace Qt::StringLiterals;

namespace {

constexpr int kBoxWidth = 400;
constexpr int kBoxLeast = 240;
constexpr int kNameWidth = 180;

struct QuickRow
{
    QString (*name)();
    bool (*shows)(RequestState);
};

bool isWaiting(RequestState state)
{
    return state == RequestState::Submitted || state == RequestState::AwaitingApproval
           || state == RequestState::Queued;
}

// clang-format off: a table is read in columns.
constexpr QuickRow kQuick[] = {
    {[] { return FilterBar::tr("Open"); }, [](RequestState s) { return !isTerminal(s); }},
    {[] { return FilterBar::tr("Running"); },
     [](RequestState s) { return s == RequestState::Active; }},
    {[] { return FilterBar::tr("Waiting"); }, &isWaiting},
    {[] { return FilterBar::tr("Failed"); },
     [](RequestState s) { return s == RequestState::Failed; }},
};
// clang-format on

state::RequestFilter filterOf(const QuickRow &row)
{
    state::RequestFilter filter;
    for (const auto &facts : Named<RequestState>::kRows) {
        if (row.shows(facts.value))
            filter.states += facts.value;
    }
    return filter;
}

} // namespace

FilterBar::FilterBar(QWidget *parent)
    : QWidget(parent)
    , m_box(new widgets::FilterBox(this))
    , m_flow(new ChipFlow)
    , m_save(new widgets::Chip({}, this))
    , m_name(new QLineEdit(this))
    , m_result(new widgets::Label(widgets::TextRole::Second, this))
    , m_reset(new QPushButton(this))
{
    build();
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPause);
    connect(&m_pause, &QTimer::timeout, this, &FilterBar::take);
    connect(m_box, &QLineEdit::textChanged, this, [this] {
        judge();
        m_pause.start();
    });
    connect(m_box, &QLineEdit::returnPressed, this, &FilterBar::take);
    connect(m_save, &QAbstractButton::clicked, this, [this] {
        m_save->hide();
        m_name->show();
        m_name->setFocus();
    });
    connect(m_name, &QLineEdit::returnPressed, this, &FilterBar::save);
    connect(m_reset, &QPushButton::clicked, this, [this] { setText({}); });
    m_name->installEventFilter(this);
    retranslate();
}

void FilterBar::build()
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_box->setMinimumWidth(widgets::scaled(kBoxLeast));
    m_box->setMaximumWidth(widgets::scaled(kBoxWidth));
    m_save->setIconName("plus"_L1);
    m_save->setDashed(true);
    m_name->setFixedWidth(widgets::scaled(kNameWidth));
    m_name->setMaxLength(40);
    m_name->hide();
    m_reset->setProperty("quiet", true);
    m_flow->setSpacing(8);
    m_flow->setContentsMargins({});
    m_flow->addWidget(m_save);
    m_flow->addWidget(m_name);
    // The chips go into lines where their place ends; the box stands beside the first line.
    auto *chips = new QWidget(this);
    chips->setLayout(m_flow);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    chips->setSizePolicy(policy);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(16, 8, 16, 8);
    row->setSpacing(8);
    row->addWidget(m_box, 2);
    row->addWidget(chips, 3, Qt::AlignVCenter);
    row->addWidget(m_result);
    row->addWidget(m_reset);
}

void FilterBar::setContext(const models::FilterContext &context)
{
    m_context = context;
    judge();
}

QString FilterBar::text() const
{
    return m_box->text();
}

void FilterBar::setText(const QString &text)
{
    m_box->setText(text);
    take();
}

void FilterBar::setFilter(const state::RequestFilter &filter)
{
    setText(models::textOf(filter, m_context));
}

void FilterBar::setSaved(const QList<state::SavedFilter> &filters)
{
    m_saved = filters;
    makeChips();
}

void FilterBar::setResult(const QString &text)
{
    m_result->setText(text);
}

void FilterBar::focusBox()
{
    m_box->setFocus(Qt::ShortcutFocusReason);
    m_box->selectAll();
}

void FilterBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

bool FilterBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_name && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        endNaming();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void FilterBar::retranslate()
{
    m_box->setPlaceholderText(tr("e.g. status:waits cards>4"));
    m_box->setAccessibleName(tr("Filter"));
    m_save->setText(tr("Save filter"));
    m_name->setPlaceholderText(tr("Name of the filter"));
    m_name->setAccessibleName(tr("Name of the filter"));
    m_reset->setText(tr("Reset filter"));
    makeChips();
    judge();
}

void FilterBar::judge()
{
    m_parsed = models::parseFilter(m_box->text(), m_context);
    using Verdict = widgets::FilterBox::Verdict;
    if (m_box->text().trimmed().isEmpty())
        m_box->setVerdict(Verdict::None);
    else if (m_parsed.isGood())
        m_box->setVerdict(Verdict::Valid);
    else
        m_box->setVerdict(Verdict::Invalid, models::textOf(m_parsed.faults.first()));
    const bool any = !m_box->text().isEmpty();
    m_reset->setVisible(any);
    m_save->setEnabled(any && m_parsed.isGood());
    checkChips();
}

void FilterBar::take()
{
    m_pause.stop();
    judge();
    emit filterChanged(m_parsed.filter);
}

void FilterBar::makeChips()
{
    for (widgets::Chip *chip : std::as_const(m_chips)) {
        chip->hide(); // One of them may be the sender.
        chip->deleteLater();
    }
    m_chips.clear();
    for (QWidget *last : {static_cast<QWidget *>(m_save), static_cast<QWidget *>(m_name)})
        m_flow->removeWidget(last);
    for (const QuickRow &row : kQuick)
        addChip(row.name(), models::textOf(filterOf(row), m_context));
    for (qsizetype at = 0; at < m_saved.size(); ++at) {
        widgets::Chip *chip = addChip(m_saved[at].name, m_saved[at].text);
        chip->setRemovable(true);
        connect(chip, &widgets::Chip::removed, this, [this, at] { forget(at); });
    }
    m_flow->addWidget(m_save);
    m_flow->addWidget(m_name);
    checkChips();
}

widgets::Chip *FilterBar::addChip(const QString &name, const QString &text)
{
    auto *chip = new widgets::Chip(name, m_save->parentWidget());
    chip->setCheckable(true);
    chip->setToolTip(text);
    chip->setAccessibleDescription(text);
    m_flow->addWidget(chip);
    m_chips += chip;
    connect(chip, &QAbstractButton::clicked, this,
            [this, text](bool checked) { setText(checked ? text : QString()); });
    return chip;
}

void FilterBar::forget(qsizetype saved)
{
    m_saved.removeAt(saved);
    makeChips();
    m_box->setFocus(); // What had it is gone.
    emit savedChanged(m_saved);
}

void FilterBar::checkChips()
{
    for (widgets::Chip *chip : std::as_const(m_chips)) {
        const models::ParsedFilter own = models::parseFilter(chip->toolTip(), m_context);
        chip->setChecked(own.isGood() && m_parsed.isGood() && !m_parsed.tokens.isEmpty()
                         && own.filter == m_parsed.filter);
    }
}

void FilterBar::save()
{
    const QString name = m_name->text().simplified();
    if (name.isEmpty() || !m_parsed.isGood())
        return;
    // A name that exists already now means the new filter.
    m_saved.removeIf([&name](const state::SavedFilter &filter) { return filter.name == name; });
    m_saved.append({name, m_box->text().simplified()});
    endNaming();
    makeChips();
    emit savedChanged(m_saved);
}

void FilterBar::endNaming()
{
    m_name->clear();
    m_name->hide();
    m_save->show();
    m_box->setFocus();
}

} // namespace stw::views
