#pragma once

#include "backend/http/message.h"

#include <boost/beast/http/basic_parser.hpp>

namespace stw::http {

//! Beast's parser filling our Request, with the checks that Beast leaves to others: exactly one
//! Host, no header twice that may occur once, and no transfer coding but `chunked` (RFC 9112 §3.2,
//! §6.1).
class RequestParser final : public boost::beast::http::basic_parser<true>
{
public:
    Request request; //!< Method, target and headers after the head; the body when done.

    bool persists() const; //!< HTTP/1.1 without `Connection: close`.
    bool expectsContinue() const;
    //! An `Expect` of anything else than 100-continue.
    bool expectsUnknown() const;
    //! A handshake of RFC 6455 §4.2.1, good or bad.
    bool wantsWebSocket() const;

private:
    using Code = boost::beast::error_code;
    using Text = boost::beast::string_view;

    void on_request_impl(boost::beast::http::verb verb, Text method, Text target, int version,
                         Code &error) override;
    void on_response_impl(int status, Text reason, int version, Code &error) override;
    void on_field_impl(boost::beast::http::field field, Text name, Text value,
                       Code &error) override;
    void on_header_impl(Code &error) override;
    void on_body_init_impl(const boost::optional<std::uint64_t> &length, Code &error) override;
    std::size_t on_body_impl(Text bytes, Code &error) override;
    void on_chunk_header_impl(std::uint64_t size, Text extensions, Code &error) override;
    std::size_t on_chunk_body_impl(std::uint64_t remaining, Text bytes, Code &error) override;
    void on_finish_impl(Code &error) override;

    int m_version = 0; //!< 10 or 11
};

} // namespace stw::http
