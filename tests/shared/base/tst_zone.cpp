#include "shared/base/zone.h"

#include <QTest>
#include <QTimeZone>

using namespace stw;
using namespace Qt::StringLiterals;

class tst_Zone : public QObject
{
    Q_OBJECT

private slots:
    void monthHasItsHours_data();
    void monthHasItsHours();
    void monthBeginsAtTheFirstValidInstant_data();
    void monthBeginsAtTheFirstValidInstant();
    void edgesAreHalfOpen();
    void monthsFollowOneAnotherInEveryZone();
    void onlyIanaNamesAreZones();
};

namespace {

constexpr qint64 kHour = 3'600'000'000;

Instant at(const QString &text)
{
    return instantFromText(text).value();
}

} // namespace

void tst_Zone::monthHasItsHours_data()
{
    QTest::addColumn<QByteArray>("zone");
    QTest::addColumn<QString>("inside");
    QTest::addColumn<QString>("name");
    QTest::addColumn<qint64>("hours");

    QTest::newRow("Berlin's October has an hour more")
        << QByteArray("Europe/Berlin") << u"2026-10-15T00:00:00Z"_s << u"2026-10"_s << qint64(745);
    QTest::newRow("Berlin's March has an hour less")
        << QByteArray("Europe/Berlin") << u"2027-03-15T00:00:00Z"_s << u"2027-03"_s << qint64(743);
    QTest::newRow("a leap year's February")
        << QByteArray("Europe/Berlin") << u"2028-02-15T00:00:00Z"_s << u"2028-02"_s << qint64(696);
    QTest::newRow("UTC has no hours to spare")
        << QByteArray("UTC") << u"2026-10-15T00:00:00Z"_s << u"2026-10"_s << qint64(744);
}

void tst_Zone::monthHasItsHours()
{
    QFETCH(QByteArray, zone);
    QFETCH(QString, inside);
    QFETCH(QString, name);
    QFETCH(qint64, hours);
    const Month month = monthOf(at(inside), zone);
    QCOMPARE(month.name, name);
    QCOMPARE((month.end - month.begin).count(), hours * kHour);
}

void tst_Zone::monthBeginsAtTheFirstValidInstant_data()
{
    QTest::addColumn<QByteArray>("zone");
    QTest::addColumn<QString>("inside");
    QTest::addColumn<QString>("begin");

    QTest::newRow("Asuncion skips the midnight of 1 October 2017")
        << QByteArray("America/Asuncion") << u"2017-10-10T00:00:00Z"_s << u"2017-10-01T04:00:00Z"_s;
    QTest::newRow("Asuncion skips the midnight of 1 October 2023")
        << QByteArray("America/Asuncion") << u"2023-10-10T00:00:00Z"_s << u"2023-10-01T04:00:00Z"_s;
    QTest::newRow("Amman skips the midnight of 1 April 2016")
        << QByteArray("Asia/Amman") << u"2016-04-10T00:00:00Z"_s << u"2016-03-31T22:00:00Z"_s;
    QTest::newRow("Havana has the midnight of 1 November 2026 twice")
        << QByteArray("America/Havana") << u"2026-11-10T00:00:00Z"_s << u"2026-11-01T04:00:00Z"_s;
    QTest::newRow("Berlin") << QByteArray("Europe/Berlin") << u"2026-11-10T00:00:00Z"_s
                            << u"2026-10-31T23:00:00Z"_s;
    QTest::newRow("Kathmandu is off by 5:45")
        << QByteArray("Asia/Kathmandu") << u"2026-11-10T00:00:00Z"_s << u"2026-10-31T18:15:00Z"_s;
}

void tst_Zone::monthBeginsAtTheFirstValidInstant()
{
    QFETCH(QByteArray, zone);
    QFETCH(QString, inside);
    QFETCH(QString, begin);
    QCOMPARE(toText(monthOf(at(inside), zone).begin), toText(at(begin)));
}

void tst_Zone::edgesAreHalfOpen()
{
    const Month october = monthOf(at(u"2026-10-15T00:00:00Z"_s), "Europe/Berlin");
    QCOMPARE(monthOf(october.begin, "Europe/Berlin"), october);
    QCOMPARE(monthOf(october.end - Micros(1), "Europe/Berlin"), october);
    QCOMPARE(monthOf(october.end, "Europe/Berlin").name, u"2026-11"_s);
    QCOMPARE(monthOf(october.begin - Micros(1), "Europe/Berlin").name, u"2026-09"_s);
}

// P11: the parts of any time add up to it, because each month ends where the next one begins.
void tst_Zone::monthsFollowOneAnotherInEveryZone()
{
    int zones = 0;
    const QList<QByteArray> ids = QTimeZone::availableTimeZoneIds();
    for (qsizetype index = 0; index < ids.size(); index += 4) {
        ++zones;
        Month month = monthOf(at(u"2023-08-15T12:00:00Z"_s), ids[index]);
        while (month.begin < at(u"2027-06-01T00:00:00Z"_s)) {
            const Month next = monthOf(month.end, ids[index]);
            QVERIFY2(next.begin == month.end && next.name > month.name, ids[index].constData());
            QVERIFY2(monthOf(month.end - Micros(1), ids[index]) == month, ids[index].constData());
            month = next;
        }
    }
    QVERIFY(zones > 100);
}

void tst_Zone::onlyIanaNamesAreZones()
{
    QVERIFY(isZone("Europe/Berlin"));
    QVERIFY(isZone("UTC"));
    QVERIFY(!isZone(""));
    QVERIFY(!isZone("Europe/Bielefeld"));
    QVERIFY(!isZone("Berlin"));
    QVERIFY(!isZone("../../etc/passwd"));
}

QTEST_APPLESS_MAIN(tst_Zone)
#include "tst_zone.moc"
