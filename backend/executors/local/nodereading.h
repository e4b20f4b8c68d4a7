#pragma once

#include "backend/executors/local/nvidiasmi.h"

namespace stw::executors {

//! A live attempt, as its START receipt names it.
struct OurAttempt
{
    qint64 wrapperPid = 0;
    QStringList cards; //!< UUIDs.
};

struct NodeQuestion
{
    QString name;
    QString pool;
    QString nvidiaSmi; //!< The program.
    qint64 reservedCpuMilli = 0;
    qint64 reservedMemoryMiB = 0;
    QList<OurAttempt> ours;
    SmiCards before; //!< What the last reading gave.
};

struct NodeReading
{
    Node node;
    SmiCards cards;

    friend bool operator==(const NodeReading &, const NodeReading &) = default;
};

//! Looks at this machine. For worker threads: the vendor's tool may take seconds, and is given up
//! after 10.
NodeReading readNode(const NodeQuestion &question);

//! The lowest quota from a cgroup folder up to the top of its hierarchy, in thousandths of a CPU;
//! nothing when there is none. Reads v2's `cpu.max` and v1's `cpu.cfs_*`.
std::optional<qint64> cpuQuotaMilli(const QString &folder);
//! The same for memory, in bytes: `memory.max` or `memory.limit_in_bytes`.
std::optional<qint64> memoryLimitBytes(const QString &folder);

//! Whether processes on a card are not ours. A number that no process here has comes from another
//! pid namespace (or has just ended): it counts as ours when an attempt of ours holds the card.
struct CardUse
{
    QList<qint64> processes;
    QList<qint64> ourProcesses;
    QList<qint64> absent; //!< Of `processes`, those this machine's /proc does not show.
    bool heldByUs = false;
};
bool isForeignUse(const CardUse &use);

} // namespace stw::executors
