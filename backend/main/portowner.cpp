#include "backend/main/portowner.h"

#include <QDir>
#include <QFile>

#include <unistd.h>

#include <algorithm>

namespace stw::main {

using namespace Qt::StringLiterals;

namespace {

// Columns of /proc/net/tcp.
constexpr qsizetype kLocalAddress = 1;
constexpr qsizetype kState = 3;
constexpr qsizetype kInode = 9;
constexpr char kListening[] = "0A";

QByteArray fileText(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

QList<quint64> listeningInodes(const QByteArray &table, quint16 port)
{
    QList<quint64> inodes;
    for (const QByteArray &line : table.split('\n')) {
        const QByteArrayList columns = line.simplified().split(' ');
        if (columns.size() <= kInode || columns[kState] != kListening)
            continue;
        const QByteArray &local = columns[kLocalAddress];
        bool isPort = false;
        bool isInode = false;
        const uint found = local.mid(local.lastIndexOf(':') + 1).toUInt(&isPort, 16);
        const quint64 inode = columns[kInode].toULongLong(&isInode);
        if (isPort && isInode && found == port)
            inodes.append(inode);
    }
    return inodes;
}

std::optional<qint64> portOwner(quint16 port, const QString &proc)
{
    QStringList sockets;
    for (const QString &table : {u"/net/tcp"_s, u"/net/tcp6"_s}) {
        for (const quint64 inode : listeningInodes(fileText(proc + table), port))
            sockets.append(u"socket:[%1]"_s.arg(inode));
    }
    if (sockets.isEmpty())
        return std::nullopt;
    for (const QString &entry : QDir(proc).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        bool isPid = false;
        const qint64 pid = entry.toLongLong(&isPid);
        if (!isPid)
            continue;
        const QDir files(proc + u'/' + entry + u"/fd"_s);
        const QStringList names =
            files.entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot);
        const bool owns = std::any_of(names.begin(), names.end(), [&](const QString &name) {
            char target[64] = {};
            const ssize_t size = ::readlink(QFile::encodeName(files.filePath(name)).constData(),
                                            target, sizeof(target) - 1);
            return size > 0 && sockets.contains(QString::fromLatin1(target, size));
        });
        if (owns)
            return pid;
    }
    return std::nullopt;
}

QString occupiedText(const QString &address, quint16 port, std::optional<qint64> owner)
{
    const QString place =
        (address.contains(u':') ? u"[%1]:%2"_s : u"%1:%2"_s).arg(address).arg(port);
    return owner ? u"%1 is taken by process %2"_s.arg(place).arg(*owner)
                 : u"%1 is taken by another process"_s.arg(place);
}

} // namespace stw::main
