#include "app/views/compose/composeview.h"

#include "app/texts/words.h"
#include "app/views/compose/admissionwords.h"
#include "app/views/compose/faultsummary.h"
#include "app/views/compose/faulttext.h"
#include "app/views/compose/parameterform.h"
#include "app/views/compose/speclist.h"
#include "app/widgets/card.h"
#include "app/widgets/emptystate.h"
#include "app/widgets/skeleton.h"
#include "app/widgets/type.h"

#include <QBoxLayout>
#include <QScrollArea>
#include <QShortcut>
#include <QStackedLayout>

#include <algorithm>

namespace stw::views {

using namespace Qt::StringLiterals;
using namespace stw::widgets;

namespace {

// Widths of the outer columns (LOOK.md §3); what is left is the form's.
constexpr int kSpecWidth = 296;
constexpr int kPanelWidth = 412;

QScrollArea *scrolled(QWidget *content, QWidget *parent)
{
    auto *area = new QScrollArea(parent);
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    return area;
}

} // namespace

ComposeView::ComposeView(QWidget *parent)
    : QWidget(parent)
    , m_stack(new QStackedLayout(this))
    , m_skeleton(new Skeleton(this))
    , m_empty(new EmptyState(this))
    , m_page(new QWidget(this))
    , m_specs(new SpecList(m_page))
    , m_card(new widgets::Card(m_page))
    , m_summary(new FaultSummary(m_card))
    , m_form(new ParameterForm(m_card))
    , m_panel(new AdmissionPanel(m_page))
{
    lay();
    connect(m_specs, &SpecList::chosen, this, &ComposeView::choose);
    connect(m_form, &ParameterForm::changed, this, &ComposeView::takeEdit);
    connect(m_form, &ParameterForm::left, this, [this](const QString &path) {
        if (!m_touched.contains(path))
            m_touched.append(path);
        showFaults();
    });
    connect(m_summary, &FaultSummary::followed, this, &ComposeView::follow);
    connect(m_panel, &AdmissionPanel::wayChosen, this, &ComposeView::goOn);
    connect(m_panel, &AdmissionPanel::submitWanted, this, &ComposeView::submit);
    connect(m_panel, &AdmissionPanel::retryWanted, this, &ComposeView::previewWanted);
    connect(m_empty, &EmptyState::actionTriggered, this, &ComposeView::reloadWanted);
    for (const int key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto *send = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key(key)), this);
        send->setContext(Qt::WidgetWithChildrenShortcut);
        connect(send, &QShortcut::activated, this, &ComposeView::submit);
    }
    showCaption();
}

void ComposeView::lay()
{
    m_card->body()->setSpacing(12);
    m_card->body()->addWidget(m_summary);
    m_card->body()->addWidget(m_form, 1);
    m_specs->setFixedWidth(scaled(kSpecWidth));
    m_panel->setFixedWidth(scaled(kPanelWidth));
    auto *middle = new QWidget(m_page);
    auto *padding = new QVBoxLayout(middle);
    padding->setContentsMargins(0, 12, 12, 12);
    padding->addWidget(m_card);
    auto *row = new QHBoxLayout(m_page);
    row->setContentsMargins(16, 0, 0, 0);
    row->setSpacing(8);
    auto *left = new QVBoxLayout;
    left->setContentsMargins(0, 12, 0, 0);
    left->addWidget(m_specs);
    row->addLayout(left);
    row->addWidget(scrolled(middle, m_page), 1);
    row->addWidget(m_panel);
    m_stack->addWidget(m_skeleton);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_page);
    m_stack->setCurrentWidget(m_skeleton);
    setTabOrder(m_form, m_specs); // project first: everything follows from it
    setTabOrder(m_specs, m_panel);
}

void ComposeView::setOffer(const Offer &offer)
{
    m_form->setOffer(offer);
    if (offer.projects.isEmpty()) {
        return setNoOffer(tr("You are not a member of any project yet. Whoever is responsible for "
                             "a project can add you."));
    }
    m_stack->setCurrentWidget(m_page);
    showSpecs();
    showFaults();
}

void ComposeView::setNoOffer(const QString &why)
{
    if (why.isEmpty())
        return m_stack->setCurrentWidget(m_skeleton);
    m_empty->setState("request-new"_L1, why, tr("Try again"));
    m_stack->setCurrentWidget(m_empty);
}

const Offer &ComposeView::offer() const
{
    return m_form->offer();
}

void ComposeView::setForm(const Composition &form)
{
    m_touched.clear();
    m_tried = false;
    m_refused.clear();
    adopt(form);
}

void ComposeView::adopt(const Composition &form)
{
    m_form->setForm(form);
    m_panel->setWay(form.onQuota == "wait"_L1 ? std::optional(WayOn::Wait) : std::nullopt);
    showSpecs();
    showFaults();
}

const Composition &ComposeView::form() const
{
    return m_form->form();
}

const Spec *ComposeView::spec() const
{
    const wire::SpecView *view = offer().spec(form().spec);
    return view ? &view->spec : nullptr;
}

const Template *ComposeView::tmpl() const
{
    return offer().tmpl(form().tmpl);
}

Reading ComposeView::reading() const
{
    return readingOf(form(), spec(), tmpl(), QLocale());
}

void ComposeView::setAdmission(const std::optional<Admission> &admission)
{
    m_admission = admission;
    m_panel->setAdmission(admission);
    showFaults();
}

void ComposeView::setProspects(const QMap<QString, Feasibility> &prospects)
{
    m_specs->setProspects(prospects);
}

void ComposeView::setRefused(const QList<FieldFault> &faults, Focus focus)
{
    m_refused = faults;
    showFaults();
    if (!faults.isEmpty() && focus == Focus::GoesThere)
        follow(faults.first().field);
}

void ComposeView::setOnline(bool online)
{
    m_online = online;
    showCaption();
}

void ComposeView::submit()
{
    m_tried = true;
    showFaults();
    const QList<FieldFault> faults = shownFaults();
    if (!faults.isEmpty())
        return follow(faults.first().field);
    if (m_panel->maySubmit())
        emit submitWanted();
}

void ComposeView::focusFirst()
{
    m_form->focusField(u"project"_s);
}

void ComposeView::choose(const QString &name)
{
    const wire::SpecView *chosen = offer().spec(name);
    if (!chosen)
        return;
    Composition next = withSpec(form(), spec(), chosen->spec);
    const QList<Template> usable = m_form->offer().templatesFor(name);
    if (next.tmpl.isEmpty() && usable.size() == 1)
        next.tmpl = usable.first().name;
    adopt(next);
    takeEdit(u"spec"_s);
}

void ComposeView::goOn(WayOn way)
{
    Composition next = form();
    if (way == WayOn::Wait)
        next.onQuota = u"wait"_s;
    else if (m_admission && m_admission->largestCards)
        next.cards = *m_admission->largestCards;
    adopt(next);
    takeEdit(way == WayOn::Wait ? u"on_quota"_s : u"cards"_s);
}

void ComposeView::takeEdit(const QString &path)
{
    const auto cured = [&path](const FieldFault &fault) {
        return fault.field == path || fault.field.startsWith(path + u'.');
    };
    m_refused.removeIf(cured);
    if (path == "project"_L1 || path == "spec"_L1)
        showSpecs();
    showFaults();
    emit edited();
}

void ComposeView::showSpecs()
{
    const QList<wire::SpecView> allowed = offer().specsFor(form().project);
    m_specs->setSpecs(allowed, offer().specs.size() - allowed.size());
    m_specs->setChosen(form().spec);
    const Spec *chosen = spec();
    m_card->setNote(
        chosen ? tr("%1 · v%2").arg(texts::textOf(chosen->title), QString::number(chosen->version))
               : QString());
}

QList<FieldFault> ComposeView::shownFaults() const
{
    QList<FieldFault> shown;
    for (const FieldFault &fault : reading().faults) {
        const bool untyped = fault.rule == "required"_L1;
        if (m_tried || m_touched.contains(fault.field) || !untyped)
            shown.append(fault);
    }
    for (const FieldFault &fault : m_refused) {
        const bool known = std::any_of(shown.begin(), shown.end(), [&fault](const FieldFault &f) {
            return f.field == fault.field;
        });
        if (!known)
            shown.append(fault);
    }
    return shown;
}

void ComposeView::showFaults()
{
    const QList<FieldFault> shown = shownFaults();
    m_form->setFaults(shown);
    QList<FaultLink> links;
    QString ofSpec;
    for (const FieldFault &fault : shown) {
        const QString sentence = faultText(fault, spec(), tmpl());
        if (fault.field == "spec"_L1)
            ofSpec = sentence;
        if (m_tried || m_refused.contains(fault))
            links.append({fault.field, fieldTitle(fault.field, tmpl()), sentence});
    }
    m_specs->setFault(ofSpec);
    m_summary->setFaults(links);
}

void ComposeView::showCaption()
{
    m_card->setTitle(tr("Parameters"));
    m_panel->setHindrance(m_online ? QString()
                                   : tr("Not connected: nothing can be submitted now. "
                                        "What you type is kept as a draft."));
}

void ComposeView::follow(const QString &path)
{
    if (path == "spec"_L1)
        return m_specs->focusCards();
    m_form->focusField(path.startsWith("inputs."_L1) ? u"inputs"_s : path);
}

void ComposeView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    showCaption();
    showSpecs();
    showFaults();
}

} // namespace stw::views
