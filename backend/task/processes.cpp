#include "backend/task/processes.h"

#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <memory>
#include <set>
#include <vector>

namespace stw::task {

namespace {

QByteArray readProc(const QByteArray &path)
{
    std::array<char, 4096> buffer;
    const int fd = open(path.constData(), O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return {};
    const ssize_t got = read(fd, buffer.data(), buffer.size());
    close(fd);
    return got > 0 ? QByteArray(buffer.data(), got) : QByteArray();
}

QList<pid_t> allProcesses()
{
    QList<pid_t> pids;
    const std::unique_ptr<DIR, int (*)(DIR *)> folder(opendir("/proc"), closedir);
    while (const dirent *entry = folder ? readdir(folder.get()) : nullptr) {
        const pid_t pid = std::atoi(entry->d_name);
        if (pid > 0)
            pids.append(pid);
    }
    return pids;
}

bool isAlive(pid_t pid)
{
    const std::optional<ProcessStat> stat = statOf(pid);
    return stat && !stat->isGone();
}

void killGroups(const QList<pid_t> &pids)
{
    std::set<pid_t> groups;
    for (const pid_t pid : pids)
        groups.insert(statOf(pid).value_or(ProcessStat{}).group);
    for (const pid_t group : groups) {
        if (group > 1 && group != getpgrp())
            kill(-group, SIGKILL);
    }
}

} // namespace

std::optional<ProcessStat> processStatFromText(const QByteArray &stat)
{
    const qsizetype nameEnd = stat.lastIndexOf(')');
    if (nameEnd < 0)
        return std::nullopt;
    const QList<QByteArray> fields = stat.mid(nameEnd + 2).split(' '); // From field 3 on.
    if (fields.size() < 22 || fields[0].size() != 1)
        return std::nullopt;
    return ProcessStat{fields[0].at(0),         fields[1].toInt(),       fields[2].toInt(),
                       fields[17].toLongLong(), fields[19].toLongLong(), fields[21].toLongLong()};
}

std::optional<ProcessStat> statOf(pid_t pid)
{
    return processStatFromText(readProc("/proc/" + QByteArray::number(pid) + "/stat"));
}

QString bootId()
{
    return QString::fromLatin1(readProc("/proc/sys/kernel/random/boot_id").trimmed());
}

bool processIs(qint64 pid, qint64 startTicks, const QString &ofBoot)
{
    if (pid <= 0 || ofBoot != bootId())
        return false;
    const std::optional<ProcessStat> stat = statOf(pid_t(pid));
    return stat && !stat->isGone() && stat->startTicks == startTicks;
}

QList<pid_t> descendantsOf(pid_t ancestor)
{
    struct Link
    {
        pid_t pid;
        pid_t parent;
        bool gone;
    };
    std::vector<Link> links;
    for (const pid_t pid : allProcesses()) {
        const std::optional<ProcessStat> stat = statOf(pid);
        if (stat)
            links.push_back({pid, stat->parent, stat->isGone()});
    }
    std::set<pid_t> family{ancestor};
    QList<pid_t> found;
    for (bool grew = true; grew;) {
        grew = false;
        for (const Link &link : links) {
            if (family.contains(link.parent) && family.insert(link.pid).second) {
                grew = true;
                if (!link.gone)
                    found.append(link.pid);
            }
        }
    }
    return found;
}

TreeUse treeUseOf(const QList<pid_t> &pids)
{
    TreeUse use;
    for (const pid_t pid : pids) {
        const std::optional<ProcessStat> stat = statOf(pid);
        if (!stat)
            continue;
        use.residentBytes += stat->residentPages * sysconf(_SC_PAGESIZE);
        use.tasks += stat->threads;
    }
    return use;
}

qint64 tasksOfUser(uid_t uid)
{
    qint64 tasks = 0;
    for (const pid_t pid : allProcesses()) {
        struct stat owner = {};
        const QByteArray path = "/proc/" + QByteArray::number(pid);
        if (stat(path.constData(), &owner) == 0 && owner.st_uid == uid)
            tasks += statOf(pid).value_or(ProcessStat{}).threads;
    }
    return tasks;
}

bool reapChildren(const Reaped &reaped)
{
    while (true) {
        int status = 0;
        rusage use = {};
        const pid_t pid = wait4(-1, &status, WNOHANG, &use);
        if (pid > 0)
            reaped(pid, status, use);
        else if (pid == 0 || errno != EINTR)
            return pid == 0;
    }
}

qint64 killEverything(const std::function<QList<pid_t>()> &members, const Reaped &reaped)
{
    constexpr int kStopRounds = 50;
    std::set<pid_t> seen;
    for (int round = 0;; ++round) {
        const bool hasChildren = reapChildren(reaped);
        QList<pid_t> targets = members();
        if (hasChildren)
            targets += descendantsOf(getpid());
        targets.erase(std::remove_if(targets.begin(), targets.end(), std::not_fn(isAlive)),
                      targets.end());
        if (targets.isEmpty() && !hasChildren)
            return qint64(seen.size());
        // The kernel kills a group in one step, also what is just being forked in it; one by one, a
        // fork bomb outruns its killer. What leaves its group all the time is stopped first: all
        // are stopped before the first is killed.
        killGroups(targets);
        bool grew = false;
        for (const pid_t pid : targets) {
            if (seen.insert(pid).second) {
                kill(pid, SIGSTOP);
                grew = true;
            }
        }
        if (grew && round < kStopRounds)
            continue;
        for (const pid_t pid : targets)
            kill(pid, SIGKILL);
        poll(nullptr, 0, round < kStopRounds ? 1 : 20);
    }
}

} // namespace stw::task
