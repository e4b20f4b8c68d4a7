#include "backend/http/session.h"

#include "backend/http/responsehead.h"
#include "backend/http/socketsession.h"
#include "backend/http/target.h"
#include "backend/http/ticket.h"

#include <boost/asio/write.hpp>

namespace stw::http {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;

constexpr std::size_t kHeadReadBytes = 4 * 1024;
constexpr std::size_t kBodyReadBytes = 64 * 1024;
constexpr std::size_t kChunkHeadBytes = 8 * 1024; // a chunk's size line, or all trailers
constexpr qsizetype kCopyBytes = 4 * 1024;        // up to here one buffer costs less than two
constexpr std::size_t kKeptBytes = 16 * 1024;     // of an idle client's buffer
constexpr qsizetype kSliceBytes = 256 * 1024;     // of a body, each with the deadline of writing
constexpr int kPartingMs = 1'000;
constexpr qint64 kPartingBytes = 1024 * 1024;

QByteArrayView viewOf(const beast::flat_buffer &buffer)
{
    return {static_cast<const char *>(buffer.data().data()), qsizetype(buffer.size())};
}

} // namespace

Session::Session(Edge &edge, Stream::Socket socket, net::ssl::context *tls, QString peer)
    : m_edge(edge)
    , m_stream(std::make_unique<Stream>(std::move(socket), tls))
    , m_peer(std::move(peer))
{}

std::shared_ptr<Session> Session::self()
{
    return std::static_pointer_cast<Session>(shared_from_this());
}

void Session::setDeadline(int ms)
{
    m_deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(ms);
}

void Session::start()
{
    setDeadline(m_edge.config().limits.readMs);
    if (!m_stream->tls()) {
        m_phase = Phase::Head;
        return read(kHeadReadBytes);
    }
    m_stream->tls()->async_handshake(net::ssl::stream_base::server,
                                     [self = self()](const Error &error) {
                                         if (error || self->m_phase != Phase::Greeting)
                                             return self->close();
                                         self->m_phase = Phase::Head;
                                         self->read(kHeadReadBytes);
                                     });
}

void Session::read(std::size_t bytes)
{
    m_stream->async_read_some(
        m_input.prepare(bytes),
        [self = self()](const Error &error, std::size_t count) { self->onRead(error, count); });
}

void Session::onRead(const Error &error, std::size_t bytes)
{
    if (m_phase != Phase::Head && m_phase != Phase::Body)
        return;
    if (m_isLate)
        return m_input.size() + bytes > 0 || m_phase == Phase::Body ? refuse(Refusal::Timeout)
                                                                    : close();
    if (error)
        return close();
    const bool isFirst = m_phase == Phase::Head && m_input.size() == 0;
    m_input.commit(bytes);
    if (isFirst)
        setDeadline(m_edge.config().limits.readMs);
    m_phase == Phase::Head ? takeHead() : takeBody();
}

void Session::takeHead()
{
    const auto limit = std::size_t(m_edge.config().limits.headerBytes);
    switch (m_scan.scan(viewOf(m_input))) {
    case HeadScan::State::Malformed: return refuse(Refusal::Malformed);
    case HeadScan::State::Complete:
        if (std::size_t(m_scan.length()) <= limit)
            return onHead(std::size_t(m_scan.length()));
        return refuse(Refusal::HeadTooLarge);
    case HeadScan::State::Unfinished:
        if (m_input.size() <= limit)
            return read(kHeadReadBytes);
        return refuse(m_scan.sawRequestLine() ? Refusal::HeadTooLarge : Refusal::TargetTooLong);
    }
}

void Session::onHead(std::size_t bytes)
{
    m_parser.emplace();
    m_parser->header_limit(std::uint32_t(bytes + 1)); // checked by takeHead()
    m_parser->body_limit(boost::none);                // checked by onHeadParsed()
    Error error;
    m_parser->put(net::buffer(m_input.data(), bytes), error);
    m_input.consume(bytes);
    m_scan = {};
    if (error || !m_parser->is_header_done())
        return refuse(Refusal::Malformed);
    onHeadParsed();
}

void Session::onHeadParsed()
{
    Request &request = m_parser->request;
    m_isHead = request.method == "HEAD";
    std::optional<Target> target = parseTarget(request.target);
    if (!target)
        return refuse(Refusal::Malformed);
    request.path = std::move(target->path);
    request.query = std::move(target->query);
    request.peer = m_peer;
    request.secure = m_stream->tls() != nullptr;
    request.requestId = m_requestId = m_edge.makeRequestId();
    if (m_parser->expectsUnknown())
        return refuse(Refusal::ExpectationFailed);

    const Config &config = m_edge.config();
    const qint64 bodyBytes = config.bodyLimit ? config.bodyLimit(request) : config.limits.bodyBytes;
    const auto limit = std::uint64_t(std::max<qint64>(bodyBytes, 0));
    if (m_parser->content_length().value_or(0) > limit)
        return refuse(Refusal::BodyTooLarge);
    m_parser->body_limit(limit);
    m_parser->eager(true);
    m_phase = Phase::Body;
    if (m_parser->expectsContinue() && !m_parser->is_done() && m_input.size() == 0)
        return invite();
    takeBody();
}

void Session::invite()
{
    static constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";
    net::async_write(*m_stream, net::buffer(kContinue),
                     [self = self()](const Error &error, std::size_t) {
                         if (error)
                             return self->close();
                         if (self->m_phase == Phase::Body)
                             self->takeBody();
                     });
}

void Session::takeBody()
{
    Error error;
    while (!m_parser->is_done() && m_input.size() > 0) {
        m_input.consume(m_parser->put(m_input.data(), error));
        if (error == beast::http::error::need_more)
            break;
        if (error == beast::http::error::body_limit)
            return refuse(Refusal::BodyTooLarge);
        if (error)
            return refuse(Refusal::Malformed);
    }
    if (m_parser->is_done())
        return dispatch();
    if (m_input.size() > kChunkHeadBytes) // no data waits here, only lines without an end
        return refuse(Refusal::Malformed);
    read(kBodyReadBytes);
}

void Session::dispatch()
{
    m_phase = Phase::Answering;
    m_deadline = SteadyTime::max();
    m_keepAlive = m_parser->persists();
    auto ticket = std::make_shared<Ticket>(m_edge.loop(), self());
    const Config &config = m_edge.config();
    if (!m_parser->wantsWebSocket() || !config.onUpgrade)
        return config.onRequest(std::move(m_parser->request), Responder(std::move(ticket)));

    ticket->take(); // until the handshake is known to be good
    const Request &request = m_parser->request;
    if (request.header("sec-websocket-version") != "13")
        return refuse(Refusal::UpgradeRequired);
    if (!isHandshake(request) || m_input.size() > 0)
        return refuse(Refusal::Malformed);
    config.onUpgrade(request, Upgrade(std::make_shared<Ticket>(m_edge.loop(), self(),
                                                               config.limits.socketQueueBytes)));
}

bool Session::upgrade(const std::shared_ptr<SocketState> &state, SocketEvents events)
{
    if (m_phase != Phase::Answering)
        return false;
    m_phase = Phase::Closed;
    const auto keepAlive = self();
    const auto socket =
        std::make_shared<SocketSession>(m_edge, std::move(m_stream), state, std::move(events));
    m_edge.add(socket);
    m_edge.remove(this);
    socket->start(m_parser->request);
    return true;
}

void Session::answer(Response response)
{
    if (m_phase != Phase::Answering)
        return;
    if (!isSendable(response))
        return refuse(Refusal::WrongAnswer);
    m_keepAlive = m_keepAlive && !m_edge.isDraining();
    send(response);
}

void Session::refuse(Refusal refusal)
{
    if (m_phase > Phase::Answering)
        return;
    if (m_requestId.isEmpty())
        m_requestId = m_edge.makeRequestId();
    m_keepAlive = false;
    send(problemOf(refusal, m_requestId));
}

void Session::send(const Response &response)
{
    m_phase = Phase::Writing;
    m_bodySent = 0;
    m_head = headOf(response, {m_requestId.toLatin1(), m_edge.date(), m_keepAlive});
    m_body = m_isHead || !mayHaveBody(response.status) ? QByteArray() : response.body;
    if (m_body.size() <= kCopyBytes)
        m_head += std::exchange(m_body, {});
    write();
}

void Session::write()
{
    setDeadline(m_edge.config().limits.writeMs);
    const qsizetype slice = std::min(m_body.size() - m_bodySent, kSliceBytes);
    const std::array<net::const_buffer, 2> buffers{
        net::buffer(m_head.constData(), std::size_t(m_head.size())),
        net::buffer(m_body.constData() + m_bodySent, std::size_t(slice))};
    m_bodySent += slice;
    const auto onSent = [self = self()](const Error &error, std::size_t) { self->onSent(error); };
    if (slice == 0)
        net::async_write(*m_stream, buffers[0], onSent);
    else
        net::async_write(*m_stream, buffers, onSent);
}

void Session::onSent(const Error &error)
{
    if (m_phase != Phase::Writing)
        return;
    if (error)
        return close();
    m_head.clear();
    if (m_bodySent < m_body.size())
        return write();
    m_body.clear();
    if (!m_keepAlive)
        return part();
    if (m_edge.isDraining() && m_input.size() == 0)
        return close();
    m_phase = Phase::Head;
    m_isHead = false;
    m_requestId.clear();
    m_parser.reset();
    if (m_input.size() == 0 && m_input.capacity() > kKeptBytes)
        m_input.shrink_to_fit();
    const Limits &limits = m_edge.config().limits;
    setDeadline(m_input.size() > 0 ? limits.readMs : limits.idleMs);
    takeHead();
}

void Session::part()
{
    m_phase = Phase::Parting;
    setDeadline(kPartingMs);
    m_input.clear();
    const auto onEnd = [self = self()](const Error &) {
        if (self->m_phase != Phase::Parting)
            return;
        Error ignored;
        self->m_stream->socket().shutdown(Stream::Socket::shutdown_send, ignored);
        self->discard();
    };
    if (m_stream->tls())
        m_stream->tls()->async_shutdown(onEnd);
    else
        onEnd({});
}

void Session::discard()
{
    m_stream->socket().async_read_some(m_input.prepare(kBodyReadBytes),
                                       [self = self()](const Error &error, std::size_t bytes) {
                                           self->m_discarded += qint64(bytes);
                                           if (error || self->m_discarded > kPartingBytes)
                                               return self->close();
                                           if (self->m_phase == Phase::Parting)
                                               self->discard();
                                       });
}

void Session::expire(SteadyTime now)
{
    if (now < m_deadline)
        return;
    if ((m_phase != Phase::Head && m_phase != Phase::Body) || m_isLate)
        return close();
    m_isLate = true; // onRead() tells the client: two operations must not overlap on TLS
    setDeadline(kPartingMs);
    Error ignored;
    m_stream->socket().cancel(ignored);
}

void Session::drain()
{
    if (m_phase == Phase::Greeting || (m_phase == Phase::Head && m_input.size() == 0))
        close();
}

void Session::abort()
{
    close();
}

void Session::close()
{
    if (m_phase == Phase::Closed)
        return;
    m_phase = Phase::Closed;
    m_stream->close();
    m_edge.remove(this);
}

} // namespace stw::http
