#include "app/shell/pages/composepage.h"

#include "app/shell/session.h"
#include "app/texts/errortext.h"
#include "app/texts/format.h"
#include "app/texts/words.h"
#include "app/views/compose/admissionwords.h"
#include "app/views/compose/composeview.h"
#include "app/widgets/icons.h"
#include "app/widgets/label.h"
#include "app/widgets/pill.h"

#include <QMenu>

namespace stw::shell {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using views::Composition;
using views::Offer;

namespace {

constexpr auto kDebounce = 250ms;
constexpr auto kSaveAfter = 800ms;
constexpr auto kGrowsOld = 30s; // UX.md 4.5
constexpr qsizetype kMostEarlier = 12;

} // namespace

ComposePage::ComposePage(const Context &context, QWidget *parent, const QString &draftFolder)
    : Page(parent)
    , m_context(context)
    , m_drafts(draftFolder.isEmpty() ? client::Drafts::standardFolder() : draftFolder)
    , m_view(new views::ComposeView(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view);
    setFocusProxy(m_view);
    makeHead();

    m_debounce.setSingleShot(true);
    m_debounce.setInterval(kDebounce);
    connect(&m_debounce, &QTimer::timeout, this, &ComposePage::preview);
    m_save.setSingleShot(true);
    m_save.setInterval(kSaveAfter);
    connect(&m_save, &QTimer::timeout, this, &ComposePage::keepDraft);
    m_again.setInterval(kGrowsOld);
    connect(&m_again, &QTimer::timeout, this, [this] {
        if (isVisible() && !m_context.session.isOffline() && !m_previewing && !m_sending)
            preview();
    });
    m_again.start();

    connect(m_view, &views::ComposeView::edited, this, &ComposePage::takeEdit);
    connect(m_view, &views::ComposeView::submitWanted, this, &ComposePage::submit);
    connect(m_view, &views::ComposeView::previewWanted, this, &ComposePage::preview);
    connect(m_view, &views::ComposeView::reloadWanted, this, &ComposePage::refresh);
    connect(&m_view->panel(), &views::AdmissionPanel::problemAction, this,
            &ComposePage::actOnProblem);
    connect(&context.session, &Session::linkChanged, this,
            [this] { m_view->setOnline(!m_context.session.isOffline()); });
    m_view->setOnline(!context.session.isOffline());
    retranslate();
    readOffer();
}

ComposePage::~ComposePage()
{
    if (m_save.isActive())
        keepDraft();
}

void ComposePage::makeHead()
{
    m_lead = new QWidget(this);
    m_pill = new widgets::Pill(m_lead);
    m_saved = new widgets::Label(widgets::TextRole::Second, m_lead);
    auto *row = new QHBoxLayout(m_lead);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_pill);
    row->addWidget(m_saved);
    m_takeOver = new QPushButton(this);
    m_takeOver->setIcon(widgets::icon("history"_L1));
    m_earlier = new QMenu(m_takeOver);
    connect(m_takeOver, &QPushButton::clicked, this, [this] {
        fillTakeOver();
        m_earlier->popup(m_takeOver->mapToGlobal(QPoint(0, m_takeOver->height())));
    });
}

void ComposePage::retranslate()
{
    m_pill->setStatus({}, texts::textOf(RequestState::Draft), widgets::Tone::Quiet);
    m_takeOver->setText(tr("Take over from an earlier request…"));
    m_saved->setText(m_draft.savedAt.isSet()
                         ? tr("saved automatically %1")
                               .arg(texts::moment(m_draft.savedAt, m_context.session.now()))
                         : QString());
}

void ComposePage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ComposePage::hideEvent(QHideEvent *event)
{
    Page::hideEvent(event);
    if (m_save.isActive()) {
        m_save.stop();
        keepDraft();
    }
}

void ComposePage::open(const Target &target)
{
    if (const QString again = target.facts.value(u"again"_s).toString(); !again.isEmpty())
        return takeOverFrom(again);
    if (const QString id = target.facts.value(u"draft"_s).toString(); !id.isEmpty()) {
        if (const auto draft = newestDraft(id))
            loadDraft(*draft);
    }
    if (const QString spec = target.facts.value(u"spec"_s).toString(); !spec.isEmpty()) {
        Composition form = m_view->form();
        form.spec = spec;
        startAnew(form);
    }
    preview();
}

void ComposePage::refresh()
{
    readOffer();
}

// ---- What can be asked for

template <class T>
void ComposePage::readList(const QString &path, QList<T> Offer::*into)
{
    m_context.client.fetch<wire::Listing<T>>({.path = path}, this,
                                             [this, into](const Result<wire::Listing<T>> &answer) {
                                                 if (answer)
                                                     m_offer.*into = answer->items;
                                                 else
                                                     m_offerError = answer.error();
                                                 if (--m_reading == 0)
                                                     takeOffer();
                                             });
}

void ComposePage::readOffer()
{
    if (m_reading > 0)
        return;
    m_reading = 3;
    m_offerError.reset();
    m_offer = {};
    readList(u"projects"_s, &Offer::projects);
    readList(u"specs"_s, &Offer::specs);
    readList(u"templates"_s, &Offer::templates);
}

void ComposePage::takeOffer()
{
    if (m_offerError) { // what was offered before stays
        if (!m_offered)
            m_view->setNoOffer(texts::textOf(m_offerError->code));
        else
            m_view->panel().setPreviewProblem(m_offerError);
        return;
    }
    m_view->setOffer(m_offer);
    if (!std::exchange(m_offered, true))
        beginForm();
    preview();
    askProspects();
}

void ComposePage::beginForm()
{
    if (!m_view->form().spec.isEmpty() || !m_draft.id.isEmpty())
        return; // opened with something to begin with
    if (const auto draft = newestDraft({}))
        return loadDraft(*draft);
    Composition form;
    form.project = m_context.session.projectName();
    if (form.project.isEmpty() && m_offer.projects.size() == 1)
        form.project = m_offer.projects.first().name;
    startAnew(form);
}

// ---- The draft

std::optional<client::Draft> ComposePage::newestDraft(const QString &id) const
{
    const QString server = m_context.session.server().toString();
    const QString account = m_context.session.who().user.name;
    for (const client::Draft &draft : m_drafts.all().drafts) {
        if (draft.server == server && draft.account == account && (id.isEmpty() || draft.id == id))
            return draft;
    }
    return std::nullopt;
}

void ComposePage::loadDraft(const client::Draft &draft)
{
    m_draft = draft;
    m_view->setForm(views::compositionOf(draft.typed));
    retranslate();
}

void ComposePage::startAnew(const Composition &form)
{
    m_draft = {};
    m_draft.id = client::newDraftId();
    m_draft.key = QString::fromLatin1(client::newKey());
    m_draft.server = m_context.session.server().toString();
    m_draft.account = m_context.session.who().user.name;
    m_view->setForm(form);
    m_view->panel().setProblem(std::nullopt);
    retranslate();
}

void ComposePage::takeEdit()
{
    m_save.start();
    m_view->panel().setProblem(std::nullopt);
    m_debounce.start();
    const views::Reading reading = m_view->reading();
    if (views::previewWishOf(reading, m_view->spec(), m_view->tmpl()))
        m_view->panel().setComputing(true);
}

void ComposePage::keepDraft()
{
    m_draft.savedAt = m_context.session.now();
    m_draft.wish = m_view->reading().wish;
    m_draft.typed = views::typedOf(m_view->form());
    const Result<> kept = m_drafts.keep(m_draft);
    if (kept) {
        m_draftFails = false;
        return retranslate();
    }
    m_draft.savedAt = {};
    retranslate();
    if (std::exchange(m_draftFails, true))
        return;
    m_context.tell({.kind = Message::Kind::Warning,
                    .title = tr("The draft cannot be saved."),
                    .text = tr("What you type stays here as long as this window is open.")});
}

void ComposePage::takeOverFrom(const QString &request)
{
    m_context.client.fetch<RequestRecord>(
        {.path = "requests/"_L1 + request}, this, [this](const Result<RequestRecord> &record) {
            if (!record) {
                return m_context.tell({.kind = Message::Kind::Warning,
                                       .title = tr("The earlier request cannot be read."),
                                       .text = texts::textOf(record.error().code)});
            }
            startAnew(views::compositionOf(record->request.asked, record->projectName,
                                           record->request.purpose));
            takeEdit();
        });
}

void ComposePage::fillTakeOver()
{
    m_earlier->clear();
    for (const RequestSummary &one : m_context.session.known().requests()) {
        if (m_earlier->actions().size() >= kMostEarlier)
            break;
        const QString name =
            one.purpose.isEmpty() ? one.tmpl.toString() : one.purpose.section(u'\n', 0, 0).left(60);
        const QString id = one.id.toString();
        m_earlier->addAction(
            tr("%1 · %2").arg(name, texts::moment(one.submittedAt, m_context.session.now())), this,
            [this, id] { takeOverFrom(id); });
    }
    if (m_earlier->isEmpty())
        m_earlier->addAction(tr("There is no earlier request"))->setEnabled(false);
}

// ---- The assessment

void ComposePage::preview()
{
    m_debounce.stop();
    if (m_previewing)
        m_previewing->cancel(); // its answer would be older than the form
    views::AdmissionPanel &panel = m_view->panel();
    const auto wish = views::previewWishOf(m_view->reading(), m_view->spec(), m_view->tmpl());
    if (!wish) {
        panel.setComputing(false);
        if (!m_view->spec() || !m_view->tmpl() || m_view->form().project.isEmpty())
            m_view->setAdmission(std::nullopt);
        else
            panel.setPreviewProblem(Error{ErrorCode::Malformed, {}});
        return;
    }
    panel.setComputing(true);
    m_previewing = m_context.client.fetch<Admission>(
        {.verb = "POST", .path = u"preview"_s, .body = wire::encode(*wish), .deadline = 10s}, this,
        [this](const Result<Admission> &admission) {
            m_previewing.clear();
            takePreview(admission);
        });
}

void ComposePage::takePreview(const Result<Admission> &admission)
{
    m_view->panel().setComputing(m_debounce.isActive());
    if (admission) {
        m_view->panel().setPreviewProblem(std::nullopt);
        m_view->setAdmission(*admission);
        return;
    }
    if (admission.error().code == ErrorCode::Unauthenticated)
        return m_context.session.end(admission.error());
    m_view->panel().setPreviewProblem(admission.error());
    if (!admission.error().faults.isEmpty())
        m_view->setRefused(admission.error().faults, views::ComposeView::Focus::Stays);
}

void ComposePage::askProspects()
{
    m_prospectQueue.clear();
    for (const wire::SpecView &view : m_view->offer().specsFor(m_view->form().project))
        m_prospectQueue.append(view.spec.name);
    if (!m_prospecting)
        nextProspect();
}

//! One after the other, so that the form's own question never waits behind them.
void ComposePage::nextProspect()
{
    while (!m_prospectQueue.isEmpty()) {
        const QString name = m_prospectQueue.takeFirst();
        Composition form;
        form.project = m_view->form().project;
        form.spec = name;
        const QList<Template> usable = m_view->offer().templatesFor(name);
        const wire::SpecView *view = m_view->offer().spec(name);
        if (form.project.isEmpty() || usable.isEmpty() || !view)
            continue;
        form.tmpl = usable.first().name;
        const views::Reading reading =
            views::readingOf(form, &view->spec, &usable.first(), QLocale());
        const auto wish = views::previewWishOf(reading, &view->spec, &usable.first());
        if (!wish)
            continue;
        m_prospecting = m_context.client.fetch<Admission>(
            {.verb = "POST", .path = u"preview"_s, .body = wire::encode(*wish)}, this,
            [this, name](const Result<Admission> &admission) {
                m_prospecting.clear();
                // Over a limit the standard size says nothing of a smaller one.
                if (admission && !views::isOver(*admission))
                    m_prospects.insert(name, admission->feasibility);
                m_view->setProspects(m_prospects);
                nextProspect();
            });
        return;
    }
}

} // namespace stw::shell
