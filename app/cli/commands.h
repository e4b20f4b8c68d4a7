#pragma once

#include "app/cli/arguments.h"

namespace stw::cli {

//! The table of commands, in the order in which the help shows them.
std::span<const Command> commands();

//! What `help` shows: of everything, of one command, or of the exit codes.
QString helpText();
QString helpText(const Command &command);
QString exitCodesText();

//! The text that the words after `help` ask for; nothing: there is no such command.
std::optional<QString> helpFor(const QStringList &words);

} // namespace stw::cli
