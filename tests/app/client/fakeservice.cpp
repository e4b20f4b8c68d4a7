#include "tests/app/client/fakeservice.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

QByteArray routeOf(const QByteArray &verb, const QString &path)
{
    return verb + ' ' + path.toUtf8();
}

//! The request that stands whole in \a buffer, taken off it.
std::optional<FakeService::Asked> takeRequest(QByteArray &buffer)
{
    const qsizetype end = buffer.indexOf("\r\n\r\n");
    if (end < 0)
        return std::nullopt;
    QList<QByteArray> lines = buffer.left(end).split('\n');
    const QList<QByteArray> first = lines.takeFirst().trimmed().split(' ');
    FakeService::Asked asked;
    asked.verb = first.value(0);
    const QUrl url = QUrl::fromEncoded(first.value(1));
    asked.path = url.path().startsWith("/v1/"_L1) ? url.path().mid(4) : url.path();
    asked.query = QUrlQuery(url);
    for (const QByteArray &line : lines) {
        const qsizetype colon = line.indexOf(':');
        asked.headers.insert(line.left(colon).toLower(), line.mid(colon + 1).trimmed());
    }
    const qsizetype length = asked.headers.value("content-length").toLongLong();
    if (buffer.size() < end + 4 + length)
        return std::nullopt;
    asked.body = buffer.mid(end + 4, length);
    buffer.remove(0, end + 4 + length);
    return asked;
}

} // namespace

FakeService::FakeService(QObject *parent)
    : QObject(parent)
    , m_sockets(u"fake"_s, QWebSocketServer::NonSecureMode)
{
    connect(&m_server, &QTcpServer::newConnection, this, [this] {
        while (QTcpSocket *socket = m_server.nextPendingConnection())
            serve(socket);
    });
    connect(&m_sockets, &QWebSocketServer::newConnection, this, [this] {
        while (QWebSocket *socket = m_sockets.nextPendingConnection()) {
            socket->setParent(this);
            m_feeds.append(socket);
        }
    });
    if (m_server.listen(QHostAddress::LocalHost, 0))
        m_port = m_server.serverPort();
}

FakeService::~FakeService()
{
    for (QTcpSocket *socket : m_buffers.keys())
        socket->disconnect(this);
    for (const QPointer<QWebSocket> &feed : m_feeds)
        delete feed;
}

QUrl FakeService::url() const
{
    return QUrl(u"http://127.0.0.1:%1"_s.arg(m_port));
}

void FakeService::on(const QByteArray &verb, const QString &path, const Route &route)
{
    m_routes.insert(routeOf(verb, path), route);
}

void FakeService::on(const QByteArray &verb, const QString &path, const Reply &reply)
{
    on(verb, path, Route([reply](const Asked &) { return reply; }));
}

void FakeService::inTurn(const QByteArray &verb, const QString &path, QList<Reply> replies)
{
    on(verb, path, Route([replies](const Asked &) mutable {
           return replies.size() > 1 ? replies.takeFirst() : replies.first();
       }));
}

QList<FakeService::Asked> FakeService::asked(const QByteArray &verb, const QString &path) const
{
    QList<Asked> found;
    std::copy_if(m_asked.begin(), m_asked.end(), std::back_inserter(found),
                 [&](const Asked &one) { return one.verb == verb && one.path == path; });
    return found;
}

QList<QWebSocket *> FakeService::feeds() const
{
    QList<QWebSocket *> open;
    for (const QPointer<QWebSocket> &feed : m_feeds) {
        if (feed && feed->state() == QAbstractSocket::ConnectedState)
            open.append(feed);
    }
    return open;
}

void FakeService::tell(const QByteArray &line)
{
    for (QWebSocket *feed : feeds())
        feed->sendTextMessage(QString::fromUtf8(line));
}

void FakeService::dropFeeds()
{
    for (QWebSocket *feed : feeds())
        feed->abort();
}

void FakeService::goAway()
{
    m_server.close();
    dropFeeds();
    for (QTcpSocket *socket : m_buffers.keys())
        socket->abort();
}

void FakeService::comeBack()
{
    m_server.listen(QHostAddress::LocalHost, m_port);
}

FakeService::Reply FakeService::problem(int status, const QByteArray &code, const QByteArray &more)
{
    const QByteArray body =
        "{\"type\":\"about:blank\",\"title\":\"Refused.\",\"status\":" + QByteArray::number(status)
        + ",\"code\":\"" + code + "\",\"request_id\":\"r-1\"" + more + '}';
    return {status, body, {{"Content-Type", "application/problem+json"}}};
}

void FakeService::serve(QTcpSocket *socket)
{
    m_buffers.insert(socket, {});
    connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
    connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
        m_buffers.remove(socket);
        socket->deleteLater();
    });
}

void FakeService::read(QTcpSocket *socket)
{
    if (upgrade(socket))
        return;
    m_buffers[socket] += socket->readAll();
    while (m_buffers.contains(socket)) {
        const std::optional<Asked> asked = takeRequest(m_buffers[socket]);
        if (!asked)
            return;
        m_asked.append(*asked);
        answer(socket, *asked);
    }
}

bool FakeService::upgrade(QTcpSocket *socket)
{
    const QByteArray head = socket->peek(16 * 1024);
    if (!head.toLower().contains("upgrade: websocket") || !head.contains("\r\n\r\n"))
        return false;
    QByteArray copy = head;
    if (const std::optional<Asked> asked = takeRequest(copy))
        m_asked.append(*asked);
    socket->disconnect(this);
    m_buffers.remove(socket);
    if (m_refusesFeeds) {
        socket->abort();
        socket->deleteLater();
        return true;
    }
    socket->setParent(this); // the listening server would delete it, and the WebSocket again
    m_sockets.handleConnection(socket);
    QMetaObject::invokeMethod(socket, &QTcpSocket::readyRead, Qt::QueuedConnection);
    return true;
}

void FakeService::answer(QTcpSocket *socket, const Asked &asked)
{
    const auto route = m_routes.constFind(routeOf(asked.verb, asked.path));
    const Reply reply = route == m_routes.constEnd() ? problem(404, "not_found") : (*route)(asked);
    if (reply.never)
        return;
    if (reply.lost) {
        socket->abort();
        return;
    }
    QByteArray head = "HTTP/1.1 " + QByteArray::number(reply.status) + " Fake\r\nContent-Length: "
                      + QByteArray::number(reply.body.size()) + "\r\n";
    for (const auto &[name, value] : reply.headers)
        head += name + ": " + value + "\r\n";
    socket->write(head + "\r\n" + reply.body);
}
