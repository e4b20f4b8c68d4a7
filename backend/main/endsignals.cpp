#include "backend/main/endsignals.h"

#include <sys/socket.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <csignal>

namespace stw::main {

namespace {

constexpr std::array kNumbers{SIGTERM, SIGINT};

std::atomic<int> writeEnd{-1};
static_assert(std::atomic<int>::is_always_lock_free, "a handler may read it");

//! Only what signal-safety(7) allows.
void noteSignal(int number)
{
    const int before = errno;
    const char byte = char(number);
    [[maybe_unused]] const ssize_t written = ::write(writeEnd.load(), &byte, 1);
    errno = before;
}

void handle(void (*handler)(int))
{
    struct sigaction action = {};
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    for (const int number : kNumbers)
        ::sigaction(number, &action, nullptr);
}

} // namespace

EndSignals::EndSignals(QObject *parent)
    : QObject(parent)
{
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, m_pair.data()) != 0)
        qFatal("no socket pair for signals");
    m_notifier = std::make_unique<QSocketNotifier>(m_pair[1], QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, &EndSignals::read);
    writeEnd = m_pair[0];
    handle(&noteSignal);
}

EndSignals::~EndSignals()
{
    handle(SIG_DFL);
    writeEnd = -1;
    m_notifier.reset();
    for (const int fd : m_pair)
        ::close(fd);
}

void EndSignals::read()
{
    char byte = 0;
    while (::read(m_pair[1], &byte, 1) == 1)
        emit asked(int(byte));
}

} // namespace stw::main
