#pragma once

#include "backend/task/files.h"

namespace stw::task {

//! Copies what the work prints into its output file, up to a limit; beyond it only counts, so that
//! the work never blocks on a full pipe.
class OutputCopy
{
public:
    OutputCopy() = default;
    //! `source` is non-blocking.
    OutputCopy(Fd source, Fd file, qint64 limitBytes);

    int source() const { return m_source.get(); } //!< -1 after the end.
    //! Copies what is there now, a bounded piece of it. False when nothing more was there.
    bool copy();
    //! Writes the last line if something was cut, and syncs.
    void finish();

    qint64 totalBytes() const { return m_totalBytes; }
    bool truncated() const { return m_totalBytes > m_keptBytes; }
    //! Empty, or why the file holds less than the limit allows.
    QString fault() const { return m_fault; }

private:
    void keep(const char *bytes, qint64 size);

    Fd m_source;
    Fd m_file;
    qint64 m_limitBytes = 0;
    qint64 m_totalBytes = 0;
    qint64 m_keptBytes = 0;
    QString m_fault;
};

} // namespace stw::task
