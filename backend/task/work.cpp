#include "backend/task/work.h"

#include "backend/task/cards.h"

#include <fcntl.h>
#include <grp.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <vector>

namespace stw::task {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kPath = "/usr/local/bin:/usr/bin:/bin"_L1;

//! A null-terminated array of C strings, as exec(3) takes it.
class StringVector
{
public:
    explicit StringVector(const QStringList &texts)
    {
        for (const QString &text : texts)
            m_bytes.append(text.toUtf8());
        for (QByteArray &bytes : m_bytes)
            m_pointers.push_back(bytes.data());
        m_pointers.push_back(nullptr);
    }
    char **data() { return m_pointers.data(); }

private:
    QList<QByteArray> m_bytes;
    std::vector<char *> m_pointers;
};

QStringList assignments(const QMap<QString, QString> &variables)
{
    QStringList list;
    for (auto at = variables.begin(); at != variables.end(); ++at)
        list.append(at.key() + u'=' + at.value());
    return list;
}

struct Pipe
{
    Fd read;
    Fd write;
};

Result<Pipe> makePipe()
{
    std::array<int, 2> ends{-1, -1};
    if (pipe2(ends.data(), O_CLOEXEC) != 0)
        return tl::unexpected(systemError(u"pipe"_s));
    return Pipe{Fd(ends[0]), Fd(ends[1])};
}

void resetSignals()
{
    for (int signal = 1; signal < NSIG; ++signal)
        ::signal(signal, SIG_DFL); // Refused for KILL and STOP, which cannot be changed anyway.
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
}

//! All-or-nothing: every step that fails ends the child before exec.
const char *becomeAnother(const Identity &identity)
{
    const std::vector<gid_t> groups(identity.groups.begin(), identity.groups.end());
    const auto gid = gid_t(identity.gid);
    const auto uid = uid_t(identity.uid);
    if (setgroups(groups.size(), groups.data()) != 0)
        return "setgroups";
    if (setresgid(gid, gid, gid) != 0)
        return "setresgid";
    if (setresuid(uid, uid, uid) != 0)
        return "setresuid";
    if (setuid(0) == 0 || geteuid() != uid || getegid() != gid)
        return "privileges were not dropped";
    return nullptr;
}

struct ChildPlan
{
    StringVector argv;
    StringVector env;
    QByteArray path;
    std::optional<Identity> identity;
    std::optional<qint64> taskLimit;
    int folder = -1;
    int go = -1;
    int output = -1;
};

bool limitResources(const ChildPlan &plan)
{
    const rlimit noCore{0, 0};
    if (setrlimit(RLIMIT_CORE, &noCore) != 0)
        return false;
    const auto tasks = rlim_t(plan.taskLimit.value_or(0));
    const rlimit limit{tasks, tasks};
    return !plan.taskLimit || setrlimit(RLIMIT_NPROC, &limit) == 0;
}

//! Under memory pressure of the whole machine the kernel should take the work, never its wrapper.
void preferAsOomVictim()
{
    prctl(PR_SET_DUMPABLE, 1); // Else /proc/self is root's.
    const Fd score(open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC));
    if (score.isOpen() && write(score.get(), "500", 3) != 3)
        return; // A hardened machine may refuse it; the work runs as well without.
}

//! In the child, up to exec. Returns only on failure: what failed, with errno.
const char *runInChild(ChildPlan &plan)
{
    setsid();
    resetSignals();
    char go = 0;
    if (read(plan.go, &go, 1) != 1)
        _exit(0); // Never released.
    preferAsOomVictim();
    umask(077);
    const int null = open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (null < 0 || dup2(null, 0) < 0 || dup2(plan.output, 1) < 0 || dup2(plan.output, 2) < 0)
        return "standard streams";
    if (!limitResources(plan))
        return "resource limits";
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
        return "no_new_privs";
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
    if (plan.identity) {
        if (const char *failed = becomeAnother(*plan.identity))
            return failed;
    }
    if (fchdir(plan.folder) != 0)
        return "work folder";
    if (close_range(3, ~0U, CLOSE_RANGE_CLOEXEC) != 0)
        return "close_range";
    setenv("PATH", plan.path.constData(), 1); // execvpe looks names up on the caller's PATH.
    execvpe(plan.argv.data()[0], plan.argv.data(), plan.env.data());
    return plan.argv.data()[0];
}

QByteArray readUntilClosed(int fd, int timeoutMs)
{
    QByteArray bytes;
    std::array<char, 4096> buffer;
    while (bytes.size() < 1024 * 1024) {
        pollfd waiting{fd, POLLIN, 0};
        if (timeoutMs >= 0 && poll(&waiting, 1, timeoutMs) == 0)
            break;
        const ssize_t got = read(fd, buffer.data(), buffer.size());
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            break;
        bytes.append(buffer.data(), got);
    }
    return bytes;
}

QString findOnPath(const QString &name)
{
    for (const QString &folder : QString(kPath).split(u':')) {
        const QString path = folder + u'/' + name;
        if (access(path.toUtf8().constData(), X_OK) == 0)
            return path;
    }
    return {};
}

//! What the tool printed, or nothing when it could not be run or failed.
std::optional<QByteArray> answerOf(const QString &tool, const QStringList &arguments,
                                   const QMap<QString, QString> &variables)
{
    constexpr int kTimeoutMs = 10'000;
    Result<Pipe> pipe = makePipe();
    if (!pipe)
        return std::nullopt;
    StringVector argv(QStringList{tool} + arguments);
    StringVector env(assignments(variables));
    const pid_t pid = fork();
    if (pid == 0) {
        resetSignals();
        const int null = open("/dev/null", O_RDWR | O_CLOEXEC);
        if (dup2(null, 0) == 0 && dup2(pipe->write.get(), 1) == 1 && dup2(null, 2) == 2)
            execve(argv.data()[0], argv.data(), env.data());
        _exit(127);
    }
    pipe->write.close();
    if (pid < 0)
        return std::nullopt;
    const QByteArray answer = readUntilClosed(pipe->read.get(), kTimeoutMs);
    kill(pid, SIGKILL); // Closed its output or ran out of time; ended ones ignore it.
    int status = 0;
    while (waitpid(pid, &status, 0) < 0 && errno == EINTR) {
    }
    return answer;
}

} // namespace

QMap<QString, QString> workEnvironment(const LaunchFile &launch)
{
    QMap<QString, QString> variables{
        {u"PATH"_s, kPath}, {u"HOME"_s, launch.workDir}, {u"LANG"_s, u"C.UTF-8"_s}};
    variables.insert(launch.env);
    variables.insert(visibleVariables(launch.cards));
    return variables;
}

Result<Fd> openWorkFolder(const LaunchFile &launch)
{
    const QString &path = launch.workDir;
    Fd folder(open(path.toUtf8().constData(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    struct stat status = {};
    if (!folder.isOpen() || fstat(folder.get(), &status) != 0)
        return tl::unexpected(systemError(path));
    const qint64 owner = launch.identity ? launch.identity->uid : qint64(geteuid());
    if (qint64(status.st_uid) != owner || (status.st_mode & 0077) != 0)
        return failure(ErrorCode::Unavailable,
                       path + u": must be 0700 and owned by user %1"_s.arg(owner));
    return folder;
}

Result<Work> forkWork(const LaunchFile &launch, const Fd &workFolder,
                      std::optional<qint64> taskLimit)
{
    Result<Pipe> go = makePipe();
    Result<Pipe> failed = makePipe();
    Result<Pipe> output = makePipe();
    for (const Result<Pipe> *pipe : {&go, &failed, &output}) {
        if (!*pipe)
            return tl::unexpected(pipe->error());
    }
    const QMap<QString, QString> variables = workEnvironment(launch);
    ChildPlan plan{StringVector(launch.argv),
                   StringVector(assignments(variables)),
                   variables.value(u"PATH"_s).toUtf8(),
                   launch.identity,
                   taskLimit,
                   workFolder.get(),
                   go->read.get(),
                   output->write.get()};
    const pid_t pid = fork();
    if (pid < 0)
        return tl::unexpected(systemError(u"fork"_s));
    if (pid == 0) {
        go->write.close(); // Else it would wait for itself.
        const QByteArray what = runInChild(plan);
        const QByteArray text = what + ": " + std::strerror(errno);
        _exit(write(failed->write.get(), text.constData(), size_t(text.size())) < 0 ? 1 : 0);
    }
    fcntl(output->read.get(), F_SETFL, O_NONBLOCK);
    return Work{pid, std::move(go->write), std::move(failed->read), std::move(output->read)};
}

std::optional<QString> letRun(Work &work)
{
    if (write(work.go.get(), "1", 1) != 1)
        return u"the work's process died before it was released"_s;
    work.go.close();
    const QByteArray failed = readUntilClosed(work.failure.get(), -1);
    work.failure.close();
    return failed.isEmpty() ? std::nullopt : std::optional(QString::fromUtf8(failed));
}

std::optional<QString> cardFault(const LaunchFile &launch)
{
    QList<CardHandle> cards;
    for (const CardHandle &card : launch.cards) {
        if (card.vendor == "nvidia"_L1)
            cards.append(card);
    }
    if (cards.isEmpty())
        return std::nullopt;
    const QString tool = launch.cardTool.isEmpty() ? findOnPath(u"nvidia-smi"_s) : launch.cardTool;
    if (tool.isEmpty() || access(tool.toUtf8().constData(), X_OK) != 0)
        return u"cards were given but nvidia-smi is not there to confirm them"_s;
    const std::optional<QByteArray> answer =
        answerOf(tool, cardToolArguments(cards), workEnvironment(launch));
    if (!answer)
        return u"nvidia-smi could not be run"_s;
    if (!showsExactly(*answer, cards))
        return u"the machine shows other cards than given: "_s
               + QString::fromUtf8(answer->left(1000)).simplified();
    return std::nullopt;
}

} // namespace stw::task
