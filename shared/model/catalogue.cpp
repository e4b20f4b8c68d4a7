#include "shared/model/catalogue.h"

namespace stw {

namespace {

constexpr qsizetype kLongestName = 63;

bool isName(QStringView text)
{
    if (text.isEmpty() || text.size() > kLongestName || text.startsWith(u'-'))
        return false;
    return std::all_of(text.begin(), text.end(), [](QChar c) {
        return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'-';
    });
}

} // namespace

std::optional<VersionRef> VersionRef::fromString(QStringView text)
{
    const qsizetype at = text.indexOf(u'@');
    const QStringView name = at < 0 ? text : text.left(at);
    if (!isName(name))
        return std::nullopt;
    if (at < 0)
        return VersionRef{name.toString(), 0};
    const VersionRef reference{name.toString(), text.mid(at + 1).toLongLong()};
    // One spelling each: toLongLong() also takes blanks, a plus and leading zeros.
    if (reference.version < 1 || reference.toString() != text)
        return std::nullopt;
    return reference;
}

} // namespace stw
