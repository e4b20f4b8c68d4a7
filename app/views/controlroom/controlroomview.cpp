#include "app/views/controlroom/controlroomview.h"

#include "app/texts/format.h"
#include "app/texts/queuereasontext.h"
#include "app/texts/words.h"
#include "app/views/lines/requestwords.h"
#include "app/widgets/card.h"
#include "app/widgets/label.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>

namespace stw::views {

using namespace Qt::StringLiterals;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(ControlRoom)
};

struct CounterText
{
    Counter counter;
    QString (*name)();
    QString (*detail)();
};

// clang-format off: a table is read in columns.
constexpr CounterText kTexts[] = {
    {Counter::Waiting, [] { return Tr::tr("Waiting"); },
     [] { return Tr::tr("in approval or in the queue"); }},
    {Counter::Running, [] { return Tr::tr("Running"); }, [] { return Tr::tr("in all projects"); }},
    {Counter::EndingToday, [] { return Tr::tr("Ending today"); },
     [] { return Tr::tr("granted end before midnight"); }},
    {Counter::Failed, [] { return Tr::tr("Failed"); },
     [] { return Tr::tr("in the last 24 hours"); }},
    {Counter::UnhealthyNodes, [] { return Tr::tr("Unhealthy nodes"); },
     [] { return Tr::tr("unreachable or with faulty cards"); }},
};
// clang-format on

widgets::Label *quietLabel(QWidget *parent)
{
    auto *label = new widgets::Label(widgets::TextRole::Second, parent);
    label->setWordWrap(true);
    label->setContentsMargins(16, 4, 16, 12);
    return label;
}

} // namespace

QString textOf(NodeTrouble trouble)
{
    switch (trouble) {
    case NodeTrouble::None: return texts::textOf(Health::Healthy);
    case NodeTrouble::Unreachable: return Tr::tr("unreachable");
    case NodeTrouble::Failed: return texts::textOf(Health::Failed);
    case NodeTrouble::Isolated: return texts::textOf(Health::Isolated);
    case NodeTrouble::Suspect: return texts::textOf(Health::Suspect);
    case NodeTrouble::Unknown: return texts::textOf(Health::Unknown);
    case NodeTrouble::Maintenance: return texts::textOf(Health::Maintenance);
    case NodeTrouble::Cordoned: return Tr::tr("closed to new workloads");
    }
    Q_UNREACHABLE();
}

Line urgentLine(const RequestSummary &request, Instant now)
{
    Line line;
    line.key = request.id.toString();
    line.title = titleOf(request);
    line.rightText = request.project;
    line.icon = "warning"_L1;
    line.tone = widgets::Tone::Warning;
    if (request.state == RequestState::Failed) {
        line.icon = "error"_L1;
        line.tone = widgets::Tone::Error;
        line.text = Tr::tr("Failed. Asked for by %1.").arg(request.requester);
        line.right = texts::dated(request.endedAt, now);
    } else if (request.state == RequestState::Releasing) {
        line.text = Tr::tr("The return is not confirmed: the cards are still held.");
        line.right = Tr::tr("late by %1").arg(remaining(now - request.endsAt));
    } else {
        //: A reason to wait and a person.
        line.text = Tr::tr("%1 · asked for by %2")
                        .arg(texts::reasonWords(request.waitReason), request.requester);
        line.right = Tr::tr("waits for %1").arg(remaining(now - request.submittedAt));
    }
    return line;
}

Line lineOf(const Node &node)
{
    const NodeTrouble trouble = troubleOf(node);
    const bool quiet = trouble == NodeTrouble::Maintenance || trouble == NodeTrouble::Cordoned;
    const bool grave = trouble == NodeTrouble::Unreachable || trouble == NodeTrouble::Failed;
    Line line;
    line.key = node.name;
    line.title = node.name;
    line.icon = quiet ? "maintenance"_L1 : grave ? "error"_L1 : "warning"_L1;
    line.tone = quiet   ? widgets::Tone::Quiet
                : grave ? widgets::Tone::Error
                        : widgets::Tone::Warning;
    line.strong = !quiet;
    line.right = textOf(trouble);
    line.rightText = node.pool;
    const qint64 unhealthy = unhealthyCards(node);
    line.text = unhealthy == 0 ? cardsText(node.cards.size())
                               : Tr::tr("%1 of %Ln card(s) not healthy", nullptr,
                                        texts::counted(node.cards.size()))
                                     .arg(texts::number(unhealthy));
    return line;
}

ControlRoomView::ControlRoomView(QWidget *parent)
    : QWidget(parent)
    , m_urgentCard(new widgets::Card(this))
    , m_urgent(new LineList(m_urgentCard))
    , m_noUrgent(quietLabel(m_urgentCard))
    , m_reasonCard(new widgets::Card(this))
    , m_reasons(new QVBoxLayout)
    , m_noReasons(quietLabel(m_reasonCard))
    , m_nodeCard(new widgets::Card(this))
    , m_nodes(new LineList(m_nodeCard))
    , m_noNodes(quietLabel(m_nodeCard))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(12);
    column->addWidget(counters());
    column->addWidget(lists(), 1);
    connect(m_urgent, &LineList::opened, this, [this](const QString &key) {
        if (const auto id = RequestId::fromString(key))
            emit requestOpened(*id);
    });
    retranslate();
}

QWidget *ControlRoomView::counters()
{
    auto *row = new QWidget(this);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    layout->setSpacing(12);
    for (const auto &facts : Named<Counter>::kRows) {
        auto *tile = new CounterTile(facts.value, row);
        layout->addWidget(tile, 1);
        m_tiles += tile;
        connect(tile, &QAbstractButton::clicked, this, [this, counter = facts.value] {
            if (counter == Counter::UnhealthyNodes)
                m_nodes->setFocus();
            else
                emit counterChosen(counter);
        });
    }
    return row;
}

QWidget *ControlRoomView::lists()
{
    auto *row = new QWidget(this);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    layout->setSpacing(12);
    for (widgets::Card *card : {m_urgentCard, m_reasonCard, m_nodeCard})
        card->setFlush(true);
    m_urgentCard->body()->addWidget(m_noUrgent);
    m_urgentCard->body()->addWidget(m_urgent, 1);
    layout->addWidget(m_urgentCard, 3);

    auto *right = new QVBoxLayout;
    right->setSpacing(12);
    m_reasons->setContentsMargins(0, 0, 0, 8);
    m_reasons->setSpacing(0);
    m_reasonCard->body()->addWidget(m_noReasons);
    m_reasonCard->body()->addLayout(m_reasons);
    right->addWidget(m_reasonCard);
    m_nodeCard->body()->addWidget(m_noNodes);
    m_nodeCard->body()->addWidget(m_nodes, 1);
    right->addWidget(m_nodeCard, 1);
    layout->addLayout(right, 2);
    return row;
}

void ControlRoomView::setOverview(const Overview &overview, Instant todayEnds)
{
    m_overview = overview;
    m_todayEnds = todayEnds;
    fill();
}

void ControlRoomView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ControlRoomView::retranslate()
{
    for (CounterTile *tile : std::as_const(m_tiles)) {
        const auto text = std::ranges::find(kTexts, tile->counter(), &CounterText::counter);
        tile->setWords(text->name(), text->detail());
    }
    m_urgentCard->setTitle(Tr::tr("Needs a person"));
    m_reasonCard->setTitle(Tr::tr("Why requests wait"));
    m_nodeCard->setTitle(Tr::tr("Nodes that need attention"));
    m_urgent->setAccessibleName(Tr::tr("Needs a person"));
    m_nodes->setAccessibleName(Tr::tr("Nodes that need attention"));
    fill();
}

void ControlRoomView::fill()
{
    for (CounterTile *tile : std::as_const(m_tiles))
        tile->setCount(countOf(tile->counter(), m_overview, m_todayEnds));

    QList<Line> urgent;
    for (const RequestSummary &request : urgentOf(m_overview))
        urgent += urgentLine(request, m_overview.asOf);
    m_urgent->setLines(urgent);
    m_urgent->setVisible(!urgent.isEmpty());
    m_noUrgent->setVisible(urgent.isEmpty());
    m_noUrgent->setText(m_overview.waiting ? Tr::tr("Nothing does.") : Tr::tr("Not answered yet."));

    QList<Line> nodes;
    for (const Node &node : troubledNodes(m_overview.nodes.value_or(QList<Node>())))
        nodes += lineOf(node);
    m_nodes->setLines(nodes);
    m_nodes->setVisible(!nodes.isEmpty());
    m_noNodes->setVisible(nodes.isEmpty());
    m_noNodes->setText(m_overview.nodes ? Tr::tr("All %Ln node(s) are reachable and healthy.",
                                                 nullptr, texts::counted(m_overview.nodes->size()))
                                        : Tr::tr("Not answered yet."));
    fillReasons();
}

void ControlRoomView::fillReasons()
{
    const auto reasons = waitReasons(m_overview);
    while (m_reasons->count() > reasons.size()) {
        const std::unique_ptr<QLayoutItem> item(m_reasons->takeAt(m_reasons->count() - 1));
        item->widget()->deleteLater();
    }
    while (m_reasons->count() < reasons.size())
        m_reasons->addWidget(new ReasonBar(m_reasonCard));
    for (int at = 0; at < m_reasons->count(); ++at) {
        auto *row = static_cast<ReasonBar *>(m_reasons->itemAt(at)->widget());
        const auto &[code, count] = reasons.at(at);
        row->setReason(texts::reasonWords(code), count, reasons.first().second);
        row->disconnect(this);
        connect(row, &QAbstractButton::clicked, this,
                [this, code = code] { emit reasonChosen(code); });
    }
    m_noReasons->setVisible(reasons.isEmpty());
    m_noReasons->setText(m_overview.waiting ? Tr::tr("Nothing waits.")
                                            : Tr::tr("Not answered yet."));
}

} // namespace stw::views
