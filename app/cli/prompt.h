#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace stw::cli {

//! Asks on the terminal and reads a line without showing it; where standard input is no terminal,
//! reads a line of it. Nothing: Ctrl+C, or the input ended. Blocks, so only before anything is
//! sent.
std::optional<QByteArray> askSecret(const QString &question);
//! The same, shown while it is typed.
std::optional<QByteArray> askLine(const QString &question);

} // namespace stw::cli
