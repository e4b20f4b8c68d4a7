#include "shared/model/request.h"

namespace stw {

using namespace Qt::StringLiterals;

QString tagOf(RequestId request, qint64 attempt)
{
    return u"stw-"_s + toBase32(request.uuid()) + u'-' + QString::number(attempt);
}

std::optional<TagParts> partsOfTag(QStringView tag)
{
    constexpr qsizetype kIdAt = 4;
    constexpr qsizetype kIdLength = 26;
    if (!tag.startsWith(u"stw-") || tag.size() < kIdAt + kIdLength + 2
        || tag[kIdAt + kIdLength] != u'-')
        return std::nullopt;
    const std::optional<Uuid> uuid = uuidFromBase32(tag.mid(kIdAt, kIdLength));
    const qint64 attempt = tag.mid(kIdAt + kIdLength + 1).toLongLong();
    // One spelling each: toLongLong() also takes blanks, a plus and leading zeros.
    if (!uuid || attempt < 1 || tagOf(RequestId(*uuid), attempt) != tag)
        return std::nullopt;
    return TagParts{RequestId(*uuid), attempt};
}

} // namespace stw
