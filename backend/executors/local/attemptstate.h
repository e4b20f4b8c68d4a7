#pragma once

#include "backend/ports/executor.h"
#include "backend/task/receipts.h"

#include <variant>

namespace stw::executors {

//! What the driver found out about an attempt that has no END, kept so that asking again gives the
//! same answer. As the START receipt itself it makes "never started" binding: a late wrapper finds
//! the tag used up.
struct Finding
{
    EndCause cause = EndCause::Lost;
    QString source; //!< Of the proof: `never_started`, `wrapper_lost`, `node_restart`.
    Instant ended;  //!< The last provable sign of life; for what never started, when that was seen.
    Instant seen;
    QString evidence; //!< English.
    bool retry = false;

    friend bool operator==(const Finding &, const Finding &) = default;
};

QByteArray encode(const Finding &finding);
Result<Finding> findingFromJson(const QByteArray &json);

//! Beside the receipts: the finding about an attempt that started.
QString lostPath(const QString &attemptFolder, const QString &tag);

//! What an attempt's folder holds. Taken in an order that makes each combination mean what
//! backend/task/README.md says: the lock first, the receipts after it.
struct AttemptFiles
{
    bool locked = false;
    bool launchFile = false;
    std::optional<task::StartReceipt> start;
    std::optional<task::EndReceipt> end;
    std::optional<Finding> finding;
    QString fault; //!< A receipt that cannot be read; then nothing may be concluded.
};

AttemptFiles readAttempt(const QString &attemptFolder, const QString &tag,
                         const QString &launchFile);

// What that means.
struct NothingYet // No START; `locked` or a launch file say whether one may come.
{};
struct Running
{
    ports::WorkStarted report;
};
struct Over
{
    ports::WorkOver report;
};
struct WrapperGone // START, no END, and nobody who could still write one.
{};
struct Unreadable
{
    QString fault;
};
using AttemptState = std::variant<NothingYet, Running, Over, WrapperGone, Unreadable>;

AttemptState stateOf(const QString &tag, const AttemptFiles &files);

//! The user's name, or the number where the machine has no name for it.
QString osUserOf(qint64 uid);

} // namespace stw::executors
