#pragma once

#include "backend/task/files.h"
#include "backend/task/launchfile.h"
#include "backend/task/receipts.h"

#include <QMap>

#include <optional>
#include <vector>

namespace stw::task {

//! The folder of each controller (`cpu`, `memory`, `pids`, and `cpuacct` where v1 has it) below
//! which the cgroups of attempts are made. In v2 all are one folder.
struct CgroupParents
{
    Limiter kind = Limiter::Cgroup2; //!< Never Rlimit.
    QMap<QString, QString> folders;

    friend bool operator==(const CgroupParents &, const CgroupParents &) = default;
};

//! From the texts of /proc/self/mountinfo and /proc/self/cgroup (proc(5), cgroups(7)): nothing when
//! a needed controller is not mounted in that version. `hint` is LaunchFile::cgroupParent.
std::optional<CgroupParents> cgroupParents(Limiter kind, const QByteArray &mountInfo,
                                           const QByteArray &ownCgroups, const QString &hint);
//! The same for this process: v2 if it has the controllers, and v1 if it has, in this order.
QList<CgroupParents> cgroupParentsHere(const QString &hint);

struct CgroupWrite
{
    QString controller;
    QString file;
    QByteArray value;
    bool needed = true; //!< False: a kernel without that file limits well enough.

    friend bool operator==(const CgroupWrite &, const CgroupWrite &) = default;
};

//! Kernel documentation: admin-guide/cgroup-v2, admin-guide/cgroup-v1/{memory,pids},
//! scheduler/sched-bwc. One CPU is 100,000 µs of each 100,000 µs.
QList<CgroupWrite> cgroupWrites(Limiter kind, const Limits &limits);

struct CgroupUse
{
    std::optional<qint64> peakBytes; //!< With page cache, as the kernel counts.
    std::optional<qint64> cpuUs;
    qint64 oomKills = 0;
};

//! One attempt's cgroups, locked (flock on their folders) as long as this lives: an unlocked one
//! has lost its wrapper.
class Cgroup
{
public:
    //! Makes and limits them. Unavailable when a folder or a needed limit cannot be written; then
    //! nothing is left.
    static Result<Cgroup> create(const CgroupParents &parents, const QString &tag,
                                 const Limits &limits);

    Limiter kind() const { return m_kind; }
    Result<> attach(pid_t pid) const;
    QList<pid_t> members() const;
    //! Nothing can be forked any more, so that killing comes to an end.
    void forbidForks() const;
    CgroupUse use() const;
    //! Removes the empty folders.
    void remove();

private:
    Limiter m_kind = Limiter::Cgroup1;
    QMap<QString, QString> m_folders;
    std::vector<Fd> m_locks;
};

//! Kills and removes attempts' cgroups whose wrapper is gone; with a tag only that one.
void removeStale(const CgroupParents &parents, const QString &tag = {});

} // namespace stw::task
