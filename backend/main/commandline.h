#pragma once

#include "shared/base/result.h"

#include <QList>
#include <QStringList>

namespace stw::main {

enum class Action { Serve, Doctor, CheckConfiguration, PrintDefaults, Help, Version };

//! An option as it was written: `--tls-key` and its value.
struct Override
{
    QString option;
    QString value;

    friend bool operator==(const Override &, const Override &) = default;
};

//! What the command line asks for. Whether the overrides make sense, configure() says.
struct CommandLine
{
    Action action = Action::Serve;
    QString configFile; //!< Empty: the usual place.
    QList<Override> overrides;

    friend bool operator==(const CommandLine &, const CommandLine &) = default;
};

//! Takes `--name value`, `--name=value` and, for settings that are true or false, a bare `--name`.
//! \a arguments are those behind the program's name. Malformed names every fault.
Result<CommandLine> parseCommandLine(const QStringList &arguments);

} // namespace stw::main
