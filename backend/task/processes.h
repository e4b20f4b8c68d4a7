#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <sys/resource.h>
#include <sys/types.h>

#include <functional>
#include <optional>

namespace stw::task {

//! What proc(5) says in /proc/<pid>/stat.
struct ProcessStat
{
    char state = '?';         //!< Field 3; Z and X are gone.
    pid_t parent = 0;         //!< Field 4.
    pid_t group = 0;          //!< Field 5.
    qint64 threads = 0;       //!< Field 20.
    qint64 startTicks = 0;    //!< Field 22, clock ticks since boot.
    qint64 residentPages = 0; //!< Field 24.

    bool isGone() const { return state == 'Z' || state == 'X' || state == 'x'; }
};

//! The process name (field 2) may hold anything, also spaces and parentheses.
std::optional<ProcessStat> processStatFromText(const QByteArray &stat);
std::optional<ProcessStat> statOf(pid_t pid);

//! This boot's id; pids and start ticks mean something only within it.
QString bootId();

//! Whether that very process still runs: same number, same start, same boot, and not a zombie.
bool processIs(qint64 pid, qint64 startTicks, const QString &bootId);

//! All processes below `ancestor`, zombies left out.
QList<pid_t> descendantsOf(pid_t ancestor);

struct TreeUse
{
    qint64 residentBytes = 0; //!< Sum over processes; shared pages count in each.
    qint64 tasks = 0;         //!< Processes and threads.
};
TreeUse treeUseOf(const QList<pid_t> &pids);

//! Threads of all processes of a user.
qint64 tasksOfUser(uid_t uid);

using Reaped = std::function<void(pid_t, int status, const rusage &use)>;

//! Collects every child that has ended. False when there are no children left.
bool reapChildren(const Reaped &reaped);

//! Kills what `members` gives and all descendants of the caller (who must be their subreaper) until
//! nothing is left, however long that takes; a process in uninterruptible sleep keeps its cards
//! busy, so giving up would be a lie. The descendants must be in sessions of their own, because
//! their whole process groups are killed. Returns how many processes were found alive.
qint64 killEverything(const std::function<QList<pid_t>()> &members, const Reaped &reaped);

} // namespace stw::task
