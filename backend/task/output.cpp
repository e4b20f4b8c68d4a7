#include "backend/task/output.h"

#include <unistd.h>

#include <array>
#include <cerrno>

namespace stw::task {

using namespace Qt::StringLiterals;

OutputCopy::OutputCopy(Fd source, Fd file, qint64 limitBytes)
    : m_source(std::move(source))
    , m_file(std::move(file))
    , m_limitBytes(limitBytes)
{}

bool OutputCopy::copy()
{
    if (!m_source.isOpen())
        return false;
    std::array<char, 65536> buffer;
    const ssize_t got = read(m_source.get(), buffer.data(), buffer.size());
    if (got < 0)
        return errno == EINTR;
    if (got == 0) {
        m_source.close();
        return false;
    }
    m_totalBytes += got;
    keep(buffer.data(), qMin(qint64(got), m_limitBytes - m_keptBytes));
    return true;
}

void OutputCopy::keep(const char *bytes, qint64 size)
{
    while (size > 0 && m_fault.isEmpty()) {
        const ssize_t wrote = write(m_file.get(), bytes, size_t(size));
        if (wrote < 0 && errno == EINTR)
            continue;
        if (wrote < 0) { // A full disk must not stop the work.
            m_fault = systemError(u"output file"_s).detail;
            return;
        }
        bytes += wrote;
        size -= wrote;
        m_keptBytes += wrote;
    }
}

void OutputCopy::finish()
{
    if (!m_file.isOpen())
        return;
    if (truncated()) {
        const QByteArray line =
            u"\n[stellwerk: output cut after %1 bytes; %2 more bytes were not kept]\n"_s
                .arg(m_keptBytes)
                .arg(m_totalBytes - m_keptBytes)
                .toUtf8();
        if (write(m_file.get(), line.constData(), size_t(line.size())) < 0 && m_fault.isEmpty())
            m_fault = systemError(u"output file"_s).detail;
    }
    if (fdatasync(m_file.get()) != 0 && m_fault.isEmpty())
        m_fault = systemError(u"output file"_s).detail;
    m_file.close();
}

} // namespace stw::task
