#pragma once

#include "backend/http/edge.h"
#include "backend/http/headscan.h"
#include "backend/http/problem.h"
#include "backend/http/requestparser.h"

#include <boost/beast/core/flat_buffer.hpp>

namespace stw::http {

//! One HTTP client: reads a request, has it answered, writes the answer, and only then reads the
//! next. Pipelined requests therefore cannot overtake each other, nor can their effects.
class Session final : public Connection
{
public:
    Session(Edge &edge, Stream::Socket socket, boost::asio::ssl::context *tls, QString peer);

    void start();
    void answer(Response response);
    void refuse(Refusal refusal); //!< Answers by itself and closes.
    //! False: no request waits for it.
    bool upgrade(const std::shared_ptr<SocketState> &state, SocketEvents events);

    void expire(SteadyTime now) override;
    void drain() override;
    void abort() override;

private:
    using Error = boost::system::error_code;
    enum class Phase {
        Greeting, //!< TLS
        Head,
        Body,
        Answering, //!< by whom we serve
        Writing,
        Parting, //!< All is sent; unread input is discarded so that no reset overtakes it.
        Closed,
    };

    std::shared_ptr<Session> self();
    void setDeadline(int ms);
    void read(std::size_t bytes);
    void onRead(const Error &error, std::size_t bytes);
    void takeHead();
    void onHead(std::size_t bytes);
    void onHeadParsed();
    void invite();
    void takeBody();
    void dispatch();
    void send(const Response &response);
    void write();
    void onSent(const Error &error);
    void part();
    void discard();
    void close();

    Edge &m_edge;
    std::unique_ptr<Stream> m_stream;
    QString m_peer;
    Phase m_phase = Phase::Greeting;
    SteadyTime m_deadline = SteadyTime::max();
    boost::beast::flat_buffer m_input;
    HeadScan m_scan;
    std::optional<RequestParser> m_parser;
    QString m_requestId;
    QByteArray m_head;
    QByteArray m_body;
    qsizetype m_bodySent = 0; //!< bytes given to the stream
    qint64 m_discarded = 0;   //!< bytes, while Parting
    bool m_keepAlive = false;
    bool m_isHead = false; //!< The method is HEAD.
    bool m_isLate = false; //!< The pending read was cancelled at its deadline.
};

} // namespace stw::http
