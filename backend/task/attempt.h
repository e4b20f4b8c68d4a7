#pragma once

#include "backend/task/cgroup.h"
#include "backend/task/launchfile.h"
#include "backend/task/output.h"
#include "backend/task/processes.h"
#include "backend/task/verdict.h"
#include "backend/task/work.h"

#include <functional>

namespace stw::task {

//! Said once to whoever waits for the start: an exit code of README.md and a text.
using Announce = std::function<void(int exitCode, const QString &text)>;

//! One attempt from its checks to its END receipt, in the wrapper's process. Needs SIGCHLD, SIGTERM
//! and SIGUSR1 blocked, and the tag's lock held.
class Attempt
{
public:
    Attempt(LaunchFile launch, Announce announce);

    //! 0 when both receipts are durable.
    int run();

private:
    std::optional<Refusal> prepare();
    void limit();
    std::optional<Refusal> release();
    Result<> writeStart();
    int giveUp(const Error &error);

    void watch();
    void takeSignals();
    void armTimers();
    void lookAtTree();
    void stopGracefully(Cause cause);
    void stopNow(Cause cause);
    QList<pid_t> processes() const;
    void signalAll(int signal) const;

    void clearAway();
    EndReceipt endReceipt(const std::optional<Refusal> &refusal) const;
    int writeEnd(const EndReceipt &receipt) const;

    LaunchFile m_launch;
    Announce m_announce;
    Fd m_signals;
    Fd m_deadline;
    Fd m_grace;
    Fd m_treeWatch;
    std::optional<Cgroup> m_cgroup;
    Work m_work;
    OutputCopy m_output;

    StartReceipt m_start;
    qint64 m_startedBootUs = 0;
    Outcome m_outcome;
    bool m_mainEnded = false;
    QString m_watchReason;
    qint64 m_peakBytes = 0;
    qint64 m_cpuUs = 0;
    qint64 m_stragglers = 0;
};

} // namespace stw::task
