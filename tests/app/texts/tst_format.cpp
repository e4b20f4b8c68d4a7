#include "app/texts/format.h"
#include "tests/app/texts/languages.h"

using namespace stw;
using namespace stw::texts;
using namespace Qt::StringLiterals;

class tst_Format : public QObject
{
    Q_OBJECT

private slots:
    void decimals_data();
    void decimals();
    void amounts();
    void durations_data();
    void durations();
    void exactPiecesKeepEveryMicrosecond();
    void instants();
    void instantsAreAsShortAsIsClear_data();
    void instantsAreAsShortAsIsClear();
};

void tst_Format::decimals_data()
{
    QTest::addColumn<QString>("canonical");
    QTest::addColumn<int>("fewest");
    QTest::addColumn<int>("most");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("german");

    QTest::newRow("a whole number gets the fewest decimals")
        << u"5"_s << 2 << 2 << u"5.00"_s << u"5,00"_s;
    QTest::newRow("thousands are grouped")
        << u"1234567.891"_s << 2 << 3 << u"1,234,567.891"_s << u"1.234.567,891"_s;
    QTest::newRow("zeros at the end go down to the fewest")
        << u"0.5"_s << 2 << 6 << u"0.50"_s << u"0,50"_s;
    QTest::newRow("half is rounded away from zero")
        << u"0.005"_s << 2 << 2 << u"0.01"_s << u"0,01"_s;
    QTest::newRow("below half is dropped") << u"0.00499"_s << 2 << 2 << u"0.00"_s << u"0,00"_s;
    QTest::newRow("a carry passes the point and makes a digit")
        << u"999.999"_s << 2 << 2 << u"1,000.00"_s << u"1.000,00"_s;
    QTest::newRow("without decimals there is no point") << u"2.4"_s << 0 << 0 << u"2"_s << u"2"_s;
    QTest::newRow("minus is kept") << u"-1234.5"_s << 2 << 2 << u"-1,234.50"_s << u"-1.234,50"_s;
    QTest::newRow("what rounds to zero has no minus")
        << u"-0.001"_s << 2 << 2 << u"0.00"_s << u"0,00"_s;
    QTest::newRow("more digits than a double holds are exact")
        << u"12345678901234567890.12345678901234"_s << 2 << 14
        << u"12,345,678,901,234,567,890.12345678901234"_s
        << u"12.345.678.901.234.567.890,12345678901234"_s;
}

void tst_Format::decimals()
{
    QFETCH(QString, canonical);
    QFETCH(int, fewest);
    QFETCH(int, most);
    QFETCH(QString, english);
    QFETCH(QString, german);
    const auto [en, de] = inBoth([&] { return decimal(canonical, fewest, most); });
    QCOMPARE(en, english);
    QCOMPARE(de, german);
}

void tst_Format::amounts()
{
    const auto nbsp = [](QString text) { return text.replace(u' ', QChar::Nbsp); };
    const Cost cost = *Cost::fromText(u"1234.565");
    QCOMPARE(inBoth([&] { return money(cost, u"EUR"_s); }).first, nbsp(u"1,234.57 EUR"_s));
    QCOMPARE(inBoth([&] { return money(cost, u"EUR"_s); }).second, nbsp(u"1.234,57 EUR"_s));
    const Price price = *Price::fromText(u"0.0125");
    QCOMPARE(inBoth([&] { return rate(price, u"EUR"_s); }).second, nbsp(u"0,0125 EUR"_s));
    QCOMPARE(inBoth([] { return memory(512); }).first, nbsp(u"512 MiB"_s));
    QCOMPARE(inBoth([] { return memory(1536); }).second, nbsp(u"1,5 GiB"_s));
    QCOMPARE(inBoth([] { return bytes(1023); }).second, nbsp(u"1.023 B"_s));
    QCOMPARE(inBoth([] { return bytes(1536); }).first, nbsp(u"1.5 KiB"_s));
    QCOMPARE(inBoth([] { return thousandths(2500); }).second, u"2,5"_s);
}

void tst_Format::durations_data()
{
    QTest::addColumn<qint64>("micros");
    QTest::addColumn<QString>("english");

    QTest::newRow("below a second in milliseconds") << 34'567LL << u"34 ms"_s;
    QTest::newRow("below a minute with tenths") << 12'345'678LL << u"12.3 s"_s;
    QTest::newRow("minutes and seconds") << 303'000'000LL << u"5 min 3 s"_s;
    QTest::newRow("hours and minutes") << 7'500'000'000LL << u"2 h 5 min"_s;
    QTest::newRow("a whole unit stands alone") << 7'200'000'000LL << u"2 h"_s;
    QTest::newRow("days and hours") << 273'600'000'000LL << u"3 d 4 h"_s;
}

void tst_Format::durations()
{
    QFETCH(qint64, micros);
    QFETCH(QString, english);
    const QString text = inBoth([micros] { return duration(Micros(micros)); }).first;
    QCOMPARE(text, english.replace(u' ', QChar::Nbsp));
}

void tst_Format::exactPiecesKeepEveryMicrosecond()
{
    const auto exact = [](qint64 micros) {
        return inBoth([micros] { return exactDuration(Micros(micros)); });
    };
    QCOMPARE(exact(0).first, u"0 s"_s.replace(u' ', QChar::Nbsp));
    QCOMPARE(exact(63'000'125).first, u"1 min 3.000125 s"_s.replace(u' ', QChar::Nbsp));
    QCOMPARE(exact(63'000'125).second, u"1 min 3,000125 s"_s.replace(u' ', QChar::Nbsp));
    QCOMPARE(exact(86'400'000'000).first, u"1 d"_s.replace(u' ', QChar::Nbsp));
}

void tst_Format::instants()
{
    const Instant at = *instantFromText(u"2026-11-30T15:38:05.9Z");
    const QTimeZone berlin("Europe/Berlin");
    const auto [en, de] = inBoth([&] { return instant(at, berlin); });
    QVERIFY2(en.startsWith(u"2026-11-30 16:38:05"_s + QChar::Nbsp), qPrintable(en));
    QVERIFY2(de.startsWith(u"30.11.2026, 16:38:05"_s + QChar::Nbsp), qPrintable(de));
    QCOMPARE(instant(Instant{}), u"–"_s);
}

void tst_Format::instantsAreAsShortAsIsClear_data()
{
    QTest::addColumn<QString>("at");
    QTest::addColumn<QString>("dated");
    QTest::addColumn<QString>("moment");
    QTest::addColumn<QString>("german");

    QTest::newRow("the same day needs no day")
        << u"2026-11-30T18:40:00Z"_s << u"Nov 30, 19:40"_s << u"19:40"_s << u"30.11. 19:40"_s;
    QTest::newRow("the same year needs no year") << u"2026-11-17T18:40:00Z"_s << u"Nov 17, 19:40"_s
                                                 << u"Nov 17, 19:40"_s << u"17.11. 19:40"_s;
    QTest::newRow("another year is said") << u"2027-01-02T18:40:00Z"_s << u"Jan 2 2027, 19:40"_s
                                          << u"Jan 2 2027, 19:40"_s << u"02.01.2027 19:40"_s;
    QTest::newRow("the day is that of the zone")
        << u"2026-11-29T23:30:00Z"_s << u"Nov 30, 00:30"_s << u"00:30"_s << u"30.11. 00:30"_s;
}

void tst_Format::instantsAreAsShortAsIsClear()
{
    QFETCH(QString, at);
    QFETCH(QString, dated);
    QFETCH(QString, moment);
    QFETCH(QString, german);
    const Instant when = *instantFromText(at);
    const Instant now = *instantFromText(u"2026-11-30T12:00:00Z");
    const QTimeZone berlin("Europe/Berlin");
    const auto [en, de] = inBoth([&] { return texts::dated(when, now, berlin); });
    QCOMPARE(en, dated);
    QCOMPARE(de, german);
    QCOMPARE(inBoth([&] { return texts::moment(when, now, berlin); }).first, moment);
    QCOMPARE(clock(when, QTimeZone("Mars/X")), clock(when, QTimeZone::utc()));
    QCOMPARE(texts::moment(Instant{}, now), u"–"_s);
}

QTEST_GUILESS_MAIN(tst_Format)
#include "tst_format.moc"
