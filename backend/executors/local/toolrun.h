#pragma once

#include <QByteArray>
#include <QStringList>

namespace stw::executors {

struct ToolAnswer
{
    QString failure;     //!< Why it did not run to its end, in English; empty: it did.
    bool late = false;   //!< Ended by us after the time limit.
    int exitCode = -1;   //!< -1: ended by a signal, or not at all.
    QByteArray output;   //!< At most 1 MiB of each stream is kept.
    QByteArray messages; //!< Its standard error.
};

//! Runs a program (looked up on PATH) in a session of its own, so that a Ctrl-C at the service's
//! terminal does not reach it, and waits: only for worker threads. After \a mostMs it is killed
//! and, should it hang in the kernel, left behind.
ToolAnswer runTool(const QString &program, const QStringList &arguments, int mostMs);

} // namespace stw::executors
