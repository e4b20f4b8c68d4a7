#pragma once

#include "shared/base/result.h"

#include <QByteArray>
#include <QString>

#include <sys/types.h>

#include <utility>

namespace stw::task {

//! Owns a file descriptor.
class Fd
{
public:
    Fd() = default;
    explicit Fd(int fd)
        : m_fd(fd)
    {}
    Fd(Fd &&other) noexcept
        : m_fd(std::exchange(other.m_fd, -1))
    {}
    Fd &operator=(Fd &&other) noexcept
    {
        std::swap(m_fd, other.m_fd);
        return *this;
    }
    ~Fd() { close(); }

    int get() const { return m_fd; }
    bool isOpen() const { return m_fd >= 0; }
    void close();

private:
    Q_DISABLE_COPY(Fd)
    int m_fd = -1;
};

// Faults of the system: NotFound (ENOENT), Conflict (EEXIST), else Unavailable; the detail names
// the path and the system's words.

//! The error of the call that just failed, from errno.
Error systemError(const QString &what);

//! A regular file of at most `largestBytes`; the last part of the path may not be a link.
//! Unavailable when it is not ours or others may touch it and `privateOnly`.
Result<QByteArray> readFile(const QString &path, qsizetype largestBytes, bool privateOnly = false);

//! Whole or not at all, also after a power cut: written aside as 0600, synced, renamed, folder
//! synced.
Result<> writeFile(const QString &path, const QByteArray &bytes);
//! The same, but Conflict when the name exists: of many callers exactly one succeeds.
Result<> createFile(const QString &path, const QByteArray &bytes);

//! A new file for the work's output, 0600, write only. The path's folder is the service's own; the
//! name must not exist, so nobody can have put a link there.
Result<Fd> createOutput(const QString &path);

//! Opens a path that a user named, below `directory`: no `..` out of it, no links, no magic links
//! (openat2(2), RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS).
Result<Fd> openBeneath(int directory, const QString &relativePath, int flags, mode_t mode = 0);

//! Takes a lock that lasts as long as the returned descriptor, or a copy in a forked child, is
//! open. Conflict: somebody holds it. The file stays.
Result<Fd> takeLock(const QString &path);
//! Whether somebody holds the lock; asking takes nothing. An absent file is not locked.
bool isLocked(const QString &path);

} // namespace stw::task
