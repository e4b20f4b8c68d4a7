#include "backend/main/datafolder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <sys/stat.h>

#include <cerrno>
#include <cstring>

namespace stw::main {

using namespace Qt::StringLiterals;

namespace {

constexpr mode_t kOwnFilesOnly = 0077;
constexpr mode_t kClosed = 0700;
constexpr mode_t kPassedThrough = 0711;
constexpr mode_t kListedOrWritten = 0066; //!< By group or others.

Result<void> prepareFolder(const QString &path, bool root)
{
    const QByteArray name = QFile::encodeName(path);
    struct stat status = {};
    const bool there = ::stat(name.constData(), &status) == 0;
    if (there && (!S_ISDIR(status.st_mode) || status.st_mode & kListedOrWritten))
        return failure(ErrorCode::Forbidden,
                       path + u": no folder closed to others; chmod go-rw "_s + path);
    const bool made = there
                      || (QDir().mkpath(QFileInfo(path).absolutePath())
                          && ::mkdir(name.constData(), kClosed) == 0);
    if (!made || ::chmod(name.constData(), root ? kPassedThrough : kClosed) != 0)
        return failure(ErrorCode::Unavailable,
                       path + u": "_s + QString::fromLocal8Bit(std::strerror(errno)));
    return {};
}

} // namespace

Result<void> prepareFolders(const Configuration &configuration, bool root)
{
    ::umask(kOwnFilesOnly);
    return prepareFolder(configuration.dataFolder, root).and_then([&configuration, root] {
        return prepareFolder(configuration.workFolder, root);
    });
}

} // namespace stw::main
