#pragma once

#include "shared/base/result.h"

#include <QMultiMap>
#include <QStringList>

#include <span>

namespace stw::cli {

class Run;

//! An option of a command: `--name VALUE`, `--name=VALUE`, or a switch.
struct Option
{
    QLatin1StringView name;
    QLatin1StringView value; //!< What stands for the value in the help; empty: a switch.
    bool repeats = false;
    QString (*help)() = nullptr;
};

//! A row of the table of commands.
struct Command
{
    QLatin1StringView name;      //!< One word, or two: `project add`.
    QLatin1StringView arguments; //!< One word each; in brackets where it may be left out.
    std::span<const Option> options;
    QString (*help)();
    void (*start)(Run &);
};

//! What was typed, sorted by the table.
struct Arguments
{
    const Command *command = nullptr; //!< Nothing: none was named.
    QStringList positional;
    QMultiMap<QString, QString> options; //!< Values in the order given; switches have empty ones.

    bool has(QLatin1StringView name) const { return options.contains(name); }
    //! Of the option, or empty.
    QString value(QLatin1StringView name) const { return options.value(name); }
    QStringList values(QLatin1StringView name) const;
    QString at(qsizetype index) const { return positional.value(index); }
};

//! Options that every command takes.
std::span<const Option> commonOptions();

//! Sorts \a words (without the program's name). Options may stand anywhere; `--` ends them.
//! All faults are listed; their fields are the words as the user knows them.
Result<Arguments> parseArguments(const QStringList &words, std::span<const Command> commands);

//! `project add NAME [TITLE] [options]`
QString usageOf(const Command &command);

} // namespace stw::cli
