#pragma once

#include "app/models/records.h"

#include <QWidget>

class QButtonGroup;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace stw::views {

class AccountForm;
class ProjectForm;

//! Accounts and projects of the installation: a list on the left, the one under the cursor, or a
//! new one, on the right.
class UsersView : public QWidget
{
    Q_OBJECT

public:
    enum class Part { Accounts, Projects };

    explicit UsersView(QWidget *parent = nullptr);

    void setUsers(const QList<wire::UserView> &users);
    void setTenants(const QList<Tenant> &tenants);
    void setProjects(const QList<Project> &projects);
    AccountForm *accountForm() const { return m_account; }
    ProjectForm *projectForm() const { return m_project; }

    Part part() const;
    void showPart(Part part);
    //! Puts the cursor on one, and the form with it.
    void choose(UserId user);
    void choose(ProjectId project);
    //! An empty form of the part that is shown.
    void compose();

signals:
    //! Its members and quota are wanted.
    void projectChosen(stw::ProjectId project);
    void partChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *bar();
    QWidget *pane(QTableView *table, QWidget *form);
    QTableView *table(QAbstractItemModel *model);
    void retranslate();
    void showAccount();
    void showProject();

    models::UserList m_users;
    models::ProjectList m_projects;
    QButtonGroup *m_parts;
    QPushButton *m_accountsButton;
    QPushButton *m_projectsButton;
    QStackedWidget *m_stack;
    QTableView *m_userTable;
    QTableView *m_projectTable;
    AccountForm *m_account;
    ProjectForm *m_project;
};

} // namespace stw::views
