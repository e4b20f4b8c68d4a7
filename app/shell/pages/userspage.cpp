#include "app/shell/pages/userspage.h"

#include "app/shell/session.h"
#include "app/views/users/accountform.h"
#include "app/views/users/projectform.h"
#include "app/views/users/usersview.h"
#include "app/widgets/icons.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>

namespace stw::shell {

using namespace Qt::StringLiterals;
using views::AccountForm;
using views::ProjectForm;
using views::UsersView;

namespace {

//! The entity tag of a revision, as the API spells it.
QByteArray tagOf(qint64 revision)
{
    return '"' + QByteArray::number(revision) + '"';
}

} // namespace

UsersPage::UsersPage(const Context &context, QWidget *parent)
    : Page(parent)
    , m_context(context)
    , m_view(new UsersView(this))
    , m_create(new QAction(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_view);
    m_create->setIcon(widgets::icon("plus"_L1));
    m_create->setProperty("head", true);
    addAction(m_create);
    connect(m_create, &QAction::triggered, m_view, &UsersView::compose);
    connect(m_view, &UsersView::partChanged, this, &UsersPage::retranslate);
    connect(m_view, &UsersView::projectChosen, this, &UsersPage::readProject);
    followAccounts();
    followProjects();
    retranslate();
    refresh();
}

void UsersPage::followAccounts()
{
    AccountForm *form = m_view->accountForm();
    connect(form, &AccountForm::createWished, this, &UsersPage::createUser);
    connect(form, &AccountForm::editWished, this, &UsersPage::editUser);
    connect(form, &AccountForm::secretWished, this,
            [this](UserId user) { issueSecret(user, m_names.value(user)); });
    connect(form, &AccountForm::tokenWished, this, &UsersPage::issueToken);
    connect(form, &AccountForm::reloadWished, this, &UsersPage::readUsers);
}

void UsersPage::followProjects()
{
    ProjectForm *form = m_view->projectForm();
    connect(form, &ProjectForm::createWished, this, &UsersPage::createProject);
    connect(form, &ProjectForm::editWished, this, &UsersPage::editProject);
    connect(form, &ProjectForm::memberWished, this, &UsersPage::setMember);
    connect(form, &ProjectForm::memberRemoved, this, &UsersPage::removeMember);
    connect(form, &ProjectForm::reloadWished, this, &UsersPage::readProjects);
}

QString UsersPage::heading() const
{
    return tr("Users & projects");
}

void UsersPage::open(const Target &target)
{
    if (const auto project = ProjectId::fromString(target.id)) {
        m_view->showPart(UsersView::Part::Projects);
        m_view->choose(*project);
    } else if (const auto user = UserId::fromString(target.id)) {
        m_view->showPart(UsersView::Part::Accounts);
        m_view->choose(*user);
    }
}

void UsersPage::refresh()
{
    readUsers();
    readProjects();
    m_context.client.fetch<wire::Listing<Tenant>>(
        {.path = u"tenants"_s}, this, [this](const Result<wire::Listing<Tenant>> &tenants) {
            if (tenants)
                m_view->setTenants(tenants->items);
        });
}

void UsersPage::readUsers()
{
    m_context.client.fetch<wire::Listing<wire::UserView>>(
        {.path = u"users"_s}, this, [this](const Result<wire::Listing<wire::UserView>> &users) {
            if (!users)
                return m_view->accountForm()->refuse(users.error());
            m_names.clear();
            for (const wire::UserView &user : users->items)
                m_names.insert(user.id, user.name);
            m_view->setUsers(users->items);
        });
}

void UsersPage::readProjects()
{
    m_context.client.fetch<wire::Listing<Project>>(
        {.path = u"projects"_s}, this, [this](const Result<wire::Listing<Project>> &projects) {
            if (!projects)
                return m_view->projectForm()->refuse(projects.error());
            m_view->setProjects(projects->items);
            if (const ProjectId shown = m_view->projectForm()->project(); shown.isValid())
                readProject(shown);
        });
}

void UsersPage::readProject(ProjectId project)
{
    const QString path = "projects/"_L1 + project.toString();
    const auto isShown = [this, project] { return m_view->projectForm()->project() == project; };
    m_context.client.fetch<wire::Listing<wire::MemberView>>(
        {.path = path + "/members"_L1}, this, [this, isShown](const auto &members) {
            if (members && isShown())
                m_view->projectForm()->setMembers(members->items);
        });
    // An administrator need not see usage: then the form shows the project without.
    m_context.client.fetch<wire::Listing<QuotaLine>>(
        {.path = path + "/quota"_L1}, this, [this, isShown](const auto &quota) {
            if (quota && isShown())
                m_view->projectForm()->setQuota(quota->items);
        });
}

void UsersPage::createUser(const wire::UserWish &wish)
{
    m_context.client.fetch<wire::UserView>(
        {.verb = "POST", .path = u"users"_s, .body = wire::encode(wish)}, this,
        [this](const Result<wire::UserView> &user) {
            if (!user)
                return m_view->accountForm()->refuse(user.error());
            m_view->accountForm()->edit(*user);
            afterUser(user->id, tr("The account %1 was created.").arg(user->name));
            // Without it a person could not sign in for the first time.
            if (!user->service)
                issueSecret(user->id, user->name);
        });
}

void UsersPage::editUser(const wire::UserView &base, const wire::UserEdit &edit)
{
    m_context.client.fetch<wire::UserView>(
        {.verb = "PATCH",
         .path = "users/"_L1 + base.id.toString(),
         .body = wire::encode(edit),
         .ifMatch = tagOf(base.revision)},
        this, [this](const Result<wire::UserView> &user) {
            if (!user)
                return m_view->accountForm()->refuse(user.error());
            m_view->accountForm()->edit(*user);
            afterUser(user->id, tr("The account %1 was changed.").arg(user->name));
        });
}

void UsersPage::afterUser(UserId id, const QString &said)
{
    readUsers();
    m_view->choose(id);
    tellDone(said);
}

void UsersPage::issueSecret(UserId user, const QString &name)
{
    m_context.client.fetch<wire::SecretShown>(
        {.verb = "POST", .path = "users/%1/secret"_L1.arg(user.toString())}, this,
        [this, user, name](const Result<wire::SecretShown> &shown) {
            if (!shown)
                return m_view->accountForm()->refuse(shown.error());
            if (m_view->accountForm()->user() == user)
                m_view->accountForm()->showSecret(*shown, name);
        });
}

void UsersPage::issueToken(UserId user, const wire::TokenWish &wish)
{
    m_context.client.fetch<wire::TokenShown>({.verb = "POST",
                                              .path = "users/%1/tokens"_L1.arg(user.toString()),
                                              .body = wire::encode(wish)},
                                             this,
                                             [this, user](const Result<wire::TokenShown> &shown) {
                                                 AccountForm *form = m_view->accountForm();
                                                 if (!shown)
                                                     return form->refuse(shown.error());
                                                 if (form->user() == user)
                                                     form->showToken(*shown);
                                             });
}

void UsersPage::createProject(const wire::ProjectWish &wish)
{
    m_context.client.fetch<Project>(
        {.verb = "POST", .path = u"projects"_s, .body = wire::encode(wish)}, this,
        [this](const Result<Project> &project) {
            if (!project)
                return m_view->projectForm()->refuse(project.error());
            m_view->projectForm()->edit(*project);
            readProjects();
            tellDone(tr("The project %1 was created.").arg(project->name));
        });
}

void UsersPage::editProject(const Project &base, const wire::ProjectEdit &edit)
{
    m_context.client.fetch<Project>({.verb = "PATCH",
                                     .path = "projects/"_L1 + base.id.toString(),
                                     .body = wire::encode(edit),
                                     .ifMatch = tagOf(base.revision)},
                                    this, [this](const Result<Project> &project) {
                                        if (!project)
                                            return m_view->projectForm()->refuse(project.error());
                                        m_view->projectForm()->edit(*project);
                                        readProjects();
                                        tellDone(
                                            tr("The project %1 was changed.").arg(project->name));
                                    });
}

void UsersPage::setMember(ProjectId project, const QString &user, Role role)
{
    m_context.client.fetch<wire::MemberView>(
        {.verb = "PUT",
         .path = "projects/%1/members/%2"_L1.arg(project.toString(), user),
         .body = wire::encode(wire::MemberWish{role})},
        this, [this, project](const Result<wire::MemberView> &member) {
            if (!member)
                return m_view->projectForm()->refuse(member.error());
            readProject(project);
        });
}

void UsersPage::removeMember(ProjectId project, const QString &user)
{
    m_context.client.send(
        {.verb = "DELETE", .path = "projects/%1/members/%2"_L1.arg(project.toString(), user)}, this,
        [this, project](const Result<client::Answer> &answer) {
            if (!answer)
                return m_view->projectForm()->refuse(answer.error());
            readProject(project);
        });
}

void UsersPage::tellDone(const QString &title)
{
    m_context.tell({Message::Kind::Done, title});
}

void UsersPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void UsersPage::retranslate()
{
    m_create->setText(m_view->part() == UsersView::Part::Accounts ? tr("New account")
                                                                  : tr("New project"));
    emit headChanged();
}

} // namespace stw::shell
