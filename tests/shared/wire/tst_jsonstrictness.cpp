#include "shared/model/directory.h"
#include "shared/model/request.h"
#include "shared/wire/jsoncodec.h"

#include <QTest>

using namespace stw;
using namespace Qt::StringLiterals;

class tst_Strictness : public QObject
{
    Q_OBJECT

private slots:
    void isRefused_data();
    void isRefused();
    void wholeNumbersAreExact_data();
    void wholeNumbersAreExact();
    void depthEndsAtSixtyFour();
    void manyKeysAreTaken();
    void unknownAlternativesAreNamed();
    void allFaultsComeAtOnce();
};

void tst_Strictness::isRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("rule");

    const auto row = [](const char *name, const QByteArray &text, const QString &field,
                        const QString &rule) { QTest::newRow(name) << text << field << rule; };
    row("no text is no JSON", "", {}, u"json"_s);
    row("half an object", R"({"purpose":"a")", {}, u"json"_s);
    row("something after the object", R"({} x)", {}, u"json"_s);
    row("single quotes", R"({'purpose':'a'})", {}, u"json"_s);
    row("a trailing comma", R"({"purpose":"a",})", {}, u"json"_s);
    row("NaN", R"({"cards":NaN})", {}, u"json"_s);
    row("a number alone", "7", {}, u"json"_s);
    row("a list is no wish", "[]", {}, u"type"_s);
    row("bytes that are no UTF-8", "{\"purpose\":\"\xC3\x28\"}", {}, u"encoding"_s);
    row("an overlong form", "{\"purpose\":\"\xC0\xAF\"}", {}, u"encoding"_s);
    row("a surrogate in UTF-8", "{\"purpose\":\"\xED\xA0\x80\"}", {}, u"encoding"_s);
    row("a key twice", R"({"purpose":"a","purpose":"b"})", u"purpose"_s, u"duplicate"_s);
    row("a key twice, once in escapes", R"({"purpose":"a","p\u0075rpose":"b"})", u"purpose"_s,
        u"duplicate"_s);
    row("a key twice in an inner object", R"({"parameters":{"a":1,"b":[{}],"a":2}})", u"a"_s,
        u"duplicate"_s);
    row("an unknown field", R"({"colour":"red"})", u"colour"_s, u"unknown"_s);
    row("a number for a text", R"({"purpose":1})", u"purpose"_s, u"type"_s);
    row("a text for a number", R"({"cards":"1"})", u"cards"_s, u"type"_s);
    row("a fraction", R"({"cards":1.5})", u"cards"_s, u"type"_s);
    row("a tiny fraction", R"({"cards":1.0000000000000002})", u"cards"_s, u"type"_s);
    row("one past 64 bits", R"({"cards":9223372036854775808})", u"cards"_s, u"type"_s);
    row("far past 64 bits", R"({"cards":1e300})", u"cards"_s, u"type"_s);
    row("far below 64 bits", R"({"cards":-1e19})", u"cards"_s, u"type"_s);
    row("a flag for a number", R"({"cards":true})", u"cards"_s, u"type"_s);
    row("NUL in a text", R"({"purpose":"a\u0000b"})", u"purpose"_s, u"format"_s);
    row("NUL in a parameter", R"({"parameters":{"command":"a\u0000b"}})", u"parameters.command"_s,
        u"format"_s);
    row("half a surrogate pair in a text", R"({"purpose":"\ud800"})", u"purpose"_s, u"format"_s);
    row("NUL in the name of a parameter", R"({"parameters":{"a\u0000":1}})",
        u"parameters.a"_s + QChar(u'\0'), u"format"_s);
    row("half a surrogate pair in a parameter", R"({"parameters":{"command":"\udc00"}})",
        u"parameters.command"_s, u"format"_s);
    row("a fraction for a parameter", R"({"parameters":{"n":0.5}})", u"parameters.n"_s, u"type"_s);
    row("an object for a parameter", R"({"parameters":{"n":{}}})", u"parameters.n"_s, u"type"_s);
    row("a list for a map", R"({"parameters":[]})", u"parameters"_s, u"type"_s);
    row("a number in a list of texts", R"({"inputs":["a",1]})", u"inputs.1"_s, u"type"_s);
    row("null in a list", R"({"inputs":[null]})", u"inputs.0"_s, u"type"_s);
    row("a priority that does not exist", R"({"priority":"urgent"})", u"priority"_s, u"choice"_s);
    row("a priority in upper case", R"({"priority":"High"})", u"priority"_s, u"choice"_s);
    row("a bad reference", R"({"spec":"Cpu Small@1"})", u"spec"_s, u"format"_s);
}

void tst_Strictness::isRefused()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, field);
    QFETCH(QString, rule);
    const Result<Wish> read = wire::decode<Wish>(text);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::Malformed);
    QCOMPARE(read.error().faults.size(), 1);
    QCOMPARE(read.error().faults.first().field, field);
    QCOMPARE(read.error().faults.first().rule, rule);
    QVERIFY(!read.error().faults.first().expected.isEmpty());
}

void tst_Strictness::wholeNumbersAreExact_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qint64>("value");

    QTest::newRow("zero") << QByteArray("0") << qint64(0);
    QTest::newRow("2^53 + 1") << QByteArray("9007199254740993") << qint64(9'007'199'254'740'993);
    QTest::newRow("the largest") << QByteArray("9223372036854775807")
                                 << std::numeric_limits<qint64>::max();
    QTest::newRow("the smallest") << QByteArray("-9223372036854775808")
                                  << std::numeric_limits<qint64>::min();
    QTest::newRow("a whole number with decimals") << QByteArray("4.0") << qint64(4);
}

void tst_Strictness::wholeNumbersAreExact()
{
    QFETCH(QByteArray, text);
    QFETCH(qint64, value);
    const Result<Wish> read = wire::decode<Wish>("{\"cards\":" + text + '}');
    QVERIFY(read);
    QCOMPARE(read->cards, std::optional(value));
    QCOMPARE(wire::decode<Wish>(wire::encode(*read))->cards, std::optional(value));
}

void tst_Strictness::depthEndsAtSixtyFour()
{
    const auto nested = [](int levels) {
        return QByteArray(levels, '[') + QByteArray(levels, ']');
    };
    QVERIFY(wire::parse(nested(64)));
    const Result<QJsonValue> deeper = wire::parse(nested(65));
    QVERIFY(!deeper);
    QCOMPARE(deeper.error().faults.first().rule, u"depth"_s);
    QVERIFY(!wire::parse(nested(100'000)));
    // Brackets inside a text are no levels.
    QVERIFY(wire::parse("[\"" + QByteArray(100, '[') + "\\\"" + QByteArray(100, '{') + "\"]"));
}

// A body of 1 MiB holds a hundred thousand keys; comparing each with each would take minutes.
void tst_Strictness::manyKeysAreTaken()
{
    constexpr int kKeys = 120'000;
    QByteArray text = "{";
    for (int at = 0; at < kKeys; ++at)
        text += (at > 0 ? ",\"" : "\"") + QByteArray::number(1'000'000 + at) + "\":0";
    const Result<QJsonValue> read = wire::parse(text + '}');
    QVERIFY(read);
    QCOMPARE(read->toObject().size(), kKeys);
    QVERIFY(!wire::parse(text + ",\"1000000\":0}"));
}

void tst_Strictness::unknownAlternativesAreNamed()
{
    for (const QByteArray &text :
         {QByteArray(R"({"change":{"code":"coup"}})"), QByteArray(R"({"change":{}})"),
          QByteArray(R"({"change":7})"), QByteArray(R"({"change":{"code":7}})")}) {
        const Result<Proposal> read = wire::decode<Proposal>(text);
        QVERIFY(!read);
        QCOMPARE(read.error().faults.size(), 1);
        QCOMPARE(read.error().faults.first().field, u"change.code"_s);
        QCOMPARE(read.error().faults.first().rule, u"choice"_s);
        QCOMPARE(read.error().faults.first().expected, u"one of role_grant, limit_change"_s);
    }
}

void tst_Strictness::allFaultsComeAtOnce()
{
    const Result<Wish> read = wire::decode<Wish>(
        QByteArray(R"({"cards":"x","colour":1,"inputs":[1,"a",2],"nodes":0.1,"spec":7})"));
    QVERIFY(!read);
    QStringList fields;
    for (const FieldFault &fault : read.error().faults)
        fields.append(fault.field);
    fields.sort();
    QCOMPARE(fields, (QStringList{u"cards"_s, u"colour"_s, u"inputs.0"_s, u"inputs.2"_s, u"nodes"_s,
                                  u"spec"_s}));
}

QTEST_APPLESS_MAIN(tst_Strictness)
#include "tst_jsonstrictness.moc"
