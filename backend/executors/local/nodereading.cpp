#include "backend/executors/local/nodereading.h"

#include "backend/executors/local/toolrun.h"
#include "backend/task/cgroup.h"
#include "backend/task/processes.h"

#include <QFile>
#include <QLoggingCategory>
#include <QStandardPaths>
#include <QSysInfo>

#include <sched.h>
#include <unistd.h>

#include <algorithm>

namespace stw::executors {

using namespace Qt::StringLiterals;

namespace {

Q_LOGGING_CATEGORY(log, "stw.executor.local")

constexpr int kToolMs = 10'000;
constexpr qint64 kMiB = 1024 * 1024;

//! Files of /proc and of cgroups have no size.
QByteArray readAll(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly | QIODevice::Unbuffered) ? file.readAll() : QByteArray();
}

std::optional<qint64> numberOf(const QByteArray &text)
{
    bool ok = false;
    const qint64 number = text.trimmed().toLongLong(&ok);
    return ok && number > 0 ? std::optional(number) : std::nullopt;
}

//! The least of what \a limit says of the folder and of those above it. Each file is absent above
//! the top of the hierarchy, and in v2 at the top itself.
template <class Limit>
std::optional<qint64> leastUpwards(QString folder, const Limit &limit)
{
    std::optional<qint64> least;
    while (folder.count(u'/') > 1) {
        if (const std::optional<qint64> here = limit(folder); here)
            least = least ? qMin(*least, *here) : *here;
        folder = folder.section(u'/', 0, -2);
    }
    return least;
}

qint64 usableCpus()
{
    cpu_set_t usable;
    CPU_ZERO(&usable);
    if (sched_getaffinity(0, sizeof usable, &usable) == 0)
        return CPU_COUNT(&usable);
    return qMax(sysconf(_SC_NPROCESSORS_ONLN), 1L);
}

//! The least over the hierarchies that this process is in.
template <class Limit>
qint64 withinCgroups(qint64 whole, const QString &controller, const Limit &limit)
{
    for (const task::CgroupParents &parents : task::cgroupParentsHere({}))
        whole = qMin(whole, limit(parents.folders.value(controller)).value_or(whole));
    return whole;
}

qint64 physicalMemoryBytes()
{
    return qint64(sysconf(_SC_PHYS_PAGES)) * sysconf(_SC_PAGESIZE);
}

//! Missing is not a fault: most machines have no such cards.
SmiCards readCards(const NodeQuestion &question)
{
    if (QStandardPaths::findExecutable(question.nvidiaSmi).isEmpty()) {
        SmiCards none;
        if (!question.before.cards.isEmpty())
            none.fault = question.nvidiaSmi + u" is not there any more"_s;
        return afterReading(question.before, none);
    }
    const ToolAnswer answer = runTool(question.nvidiaSmi, smiCardArguments(), kToolMs);
    SmiCards reading;
    if (answer.failure.isEmpty())
        reading = smiCardsFromText(answer.output, answer.messages, answer.exitCode);
    else
        reading.fault = answer.failure;
    if (!reading.fault.isEmpty())
        qCWarning(log).noquote() << "cards cannot be read:" << reading.fault;
    return afterReading(question.before, reading);
}

QList<qint64> processesOf(const QList<OurAttempt> &ours)
{
    QList<qint64> pids;
    for (const OurAttempt &attempt : ours) {
        for (const pid_t pid : task::descendantsOf(pid_t(attempt.wrapperPid)))
            pids.append(pid);
    }
    return pids;
}

bool heldByUs(const QList<OurAttempt> &ours, const QString &card)
{
    return std::any_of(ours.begin(), ours.end(),
                       [&](const OurAttempt &attempt) { return attempt.cards.contains(card); });
}

void markForeignUse(SmiCards &cards, const NodeQuestion &question)
{
    const ToolAnswer answer = runTool(question.nvidiaSmi, smiProcessArguments(), kToolMs);
    if (!answer.failure.isEmpty() || answer.exitCode != 0) {
        qCWarning(log).noquote() << "processes on cards cannot be read:" << answer.failure
                                 << answer.messages.left(kMiB / 1024);
        return;
    }
    const QMap<QString, QList<qint64>> processes = smiProcessesFromText(answer.output);
    const QList<qint64> ours = processesOf(question.ours);
    for (Card &card : cards.cards) {
        CardUse use{processes.value(card.id), ours, {}, heldByUs(question.ours, card.id)};
        for (const qint64 pid : use.processes) {
            if (!task::statOf(pid_t(pid)))
                use.absent.append(pid);
        }
        card.foreignUse = isForeignUse(use);
    }
}

} // namespace

NodeReading readNode(const NodeQuestion &question)
{
    NodeReading reading;
    reading.cards = readCards(question);
    if (!reading.cards.cards.isEmpty() && reading.cards.fault.isEmpty())
        markForeignUse(reading.cards, question);
    const qint64 memory =
        withinCgroups(physicalMemoryBytes(), u"memory"_s, memoryLimitBytes) / kMiB;
    Node &node = reading.node;
    node.name = question.name.isEmpty() ? QSysInfo::machineHostName() : question.name;
    node.pool = question.pool;
    const qint64 cpus = withinCgroups(usableCpus() * 1000, u"cpu"_s, cpuQuotaMilli);
    node.cpuMilli = qMax(cpus - question.reservedCpuMilli, qint64(0));
    constexpr qint64 kOwnShare = 32; // One part of so many is for the service and the kernel.
    node.memoryMiB = qMax(memory - memory / kOwnShare - question.reservedMemoryMiB, qint64(0));
    node.cards = reading.cards.cards.values();
    return reading;
}

std::optional<qint64> cpuQuotaMilli(const QString &folder)
{
    return leastUpwards(folder, [](const QString &at) -> std::optional<qint64> {
        QList<QByteArray> quota = readAll(at + u"/cpu.max"_s).simplified().split(' ');
        if (quota.size() != 2)
            quota = {readAll(at + u"/cpu.cfs_quota_us"_s), readAll(at + u"/cpu.cfs_period_us"_s)};
        const std::optional<qint64> us = numberOf(quota[0]); // `max` and -1 are no number here.
        const std::optional<qint64> periodUs = numberOf(quota[1]);
        if (!us || !periodUs)
            return std::nullopt;
        return *us * 1000 / *periodUs;
    });
}

std::optional<qint64> memoryLimitBytes(const QString &folder)
{
    return leastUpwards(folder, [](const QString &at) {
        const std::optional<qint64> v2 = numberOf(readAll(at + u"/memory.max"_s));
        return v2 ? v2 : numberOf(readAll(at + u"/memory.limit_in_bytes"_s));
    });
}

bool isForeignUse(const CardUse &use)
{
    return std::any_of(use.processes.begin(), use.processes.end(), [&](qint64 pid) {
        return !use.ourProcesses.contains(pid) && !(use.heldByUs && use.absent.contains(pid));
    });
}

} // namespace stw::executors
