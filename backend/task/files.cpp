#include "backend/task/files.h"

#include <fcntl.h>
#include <linux/openat2.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>

namespace stw::task {

using namespace Qt::StringLiterals;

namespace {

Result<> writeAll(int fd, const QByteArray &bytes, const QString &path)
{
    for (qsizetype at = 0; at < bytes.size();) {
        const ssize_t wrote = write(fd, bytes.constData() + at, size_t(bytes.size() - at));
        if (wrote < 0 && errno == EINTR)
            continue;
        if (wrote < 0)
            return tl::unexpected(systemError(path));
        at += wrote;
    }
    return {};
}

Result<> syncFolderOf(const QByteArray &path, const QString &name)
{
    const QByteArray folder = path.left(qMax(path.lastIndexOf('/'), qsizetype(1)));
    const Fd fd(open(folder.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!fd.isOpen() || fsync(fd.get()) != 0)
        return tl::unexpected(systemError(name));
    return {};
}

//! RENAME_NOREPLACE where the file system knows it (not NFS), else a hard link, which is as
//! exclusive.
int renameToNew(const char *from, const char *to)
{
    if (renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0)
        return 0;
    if (errno != EINVAL || link(from, to) != 0)
        return -1;
    unlink(from);
    return 0;
}

Result<> writeAside(const QString &path, const QByteArray &bytes, bool replace)
{
    const QByteArray to = path.toUtf8();
    const qsizetype nameAt = to.lastIndexOf('/') + 1;
    const QByteArray aside =
        to.left(nameAt) + '.' + to.mid(nameAt) + '.' + QByteArray::number(getpid()) + ".new";
    unlink(aside.constData()); // Left by an earlier process of this number that was killed.
    {
        const Fd fd(open(aside.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
        if (!fd.isOpen())
            return tl::unexpected(systemError(path));
        Result<> wrote = writeAll(fd.get(), bytes, path);
        if (wrote && fsync(fd.get()) != 0)
            wrote = tl::unexpected(systemError(path));
        if (!wrote) {
            unlink(aside.constData());
            return wrote;
        }
    }
    const int renamed = replace ? rename(aside.constData(), to.constData())
                                : renameToNew(aside.constData(), to.constData());
    if (renamed != 0) {
        const Error error = systemError(path);
        unlink(aside.constData());
        return tl::unexpected(error);
    }
    return syncFolderOf(to, path);
}

struct flock wholeFile(short type)
{
    struct flock lock = {};
    lock.l_type = type;
    lock.l_whence = SEEK_SET;
    return lock;
}

} // namespace

void Fd::close()
{
    if (m_fd >= 0)
        ::close(std::exchange(m_fd, -1));
}

Error systemError(const QString &what)
{
    const int error = errno;
    const ErrorCode code = error == ENOENT   ? ErrorCode::NotFound
                           : error == EEXIST ? ErrorCode::Conflict
                                             : ErrorCode::Unavailable;
    return Error{code, what + u": "_s + QString::fromUtf8(std::strerror(error)), {}, {}};
}

Result<QByteArray> readFile(const QString &path, qsizetype largestBytes, bool privateOnly)
{
    // Non-blocking: opening a FIFO must not hang.
    const Fd fd(open(path.toUtf8().constData(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
    struct stat status = {};
    if (!fd.isOpen() || fstat(fd.get(), &status) != 0)
        return tl::unexpected(systemError(path));
    if (!S_ISREG(status.st_mode))
        return failure(ErrorCode::Unavailable, path + u": not a regular file"_s);
    if (privateOnly && (status.st_uid != geteuid() || (status.st_mode & 0077) != 0))
        return failure(ErrorCode::Unavailable, path + u": must be 0600 and ours"_s);
    QByteArray bytes;
    std::array<char, 16384> buffer;
    while (bytes.size() <= largestBytes) {
        const ssize_t got = read(fd.get(), buffer.data(), buffer.size());
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return tl::unexpected(systemError(path));
        if (got == 0)
            return bytes;
        bytes.append(buffer.data(), got);
    }
    return failure(ErrorCode::TooLarge, path + u": longer than %1 bytes"_s.arg(largestBytes));
}

Result<> writeFile(const QString &path, const QByteArray &bytes)
{
    return writeAside(path, bytes, true);
}

Result<> createFile(const QString &path, const QByteArray &bytes)
{
    return writeAside(path, bytes, false);
}

Result<Fd> createOutput(const QString &path)
{
    Fd fd(open(path.toUtf8().constData(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
               0600));
    if (!fd.isOpen())
        return tl::unexpected(systemError(path));
    return fd;
}

Result<Fd> openBeneath(int directory, const QString &relativePath, int flags, mode_t mode)
{
    struct open_how how = {};
    how.flags = quint64(flags | O_CLOEXEC);
    how.mode = mode;
    how.resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS;
    Fd fd(
        int(syscall(SYS_openat2, directory, relativePath.toUtf8().constData(), &how, sizeof how)));
    if (!fd.isOpen())
        return tl::unexpected(systemError(relativePath));
    return fd;
}

Result<Fd> takeLock(const QString &path)
{
    Fd fd(open(path.toUtf8().constData(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600));
    if (!fd.isOpen())
        return tl::unexpected(systemError(path));
    struct flock lock = wholeFile(F_WRLCK);
    if (fcntl(fd.get(), F_OFD_SETLK, &lock) == 0)
        return fd;
    if (errno == EAGAIN || errno == EACCES)
        return failure(ErrorCode::Conflict, path + u": locked"_s);
    return tl::unexpected(systemError(path));
}

bool isLocked(const QString &path)
{
    const Fd fd(open(path.toUtf8().constData(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC));
    struct flock lock = wholeFile(F_WRLCK);
    return fd.isOpen() && fcntl(fd.get(), F_OFD_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
}

} // namespace stw::task
