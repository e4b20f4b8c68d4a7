#include "tests/backend/executors/local/localengine.h"

#include "backend/task/files.h"
#include "backend/task/processes.h"

#include <QDir>
#include <QtTest>

#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

namespace stw::executors {

using namespace Qt::StringLiterals;

Instant WallClock::now()
{
    return {QDateTime::currentMSecsSinceEpoch() * 1000};
}

LocalEngine::LocalEngine()
{
    // The work passes through, as through a service's state folder, but cannot look in.
    chmod(m_folder.path().toUtf8().constData(), 0711);
    config.folder = path(u"work"_s);
    config.taskProgram = QStringLiteral(STW_BIN_DIR "/stellwerk-task");
    config.graceSeconds = 1;
    config.nodeName = u"node"_s;
    config.nvidiaSmi = path(u"nvidia-smi"_s); // Not there.
    if (geteuid() == 0)
        config.uidBase = 47'000;
}

LocalEngine::~LocalEngine()
{
    const AttemptFolders folders(config.folder, config.uidBase.has_value());
    for (const QString &tag : folders.marked()) {
        killWrapper(tag);
        while (task::isLocked(task::lockPath(folders.of(tag), tag)))
            QTest::qWait(5); // Its guard clears up.
    }
}

std::unique_ptr<ports::Executor> LocalEngine::open(ports::ReportSink sink)
{
    Result<std::unique_ptr<LocalExecutor>> driver =
        LocalExecutor::open(config, m_clock, std::move(sink));
    if (!driver)
        qFatal("%s", qPrintable(driver.error().detail));
    return std::move(*driver);
}

std::unique_ptr<ports::Executor> LocalEngine::openWithoutStarts(ports::ReportSink sink)
{
    const QString program = std::exchange(config.taskProgram, u"/bin/true"_s);
    std::unique_ptr<ports::Executor> driver = open(std::move(sink));
    config.taskProgram = program;
    return driver;
}

bool LocalEngine::killWrapper(const QString &tag)
{
    const std::optional<task::StartReceipt> start = startOf(tag);
    return start && task::processIs(start->wrapperPid, start->wrapperStartTicks, start->bootId)
           && kill(pid_t(start->wrapperPid), SIGKILL) == 0;
}

bool LocalEngine::isAlive(qint64 pid)
{
    const std::optional<task::ProcessStat> stat = task::statOf(pid_t(pid));
    return stat && !stat->isGone();
}

QString LocalEngine::attempt(const QString &tag) const
{
    return AttemptFolders(config.folder, config.uidBase.has_value()).of(tag);
}

void LocalEngine::writeSmi(const QString &script)
{
    const Result<> wrote = task::writeFile(config.nvidiaSmi, (u"#!/bin/sh\n"_s + script).toUtf8());
    if (!wrote || chmod(config.nvidiaSmi.toUtf8().constData(), 0755) != 0)
        qFatal("the tool cannot be written");
}

std::optional<task::StartReceipt> LocalEngine::startOf(const QString &tag) const
{
    const Result<QByteArray> bytes =
        task::readFile(task::startReceiptPath(attempt(tag), tag), task::kLargestReceipt);
    if (!bytes)
        return std::nullopt;
    const Result<task::StartReceipt> start = task::startReceiptFromJson(*bytes);
    return start ? std::optional(*start) : std::nullopt;
}

} // namespace stw::executors
