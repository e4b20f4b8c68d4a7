#include "shared/base/instant.h"
#include "shared/base/prng.h"

#include <QTest>

using namespace stw;
using namespace Qt::StringLiterals;

class tst_Instant : public QObject
{
    Q_OBJECT

private slots:
    void isRead_data();
    void isRead();
    void isRefused_data();
    void isRefused();
    void everyInstantComesBackFromItsText();
    void textSortsByTime();
};

void tst_Instant::isRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("canonical");

    QTest::newRow("whole seconds") << u"2026-11-30T18:48:43Z"_s << u"2026-11-30T18:48:43.000000Z"_s;
    QTest::newRow("one decimal") << u"2026-11-30T18:48:43.5Z"_s << u"2026-11-30T18:48:43.500000Z"_s;
    QTest::newRow("six decimals") << u"2026-11-30T18:48:43.123456Z"_s
                                  << u"2026-11-30T18:48:43.123456Z"_s;
    QTest::newRow("an offset is taken off")
        << u"2026-11-30T18:48:43+01:30"_s << u"2026-11-30T17:18:43.000000Z"_s;
    QTest::newRow("a negative offset is put on, across midnight")
        << u"2026-12-31T23:00:00.25-02:00"_s << u"2027-01-01T01:00:00.250000Z"_s;
    QTest::newRow("the first microsecond")
        << u"1970-01-01T00:00:00.000001Z"_s << u"1970-01-01T00:00:00.000001Z"_s;
    QTest::newRow("the last microsecond")
        << u"9999-12-31T23:59:59.999999Z"_s << u"9999-12-31T23:59:59.999999Z"_s;
    QTest::newRow("the day that only leap years have")
        << u"2028-02-29T12:00:00Z"_s << u"2028-02-29T12:00:00.000000Z"_s;
}

void tst_Instant::isRead()
{
    QFETCH(QString, text);
    QFETCH(QString, canonical);
    const std::optional<Instant> instant = instantFromText(text);
    QVERIFY(instant);
    QCOMPARE(toText(*instant), canonical);
}

void tst_Instant::isRefused_data()
{
    QTest::addColumn<QString>("text");

    QTest::newRow("nothing") << QString();
    QTest::newRow("a date alone") << u"2026-11-30"_s;
    QTest::newRow("no zone") << u"2026-11-30T18:48:43"_s;
    QTest::newRow("no zone after a fraction") << u"2026-11-30T18:48:43.5"_s;
    QTest::newRow("seven decimals") << u"2026-11-30T18:48:43.1234567Z"_s;
    QTest::newRow("a point without decimals") << u"2026-11-30T18:48:43.Z"_s;
    QTest::newRow("a comma") << u"2026-11-30T18:48:43,5Z"_s;
    QTest::newRow("a blank for the T") << u"2026-11-30 18:48:43Z"_s;
    QTest::newRow("lower case") << u"2026-11-30t18:48:43z"_s;
    QTest::newRow("a month that does not exist") << u"2026-13-01T00:00:00Z"_s;
    QTest::newRow("a day that does not exist") << u"2026-02-29T00:00:00Z"_s;
    QTest::newRow("hour 24") << u"2026-11-30T24:00:00Z"_s;
    QTest::newRow("minute 60") << u"2026-11-30T10:60:00Z"_s;
    QTest::newRow("second 60") << u"2026-11-30T10:00:60Z"_s;
    QTest::newRow("parts of a minute") << u"2026-11-30T18:48.12Z"_s;
    QTest::newRow("parts of a minute in nineteen characters") << u"2026-11-30T18:48,12Z"_s;
    QTest::newRow("a blank for a digit") << u"2026-11-30T 8:48:43Z"_s;
    QTest::newRow("a sign for a digit") << u"2026-11-30T+8:48:43Z"_s;
    QTest::newRow("digits of another script") << u"٢٠٢٦-11-30T18:48:43Z"_s;
    QTest::newRow("an offset without a colon") << u"2026-11-30T18:48:43+0100"_s;
    QTest::newRow("an offset of 24 hours") << u"2026-11-30T18:48:43+24:00"_s;
    QTest::newRow("an offset of 60 minutes") << u"2026-11-30T18:48:43+01:60"_s;
    QTest::newRow("a blank in the offset") << u"2026-11-30T18:48:43+ 1:00"_s;
    QTest::newRow("two signs in the offset") << u"2026-11-30T18:48:43+-1:00"_s;
    QTest::newRow("something after the zone") << u"2026-11-30T18:48:43Z "_s;
    QTest::newRow("before 1970") << u"1969-12-31T23:59:59Z"_s;
    QTest::newRow("before 1970 by its offset") << u"1970-01-01T00:30:00+01:00"_s;
    QTest::newRow("exactly 1970, which means: not yet") << u"1970-01-01T00:00:00Z"_s;
    QTest::newRow("after 9999 by its offset") << u"9999-12-31T23:30:00-01:00"_s;
    QTest::newRow("a year of five digits") << u"12026-11-30T18:48:43Z"_s;
}

void tst_Instant::isRefused()
{
    QFETCH(QString, text);
    QVERIFY(!instantFromText(text));
}

void tst_Instant::everyInstantComesBackFromItsText()
{
    constexpr quint64 kYear10000 = 253'402'300'800'000'000;
    Prng prng(3);
    for (int at = 0; at < 5'000; ++at) {
        const Instant instant{qint64(prng.below(kYear10000 - 1)) + 1};
        QVERIFY2(instantFromText(toText(instant)) == instant, qPrintable(toText(instant)));
    }
}

void tst_Instant::textSortsByTime()
{
    Prng prng(4);
    for (int at = 0; at < 1'000; ++at) {
        const Instant a{qint64(prng.below(4'000'000'000'000'000)) + 1};
        const Instant b = a + Micros(qint64(prng.below(1'000'000)));
        QCOMPARE(toText(a) < toText(b), a < b);
    }
}

QTEST_APPLESS_MAIN(tst_Instant)
#include "tst_instant.moc"
