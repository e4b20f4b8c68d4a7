#include "tests/support/httpclient.h"

#include <QJsonDocument>

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

namespace stw::test {

namespace {

constexpr int kSecondsForAnAnswer = 40;

} // namespace

QJsonObject Answer::json() const
{
    return QJsonDocument::fromJson(body).object();
}

QByteArray Answer::header(const QByteArray &lowerCaseName) const
{
    for (const QByteArray &line : head.split('\n')) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0 && line.left(colon).toLower() == lowerCaseName)
            return line.mid(colon + 1).trimmed();
    }
    return {};
}

HttpClient::~HttpClient()
{
    close();
}

void HttpClient::close()
{
    if (m_socket >= 0)
        ::close(m_socket);
    m_socket = -1;
    m_rest.clear();
}

bool HttpClient::connectIfNeeded()
{
    if (m_socket >= 0)
        return true;
    m_socket = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const timeval limit{kSecondsForAnAnswer, 0};
    const int on = 1;
    setsockopt(m_socket, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof(limit));
    setsockopt(m_socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(m_port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    // The socket API's own cast.
    if (connect(m_socket, reinterpret_cast<const sockaddr *>(&address), sizeof(address)) == 0)
        return true;
    close();
    return false;
}

Answer HttpClient::post(const QByteArray &path, const QJsonObject &body,
                        const QList<QByteArray> &headers)
{
    return call("POST", path, QJsonDocument(body).toJson(QJsonDocument::Compact), headers);
}

Answer HttpClient::call(const QByteArray &method, const QByteArray &path, const QByteArray &body,
                        const QList<QByteArray> &headers)
{
    if (!connectIfNeeded())
        return {};
    QByteArray text = method + ' ' + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\n";
    if (!token.isEmpty())
        text += "Authorization: Bearer " + token + "\r\n";
    for (const QByteArray &line : headers)
        text += line + "\r\n";
    if (!body.isEmpty())
        text += "Content-Type: application/json\r\n";
    text += "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
    if (::send(m_socket, text.constData(), size_t(text.size()), MSG_NOSIGNAL) != text.size()) {
        close();
        return {};
    }
    const Answer answer = read(method == "HEAD");
    if (answer.status == 0 || answer.header("connection").toLower() == "close")
        close();
    return answer;
}

Answer HttpClient::read(bool withoutBody)
{
    Answer answer;
    std::array<char, 65'536> buffer{};
    for (;;) {
        const qsizetype end = m_rest.indexOf("\r\n\r\n");
        if (end >= 0) {
            answer.head = m_rest.left(end);
            const qsizetype length = withoutBody ? 0 : answer.header("content-length").toLongLong();
            if (m_rest.size() >= end + 4 + length) {
                answer.status = answer.head.mid(9, 3).toInt();
                answer.body = m_rest.mid(end + 4, length);
                m_rest.remove(0, end + 4 + length);
                return answer;
            }
        }
        const ssize_t got = recv(m_socket, buffer.data(), buffer.size(), 0);
        if (got <= 0)
            return {};
        m_rest.append(buffer.data(), got);
    }
}

} // namespace stw::test
