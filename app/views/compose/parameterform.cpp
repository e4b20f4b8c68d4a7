#include "app/views/compose/parameterform.h"

#include "app/texts/format.h"
#include "app/texts/words.h"
#include "app/views/compose/faulttext.h"
#include "app/views/compose/filelist.h"
#include "app/views/compose/growingedit.h"
#include "app/widgets/icons.h"
#include "app/widgets/label.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QSpinBox>

#include <algorithm>

namespace stw::views {

using namespace Qt::StringLiterals;
using namespace stw::widgets;

namespace {

constexpr int kPurposeLines = 3;
constexpr int kMostPurposeLines = 8;

int spinBound(qint64 value)
{
    return int(std::clamp<qint64>(value, 0, std::numeric_limits<int>::max()));
}

QString unitText(DurationUnit unit)
{
    switch (unit) {
    case DurationUnit::Minutes: return ParameterForm::tr("min");
    case DurationUnit::Hours: return ParameterForm::tr("h");
    case DurationUnit::Days: return ParameterForm::tr("d");
    }
    Q_UNREACHABLE();
}

QSpinBox *spinBox(QWidget *parent)
{
    auto *box = new QSpinBox(parent);
    box->setGroupSeparatorShown(false);
    return box;
}

} // namespace

ParameterForm::ParameterForm(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
    , m_project(new QComboBox(this))
    , m_template(new QComboBox(this))
    , m_cards(spinBox(this))
    , m_nodes(spinBox(this))
    , m_cardsUnit(new Label(TextRole::Soft, this))
    , m_duration(new QLineEdit(this))
    , m_durationUnit(new QComboBox(this))
    , m_priority(new QComboBox(this))
    , m_purpose(new GrowingEdit(kPurposeLines, kMostPurposeLines, this))
    , m_files(new FileList(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(16);
    m_grid->setVerticalSpacing(12);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, 1);
    make();
    retranslate();
}

void ParameterForm::make()
{
    add(u"project"_s, m_project);
    connect(m_project, &QComboBox::activated, this, [this](int row) {
        edit(u"project"_s,
             [this, row](auto &form) { form.project = m_project->itemData(row).toString(); });
    });
    add(u"cards"_s, m_cards)->addBeside(m_cardsUnit, 1);
    connect(m_cards, &QSpinBox::valueChanged, this,
            [this](int value) { edit(u"cards"_s, [value](auto &f) { f.cards = value; }); });
    FormField *duration = add(u"seconds"_s, m_duration);
    duration->addBeside(m_durationUnit);
    connect(m_duration, &QLineEdit::textEdited, this, [this](const QString &text) {
        edit(u"seconds"_s, [&text](auto &form) { form.duration = text; });
    });
    connect(m_durationUnit, &QComboBox::activated, this, [this](int row) {
        edit(u"seconds"_s, [row](auto &form) { form.durationUnit = DurationUnit(row); });
    });
    add(u"nodes"_s, m_nodes);
    connect(m_nodes, &QSpinBox::valueChanged, this,
            [this](int value) { edit(u"nodes"_s, [value](auto &f) { f.nodes = value; }); });
    add(u"priority"_s, m_priority);
    connect(m_priority, &QComboBox::activated, this, [this](int row) {
        edit(u"priority"_s, [row](auto &form) { form.priority = Priority(row); });
    });
    add(u"template"_s, m_template);
    connect(m_template, &QComboBox::activated, this, [this](int row) {
        edit(u"template"_s,
             [this, row](auto &form) { form.tmpl = m_template->itemData(row).toString(); });
        rebuildParameters();
        layOut();
    });
    add(u"purpose"_s, m_purpose);
    connect(m_purpose, &GrowingEdit::textChanged, this, [this] {
        edit(u"purpose"_s, [this](auto &form) { form.purpose = m_purpose->toPlainText(); });
    });
    add(u"inputs"_s, m_files);
    connect(m_files, &FileList::edited, this,
            [this] { edit(u"inputs"_s, [this](auto &form) { form.files = m_files->files(); }); });
}

FormField *ParameterForm::add(const QString &path, QWidget *editor)
{
    auto *field = new FormField(path, editor, this);
    connect(field, &FormField::left, this, [this, path] { emit left(path); });
    m_fields.append(field);
    return field;
}

void ParameterForm::edit(const QString &path, const std::function<void(Composition &)> &change)
{
    if (m_filling)
        return;
    change(m_form);
    emit changed(path);
}

void ParameterForm::setOffer(const Offer &offer)
{
    const Template *before = m_offer.tmpl(m_form.tmpl);
    const Template *now = offer.tmpl(m_form.tmpl);
    if (!before || !now || *before != *now)
        m_shownTemplate.clear(); // else whoever is typing in its fields goes on
    m_offer = offer;
    fill();
}

void ParameterForm::setForm(const Composition &form)
{
    const bool sameParameters = form.parameters == m_form.parameters;
    m_form = form;
    if (!sameParameters)
        m_shownTemplate.clear();
    fill();
}

const Spec *ParameterForm::spec() const
{
    const wire::SpecView *view = m_offer.spec(m_form.spec);
    return view ? &view->spec : nullptr;
}

void ParameterForm::fill()
{
    m_filling = true;
    fillProjects();
    fillTemplates();
    fillCounts();
    fillPriorities();
    fillDuration();
    if (m_purpose->toPlainText() != m_form.purpose)
        m_purpose->setPlainText(m_form.purpose);
    m_files->setFiles(m_form.files);
    m_filling = false;
    rebuildParameters();
    layOut();
}

void ParameterForm::fillProjects()
{
    m_project->clear();
    for (const Project &project : std::as_const(m_offer.projects)) {
        const QString title = project.title.isEmpty() || project.title == project.name
                                  ? project.name
                                  : tr("%1 · %2").arg(project.name, project.title);
        m_project->addItem(icon("project"_L1), title, project.name);
    }
    m_project->setCurrentIndex(m_project->findData(m_form.project));
}

void ParameterForm::fillTemplates()
{
    m_template->clear();
    for (const Template &tmpl : m_offer.templatesFor(m_form.spec)) {
        m_template->addItem(
            icon("image"_L1),
            tr("%1 · v%2").arg(texts::textOf(tmpl.title), QString::number(tmpl.version)),
            tmpl.name);
    }
    m_template->setCurrentIndex(m_template->findData(m_form.tmpl));
}

void ParameterForm::fillCounts()
{
    const Spec *chosen = spec();
    const CountRange cards = chosen ? chosen->cards : CountRange{};
    const CountRange nodes = chosen ? chosen->nodes : CountRange{1, 1, 1};
    m_cards->setRange(spinBound(cards.minimum), spinBound(cards.maximum));
    m_cards->setValue(spinBound(m_form.cards.value_or(cards.standard)));
    m_nodes->setRange(spinBound(nodes.minimum), spinBound(nodes.maximum));
    m_nodes->setValue(spinBound(m_form.nodes.value_or(nodes.standard)));
    fieldOf(u"cards"_s)->setVisible(cards.maximum > 0);
    fieldOf(u"nodes"_s)->setVisible(nodes.maximum > 1);
    m_cards->setEnabled(cards.maximum > cards.minimum);
    fieldOf(u"cards"_s)
        ->setHint(
            cards.maximum > cards.minimum
                ? tr("%1 to %2").arg(texts::number(cards.minimum), texts::number(cards.maximum))
                : QString());
    m_cardsUnit->setText(nodes.maximum > 1 ? tr("cards per node") : tr("cards on 1 node"));
}

void ParameterForm::fillPriorities()
{
    const Priority most = spec() ? spec()->priority : Priority::Low;
    m_priority->clear();
    for (const auto &row : Named<Priority>::kRows) {
        if (row.value <= most)
            m_priority->addItem(texts::textOf(row.value));
    }
    m_priority->setCurrentIndex(int(m_form.priority.value_or(most)));
    fieldOf(u"priority"_s)->setVisible(most > Priority::Low);
}

void ParameterForm::fillDuration()
{
    if (m_duration->text() != m_form.duration)
        m_duration->setText(m_form.duration);
    m_durationUnit->setCurrentIndex(int(m_form.durationUnit));
    const Spec *chosen = spec();
    if (!chosen)
        return fieldOf(u"seconds"_s)->setHint({});
    const auto [amount, unit] = durationOf(chosen->maximumSeconds);
    fieldOf(u"seconds"_s)
        ->setHint(
            tr("at most %1")
                .arg(tr("%1 %2", "amount and unit").arg(texts::number(amount), unitText(unit))));
}

void ParameterForm::rebuildParameters()
{
    const Template *tmpl = m_offer.tmpl(m_form.tmpl);
    const QString shown = tmpl ? tmpl->ref().toString() : QString();
    if (m_shownTemplate == shown && !shown.isEmpty())
        return;
    m_shownTemplate = shown;
    for (const ParameterField &parameter : std::as_const(m_parameters)) {
        parameter.field->hide();
        parameter.field->deleteLater();
    }
    m_parameters.clear();
    fieldOf(u"template"_s)->setHint(tmpl ? texts::textOf(tmpl->summary) : QString());
    const QList<Parameter> parameters = tmpl ? tmpl->parameters : QList<Parameter>();
    for (qsizetype at = 0; at < parameters.size(); ++at) {
        const QString name = parameters[at].name;
        const QString path = "parameters."_L1 + name;
        m_parameters.append(makeParameterField(
            parameters[at], m_form.parameters.value(name), this, [this, at, name, path] {
                edit(path, [&](auto &f) { f.parameters[name] = m_parameters[at].typed(); });
            }));
        FormField *field = m_parameters.last().field;
        connect(field, &FormField::left, this, [this, path] { emit left(path); });
    }
}

void ParameterForm::layOut()
{
    while (QLayoutItem *item = m_grid->takeAt(0))
        delete item;
    for (int old = 0; old < m_grid->rowCount(); ++old)
        m_grid->setRowStretch(old, 0);
    int row = 0;
    int column = 0;
    QWidget *before = nullptr;
    const auto put = [&](FormField *field, bool wide) {
        if (wide && column == 1) {
            ++row;
            column = 0;
        }
        m_grid->addWidget(field, row, column, 1, wide ? 2 : 1);
        column = wide ? 0 : 1 - column;
        row += column == 0;
        if (before)
            setTabOrder(before, field->editor());
        before = field->editor();
    };
    const auto fixed = [this, &put](const QString &path, bool wide) {
        FormField *field = fieldOf(path);
        if (!field->isHidden())
            put(field, wide);
    };
    fixed(u"project"_s, true);
    fixed(u"cards"_s, false);
    fixed(u"seconds"_s, false);
    setTabOrder(m_duration, m_durationUnit);
    before = m_durationUnit;
    fixed(u"nodes"_s, false);
    fixed(u"priority"_s, false);
    fixed(u"template"_s, true);
    for (const ParameterField &parameter : std::as_const(m_parameters)) {
        parameter.field->show();
        put(parameter.field, parameter.wide);
    }
    fixed(u"purpose"_s, true);
    fixed(u"inputs"_s, true);
    m_grid->setRowStretch(row + 1, 1);
}

FormField *ParameterForm::fieldOf(const QString &path) const
{
    const auto is = [&path](const FormField *field) { return field->path() == path; };
    const auto fixed = std::find_if(m_fields.begin(), m_fields.end(), is);
    if (fixed != m_fields.end())
        return *fixed;
    for (const ParameterField &parameter : m_parameters) {
        if (is(parameter.field))
            return parameter.field;
    }
    return nullptr;
}

void ParameterForm::setFaults(const QList<FieldFault> &faults)
{
    const Template *tmpl = m_offer.tmpl(m_form.tmpl);
    QMap<FormField *, QString> said;
    for (const FieldFault &fault : faults) {
        const bool file = fault.field.startsWith("inputs."_L1);
        if (FormField *field = fieldOf(file ? u"inputs"_s : fault.field))
            said.insert(field, faultText(fault, spec(), tmpl));
    }
    for (FormField *field : std::as_const(m_fields))
        field->setFault(said.value(field));
    for (const ParameterField &parameter : std::as_const(m_parameters))
        parameter.field->setFault(said.value(parameter.field));
}

bool ParameterForm::focusField(const QString &path)
{
    FormField *field = fieldOf(path);
    if (!field)
        return false;
    field->editor()->setFocus(Qt::OtherFocusReason);
    return true;
}

void ParameterForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ParameterForm::retranslate()
{
    for (FormField *field : std::as_const(m_fields))
        field->setTitle(fieldTitle(field->path(), nullptr));
    fieldOf(u"project"_s)
        ->setTitle(fieldTitle(u"project"_s, nullptr), tr("first: quota and cost follow from it"));
    fieldOf(u"purpose"_s)
        ->setTitle(fieldTitle(u"purpose"_s, nullptr), tr("(shown in lists, and to who approves)"));
    fieldOf(u"inputs"_s)->setTitle(fieldTitle(u"inputs"_s, nullptr), tr("(optional)"));
    m_filling = true;
    m_durationUnit->clear();
    for (const auto &row : Named<DurationUnit>::kRows)
        m_durationUnit->addItem(unitText(row.value));
    m_durationUnit->setAccessibleName(tr("Unit of the duration"));
    m_project->setPlaceholderText(tr("Please choose"));
    m_template->setPlaceholderText(tr("Please choose"));
    m_filling = false;
    m_shownTemplate.clear(); // the parameters' titles come in two languages
    fill();
}

} // namespace stw::views
