#pragma once

#include "backend/http/message.h"
#include "backend/http/responder.h"
#include "backend/http/socket.h"
#include "shared/base/result.h"

#include <QString>

#include <functional>
#include <memory>

namespace stw::http {

//! What one client, and all clients together, may take. All positive.
struct Limits
{
    qint64 headerBytes = 16 * 1024; //!< Request line and headers.
    qint64 bodyBytes = 1024 * 1024; //!< Decoded body, unless Config::bodyLimit says otherwise.
    int connections = 2000;         //!< One more gets 503 (over TLS: is closed).
    int readMs = 10'000;            //!< For a whole request from its first byte; for TLS to begin.
    int idleMs = 60'000;            //!< For the next request; twice per WebSocket ping and pong.
    int writeMs = 30'000;           //!< For the client to take the next 256 KiB of an answer.
    int graceMs = 5'000;            //!< For requests in progress when the server stops.
    qint64 socketQueueBytes = 256 * 1024;  //!< Texts that a WebSocket client has not taken yet.
    qint64 socketMessageBytes = 64 * 1024; //!< One message of a WebSocket client; more: close 1009.
};

//! PEM files; TLS 1.2 or later is spoken.
struct Tls
{
    QString certificateFile; //!< The chain, own certificate first.
    QString keyFile;
};

struct Config
{
    QString address = QStringLiteral("127.0.0.1"); //!< An IPv4 or IPv6 address.
    quint16 port = 0;                              //!< 0: any free one; see Server::port().
    std::optional<Tls> tls = {};
    Limits limits = {};

    // Called in the edge's thread; must not block. The answer may come later and from anywhere.
    std::function<void(Request, Responder)> onRequest; //!< Required.
    //! Without it, a WebSocket handshake is an ordinary request.
    std::function<void(Request, Upgrade)> onUpgrade = {};
    //! Body bytes allowed for a request whose head has arrived: method, path, query and headers.
    std::function<qint64(const Request &)> bodyLimit = {};
};

//! The HTTP/1.1 and WebSocket edge: one thread, strict parsing, limits on everything.
class Server
{
public:
    //! Listens and serves when it returns. Fails with Unavailable when the address cannot be had,
    //! and with Malformed when it is none or the TLS files are not a matching pair.
    static Result<std::unique_ptr<Server>> start(Config config);
    ~Server(); //!< Stops.
    Q_DISABLE_COPY_MOVE(Server)

    quint16 port() const;
    int connections() const; //!< HTTP and WebSocket, at this moment; from any thread.

    void stopAccepting();
    //! Accepts no more, closes WebSockets with 1001 and idle connections at once, lets requests in
    //! progress be answered within Limits::graceMs, closes the rest, and ends the thread. Blocks
    //! so long; not to be called in the edge's thread, nor while the answers need the caller's.
    void stop();

private:
    struct Private;
    explicit Server(std::unique_ptr<Private> parts);
    std::unique_ptr<Private> d;
};

} // namespace stw::http
