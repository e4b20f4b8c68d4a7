#include "backend/http/responsehead.h"

#include <boost/beast/http/status.hpp>

#include <algorithm>
#include <array>

namespace stw::http {
namespace {

constexpr std::array<QByteArrayView, 6> kOurs{"content-length",    "content-type", "connection",
                                              "transfer-encoding", "date",         "x-request-id"};

bool isToken(QByteArrayView name)
{
    const auto isTokenCharacter = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
               || QByteArrayView("!#$%&'*+-.^_`|~").contains(c);
    };
    return !name.isEmpty() && std::ranges::all_of(name, isTokenCharacter);
}

bool isValue(QByteArrayView value)
{
    return std::ranges::none_of(value, [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return (byte < ' ' && c != '\t') || byte == 0x7f;
    });
}

bool isName(QByteArrayView name, QByteArrayView other)
{
    return name.compare(other, Qt::CaseInsensitive) == 0;
}

bool hasHeader(const Response &response, QByteArrayView name)
{
    return std::ranges::any_of(response.headers,
                               [name](const auto &header) { return isName(header.first, name); });
}

} // namespace

QByteArray reasonOf(int status)
{
    const auto known = boost::beast::http::int_to_status(unsigned(status));
    if (known == boost::beast::http::status::unknown)
        return {};
    const auto reason = boost::beast::http::obsolete_reason(known);
    return QByteArray(reason.data(), qsizetype(reason.size()));
}

bool mayHaveBody(int status)
{
    return status != 204 && status != 304;
}

bool isSendable(const Response &response)
{
    return response.status >= 200 && response.status <= 599 && isValue(response.contentType)
           && std::ranges::all_of(response.headers, [](const auto &header) {
                  return isToken(header.first) && isValue(header.second)
                         && std::ranges::none_of(kOurs, [&header](QByteArrayView ours) {
                                return isName(header.first, ours);
                            });
              });
}

QByteArray headOf(const Response &response, const HeadFacts &facts)
{
    QByteArray head;
    head.reserve(512);
    const auto add = [&head](QByteArrayView name, QByteArrayView value) {
        head.append(name).append(": ").append(value).append("\r\n");
    };
    head += "HTTP/1.1 ";
    head += QByteArray::number(response.status);
    head += ' ';
    head += reasonOf(response.status);
    head += "\r\n";
    if (mayHaveBody(response.status)) {
        if (!response.contentType.isEmpty())
            add("Content-Type", response.contentType);
        add("Content-Length", QByteArray::number(response.body.size()));
    }
    for (const auto &[name, value] : response.headers)
        add(name, value);
    if (!hasHeader(response, "cache-control"))
        add("Cache-Control", "no-store");
    if (!hasHeader(response, "x-content-type-options"))
        add("X-Content-Type-Options", "nosniff");
    add("X-Request-Id", facts.requestId);
    add("Date", facts.date);
    if (!facts.keepAlive)
        add("Connection", "close");
    head += "\r\n";
    return head;
}

} // namespace stw::http
