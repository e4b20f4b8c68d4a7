#include "backend/store/schema.h"

#include "backend/store/database.h"
#include "backend/store/fault.h"

#include <QUuid>

namespace stw::store {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView kVersion{"schema"};
constexpr QLatin1StringView kInstance{"instance"};

Result<QString> metaOf(Database &database, QLatin1StringView name)
{
    QString value;
    return database
        .eachOf(u"meta_read"_s, {{u":name"_s, QString(name)}},
                [&value](const QVariantList &line) {
                    value = line[0].toString();
                    return Result<void>();
                })
        .map([&value] { return value; });
}

Result<void> putMeta(Database &database, QLatin1StringView name, const QString &value)
{
    return database.run(u"meta_put"_s, {{u":name"_s, QString(name)}, {u":value"_s, value}});
}

Result<bool> hasMeta(Database &database)
{
    qint64 tables = 0;
    return database
        .eachOf(u"meta_exists"_s, {},
                [&tables](const QVariantList &line) {
                    tables = line[0].toLongLong();
                    return Result<void>();
                })
        .map([&tables] { return tables > 0; });
}

Result<void> apply(Database &database, const Migration &migration)
{
    return database.change([&]() -> Result<void> {
        for (const QString &statement : migration.statements) {
            const Result<void> done = database.execute(statement);
            if (!done)
                return done;
        }
        return putMeta(database, kVersion, QString::number(migration.version));
    });
}

} // namespace

qint64 newestSchema(Engine engine)
{
    return migrations(engine).last().version;
}

Result<Schema> readSchema(Database &database)
{
    Schema schema;
    const Result<void> read = database.look([&]() -> Result<void> {
        const Result<bool> known = hasMeta(database);
        if (!known || !*known)
            return known.map([](bool) {});
        const Result<QString> version = metaOf(database, kVersion);
        const Result<QString> instance = metaOf(database, kInstance);
        if (!version || !instance)
            return tl::unexpected(version ? instance.error() : version.error());
        schema = {version->toLongLong(), *instance};
        return {};
    });
    if (!read)
        return tl::unexpected(read.error());
    const qint64 newest = newestSchema(database.engine());
    if (schema.version <= newest)
        return schema;
    auto fault = unavailable(
        kPermanent, u"the database has schema %1, this program knows up to %2"_s.arg(schema.version)
                        .arg(newest));
    fault.value().facts.insert(u"schema"_s, QString::number(schema.version));
    fault.value().facts.insert(u"known"_s, QString::number(newest));
    return fault;
}

Result<Schema> migrate(Database &database)
{
    Result<Schema> schema = readSchema(database);
    if (!schema)
        return schema;
    for (const Migration &migration : migrations(database.engine())) {
        if (migration.version <= schema->version)
            continue;
        const Result<void> done = apply(database, migration);
        if (!done)
            return tl::unexpected(done.error());
        schema->version = migration.version;
    }
    if (!schema->instance.isEmpty())
        return schema;
    schema->instance = QUuid::createUuid().toString(QUuid::WithoutBraces);
    return database.change([&] { return putMeta(database, kInstance, schema->instance); }).map([&] {
        return *schema;
    });
}

} // namespace stw::store
