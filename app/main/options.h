#pragma once

#include "app/shell/console.h"

namespace stw::app {

//! What the command line of `stellwerk` says. Secrets come from files only: a command line can be
//! read by everybody.
struct Options
{
    shell::Start start;
    std::optional<views::Theme> theme;
    QString language;
    QString grab; //!< Picture to write, and end.
    QString text; //!< Not empty: is printed, and nothing else is done (`--help`).
};

//! Malformed with a sentence in English for the terminal.
Result<Options> optionsFrom(const QStringList &arguments);

} // namespace stw::app
