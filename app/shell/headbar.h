#pragma once

#include "app/views/settings/preferences.h"
#include "shared/model/ids.h"

#include <QWidget>

class QComboBox;

namespace stw::shell {

class SearchButton;
class EnvironmentTag;
class BellButton;
class PersonButton;

struct ProjectChoice
{
    ProjectId id;
    QString name;

    friend bool operator==(const ProjectChoice &, const ProjectChoice &) = default;
};

//! What the window's upper edge says of the server.
struct EdgeMark
{
    views::Environment environment = views::Environment::Development;
    bool simulated = false; //!< The fleet is; then this is said instead.

    friend bool operator==(const EdgeMark &, const EdgeMark &) = default;
};

//! The upper edge of the window: environment, project, search, inbox, person.
class HeadBar : public QWidget
{
    Q_OBJECT

public:
    static constexpr int kEdgeHeight = 3;
    static constexpr int kHeight = 44; //!< The edge is part of it.

    explicit HeadBar(QWidget *parent = nullptr);

    void setMark(const EdgeMark &mark);
    void setProjects(const QList<ProjectChoice> &projects, const ProjectId &current);
    void setUnread(int count);
    //! Its menu is made by the shell.
    void setPerson(const QString &name, class QMenu *menu);

signals:
    void projectChosen(const stw::ProjectId &project);
    void searchWanted();
    void inboxWanted();

protected:
    void paintEvent(QPaintEvent *) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    EdgeMark m_mark;
    QList<ProjectChoice> m_choices;
    ProjectId m_project;
    QComboBox *m_projects;
    EnvironmentTag *m_tag;
    SearchButton *m_search;
    BellButton *m_bell;
    PersonButton *m_person;
};

} // namespace stw::shell
