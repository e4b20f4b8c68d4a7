#include "backend/store/filelock.h"

#include "backend/store/fault.h"

#include <QFile>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <utility>

namespace stw::store {

using namespace Qt::StringLiterals;

namespace {

QString pidIn(int descriptor)
{
    std::array<char, 32> text{};
    const ssize_t size = pread(descriptor, text.data(), text.size(), 0);
    return QString::fromLatin1(text.data(), size < 0 ? 0 : size).trimmed();
}

} // namespace

Result<FileLock> FileLock::take(const QString &path)
{
    FileLock lock(open(QFile::encodeName(path).constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
    if (lock.m_descriptor < 0)
        return unavailable(kPermanent, u"cannot open %1: %2"_s.arg(path, qt_error_string()));
    if (flock(lock.m_descriptor, LOCK_EX | LOCK_NB) != 0) {
        const QString pid = pidIn(lock.m_descriptor);
        return failure(ErrorCode::Conflict, u"%1 is held by process %2"_s.arg(path, pid),
                       {{u"pid"_s, pid}});
    }
    const QByteArray pid = QByteArray::number(qint64(getpid())) + '\n';
    if (ftruncate(lock.m_descriptor, 0) != 0
        || pwrite(lock.m_descriptor, pid.constData(), size_t(pid.size()), 0) != pid.size())
        return unavailable(kTransient, u"cannot write %1: %2"_s.arg(path, qt_error_string()));
    return lock;
}

FileLock::~FileLock()
{
    if (m_descriptor >= 0)
        close(m_descriptor);
}

FileLock::FileLock(FileLock &&other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
{}

FileLock &FileLock::operator=(FileLock &&other) noexcept
{
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
}

} // namespace stw::store
