#include "tests/backend/http/client.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

namespace stw::http::test {

Client::Client(quint16 port)
    : m_socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
{
    const timeval patience{10, 0};
    const int on = 1;
    ::setsockopt(m_socket, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    ::setsockopt(m_socket, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    ::setsockopt(m_socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::connect(m_socket, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0)
        qFatal("cannot connect");
}

Client::Client(Client &&other) noexcept
    : m_socket(std::exchange(other.m_socket, -1))
    , m_input(std::move(other.m_input))
{}

Client::~Client()
{
    if (m_socket >= 0)
        ::close(m_socket);
}

bool Client::send(QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const ssize_t sent = ::send(m_socket, bytes.data(), size_t(bytes.size()), MSG_NOSIGNAL);
        if (sent <= 0)
            return false;
        bytes = bytes.sliced(sent);
    }
    return true;
}

bool Client::readMore()
{
    char bytes[16 * 1024];
    const ssize_t count = ::recv(m_socket, bytes, sizeof bytes, 0);
    if (count <= 0)
        return false;
    m_input.append(bytes, count);
    return true;
}

Reply Client::read(bool isHead)
{
    while (!m_input.contains("\r\n\r\n")) {
        if (!readMore())
            return {};
    }
    Reply reply;
    const qsizetype end = m_input.indexOf("\r\n\r\n");
    QList<QByteArray> lines = m_input.first(end).replace("\r\n", "\n").split('\n');
    m_input.remove(0, end + 4);
    reply.status = lines.takeFirst().split(' ').value(1).toInt();
    for (const QByteArray &line : std::as_const(lines)) {
        const qsizetype colon = line.indexOf(':');
        reply.headers.insert(line.first(colon).toLower(), line.sliced(colon + 1).trimmed());
    }
    const qsizetype length = isHead ? 0 : reply.headers.value("content-length").toLongLong();
    while (m_input.size() < length) {
        if (!readMore())
            return {};
    }
    reply.body = m_input.first(length);
    m_input.remove(0, length);
    return reply;
}

Reply Client::ask(QByteArrayView request)
{
    send(request);
    return read();
}

QByteArray Client::readBytes(qsizetype count)
{
    while (m_input.size() < count && readMore()) {
    }
    const QByteArray bytes = m_input.first(std::min(count, m_input.size()));
    m_input.remove(0, bytes.size());
    return bytes;
}

bool Client::isAtEnd()
{
    if (!m_input.isEmpty())
        return false;
    char byte = 0;
    const ssize_t count = ::recv(m_socket, &byte, 1, 0);
    return count == 0 || (count < 0 && (errno == ECONNRESET || errno == EPIPE));
}

void Client::finishSending()
{
    ::shutdown(m_socket, SHUT_WR);
}

void Client::leave()
{
    const linger reset{1, 0};
    ::setsockopt(m_socket, SOL_SOCKET, SO_LINGER, &reset, sizeof reset);
    ::close(std::exchange(m_socket, -1));
}

QByteArray get(QByteArrayView path)
{
    return "GET " + path.toByteArray() + " HTTP/1.1\r\nHost: test\r\n\r\n";
}

QByteArray post(QByteArrayView path, QByteArrayView body)
{
    return "POST " + path.toByteArray() + " HTTP/1.1\r\nHost: test\r\nContent-Length: "
           + QByteArray::number(body.size()) + "\r\n\r\n" + body.toByteArray();
}

bool eventually(const std::function<bool()> &condition)
{
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(10);
    while (!condition()) {
        if (std::chrono::steady_clock::now() > end)
            return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return true;
}

} // namespace stw::http::test
