#include "backend/store/cursor.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace stw::store {

using namespace Qt::StringLiterals;

namespace {

// clang-format off: a table is read in columns, in the enum's order.
constexpr auto kColumns = std::to_array<SortColumn>({
    {ports::RequestSort::SubmittedAt, "submitted_us"_L1, 10, false},
    {ports::RequestSort::EndedAt, "ended_us"_L1, 13, false},
    {ports::RequestSort::State, "state"_L1, 4, true},
    {ports::RequestSort::Project, "project"_L1, 2, true},
});
// clang-format on

constexpr auto kForm = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;

} // namespace

const SortColumn &columnOf(ports::RequestSort sort)
{
    return kColumns[size_t(sort)];
}

QString cursorText(const Cursor &cursor, const ports::RequestQuery &query)
{
    // Values as text: a JSON number is a double to some readers.
    const QJsonArray parts{columnOf(query.sort).column, query.descending, cursor.value.toString(),
                           cursor.id};
    const QByteArray json = QJsonDocument(parts).toJson(QJsonDocument::Compact);
    return QString::fromLatin1(json.toBase64(kForm));
}

Result<Cursor> cursorOf(const ports::RequestQuery &query)
{
    const auto broken = malformed({{u"cursor"_s, u"format"_s, u"the cursor of the page before"_s}});
    const auto bytes = QByteArray::fromBase64Encoding(
        query.cursor.toLatin1(), kForm | QByteArray::AbortOnBase64DecodingErrors);
    if (!bytes)
        return broken;
    const QJsonArray parts = QJsonDocument::fromJson(*bytes).array();
    const SortColumn &column = columnOf(query.sort);
    if (parts.size() != 4 || parts[0].toString() != column.column || !parts[1].isBool()
        || parts[1].toBool() != query.descending || !parts[2].isString()
        || !RequestId::fromString(parts[3].toString()))
        return broken;
    const QString value = parts[2].toString();
    bool whole = false;
    const qint64 number = value.toLongLong(&whole);
    if (!column.text && !whole)
        return broken;
    return Cursor{column.text ? QVariant(value) : QVariant(number), parts[3].toString()};
}

} // namespace stw::store
