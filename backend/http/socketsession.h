#pragma once

#include "backend/http/edge.h"
#include "backend/http/socket.h"

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>

#include <deque>

namespace stw::http {

class SocketSession;

//! What the handles of one WebSocket share with it. `session` is for the edge's thread only.
struct SocketState
{
    SocketState(std::shared_ptr<Loop> edgeLoop, qint64 limit)
        : loop(std::move(edgeLoop))
        , limitBytes(limit)
    {}

    const std::shared_ptr<Loop> loop;
    const qint64 limitBytes;
    std::weak_ptr<SocketSession> session = {};
    std::atomic<qint64> backlogBytes = 0; //!< Given to sendText() and not yet taken by the client.
    std::atomic<bool> isOpen = true;
};

//! Whether RFC 6455 §4.2.1 lets \a request become a WebSocket, its version aside.
bool isHandshake(const Request &request);

//! One WebSocket client.
class SocketSession final : public Connection
{
public:
    SocketSession(Edge &edge, std::unique_ptr<Stream> stream, std::shared_ptr<SocketState> state,
                  SocketEvents events);

    void start(const Request &handshake);
    void send(const QByteArray &text);
    void closeAfterQueue(quint16 code, const QByteArray &reason);

    void expire(SteadyTime now) override;
    void drain() override;
    void abort() override;

private:
    using Error = boost::system::error_code;

    std::shared_ptr<SocketSession> self();
    void read();
    void onRead(const Error &error);
    void write();
    void onWritten(const Error &error);
    void close(const boost::beast::websocket::close_reason &reason);
    void onPeerClose();
    void part(); //!< From here on the client has a second to close its side.
    void end();

    Edge &m_edge;
    std::unique_ptr<Stream> m_stream;
    boost::beast::websocket::stream<Stream &, false> m_socket; // false: no compression
    std::shared_ptr<SocketState> m_state;
    SocketEvents m_events;
    boost::beast::flat_buffer m_input;
    std::deque<QByteArray> m_queue; //!< The first is being written when m_isWriting.
    std::optional<boost::beast::websocket::close_reason> m_farewell;
    std::optional<quint16> m_peerCode; //!< Of the client's close frame.
    SteadyTime m_deadline = SteadyTime::max();
    bool m_isReady = false; //!< The handshake is done.
    bool m_isWriting = false;
    bool m_isClosing = false; //!< Our close frame is on its way.
    bool m_hasEnded = false;
};

} // namespace stw::http
