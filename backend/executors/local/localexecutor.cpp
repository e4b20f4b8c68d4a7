#include "backend/executors/local/localexecutor.h"

#include "backend/executors/local/attemptlaunch.h"
#include "backend/executors/local/filetree.h"
#include "backend/executors/local/leftovers.h"
#include "backend/executors/local/retention.h"
#include "backend/task/processes.h"

#include <QFileInfo>
#include <QLoggingCategory>
#include <QStandardPaths>

#include <fcntl.h>
#include <signal.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cstring>

namespace stw::executors {

using namespace Qt::StringLiterals;
using task::Fd;

namespace {

Q_LOGGING_CATEGORY(logLocal, "stw.executor.local")

const QString kPool = u"local"_s;
constexpr int kPollEveryMs = 1000;
constexpr int kSweepEveryMs = 3'600'000;
constexpr int kWorkers = 8; //!< A card tool that hangs must not keep other work from starting.
constexpr qint64 kSettleMs = 2000;     //!< For a wrapper that an earlier process started.
constexpr qint64 kKillMarginMs = 5000; //!< Beyond the grace that the wrapper itself gives.

Error noSuchTag()
{
    return {ErrorCode::NotFound, u"no such attempt"_s, {}, {}};
}

} // namespace

Result<std::unique_ptr<LocalExecutor>> LocalExecutor::open(LocalConfig config, ports::Clock &clock,
                                                           ports::ReportSink sink)
{
    if (!QFileInfo(config.taskProgram).isExecutable())
        return failure(ErrorCode::Unavailable, config.taskProgram + u": no program"_s);
    if (config.uidBase && geteuid() != 0)
        return failure(ErrorCode::Unavailable, u"work as other users needs root"_s);
    std::unique_ptr<LocalExecutor> executor(
        new LocalExecutor(std::move(config), clock, std::move(sink)));
    if (const Result<> begun = executor->begin(); !begun)
        return tl::unexpected(begun.error());
    return executor;
}

LocalExecutor::LocalExecutor(LocalConfig config, ports::Clock &clock, ports::ReportSink sink)
    : m_config(std::move(config))
    , m_clock(clock)
    , m_sink(std::move(sink))
    , m_folders(m_config.folder, m_config.uidBase.has_value())
    , m_inputs(m_folders.inputs(), m_config.inputBytes)
    , m_changes(inotify_init1(IN_CLOEXEC | IN_NONBLOCK))
{
    m_workers.setMaxThreadCount(kWorkers);
}

LocalExecutor::~LocalExecutor()
{
    m_workers.waitForDone();
}

Result<> LocalExecutor::begin()
{
    if (const Result<> made = m_folders.make(); !made)
        return made;
    if (m_changes.isOpen()) {
        m_notifier = std::make_unique<QSocketNotifier>(m_changes.get(), QSocketNotifier::Read);
        connect(m_notifier.get(), &QSocketNotifier::activated, this, &LocalExecutor::takeChanges);
    } else {
        qCWarning(logLocal) << "no inotify: ends are seen a second later";
    }
    connect(&m_poll, &QTimer::timeout, this, &LocalExecutor::poll);
    connect(&m_sweep, &QTimer::timeout, this, &LocalExecutor::sweepOld);
    m_poll.start(kPollEveryMs);
    m_sweep.start(kSweepEveryMs);
    for (const QString &tag : m_folders.marked())
        follow(tag);
    QMetaObject::invokeMethod(this, &LocalExecutor::poll, Qt::QueuedConnection);
    QMetaObject::invokeMethod(this, &LocalExecutor::sweepOld, Qt::QueuedConnection);
    return {};
}

Pool LocalExecutor::pool() const
{
    return {kPool, u"local"_s, m_config.uidBase ? u"user"_s : u"none"_s, false};
}

void LocalExecutor::launch(const ports::LaunchSpec &spec)
{
    if (!task::isTag(spec.tag)) {
        qCCritical(logLocal).noquote() << u"refused: tag="_s + spec.tag;
        return;
    }
    if (m_live.contains(spec.tag) && m_live[spec.tag].busy)
        return; // It is being started; that is reported.
    const AttemptFiles files = read(spec.tag);
    const AttemptState state = stateOf(spec.tag, files);
    if (!std::holds_alternative<NothingYet>(state) || files.locked)
        return find(spec.tag);
    const Result<> made =
        m_folders.makeAttempt(spec.tag).and_then([&] { return m_folders.markLive(spec.tag); });
    if (!made)
        qCWarning(logLocal).noquote() << "not started:" << made.error().detail;
    Live &live = follow(spec.tag);
    live.settleAt = QDeadlineTimer(kSettleMs); // Whatever hinders it, the tag comes to an end.
    LaunchLimits limits{std::nullopt, m_config.graceSeconds, m_config.outputBytes,
                        QStandardPaths::findExecutable(m_config.nvidiaSmi)};
    if (m_config.uidBase)
        limits.uid = *m_config.uidBase + spec.osNumber;
    const LaunchOrder order{spec, m_folders, limits, m_config.taskProgram, m_clock.now()};
    inWorker(spec.tag, [order] { return launchAttempt(order); });
}

void LocalExecutor::find(const QString &tag)
{
    if (!task::isTag(tag))
        return;
    const AttemptFiles files = read(tag);
    const AttemptState state = stateOf(tag, files);
    if (const Over *over = std::get_if<Over>(&state)) // Most often: nothing to follow any more.
        return onState(tag, files, *over);
    Live &live = follow(tag);
    live.startReported = false;
    if (live.settleAt.isForever())
        live.settleAt = QDeadlineTimer(files.launchFile ? kSettleMs : 0);
    look(tag);
}

void LocalExecutor::cancel(const QString &tag, ports::StopKind kind)
{
    if (!task::isTag(tag))
        return;
    Live &live = follow(tag);
    if (live.stop != ports::StopKind::Kill)
        live.stop = kind;
    if (!live.busy)
        look(tag);
}

AttemptFiles LocalExecutor::read(const QString &tag) const
{
    return readAttempt(m_folders.of(tag), tag, m_folders.launchFile(tag));
}

LocalExecutor::Live &LocalExecutor::follow(const QString &tag)
{
    Live &live = m_live[tag];
    if (live.watch < 0)
        live.watch = inotify_add_watch(m_changes.get(), m_folders.of(tag).toUtf8().constData(),
                                       IN_MOVED_TO | IN_ONLYDIR);
    return live;
}

void LocalExecutor::forget(const QString &tag)
{
    const Live live = m_live.take(tag);
    if (live.watch >= 0)
        inotify_rm_watch(m_changes.get(), live.watch);
    m_folders.unmarkLive(tag);
}

//! Which folder changed is enough; what it means is read from the files.
void LocalExecutor::takeChanges()
{
    QList<int> watches;
    alignas(inotify_event) std::array<char, 16384> buffer;
    ssize_t got = 0;
    while ((got = ::read(m_changes.get(), buffer.data(), buffer.size())) > 0) {
        for (ssize_t at = 0; at < got;) {
            inotify_event event = {};
            std::memcpy(&event, buffer.data() + at, sizeof event);
            at += ssize_t(sizeof event + event.len);
            if (!watches.contains(event.wd))
                watches.append(event.wd);
        }
    }
    QStringList changed;
    for (auto live = m_live.cbegin(); live != m_live.cend(); ++live) {
        if (watches.contains(live->watch))
            changed.append(live.key());
    }
    for (const QString &tag : std::as_const(changed))
        look(tag);
}

//! What no event tells: a wrapper that died, a deadline that passed, an event that was lost.
void LocalExecutor::poll()
{
    for (const QString &tag : m_live.keys())
        look(tag);
}

void LocalExecutor::look(const QString &tag)
{
    const AttemptFiles files = read(tag);
    std::visit([&](const auto &state) { onState(tag, files, state); }, stateOf(tag, files));
}

void LocalExecutor::onState(const QString &tag, const AttemptFiles &files, const NothingYet &)
{
    const Live &live = m_live[tag];
    if (live.busy || files.locked)
        return; // It is being started.
    if (live.stop || live.settleAt.hasExpired())
        settleNeverStarted(tag, files);
}

void LocalExecutor::onState(const QString &tag, const AttemptFiles &files, const Running &running)
{
    Live &live = m_live[tag];
    live.start = files.start;
    live.lastSeen = m_clock.now();
    if (live.stop)
        stop(tag, live);
    if (!std::exchange(live.startReported, true))
        m_sink(running.report); // Last: whoever hears it may call back.
}

void LocalExecutor::onState(const QString &tag, const AttemptFiles &, const Over &over)
{
    forget(tag);
    m_sink(over.report);
}

void LocalExecutor::onState(const QString &tag, const AttemptFiles &, const WrapperGone &)
{
    const Live &live = m_live[tag];
    if (live.busy)
        return;
    const Orphan orphan{tag, m_folders.of(tag), m_folders.output(tag), live.lastSeen,
                        m_clock.now()};
    inWorker(tag, [orphan] { return concludeLost(orphan); });
}

void LocalExecutor::onState(const QString &tag, const AttemptFiles &, const Unreadable &unreadable)
{
    Live &live = m_live[tag];
    if (live.fault != unreadable.fault)
        qCCritical(logLocal).noquote() << "a person must look:" << unreadable.fault;
    live.fault = unreadable.fault;
}

//! The wrapper takes a second TERM for "at once", and calls repeat, also after a restart: therefore
//! the mark in the folder.
void LocalExecutor::stop(const QString &tag, Live &live)
{
    const task::StartReceipt &start = *live.start;
    if (!task::processIs(start.wrapperPid, start.wrapperStartTicks, start.bootId))
        return; // Its guard clears up.
    const auto wrapper = pid_t(start.wrapperPid);
    if (*live.stop == ports::StopKind::Kill || live.killAt.hasExpired()) {
        kill(wrapper, SIGUSR1);
        return;
    }
    const Fd mark(::open(m_folders.stopMark(tag).toUtf8().constData(),
                         O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
    if (mark.isOpen())
        kill(wrapper, SIGTERM);
    if (live.killAt.isForever())
        live.killAt = QDeadlineTimer(m_config.graceSeconds * 1000 + kKillMarginMs);
}

void LocalExecutor::settleNeverStarted(const QString &tag, const AttemptFiles &files)
{
    Finding finding;
    finding.source = u"never_started"_s;
    finding.ended = m_clock.now();
    finding.seen = finding.ended;
    if (m_live[tag].stop) {
        finding.cause = EndCause::Cancelled;
        finding.evidence = u"cancelled before it started; it cannot start any more"_s;
    } else {
        finding.cause = files.launchFile ? EndCause::LaunchFailed : EndCause::Lost;
        finding.evidence = files.launchFile
                               ? u"prepared, and no wrapper came; it cannot start any more"_s
                               : u"nothing of it is on this node; it cannot start any more"_s;
        finding.retry = true;
    }
    const AttemptFolders folders = m_folders;
    inWorker(tag, [folders, tag, finding] {
        return folders.makeAttempt(tag).and_then(
            [&] { return concludeNeverStarted(folders.of(tag), tag, finding); });
    });
}

void LocalExecutor::inWorker(const QString &tag, const Work &work)
{
    m_live[tag].busy = true;
    m_workers.start([this, tag, work] {
        const Result<> done = work();
        QMetaObject::invokeMethod(
            this,
            [this, tag, done] {
                if (!m_live.contains(tag))
                    return; // It was over before the launcher had said so.
                follow(tag).busy = false;
                if (done)
                    look(tag);
                else if (done.error().code != ErrorCode::Conflict)
                    qCWarning(logLocal).noquote() << "will try again:" << done.error().detail;
            },
            Qt::QueuedConnection);
    });
}

void LocalExecutor::snapshot()
{
    for (const QString &tag : m_live.keys()) {
        m_live[tag].startReported = false;
        look(tag);
    }
    if (m_reading)
        return;
    m_reading = true;
    NodeQuestion question{m_config.nodeName,
                          kPool,
                          m_config.nvidiaSmi,
                          m_config.reservedCpuMilli,
                          m_config.reservedMemoryMiB,
                          {},
                          m_cards};
    for (const Live &live : std::as_const(m_live)) {
        if (!live.start)
            continue;
        OurAttempt ours{live.start->wrapperPid, {}};
        for (const task::CardHandle &card : live.start->cards)
            ours.cards.append(card.uuid);
        question.ours.append(ours);
    }
    m_workers.start([this, question] {
        const NodeReading reading = readNode(question);
        QMetaObject::invokeMethod(
            this, [this, reading] { takeReading(reading); }, Qt::QueuedConnection);
    });
}

void LocalExecutor::takeReading(const NodeReading &reading)
{
    m_reading = false;
    m_cards = reading.cards;
    m_sink(ports::NodeSeen{reading.node});
}

void LocalExecutor::sweepOld()
{
    const auto days = [](qint64 count) { return Micros(std::chrono::hours(24 * count)); };
    const KeepSince since{m_clock.now() - days(m_config.folderDays),
                          m_clock.now() - days(m_config.outputDays)};
    m_workers.start([this, since] {
        m_inputs.expire(since.folders);
        sweep(m_folders, since);
    });
}

Result<ports::LogChunk> LocalExecutor::log(const QString &tag, qint64 offset, qint64 most)
{
    constexpr qint64 kMost = 16LL * 1024 * 1024;
    if (!task::isTag(tag))
        return tl::unexpected(noSuchTag());
    const QString path = m_folders.output(tag);
    const Fd output(::open(path.toUtf8().constData(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC));
    struct stat status = {};
    if (!output.isOpen() || fstat(output.get(), &status) != 0)
        return tl::unexpected(task::systemError(path));
    ports::LogChunk chunk;
    chunk.size = status.st_size;
    chunk.offset = qBound(qint64(0), offset, chunk.size);
    const qint64 wanted = qMin(chunk.size - chunk.offset, qBound(qint64(0), most, kMost));
    chunk.bytes.resize(qsizetype(wanted));
    const ssize_t got = pread(output.get(), chunk.bytes.data(), size_t(wanted), chunk.offset);
    if (got < 0)
        return tl::unexpected(task::systemError(path));
    chunk.bytes.truncate(got);
    return chunk;
}

Result<QMap<QString, qint64>> LocalExecutor::files(const QString &tag)
{
    return task::isTag(tag) ? listFiles(m_folders.work(tag)) : tl::unexpected(noSuchTag());
}

Result<QByteArray> LocalExecutor::file(const QString &tag, const QString &name)
{
    constexpr qint64 kMost = 64LL * 1024 * 1024;
    return task::isTag(tag) ? readBelow(m_folders.work(tag), name, kMost)
                            : tl::unexpected(noSuchTag());
}

Result<void> LocalExecutor::keepInput(UserId user, const QString &name, const QByteArray &bytes)
{
    return m_inputs.keep(user, name, bytes);
}

} // namespace stw::executors
