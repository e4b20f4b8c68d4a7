#include "backend/main/privatefile.h"

#include <QFile>
#include <QFileInfo>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace stw::main {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMostBytes = 65'536;
constexpr mode_t kOwnerOnly = 0600;
constexpr mode_t kOthers = 0077;

class Descriptor
{
public:
    explicit Descriptor(int fd)
        : m_fd(fd)
    {}
    ~Descriptor()
    {
        if (m_fd >= 0)
            ::close(m_fd);
    }
    Q_DISABLE_COPY_MOVE(Descriptor)

    int get() const { return m_fd; }
    bool isOpen() const { return m_fd >= 0; }

private:
    int m_fd;
};

tl::unexpected<Error> systemFailure(const QString &path)
{
    const ErrorCode code = errno == ENOENT ? ErrorCode::NotFound : ErrorCode::Unavailable;
    return failure(code, path + u": "_s + QString::fromLocal8Bit(std::strerror(errno)));
}

bool writeAll(int fd, const QByteArray &bytes)
{
    for (qsizetype at = 0; at < bytes.size();) {
        const ssize_t written = ::write(fd, bytes.constData() + at, size_t(bytes.size() - at));
        if (written < 0 && errno != EINTR)
            return false;
        at += qMax(ssize_t(0), written);
    }
    return ::fsync(fd) == 0;
}

//! A new name in a folder is durable once the folder is.
bool syncFolderOf(const QString &path)
{
    const QByteArray folder = QFile::encodeName(QFileInfo(path).absolutePath());
    const Descriptor fd(::open(folder.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    return fd.isOpen() && ::fsync(fd.get()) == 0;
}

} // namespace

Result<void> writePrivate(const QString &path, const QByteArray &bytes)
{
    const QByteArray name = QFile::encodeName(path);
    const QByteArray draft = name + ".new";
    ::unlink(draft.constData()); // of a process that died here
    const Descriptor fd(
        ::open(draft.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kOwnerOnly));
    if (!fd.isOpen())
        return systemFailure(path);
    if (!writeAll(fd.get(), bytes) || ::rename(draft.constData(), name.constData()) != 0
        || !syncFolderOf(path)) {
        const auto cause = systemFailure(path);
        ::unlink(draft.constData());
        return cause;
    }
    return {};
}

Result<QByteArray> readPrivate(const QString &path)
{
    const Descriptor fd(::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC));
    if (!fd.isOpen())
        return systemFailure(path);
    struct stat status = {};
    if (::fstat(fd.get(), &status) != 0)
        return systemFailure(path);
    if (!S_ISREG(status.st_mode))
        return failure(ErrorCode::NotFound, path + u": no file"_s);
    if (status.st_mode & kOthers)
        return failure(ErrorCode::Forbidden, path + u": others may read it; chmod 600"_s);
    if (status.st_size > kMostBytes)
        return failure(ErrorCode::TooLarge, path + u": more than 64 KiB"_s);
    QFile file;
    if (!file.open(fd.get(), QIODevice::ReadOnly))
        return failure(ErrorCode::Unavailable, path + u": "_s + file.errorString());
    return file.read(kMostBytes);
}

Result<QString> readSecret(const QString &path)
{
    return readPrivate(path).map([](QByteArray bytes) {
        while (bytes.endsWith('\n') || bytes.endsWith('\r'))
            bytes.chop(1);
        return QString::fromUtf8(bytes);
    });
}

Result<void> appendLine(const QString &path, const QByteArray &line)
{
    const Descriptor fd(::open(QFile::encodeName(path).constData(),
                               O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, kOwnerOnly));
    if (!fd.isOpen() || !writeAll(fd.get(), line + '\n') || !syncFolderOf(path))
        return systemFailure(path);
    return {};
}

} // namespace stw::main
