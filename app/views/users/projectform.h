#pragma once

#include "app/models/records.h"
#include "shared/base/result.h"
#include "shared/model/quota.h"
#include "shared/wire/bodies.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QPushButton;
class QTableView;

namespace stw::widgets {
class Label;
class QuotaBar;
} // namespace stw::widgets

namespace stw::views {

class ConflictBar;
class Field;

//! One project: a new one, or one with its members and its quota.
class ProjectForm : public QWidget
{
    Q_OBJECT

public:
    explicit ProjectForm(QWidget *parent = nullptr);

    void compose();
    void edit(const Project &project);
    //! The same project as the service has it now; what was typed and not saved stays typed.
    void reload(const Project &project);
    bool isNew() const { return !m_project; }
    ProjectId project() const { return m_project ? m_project->id : ProjectId(); }

    void setTenants(const QList<Tenant> &tenants);
    void setUsers(const QList<wire::UserView> &users); //!< Who can become a member.
    void setMembers(const QList<wire::MemberView> &members);
    void setQuota(const QList<QuotaLine> &lines);
    void refuse(const Error &error);
    void setBusy(bool busy);

signals:
    void createWished(const stw::wire::ProjectWish &wish);
    void editWished(const stw::Project &base, const stw::wire::ProjectEdit &edit);
    //! Adds a member or changes the role of one. By sign-in name.
    void memberWished(stw::ProjectId project, const QString &user, stw::Role role);
    void memberRemoved(stw::ProjectId project, const QString &user);
    void reloadWished(stw::ProjectId project);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    QWidget *people();
    void retranslate();
    void fill();
    void fillRoles();
    void send();
    void showProblem(const std::optional<Error> &error);
    void chooseMember();
    bool isEdited() const;
    Role role() const;
    const wire::MemberView *currentMember() const;

    std::optional<Project> m_project;
    bool m_busy = false;
    bool m_edits = false; //!< What is awaited is the answer to an edit of a version.
    models::MemberList m_members;
    ConflictBar *m_conflict;
    widgets::Label *m_heading;
    widgets::Label *m_facts;
    QLineEdit *m_name;
    Field *m_nameField;
    QLineEdit *m_title;
    Field *m_titleField;
    QComboBox *m_tenant;
    Field *m_tenantField;
    QLineEdit *m_zone;
    Field *m_zoneField;
    widgets::Label *m_problem;
    QPushButton *m_save;
    QWidget *m_people = nullptr;
    widgets::Label *m_membersTitle = nullptr;
    QTableView *m_memberView = nullptr;
    QComboBox *m_user = nullptr;
    Field *m_userField = nullptr;
    QComboBox *m_role = nullptr;
    Field *m_roleField = nullptr;
    QPushButton *m_set = nullptr;
    QPushButton *m_remove = nullptr;
    widgets::Label *m_quotaTitle = nullptr;
    widgets::QuotaBar *m_quota = nullptr;
    widgets::Label *m_noQuota = nullptr;
};

} // namespace stw::views
