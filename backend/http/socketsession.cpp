#include "backend/http/socketsession.h"

#include <boost/beast/http/empty_body.hpp>

#include <algorithm>

namespace stw::http {
namespace {

namespace beast = boost::beast;
namespace net = boost::asio;
namespace websocket = boost::beast::websocket;

constexpr qsizetype kReasonBytes = 123; // RFC 6455 §5.5: what a close frame holds beside its code
constexpr quint16 kNoCode = 1005;       // RFC 6455 §7.4.1: a close frame without a code
constexpr quint16 kLost = 1006;         // … and no close frame at all
constexpr auto kPartingTime = std::chrono::seconds(1);

beast::string_view viewOf(const QByteArray &bytes)
{
    return {bytes.constData(), std::size_t(bytes.size())};
}

beast::http::request<beast::http::empty_body> beastRequestOf(const Request &request)
{
    beast::http::request<beast::http::empty_body> copy{beast::http::verb::get,
                                                       viewOf(request.target), 11};
    for (const auto &[name, value] : request.headers)
        copy.insert(viewOf(name), viewOf(value));
    return copy;
}

} // namespace

bool isHandshake(const Request &request)
{
    const QByteArray key = request.header("sec-websocket-key");
    const auto nonce = QByteArray::fromBase64Encoding(key, QByteArray::AbortOnBase64DecodingErrors);
    return request.method == "GET" && nonce && nonce.decoded.size() == 16 && key.size() == 24;
}

SocketSession::SocketSession(Edge &edge, std::unique_ptr<Stream> stream,
                             std::shared_ptr<SocketState> state, SocketEvents events)
    : m_edge(edge)
    , m_stream(std::move(stream))
    , m_socket(*m_stream)
    , m_state(std::move(state))
    , m_events(std::move(events))
{
    const Limits &limits = m_edge.config().limits;
    m_socket.read_message_max(std::uint64_t(limits.socketMessageBytes));
    m_socket.auto_fragment(false);
    m_socket.text(true);
    m_socket.set_option(websocket::stream_base::timeout{
        .handshake_timeout = std::chrono::milliseconds(limits.readMs),
        .idle_timeout = std::chrono::milliseconds(limits.idleMs),
        .keep_alive_pings = true,
    });
    m_socket.control_callback([this](websocket::frame_type kind, beast::string_view) {
        if (kind == websocket::frame_type::close)
            onPeerClose();
    });
}

std::shared_ptr<SocketSession> SocketSession::self()
{
    return std::static_pointer_cast<SocketSession>(shared_from_this());
}

void SocketSession::start(const Request &handshake)
{
    m_state->session = self();
    const std::string requestId = handshake.requestId.toStdString();
    m_socket.set_option(
        websocket::stream_base::decorator([requestId](websocket::response_type &response) {
            response.set(beast::http::field::server, "stellwerk"); // else Beast names its version
            response.set("X-Request-Id", requestId);
        }));
    m_socket.async_accept(beastRequestOf(handshake), [self = self()](const Error &error) {
        if (error)
            return self->end();
        self->m_isReady = true;
        self->read();
        self->write();
    });
}

void SocketSession::read()
{
    m_socket.async_read(m_input,
                        [self = self()](const Error &error, std::size_t) { self->onRead(error); });
}

void SocketSession::onRead(const Error &error)
{
    if (m_hasEnded)
        return;
    if (error)
        return end();
    if (!m_socket.got_text())
        return close({websocket::close_code::unknown_data, "text only"});
    const QByteArray text(static_cast<const char *>(m_input.data().data()),
                          qsizetype(m_input.size()));
    m_input.consume(m_input.size());
    if (!m_farewell && m_events.onText) {
        // A copy, because the call may end the session and with it the original.
        const auto onText = m_events.onText;
        onText(text);
    }
    if (!m_hasEnded)
        read();
}

void SocketSession::send(const QByteArray &text)
{
    if (m_hasEnded || m_farewell)
        return;
    m_queue.push_back(text);
    write();
}

void SocketSession::closeAfterQueue(quint16 code, const QByteArray &reason)
{
    if (m_hasEnded || m_farewell)
        return;
    m_state->isOpen = false;
    m_farewell.emplace(code);
    m_farewell->reason = viewOf(reason.first(std::min<qsizetype>(reason.size(), kReasonBytes)));
    write();
}

void SocketSession::write()
{
    if (!m_isReady || m_isWriting || m_isClosing || m_hasEnded)
        return;
    if (m_queue.empty()) {
        if (m_farewell)
            close(*m_farewell);
        return;
    }
    m_isWriting = true;
    const QByteArray &text = m_queue.front();
    m_socket.async_write(
        net::buffer(text.constData(), std::size_t(text.size())),
        [self = self()](const Error &error, std::size_t) { self->onWritten(error); });
}

void SocketSession::onWritten(const Error &error)
{
    m_isWriting = false;
    if (error || m_hasEnded)
        return; // The pending read fails too, and knows why.
    m_state->backlogBytes -= m_queue.front().size();
    m_queue.pop_front();
    write();
}

void SocketSession::close(const websocket::close_reason &reason)
{
    if (m_isClosing || m_hasEnded)
        return;
    m_state->isOpen = false;
    m_isClosing = true;
    m_farewell = reason;
    part();
    m_socket.async_close(reason, [self = self()](const Error &) { self->end(); });
}

void SocketSession::expire(SteadyTime now)
{
    // Until the farewell Beast itself keeps the deadlines.
    if (now >= m_deadline)
        end();
}

void SocketSession::drain()
{
    closeAfterQueue(websocket::close_code::going_away, "the service stops");
}

void SocketSession::abort()
{
    end();
}

void SocketSession::onPeerClose()
{
    const auto code = m_socket.reason().code;
    m_peerCode = code == websocket::close_code::none ? kNoCode : quint16(code);
    m_state->isOpen = false;
    part();
}

void SocketSession::part()
{
    m_deadline = std::chrono::steady_clock::now() + kPartingTime;
}

void SocketSession::end()
{
    if (m_hasEnded)
        return;
    const quint16 code = m_isClosing ? quint16(m_farewell->code) : m_peerCode.value_or(kLost);
    m_hasEnded = true;
    m_state->isOpen = false;
    m_stream->close();
    // What the events hold may hold us: let go of it.
    const SocketEvents events = std::exchange(m_events, {});
    const auto alive = self();
    m_edge.remove(this);
    if (events.onClosed)
        events.onClosed(code);
}

} // namespace stw::http
