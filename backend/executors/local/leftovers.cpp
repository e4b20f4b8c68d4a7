#include "backend/executors/local/leftovers.h"

#include "backend/task/cgroup.h"
#include "backend/task/files.h"
#include "backend/task/processes.h"

#include <QDir>
#include <QFile>
#include <QSet>

#include <poll.h>
#include <signal.h>
#include <sys/stat.h>

namespace stw::executors {

using namespace Qt::StringLiterals;

namespace {

//! Field 6 of /proc/<pid>/stat, proc(5).
pid_t sessionOf(pid_t pid)
{
    QFile file(u"/proc/%1/stat"_s.arg(pid));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray text = file.readAll();
    return text.mid(text.lastIndexOf(')') + 2).split(' ').value(3).toInt();
}

//! The work leads a session of its own, whose number no other process can take while one of its
//! members lives; and it is found below its pid.
QList<pid_t> leftOf(const task::StartReceipt &start)
{
    const auto leader = pid_t(start.workPid);
    QList<pid_t> left;
    if (leader <= 0)
        return left;
    // The pid may be another's by now. A leader that started later is not ours, nor its session.
    const std::optional<task::ProcessStat> stat = task::statOf(leader);
    if (stat && stat->startTicks != start.workStartTicks)
        return left;
    QSet<pid_t> found;
    if (stat && !stat->isGone())
        found.insert(leader);
    for (const pid_t pid : task::descendantsOf(leader))
        found.insert(pid);
    for (const QString &name : QDir(u"/proc"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const pid_t pid = name.toInt();
        if (pid <= 0 || sessionOf(pid) != leader)
            continue;
        const std::optional<task::ProcessStat> member = task::statOf(pid);
        if (member && !member->isGone())
            found.insert(pid);
    }
    return found.values();
}

Result<> endLeftovers(const task::StartReceipt &start)
{
    constexpr int kTries = 500;
    constexpr int kPauseMs = 10;
    for (const task::CgroupParents &parents : task::cgroupParentsHere({}))
        task::removeStale(parents, start.tag);
    for (int attempt = 0; attempt < kTries; ++attempt) {
        const QList<pid_t> left = leftOf(start);
        if (left.isEmpty())
            return {};
        for (const pid_t pid : left)
            kill(pid, SIGKILL);
        poll(nullptr, 0, kPauseMs);
    }
    return failure(ErrorCode::Unavailable, start.tag + u": a process of it does not end"_s);
}

//! The latest sign of life that can be shown. Not "now": nobody pays for the time after.
Instant lastSignOfLife(const Orphan &orphan, const task::StartReceipt &start)
{
    Instant last = qMax(start.started, orphan.lastSeen);
    struct stat status = {};
    if (stat(orphan.output.toUtf8().constData(), &status) == 0) {
        constexpr qint64 kSecondUs = 1'000'000;
        const qint64 us = status.st_mtim.tv_sec * kSecondUs + status.st_mtim.tv_nsec / 1000;
        last = qMax(last, Instant{us});
    }
    return qMin(last, qMax(orphan.now, start.started));
}

} // namespace

Result<> concludeLost(const Orphan &orphan)
{
    // Held, the lock shows that neither wrapper nor guard is alive to write an END.
    const Result<task::Fd> lock = task::takeLock(task::lockPath(orphan.attemptFolder, orphan.tag));
    if (!lock)
        return tl::unexpected(lock.error());
    const AttemptFiles files = readAttempt(orphan.attemptFolder, orphan.tag, {});
    if (files.end || files.finding)
        return {};
    if (!files.start)
        return failure(ErrorCode::Unavailable, files.fault);
    const bool sameBoot = files.start->bootId == task::bootId();
    if (sameBoot) {
        if (const Result<> ended = endLeftovers(*files.start); !ended)
            return ended;
    }
    Finding finding;
    finding.cause = EndCause::Lost;
    finding.source = sameBoot ? u"wrapper_lost"_s : u"node_restart"_s;
    finding.ended = lastSignOfLife(orphan, *files.start);
    finding.seen = orphan.now;
    finding.evidence = sameBoot ? u"the wrapper was killed; no process of the attempt is left"_s
                                : u"the machine was started anew; nothing of it can be left"_s;
    finding.retry = !sameBoot;
    return task::writeFile(lostPath(orphan.attemptFolder, orphan.tag), encode(finding));
}

Result<> concludeNeverStarted(const QString &attemptFolder, const QString &tag,
                              const Finding &finding)
{
    const Result<task::Fd> lock = task::takeLock(task::lockPath(attemptFolder, tag));
    if (!lock)
        return tl::unexpected(lock.error());
    return task::createFile(task::startReceiptPath(attemptFolder, tag), encode(finding));
}

} // namespace stw::executors
