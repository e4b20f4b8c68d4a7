#include "app/shell/viewhead.h"

#include "app/widgets/icons.h"
#include "app/widgets/label.h"
#include "app/widgets/tokens.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QToolButton>

#include <algorithm>

namespace stw::shell {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSide = 16;
constexpr qsizetype kIdBegin = 12;
constexpr qsizetype kIdEnd = 4;

//! An id is cut in its middle: both ends tell it apart.
QString shortened(const QString &id)
{
    return id.size() <= kIdBegin + kIdEnd + 1 ? id : id.first(kIdBegin) + u'…' + id.last(kIdEnd);
}

QHBoxLayout *rowIn(QHBoxLayout *outer)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    outer->addLayout(row);
    return row;
}

} // namespace

ViewHead::ViewHead(QWidget *parent)
    : QWidget(parent)
    , m_crumbRow(new QWidget(this))
    , m_parent(new QPushButton(m_crumbRow))
    , m_id(new widgets::Label(widgets::TextRole::Code, m_crumbRow))
    , m_copy(new QToolButton(m_crumbRow))
    , m_title(new widgets::Label(widgets::TextRole::Title, this))
    , m_subtitle(new widgets::Label(widgets::TextRole::Second, this))
{
    auto *crumbs = new QHBoxLayout(m_crumbRow);
    crumbs->setContentsMargins(0, 0, 0, 0);
    crumbs->setSpacing(8);
    auto *arrow = new widgets::Label(widgets::TextRole::Muted, u"›"_s, m_crumbRow);
    crumbs->addWidget(m_parent);
    crumbs->addWidget(arrow);
    crumbs->addWidget(m_id);
    crumbs->addWidget(m_copy);
    crumbs->addStretch();
    m_parent->setProperty("quiet", true);
    m_parent->setProperty("small", true);
    m_id->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_copy->setIcon(widgets::icon("copy"_L1));
    m_copy->setAutoRaise(true);

    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(m_title);
    m_leadRow = rowIn(row);
    row->addWidget(m_subtitle);
    row->addStretch();
    m_toolRow = rowIn(row);
    m_buttonRow = rowIn(row);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kSide, 8, kSide, 9);
    column->setSpacing(4);
    column->addWidget(m_crumbRow);
    column->addLayout(row);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(m_parent, &QPushButton::clicked, this, [this] { emit crumbFollowed(m_parentTarget); });
    connect(m_copy, &QToolButton::clicked, this, [this] {
        if (m_page && m_page->crumb())
            QGuiApplication::clipboard()->setText(m_page->crumb()->id);
    });
    retranslate();
}

// Not setMinimumHeight(): that would let a page that lacks room squash two rows into one.
QSize ViewHead::minimumSizeHint() const
{
    return QWidget::minimumSizeHint().expandedTo({0, kHeight});
}

QSize ViewHead::sizeHint() const
{
    return QWidget::sizeHint().expandedTo({0, kHeight});
}

void ViewHead::show(Page *page)
{
    m_page = page;
    setVisible(page != nullptr);
    if (!page)
        return;
    m_title->setText(page->heading());
    m_subtitle->setText(page->subheading());
    m_subtitle->setVisible(!page->subheading().isEmpty());
    showCrumb(page->crumb());
    place(m_lead, page->headLead(), m_leadRow);
    place(m_tools, page->headTools(), m_toolRow);
    showButtons(page->commands());
}

void ViewHead::showCrumb(const std::optional<Crumb> &crumb)
{
    m_crumbRow->setVisible(crumb.has_value());
    if (!crumb)
        return;
    m_parentTarget = crumb->parent;
    m_parent->setText(crumb->parentTitle);
    m_id->setText(shortened(crumb->id));
    m_id->setToolTip(crumb->id);
    m_id->setAccessibleName(crumb->id);
}

//! Takes over what the page gives and hands back what the page before gave.
void ViewHead::place(QWidget *&held, QWidget *wanted, QHBoxLayout *row)
{
    if (held == wanted)
        return;
    while (QLayoutItem *item = row->takeAt(0)) {
        if (item->widget())
            item->widget()->hide();
        delete item;
    }
    held = wanted;
    if (!wanted)
        return;
    row->addWidget(wanted);
    wanted->show();
    // Its page may end first.
    connect(wanted, &QObject::destroyed, this, [&held, wanted] {
        if (held == wanted)
            held = nullptr;
    });
}

//! The one that stands there already, which may have the keyboard, else a new one.
QPushButton *ViewHead::buttonFor(QAction *command)
{
    for (const HeadButton &one : std::as_const(m_buttons)) {
        if (one.command == command)
            return one.button;
    }
    auto *button = new QPushButton(this);
    connect(button, &QPushButton::clicked, command, &QAction::trigger);
    button->show();
    return button;
}

void ViewHead::showButtons(const QList<QAction *> &commands)
{
    QList<HeadButton> wanted;
    for (QAction *command : commands) {
        if (!command->property("head").toBool() || !command->isVisible())
            continue;
        QPushButton *button = buttonFor(command);
        button->setProperty("primary", command->property("primary"));
        button->setIcon(command->icon());
        button->setText(command->text());
        button->setEnabled(command->isEnabled());
        // A disabled one says why; else what it does and its keys.
        button->setToolTip(command->isEnabled() ? command->toolTip() : command->statusTip());
        button->setAccessibleDescription(command->statusTip());
        button->update();
        wanted.append({command, button});
    }
    const auto isWanted = [&wanted](const QPushButton *button) {
        return std::ranges::find(wanted, button, &HeadButton::button) != wanted.end();
    };
    for (const HeadButton &one : std::exchange(m_buttons, wanted)) {
        m_buttonRow->removeWidget(one.button);
        if (isWanted(one.button))
            continue;
        one.button->hide();
        one.button->deleteLater(); // it may be the one whose click led here
    }
    for (const HeadButton &one : std::as_const(m_buttons))
        m_buttonRow->addWidget(one.button);
}

void ViewHead::paintEvent(QPaintEvent *)
{
    const widgets::Tokens &colours = widgets::tokens(palette());
    QPainter painter(this);
    painter.fillRect(rect(), QColor(colours.surface));
    painter.fillRect(QRect(0, height() - 1, width(), 1), QColor(colours.line));
}

void ViewHead::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ViewHead::retranslate()
{
    m_copy->setToolTip(tr("Copy"));
    m_copy->setAccessibleName(tr("Copy the id"));
}

} // namespace stw::shell
