#include "app/client/feed.h"

namespace stw::client {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr std::chrono::milliseconds kFirstPause = 100ms;
constexpr std::chrono::milliseconds kLongestPause = 2s;
constexpr std::chrono::milliseconds kPing = 15s;
constexpr quint64 kLargestMessage = 1024 * 1024;

} // namespace

Feed::Feed(const Client &client, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_pause(kFirstPause)
{
    m_retry.setSingleShot(true);
    m_ping.setInterval(kPing);
    m_socket.setMaxAllowedIncomingMessageSize(kLargestMessage);
    connect(&m_retry, &QTimer::timeout, this, &Feed::connectNow);
    connect(&m_socket, &QWebSocket::textMessageReceived, this, &Feed::take);
    connect(&m_socket, &QWebSocket::disconnected, this, &Feed::lose);
    connect(&m_socket, qOverload<QAbstractSocket::SocketError>(&QWebSocket::error), this,
            &Feed::lose);
    connect(&m_socket, &QWebSocket::sslErrors, this, [this](const QList<QSslError> &errors) {
        if (covers(m_client.settings().pinned, errors))
            m_socket.ignoreSslErrors(errors);
        else
            emit refused();
    });
    connect(&m_socket, &QWebSocket::pong, this, [this] { m_answering = true; });
    connect(&m_socket, &QWebSocket::connected, this, [this] {
        m_open = true;
        m_answering = true;
        m_pause = kFirstPause;
        m_ping.start();
        emit opened();
    });
    connect(&m_ping, &QTimer::timeout, this, [this] {
        if (!m_answering) {
            m_socket.abort();
            return;
        }
        m_answering = false;
        m_socket.ping();
    });
}

Feed::~Feed()
{
    m_socket.disconnect(this); // its end would tell a feed that is half gone
}

void Feed::open(std::optional<qint64> after)
{
    close();
    m_after = after;
    m_wanted = true;
    connectNow();
}

void Feed::close()
{
    m_wanted = false;
    m_retry.stop();
    m_ping.stop();
    m_pause = kFirstPause;
    m_open = false;
    m_socket.abort();
}

void Feed::connectNow()
{
    QUrlQuery query;
    if (m_after)
        query.addQueryItem(u"after"_s, QString::number(*m_after));
    QNetworkRequest request = m_client.requestTo(u"feed"_s, query);
    QUrl url = request.url();
    url.setScheme(url.scheme() == "https"_L1 ? u"wss"_s : u"ws"_s);
    request.setUrl(url);
    m_socket.setSslConfiguration(request.sslConfiguration());
    m_socket.open(request);
}

void Feed::take(const QString &text)
{
    const auto found = wire::decode<FeedLine>(text.toUtf8(), wire::Reader::Unknown::Ignore);
    if (!found)
        return; // not a line of this release, such as a greeting
    m_after = found->seq;
    emit line(*found);
}

void Feed::lose()
{
    if (!m_wanted)
        return;
    m_ping.stop();
    if (!m_retry.isActive()) {
        m_retry.start(m_pause);
        m_pause = std::min(m_pause * 2, kLongestPause);
    }
    if (std::exchange(m_open, false))
        emit closed();
}

} // namespace stw::client
