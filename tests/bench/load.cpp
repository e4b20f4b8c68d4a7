#include "tests/bench/load.h"

#include <QFile>

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>

namespace stw::bench {

namespace {

using Clock = std::chrono::steady_clock;
constexpr int kPatience = 60; //!< Seconds.

struct Client
{
    int socket = -1;
    QByteArray input;
    Clock::time_point sentAt;
};

qint64 microsSince(Clock::time_point begin)
{
    return std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - begin).count();
}

int connected(quint16 port)
{
    const int handle = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const int on = 1;
    setsockopt(handle, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    // The socket API's own cast.
    if (connect(handle, reinterpret_cast<const sockaddr *>(&address), sizeof(address)) == 0)
        return handle;
    close(handle);
    return -1;
}

//! What is posted next; an empty path: nothing is left.
struct Post
{
    QByteArray path;
    QByteArray body;
};

class Load
{
public:
    Load(QByteArray token, std::function<Post()> next)
        : m_token(std::move(token))
        , m_next(std::move(next))
    {}

    //! Until \a seconds are over or nothing is left.
    LoadResult run(quint16 port, int count, int seconds)
    {
        const int poll = epoll_create1(EPOLL_CLOEXEC);
        QList<Client> clients(count);
        for (int at = 0; at < count; ++at) {
            clients[at].socket = connected(port);
            epoll_event event{EPOLLIN, {.u32 = quint32(at)}};
            epoll_ctl(poll, EPOLL_CTL_ADD, clients[at].socket, &event);
            send(clients[at]);
        }
        const Clock::time_point end = Clock::now() + std::chrono::seconds(seconds);
        std::array<epoll_event, 256> events{};
        while (m_underWay > 0 && Clock::now() < end) {
            const int ready = epoll_wait(poll, events.data(), int(events.size()), 100);
            for (int at = 0; at < ready; ++at)
                receive(clients[events[size_t(at)].data.u32]);
        }
        for (const Client &client : std::as_const(clients))
            close(client.socket);
        close(poll);
        return m_result;
    }

private:
    void send(Client &client)
    {
        const Post post = m_next();
        if (post.path.isEmpty())
            return;
        static quint64 s_keys = 0; // one key a post, however many loads a bench has
        const QByteArray text = "POST " + post.path
                                + " HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                                  "Authorization: Bearer "
                                + m_token + "\r\nIdempotency-Key: bench-"
                                + QByteArray::number(getpid()) + '-' + QByteArray::number(++s_keys)
                                + "\r\nContent-Type: application/json\r\nContent-Length: "
                                + QByteArray::number(post.body.size()) + "\r\n\r\n" + post.body;
        client.sentAt = Clock::now();
        if (::send(client.socket, text.constData(), size_t(text.size()), MSG_NOSIGNAL)
            == text.size())
            ++m_underWay;
        else
            ++m_result.refused;
    }

    void receive(Client &client)
    {
        std::array<char, 16'384> buffer{};
        const ssize_t got = recv(client.socket, buffer.data(), buffer.size(), 0);
        if (got <= 0) {
            close(client.socket);
            --m_underWay;
            ++m_result.refused;
            return;
        }
        client.input.append(buffer.data(), got);
        const qsizetype head = client.input.indexOf("\r\n\r\n");
        const qsizetype field = client.input.indexOf("Content-Length: ");
        if (head < 0 || field < 0)
            return;
        const qsizetype length = client.input.mid(field + 16, 12).split('\r').first().toLongLong();
        if (client.input.size() < head + 4 + length)
            return;
        --m_underWay;
        if (client.input.mid(9, 1) == "2") {
            ++m_result.answered;
            m_result.micros.append(microsSince(client.sentAt));
        } else {
            ++m_result.refused;
        }
        client.input.clear();
        send(client);
    }

    QByteArray m_token;
    std::function<Post()> m_next;
    int m_underWay = 0;
    LoadResult m_result;
};

} // namespace

LoadResult submitFor(quint16 port, const QByteArray &token, const QByteArray &body, int clients,
                     int seconds)
{
    return Load(token, [&body] { return Post{"/v1/requests", body}; }).run(port, clients, seconds);
}

LoadResult submitCount(quint16 port, const QByteArray &token, const QByteArray &body, int clients,
                       qint64 count)
{
    const auto next = [&body, left = count]() mutable {
        return left-- > 0 ? Post{"/v1/requests", body} : Post{};
    };
    return Load(token, next).run(port, clients, kPatience);
}

LoadResult cancelAll(quint16 port, const QByteArray &token, QList<QByteArray> ids, int clients)
{
    const auto next = [&ids] {
        return ids.isEmpty() ? Post{} : Post{"/v1/requests/" + ids.takeLast() + "/cancel", "{}"};
    };
    return Load(token, next).run(port, clients, kPatience);
}

double fsyncRate(const QString &folder)
{
    const QByteArray path = QFile::encodeName(folder + QStringLiteral("/fsync-probe"));
    const int file = open(path.constData(), O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0600);
    const QByteArray page(4'096, 'x');
    const Clock::time_point begin = Clock::now();
    qint64 count = 0;
    while (microsSince(begin) < 2'000'000) {
        if (write(file, page.constData(), size_t(page.size())) != page.size()
            || fdatasync(file) != 0)
            break;
        ++count;
    }
    const double rate = double(count) * 1e6 / double(microsSince(begin));
    close(file);
    unlink(path.constData());
    return rate;
}

qint64 percentile(QList<qint64> values, int percent)
{
    if (values.isEmpty())
        return 0;
    std::sort(values.begin(), values.end());
    return values[qMin(values.size() - 1, values.size() * percent / 100)];
}

} // namespace stw::bench
