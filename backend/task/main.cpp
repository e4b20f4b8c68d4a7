// stellwerk-task: runs one attempt of work and leaves a START and an END receipt. See README.md.
#include "backend/task/attempt.h"
#include "backend/task/exitcodes.h"
#include "backend/task/files.h"
#include "backend/task/receipts.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>

using namespace Qt::StringLiterals;
using namespace stw;
using namespace stw::task;

namespace {

int complain(int exitCode, const QString &text)
{
    std::fprintf(stderr, "stellwerk-task: %s\n", text.toUtf8().constData());
    return exitCode;
}

QString describe(const Error &error)
{
    QString text = error.detail;
    for (const FieldFault &fault : error.faults)
        text += u"\n  %1: %2, expected %3"_s.arg(fault.field, fault.rule, fault.expected);
    return text;
}

//! The wrapper's word to the launcher: one byte of exit code, then text. One write is one message.
void tell(Fd &launcher, int exitCode, const QString &text)
{
    const QByteArray message = QByteArray(1, char(exitCode)) + text.toUtf8().left(1024);
    if (write(launcher.get(), message.constData(), size_t(message.size())) < 0)
        launcher.close();
    launcher.close();
}

int listen(const Fd &wrapper)
{
    std::array<char, 2048> buffer;
    ssize_t got = 0;
    while ((got = read(wrapper.get(), buffer.data(), buffer.size())) < 0 && errno == EINTR) {
    }
    if (got <= 0)
        return complain(exitcode::kUnknown, u"the wrapper died before it said anything"_s);
    const int exitCode = buffer[0];
    return exitCode == exitcode::kStarted
               ? exitCode
               : complain(exitCode, QString::fromUtf8(buffer.data() + 1, got - 1));
}

void leaveTheCaller()
{
    setsid();
    if (chdir("/") != 0)
        return;
    const int null = open("/dev/null", O_RDWR);
    for (const int stream : {0, 1, 2})
        dup2(null, stream);
    if (null > 2)
        close(null);
}

void shieldFromSignals()
{
    for (const int ignored : {SIGHUP, SIGINT, SIGPIPE, SIGQUIT})
        signal(ignored, SIG_IGN);
    signal(SIGCHLD, SIG_DFL); // An inherited "ignore" would eat the exit status.
    sigset_t blocked;
    sigemptyset(&blocked);
    for (const int signal : {SIGCHLD, SIGTERM, SIGUSR1})
        sigaddset(&blocked, signal);
    sigprocmask(SIG_SETMASK, &blocked, nullptr);
}

//! The wrapper's parent. Its one duty: work does not outlive its wrapper, however that dies. Being
//! the nearest living subreaper, it inherits all processes of a killed wrapper.
int guard(const LaunchFile &launch, pid_t wrapper)
{
    int status = 0;
    while (waitpid(wrapper, &status, 0) < 0 && errno == EINTR) {
    }
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
        return 0;
    const auto nobody = [] { return QList<pid_t>(); };
    killEverything(nobody, [](pid_t, int, const rusage &) {});
    for (const CgroupParents &parents : cgroupParentsHere(launch.cgroupParent))
        removeStale(parents, launch.tag);
    return 0;
}

//! In the detached process: `lock` and `launcher` are inherited, so the tag stays locked until both
//! the guard and the wrapper are gone.
int detached(const LaunchFile &launch, Fd launcher)
{
    leaveTheCaller();
    shieldFromSignals();
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    const pid_t wrapper = fork();
    if (wrapper < 0) {
        tell(launcher, exitcode::kNothingStarted, systemError(u"fork"_s).detail);
        return exitcode::kNothingStarted;
    }
    if (wrapper > 0) {
        launcher.close();
        return guard(launch, wrapper);
    }
    Attempt attempt(
        launch, [&launcher](int exitCode, const QString &text) { tell(launcher, exitCode, text); });
    return attempt.run();
}

int start(const LaunchFile &launch)
{
    const Result<Fd> lock = takeLock(lockPath(launch.receiptsDir, launch.tag));
    if (!lock)
        return complain(lock.error().code == ErrorCode::Conflict ? exitcode::kAlreadyStarted
                                                                 : exitcode::kNothingStarted,
                        lock.error().detail);
    if (access(startReceiptPath(launch.receiptsDir, launch.tag).toUtf8().constData(), F_OK) == 0)
        return complain(exitcode::kAlreadyStarted, launch.tag + u": has a START receipt"_s);
    std::array<int, 2> ends{-1, -1};
    if (pipe2(ends.data(), O_CLOEXEC) != 0)
        return complain(exitcode::kNothingStarted, systemError(u"pipe"_s).detail);
    const Fd fromWrapper(ends[0]);
    Fd toLauncher(ends[1]);
    const pid_t pid = fork();
    if (pid < 0)
        return complain(exitcode::kNothingStarted, systemError(u"fork"_s).detail);
    if (pid == 0)
        _exit(detached(launch, std::move(toLauncher)));
    toLauncher.close();
    return listen(fromWrapper);
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 2)
        return complain(exitcode::kUsage, u"usage: stellwerk-task LAUNCHFILE"_s);
    close_range(3, ~0U, 0); // Nothing of the service may leak into the work or be kept open by it.
    const Result<QByteArray> json = readFile(QString::fromUtf8(argv[1]), kLargestLaunchFile, true);
    if (!json)
        return complain(exitcode::kBadLaunchFile, describe(json.error()));
    const Result<LaunchFile> launch = launchFileFromJson(*json);
    if (!launch)
        return complain(exitcode::kBadLaunchFile, describe(launch.error()));
    return start(*launch);
}
