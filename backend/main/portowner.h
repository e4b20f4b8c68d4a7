#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace stw::main {

//! Inodes of the sockets that listen on \a port, from the text of /proc/net/tcp or tcp6 (proc(5)).
QList<quint64> listeningInodes(const QByteArray &table, quint16 port);

//! The process that listens on \a port of this machine; nothing: none, or not ours to see.
//! \a proc is /proc but in tests.
std::optional<qint64> portOwner(quint16 port, const QString &proc = QStringLiteral("/proc"));

//! For the log and the terminal: `127.0.0.1:8750 is taken by process 4711`.
QString occupiedText(const QString &address, quint16 port, std::optional<qint64> owner);

} // namespace stw::main
