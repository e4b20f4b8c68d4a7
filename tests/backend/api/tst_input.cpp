#include "tests/backend/api/samples.h"
#include "tests/backend/api/stage.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace stw;
using namespace stw::test;

namespace {

// Who may do everything that takes a body, one person an operation.
QString personFor(const api::Operation &operation)
{
    const QString id = operation.id;
    if (id.startsWith(u"requests"))
        return u"developer"_s;
    if (id.startsWith(u"proposals"))
        return u"policy_admin"_s;
    return id.startsWith(u"audit") ? u"auditor"_s : u"administrator"_s;
}

QByteArray textOf(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

const api::Operation &operationAt(int row)
{
    return api::operations()[size_t(row)];
}

// The component that describes an operation's body.
QJsonObject schemaOf(const api::Operation &operation)
{
    api::Schemas schemas;
    const QString name = operation.act.body(schemas).value("$ref"_L1).toString().section(u'/', -1);
    return schemas.components().value(name).toObject();
}

QJsonObject sampleBody(const api::Operation &operation, const Stage &stage)
{
    return QJsonDocument::fromJson(sampleOf(operation, stage).body).object();
}

// The paths of all members, those of inner objects behind them: `change.scope`.
QStringList pathsIn(const QJsonObject &object, const QString &prefix = {})
{
    QStringList paths;
    for (auto entry = object.begin(); entry != object.end(); ++entry) {
        paths += prefix + entry.key();
        paths += pathsIn(entry->toObject(), prefix + entry.key() + u'.');
    }
    return paths;
}

QJsonValue valueAt(const QJsonObject &object, const QStringList &path)
{
    const QJsonValue value = object.value(path.first());
    return path.size() == 1 ? value : valueAt(value.toObject(), path.mid(1));
}

QJsonObject replaced(QJsonObject object, const QStringList &path, const QJsonValue &value)
{
    object.insert(path.first(), path.size() == 1 ? value
                                                 : replaced(object.value(path.first()).toObject(),
                                                            path.mid(1), value));
    return object;
}

bool names(const Answer &answer, const QString &path)
{
    const QStringList fields = answer.faultyFields();
    return std::any_of(fields.begin(), fields.end(), [&path](const QString &field) {
        return field == path || field.startsWith(path + u'.');
    });
}

} // namespace

//! Walks every operation that takes a body through what is no valid body: always a 4xx problem
//! that names the field, and nothing reaches the core.
class tst_Input : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_stage = std::make_unique<Stage>(); }
    void cleanupTestCase() { m_stage.reset(); }

    void anUnknownFieldIsNamed_data() { eachOperation(); }
    void anUnknownFieldIsNamed();
    void aWrongTypeIsNamed_data() { eachOperation(); }
    void aWrongTypeIsNamed();
    void aMissingFieldIsNamed_data() { eachOperation(); }
    void aMissingFieldIsNamed();
    void anOverlongTextIsNamed_data() { eachOperation(); }
    void anOverlongTextIsNamed();
    void aDuplicateKeyIsNamed_data() { eachOperation(); }
    void aDuplicateKeyIsNamed();
    void whatIsNoObjectIsRefused_data() { eachOperation(); }
    void whatIsNoObjectIsRefused();
    void everyTextIsBounded_data() { eachOperation(); }
    void everyTextIsBounded();
    void theSampleHasEveryField_data() { eachOperation(); }
    void theSampleHasEveryField();

    void allFaultsComeAtOnce();
    void theQueryIsStrict_data();
    void theQueryIsStrict();
    void anotherContentTypeIsRefused();
    void theIdempotencyKeyIsNeeded_data();
    void theIdempotencyKeyIsNeeded();

private:
    static void eachOperation();
    Answer send(const api::Operation &operation, const QByteArray &body) const;

    std::unique_ptr<Stage> m_stage;
};

void tst_Input::eachOperation()
{
    QTest::addColumn<int>("row");
    for (int row = 0; row < int(api::operations().size()); ++row) {
        if (operationAt(row).act.body)
            QTest::newRow(operationAt(row).id.data()) << row;
    }
}

Answer tst_Input::send(const api::Operation &operation, const QByteArray &body) const
{
    Ask ask = sampleOf(operation, *m_stage);
    ask.body = body;
    return m_stage->ask(personFor(operation), ask);
}

void tst_Input::anUnknownFieldIsNamed()
{
    QFETCH(int, row);
    const api::Operation &operation = operationAt(row);
    const int before = m_stage->core.posts();
    QJsonObject body = sampleBody(operation, *m_stage);
    body.insert(u"surprise"_s, 1);
    const Answer answer = send(operation, textOf(body));
    QCOMPARE(answer.status, 422);
    QCOMPARE(answer.code(), u"malformed"_s);
    QCOMPARE(answer.faultOf(u"surprise"_s), u"unknown"_s);
    QCOMPARE(m_stage->core.posts(), before);
}

void tst_Input::aWrongTypeIsNamed()
{
    QFETCH(int, row);
    const api::Operation &operation = operationAt(row);
    const int before = m_stage->core.posts();
    const QJsonObject body = sampleBody(operation, *m_stage);
    int sent = 0;
    for (const QString &path : pathsIn(body)) {
        const QJsonValue good = valueAt(body, path.split(u'.'));
        for (const QJsonValue &odd : {QJsonValue(-1.5), QJsonValue(true), QJsonValue(u"odd\0"_s),
                                      QJsonValue(QJsonArray{QJsonArray()}),
                                      QJsonValue(QJsonObject{{u"x"_s, QJsonArray()}})}) {
            // A parameter's type is its template's matter, a text can be any text.
            if (odd.type() == good.type() || path.startsWith(u"parameters."))
                continue;
            const Answer answer = send(operation, textOf(replaced(body, path.split(u'.'), odd)));
            QVERIFY2(answer.status == 422 && names(answer, path), qPrintable(path));
            ++sent;
        }
    }
    QVERIFY(sent > 0);
    QCOMPARE(m_stage->core.posts(), before);
}

void tst_Input::aMissingFieldIsNamed()
{
    QFETCH(int, row);
    const api::Operation &operation = operationAt(row);
    const int before = m_stage->core.posts();
    for (const QJsonValue &field : schemaOf(operation).value("required"_L1).toArray()) {
        QJsonObject body = sampleBody(operation, *m_stage);
        body.remove(field.toString());
        const Answer answer = send(operation, textOf(body));
        QCOMPARE(answer.status, 422);
        QVERIFY2(names(answer, field.toString()), qPrintable(field.toString()));
    }
    QCOMPARE(m_stage->core.posts(), before);
}

void tst_Input::anOverlongTextIsNamed()
{
    QFETCH(int, row);
    const api::Operation &operation = operationAt(row);
    const int before = m_stage->core.posts();
    const QJsonObject body = sampleBody(operation, *m_stage);
    const QJsonValue overlong(QString(70'000, u'x'));
    for (const QString &path : pathsIn(body)) {
        const QJsonValue good = valueAt(body, path.split(u'.'));
        QJsonValue bad = overlong;
        if (good.isArray())
            bad = QJsonArray{overlong};
        else if (!good.isString())
            continue;
        const Answer answer = send(operation, textOf(replaced(body, path.split(u'.'), bad)));
        QVERIFY2(answer.status == 422 && names(answer, path), qPrintable(path));
        QVERIFY(answer.body.size() < 4'096); // it is not sent back
    }
    QCOMPARE(m_stage->core.posts(), before);
}

void tst_Input::aDuplicateKeyIsNamed()
{
    QFETCH(int, row);
    const api::Operation &operation = operationAt(row);
    const int before = m_stage->core.posts();
    QByteArray body = textOf(sampleBody(operation, *m_stage));
    const QString key = sampleBody(operation, *m_stage).keys().first();
    body.insert(1, '"' + key.toUtf8() + "\":null,");
    const Answer answer = send(operation, body);
    QCOMPARE(answer.status, 422);
    QCOMPARE(answer.faultOf(key), u"duplicate"_s);
    QCOMPARE(m_stage->core.posts(), before);
}

void tst_Input::whatIsNoObjectIsRefused()
{
    QFETCH(int, row);
    const api::Operation &operation = operationAt(row);
    const int before = m_stage->core.posts();
    const QMap<QByteArray, QByteArray> bodies{
        {"empty", ""},
        {"an array", "[]"},
        {"no JSON", "{\"name\":"},
        {"a text", "\"name\""},
        {"null", "null"},
        {"two values", "{} {}"},
        {"not UTF-8", "{\"name\":\"\xff\xfe\"}"},
        {"a lone surrogate in UTF-8", "{\"name\":\"\xed\xa0\x80\"}"},
        {"too deep", "{\"a\":" + QByteArray(100, '[') + QByteArray(100, ']') + '}'},
        {"far too deep", "{\"a\":" + QByteArray(5'000, '[') + QByteArray(5'000, ']') + '}'},
    };
    for (auto body = bodies.begin(); body != bodies.end(); ++body) {
        const Answer answer = send(operation, body.value());
        QVERIFY2(answer.status == 400, body.key().constData());
        QCOMPARE(answer.code(), u"malformed"_s);
        QCOMPARE(answer.headers.value("content-type"), "application/problem+json"_ba);
    }
    QCOMPARE(m_stage->core.posts(), before);
}

void tst_Input::everyTextIsBounded()
{
    QFETCH(int, row);
    const QJsonObject properties = schemaOf(operationAt(row)).value("properties"_L1).toObject();
    QVERIFY(!properties.isEmpty());
    for (auto field = properties.begin(); field != properties.end(); ++field) {
        const QJsonObject schema = field->toObject();
        const QString type = schema.value("type"_L1).toString();
        const bool closed = schema.contains("enum"_L1) || schema.contains("pattern"_L1);
        if (type == u"string" && !closed)
            QVERIFY2(schema.contains("maxLength"_L1), qPrintable(field.key()));
        if (type == u"integer")
            QVERIFY2(schema.contains("minimum"_L1), qPrintable(field.key()));
        if (type == u"array")
            QVERIFY2(schema.contains("maxItems"_L1), qPrintable(field.key()));
    }
}

void tst_Input::theSampleHasEveryField()
{
    QFETCH(int, row);
    const api::Operation &operation = operationAt(row);
    const QStringList known = schemaOf(operation).value("properties"_L1).toObject().keys();
    const QStringList sent = sampleBody(operation, *m_stage).keys();
    // Of a sign-in's fields only some go together.
    if (operation.id != "sessions.create"_L1)
        QCOMPARE(sent, known);
}

void tst_Input::allFaultsComeAtOnce()
{
    const Answer answer = m_stage->post(
        u"developer"_s, "/v1/preview",
        R"({"project":"","spec":"CPU","template":"shell@x","cards":1.5,"seconds":"long",)"
        R"("priority":"urgent","colour":"red"})");
    QCOMPARE(answer.status, 422);
    QStringList fields = answer.faultyFields();
    fields.sort();
    QCOMPARE(fields, QStringList({u"cards"_s, u"colour"_s, u"priority"_s, u"project"_s,
                                  u"seconds"_s, u"spec"_s, u"template"_s}));
}

void tst_Input::theQueryIsStrict_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QString>("field");

    QTest::newRow("an unknown name is refused") << "/v1/requests?colour=red"_ba << u"colour"_s;
    QTest::newRow("an unknown state is refused") << "/v1/requests?state=lost"_ba << u"state"_s;
    QTest::newRow("one wrong state of two is refused")
        << "/v1/requests?state=active&state=lost"_ba << u"state"_s;
    QTest::newRow("a page of none is refused") << "/v1/requests?limit=0"_ba << u"limit"_s;
    QTest::newRow("a page of 501 is refused") << "/v1/requests?limit=501"_ba << u"limit"_s;
    QTest::newRow("a word for a number is refused") << "/v1/requests?limit=all"_ba << u"limit"_s;
    QTest::newRow("a number twice is refused") << "/v1/requests?limit=1&limit=2"_ba << u"limit"_s;
    QTest::newRow("an unknown order is refused") << "/v1/requests?sort=purpose"_ba << u"sort"_s;
    QTest::newRow("a day is no instant") << "/v1/requests?from=2026-11-30"_ba << u"from"_s;
    QTest::newRow("a negative position is refused") << "/v1/events?after=-1"_ba << u"after"_s;
    QTest::newRow("an operation without query takes none") << "/v1/whoami?a=b"_ba << u"a"_s;
}

void tst_Input::theQueryIsStrict()
{
    QFETCH(QByteArray, path);
    QFETCH(QString, field);
    const Answer answer = m_stage->ask(u"developer"_s, {"GET", path});
    QCOMPARE(answer.status, 422);
    QVERIFY(answer.faultyFields().contains(field));
}

void tst_Input::anotherContentTypeIsRefused()
{
    Ask ask{"POST", "/v1/preview", wishFor(u"first"_s), {{"Content-Type", "text/xml"}}};
    QCOMPARE(m_stage->ask(u"developer"_s, ask).status, 415);
    ask.headers = {{"Content-Encoding", "gzip"}};
    QCOMPARE(m_stage->ask(u"developer"_s, ask).status, 415);
}

void tst_Input::theIdempotencyKeyIsNeeded_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<int>("status");

    QTest::newRow("none is refused") << QByteArray() << 422;
    QTest::newRow("129 characters are refused") << QByteArray(129, 'k') << 422;
    QTest::newRow("a space is refused") << "a b"_ba << 422;
    QTest::newRow("128 characters are taken") << QByteArray(128, 'k') << 201;
}

void tst_Input::theIdempotencyKeyIsNeeded()
{
    QFETCH(QByteArray, key);
    QFETCH(int, status);
    Ask ask{"POST", "/v1/requests", wishFor(u"first"_s)};
    if (!key.isEmpty())
        ask.headers.insert("Idempotency-Key", key);
    const Answer answer = m_stage->ask(u"developer"_s, ask);
    QCOMPARE(answer.status, status);
    if (status != 201)
        QCOMPARE(answer.faultyFields(), QStringList(u"Idempotency-Key"_s));
}

QTEST_APPLESS_MAIN(tst_Input)
#include "tst_input.moc"
