#include "backend/http/requestparser.h"

#include <algorithm>
#include <array>

namespace stw::http {
namespace {

namespace beast = boost::beast;

// Read by many as the first value and by some as the last: two readers must not differ.
constexpr std::array<QByteArrayView, 9> kSingle{
    "authorization", "content-length", "content-type",      "expect",           "host",
    "if-match",      "if-none-match",  "transfer-encoding", "sec-websocket-key"};

QByteArray bytesOf(beast::string_view text)
{
    return QByteArray(text.data(), qsizetype(text.size()));
}

bool isHost(QByteArrayView host)
{
    return std::ranges::all_of(host, [](char c) {
        return c > ' ' && c < '\x7f' && !QByteArrayView("/\\,@?#<>\"").contains(c);
    });
}

bool isSame(QByteArrayView a, QByteArrayView b)
{
    return a.compare(b, Qt::CaseInsensitive) == 0;
}

} // namespace

bool RequestParser::persists() const
{
    return m_version == 11 && keep_alive();
}

bool RequestParser::expectsContinue() const
{
    return m_version == 11 && isSame(request.header("expect"), "100-continue");
}

bool RequestParser::expectsUnknown() const
{
    const QByteArray expect = request.header("expect");
    return !expect.isNull() && !isSame(expect, "100-continue");
}

bool RequestParser::wantsWebSocket() const
{
    return upgrade() && isSame(request.header("upgrade"), "websocket");
}

void RequestParser::on_request_impl(beast::http::verb, Text method, Text target, int version,
                                    Code &)
{
    request.method = bytesOf(method);
    request.target = bytesOf(target);
    m_version = version;
}

void RequestParser::on_response_impl(int, Text, int, Code &) {}

void RequestParser::on_field_impl(beast::http::field, Text name, Text value, Code &error)
{
    if (is_header_done())
        return; // A trailer must not pass for a header that was checked.
    const QByteArray lower = bytesOf(name).toLower();
    if (!request.header(lower).isNull() && std::ranges::find(kSingle, lower) != kSingle.end()) {
        error = beast::http::error::bad_field;
        return;
    }
    // Never null, so that header() tells an empty value from none.
    request.headers.append({lower, value.empty() ? QByteArray("") : bytesOf(value)});
}

void RequestParser::on_header_impl(Code &error)
{
    const QByteArray host = request.header("host");
    const QByteArray coding = request.header("transfer-encoding");
    const bool hasHost = m_version == 10 || !host.isNull();
    const bool hasCoding = !coding.isNull();
    if (!hasHost || !isHost(host))
        error = beast::http::error::bad_field;
    else if (hasCoding && (m_version == 10 || !isSame(coding, "chunked")))
        error = beast::http::error::bad_transfer_encoding;
}

void RequestParser::on_body_init_impl(const boost::optional<std::uint64_t> &length, Code &)
{
    // A promise of much is not yet much: memory follows what arrives.
    constexpr std::uint64_t kReserveBytes = 64 * 1024;
    request.body.reserve(qsizetype(std::min(length.value_or(0), kReserveBytes)));
}

std::size_t RequestParser::on_body_impl(Text bytes, Code &)
{
    request.body.append(bytes.data(), qsizetype(bytes.size()));
    return bytes.size();
}

void RequestParser::on_chunk_header_impl(std::uint64_t, Text, Code &) {}

std::size_t RequestParser::on_chunk_body_impl(std::uint64_t, Text bytes, Code &error)
{
    return on_body_impl(bytes, error);
}

void RequestParser::on_finish_impl(Code &) {}

} // namespace stw::http
