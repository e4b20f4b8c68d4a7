#include "backend/executors/local/retention.h"

#include "backend/executors/local/attemptstate.h"
#include "backend/executors/local/filetree.h"
#include "backend/task/files.h"
#include "backend/task/receipts.h"

#include <QDir>
#include <QLoggingCategory>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace stw::executors {

using namespace Qt::StringLiterals;
using task::Fd;

namespace {

Q_LOGGING_CATEGORY(log, "stw.executor.local")

Fd openFolder(const QString &path)
{
    return Fd(open(path.toUtf8().constData(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
}

//! When its last word was written; nothing while it may still go on.
std::optional<Instant> overSince(const AttemptFolders &folders, const QString &tag)
{
    struct stat status = {};
    if (lstat(folders.liveMark(tag).toUtf8().constData(), &status) == 0)
        return std::nullopt;
    const QString folder = folders.of(tag);
    for (const QString &path : {task::endReceiptPath(folder, tag), lostPath(folder, tag),
                                task::startReceiptPath(folder, tag)}) {
        if (lstat(path.toUtf8().constData(), &status) == 0)
            return Instant{qint64(status.st_mtim.tv_sec) * 1'000'000};
    }
    return std::nullopt;
}

void remove(int folder, const QString &name)
{
    if (const Result<> removed = removeTree(folder, name); !removed)
        qCWarning(log).noquote() << u"old files stay: name="_s + name << removed.error().detail;
}

void sweepAttempt(const AttemptFolders &folders, const Fd &shard, const QString &tag,
                  const KeepSince &since)
{
    const std::optional<Instant> over = overSince(folders, tag);
    if (!over)
        return;
    if (*over < qMin(since.folders, since.outputs))
        return remove(shard.get(), tag);
    const Fd attempt = openFolder(folders.of(tag));
    if (*over < since.folders)
        remove(attempt.get(), u"work"_s);
    if (*over < since.outputs)
        remove(attempt.get(), u"output"_s);
}

} // namespace

void sweep(const AttemptFolders &folders, const KeepSince &since)
{
    const auto kinds = QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks;
    for (const QString &shardName : QDir(folders.attempts()).entryList(kinds)) {
        const QString path = folders.attempts() + u'/' + shardName;
        const Fd shard = openFolder(path);
        for (const QString &tag : QDir(path).entryList(kinds)) {
            if (task::isTag(tag))
                sweepAttempt(folders, shard, tag, since);
        }
    }
}

} // namespace stw::executors
