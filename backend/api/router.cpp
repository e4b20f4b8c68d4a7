#include "backend/api/router.h"

namespace stw::api {

using namespace Qt::StringLiterals;

namespace {

struct Pattern
{
    const Operation *operation;
    QStringList segments;
};

const QList<Pattern> &patterns()
{
    static const QList<Pattern> kPatterns = [] {
        QList<Pattern> all;
        for (const Operation &operation : operations())
            all.append({&operation, QString(operation.path).mid(1).split(u'/')});
        return all;
    }();
    return kPatterns;
}

std::optional<QMap<QString, QString>> fit(const QStringList &pattern, const QStringList &segments)
{
    QMap<QString, QString> path;
    for (qsizetype at = 0; at < pattern.size(); ++at) {
        const QString &wanted = pattern[at];
        if (at >= segments.size() || (wanted.startsWith(u'{') && segments[at].isEmpty()))
            return std::nullopt;
        if (wanted.endsWith(u"*}")) {
            path.insert(wanted.mid(1, wanted.size() - 3), segments.mid(at).join(u'/'));
            return path;
        }
        if (wanted.startsWith(u'{'))
            path.insert(wanted.mid(1, wanted.size() - 2), segments[at]);
        else if (wanted != segments[at])
            return std::nullopt;
    }
    return segments.size() == pattern.size() ? std::optional(path) : std::nullopt;
}

} // namespace

Match match(const QByteArray &method, const QStringList &segments)
{
    const QString wanted = method == "HEAD" ? u"GET"_s : QString::fromLatin1(method);
    Match found;
    for (const Pattern &pattern : patterns()) {
        const auto path = fit(pattern.segments, segments);
        if (!path)
            continue;
        const QLatin1StringView own = nameOf(pattern.operation->method);
        found.allowed += own;
        if (own == "GET"_L1)
            found.allowed += u"HEAD"_s;
        if (!found.operation && own == wanted) {
            found.operation = pattern.operation;
            found.path = *path;
        }
    }
    if (!found.allowed.isEmpty())
        found.allowed += u"OPTIONS"_s;
    return found;
}

} // namespace stw::api
