#include "backend/task/attempt.h"

#include "backend/task/exitcodes.h"

#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/timerfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <ctime>

namespace stw::task {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kSecondUs = 1'000'000;
constexpr qint64 kTreeLookUs = 100'000;

qint64 clockUs(clockid_t clock)
{
    timespec now = {};
    clock_gettime(clock, &now);
    return now.tv_sec * kSecondUs + now.tv_nsec / 1000;
}

//! Fires once after `us`, and then each `everyUs` if that is not 0. Suspended time counts.
Fd timerAfter(qint64 us, qint64 everyUs = 0)
{
    const auto spec = [](qint64 of) { return timespec{of / kSecondUs, of % kSecondUs * 1000}; };
    Fd timer(timerfd_create(CLOCK_BOOTTIME, TFD_CLOEXEC | TFD_NONBLOCK));
    const itimerspec when{spec(everyUs), spec(us)};
    timerfd_settime(timer.get(), 0, &when, nullptr);
    return timer;
}

bool tookTick(const Fd &timer)
{
    quint64 ticks = 0;
    return timer.isOpen() && read(timer.get(), &ticks, sizeof ticks) == sizeof ticks;
}

Fd openSignals()
{
    sigset_t watched;
    sigemptyset(&watched);
    for (const int signal : {SIGCHLD, SIGTERM, SIGUSR1})
        sigaddset(&watched, signal);
    return Fd(signalfd(-1, &watched, SFD_CLOEXEC | SFD_NONBLOCK));
}

qint64 cpuUsOf(const rusage &use)
{
    return (use.ru_utime.tv_sec + use.ru_stime.tv_sec) * kSecondUs + use.ru_utime.tv_usec
           + use.ru_stime.tv_usec;
}

} // namespace

Attempt::Attempt(LaunchFile launch, Announce announce)
    : m_launch(std::move(launch))
    , m_announce(std::move(announce))
    , m_signals(openSignals())
{}

int Attempt::run()
{
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    prctl(PR_SET_DUMPABLE, 0); // Work of the same user cannot trace its wrapper.
    m_start.wrapperPid = getpid();
    m_start.wrapperStartTicks = statOf(getpid()).value_or(ProcessStat{}).startTicks;
    m_start.bootId = bootId();
    m_start.uid = m_launch.identity ? m_launch.identity->uid : qint64(geteuid());
    m_start.gid = m_launch.identity ? m_launch.identity->gid : qint64(getegid());

    std::optional<Refusal> refusal = prepare();
    const Result<> started = writeStart();
    if (!started)
        return giveUp(started.error());
    m_announce(exitcode::kStarted, {});
    if (!refusal)
        refusal = release();
    if (!refusal)
        watch();
    clearAway();
    return writeEnd(endReceipt(refusal));
}

//! Everything that can be refused before the work exists, then the work, held before exec.
std::optional<Refusal> Attempt::prepare()
{
    const Result<Fd> folder = openWorkFolder(m_launch);
    if (!folder)
        return Refusal{Cause::LaunchFailed, u"work folder "_s + folder.error().detail};
    const std::optional<QString> cards = cardFault(m_launch);
    if (cards)
        return Refusal{Cause::CardsMismatch, *cards};
    Result<Fd> file = createOutput(m_launch.outputPath);
    if (!file)
        return Refusal{Cause::LaunchFailed, u"output file "_s + file.error().detail};
    limit();
    // The watch keeps to the limit itself. This one counts all processes of the user, also those of
    // later attempts, so it leaves room and only stops what outruns the watch.
    constexpr qint64 kRoom = 1000;
    std::optional<qint64> taskLimit;
    if (!m_cgroup && m_launch.limits.pids)
        taskLimit = *m_launch.limits.pids + tasksOfUser(uid_t(m_start.uid)) + kRoom;
    Result<Work> work = forkWork(m_launch, *folder, taskLimit);
    if (!work)
        return Refusal{Cause::LaunchFailed, work.error().detail};
    m_work = std::move(*work);
    m_output = OutputCopy(std::move(m_work.output), std::move(*file), m_launch.limits.outputBytes);
    m_start.workPid = m_work.pid;
    m_start.workStartTicks = statOf(m_work.pid).value_or(ProcessStat{}).startTicks;
    m_start.cards = m_launch.cards;
    const Result<> attached = m_cgroup ? m_cgroup->attach(m_work.pid) : Result<>();
    if (!attached)
        return Refusal{Cause::LaunchFailed, u"cgroup "_s + attached.error().detail};
    return std::nullopt;
}

//! The best limiter that works here.
void Attempt::limit()
{
    const QList<CgroupParents> here =
        m_launch.cgroups ? cgroupParentsHere(m_launch.cgroupParent) : QList<CgroupParents>();
    for (const CgroupParents &parents : here) {
        removeStale(parents);
        Result<Cgroup> cgroup = Cgroup::create(parents, m_launch.tag, m_launch.limits);
        if (!cgroup)
            continue;
        m_cgroup = std::move(*cgroup);
        m_start.limiter = m_cgroup->kind();
        return;
    }
    m_start.limiter = Limiter::Rlimit;
}

Result<> Attempt::writeStart()
{
    m_startedBootUs = clockUs(CLOCK_BOOTTIME);
    m_start.tag = m_launch.tag;
    m_start.started = Instant{clockUs(CLOCK_REALTIME)};
    return createFile(startReceiptPath(m_launch.receiptsDir, m_launch.tag), encode(m_start));
}

//! No START receipt, so the work must not run and the tag is not used up.
int Attempt::giveUp(const Error &error)
{
    const bool twin = error.code == ErrorCode::Conflict;
    clearAway();
    if (!twin && m_start.workPid != 0)
        unlink(m_launch.outputPath.toUtf8().constData()); // Or the next try would refuse it.
    const int code = twin ? exitcode::kAlreadyStarted : exitcode::kNothingStarted;
    m_announce(code, error.detail);
    return code;
}

std::optional<Refusal> Attempt::release()
{
    takeSignals();
    if (m_outcome.stoppedFor)
        return Refusal{*m_outcome.stoppedFor, u"stopped before the work ran"_s};
    armTimers();
    const std::optional<QString> failed = letRun(m_work);
    return failed ? std::optional(Refusal{Cause::LaunchFailed, *failed}) : std::nullopt;
}

void Attempt::armTimers()
{
    if (m_launch.limits.wallSeconds)
        m_deadline = timerAfter(*m_launch.limits.wallSeconds * kSecondUs);
    if (!m_cgroup)
        m_treeWatch = timerAfter(kTreeLookUs, kTreeLookUs);
}

void Attempt::watch()
{
    while (!m_mainEnded) {
        // poll(2) passes over negative descriptors: a closed one is simply not waited for.
        std::array<pollfd, 5> waiting{{{m_signals.get(), POLLIN, 0},
                                       {m_output.source(), POLLIN, 0},
                                       {m_deadline.get(), POLLIN, 0},
                                       {m_grace.get(), POLLIN, 0},
                                       {m_treeWatch.get(), POLLIN, 0}}};
        poll(waiting.data(), waiting.size(), -1);
        takeSignals();
        m_output.copy();
        if (m_mainEnded)
            return;
        if (tookTick(m_deadline))
            stopGracefully(Cause::Deadline);
        if (tookTick(m_grace))
            stopNow(*m_outcome.stoppedFor);
        if (tookTick(m_treeWatch))
            lookAtTree();
    }
}

//! Children first: work that ended by itself was neither stopped nor late.
void Attempt::takeSignals()
{
    bool terminate = false;
    bool kill = false;
    signalfd_siginfo info = {};
    while (read(m_signals.get(), &info, sizeof info) == sizeof info) {
        kill = kill || info.ssi_signo == SIGUSR1 || (terminate && info.ssi_signo == SIGTERM);
        terminate = terminate || info.ssi_signo == SIGTERM;
    }
    if (m_work.pid != 0 && !m_work.go.isOpen()) {
        reapChildren([this](pid_t pid, int status, const rusage &use) {
            m_cpuUs += cpuUsOf(use);
            m_peakBytes = qMax(m_peakBytes, qint64(use.ru_maxrss) * 1024);
            if (pid != m_work.pid)
                return;
            m_mainEnded = true;
            if (WIFSIGNALED(status))
                m_outcome.signal = WTERMSIG(status);
            else
                m_outcome.exitCode = WEXITSTATUS(status);
        });
    }
    if (m_mainEnded)
        return;
    const bool again = terminate && m_outcome.stoppedFor == Cause::Cancelled;
    if (kill || again)
        stopNow(Cause::Cancelled);
    else if (terminate)
        stopGracefully(Cause::Cancelled);
}

//! Where no cgroup limits: memory and number of processes, looked at often. Work that allocates
//! faster than that meets the machine's own limits first.
void Attempt::lookAtTree()
{
    const TreeUse use = treeUseOf(processes());
    m_peakBytes = qMax(m_peakBytes, use.residentBytes);
    const Limits &limits = m_launch.limits;
    if (limits.memoryMiB && use.residentBytes > *limits.memoryMiB * 1024 * 1024) {
        m_watchReason = u"resident memory above the limit; "_s;
        stopNow(Cause::OutOfMemory);
    } else if (limits.pids && use.tasks > *limits.pids) {
        m_watchReason = u"more processes than the limit; "_s;
        stopNow(Cause::UserError);
    }
}

void Attempt::stopGracefully(Cause cause)
{
    if (m_outcome.stoppedFor)
        return; // It is being stopped already.
    m_outcome.stoppedFor = cause;
    signalAll(SIGTERM);
    signalAll(SIGCONT); // What is stopped could not hear the TERM.
    m_grace = timerAfter(qMax(m_launch.graceSeconds * kSecondUs, qint64(1)));
}

void Attempt::stopNow(Cause cause)
{
    m_outcome.stoppedFor = m_outcome.stoppedFor.value_or(cause);
    signalAll(SIGKILL);
}

QList<pid_t> Attempt::processes() const
{
    return m_cgroup ? m_cgroup->members() : descendantsOf(getpid());
}

void Attempt::signalAll(int signal) const
{
    for (const pid_t pid : processes())
        kill(pid, signal);
}

//! Leaves nothing of the attempt: no process, no cgroup, all output in the file.
void Attempt::clearAway()
{
    m_work.go.close();
    if (m_cgroup)
        m_cgroup->forbidForks();
    const auto members = [this] { return m_cgroup ? m_cgroup->members() : QList<pid_t>(); };
    m_stragglers = killEverything(members, [this](pid_t, int, const rusage &use) {
        m_cpuUs += cpuUsOf(use);
        m_peakBytes = qMax(m_peakBytes, qint64(use.ru_maxrss) * 1024);
    });
    while (m_output.copy()) {
    }
    m_output.finish();
    if (!m_cgroup)
        return;
    const CgroupUse use = m_cgroup->use();
    m_peakBytes = use.peakBytes.value_or(m_peakBytes);
    m_cpuUs = use.cpuUs.value_or(m_cpuUs);
    m_outcome.oomKills = use.oomKills;
    m_cgroup->remove();
}

EndReceipt Attempt::endReceipt(const std::optional<Refusal> &refusal) const
{
    const Verdict verdict =
        refusal ? Verdict{refusal->cause, refusal->reason} : verdictOf(m_outcome);
    EndReceipt receipt;
    receipt.tag = m_launch.tag;
    receipt.started = m_start.started;
    receipt.ended = Instant{clockUs(CLOCK_REALTIME)};
    receipt.elapsedUs = clockUs(CLOCK_BOOTTIME) - m_startedBootUs;
    if (!refusal) {
        receipt.exitCode = m_outcome.exitCode;
        receipt.signal = m_outcome.signal;
        receipt.stragglers = m_stragglers;
    }
    receipt.cause = verdict.cause;
    receipt.peakMemoryBytes = m_peakBytes;
    receipt.cpuUs = m_cpuUs;
    receipt.outputBytes = m_output.totalBytes();
    receipt.truncated = m_output.truncated();
    receipt.reason = m_watchReason + verdict.reason;
    if (!m_output.fault().isEmpty())
        receipt.reason += u"; "_s + m_output.fault();
    return receipt;
}

//! A full disk is given ten minutes: without this file the exit status is lost.
int Attempt::writeEnd(const EndReceipt &receipt) const
{
    constexpr int kTries = 600;
    constexpr int kPauseMs = 1000;
    const QString path = endReceiptPath(m_launch.receiptsDir, m_launch.tag);
    for (int attempt = 0; attempt < kTries; ++attempt) {
        if (writeFile(path, encode(receipt)))
            return 0;
        poll(nullptr, 0, kPauseMs);
    }
    return exitcode::kNoEnd;
}

} // namespace stw::task
