#include "app/widgets/emptystate.h"

#include "app/widgets/icons.h"
#include "app/widgets/label.h"
#include "app/widgets/tokens.h"

#include <QEvent>

namespace stw::widgets {

namespace {

constexpr int kIcon = 40;

} // namespace

EmptyState::EmptyState(QWidget *parent)
    : QWidget(parent)
    , m_icon(new QLabel(this))
    , m_why(new Label(TextRole::Soft, this))
    , m_action(new QPushButton(this))
{
    m_why->setWordWrap(true);
    connect(m_action, &QPushButton::clicked, this, &EmptyState::actionTriggered);
    auto *column = new QVBoxLayout;
    column->setSpacing(8);
    column->addWidget(m_why);
    column->addWidget(m_action, 0, Qt::AlignLeft);
    column->addStretch(1); // At the place of the first row, however high the view is.
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(16, 16, 16, 16);
    row->setSpacing(16);
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addLayout(column, 1);
    m_action->hide();
}

void EmptyState::setState(QLatin1StringView icon, const QString &why, const QString &action)
{
    m_iconName = icon;
    m_why->setText(why);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    setAccessibleName(why);
    dress();
}

void EmptyState::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        dress();
}

void EmptyState::dress()
{
    if (m_iconName.isEmpty())
        return;
    m_icon->setPixmap(
        iconPixmap(m_iconName, kIcon, tokens(palette()).textMuted, devicePixelRatioF()));
}

} // namespace stw::widgets
