#pragma once

#include "backend/http/message.h"

#include <functional>
#include <memory>

namespace stw::http {

struct SocketState;
class Ticket;

//! What a WebSocket tells. Called in the edge's thread; must not block.
struct SocketEvents
{
    std::function<void(const QByteArray &text)> onText = {}; //!< Valid UTF-8, whole, ≤ 64 KiB.
    //! Once, last: the code of Socket::close(), else of the client's close frame (1005: it had
    //! none), else 1006: it left, broke the protocol or was dropped. 1001: the server stops.
    std::function<void(quint16 code)> onClosed = {};
};

//! One accepted WebSocket (RFC 6455), used from any thread. Copies are the same socket; none keeps
//! it open, and using one after the client left does nothing.
class Socket
{
public:
    explicit Socket(std::shared_ptr<SocketState> state);

    //! Queues \a text, valid UTF-8. False: not sent, the socket is closed, or its backlog is above
    //! Limits::socketQueueBytes, in which case the client is dropped now.
    bool sendText(const QByteArray &text) const;
    //! Closes after all that is queued. \a code: RFC 6455 §7.4; \a reason: at most 123 bytes.
    void close(quint16 code, const QByteArray &reason = {}) const;
    bool isOpen() const;

private:
    std::shared_ptr<SocketState> m_state;
};

//! A request to become a WebSocket, to be decided once, from any thread. When the last copy goes
//! undecided, the client gets a 500.
class Upgrade
{
public:
    explicit Upgrade(std::shared_ptr<Ticket> ticket);

    //! The socket can be sent to at once. Its events begin when the handshake is done; if the
    //! client has left meanwhile, onClosed(1006) is the only one.
    Socket accept(SocketEvents events) const;
    void reject(Response response) const;

private:
    std::shared_ptr<Ticket> m_ticket;
};

} // namespace stw::http
