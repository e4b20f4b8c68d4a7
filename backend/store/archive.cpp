#include "backend/store/archive.h"

#include "backend/store/database.h"
#include "backend/store/head.h"

#include <algorithm>

namespace stw::store {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kPage = 1'000;

QByteArray dumpLine(const Table &table, const QVariantList &values)
{
    QJsonArray line{table.name};
    for (const QVariant &value : values) // numbers as text: a JSON number is a double to Qt
        line.append(value.isNull() ? QJsonValue() : QJsonValue(value.toString()));
    return QJsonDocument(line).toJson(QJsonDocument::Compact);
}

} // namespace

Archive::Archive(std::unique_ptr<Database> database)
    : m_database(std::move(database))
{}

Archive::~Archive() = default;

Result<void> Archive::entries(qint64 after, const Visit &visit)
{
    while (true) {
        QList<StoredEntry> page;
        const Result<void> read = m_database->look([&] {
            return m_database->eachOf(u"journal_page"_s,
                                      {{u":after"_s, after}, {u":limit"_s, kPage}},
                                      [&page](const QVariantList &line) {
                                          page.append(storedEntryOf(line));
                                          return Result<void>();
                                      });
        });
        if (!read || page.isEmpty())
            return read;
        for (const StoredEntry &entry : std::as_const(page)) {
            const Result<void> visited = entryOf(entry.fields).and_then(visit);
            if (!visited)
                return visited;
        }
        after = page.last().fields.seq;
    }
}

Result<QList<ports::Row>> Archive::allRows()
{
    QList<ports::Row> rows;
    const Result<void> read = m_database->look([&]() -> Result<void> {
        for (const Table &table : tables()) {
            if (table.all.isEmpty())
                continue;
            const Result<void> done =
                m_database->eachOf(table.all, {}, [&](const QVariantList &line) {
                    return rowOf(table.id, line).map([&](const std::optional<ports::Row> &row) {
                        if (row)
                            rows.append(*row);
                    });
                });
            if (!done)
                return done;
        }
        return {};
    });
    return read.map([&rows] { return rows; });
}

Result<void> Archive::writeRows(const QList<ports::Row> &rows)
{
    return m_database->change([&]() -> Result<void> {
        const Result<ports::Head> head = readHead(*m_database, u"head_lock"_s);
        if (!head)
            return tl::unexpected(head.error());
        if (head->seq != 0)
            return failure(ErrorCode::Conflict, u"the store has a journal of its own"_s);
        Changes changes;
        for (const ports::Row &row : rows)
            changes.add(row);
        for (const Table &table : tables()) {
            const Result<void> written = m_database->write(table, changes.lines(table.id));
            if (!written)
                return written;
        }
        return {};
    });
}

Result<QByteArray> Archive::dump()
{
    QList<QByteArray> lines;
    const Result<void> read = m_database->look([&]() -> Result<void> {
        for (const Table &table : tables()) {
            if (table.all.isEmpty())
                continue;
            const Result<void> done =
                m_database->eachOf(table.all, {}, [&](const QVariantList &line) {
                    lines.append(dumpLine(table, line) + '\n');
                    return Result<void>();
                });
            if (!done)
                return done;
        }
        return {};
    });
    std::ranges::sort(lines); // engines sort texts each in their own way
    return read.map([&lines] { return lines.join(); });
}

} // namespace stw::store
