#include "backend/domain/metering/metering.h"
#include "shared/base/prng.h"

#include <QTest>

using namespace stw;
using namespace stw::domain;
using namespace Qt::StringLiterals;

namespace {

Instant at(const QString &text)
{
    return instantFromText(text).value();
}

Request requestWith(const QStringList &cards, qint64 cpuMilli = 4'000)
{
    Request request;
    request.asked.acceleratorClass = cards.isEmpty() ? QString() : u"training-80g"_s;
    request.asked.cards = cards.size();
    request.asked.perUnitHour = Price::fromText(u"2.5").value();
    request.asked.priceVersion = 7;
    request.asked.currency = u"EUR"_s;
    Allocation allocation;
    allocation.slices = {{u"n"_s, cards, cpuMilli, 1'024}};
    request.allocations = {allocation};
    return request;
}

QList<Charge> charged(Request request, Instant begin, Instant end, const QByteArray &zone,
                      EndCause cause = EndCause::Ok)
{
    request.allocations.last().startedAt = begin;
    WorkEnd over;
    over.cause = cause;
    over.at = end;
    return chargesOf(request, request.allocations.last(), over, zone);
}

Quantity hours(const QList<Charge> &charges)
{
    Quantity sum;
    for (const Charge &charge : charges)
        sum = sum + charge.quantity;
    return sum;
}

} // namespace

class tst_Metering : public QObject
{
    Q_OBJECT

private slots:
    void hoursAreExact_data();
    void hoursAreExact();
    void monthsAreTwoLines();
    void everyLineCarriesItsOwner();
    void unitsAreCardsOrCores();
    void everyAttemptCounts();
    void platformsFaultIsTakenBack();
    void nothingIsMeteredBeforeDelivery();
    void aLineIsPriceTimesQuantity();
    void partsAddUp_data();
    void partsAddUp();
};

// METERING B3: the number in the row's name.
void tst_Metering::hoursAreExact_data()
{
    QTest::addColumn<QString>("begin");
    QTest::addColumn<QString>("end");
    QTest::addColumn<QString>("expected");

    QTest::newRow("1: one card for one hour is one hour, counted once")
        << u"2026-06-01T10:00:00Z"_s << u"2026-06-01T11:00:00Z"_s << u"1"_s;
    QTest::newRow("26: Berlin 01:30 to 03:30 in the autumn night is 3 h")
        << u"2026-10-25T01:30:00+02:00"_s << u"2026-10-25T03:30:00+01:00"_s << u"3"_s;
    QTest::newRow("27: Berlin 01:30 to 03:30 in the spring night is 1 h")
        << u"2026-03-29T01:30:00+01:00"_s << u"2026-03-29T03:30:00+02:00"_s << u"1"_s;
    QTest::newRow("28: 02:15 summer to 02:45 winter is 1.5 h")
        << u"2026-10-25T02:15:00+02:00"_s << u"2026-10-25T02:45:00+01:00"_s << u"1.5"_s;
    QTest::newRow("29: across the month's edge nothing is lost")
        << u"2026-10-31T20:00:00Z"_s << u"2026-11-01T04:00:00Z"_s << u"8"_s;
    QTest::newRow("a Berlin October is 745 h")
        << u"2026-10-01T00:00:00+02:00"_s << u"2026-11-01T00:00:00+01:00"_s << u"745"_s;
    QTest::newRow("a Berlin March is 743 h")
        << u"2027-03-01T00:00:00+01:00"_s << u"2027-04-01T00:00:00+02:00"_s << u"743"_s;
    QTest::newRow("6, 7: no time is no line")
        << u"2026-06-01T10:00:00Z"_s << u"2026-06-01T10:00:00Z"_s << u"0"_s;
    QTest::newRow("6, 7: an end before the start is no negative time")
        << u"2027-06-01T10:00:00Z"_s << u"2018-06-01T10:00:00Z"_s << u"0"_s;
    QTest::newRow("a third of an hour is rounded once")
        << u"2026-06-01T10:00:00Z"_s << u"2026-06-01T10:20:00Z"_s << u"0.333333"_s;
}

void tst_Metering::hoursAreExact()
{
    QFETCH(QString, begin);
    QFETCH(QString, end);
    QFETCH(QString, expected);
    const QList<Charge> lines = charged(requestWith({u"c"_s}), at(begin), at(end), "Europe/Berlin");
    QCOMPARE(hours(lines).toText(), expected);
    QCOMPARE(lines.isEmpty(), expected == u"0");
}

void tst_Metering::monthsAreTwoLines()
{
    const QList<Charge> lines = charged(requestWith({u"c"_s}), at(u"2026-10-31T20:00:00Z"_s),
                                        at(u"2026-11-01T04:00:00Z"_s), "Europe/Berlin");
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines[0].period, u"2026-10"_s);
    QCOMPARE(lines[0].quantity.toText(), u"3"_s);
    QCOMPARE(toText(lines[0].end), u"2026-10-31T23:00:00.000000Z"_s);
    QCOMPARE(lines[1].period, u"2026-11"_s);
    QCOMPARE(lines[1].quantity.toText(), u"5"_s);
    QCOMPARE(lines[1].begin, lines[0].end);
    // J10: what ends at the edge has nothing in the next month.
    QCOMPARE(charged(requestWith({u"c"_s}), at(u"2026-10-31T20:00:00Z"_s),
                     at(u"2026-10-31T23:00:00Z"_s), "Europe/Berlin")
                 .size(),
             1);
}

void tst_Metering::everyLineCarriesItsOwner()
{
    Request request = requestWith({u"c"_s});
    request.id = RequestId(Uuid{1, 1});
    request.tenant = TenantId(Uuid{2, 2});
    request.project = ProjectId(Uuid{3, 3});
    request.allocations.last().attempt = 2;
    for (const Charge &line : charged(request, at(u"2026-10-31T20:00:00Z"_s),
                                      at(u"2026-11-01T04:00:00Z"_s), "Europe/Berlin")) {
        QCOMPARE(line.request, request.id);
        QCOMPARE(line.tenant, request.tenant);
        QCOMPARE(line.project, request.project);
        QCOMPARE(line.attempt, qint64(2));
        QCOMPARE(line.acceleratorType, u"training-80g"_s);
        QCOMPARE(line.priceVersion, qint64(7));
        QCOMPARE(line.currency, u"EUR"_s);
        QVERIFY(!line.correction);
    }
}

void tst_Metering::unitsAreCardsOrCores()
{
    const Instant begin = at(u"2026-06-01T10:00:00Z"_s);
    const QList<Charge> cards =
        charged(requestWith({u"a"_s, u"b"_s, u"c"_s}), begin, begin + std::chrono::hours(2), "UTC");
    QCOMPARE(cards.size(), 3);
    for (const Charge &line : cards) {
        QCOMPARE(line.meter, Meter::CardHours);
        QCOMPARE(line.quantity.toText(), u"2"_s);
    }
    const QList<Charge> cores =
        charged(requestWith({}, 500), begin, begin + std::chrono::hours(3), "UTC");
    QCOMPARE(cores.size(), 1);
    QCOMPARE(cores.first().meter, Meter::CoreHours);
    QCOMPARE(cores.first().unit, u"n"_s);
    QCOMPARE(cores.first().quantity.toText(), u"1.5"_s);
    QCOMPARE(cores.first().acceleratorType, u"cpu"_s);
}

// B3 12: 1:04:49 + 1:14:33 + 1:42:02 + 0:35:53 = 4:37:17, not the last one alone.
void tst_Metering::everyAttemptCounts()
{
    Request request = requestWith({u"c"_s});
    const Allocation blank = request.allocations.takeLast();
    Instant begin = at(u"2026-06-01T10:00:00Z"_s);
    for (const qint64 seconds : {3'889, 4'473, 6'122, 2'153}) {
        Allocation attempt = blank;
        attempt.attempt = request.allocations.size() + 1;
        attempt.startedAt = begin;
        attempt.end = WorkEnd{};
        attempt.end->at = begin + std::chrono::seconds(seconds);
        request.allocations.append(attempt);
        begin = begin + std::chrono::hours(3);
    }
    constexpr qint64 kSeconds = (4 * 60 + 37) * 60 + 17;
    QCOMPARE(cardTimeByMonth(request, "UTC").value(u"2026-06"_s), 1'000 * kSeconds * 1'000);
    // The platform's fault is not the project's time.
    request.allocations[1].end->cause = EndCause::Lost;
    QCOMPARE(cardTimeByMonth(request, "UTC").value(u"2026-06"_s),
             1'000 * (kSeconds - 4'473) * 1'000);
}

void tst_Metering::platformsFaultIsTakenBack()
{
    const Instant begin = at(u"2026-06-01T10:00:00Z"_s);
    for (const auto &row : Named<EndCause>::kRows) {
        const QList<Charge> lines =
            charged(requestWith({u"c"_s}), begin, begin + std::chrono::hours(1), "UTC", row.value);
        const bool fault = row.value == EndCause::Lost || row.value == EndCause::CardsMismatch
                           || row.value == EndCause::LaunchFailed;
        QCOMPARE(lines.size(), fault ? 2 : 1);
        QCOMPARE(hours(lines).toText(), fault ? u"0"_s : u"1"_s);
        if (fault) {
            QVERIFY(!lines[0].correction && lines[1].correction);
            QCOMPARE(lines[1].cost.toText(), u"-2.5"_s);
            QCOMPARE(lines[1].begin, lines[0].begin);
        }
    }
}

// B3 23: 0 while provisioning.
void tst_Metering::nothingIsMeteredBeforeDelivery()
{
    const Request request = requestWith({u"c"_s});
    QVERIFY(intervalsOf(request, request.allocations.last()).isEmpty());
    QVERIFY(charged(request, {}, at(u"2026-06-01T10:00:00Z"_s), "UTC").isEmpty());
    Allocation running = request.allocations.last();
    running.startedAt = at(u"2026-06-01T10:00:00Z"_s);
    const QList<Interval> open = intervalsOf(request, running);
    QCOMPARE(open.size(), 1);
    QVERIFY(!open.first().end.isSet());
}

void tst_Metering::aLineIsPriceTimesQuantity()
{
    Prng prng(31);
    for (int round = 0; round < 2'000; ++round) {
        Request request = requestWith({u"c"_s});
        request.asked.perUnitHour.units = Int128(prng.below(100'000'000'000));
        const Instant begin = at(u"2026-06-01T10:00:00Z"_s) + Micros(qint64(prng.below(1'000'000)));
        const Instant end = begin + Micros(qint64(prng.below(86'400'000'000)) + 1);
        for (const Charge &line : charged(request, begin, end, "UTC")) {
            QVERIFY(line.cost.units == line.price.units * line.quantity.units);
            QVERIFY(line.quantity == hoursOf((line.end - line.begin).count()));
        }
    }
}

void tst_Metering::partsAddUp_data()
{
    QTest::addColumn<QByteArray>("zone");
    for (const char *zone : {"UTC", "Europe/Berlin", "America/Asuncion", "America/Havana",
                             "Asia/Kathmandu", "Pacific/Apia", "Australia/Lord_Howe"})
        QTest::newRow(zone) << QByteArray(zone);
}

// P11: pieces follow each other without gap, each inside its month.
void tst_Metering::partsAddUp()
{
    QFETCH(QByteArray, zone);
    Prng prng(32);
    int cuts = 0;
    for (int round = 0; round < 60; ++round) {
        const Instant begin =
            at(u"2023-01-01T00:00:00Z"_s) + Micros(qint64(prng.below(126'000'000'000'000)));
        const Instant end = begin + Micros(qint64(prng.below(9'000'000'000'000)) + 1);
        const QList<Charge> lines = charged(requestWith({u"c"_s}), begin, end, zone);
        QCOMPARE(lines.first().begin, begin);
        QCOMPARE(lines.last().end, end);
        for (qsizetype line = 1; line < lines.size(); ++line) {
            QCOMPARE(lines[line].begin, lines[line - 1].end);
            QVERIFY(lines[line].period > lines[line - 1].period);
            ++cuts;
        }
    }
    QVERIFY(cuts > 0);
}

QTEST_APPLESS_MAIN(tst_Metering)
#include "tst_metering.moc"
