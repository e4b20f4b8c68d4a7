#include "backend/api/openapi.h"

#include "backend/api/operations.h"
#include "shared/wire/problem.h"

#include <QJsonDocument>
#include <QRegularExpression>

namespace stw::api {

using namespace Qt::StringLiterals;

namespace {

QJsonObject content(const QString &media, const QJsonObject &schema)
{
    return {{media, QJsonObject{{u"schema"_s, schema}}}};
}

QJsonObject parameter(const QString &name, const QString &place, bool required,
                      const QJsonObject &schema)
{
    return {{u"name"_s, name}, {u"in"_s, place}, {u"required"_s, required}, {u"schema"_s, schema}};
}

QJsonObject schemaOf(const QueryRule &rule)
{
    switch (rule.kind) {
    case QueryKind::Text:
        return {{u"type"_s, u"string"_s},
                {u"minLength"_s, rule.minimum},
                {u"maxLength"_s, rule.maximum}};
    case QueryKind::Whole:
        return {
            {u"type"_s, u"integer"_s}, {u"minimum"_s, rule.minimum}, {u"maximum"_s, rule.maximum}};
    case QueryKind::Moment: return {{u"type"_s, u"string"_s}, {u"format"_s, u"date-time"_s}};
    case QueryKind::Choice:
        return {{u"type"_s, u"string"_s}, {u"enum"_s, QJsonArray::fromStringList(rule.choices())}};
    }
    Q_UNREACHABLE();
}

QString pathOf(const Operation &operation)
{
    return QString(operation.path).replace(u"*}"_s, u"}"_s);
}

QJsonArray parametersOf(const Operation &operation)
{
    static const QRegularExpression kName(u"\\{(\\w+)\\}"_s);
    QJsonArray parameters;
    const QJsonObject text{{u"type"_s, u"string"_s}};
    for (auto found = kName.globalMatch(pathOf(operation)); found.hasNext();)
        parameters.append(parameter(found.next().captured(1), u"path"_s, true, text));
    for (const QueryRule &rule : operation.query) {
        QJsonObject schema = schemaOf(rule);
        if (rule.repeatable)
            schema = {{u"type"_s, u"array"_s}, {u"items"_s, schema}};
        parameters.append(parameter(rule.name, u"query"_s, false, schema));
    }
    if (operation.header == Header::IdempotencyKey) {
        parameters.append(
            parameter(u"Idempotency-Key"_s, u"header"_s, true,
                      {{u"type"_s, u"string"_s}, {u"pattern"_s, u"^[!-~]{1,128}$"_s}}));
    }
    if (operation.header == Header::IfMatch)
        parameters.append(parameter(u"If-Match"_s, u"header"_s, true, text));
    return parameters;
}

QJsonObject answersOf(const Operation &operation, Schemas &schemas)
{
    QJsonObject success{{u"description"_s, u"Done."_s}};
    const Gives &gives = operation.gives;
    if (!gives.media.isEmpty()) {
        const QJsonObject schema = gives.schema ? gives.schema(schemas) : QJsonObject();
        success.insert(u"content"_s, content(gives.media, schema));
    }
    const QJsonObject refusal{
        {u"description"_s, u"Refused; the problem's code says why."_s},
        {u"content"_s, content(u"application/problem+json"_s, schemas.of<wire::Problem>())}};
    return {{QString::number(gives.status), success}, {u"default"_s, refusal}};
}

QJsonObject entryOf(const Operation &operation, Schemas &schemas)
{
    QJsonObject entry{{u"operationId"_s, QString(operation.id)},
                      {u"responses"_s, answersOf(operation, schemas)}};
    if (const QJsonArray parameters = parametersOf(operation); !parameters.isEmpty())
        entry.insert(u"parameters"_s, parameters);
    if (operation.act.body || operation.act.rawBody) {
        const QJsonObject body =
            operation.act.body ? content(u"application/json"_s, operation.act.body(schemas))
                               : content(u"application/octet-stream"_s, {{u"type"_s, u"string"_s}});
        entry.insert(u"requestBody"_s, QJsonObject{{u"required"_s, true}, {u"content"_s, body}});
    }
    if (operation.within == Within::Public)
        entry.insert(u"security"_s, QJsonArray());
    else if (operation.within == Within::Change)
        entry.insert(u"x-permission"_s, u"of the change"_s);
    else
        entry.insert(u"x-permission"_s, QString(nameOf(operation.permission)));
    return entry;
}

} // namespace

QByteArray openApi()
{
    Schemas schemas;
    QJsonObject paths;
    for (const Operation &operation : operations()) {
        const QString path = pathOf(operation);
        QJsonObject item = paths.value(path).toObject();
        item.insert(QString(nameOf(operation.method)).toLower(), entryOf(operation, schemas));
        paths.insert(path, item);
    }
    const QJsonObject bearer{{u"type"_s, u"http"_s}, {u"scheme"_s, u"bearer"_s}};
    const QJsonObject document{
        {u"openapi"_s, u"3.1.0"_s},
        {u"info"_s, QJsonObject{{u"title"_s, u"Stellwerk"_s}, {u"version"_s, u"1"_s}}},
        {u"security"_s, QJsonArray{QJsonObject{{u"bearer"_s, QJsonArray()}}}},
        {u"paths"_s, paths},
        {u"components"_s, QJsonObject{{u"schemas"_s, schemas.components()},
                                      {u"securitySchemes"_s, QJsonObject{{u"bearer"_s, bearer}}}}}};
    return QJsonDocument(document).toJson(QJsonDocument::Indented);
}

} // namespace stw::api
