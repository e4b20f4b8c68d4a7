#include "app/views/users/conflictbar.h"

#include "app/widgets/banner.h"
#include "app/widgets/label.h"

#include <QBoxLayout>
#include <QEvent>

namespace stw::views {

ConflictBar::ConflictBar(QWidget *parent)
    : QWidget(parent)
    , m_banner(new widgets::Banner(this))
    , m_kept(new widgets::Label(widgets::TextRole::Second, this))
{
    m_kept->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(4);
    column->addWidget(m_banner);
    column->addWidget(m_kept);
    connect(m_banner, &widgets::Banner::actionTriggered, this, &ConflictBar::reloadWished);
    retranslate();
    hide();
}

void ConflictBar::tell()
{
    show();
}

void ConflictBar::clear()
{
    hide();
}

void ConflictBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ConflictBar::retranslate()
{
    m_banner->say({widgets::Tone::Warning, tr("Changed meanwhile."), {}, tr("Reload")});
    m_kept->setText(tr("Nothing was saved; your input is kept."));
}

} // namespace stw::views
