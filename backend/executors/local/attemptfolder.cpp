#include "backend/executors/local/attemptfolder.h"

#include "backend/executors/local/filetree.h"
#include "backend/executors/local/inputs.h"
#include "backend/task/files.h"

#include <QDir>

#include <fcntl.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace stw::executors {

using namespace Qt::StringLiterals;
using task::Fd;
using task::systemError;

namespace {

constexpr mode_t kPassThrough = 0711;
constexpr mode_t kPrivate = 0700;

Fd openFolder(const QString &path)
{
    return Fd(open(path.toUtf8().constData(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
}

Result<> copyBytes(const Fd &from, const Fd &to, const QString &name)
{
    constexpr size_t kPiece = 8 * 1024 * 1024;
    while (true) {
        const ssize_t copied = sendfile(to.get(), from.get(), nullptr, kPiece);
        if (copied < 0 && errno == EINTR)
            continue;
        if (copied < 0)
            return tl::unexpected(systemError(name));
        if (copied == 0)
            return {};
    }
}

Result<> giveTo(const Fd &file, std::optional<qint64> uid, const QString &name)
{
    if (uid && fchown(file.get(), uid_t(*uid), gid_t(*uid)) != 0)
        return tl::unexpected(systemError(name));
    return {};
}

Result<> copyInput(const QString &inputs, const QString &name, const Fd &work,
                   std::optional<qint64> uid)
{
    if (!isInputName(name))
        return failure(ErrorCode::NotFound, name + u": no name of an upload"_s);
    const Fd folder = openFolder(inputs);
    if (!folder.isOpen())
        return failure(ErrorCode::NotFound, name + u": not kept (any more)"_s);
    const Result<Fd> from = task::openBeneath(folder.get(), name, O_RDONLY | O_NONBLOCK);
    if (!from)
        return failure(from.error().code, name + u": not kept (any more)"_s);
    const Result<Fd> to =
        task::openBeneath(work.get(), name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0600);
    if (!to)
        return tl::unexpected(to.error());
    return copyBytes(*from, *to, name).and_then([&] { return giveTo(*to, uid, name); });
}

} // namespace

AttemptFolders::AttemptFolders(const QString &root, bool forOtherUsers)
    : m_root(QDir::cleanPath(root))
    , m_mode(forOtherUsers ? kPassThrough : kPrivate)
{}

Result<> AttemptFolders::make() const
{
    if (!QDir().mkpath(m_root))
        return failure(ErrorCode::Unavailable, m_root + u": cannot be made"_s);
    for (const QString &path : {m_root, attempts()}) {
        if (const Result<> made = makeFolder(path); !made)
            return made;
    }
    for (const QString &path : {live(), inputs()}) {
        if (mkdir(path.toUtf8().constData(), kPrivate) != 0 && errno != EEXIST)
            return tl::unexpected(systemError(path));
    }
    return {};
}

QString AttemptFolders::of(const QString &tag) const
{
    const QString id = tag.section(u'-', 1, 1);
    return attempts() + u'/' + id.right(2) + u'/' + tag;
}

Result<> AttemptFolders::makeAttempt(const QString &tag) const
{
    const QString path = of(tag);
    return makeFolder(path.section(u'/', 0, -2)).and_then([&] { return makeFolder(path); });
}

//! Whatever the umask is.
Result<> AttemptFolders::makeFolder(const QString &path) const
{
    const QByteArray name = path.toUtf8();
    if (mkdir(name.constData(), kPrivate) != 0 && errno != EEXIST)
        return tl::unexpected(systemError(path));
    if (chmod(name.constData(), m_mode) != 0)
        return tl::unexpected(systemError(path));
    return {};
}

Result<> AttemptFolders::markLive(const QString &tag) const
{
    const QString path = liveMark(tag);
    const Fd mark(open(path.toUtf8().constData(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600));
    if (!mark.isOpen())
        return tl::unexpected(systemError(path));
    return {};
}

void AttemptFolders::unmarkLive(const QString &tag) const
{
    unlink(liveMark(tag).toUtf8().constData());
}

QStringList AttemptFolders::marked() const
{
    QStringList tags;
    for (const QString &name : QDir(live()).entryList(QDir::Files)) {
        if (task::isTag(name))
            tags.append(name);
    }
    return tags;
}

task::LaunchFile launchFileOf(const ports::LaunchSpec &spec, const AttemptFolders &folders,
                              const LaunchLimits &limits)
{
    constexpr qint64 kProcesses = 4096; // Enough for any framework; a fork bomb ends.
    task::LaunchFile file;
    file.tag = spec.tag;
    file.argv = spec.argv;
    file.env = spec.environment;
    file.workDir = folders.work(spec.tag);
    file.outputPath = folders.output(spec.tag);
    file.receiptsDir = folders.of(spec.tag);
    if (limits.uid)
        file.identity = task::Identity{*limits.uid, *limits.uid, {}};
    for (const ports::CardGrant &card : spec.cards)
        file.cards.append({card.id, card.vendor});
    file.cardTool = limits.cardTool;
    const Slice slice = spec.slices.value(0);
    if (slice.cpuMilli > 0)
        file.limits.cpuMilli = slice.cpuMilli;
    if (slice.memoryMiB > 0)
        file.limits.memoryMiB = slice.memoryMiB;
    if (spec.seconds > 0)
        file.limits.wallSeconds = spec.seconds;
    file.limits.pids = kProcesses;
    file.limits.outputBytes = limits.outputBytes;
    file.graceSeconds = limits.graceSeconds;
    return file;
}

Result<> prepareAttempt(const ports::LaunchSpec &spec, const AttemptFolders &folders,
                        const LaunchLimits &limits)
{
    const Fd attempt = openFolder(folders.of(spec.tag));
    if (!attempt.isOpen())
        return tl::unexpected(systemError(spec.tag));
    if (const Result<> gone = removeTree(attempt.get(), u"work"_s); !gone)
        return gone;
    unlinkat(attempt.get(), "output", 0);
    if (mkdirat(attempt.get(), "work", kPrivate) != 0)
        return tl::unexpected(systemError(folders.work(spec.tag)));
    const Fd work = openFolder(folders.work(spec.tag));
    if (!work.isOpen())
        return tl::unexpected(systemError(folders.work(spec.tag)));
    const QString inputs = inputFolderOf(folders.inputs(), spec.requester);
    for (const QString &name : spec.inputs) {
        if (const Result<> copied = copyInput(inputs, name, work, limits.uid); !copied)
            return copied;
    }
    if (const Result<> given = giveTo(work, limits.uid, spec.tag); !given)
        return given;
    return task::writeFile(folders.launchFile(spec.tag),
                           task::encode(launchFileOf(spec, folders, limits)));
}

} // namespace stw::executors
