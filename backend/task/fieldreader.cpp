#include "backend/task/fieldreader.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>

namespace stw::task {

using namespace Qt::StringLiterals;

namespace {

std::optional<QString> cleanText(const QJsonValue &value)
{
    if (!value.isString())
        return std::nullopt;
    const QString text = value.toString();
    if (text.size() > FieldReader::kLongest || text.contains(QChar(u'\0')))
        return std::nullopt;
    return text;
}

std::optional<qint64> wholeWithin(const QJsonValue &value, qint64 least, qint64 most)
{
    if (!value.isDouble())
        return std::nullopt;
    const double number = value.toDouble();
    const double limit = double(FieldReader::kLargest);
    if (number != std::floor(number) || number < -limit || number > limit)
        return std::nullopt;
    const auto whole = qint64(number);
    return whole < least || whole > most ? std::nullopt : std::optional(whole);
}

QString wholeRule(qint64 least, qint64 most)
{
    return u"a whole number from %1 to %2"_s.arg(least).arg(most);
}

const QString kTextRule = u"a text without NUL, at most 65536 long"_s;

} // namespace

FieldReader::FieldReader(const QJsonObject &object, const QString &path, QList<FieldFault> &faults)
    : m_object(object)
    , m_path(path)
    , m_faults(faults)
{}

QJsonValue FieldReader::take(QLatin1StringView key)
{
    m_asked.insert(key);
    return m_object.value(key);
}

QString FieldReader::pathOf(QLatin1StringView key) const
{
    return m_path.isEmpty() ? QString(key) : m_path + u'.' + key;
}

void FieldReader::fault(QLatin1StringView key, const QString &rule, const QString &expected)
{
    const bool absent = !m_object.contains(key);
    m_faults.append({pathOf(key), absent ? u"required"_s : rule, expected});
}

QString FieldReader::text(QLatin1StringView key)
{
    const std::optional<QString> text = cleanText(take(key));
    if (!text)
        fault(key, u"type"_s, kTextRule);
    return text.value_or(QString());
}

qint64 FieldReader::whole(QLatin1StringView key, qint64 least, qint64 most)
{
    const std::optional<qint64> number = wholeWithin(take(key), least, most);
    if (!number)
        fault(key, u"range"_s, wholeRule(least, most));
    return number.value_or(least);
}

std::optional<qint64> FieldReader::maybeWhole(QLatin1StringView key, qint64 least, qint64 most)
{
    return has(key) ? std::optional(whole(key, least, most)) : std::nullopt;
}

bool FieldReader::truth(QLatin1StringView key)
{
    const QJsonValue value = take(key);
    if (!value.isBool())
        fault(key, u"type"_s, u"true or false"_s);
    return value.toBool();
}

QStringList FieldReader::texts(QLatin1StringView key)
{
    const QJsonValue value = take(key);
    QStringList texts;
    for (const QJsonValue item : value.toArray()) {
        const std::optional<QString> text = cleanText(item);
        if (text)
            texts.append(*text);
    }
    if (!value.isArray() || texts.size() != value.toArray().size())
        fault(key, u"type"_s, u"a list; each "_s + kTextRule);
    return texts;
}

QMap<QString, QString> FieldReader::textMap(QLatin1StringView key)
{
    const QJsonValue value = take(key);
    const QJsonObject object = value.toObject();
    QMap<QString, QString> map;
    for (auto at = object.begin(); at != object.end(); ++at) {
        const std::optional<QString> text = cleanText(at.value());
        if (text)
            map.insert(at.key(), *text);
    }
    if (!value.isObject() || map.size() != object.size())
        fault(key, u"type"_s, u"an object; each "_s + kTextRule);
    return map;
}

QJsonObject FieldReader::object(QLatin1StringView key)
{
    const QJsonValue value = take(key);
    if (!value.isObject())
        fault(key, u"type"_s, u"an object"_s);
    return value.toObject();
}

QList<QJsonObject> FieldReader::objects(QLatin1StringView key)
{
    const QJsonValue value = take(key);
    QList<QJsonObject> objects;
    for (const QJsonValue item : value.toArray()) {
        if (item.isObject())
            objects.append(item.toObject());
    }
    if (!value.isArray() || objects.size() != value.toArray().size())
        fault(key, u"type"_s, u"a list of objects"_s);
    return objects;
}

QList<qint64> FieldReader::wholes(QLatin1StringView key, qint64 least, qint64 most)
{
    const QJsonValue value = take(key);
    QList<qint64> numbers;
    for (const QJsonValue item : value.toArray()) {
        const std::optional<qint64> number = wholeWithin(item, least, most);
        if (number)
            numbers.append(*number);
    }
    if (!value.isArray() || numbers.size() != value.toArray().size())
        fault(key, u"range"_s, u"a list; each "_s + wholeRule(least, most));
    return numbers;
}

void FieldReader::finish()
{
    for (const QString &key : m_object.keys()) {
        if (!m_asked.contains(key))
            m_faults.append(
                {m_path.isEmpty() ? key : m_path + u'.' + key, u"unknown"_s, u"no such field"_s});
    }
}

Result<QJsonObject> parseObject(const QByteArray &json, qsizetype largestBytes)
{
    if (json.size() > largestBytes)
        return failure(ErrorCode::Malformed, u"longer than %1 bytes"_s.arg(largestBytes));
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (!document.isObject())
        return failure(ErrorCode::Malformed, u"not a JSON object: "_s + error.errorString());
    return document.object();
}

} // namespace stw::task
