#pragma once

#include "shared/base/result.h"

#include <QJsonObject>
#include <QSet>

#include <limits>
#include <optional>

namespace stw::task {

//! Takes the fields of one JSON object, strictly: a missing, wrong or unknown field becomes a
//! fault. Every getter returns a usable value, so that all faults of a file are found in one pass.
class FieldReader
{
public:
    static constexpr qint64 kLargest = qint64(1) << 53; //!< What JSON numbers carry exactly.
    static constexpr qsizetype kLongest = 64 * 1024;    //!< UTF-16 units of one text.

    FieldReader(const QJsonObject &object, const QString &path, QList<FieldFault> &faults);

    bool has(QLatin1StringView key) const { return m_object.contains(key); }
    //! A text without NUL, at most kLongest.
    QString text(QLatin1StringView key);
    qint64 whole(QLatin1StringView key, qint64 least = 0, qint64 most = kLargest);
    //! Nothing when the field is absent.
    std::optional<qint64> maybeWhole(QLatin1StringView key, qint64 least = 0,
                                     qint64 most = kLargest);
    bool truth(QLatin1StringView key);
    QStringList texts(QLatin1StringView key);
    QMap<QString, QString> textMap(QLatin1StringView key);
    QJsonObject object(QLatin1StringView key);
    QList<QJsonObject> objects(QLatin1StringView key);
    QList<qint64> wholes(QLatin1StringView key, qint64 least, qint64 most);

    void fault(QLatin1StringView key, const QString &rule, const QString &expected);
    QString pathOf(QLatin1StringView key) const;
    //! Call last: what was never asked for is an unknown field.
    void finish();

private:
    QJsonValue take(QLatin1StringView key);

    QJsonObject m_object;
    QString m_path;
    QList<FieldFault> &m_faults;
    QSet<QString> m_asked;
};

//! The one object of a file, at most `largestBytes`; Malformed otherwise.
Result<QJsonObject> parseObject(const QByteArray &json, qsizetype largestBytes);

} // namespace stw::task
