#include "backend/http/target.h"

#include <QByteArray>

#include <algorithm>

namespace stw::http {
namespace {

std::optional<int> hexDigit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return std::nullopt;
}

std::optional<QString> decoded(QByteArrayView raw, bool plusIsSpace)
{
    QByteArray bytes;
    bytes.reserve(raw.size());
    for (qsizetype i = 0; i < raw.size(); ++i) {
        if (raw[i] != '%') {
            bytes += raw[i] == '+' && plusIsSpace ? ' ' : raw[i];
            continue;
        }
        if (i + 2 >= raw.size())
            return std::nullopt;
        const std::optional<int> high = hexDigit(raw[i + 1]);
        const std::optional<int> low = hexDigit(raw[i + 2]);
        if (!high || !low)
            return std::nullopt;
        bytes += char(*high * 16 + *low);
        i += 2;
    }
    if (bytes.contains('\0') || !bytes.isValidUtf8())
        return std::nullopt;
    return QString::fromUtf8(bytes);
}

struct Parts
{
    QByteArrayView path;
    QByteArrayView query;
};

//! The path and the query, still encoded, without scheme and authority.
Parts partsOf(QByteArrayView raw)
{
    for (const QByteArrayView scheme : {QByteArrayView("http://"), QByteArrayView("https://")}) {
        if (raw.size() < scheme.size()
            || raw.first(scheme.size()).compare(scheme, Qt::CaseInsensitive) != 0)
            continue;
        const qsizetype path = raw.indexOf('/', scheme.size());
        raw = path < 0 ? QByteArrayView("/") : raw.sliced(path);
        break;
    }
    const qsizetype mark = raw.indexOf('?');
    return mark < 0 ? Parts{raw, {}} : Parts{raw.first(mark), raw.sliced(mark + 1)};
}

bool isServable(const QString &path)
{
    const auto isControl = [](QChar c) { return c < u' ' || c == u'\x7f'; };
    if (std::ranges::any_of(path, isControl))
        return false;
    return std::ranges::none_of(QStringView(path).split(u'/'), [](QStringView segment) {
        return segment == u"." || segment == u"..";
    });
}

std::optional<QList<std::pair<QString, QString>>> parseQuery(QByteArrayView raw)
{
    QList<std::pair<QString, QString>> items;
    while (!raw.isEmpty()) {
        const qsizetype end = raw.indexOf('&') < 0 ? raw.size() : raw.indexOf('&');
        const QByteArrayView item = raw.first(end);
        raw = raw.sliced(std::min(end + 1, raw.size()));
        if (item.isEmpty())
            continue;
        const qsizetype equals = item.indexOf('=') < 0 ? item.size() : item.indexOf('=');
        const std::optional<QString> name = decoded(item.first(equals), true);
        const std::optional<QString> value =
            decoded(item.sliced(std::min(equals + 1, item.size())), true);
        if (!name || !value)
            return std::nullopt;
        items.append({*name, *value});
    }
    return items;
}

} // namespace

std::optional<Target> parseTarget(QByteArrayView raw)
{
    const auto isAllowed = [](char c) { return c > ' ' && c < '\x7f' && c != '#'; };
    if (!std::ranges::all_of(raw, isAllowed))
        return std::nullopt;
    const Parts parts = partsOf(raw);
    if (!parts.path.startsWith('/'))
        return std::nullopt;
    const std::optional<QString> path = decoded(parts.path, false);
    if (!path || !isServable(*path))
        return std::nullopt;
    auto query = parseQuery(parts.query);
    if (!query)
        return std::nullopt;
    return Target{*path, *std::move(query)};
}

QStringList segmentsOf(QByteArrayView raw)
{
    QByteArrayView rest = partsOf(raw).path;
    QStringList segments;
    while (!rest.isEmpty()) {
        rest = rest.sliced(1); // the slash that begins each segment
        const qsizetype end = rest.indexOf('/') < 0 ? rest.size() : rest.indexOf('/');
        segments += decoded(rest.first(end), false).value_or(QString());
        rest = rest.sliced(end);
    }
    return segments;
}

} // namespace stw::http
