#include "backend/http/message.h"

#include "backend/http/target.h"

#include <algorithm>

namespace stw::http {

QByteArray Request::header(QByteArrayView lowerCaseName) const
{
    const auto at = std::ranges::find_if(
        headers, [lowerCaseName](const auto &header) { return header.first == lowerCaseName; });
    return at == headers.cend() ? QByteArray() : at->second;
}

std::optional<QString> Request::queryValue(QStringView name) const
{
    const auto at =
        std::ranges::find_if(query, [name](const auto &item) { return item.first == name; });
    return at == query.cend() ? std::nullopt : std::optional(at->second);
}

QStringList Request::segments() const
{
    return segmentsOf(target);
}

} // namespace stw::http
