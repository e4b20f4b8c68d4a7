#pragma once

#include "shared/base/result.h"

#include <QString>

namespace stw::store {

//! Holds a file against other processes and against this one, until it is destroyed or the process
//! ends, however it ends (flock(2)). The file says the holder's pid and stays.
class FileLock
{
public:
    //! Conflict with facts `pid`: somebody holds it. Unavailable: the file cannot be made.
    static Result<FileLock> take(const QString &path);

    FileLock() = default;
    ~FileLock();
    FileLock(FileLock &&other) noexcept;
    FileLock &operator=(FileLock &&other) noexcept;
    Q_DISABLE_COPY(FileLock)

private:
    explicit FileLock(int descriptor)
        : m_descriptor(descriptor)
    {}

    int m_descriptor = -1;
};

} // namespace stw::store
