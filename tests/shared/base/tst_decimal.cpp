#include "shared/base/decimal.h"
#include "shared/base/prng.h"

#include <QTest>

using namespace stw;
using namespace Qt::StringLiterals;

class tst_Decimal : public QObject
{
    Q_OBJECT

private slots:
    void textIsCanonical_data();
    void textIsCanonical();
    void badTextIsRefused_data();
    void badTextIsRefused();
    void comesBackFromText();
    void ordersByValue();
    void priceTimesQuantityIsExact();
    void hoursAreRoundedHalfUpOnce_data();
    void hoursAreRoundedHalfUpOnce();
    void overflowIsSaid();
};

void tst_Decimal::textIsCanonical_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("canonical");

    QTest::newRow("zero") << u"0"_s << u"0"_s;
    QTest::newRow("zero has no sign") << u"-0.00"_s << u"0"_s;
    QTest::newRow("no trailing zeros") << u"12.500000"_s << u"12.5"_s;
    QTest::newRow("no trailing point") << u"3.0"_s << u"3"_s;
    QTest::newRow("zeros of whole numbers stay") << u"1200"_s << u"1200"_s;
    QTest::newRow("the smallest") << u"0.000001"_s << u"0.000001"_s;
    QTest::newRow("negative below one") << u"-0.5"_s << u"-0.5"_s;
    QTest::newRow("twenty digits")
        << u"99999999999999999999.999999"_s << u"99999999999999999999.999999"_s;
    QTest::newRow("negative and big")
        << u"-12345678901234567890.000001"_s << u"-12345678901234567890.000001"_s;
}

void tst_Decimal::textIsCanonical()
{
    QFETCH(QString, text);
    QFETCH(QString, canonical);
    const std::optional<Quantity> decimal = Quantity::fromText(text);
    QVERIFY(decimal);
    QCOMPARE(decimal->toText(), canonical);
}

void tst_Decimal::badTextIsRefused_data()
{
    QTest::addColumn<QString>("text");

    QTest::newRow("nothing") << QString();
    QTest::newRow("a sign alone") << u"-"_s;
    QTest::newRow("a plus") << u"+1"_s;
    QTest::newRow("two signs") << u"--1"_s;
    QTest::newRow("a comma") << u"1,5"_s;
    QTest::newRow("nothing before the point") << u".5"_s;
    QTest::newRow("nothing after the point") << u"1."_s;
    QTest::newRow("two points") << u"1.2.3"_s;
    QTest::newRow("an exponent") << u"1e3"_s;
    QTest::newRow("a blank") << u" 1"_s;
    QTest::newRow("digits of another script") << u"١"_s;
    QTest::newRow("one decimal too many") << u"0.1234567"_s;
    QTest::newRow("one digit too many") << u"100000000000000000000"_s;
    QTest::newRow("not a number") << u"NaN"_s;
    QTest::newRow("infinite") << u"inf"_s;
}

void tst_Decimal::badTextIsRefused()
{
    QFETCH(QString, text);
    QVERIFY(!Quantity::fromText(text));
}

void tst_Decimal::comesBackFromText()
{
    Prng prng(11);
    for (int at = 0; at < 2'000; ++at) {
        const Int128 sign = prng.oneIn(2) ? 1 : -1;
        const Cost cost{sign * Int128(prng.next() >> prng.below(64))
                        * Int128(prng.below(1'000'000))};
        QVERIFY2(Cost::fromText(cost.toText()) == cost, qPrintable(cost.toText()));
    }
}

void tst_Decimal::ordersByValue()
{
    QVERIFY(*Price::fromText(u"-2") < *Price::fromText(u"-1.5"));
    QVERIFY(*Price::fromText(u"0.1") + *Price::fromText(u"0.2") == *Price::fromText(u"0.3"));
    QVERIFY(*Price::fromText(u"0.1") - *Price::fromText(u"0.3") == *Price::fromText(u"-0.2"));
}

void tst_Decimal::priceTimesQuantityIsExact()
{
    QCOMPARE((*Price::fromText(u"0.00000001") * *Quantity::fromText(u"0.000001")).toText(),
             u"0.00000000000001"_s);
    QCOMPARE((*Price::fromText(u"2.35") * *Quantity::fromText(u"0.333333")).toText(),
             u"0.78333255"_s);
    QCOMPARE((*Price::fromText(u"100") * *Quantity::fromText(u"745")).toText(), u"74500"_s);
    QCOMPARE((*Price::fromText(u"3") * *Quantity::fromText(u"-1.5")).toText(), u"-4.5"_s);
}

void tst_Decimal::hoursAreRoundedHalfUpOnce_data()
{
    QTest::addColumn<qint64>("micros");
    QTest::addColumn<QString>("hours");

    QTest::newRow("nothing") << qint64(0) << u"0"_s;
    QTest::newRow("an hour") << qint64(3'600'000'000) << u"1"_s;
    QTest::newRow("just below half a unit goes down") << qint64(1'799) << u"0"_s;
    QTest::newRow("half a unit goes up") << qint64(1'800) << u"0.000001"_s;
    QTest::newRow("a third of an hour") << qint64(1'200'000'000) << u"0.333333"_s;
    QTest::newRow("two thirds of an hour") << qint64(2'400'000'000) << u"0.666667"_s;
    QTest::newRow("a Berlin October") << qint64(745) * 3'600'000'000 << u"745"_s;
}

void tst_Decimal::hoursAreRoundedHalfUpOnce()
{
    QFETCH(qint64, micros);
    QFETCH(QString, hours);
    QCOMPARE(hoursOf(micros).toText(), hours);
}

void tst_Decimal::overflowIsSaid()
{
    constexpr qint64 kMost = std::numeric_limits<qint64>::max();
    constexpr qint64 kLeast = std::numeric_limits<qint64>::min();
    QCOMPARE(checkedAdd(kMost - 1, 1), std::optional(kMost));
    QVERIFY(!checkedAdd(kMost, 1));
    QVERIFY(!checkedAdd(kLeast, -1));
    QCOMPARE(checkedMul(kMost, -1), std::optional(-kMost));
    QVERIFY(!checkedMul(kLeast, -1));
    QVERIFY(!checkedMul(qint64(1) << 40, qint64(1) << 40));
    QCOMPARE(checkedProduct(2, 3, 5), std::optional(qint64(30)));
    QVERIFY(!checkedProduct(kMost, 2, 0));
}

QTEST_APPLESS_MAIN(tst_Decimal)
#include "tst_decimal.moc"
