#include "backend/executors/local/toolrun.h"

#include "backend/task/files.h"

#include <QDeadlineTimer>

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <vector>

namespace stw::executors {

using namespace Qt::StringLiterals;
using task::Fd;

namespace {

constexpr qsizetype kMostKept = 1024 * 1024;

struct Pipe
{
    Fd read;
    Fd write;
};

Pipe makePipe()
{
    std::array<int, 2> ends{-1, -1};
    if (pipe2(ends.data(), O_CLOEXEC) != 0)
        return {};
    return {Fd(ends[0]), Fd(ends[1])};
}

//! Zero, or the errno of the start.
int spawn(const QString &program, const QStringList &arguments, const Pipe &output,
          const Pipe &messages, pid_t &pid)
{
    QList<QByteArray> texts{program.toUtf8()};
    for (const QString &argument : arguments)
        texts.append(argument.toUtf8());
    std::vector<char *> argv;
    for (QByteArray &text : texts)
        argv.push_back(text.data());
    argv.push_back(nullptr);

    posix_spawn_file_actions_t streams;
    posix_spawn_file_actions_init(&streams);
    posix_spawn_file_actions_addopen(&streams, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&streams, output.write.get(), 1);
    posix_spawn_file_actions_adddup2(&streams, messages.write.get(), 2);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t none;
    sigset_t all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setflags(&attributes,
                             POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    const int error = posix_spawnp(&pid, argv.front(), &streams, &attributes, argv.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&streams);
    return error;
}

//! False at the end of the stream.
bool take(const Fd &stream, QByteArray &kept)
{
    std::array<char, 65536> buffer;
    const ssize_t got = read(stream.get(), buffer.data(), buffer.size());
    if (got < 0)
        return errno == EINTR || errno == EAGAIN;
    kept.append(buffer.data(), qMin(qsizetype(got), kMostKept - kept.size()));
    return got > 0;
}

//! Until both streams are closed; false when the time is over first.
bool readBoth(Pipe &output, Pipe &messages, ToolAnswer &answer, const QDeadlineTimer &deadline)
{
    while (output.read.isOpen() || messages.read.isOpen()) {
        std::array<pollfd, 2> waiting{
            {{output.read.get(), POLLIN, 0}, {messages.read.get(), POLLIN, 0}}};
        const int ready = poll(waiting.data(), waiting.size(), int(deadline.remainingTime()));
        if (ready == 0 || deadline.hasExpired())
            return false;
        if (waiting[0].revents != 0 && !take(output.read, answer.output))
            output.read.close();
        if (waiting[1].revents != 0 && !take(messages.read, answer.messages))
            messages.read.close();
    }
    return true;
}

//! Whether it ended within the time.
bool reap(pid_t pid, int &status, const QDeadlineTimer &deadline)
{
    constexpr int kLookEveryMs = 5;
    while (true) {
        const pid_t got = waitpid(pid, &status, WNOHANG);
        if (got == pid)
            return true;
        if ((got < 0 && errno != EINTR) || deadline.hasExpired())
            return false;
        poll(nullptr, 0, kLookEveryMs);
    }
}

} // namespace

ToolAnswer runTool(const QString &program, const QStringList &arguments, int mostMs)
{
    constexpr int kAfterKillMs = 1000;
    ToolAnswer answer;
    Pipe output = makePipe();
    Pipe messages = makePipe();
    pid_t pid = 0;
    if (!output.write.isOpen() || !messages.write.isOpen()) {
        answer.failure = task::systemError(u"pipe"_s).detail;
        return answer;
    }
    if (const int error = spawn(program, arguments, output, messages, pid); error != 0) {
        answer.failure = program + u": "_s + QString::fromUtf8(std::strerror(error));
        return answer;
    }
    output.write.close();
    messages.write.close();
    const QDeadlineTimer deadline(mostMs);
    int status = 0;
    const bool inTime = readBoth(output, messages, answer, deadline) && reap(pid, status, deadline);
    if (!inTime) {
        kill(pid, SIGKILL);
        reap(pid, status, QDeadlineTimer(kAfterKillMs));
        answer.late = true;
        answer.failure = u"%1: no answer within %2 s"_s.arg(program).arg(mostMs / 1000);
        return answer;
    }
    if (WIFEXITED(status))
        answer.exitCode = WEXITSTATUS(status);
    else
        answer.failure = u"%1: ended by signal %2"_s.arg(program).arg(WTERMSIG(status));
    return answer;
}

} // namespace stw::executors
