#include "tests/backend/task/taskworld.h"

#include "backend/task/cgroup.h"
#include "backend/task/files.h"
#include "backend/task/processes.h"
#include "shared/base/uuid.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QtTest>

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

namespace stw::task {

using namespace Qt::StringLiterals;

namespace {

void makeFolder(const QString &path, mode_t mode)
{
    QVERIFY(mkdir(path.toUtf8().constData(), mode) == 0);
}

//! Tests run side by side, and a cgroup is named by its tag.
QString unusedTag()
{
    static quint64 count = 0;
    const quint64 unique = quint64(getpid()) << 32 | ++count;
    const Uuid id = uuidV7(QDateTime::currentMSecsSinceEpoch(), 0, unique);
    return u"stw-"_s + toBase32(id) + u"-1"_s;
}

} // namespace

TaskWorld::TaskWorld()
{
    // The work's user passes through, as through a service's state folder, but cannot look in.
    chmod(m_folder.path().toUtf8().constData(), 0711);
    launch.tag = unusedTag();
    launch.workDir = path(u"work"_s);
    launch.outputPath = path(u"output"_s);
    launch.receiptsDir = path(u"receipts"_s);
    launch.graceSeconds = 1;
    launch.limits.wallSeconds = 50; // A test that fails must not leave work behind.
    makeFolder(launch.workDir, 0700);
    makeFolder(launch.receiptsDir, 0700);
    script(u"true"_s);
}

TaskWorld::~TaskWorld()
{
    if (signalWrapper(SIGUSR1))
        waitForEnd();
}

TaskWorld &TaskWorld::script(const QString &text)
{
    launch.argv = {u"sh"_s, u"-c"_s, text};
    return *this;
}

TaskWorld &TaskWorld::withoutCgroups()
{
    launch.cgroups = false;
    return *this;
}

TaskWorld &TaskWorld::asUser(qint64 uid)
{
    launch.identity = Identity{uid, uid, {}};
    const int changed = chown(launch.workDir.toUtf8().constData(), uid_t(uid), gid_t(uid));
    Q_ASSERT(changed == 0);
    Q_UNUSED(changed)
    return *this;
}

TaskWorld &TaskWorld::writeTool(const QString &text)
{
    launch.cardTool = path(u"nvidia-smi"_s);
    const Result<> wrote = writeFile(launch.cardTool, (u"#!/bin/sh\n"_s + text).toUtf8());
    Q_ASSERT(wrote);
    Q_UNUSED(wrote)
    chmod(launch.cardTool.toUtf8().constData(), 0755);
    return *this;
}

QString TaskWorld::path(const QString &name) const
{
    return m_folder.path() + u'/' + name;
}

TaskWorld::Started TaskWorld::start() const
{
    if (!writeFile(launchPath(), encode(launch)))
        return {};
    return startAgain();
}

TaskWorld::Started TaskWorld::startAgain() const
{
    QProcess program;
    program.start(QStringLiteral(STW_BIN_DIR "/stellwerk-task"), {launchPath()});
    program.waitForFinished();
    return {program.exitCode(), QString::fromUtf8(program.readAllStandardError())};
}

std::optional<EndReceipt> TaskWorld::waitForEnd() const
{
    const Fd lock(
        open(lockPath(launch.receiptsDir, launch.tag).toUtf8().constData(), O_RDWR | O_CLOEXEC));
    struct flock whole = {};
    whole.l_type = F_WRLCK;
    whole.l_whence = SEEK_SET;
    if (!lock.isOpen() || fcntl(lock.get(), F_OFD_SETLKW, &whole) != 0)
        return std::nullopt;
    const Result<EndReceipt> end =
        endReceiptFromJson(read(endReceiptPath(launch.receiptsDir, launch.tag)));
    return end ? std::optional(*end) : std::nullopt;
}

std::optional<StartReceipt> TaskWorld::started() const
{
    const Result<StartReceipt> start =
        startReceiptFromJson(read(startReceiptPath(launch.receiptsDir, launch.tag)));
    return start ? std::optional(*start) : std::nullopt;
}

bool TaskWorld::signalWrapper(int signal) const
{
    const std::optional<StartReceipt> start = started();
    return start && processIs(start->wrapperPid, start->wrapperStartTicks, start->bootId)
           && kill(pid_t(start->wrapperPid), signal) == 0;
}

QByteArray TaskWorld::output() const
{
    return read(launch.outputPath);
}

bool TaskWorld::waitForOutput(const QByteArray &text) const
{
    const Fd changes(inotify_init1(IN_CLOEXEC));
    for (const QString &folder : {path({}), launch.receiptsDir})
        inotify_add_watch(changes.get(), folder.toUtf8().constData(), IN_MODIFY | IN_MOVED_TO);
    while (!output().contains(text)) {
        if (QFile::exists(endReceiptPath(launch.receiptsDir, launch.tag)))
            return output().contains(text);
        std::array<char, 4096> events;
        if (::read(changes.get(), events.data(), events.size()) < 0)
            return false;
    }
    return true;
}

void TaskWorld::openGate(const QString &name) const
{
    const Fd gate(open(workPath(name).toUtf8().constData(), O_WRONLY | O_CLOEXEC));
    QVERIFY(gate.isOpen());
}

QByteArray TaskWorld::read(const QString &path) const
{
    const Result<QByteArray> bytes = readFile(path, 64 * 1024 * 1024);
    return bytes.value_or(QByteArray());
}

bool TaskWorld::hasCgroup() const
{
    for (const CgroupParents &parents : cgroupParentsHere(launch.cgroupParent)) {
        for (const QString &folder : parents.folders) {
            if (QFile::exists(folder + u'/' + launch.tag))
                return true;
        }
    }
    return false;
}

} // namespace stw::task
