#include "backend/main/supervisor.h"

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstring>

namespace stw::main {

using namespace Qt::StringLiterals;

Result<void> notifySupervisor(const QByteArray &socket, const QByteArray &state)
{
    if (socket.isEmpty())
        return {};
    sockaddr_un address = {};
    if ((socket[0] != '/' && socket[0] != '@') || socket.size() < 2
        || size_t(socket.size()) >= sizeof(address.sun_path))
        return failure(ErrorCode::Malformed, u"NOTIFY_SOCKET names no socket"_s);

    address.sun_family = AF_UNIX;
    std::memcpy(address.sun_path, socket.constData(), size_t(socket.size()));
    if (socket[0] == '@')
        address.sun_path[0] = '\0'; // the abstract namespace, where no file stands for the name
    // Without the closing zero: in an abstract name it would count.
    const auto length = socklen_t(offsetof(sockaddr_un, sun_path) + size_t(socket.size()));

    const int fd = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (fd < 0)
        return failure(ErrorCode::Unavailable, QString::fromLocal8Bit(std::strerror(errno)));
    const ssize_t sent = ::sendto(fd, state.constData(), size_t(state.size()), MSG_NOSIGNAL,
                                  reinterpret_cast<const sockaddr *>(&address), length);
    const int cause = errno;
    ::close(fd);
    if (sent != state.size())
        return failure(ErrorCode::Unavailable, QString::fromLocal8Bit(std::strerror(cause)));
    return {};
}

} // namespace stw::main
