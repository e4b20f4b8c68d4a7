#include "app/views/users/usersview.h"

#include "app/texts/format.h"
#include "app/views/users/accountform.h"
#include "app/views/users/projectform.h"
#include "app/views/users/rowdelegate.h"
#include "app/widgets/card.h"
#include "app/widgets/type.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QEvent>
#include <QHeaderView>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTableView>

namespace stw::views {

namespace {

constexpr int kFormWidth = 424; // LOOK.md §3: detail

} // namespace

UsersView::UsersView(QWidget *parent)
    : QWidget(parent)
    , m_parts(new QButtonGroup(this))
    , m_accountsButton(new QPushButton(this))
    , m_projectsButton(new QPushButton(this))
    , m_stack(new QStackedWidget(this))
    , m_userTable(table(&m_users))
    , m_projectTable(table(&m_projects))
    , m_account(new AccountForm)
    , m_project(new ProjectForm)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(bar());
    column->addWidget(new widgets::Hairline(Qt::Horizontal, this));
    column->addWidget(m_stack, 1);
    m_stack->addWidget(pane(m_userTable, m_account));
    m_stack->addWidget(pane(m_projectTable, m_project));
    connect(m_parts, &QButtonGroup::idClicked, this, [this](int id) { showPart(Part(id)); });
    connect(m_userTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &UsersView::showAccount);
    connect(m_projectTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &UsersView::showProject);
    retranslate();
}

QWidget *UsersView::bar()
{
    auto *bar = new QWidget(this);
    bar->setAutoFillBackground(true);
    bar->setBackgroundRole(QPalette::Base);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(16, 8, 16, 8);
    row->setSpacing(0);
    for (QPushButton *button : {m_accountsButton, m_projectsButton}) {
        button->setCheckable(true);
        button->setProperty("segment", true);
        row->addWidget(button);
    }
    m_accountsButton->setChecked(true);
    m_parts->addButton(m_accountsButton, int(Part::Accounts));
    m_parts->addButton(m_projectsButton, int(Part::Projects));
    row->addStretch();
    return bar;
}

QTableView *UsersView::table(QAbstractItemModel *model)
{
    auto *view = new QTableView(this);
    view->setModel(model);
    view->setFrameShape(QFrame::NoFrame);
    view->setShowGrid(false);
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    view->setTabKeyNavigation(false);
    view->setWordWrap(false);
    view->verticalHeader()->hide();
    view->horizontalHeader()->setHighlightSections(false);
    dressTable(view);
    return view;
}

QWidget *UsersView::pane(QTableView *table, QWidget *form)
{
    auto *scroll = new QScrollArea(this);
    scroll->setWidget(form);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFixedWidth(widgets::scaled(kFormWidth));
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->viewport()->setBackgroundRole(QPalette::Base);
    form->setBackgroundRole(QPalette::Base);
    auto *pane = new QWidget(this);
    auto *row = new QHBoxLayout(pane);
    row->setContentsMargins({});
    row->setSpacing(0);
    row->addWidget(table, 1);
    row->addWidget(new widgets::Hairline(Qt::Vertical, pane));
    row->addWidget(scroll);
    return pane;
}

void UsersView::setUsers(const QList<wire::UserView> &users)
{
    const UserId shown = m_account->user();
    m_users.setRecords(users);
    m_project->setUsers(users);
    for (const wire::UserView &user : users) {
        if (user.id == shown)
            m_account->reload(user);
    }
    retranslate();
    choose(shown);
}

void UsersView::setTenants(const QList<Tenant> &tenants)
{
    m_project->setTenants(tenants);
}

void UsersView::setProjects(const QList<Project> &projects)
{
    const ProjectId shown = m_project->project();
    m_projects.setRecords(projects);
    for (const Project &project : projects) {
        if (project.id == shown)
            m_project->reload(project);
    }
    retranslate();
    choose(shown);
}

UsersView::Part UsersView::part() const
{
    return Part(m_stack->currentIndex());
}

void UsersView::showPart(Part part)
{
    m_parts->button(int(part))->setChecked(true);
    m_stack->setCurrentIndex(int(part));
    emit partChanged();
}

void UsersView::choose(UserId user)
{
    const int row = m_users.rowOf(user.toString());
    if (row >= 0 && m_userTable->currentIndex().row() != row)
        m_userTable->selectRow(row);
}

void UsersView::choose(ProjectId project)
{
    const int row = m_projects.rowOf(project.toString());
    if (row >= 0 && m_projectTable->currentIndex().row() != row)
        m_projectTable->selectRow(row);
}

void UsersView::compose()
{
    if (part() == Part::Accounts) {
        m_userTable->selectionModel()->clear();
        m_account->compose();
        m_account->setFocus();
    } else {
        m_projectTable->selectionModel()->clear();
        m_project->compose();
        m_project->setFocus();
    }
}

void UsersView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void UsersView::retranslate()
{
    //: A part of the page and how many there are.
    m_accountsButton->setText(tr("Accounts %1").arg(texts::number(m_users.records().size())));
    m_projectsButton->setText(tr("Projects %1").arg(texts::number(m_projects.records().size())));
    m_userTable->setAccessibleName(tr("Accounts"));
    m_projectTable->setAccessibleName(tr("Projects"));
    m_users.retranslate();
    m_projects.retranslate();
}

void UsersView::showAccount()
{
    const wire::UserView *user = m_users.at(m_userTable->currentIndex().row());
    if (user && user->id != m_account->user())
        m_account->edit(*user);
}

void UsersView::showProject()
{
    const Project *project = m_projects.at(m_projectTable->currentIndex().row());
    if (!project || project->id == m_project->project())
        return;
    m_project->edit(*project);
    emit projectChosen(project->id);
}

} // namespace stw::views
