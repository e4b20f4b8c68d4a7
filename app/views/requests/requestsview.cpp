#include "app/views/requests/requestsview.h"

#include "app/texts/errortext.h"
#include "app/texts/format.h"
#include "app/views/requests/filterbar.h"
#include "app/views/requests/requestlist.h"
#include "app/widgets/card.h"
#include "app/widgets/emptystate.h"
#include "app/widgets/label.h"
#include "app/widgets/skeleton.h"

#include <QBoxLayout>
#include <QEvent>
#include <QStackedLayout>

namespace stw::views {

using namespace Qt::StringLiterals;
using models::RequestTable;

namespace {

QList<RequestTable::Column> columnsOf(RequestsView::Kind kind)
{
    QList<RequestTable::Column> columns{
        RequestTable::Name,     RequestTable::State, RequestTable::Cards,    RequestTable::Reason,
        RequestTable::Position, RequestTable::End,   RequestTable::CostSoFar};
    // Whose it is matters more than its specification where it is not one's own.
    if (kind == RequestsView::Kind::All)
        columns += {RequestTable::Project, RequestTable::Requester};
    else
        columns += RequestTable::Spec;
    return columns;
}

} // namespace

RequestsView::RequestsView(Kind kind, QWidget *parent)
    : QWidget(parent)
    , m_kind(kind)
    , m_filter(new FilterBar(this))
    , m_list(new RequestList(this))
    , m_skeleton(new widgets::Skeleton(this))
    , m_empty(new widgets::EmptyState(this))
    , m_stack(new QStackedLayout)
    , m_counts(new widgets::Label(widgets::TextRole::Second, this))
    , m_problem(new widgets::Label(widgets::TextRole::Second, this))
{
    build();
    connect(m_list, &RequestList::opened, this, &RequestsView::opened);
    connect(m_list, &RequestList::endWished, this, &RequestsView::wishEnd);
    connect(m_empty, &widgets::EmptyState::actionTriggered, this, &RequestsView::act);
    retranslate();
}

void RequestsView::build()
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto *foot = new QWidget(this);
    foot->setAutoFillBackground(true);
    foot->setBackgroundRole(QPalette::AlternateBase);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(16, 6, 16, 6);
    row->addWidget(m_counts);
    row->addStretch();
    row->addWidget(m_problem);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_filter);
    column->addWidget(new widgets::Hairline(Qt::Horizontal, this));
    column->addLayout(m_stack, 1);
    column->addWidget(new widgets::Hairline(Qt::Horizontal, this));
    column->addWidget(foot);
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_skeleton);
    m_stack->addWidget(m_empty);
}

void RequestsView::setModel(RequestTable *model)
{
    m_model = model;
    m_list->setRequests(model);
    m_list->setColumns(columnsOf(m_kind));
    for (const auto signal :
         {&RequestTable::loadingChanged, &RequestTable::totalChanged, &RequestTable::errorChanged})
        connect(model, signal, this, &RequestsView::fill);
    connect(model, &QAbstractItemModel::modelReset, this, &RequestsView::fill);
    connect(model, &QAbstractItemModel::rowsInserted, this, &RequestsView::fill);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &RequestsView::fill);
    connect(model, &RequestTable::markedChanged, this, [this] {
        fill();
        emit targetsChanged();
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &RequestsView::targetsChanged);
    connect(model, &QAbstractItemModel::dataChanged, this, &RequestsView::targetsChanged);
    fill();
}

void RequestsView::setNow(Instant now)
{
    m_list->setNow(now);
}

void RequestsView::setGrandTotal(const std::optional<qint64> &total)
{
    m_grandTotal = total;
    fill();
}

QList<EndItem> RequestsView::targets() const
{
    QList<EndItem> items;
    if (!m_model)
        return items;
    const auto add = [this, &items](RequestId id) {
        if (const RequestSummary *request = m_model->at(m_model->rowOf(id)))
            items += endItemOf(*request);
    };
    for (const RequestId &id : m_model->marked())
        add(id);
    if (m_model->marked().isEmpty() && m_list->currentId().isValid())
        add(m_list->currentId());
    return items;
}

QString RequestsView::countText() const
{
    if (!m_model || !m_model->total())
        return {};
    const qint64 all = std::max(m_grandTotal.value_or(0), *m_model->total());
    return tr("%1 of %2").arg(texts::number(*m_model->total()), texts::number(all));
}

void RequestsView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void RequestsView::retranslate()
{
    m_list->setAccessibleName(m_kind == Kind::Mine ? tr("My requests") : tr("All requests"));
    if (m_model)
        m_model->retranslate();
    fill();
}

RequestsView::Emptiness RequestsView::emptiness() const
{
    if (!m_model)
        return Emptiness::Loading;
    if (m_model->rowCount() > 0)
        return Emptiness::None;
    if (m_model->error()) {
        return m_model->error()->code == ErrorCode::Forbidden ? Emptiness::NoRight
                                                              : Emptiness::Failed;
    }
    if (!m_model->total())
        return Emptiness::Loading;
    return m_filter->text().trimmed().isEmpty() ? Emptiness::NothingYet : Emptiness::Filtered;
}

void RequestsView::fill()
{
    const Emptiness why = emptiness();
    if (why == Emptiness::None)
        m_stack->setCurrentWidget(m_list);
    else if (why == Emptiness::Loading)
        m_stack->setCurrentWidget(m_skeleton);
    else
        showEmpty(why);

    const QString count = countText();
    m_filter->setResult(count);
    const auto marked = m_model ? m_model->marked().size() : 0;
    //: Counts of a list: `24 of 24`, and how many are marked.
    m_counts->setText(
        marked == 0 ? count : tr("%1 · %Ln marked", nullptr, texts::counted(marked)).arg(count));
    // Where rows stay in view, what went wrong is said below them.
    const bool trouble = m_model && m_model->error() && why == Emptiness::None;
    m_problem->setText(trouble ? texts::textOf(m_model->error()->code) : QString());
    emit countChanged();
}

void RequestsView::showEmpty(Emptiness why)
{
    switch (why) {
    case Emptiness::None:
    case Emptiness::Loading: return;
    case Emptiness::NothingYet:
        if (m_kind == Kind::Mine)
            m_empty->setState("requests"_L1, tr("You have no requests yet."), tr("New request"));
        else
            m_empty->setState("requests"_L1, tr("There are no requests yet."));
        break;
    case Emptiness::Filtered:
        m_empty->setState("filter"_L1, tr("%1 with this filter.").arg(countText()),
                          tr("Reset filter"));
        break;
    case Emptiness::NoRight:
        m_empty->setState("lock"_L1, tr("Your roles do not permit to see requests. A project "
                                        "owner can make you a member of a project."));
        break;
    case Emptiness::Failed:
        m_empty->setState("error"_L1, texts::textOf(m_model->error()->code), tr("Try again"));
        break;
    }
    m_stack->setCurrentWidget(m_empty);
}

void RequestsView::act()
{
    switch (emptiness()) {
    case Emptiness::Filtered: m_filter->setText({}); break;
    case Emptiness::NothingYet: emit composeWished(); break;
    case Emptiness::Failed: emit retryWished(); break;
    case Emptiness::None:
    case Emptiness::Loading:
    case Emptiness::NoRight: break;
    }
}

void RequestsView::wishEnd()
{
    const QList<EndItem> items = targets();
    if (items.isEmpty())
        return;
    const bool anyRuns = std::any_of(items.begin(), items.end(), [](const EndItem &item) {
        return canEnd(item.state, Ending::Release);
    });
    emit endWished(anyRuns ? Ending::Release : Ending::Cancel);
}

} // namespace stw::views
