#include "app/views/users/conflictbar.h"

#include <QEvent>

namespace stw::views {

ConflictBar::ConflictBar(QWidget *parent)
    : Banner(parent)
{}

void ConflictBar::tell()
{
    say({widgets::Tone::Warning, tr("Changed meanwhile."),
         tr("Nothing was saved; your input is kept."), tr("Reload")});
}

void ConflictBar::changeEvent(QEvent *event)
{
    Banner::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && !text().lead.isEmpty())
        tell();
}

} // namespace stw::views
