#pragma once

#include "shared/base/result.h"
#include "shared/model/request.h"

#include <functional>
#include <variant>

namespace stw::ports {

struct CardGrant
{
    QString id; //!< Vendor UUID.
    QString vendor;

    friend bool operator==(const CardGrant &, const CardGrant &) = default;
};

//! All an executor needs to start one attempt; equal to what was approved.
struct LaunchSpec
{
    RequestId request;
    qint64 attempt = 1;
    QString tag; //!< `stw-<26 characters>-<attempt>`
    ProjectId project;
    qint64 osNumber = 0; //!< The project's, for its user on the node.
    QString contentHash;
    QList<Slice> slices;
    QList<CardGrant> cards;
    QStringList argv;
    QMap<QString, QString> environment;
    QStringList inputs; //!< Names of the requester's uploads to put into the work folder.
    UserId requester;
    qint64 seconds = 0; //!< Granted duration, from the start of the work.

    friend bool operator==(const LaunchSpec &, const LaunchSpec &) = default;
};

// What executors say, whenever they know it. Reports may repeat, be late and come out of order.

struct WorkStarted
{
    QString tag;
    Instant at;
    QString limiter;
    QString osUser;
};

struct WorkOver
{
    QString tag;
    Instant startedAt; //!< Not set: never started.
    QString limiter;
    QString osUser;
    WorkEnd end;
    ReturnProof proof;
    bool retry = false; //!< Not the work's doing; another attempt may be placed.
};

//! A node as it is now, with its cards.
struct NodeSeen
{
    Node node;
};

using Report = std::variant<WorkStarted, WorkOver, NodeSeen>;
using ReportSink = std::function<void(const Report &)>; //!< From any thread.

struct LogChunk
{
    QByteArray bytes;
    qint64 offset = 0; //!< Of the first byte.
    qint64 size = 0;   //!< Of the output so far.
};

enum class StopKind { Graceful, Kill };

//! Runs placed work (ENGINES §6). Every call returns at once and may be repeated: launch finds a
//! started tag instead of starting it twice. Nothing is known but by reports.
class Executor
{
public:
    Executor() = default;
    virtual ~Executor() = default;
    Q_DISABLE_COPY_MOVE(Executor)

    virtual Pool pool() const = 0;
    virtual void launch(const LaunchSpec &spec) = 0;
    //! Reports what became of \a tag: started, over, or (proven) never started or lost.
    virtual void find(const QString &tag) = 0;
    //! Ends in a WorkOver, also for a tag that never started.
    virtual void cancel(const QString &tag, StopKind kind) = 0;
    //! Looks at nodes and cards and at every tag of ours; reports what it sees.
    virtual void snapshot() = 0;

    //! Output of an attempt from \a offset, at most \a most bytes. From any thread. NotFound: no
    //! output is kept (yet, or any more).
    virtual Result<LogChunk> log(const QString &tag, qint64 offset, qint64 most) = 0;
    //! Names (relative to the attempt's work folder) and sizes; then one file. From any thread.
    virtual Result<QMap<QString, qint64>> files(const QString &tag) = 0;
    virtual Result<QByteArray> file(const QString &tag, const QString &name) = 0;
    //! Keeps an upload of \a user until a request names it. From any thread.
    virtual Result<void> keepInput(UserId user, const QString &name, const QByteArray &bytes) = 0;
};

} // namespace stw::ports
