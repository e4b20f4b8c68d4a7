#pragma once

#include <QByteArrayView>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <utility>

namespace stw::http {

//! The request target of RFC 9112 §3.2, decoded.
struct Target
{
    QString path;
    QList<std::pair<QString, QString>> query;

    friend bool operator==(const Target &, const Target &) = default;
};

//! Takes the origin form (`/path?query`) and the absolute form, whose authority is ignored.
//! Nothing: another form, a character outside visible ASCII, a fragment, a wrong escape, decoded
//! text that is not UTF-8 or holds NUL, or a path with control characters or a `.` or `..` segment.
std::optional<Target> parseTarget(QByteArrayView raw);

//! The decoded path segments of a target that parseTarget() took: `/a%2Fb/` gives `a/b` and "".
QStringList segmentsOf(QByteArrayView raw);

} // namespace stw::http
