#pragma once

#include "backend/task/files.h"
#include "backend/task/launchfile.h"
#include "backend/task/receipts.h"

namespace stw::task {

//! What the wrapper does for a launch file that it may not run: the cause and the reason of the
//! END.
struct Refusal
{
    Cause cause = Cause::LaunchFailed;
    QString reason;
};

//! The environment of the work: PATH, HOME (= work folder) and LANG, then the launch file's, then
//! the visible-devices variables, which the launch file cannot override.
QMap<QString, QString> workEnvironment(const LaunchFile &launch);

//! The work's process, forked but held before exec until `go` gets a byte; closed, it exits.
struct Work
{
    pid_t pid = 0;
    Fd go;      //!< Write one byte: run. Close: exit without running.
    Fd failure; //!< Ends empty when the program runs, else holds what failed, as text.
    Fd output;  //!< Its stdout and stderr, non-blocking.
};

//! The opened work folder, if it is a real folder of whom the work becomes and of nobody else.
Result<Fd> openWorkFolder(const LaunchFile &launch);

//! `taskLimit`: RLIMIT_NPROC, where no cgroup limits the number of processes.
Result<Work> forkWork(const LaunchFile &launch, const Fd &workFolder,
                      std::optional<qint64> taskLimit);

//! Lets it run. Nothing when the program was started, else what failed.
std::optional<QString> letRun(Work &work);

//! Asks the vendor's tool, where the cards' vendor has one, whether the machine shows exactly the
//! cards given. Takes at most 10 s.
std::optional<QString> cardFault(const LaunchFile &launch);

} // namespace stw::task
