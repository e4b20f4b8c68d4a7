#pragma once

#include "app/shell/page.h"
#include "shared/wire/bodies.h"
#include "shared/wire/views.h"

namespace stw::views {
class UsersView;
}

namespace stw::shell {

//! Accounts and projects, for administrators. Edits name the version that they were made on; where
//! that is not the newest any more, the form says so and nothing is saved.
class UsersPage : public Page
{
    Q_OBJECT

public:
    UsersPage(const Context &context, QWidget *parent);

    QString heading() const override;
    void open(const Target &target) override;
    void refresh() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void followAccounts();
    void followProjects();
    void retranslate();
    void readUsers();
    void readProjects();
    void readProject(ProjectId project);
    void createUser(const wire::UserWish &wish);
    void editUser(const wire::UserView &base, const wire::UserEdit &edit);
    void issueSecret(UserId user, const QString &name);
    void issueToken(UserId user, const wire::TokenWish &wish);
    void createProject(const wire::ProjectWish &wish);
    void editProject(const Project &base, const wire::ProjectEdit &edit);
    void setMember(ProjectId project, const QString &user, Role role);
    void removeMember(ProjectId project, const QString &user);
    void tellDone(const QString &title);
    //! Reads the accounts anew and shows the one that \a id names.
    void afterUser(UserId id, const QString &said);

    const Context m_context;
    views::UsersView *m_view;
    QAction *m_create;
    QMap<UserId, QString> m_names; //!< Of the accounts as they were last read.
};

} // namespace stw::shell
