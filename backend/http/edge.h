#pragma once

#include "backend/http/loop.h"
#include "backend/http/server.h"
#include "backend/http/stream.h"
#include "shared/base/prng.h"

#include <boost/asio/steady_timer.hpp>

#include <atomic>
#include <chrono>
#include <map>

namespace stw::http {

using SteadyTime = std::chrono::steady_clock::time_point;

//! One client. Lives in the edge's thread.
class Connection : public std::enable_shared_from_this<Connection>
{
public:
    virtual ~Connection() = default;
    virtual void expire(SteadyTime now) = 0; //!< Gives up what has passed its deadline.
    virtual void drain() = 0;                //!< Closes as soon as it owes nothing.
    virtual void abort() = 0;                //!< Closes now.
};

//! What the connections share: configuration, register, ids and the clock. In the edge's thread,
//! but for count().
class Edge
{
public:
    Edge(Config config, std::shared_ptr<Loop> loop);

    Result<> listen();
    quint16 port() const { return m_port; }
    int count() const { return m_count; }

    void begin(); //!< Before the thread runs.
    void stopAccepting();
    void drain();

    void add(std::shared_ptr<Connection> connection);
    void remove(const Connection *connection);

    const Config &config() const { return m_config; }
    const std::shared_ptr<Loop> &loop() const { return m_loop; }
    bool isDraining() const { return m_isDraining; }
    const QByteArray &date() const { return m_date; }
    QString makeRequestId();

private:
    Result<> loadTls();
    void accept();
    void welcome(Stream::Socket socket);
    void turnAway(Stream::Socket socket);
    void tick();
    void onTick();
    template <class Visit>
    void forEach(Visit visit);

    Config m_config;
    std::shared_ptr<Loop> m_loop;
    std::optional<boost::asio::ssl::context> m_tls;
    boost::asio::basic_socket_acceptor<boost::asio::ip::tcp, boost::asio::io_context::executor_type>
        m_acceptor;
    boost::asio::steady_timer m_tick;
    boost::asio::steady_timer m_acceptAgain;
    std::map<const Connection *, std::shared_ptr<Connection>> m_connections;
    std::atomic<int> m_count = 0;
    quint16 m_port = 0;
    Prng m_random;
    QByteArray m_date;
    bool m_isDraining = false;
    SteadyTime m_graceEnd;
};

} // namespace stw::http
