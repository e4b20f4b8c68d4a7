#include "backend/api/openapi.h"
#include "backend/api/operations.h"
#include "backend/api/router.h"
#include "shared/wire/problem.h"
#include "tests/backend/api/samples.h"
#include "tests/backend/api/stage.h"

#include <QFile>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace stw;
using namespace stw::test;

namespace {

const QString kFile = QStringLiteral(STW_SOURCE_DIR "/resources/docs/openapi.json");

const QJsonObject &document()
{
    static const QJsonObject kDocument = QJsonDocument::fromJson(api::openApi()).object();
    return kDocument;
}

QJsonObject resolved(const QJsonObject &schema)
{
    const QString name = schema.value("$ref"_L1).toString().section(u'/', -1);
    if (name.isEmpty())
        return schema;
    const QJsonObject components = document().value("components"_L1).toObject();
    return components.value("schemas"_L1).toObject().value(name).toObject();
}

// What \a value breaks of \a schema, by path: types, enums, patterns and unknown members.
QStringList misfits(const QJsonValue &value, const QJsonObject &reference, const QString &path)
{
    const QJsonObject schema = resolved(reference);
    if (schema.contains("oneOf"_L1)) {
        for (const QJsonValue &one : schema.value("oneOf"_L1).toArray()) {
            if (misfits(value, one.toObject(), path).isEmpty())
                return {};
        }
        return {path + u" fits no alternative"_s};
    }
    if (schema.contains("const"_L1))
        return value == schema.value("const"_L1) ? QStringList() : QStringList(path);
    if (schema.contains("enum"_L1))
        return schema.value("enum"_L1).toArray().contains(value) ? QStringList()
                                                                 : QStringList(path);
    const QString type = schema.value("type"_L1).toString();
    if (type == u"string") {
        const QRegularExpression pattern(schema.value("pattern"_L1).toString());
        const bool fits = value.isString() && pattern.match(value.toString()).hasMatch();
        return fits ? QStringList() : QStringList(path + u" is no such text"_s);
    }
    if (type == u"integer")
        return value.isDouble() ? QStringList() : QStringList(path + u" is no number"_s);
    if (type == u"boolean")
        return value.isBool() ? QStringList() : QStringList(path + u" is no boolean"_s);
    QStringList found;
    if (type == u"array") {
        if (!value.isArray())
            return {path + u" is no list"_s};
        for (const QJsonValue &item : value.toArray())
            found += misfits(item, schema.value("items"_L1).toObject(), path + u"[]"_s);
        return found;
    }
    if (!value.isObject())
        return type.isEmpty() ? QStringList() : QStringList(path + u" is no object"_s);
    const QJsonObject properties = schema.value("properties"_L1).toObject();
    const QJsonValue rest = schema.value("additionalProperties"_L1);
    const QJsonObject object = value.toObject();
    for (auto entry = object.begin(); entry != object.end(); ++entry) {
        const QString inner = path + u'.' + entry.key();
        if (properties.contains(entry.key()))
            found += misfits(*entry, properties.value(entry.key()).toObject(), inner);
        else if (rest.isObject())
            found += misfits(*entry, rest.toObject(), inner);
        else if (entry.key() != u"owner") // of a reason: told by its code
            found += inner + u" is not in the document"_s;
    }
    for (const QJsonValue &name : schema.value("required"_L1).toArray()) {
        if (!object.contains(name.toString()))
            found += path + u'.' + name.toString() + u" is missing"_s;
    }
    return found;
}

QJsonObject entryOf(const api::Operation &operation)
{
    const QString path = QString(operation.path).replace(u"*}"_s, u"}"_s);
    return document()
        .value("paths"_L1)
        .toObject()
        .value(path)
        .toObject()
        .value(QString(nameOf(operation.method)).toLower())
        .toObject();
}

QJsonObject schemaIn(const QJsonObject &holder, const QString &media)
{
    return holder.value("content"_L1)
        .toObject()
        .value(media)
        .toObject()
        .value("schema"_L1)
        .toObject();
}

} // namespace

class tst_Document : public QObject
{
    Q_OBJECT

private slots:
    void theFileIsTheDocument();
    void theServiceServesIt();
    void everyRouteIsInIt();
    void everythingInItIsARoute();
    void everyReferenceLeadsSomewhere();
    void bodiesFitTheirSchema();
    void answersFitTheirSchema();
    void refusalsFitTheirSchema();
    void everyErrorHasItsRow_data();
    void everyErrorHasItsRow();
    void aProblemIsReadBack();
    void paths_data();
    void paths();
};

// Run with STW_WRITE=1 to write the file anew; then say what changed in API_CHANGELOG.md.
void tst_Document::theFileIsTheDocument()
{
    QFile file(kFile);
    if (qEnvironmentVariableIsSet("STW_WRITE")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(api::openApi());
        return;
    }
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY2(file.readAll() == api::openApi(), "STW_WRITE=1 tst_document writes it anew");
}

void tst_Document::theServiceServesIt()
{
    Stage stage;
    const Answer answer = stage.ask({}, {"GET", "/v1/openapi.json"});
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.body, api::openApi());
}

void tst_Document::everyRouteIsInIt()
{
    for (const api::Operation &operation : api::operations())
        QCOMPARE(entryOf(operation).value("operationId"_L1).toString(), QString(operation.id));
}

void tst_Document::everythingInItIsARoute()
{
    qsizetype entries = 0;
    for (const QJsonValue &path : document().value("paths"_L1).toObject())
        entries += path.toObject().size();
    QCOMPARE(entries, qsizetype(api::operations().size()));
}

void tst_Document::everyReferenceLeadsSomewhere()
{
    static const QRegularExpression kReference(u"\"#/components/schemas/([^\"]+)\""_s);
    const QJsonObject schemas =
        document().value("components"_L1).toObject().value("schemas"_L1).toObject();
    auto found = kReference.globalMatch(QString::fromUtf8(api::openApi()));
    QVERIFY(found.hasNext());
    while (found.hasNext()) {
        const QString name = found.next().captured(1);
        QVERIFY2(!schemas.value(name).toObject().isEmpty(), qPrintable(name));
    }
}

void tst_Document::bodiesFitTheirSchema()
{
    Stage stage;
    int checked = 0;
    for (const api::Operation &operation : api::operations()) {
        if (!operation.act.body)
            continue;
        const QJsonObject schema =
            schemaIn(entryOf(operation).value("requestBody"_L1).toObject(), u"application/json"_s);
        const QJsonObject body = QJsonDocument::fromJson(sampleOf(operation, stage).body).object();
        QCOMPARE(misfits(body, schema, operation.id), QStringList());
        ++checked;
    }
    QVERIFY(checked > 15);
}

void tst_Document::answersFitTheirSchema()
{
    int checked = 0;
    for (const api::Operation &operation : api::operations()) {
        if (!operation.gives.schema)
            continue;
        for (const QString &person :
             {u"developer"_s, u"administrator"_s, u"policy_admin"_s, u"auditor"_s}) {
            Stage stage;
            const Answer answer = stage.ask(person, sampleOf(operation, stage));
            if (answer.status != operation.gives.status)
                continue;
            const QJsonObject success = entryOf(operation)
                                            .value("responses"_L1)
                                            .toObject()
                                            .value(QString::number(answer.status))
                                            .toObject();
            QCOMPARE(misfits(answer.json(), schemaIn(success, u"application/json"_s), operation.id),
                     QStringList());
            ++checked;
            break;
        }
    }
    QVERIFY2(checked > 35, qPrintable(QString::number(checked)));
}

void tst_Document::refusalsFitTheirSchema()
{
    Stage stage;
    const Answer answer = stage.post(u"developer"_s, "/v1/preview", R"({"colour":"red"})");
    QCOMPARE(answer.status, 422);
    const QJsonObject refusal = entryOf(api::operations()[0])
                                    .value("responses"_L1)
                                    .toObject()
                                    .value("default"_L1)
                                    .toObject();
    QCOMPARE(misfits(answer.json(), schemaIn(refusal, u"application/problem+json"_s), u"problem"_s),
             QStringList());
    QCOMPARE(answer.json().value("request_id"_L1).toString().toLatin1(),
             answer.headers.value("x-request-id"));
}

void tst_Document::everyErrorHasItsRow_data()
{
    QTest::addColumn<int>("code");
    for (const ErrorCodeRow &row : Named<ErrorCode>::kRows)
        QTest::newRow(row.name.data()) << int(row.value);
}

void tst_Document::everyErrorHasItsRow()
{
    QFETCH(int, code);
    const http::Response response = api::problem({ErrorCode(code), u"why"_s}, u"r1"_s);
    QVERIFY(response.status >= 400 && response.status < 600);
    const auto problem = wire::decode<wire::Problem>(response.body);
    QVERIFY(problem);
    QCOMPARE(int(problem->code), code);
    QCOMPARE(problem->status, response.status);
    QVERIFY(!problem->title.isEmpty());
}

void tst_Document::aProblemIsReadBack()
{
    const Error error{ErrorCode::Malformed,
                      u"why"_s,
                      {{u"a.b"_s, u"range"_s, u"1 to 2"_s}},
                      {{u"limit"_s, u"3"_s}}};
    QCOMPARE(wire::errorOf(wire::problemOf(error, u"r1"_s)), error);
    QCOMPARE(wire::statusOf(error), 422);
    QCOMPARE(wire::statusOf({ErrorCode::Malformed, {}, {{{}, u"json"_s, {}}}, {}}), 400);
}

void tst_Document::paths_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("allow");

    QTest::newRow("an unknown path is not found") << "GET"_ba
                                                  << "/v1/nothing"_ba << 404 << ""_ba;
    QTest::newRow("another version is not found") << "GET"_ba
                                                  << "/v2/specs"_ba << 404 << ""_ba;
    QTest::newRow("a slash at the end is not found") << "GET"_ba
                                                     << "/v1/specs/"_ba << 404 << ""_ba;
    QTest::newRow("a root has nothing") << "GET"_ba
                                        << "/"_ba << 404 << ""_ba;
    QTest::newRow("a known path refuses another method")
        << "PUT"_ba
        << "/v1/specs"_ba << 405 << "GET, HEAD, OPTIONS"_ba;
    QTest::newRow("an unknown method is refused")
        << "BREW"_ba
        << "/v1/tokens"_ba << 405 << "GET, HEAD, POST, OPTIONS"_ba;
    QTest::newRow("OPTIONS lists the methods") << "OPTIONS"_ba
                                               << "/v1/tokens/x"_ba << 204 << "DELETE, OPTIONS"_ba;
    QTest::newRow("OPTIONS of nothing is not found") << "OPTIONS"_ba
                                                     << "/v1/x"_ba << 404 << ""_ba;
    QTest::newRow("HEAD is GET without a body") << "HEAD"_ba
                                                << "/healthz"_ba << 200 << ""_ba;
    QTest::newRow("HEAD needs a caller where GET does") << "HEAD"_ba
                                                        << "/v1/specs"_ba << 401 << ""_ba;
    QTest::newRow("an ordinary request opens no feed") << "GET"_ba
                                                       << "/v1/feed"_ba << 401 << ""_ba;
}

void tst_Document::paths()
{
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, path);
    QFETCH(int, status);
    QFETCH(QByteArray, allow);
    Stage stage;
    const Answer answer = stage.ask({}, {method, path});
    QCOMPARE(answer.status, status);
    QCOMPARE(answer.headers.value("allow"), allow);
}

QTEST_APPLESS_MAIN(tst_Document)
#include "tst_document.moc"
