#include "backend/task/cgroup.h"

#include <QDir>
#include <QFile>
#include <QSet>

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace stw::task {

using namespace Qt::StringLiterals;

namespace {

const QStringList kNeeded{u"cpu"_s, u"memory"_s, u"pids"_s};
constexpr qint64 kMiB = 1024 * 1024;

//! The files of cgroups have no size, so the usual reading in one piece is right for them.
QByteArray readControl(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly | QIODevice::Unbuffered) ? file.readAll() : QByteArray();
}

bool writeControl(const QString &path, const QByteArray &value)
{
    const Fd fd(open(path.toUtf8().constData(), O_WRONLY | O_CLOEXEC));
    return fd.isOpen() && write(fd.get(), value.constData(), size_t(value.size())) == value.size();
}

struct Mount
{
    QByteArray root;
    QByteArray point;
    QByteArray type;
    QList<QByteArray> options;
};

std::optional<Mount> mountFromLine(const QByteArray &line)
{
    const qsizetype dash = line.indexOf(" - ");
    const QList<QByteArray> left = line.left(dash).split(' ');
    const QList<QByteArray> right = line.mid(dash + 3).split(' ');
    if (dash < 0 || left.size() < 6 || right.size() < 3)
        return std::nullopt;
    return Mount{left[3], left[4], right[0], right[2].split(',')};
}

//! Where the process is, per controller; `` for v2.
QMap<QByteArray, QByteArray> ownPaths(const QByteArray &ownCgroups)
{
    QMap<QByteArray, QByteArray> paths;
    for (const QByteArray &line : ownCgroups.split('\n')) {
        const qsizetype first = line.indexOf(':');
        const qsizetype second = line.indexOf(':', first + 1);
        if (first < 0 || second < 0)
            continue;
        for (const QByteArray &controller : line.mid(first + 1, second - first - 1).split(','))
            paths.insert(controller, line.mid(second + 1));
    }
    return paths;
}

QString parentIn(const Mount &mount, const QByteArray &ownPath, const QString &hint)
{
    const QString point = QString::fromUtf8(mount.point);
    if (!hint.isEmpty())
        return QDir::cleanPath(point + u'/' + hint);
    const QByteArray root = mount.root == "/" ? QByteArray() : mount.root;
    // A path outside the mount's root is another namespace's: the mount point is all we can see.
    const QByteArray below = ownPath.startsWith(root) ? ownPath.mid(root.size()) : QByteArray();
    return QDir::cleanPath(point + u'/' + QString::fromUtf8(below));
}

QSet<QString> distinctFolders(const QMap<QString, QString> &folders)
{
    return QSet<QString>(folders.begin(), folders.end());
}

QList<pid_t> membersOf(const QString &folder)
{
    QList<pid_t> pids;
    for (const QByteArray &line : readControl(folder + u"/cgroup.procs"_s).split('\n')) {
        const pid_t pid = line.toInt();
        if (pid
            > 0) // 0 is a process of another pid namespace; kill(2) would take it for our group.
            pids.append(pid);
    }
    return pids;
}

bool tryLock(const Fd &folder)
{
    return folder.isOpen() && flock(folder.get(), LOCK_EX | LOCK_NB) == 0;
}

Fd openFolder(const QString &path)
{
    return Fd(open(path.toUtf8().constData(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
}

//! Makes the folder and locks it. Between the two somebody may take it for stale and remove it;
//! therefore the locked one must still be the one of that name.
Result<Fd> makeLocked(const QString &path)
{
    constexpr int kTries = 100;
    for (int attempt = 0; attempt < kTries; ++attempt) {
        if (mkdir(path.toUtf8().constData(), 0755) != 0 && errno != EEXIST)
            return tl::unexpected(systemError(path));
        Fd folder = openFolder(path);
        struct stat locked = {};
        struct stat named = {};
        if (tryLock(folder) && fstat(folder.get(), &locked) == 0
            && stat(path.toUtf8().constData(), &named) == 0 && locked.st_ino == named.st_ino)
            return folder;
        poll(nullptr, 0, 1);
    }
    return failure(ErrorCode::Unavailable, path + u": in use"_s);
}

void removeFolder(const QString &path)
{
    constexpr int kTries = 200; // The kernel needs a moment after the last process.
    for (int attempt = 0; attempt < kTries; ++attempt) {
        if (rmdir(path.toUtf8().constData()) == 0 || errno != EBUSY)
            return;
        poll(nullptr, 0, 5);
    }
}

void killMembers(const QString &folder)
{
    constexpr int kTries = 1000;
    writeControl(folder + u"/pids.max"_s, "0");
    for (int attempt = 0; attempt < kTries; ++attempt) {
        const QList<pid_t> pids = membersOf(folder);
        if (pids.isEmpty())
            return;
        for (const pid_t pid : pids)
            kill(pid, SIGKILL);
        poll(nullptr, 0, 5);
    }
}

//! The number after `key` in a flat keyed file; the whole file when `key` is empty.
std::optional<qint64> numberIn(const QByteArray &text, const QByteArray &key)
{
    for (const QByteArray &line : text.split('\n')) {
        bool ok = false;
        const QByteArray prefix = key.isEmpty() ? key : key + ' ';
        const qint64 number = line.mid(prefix.size()).toLongLong(&ok);
        if (line.startsWith(prefix) && ok)
            return number;
    }
    return std::nullopt;
}

bool enableControllers(const QString &folder)
{
    const QList<QByteArray> enabled =
        readControl(folder + u"/cgroup.subtree_control"_s).simplified().split(' ');
    for (const QString &controller : kNeeded) {
        if (!enabled.contains(controller.toLatin1())
            && !writeControl(folder + u"/cgroup.subtree_control"_s, '+' + controller.toLatin1()))
            return false;
    }
    return true;
}

} // namespace

std::optional<CgroupParents> cgroupParents(Limiter kind, const QByteArray &mountInfo,
                                           const QByteArray &ownCgroups, const QString &hint)
{
    const QMap<QByteArray, QByteArray> own = ownPaths(ownCgroups);
    CgroupParents parents{kind, {}};
    for (const QByteArray &line : mountInfo.split('\n')) {
        const std::optional<Mount> mount = mountFromLine(line);
        if (!mount || mount->type != (kind == Limiter::Cgroup2 ? "cgroup2" : "cgroup"))
            continue;
        for (const QString &controller : kNeeded + QStringList{u"cpuacct"_s}) {
            const QByteArray name = controller.toLatin1();
            const bool here = kind == Limiter::Cgroup2 || mount->options.contains(name);
            if (here && !parents.folders.contains(controller))
                parents.folders.insert(
                    controller,
                    parentIn(*mount, own.value(kind == Limiter::Cgroup2 ? "" : name), hint));
        }
    }
    for (const QString &controller : kNeeded) {
        if (!parents.folders.contains(controller))
            return std::nullopt;
    }
    return parents;
}

QList<CgroupParents> cgroupParentsHere(const QString &hint)
{
    const QByteArray mountInfo = readControl(u"/proc/self/mountinfo"_s);
    const QByteArray own = readControl(u"/proc/self/cgroup"_s);
    QList<CgroupParents> found;
    for (const Limiter kind : {Limiter::Cgroup2, Limiter::Cgroup1}) {
        const std::optional<CgroupParents> parents = cgroupParents(kind, mountInfo, own, hint);
        if (parents)
            found.append(*parents);
    }
    return found;
}

QList<CgroupWrite> cgroupWrites(Limiter kind, const Limits &limits)
{
    constexpr qint64 kPeriodUs = 100'000;
    const bool v2 = kind == Limiter::Cgroup2;
    QList<CgroupWrite> writes;
    if (limits.memoryMiB) {
        const QByteArray bytes = QByteArray::number(*limits.memoryMiB * kMiB);
        writes.append({u"memory"_s, v2 ? u"memory.max"_s : u"memory.limit_in_bytes"_s, bytes});
        // Swap would let the work have more memory than it was given.
        writes.append({u"memory"_s, v2 ? u"memory.swap.max"_s : u"memory.memsw.limit_in_bytes"_s,
                       v2 ? QByteArray("0") : bytes, false});
    }
    if (limits.cpuMilli) {
        const QByteArray quota = QByteArray::number(*limits.cpuMilli * kPeriodUs / 1000);
        const QByteArray period = QByteArray::number(kPeriodUs);
        if (v2) {
            writes.append({u"cpu"_s, u"cpu.max"_s, quota + ' ' + period});
        } else {
            writes.append({u"cpu"_s, u"cpu.cfs_period_us"_s, period});
            writes.append({u"cpu"_s, u"cpu.cfs_quota_us"_s, quota});
        }
    }
    if (limits.pids)
        writes.append({u"pids"_s, u"pids.max"_s, QByteArray::number(*limits.pids)});
    return writes;
}

Result<Cgroup> Cgroup::create(const CgroupParents &parents, const QString &tag,
                              const Limits &limits)
{
    Cgroup cgroup;
    cgroup.m_kind = parents.kind;
    for (const QString &parent : distinctFolders(parents.folders)) {
        QDir().mkpath(parent);
        if (parents.kind == Limiter::Cgroup2 && !enableControllers(parent))
            return failure(ErrorCode::Unavailable, parent + u": controllers not delegated"_s);
        Result<Fd> lock = makeLocked(parent + u'/' + tag);
        if (!lock) {
            cgroup.remove();
            return tl::unexpected(lock.error());
        }
        cgroup.m_locks.push_back(std::move(*lock));
        for (auto at = parents.folders.begin(); at != parents.folders.end(); ++at) {
            if (at.value() == parent)
                cgroup.m_folders.insert(at.key(), parent + u'/' + tag);
        }
    }
    for (const CgroupWrite &limit : cgroupWrites(parents.kind, limits)) {
        const QString path = cgroup.m_folders.value(limit.controller) + u'/' + limit.file;
        if (!writeControl(path, limit.value) && limit.needed) {
            const Error error = systemError(path);
            cgroup.remove();
            return tl::unexpected(error);
        }
    }
    return cgroup;
}

Result<> Cgroup::attach(pid_t pid) const
{
    for (const QString &folder : distinctFolders(m_folders)) {
        if (!writeControl(folder + u"/cgroup.procs"_s, QByteArray::number(pid)))
            return tl::unexpected(systemError(folder));
    }
    return {};
}

QList<pid_t> Cgroup::members() const
{
    return membersOf(m_folders.value(u"pids"_s));
}

void Cgroup::forbidForks() const
{
    writeControl(m_folders.value(u"pids"_s) + u"/pids.max"_s, "0");
}

CgroupUse Cgroup::use() const
{
    const bool v2 = m_kind == Limiter::Cgroup2;
    const auto number = [this](const QString &controller, const QString &file,
                               const QByteArray &key) {
        return numberIn(readControl(m_folders.value(controller) + u'/' + file), key);
    };
    CgroupUse use;
    use.peakBytes = number(u"memory"_s, v2 ? u"memory.peak"_s : u"memory.max_usage_in_bytes"_s, {});
    use.oomKills =
        number(u"memory"_s, v2 ? u"memory.events"_s : u"memory.oom_control"_s, "oom_kill")
            .value_or(0);
    use.cpuUs = v2 ? number(u"cpu"_s, u"cpu.stat"_s, "usage_usec")
                   : number(u"cpuacct"_s, u"cpuacct.usage"_s, {});
    if (use.cpuUs && !v2)
        *use.cpuUs /= 1000; // cpuacct counts nanoseconds.
    return use;
}

void Cgroup::remove()
{
    for (const QString &folder : distinctFolders(m_folders))
        removeFolder(folder);
    m_folders.clear();
    m_locks.clear();
}

void removeStale(const CgroupParents &parents, const QString &tag)
{
    for (const QString &parent : distinctFolders(parents.folders)) {
        for (const QString &name : QDir(parent).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            if (!isTag(name) || (!tag.isEmpty() && name != tag))
                continue;
            const QString folder = parent + u'/' + name;
            const Fd lock = openFolder(folder);
            if (!tryLock(lock))
                continue;
            killMembers(folder);
            removeFolder(folder);
        }
    }
}

} // namespace stw::task
