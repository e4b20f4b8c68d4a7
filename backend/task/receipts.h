#pragma once

#include "backend/task/launchfile.h"
#include "shared/base/instant.h"

#include <optional>

namespace stw::task {

//! What bounded the work.
enum class Limiter { Cgroup2, Cgroup1, Rlimit };

//! Why the attempt ended. Wire names: receipts.cpp.
enum class Cause {
    Ok,            //!< The work exited with 0.
    UserError,     //!< The work failed by itself: exit code, signal, or too many processes.
    OutOfMemory,   //!< The kernel, or the RSS watch, killed it at the memory limit.
    Deadline,      //!< The wall limit passed.
    Cancelled,     //!< The wrapper was told to stop.
    LaunchFailed,  //!< The work was never run: folder, output file, program, identity.
    CardsMismatch, //!< The work was never run: the machine does not show the cards given.
};

QString wireName(Limiter limiter);
QString wireName(Cause cause);
std::optional<Limiter> limiterFromWire(QStringView name);
std::optional<Cause> causeFromWire(QStringView name);

//! Durable before the work runs. Whoever finds it must never start the tag again.
struct StartReceipt
{
    QString tag;
    qint64 wrapperPid = 0;
    qint64 wrapperStartTicks = 0; //!< Field 22 of /proc/<pid>/stat, clock ticks since boot.
    QString bootId;
    qint64 workPid = 0; //!< 0: a check failed and no process was made for the work.
    qint64 workStartTicks = 0;
    Instant started;
    Limiter limiter = Limiter::Rlimit;
    QList<CardHandle> cards;
    qint64 uid = 0;
    qint64 gid = 0;

    friend bool operator==(const StartReceipt &, const StartReceipt &) = default;
};

//! Durable after nothing of the attempt is alive: the node's word that the cards are free.
struct EndReceipt
{
    QString tag;
    Instant started;
    Instant ended;
    qint64 elapsedUs = 0; //!< By CLOCK_BOOTTIME; differs from ended − started if the clock was set.
    std::optional<qint64> exitCode; //!< Of the main process; this, `signal`, or neither.
    std::optional<qint64> signal;
    Cause cause = Cause::Ok;
    qint64 peakMemoryBytes = 0;
    qint64 cpuUs = 0;
    qint64 outputBytes = 0; //!< That the work wrote; the file holds at most the limit of them.
    bool truncated = false;
    qint64 stragglers = 0; //!< Processes that outlived the main one and were killed.
    QString reason;        //!< English, for the log and the operator.

    friend bool operator==(const EndReceipt &, const EndReceipt &) = default;
};

constexpr int kReceiptVersion = 1;
constexpr qsizetype kLargestReceipt = 256 * 1024; //!< Bytes.

QByteArray encode(const StartReceipt &receipt);
QByteArray encode(const EndReceipt &receipt);
Result<StartReceipt> startReceiptFromJson(const QByteArray &json);
Result<EndReceipt> endReceiptFromJson(const QByteArray &json);

QString startReceiptPath(const QString &receiptsDir, const QString &tag);
QString endReceiptPath(const QString &receiptsDir, const QString &tag);
//! Locked (flock) as long as the wrapper or its guard lives.
QString lockPath(const QString &receiptsDir, const QString &tag);

} // namespace stw::task
