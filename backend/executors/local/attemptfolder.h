#pragma once

#include "backend/ports/executor.h"
#include "backend/task/launchfile.h"

#include <optional>

namespace stw::executors {

//! Where everything of the local executor lies. The work passes through (0711) to its own folder
//! and can neither list nor read anything beside it; without root all is ours alone (0700).
//!
//!     attempts/<2 characters>/<tag>/   launch.json, output, the receipts and the lock
//!     attempts/<2 characters>/<tag>/work/   0700, the work's
//!     live/<tag>        an empty file as long as the end is not known
//!     inputs/<user>/<name>
class AttemptFolders
{
public:
    AttemptFolders(const QString &root, bool forOtherUsers);

    //! Makes the folders above an attempt.
    Result<> make() const;

    QString root() const { return m_root; }
    QString attempts() const { return m_root + QStringLiteral("/attempts"); }
    QString inputs() const { return m_root + QStringLiteral("/inputs"); }
    QString live() const { return m_root + QStringLiteral("/live"); }
    //! The last characters of an id are random, so that no folder gets many entries.
    QString of(const QString &tag) const;
    QString work(const QString &tag) const { return of(tag) + QStringLiteral("/work"); }
    QString output(const QString &tag) const { return of(tag) + QStringLiteral("/output"); }
    QString launchFile(const QString &tag) const
    {
        return of(tag) + QStringLiteral("/launch.json");
    }
    QString stopMark(const QString &tag) const { return of(tag) + QStringLiteral("/stopping"); }
    QString liveMark(const QString &tag) const { return live() + u'/' + tag; }

    //! Makes the attempt's folder, without what the attempt needs in it.
    Result<> makeAttempt(const QString &tag) const;
    //! So that a later process finds the tag again without looking through everything that ended.
    Result<> markLive(const QString &tag) const;
    void unmarkLive(const QString &tag) const;
    QStringList marked() const;

private:
    Result<> makeFolder(const QString &path) const;

    QString m_root;
    mode_t m_mode;
};

struct LaunchLimits
{
    std::optional<qint64> uid; //!< Of the work; nothing: the same user.
    qint64 graceSeconds = 60;
    qint64 outputBytes = 0;
    QString cardTool;
};

task::LaunchFile launchFileOf(const ports::LaunchSpec &spec, const AttemptFolders &folders,
                              const LaunchLimits &limits);

//! Puts everything in place that the wrapper needs, and leaves nothing of an earlier try that never
//! came to run. The caller holds the attempt's lock and has seen that there is no START.
//! NotFound: an input is not kept any more. Unavailable: the machine refused.
Result<> prepareAttempt(const ports::LaunchSpec &spec, const AttemptFolders &folders,
                        const LaunchLimits &limits);

} // namespace stw::executors
