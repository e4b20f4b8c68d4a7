#include "backend/executors/local/attemptlaunch.h"

#include "backend/executors/local/leftovers.h"
#include "backend/executors/local/toolrun.h"
#include "backend/task/exitcodes.h"
#include "backend/task/files.h"

#include <poll.h>
#include <unistd.h>

namespace stw::executors {

using namespace Qt::StringLiterals;

namespace {

bool hasStart(const LaunchOrder &order)
{
    const QString folder = order.folders.of(order.spec.tag);
    return access(task::startReceiptPath(folder, order.spec.tag).toUtf8().constData(), F_OK) == 0;
}

Finding notStarted(const LaunchOrder &order, const QString &why, bool retry)
{
    return {EndCause::LaunchFailed, u"never_started"_s, order.now, order.now, why, retry};
}

Result<> refuse(const LaunchOrder &order, const QString &why, bool retry)
{
    return concludeNeverStarted(order.folders.of(order.spec.tag), order.spec.tag,
                                notStarted(order, why, retry));
}

//! True: the wrapper may be started.
Result<bool> prepareLocked(const LaunchOrder &order)
{
    const QString folder = order.folders.of(order.spec.tag);
    const QString &tag = order.spec.tag;
    const Result<task::Fd> lock = task::takeLock(task::lockPath(folder, tag));
    if (!lock && lock.error().code == ErrorCode::Conflict)
        return false;
    if (!lock)
        return tl::unexpected(lock.error());
    if (hasStart(order))
        return false;
    const Result<> prepared = prepareAttempt(order.spec, order.folders, order.limits);
    if (prepared)
        return true;
    const bool retry = prepared.error().code != ErrorCode::NotFound;
    return task::createFile(task::startReceiptPath(folder, tag),
                            encode(notStarted(order, prepared.error().detail, retry)))
        .map([] { return false; });
}

} // namespace

Result<> launchAttempt(const LaunchOrder &order)
{
    constexpr int kMostMs = 60'000; // The wrapper asks the cards' tool first, for at most 10 s.
    constexpr int kTries = 20;
    constexpr int kPauseMs = 5;
    const Result<bool> prepared = prepareLocked(order);
    if (!prepared)
        return tl::unexpected(prepared.error());
    if (!*prepared)
        return {};
    const QString launchFile = order.folders.launchFile(order.spec.tag);
    const QString lock = task::lockPath(order.folders.of(order.spec.tag), order.spec.tag);
    for (int attempt = 0; attempt < kTries; ++attempt) {
        const ToolAnswer answer = runTool(order.taskProgram, {launchFile}, kMostMs);
        const QString why = answer.failure + QString::fromUtf8(answer.messages).trimmed();
        if (answer.exitCode == task::exitcode::kBadLaunchFile
            || answer.exitCode == task::exitcode::kUsage)
            return refuse(order, why, false);
        if (answer.exitCode == task::exitcode::kNothingStarted
            || (!answer.failure.isEmpty() && !answer.late))
            return refuse(order, why, true);
        if (answer.exitCode != task::exitcode::kAlreadyStarted || hasStart(order))
            return {};
        // A child that another thread forked may hold a copy of our lock until its exec.
        poll(nullptr, 0, kPauseMs);
    }
    return task::isLocked(lock) ? Result<>() : refuse(order, u"the lock stays taken"_s, true);
}

} // namespace stw::executors
