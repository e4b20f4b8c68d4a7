#include "backend/http/edge.h"

#include "backend/http/problem.h"
#include "backend/http/responsehead.h"
#include "backend/http/session.h"
#include "shared/base/uuid.h"

#include <QDateTime>
#include <QLocale>
#include <QLoggingCategory>
#include <QRandomGenerator>

#include <algorithm>

namespace stw::http {
namespace {

using namespace Qt::StringLiterals;
namespace net = boost::asio;
using net::ip::tcp;
using Error = boost::system::error_code;

Q_LOGGING_CATEGORY(lcHttp, "stw.http")

constexpr auto kAcceptAgain = std::chrono::milliseconds(100);

QString textOf(const Error &error)
{
    return QString::fromStdString(error.message());
}

//! Often enough that a deadline is passed by a quarter at most.
std::chrono::milliseconds tickOf(const Limits &limits)
{
    const int shortest = std::min({limits.readMs, limits.idleMs, limits.writeMs, limits.graceMs});
    return std::chrono::milliseconds(std::clamp(shortest / 4, 5, 250));
}

} // namespace

Edge::Edge(Config config, std::shared_ptr<Loop> loop)
    : m_config(std::move(config))
    , m_loop(std::move(loop))
    , m_acceptor(m_loop->context)
    , m_tick(m_loop->context)
    , m_acceptAgain(m_loop->context)
    , m_random(QRandomGenerator::system()->generate64())
{}

Result<> Edge::loadTls()
{
    if (!m_config.tls)
        return {};
    net::ssl::context &tls = m_tls.emplace(net::ssl::context::tls_server);
    SSL_CTX_set_min_proto_version(tls.native_handle(), TLS1_2_VERSION);
    SSL_CTX_set_options(tls.native_handle(), SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION);
    SSL_CTX_set_mode(tls.native_handle(), SSL_MODE_RELEASE_BUFFERS);
    Error error;
    tls.use_certificate_chain_file(m_config.tls->certificateFile.toStdString(), error);
    if (error)
        return failure(ErrorCode::Malformed, u"certificate file: "_s + textOf(error));
    tls.use_private_key_file(m_config.tls->keyFile.toStdString(), net::ssl::context::pem, error);
    if (error)
        return failure(ErrorCode::Malformed, u"key file: "_s + textOf(error));
    return {};
}

Result<> Edge::listen()
{
    if (Result<> loaded = loadTls(); !loaded)
        return loaded;
    Error error;
    const auto address = net::ip::make_address(m_config.address.toStdString(), error);
    if (error)
        return failure(ErrorCode::Malformed, u"no address: "_s + m_config.address);
    const tcp::endpoint endpoint(address, m_config.port);
    m_acceptor.open(endpoint.protocol(), error);
    if (!error)
        m_acceptor.set_option(net::socket_base::reuse_address(true), error);
    if (!error)
        m_acceptor.bind(endpoint, error);
    if (!error)
        m_acceptor.listen(net::socket_base::max_listen_connections, error);
    if (error)
        return failure(ErrorCode::Unavailable,
                       u"cannot listen on %1 port %2: %3"_s.arg(m_config.address)
                           .arg(m_config.port)
                           .arg(textOf(error)));
    m_port = m_acceptor.local_endpoint().port();
    return {};
}

void Edge::begin()
{
    tick();
    accept();
}

void Edge::accept()
{
    m_acceptor.async_accept([this](const Error &error, Stream::Socket socket) {
        if (!m_acceptor.is_open())
            return;
        if (!error) {
            welcome(std::move(socket));
            return accept();
        }
        if (error == net::error::connection_aborted)
            return accept();
        // Most likely there are no file descriptors: those served go on, and will free some.
        qCWarning(lcHttp).noquote() << "cannot accept" << u"error="_s + textOf(error);
        m_acceptAgain.expires_after(kAcceptAgain);
        m_acceptAgain.async_wait([this](const Error &cancelled) {
            if (!cancelled && m_acceptor.is_open())
                accept();
        });
    });
}

void Edge::welcome(Stream::Socket socket)
{
    if (m_count >= m_config.limits.connections)
        return turnAway(std::move(socket));
    Error error;
    const tcp::endpoint peer = socket.remote_endpoint(error);
    if (error)
        return; // It has left already.
    socket.set_option(tcp::no_delay(true), error);
    const auto session =
        std::make_shared<Session>(*this, std::move(socket), m_tls ? &*m_tls : nullptr,
                                  QString::fromStdString(peer.address().to_string()));
    add(session);
    session->start();
}

void Edge::turnAway(Stream::Socket socket)
{
    Error ignored;
    socket.non_blocking(true, ignored);
    if (!m_tls) {
        const QString id = makeRequestId();
        const Response full = problemOf(Refusal::Full, id);
        const QByteArray bytes = headOf(full, {id.toLatin1(), m_date, false}) + full.body;
        // The socket is new, so its send buffer takes this at once.
        socket.write_some(net::buffer(bytes.constData(), std::size_t(bytes.size())), ignored);
    }
    socket.shutdown(tcp::socket::shutdown_both, ignored);
}

void Edge::tick()
{
    m_date = QLocale::c()
                 .toString(QDateTime::currentDateTimeUtc(), u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s)
                 .toLatin1();
    m_tick.expires_after(tickOf(m_config.limits));
    m_tick.async_wait([this](const Error &) { onTick(); });
}

void Edge::onTick()
{
    const SteadyTime now = std::chrono::steady_clock::now();
    forEach([now](Connection &connection) { connection.expire(now); });
    if (m_isDraining && now >= m_graceEnd)
        forEach([](Connection &connection) { connection.abort(); });
    if (!m_isDraining || m_count > 0)
        tick();
}

void Edge::stopAccepting()
{
    Error ignored;
    m_acceptor.close(ignored);
    m_acceptAgain.cancel();
}

void Edge::drain()
{
    if (m_isDraining)
        return;
    m_isDraining = true;
    m_graceEnd =
        std::chrono::steady_clock::now() + std::chrono::milliseconds(m_config.limits.graceMs);
    stopAccepting();
    forEach([](Connection &connection) { connection.drain(); });
    if (m_count == 0)
        m_tick.cancel();
}

void Edge::add(std::shared_ptr<Connection> connection)
{
    const Connection *key = connection.get();
    m_connections.emplace(key, std::move(connection));
    m_count = int(m_connections.size());
}

void Edge::remove(const Connection *connection)
{
    m_connections.erase(connection);
    m_count = int(m_connections.size());
    if (m_isDraining && m_count == 0)
        m_tick.cancel();
}

QString Edge::makeRequestId()
{
    return toBase32(uuidV7(QDateTime::currentMSecsSinceEpoch(), m_random.next(), m_random.next()));
}

template <class Visit>
void Edge::forEach(Visit visit)
{
    // A visit may remove its connection, or through a callback any other.
    std::vector<std::shared_ptr<Connection>> connections;
    connections.reserve(m_connections.size());
    for (const auto &[key, connection] : m_connections)
        connections.push_back(connection);
    for (const auto &connection : connections)
        visit(*connection);
}

} // namespace stw::http
