#include "app/shell/headbar.h"

#include "app/shell/headparts.h"
#include "app/widgets/icons.h"
#include "app/widgets/tokens.h"
#include "app/widgets/type.h"

#include <QComboBox>
#include <QEvent>
#include <QMenu>

namespace stw::shell {

using namespace Qt::StringLiterals;

namespace {

constexpr int kChooserWidth = 232;

} // namespace

HeadBar::HeadBar(QWidget *parent)
    : QWidget(parent)
    , m_projects(new QComboBox(this))
    , m_tag(new EnvironmentTag(this))
    , m_search(new SearchButton(this))
    , m_bell(new BellButton(this))
    , m_person(new PersonButton(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, kEdgeHeight, 12, 1);
    row->setSpacing(12);
    row->addWidget(new Brand(this));
    row->addWidget(m_projects);
    row->addWidget(m_tag);
    row->addStretch(1);
    row->addWidget(m_search);
    row->addStretch(1);
    row->addWidget(m_bell);
    row->addWidget(m_person);
    setFixedHeight(std::max(kHeight, fontMetrics().height() + 26));
    m_projects->setMinimumWidth(kChooserWidth);
    m_search->setShortcutText(
        QKeySequence(Qt::CTRL | Qt::Key_K).toString(QKeySequence::NativeText));
    m_search->setMaximumWidth(m_search->sizeHint().width());
    m_tag->setMark(m_mark);
    connect(m_projects, &QComboBox::activated, this, [this](int at) {
        m_project = m_choices[at].id;
        emit projectChosen(m_project);
    });
    connect(m_search, &QAbstractButton::clicked, this, &HeadBar::searchWanted);
    connect(m_bell, &QAbstractButton::clicked, this, &HeadBar::inboxWanted);
    retranslate();
}

void HeadBar::setMark(const EdgeMark &mark)
{
    m_mark = mark;
    m_tag->setMark(mark);
    update();
}

void HeadBar::setProjects(const QList<ProjectChoice> &projects, const ProjectId &current)
{
    m_choices = projects;
    m_project = current;
    m_projects->clear();
    for (qsizetype i = 0; i < projects.size(); ++i) {
        m_projects->addItem(widgets::icon("project"_L1), tr("Project: %1").arg(projects[i].name));
        if (projects[i].id == current)
            m_projects->setCurrentIndex(int(i));
    }
    m_projects->setVisible(!projects.isEmpty());
}

void HeadBar::setUnread(int count)
{
    m_bell->setUnread(count);
}

void HeadBar::setPerson(const QString &name, QMenu *menu)
{
    m_person->setText(name);
    m_person->setMenu(menu);
}

void HeadBar::paintEvent(QPaintEvent *)
{
    const widgets::Tokens &colours = widgets::tokens(palette());
    QPainter painter(this);
    painter.fillRect(rect(), QColor(colours.surface));
    painter.fillRect(QRect(0, 0, width(), kEdgeHeight), colourOf(m_mark, palette()));
    painter.fillRect(QRect(0, height() - 1, width(), 1), QColor(colours.line));
}

void HeadBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void HeadBar::retranslate()
{
    m_projects->setAccessibleName(tr("Project"));
    m_projects->setToolTip(tr("New requests belong to this project."));
    m_search->setText(tr("Search or run a command"));
    m_search->setAccessibleName(m_search->text());
    m_bell->setAccessibleName(tr("Notifications"));
    m_bell->setToolTip(tr("Notifications"));
    m_person->setAccessibleName(tr("Account"));
    setProjects(m_choices, m_project);
}

} // namespace stw::shell
