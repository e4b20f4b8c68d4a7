#include "app/views/compose/speclist.h"

#include "app/texts/format.h"
#include "app/texts/quotatext.h"
#include "app/texts/words.h"
#include "app/widgets/chip.h"
#include "app/widgets/emptystate.h"
#include "app/widgets/label.h"
#include "app/widgets/speccard.h"
#include "app/widgets/tone.h"

#include <QBoxLayout>
#include <QEvent>
#include <QScrollArea>

#include <algorithm>

namespace stw::views {

using namespace Qt::StringLiterals;
using namespace stw::widgets;

namespace {

QString kindText(const std::optional<SpecKind> &kind)
{
    if (!kind)
        return SpecList::tr("All");
    switch (*kind) {
    case SpecKind::Task: return SpecList::tr("Task");
    case SpecKind::Environment: return SpecList::tr("Environment");
    case SpecKind::Server: return SpecList::tr("Server");
    case SpecKind::ModelService: return SpecList::tr("Model");
    }
    Q_UNREACHABLE();
}

//! What the standard size holds in all: `8 cards · 128 CPU cores · 1,024 GiB`.
QString resourcesOf(const Spec &spec)
{
    const qint64 scale = spec.nodes.standard * qMax<qint64>(1, spec.cards.standard);
    QStringList parts;
    if (spec.cards.maximum > 0)
        parts += texts::amountOf(QuotaDimension::Cards,
                                 spec.nodes.standard * spec.cards.standard * 1'000);
    parts += SpecList::tr("%1 CPU").arg(texts::thousandths(spec.cpuMilli * scale));
    parts += texts::memory(spec.memoryMiB * scale);
    return parts.join(u" · "_s);
}

struct ProspectRow
{
    Feasibility feasibility;
    SpecCardText::Start start;
    QString (*text)();
};

// clang-format off: a table is read in columns.
constexpr ProspectRow kProspects[] = {
    {Feasibility::Now, SpecCardText::Start::Now, [] { return SpecList::tr("starts now"); }},
    {Feasibility::Waits, SpecCardText::Start::Later, [] { return SpecList::tr("would wait"); }},
    {Feasibility::Never, SpecCardText::Start::Never,
     [] { return SpecList::tr("not in this fleet"); }},
};
// clang-format on

} // namespace

SpecList::SpecList(QWidget *parent)
    : QWidget(parent)
    , m_title(new Label(TextRole::Section, this))
    , m_count(new Label(TextRole::Muted, this))
    , m_kinds(new QHBoxLayout)
    , m_cardHolder(new QWidget(this))
    , m_cards(new QVBoxLayout)
    , m_fault(new Label(TextRole::Second, this))
    , m_empty(new EmptyState(m_cardHolder))
    , m_more(new Label(TextRole::Second, m_cardHolder))
{
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_count);
    m_kinds->setSpacing(4);
    m_more->setWordWrap(true);
    m_fault->setWordWrap(true);
    m_fault->hide();

    auto *holder = new QVBoxLayout(m_cardHolder);
    holder->setContentsMargins(0, 0, 8, 0);
    holder->setSpacing(8);
    m_cards->setSpacing(8);
    holder->addLayout(m_cards);
    holder->addWidget(m_empty);
    holder->addWidget(m_more);
    holder->addStretch();
    auto *scroll = new QScrollArea(this);
    scroll->setWidget(m_cardHolder);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setAutoFillBackground(false);
    m_cardHolder->setAutoFillBackground(false);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(head);
    column->addLayout(m_kinds);
    column->addWidget(m_fault);
    column->addWidget(scroll, 1);
    showCaption();
}

void SpecList::setSpecs(const QList<wire::SpecView> &specs, qsizetype foreign)
{
    QList<wire::SpecView> sorted = specs;
    // The smallest first: an order that a new answer of the service does not change.
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const auto &a, const auto &b) { return a.perHour < b.perHour; });
    const bool same = std::equal(
        sorted.begin(), sorted.end(), m_specs.begin(), m_specs.end(),
        [](const auto &a, const auto &b) { return a.spec == b.spec && a.perHour == b.perHour; });
    if (same && foreign == m_foreign)
        return; // new cards would take the focus from the old ones
    m_specs = sorted;
    m_foreign = foreign;
    rebuild();
}

void SpecList::setChosen(const QString &spec)
{
    m_chosen = spec;
    for (auto entry = m_bySpec.begin(); entry != m_bySpec.end(); ++entry)
        (*entry)->setChecked(entry.key() == spec);
}

void SpecList::setProspects(const QMap<QString, Feasibility> &prospects)
{
    m_prospects = prospects;
    refill();
}

void SpecList::setFault(const QString &sentence)
{
    m_fault->setText(sentence);
    m_fault->setVisible(!sentence.isEmpty());
    QPalette own = m_fault->palette();
    own.setColor(QPalette::WindowText, colourOf(Tone::Error, tokens(palette())));
    m_fault->setPalette(own);
}

void SpecList::focusCards()
{
    SpecCard *card = m_bySpec.value(m_chosen);
    if (!card && !m_specs.isEmpty())
        card = m_bySpec.value(m_specs.first().spec.name);
    if (card)
        card->setFocus(Qt::OtherFocusReason);
}

void SpecList::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    rebuildKinds();
    refill();
    showCaption();
}

void SpecList::rebuild()
{
    for (SpecCard *card : std::as_const(m_bySpec)) {
        card->hide();
        card->deleteLater();
    }
    m_bySpec.clear();
    for (const wire::SpecView &view : std::as_const(m_specs)) {
        const QString name = view.spec.name;
        auto *card = new SpecCard(m_cardHolder);
        card->setChecked(name == m_chosen);
        connect(card, &SpecCard::clicked, this, [this, name] {
            m_chosen = name;
            emit chosen(name);
        });
        m_cards->addWidget(card);
        m_bySpec.insert(name, card);
    }
    rebuildKinds();
    refill();
    showCaption();
}

void SpecList::rebuildKinds()
{
    while (QLayoutItem *item = m_kinds->takeAt(0)) {
        if (QWidget *chip = item->widget()) {
            chip->hide();
            chip->deleteLater();
        }
        delete item;
    }
    QList<std::optional<SpecKind>> kinds{std::nullopt};
    for (const auto &row : Named<SpecKind>::kRows) {
        const bool occurs =
            std::any_of(m_specs.begin(), m_specs.end(),
                        [&row](const wire::SpecView &view) { return view.spec.kind == row.value; });
        if (occurs)
            kinds.append(row.value);
    }
    if (!kinds.contains(m_kind))
        m_kind.reset();
    if (kinds.size() > 2) { // all and at least two
        for (const std::optional<SpecKind> &kind : kinds) {
            auto *chip = new Chip(kindText(kind), this);
            chip->setCheckable(true);
            chip->setAutoExclusive(true);
            chip->setChecked(kind == m_kind);
            connect(chip, &Chip::clicked, this, [this, kind] {
                m_kind = kind;
                narrow();
            });
            m_kinds->addWidget(chip);
        }
        m_kinds->addStretch();
    }
    narrow();
}

void SpecList::fill(SpecCard *card, const wire::SpecView &view) const
{
    const Spec &spec = view.spec;
    SpecCardText text{
        texts::textOf(spec.title),
        view.currency.isEmpty()
            ? tr("no price")
            : tr("%1/h").arg(texts::money(Cost{view.perHour.units * 1'000'000}, view.currency)),
        resourcesOf(spec),
        tr("%1 · v%2").arg(spec.name, QString::number(spec.version)),
        {},
        SpecCardText::Start::Now};
    const auto prospect = m_prospects.constFind(spec.name);
    if (prospect != m_prospects.constEnd()) {
        const ProspectRow &row = kProspects[size_t(*prospect)];
        text.start = row.start;
        text.availability = row.text();
    }
    card->setSpec(text);
    card->setToolTip(texts::textOf(spec.summary));
}

void SpecList::refill()
{
    for (const wire::SpecView &view : std::as_const(m_specs))
        fill(m_bySpec.value(view.spec.name), view);
}

void SpecList::narrow()
{
    for (const wire::SpecView &view : std::as_const(m_specs))
        m_bySpec.value(view.spec.name)->setVisible(!m_kind || view.spec.kind == *m_kind);
}

void SpecList::showCaption()
{
    m_title->setText(tr("Specification"));
    m_count->setText(tr("%Ln for this project", nullptr, int(m_specs.size())));
    m_empty->setVisible(m_specs.isEmpty());
    m_empty->setState("catalogue"_L1,
                      tr("No specification is enabled for this project. Whoever is responsible "
                         "for the project, or the policy administration, can enable one."));
    m_more->setVisible(m_foreign > 0 && !m_specs.isEmpty());
    m_more->setText(tr("%Ln more specification(s) are not enabled for this project. The policy "
                       "administration can enable them.",
                       nullptr, int(m_foreign)));
}

} // namespace stw::views
