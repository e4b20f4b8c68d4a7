#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <boost/beast/websocket/teardown.hpp>

#include <optional>

namespace stw::http {

//! A TCP connection with or without TLS, as one type: sessions are compiled once, not twice.
//! Meets the AsyncStream and teardown requirements of Beast.
class Stream
{
public:
    using Socket = boost::asio::basic_stream_socket<boost::asio::ip::tcp,
                                                    boost::asio::io_context::executor_type>;
    using Tls = boost::asio::ssl::stream<Socket &>;
    using executor_type = Socket::executor_type;

    Stream(Socket socket, boost::asio::ssl::context *tls)
        : m_socket(std::move(socket))
    {
        if (tls)
            m_tls.emplace(m_socket, *tls);
    }

    executor_type get_executor() { return m_socket.get_executor(); }
    Socket &socket() { return m_socket; }
    Tls *tls() { return m_tls ? &*m_tls : nullptr; }

    template <class Buffers, class Token>
    void async_read_some(const Buffers &buffers, Token &&token)
    {
        if (m_tls)
            m_tls->async_read_some(buffers, std::forward<Token>(token));
        else
            m_socket.async_read_some(buffers, std::forward<Token>(token));
    }
    template <class Buffers, class Token>
    void async_write_some(const Buffers &buffers, Token &&token)
    {
        if (m_tls)
            m_tls->async_write_some(buffers, std::forward<Token>(token));
        else
            m_socket.async_write_some(buffers, std::forward<Token>(token));
    }

    void close()
    {
        boost::system::error_code ignored;
        m_socket.close(ignored);
    }
    friend void beast_close_socket(Stream &stream) { stream.close(); }

    template <class Token>
    friend void async_teardown(boost::beast::role_type role, Stream &stream, Token &&token)
    {
        using boost::beast::async_teardown;
        using boost::beast::websocket::async_teardown;
        if (stream.m_tls)
            async_teardown(role, *stream.m_tls, std::forward<Token>(token));
        else
            async_teardown(role, stream.m_socket, std::forward<Token>(token));
    }

private:
    Socket m_socket;
    std::optional<Tls> m_tls;
};

} // namespace stw::http
