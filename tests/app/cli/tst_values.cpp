#include "app/cli/values.h"

#include <QTest>

using namespace stw;
using namespace stw::cli;
using namespace Qt::StringLiterals;

class tst_Values : public QObject
{
    Q_OBJECT

private slots:
    void seconds_data();
    void seconds();
    void instants_data();
    void instants();
    void limits_data();
    void limits();
    void parametersTakeTheirDeclaredType();
    void wrongParametersAreAllNamed();
};

void tst_Values::seconds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("expected"); // 0: refused
    QTest::newRow("a bare number is seconds") << u"90"_s << 90LL;
    QTest::newRow("seconds") << u"45s"_s << 45LL;
    QTest::newRow("minutes") << u"30m"_s << 1800LL;
    QTest::newRow("hours") << u"2h"_s << 7200LL;
    QTest::newRow("days") << u"1d"_s << 86'400LL;
    QTest::newRow("parts in a row") << u"1h30m5s"_s << 5405LL;
    QTest::newRow("nothing") << QString() << 0LL;
    QTest::newRow("zero is no duration") << u"0"_s << 0LL;
    QTest::newRow("negative") << u"-5"_s << 0LL;
    QTest::newRow("a unit alone") << u"h"_s << 0LL;
    QTest::newRow("an unknown unit") << u"3w"_s << 0LL;
    QTest::newRow("a number without its unit after a part") << u"1h30"_s << 0LL;
    QTest::newRow("a decimal") << u"1.5h"_s << 0LL;
    QTest::newRow("more than fits") << u"9223372036854775807d"_s << 0LL;
}

void tst_Values::seconds()
{
    QFETCH(QString, text);
    QFETCH(qint64, expected);
    const Result<qint64> found = secondsFrom(u"--duration"_s, text);
    QCOMPARE(found.value_or(0), expected);
    if (!found)
        QCOMPARE(found.error().faults.value(0).field, u"--duration"_s);
}

void tst_Values::instants_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected"); // empty: refused
    QTest::newRow("an instant") << u"2026-11-30T18:00:00Z"_s << u"2026-11-30T18:00:00.000000Z"_s;
    QTest::newRow("a date is its first instant in the zone")
        << u"2026-11-30"_s << u"2026-11-29T23:00:00.000000Z"_s;
    QTest::newRow("no such day") << u"2026-11-31"_s << QString();
    QTest::newRow("prose") << u"yesterday"_s << QString();
}

void tst_Values::instants()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const Result<Instant> found = instantFrom(u"--from"_s, text, QTimeZone("Europe/Berlin"));
    QCOMPARE(found ? toText(*found) : QString(), expected);
}

void tst_Values::limits_data()
{
    QTest::addColumn<QuotaDimension>("dimension");
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("expected"); // -1: no limit, -2: refused
    QTest::newRow("cards") << QuotaDimension::Cards << u"4"_s << 4000LL;
    QTest::newRow("a part of a card") << QuotaDimension::Cards << u"0.5"_s << 500LL;
    QTest::newRow("finer than thousandths") << QuotaDimension::Cards << u"0.0005"_s << -2LL;
    QTest::newRow("memory in GiB") << QuotaDimension::Memory << u"1.5"_s << 1536LL;
    QTest::newRow("card hours") << QuotaDimension::CardHours << u"10"_s << 36'000'000'000LL;
    QTest::newRow("zero is a limit") << QuotaDimension::ConcurrentTasks << u"0"_s << 0LL;
    QTest::newRow("no limit") << QuotaDimension::Cpu << u"none"_s << -1LL;
    QTest::newRow("negative") << QuotaDimension::Cpu << u"-1"_s << -2LL;
    QTest::newRow("more than fits") << QuotaDimension::CardHours << u"99999999999999"_s << -2LL;
    QTest::newRow("prose") << QuotaDimension::Cards << u"many"_s << -2LL;
}

void tst_Values::limits()
{
    QFETCH(QuotaDimension, dimension);
    QFETCH(QString, text);
    QFETCH(qint64, expected);
    const auto found = limitFrom(u"LIMIT"_s, dimension, text);
    QCOMPARE(found ? found->value_or(-1) : -2, expected);
}

namespace {

Template makeTemplate()
{
    Template tmpl;
    Parameter count;
    count.name = u"count"_s;
    count.type = ParameterType::Integer;
    Parameter fast;
    fast.name = u"fast"_s;
    fast.type = ParameterType::Boolean;
    Parameter text;
    text.name = u"text"_s;
    tmpl.parameters = {count, fast, text};
    return tmpl;
}

} // namespace

void tst_Values::parametersTakeTheirDeclaredType()
{
    const auto values = parametersFrom(
        makeTemplate(), {{u"count"_s, u"7"_s}, {u"fast"_s, u"yes"_s}, {u"text"_s, u"7"_s}});
    QVERIFY(values.has_value());
    QCOMPARE(values->value(u"count"_s), ParameterValue(qint64(7)));
    QCOMPARE(values->value(u"fast"_s), ParameterValue(true));
    QCOMPARE(values->value(u"text"_s), ParameterValue(u"7"_s));
}

void tst_Values::wrongParametersAreAllNamed()
{
    const auto values = parametersFrom(
        makeTemplate(), {{u"count"_s, u"many"_s}, {u"fast"_s, u"2"_s}, {u"moon"_s, u"full"_s}});
    QVERIFY(!values);
    QStringList found;
    for (const FieldFault &fault : values.error().faults)
        found += fault.field + u' ' + fault.rule;
    QCOMPARE(found, (QStringList{u"parameters.count type"_s, u"parameters.fast type"_s,
                                 u"parameters.moon unknown"_s}));
}

QTEST_APPLESS_MAIN(tst_Values)
#include "tst_values.moc"
