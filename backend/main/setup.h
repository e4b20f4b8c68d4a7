#pragma once

#include "backend/main/configuration.h"
#include "backend/main/exitcode.h"

namespace stw::main {

//! What the program was started with, read and checked.
struct Setup
{
    Action action = Action::Serve;
    Configuration configuration; //!< Completed; the defaults where the action needs none.
};

struct Start
{
    QStringList arguments; //!< Behind the program's name.
    QMap<QString, QString> environment;
    bool root = false;
};

//! From the command line to a configuration that can be used: reads the file, lets variables and
//! options go before it, fills in folders and credentials, looks at the files it names. Malformed
//! with every fault.
Result<Setup> setUp(const Start &start);

//! The faults of an Error for a terminal, one a line: `where: rule; expected: what`.
QString faultText(const Error &error);

//! What the program says and how it ends where no service is wanted: help, version, defaults and
//! the check of the configuration.
struct Answer
{
    QString output; //!< For standard output.
    QString faults; //!< For standard error.
    ExitCode code = ExitCode::Fine;
};
//! Nothing: the action goes on (serve, doctor).
std::optional<Answer> answerOf(const Result<Setup> &setup);

} // namespace stw::main
