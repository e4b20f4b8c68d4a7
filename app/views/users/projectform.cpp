#include "app/views/users/projectform.h"

#include "app/texts/errortext.h"
#include "app/texts/words.h"
#include "app/views/users/conflictbar.h"
#include "app/views/users/field.h"
#include "app/views/users/rowdelegate.h"
#include "app/widgets/label.h"
#include "app/widgets/quotabar.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTimeZone>

namespace stw::views {

using namespace Qt::StringLiterals;
using widgets::TextRole;

namespace {

constexpr int kMemberRows = 5;

} // namespace

ProjectForm::ProjectForm(QWidget *parent)
    : QWidget(parent)
    , m_conflict(new ConflictBar(this))
    , m_heading(new widgets::Label(TextRole::Section, this))
    , m_facts(new widgets::Label(TextRole::Second, this))
    , m_name(new QLineEdit(this))
    , m_nameField(new Field(u"name"_s, m_name, this))
    , m_title(new QLineEdit(this))
    , m_titleField(new Field(u"title"_s, m_title, this))
    , m_tenant(new QComboBox(this))
    , m_tenantField(new Field(u"tenant"_s, m_tenant, this))
    , m_zone(new QLineEdit(this))
    , m_zoneField(new Field(u"zone"_s, m_zone, this))
    , m_problem(new widgets::Label(TextRole::Body, this))
    , m_save(new QPushButton(this))
{
    build();
    connect(m_conflict, &ConflictBar::reloadWished, this, [this] { emit reloadWished(project()); });
    connect(m_save, &QPushButton::clicked, this, &ProjectForm::send);
    for (QLineEdit *edit : {m_name, m_title, m_zone}) {
        connect(edit, &QLineEdit::returnPressed, this, &ProjectForm::send);
        connect(edit, &QLineEdit::textEdited, this, &ProjectForm::fill);
    }
    connect(m_memberView->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ProjectForm::chooseMember);
    connect(m_user, &QComboBox::currentTextChanged, this, &ProjectForm::fill);
    connect(m_set, &QPushButton::clicked, this, [this] {
        setBusy(true);
        m_edits = false;
        emit memberWished(project(), m_user->currentData().toString(), role());
    });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        if (const wire::MemberView *member = currentMember()) {
            setBusy(true);
            m_edits = false;
            emit memberRemoved(project(), member->name);
        }
    });
    compose();
    retranslate();
}

void ProjectForm::build()
{
    m_name->setMaxLength(int(wire::kNameLength));
    m_title->setMaxLength(int(wire::kTitleLength));
    m_problem->setWordWrap(true);
    m_save->setProperty("primary", true);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_save);
    buttons->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(12);
    column->addWidget(m_heading);
    column->addWidget(m_facts);
    column->addWidget(m_conflict);
    column->addWidget(m_nameField);
    column->addWidget(m_titleField);
    column->addWidget(m_tenantField);
    column->addWidget(m_zoneField);
    column->addWidget(m_problem);
    column->addLayout(buttons);
    column->addWidget(people());
    column->addStretch();
}

QWidget *ProjectForm::people()
{
    m_people = new QWidget(this);
    m_membersTitle = new widgets::Label(TextRole::Section, m_people);
    m_memberView = new QTableView(m_people);
    m_memberView->setModel(&m_members);
    m_memberView->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_memberView->setSelectionMode(QAbstractItemView::SingleSelection);
    m_memberView->setShowGrid(false);
    m_memberView->setTabKeyNavigation(false);
    m_memberView->setWordWrap(false);
    m_memberView->verticalHeader()->hide();
    dressTable(m_memberView);
    m_memberView->horizontalHeader()->setHighlightSections(false);
    const int row = m_memberView->verticalHeader()->defaultSectionSize();
    m_memberView->setFixedHeight(row * (kMemberRows + 1));
    m_user = new QComboBox(m_people);
    m_userField = new Field(u"user"_s, m_user, m_people);
    m_role = new QComboBox(m_people);
    m_roleField = new Field(u"role"_s, m_role, m_people);
    for (QComboBox *box : {m_user, m_role}) { // Long names must not widen the pane.
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
    }
    m_set = new QPushButton(m_people);
    m_remove = new QPushButton(m_people);
    m_quotaTitle = new widgets::Label(TextRole::Section, m_people);
    m_quota = new widgets::QuotaBar(m_people);
    m_noQuota = new widgets::Label(TextRole::Second, m_people);

    auto *fields = new QHBoxLayout;
    fields->setSpacing(8);
    fields->addWidget(m_userField, 3);
    fields->addWidget(m_roleField, 2);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_set);
    buttons->addWidget(m_remove);
    buttons->addStretch();
    auto *column = new QVBoxLayout(m_people);
    column->setContentsMargins(0, 12, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_membersTitle);
    column->addWidget(m_memberView);
    column->addLayout(fields);
    column->addLayout(buttons);
    column->addSpacing(8);
    column->addWidget(m_quotaTitle);
    column->addWidget(m_noQuota);
    column->addWidget(m_quota);
    return m_people;
}

void ProjectForm::compose()
{
    m_project.reset();
    m_name->clear();
    m_title->clear();
    m_zone->setText(QString::fromLatin1(QTimeZone::systemTimeZoneId()));
    m_conflict->clear();
    m_busy = false;
    showProblem({});
    fill();
}

void ProjectForm::edit(const Project &project)
{
    const bool same = m_project && m_project->id == project.id;
    m_project = project;
    m_title->setText(project.title);
    if (!same) {
        m_members.setRecords({});
        setQuota({});
    }
    m_conflict->clear();
    m_busy = false;
    showProblem({});
    fill();
}

void ProjectForm::reload(const Project &project)
{
    const bool edited = isEdited();
    const QString typed = m_title->text();
    edit(project);
    if (edited)
        m_title->setText(typed);
    fill();
}

bool ProjectForm::isEdited() const
{
    return m_project ? m_title->text().trimmed() != m_project->title
                     : !m_name->text().trimmed().isEmpty();
}

void ProjectForm::setTenants(const QList<Tenant> &tenants)
{
    const QVariant chosen = m_tenant->currentData();
    m_tenant->clear();
    for (const Tenant &tenant : tenants)
        m_tenant->addItem(tenant.title.isEmpty() ? tenant.name : tenant.title, tenant.name);
    m_tenant->setCurrentIndex(std::max(0, m_tenant->findData(chosen)));
    fill();
}

void ProjectForm::setUsers(const QList<wire::UserView> &users)
{
    const QVariant chosen = m_user->currentData();
    m_user->clear();
    for (const wire::UserView &user : users) {
        if (!user.disabled)
            m_user->addItem(user.title.isEmpty() ? user.name
                                                 : tr("%1 (%2)").arg(user.title, user.name),
                            user.name);
    }
    m_user->setCurrentIndex(std::max(0, m_user->findData(chosen)));
    fill();
}

void ProjectForm::setMembers(const QList<wire::MemberView> &members)
{
    setBusy(false);
    m_members.setRecords(members);
    fill();
}

void ProjectForm::setQuota(const QList<QuotaLine> &lines)
{
    QList<widgets::QuotaBarLine> bars;
    for (const QuotaLine &line : lines) {
        if (line.limit) {
            bars += widgets::quotaBarLine(line.dimension,
                                          {line.used, line.held, line.asked, line.limit});
        }
    }
    m_quota->setLines(bars);
    m_quota->setVisible(!bars.isEmpty());
    m_noQuota->setVisible(bars.isEmpty());
}

void ProjectForm::refuse(const Error &error)
{
    setBusy(false);
    if (error.code == ErrorCode::Conflict && m_edits)
        m_conflict->tell();
    else
        showProblem(error);
}

void ProjectForm::showProblem(const std::optional<Error> &error)
{
    views::showProblem({m_nameField, m_titleField, m_tenantField, m_zoneField, m_roleField},
                       *m_problem, error);
}

void ProjectForm::setBusy(bool busy)
{
    m_busy = busy;
    fill();
}

void ProjectForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ProjectForm::retranslate()
{
    m_nameField->setLabel(tr("Name"));
    m_titleField->setLabel(tr("Title"));
    m_tenantField->setLabel(tr("Tenant"));
    m_zoneField->setLabel(tr("Time zone (its months are the budget's)"));
    m_membersTitle->setText(tr("Members"));
    m_memberView->setAccessibleName(tr("Members"));
    m_userField->setLabel(tr("Account"));
    m_roleField->setLabel(tr("Role in the project"));
    m_remove->setText(tr("Remove member"));
    m_quotaTitle->setText(tr("Quota"));
    m_quota->setAccessibleName(tr("Quota"));
    m_noQuota->setText(tr("This project has no limits."));
    m_members.retranslate();
    fillRoles();
    fill();
}

void ProjectForm::fillRoles()
{
    const int chosen = std::max(0, m_role->currentIndex());
    m_role->clear();
    for (const RoleRow &row : Named<Role>::kRows) {
        if (row.reach == RoleReach::Project)
            m_role->addItem(texts::textOf(row.value), int(row.value));
    }
    m_role->setCurrentIndex(chosen);
}

void ProjectForm::fill()
{
    const bool editing = m_project.has_value();
    m_heading->setText(editing ? m_project->name : tr("New project"));
    m_facts->setVisible(editing);
    for (Field *field : {m_nameField, m_tenantField, m_zoneField})
        field->setVisible(!editing);
    m_people->setVisible(editing);
    m_save->setText(editing ? tr("Save changes") : tr("Create project"));
    m_save->setEnabled(!m_busy && isEdited());
    m_remove->setEnabled(!m_busy && currentMember());
    const QString user = m_user->currentData().toString();
    const bool known = std::ranges::any_of(
        m_members.records(), [&user](const wire::MemberView &row) { return row.name == user; });
    m_set->setText(known ? tr("Change role") : tr("Add member"));
    m_set->setEnabled(!m_busy && !user.isEmpty());
    if (editing)
        m_facts->setText(tr("Time zone %1").arg(m_project->zone));
}

void ProjectForm::send()
{
    if (m_busy || !isEdited())
        return;
    setBusy(true);
    m_edits = m_project.has_value();
    const QString title = m_title->text().trimmed();
    if (m_project)
        return emit editWished(*m_project, {title});
    emit createWished({m_tenant->currentData().toString(), m_name->text().trimmed(), title,
                       m_zone->text().trimmed()});
}

void ProjectForm::chooseMember()
{
    if (const wire::MemberView *member = currentMember()) {
        m_user->setCurrentIndex(m_user->findData(member->name));
        m_role->setCurrentIndex(m_role->findData(int(member->role)));
    }
    fill();
}

Role ProjectForm::role() const
{
    return Role(m_role->currentData().toInt());
}

const wire::MemberView *ProjectForm::currentMember() const
{
    return m_members.at(m_memberView->currentIndex().row());
}

} // namespace stw::views
