#include "app/client/connection.h"
#include "tests/app/client/fakeservice.h"

#include <QSignalSpy>
#include <QTest>

using namespace stw;
using namespace stw::client;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class tst_Connection : public QObject
{
    Q_OBJECT

private slots:
    void itIsSeenWithinFiveSeconds();
    void anAnswerIsASign();
    void everyAnswerCounts_data();
    void everyAnswerCounts();
    void lossAndReturnAreTold();
    void silenceIsALoss();
    void theNextTryIsCountedDown();
    void retryDoesNotWait();
    void itHasNoCredentials();
    void stoppedItIsSilent();

private:
    static constexpr Pace kQuick{20ms, 200ms, 20ms, 40ms};

    static Settings settings(const FakeService &service)
    {
        Settings made;
        made.server = service.url();
        made.token = "secret";
        return made;
    }
};

void tst_Connection::itIsSeenWithinFiveSeconds()
{
    const Pace pace;
    QVERIFY(pace.beat + pace.deadline <= 5s);
}

void tst_Connection::anAnswerIsASign()
{
    FakeService service;
    service.on("GET", u"/healthz"_s, FakeService::Reply{});
    Connection connection(settings(service), nullptr, kQuick);
    QCOMPARE(connection.state(), Connection::State::Unknown);
    QVERIFY(!connection.seenAt().isSet());
    QSignalSpy up(&connection, &Connection::up);
    connection.start();
    QTRY_VERIFY(connection.isUp());
    QVERIFY(connection.seenAt().isSet() && connection.since().isSet());
    QVERIFY(connection.latency() >= 0ms && connection.latency() < 200ms);
    const Instant seen = connection.seenAt();
    QTRY_VERIFY(connection.seenAt() > seen);
    QCOMPARE(up.size(), 1); // told once, not at each beat
}

void tst_Connection::everyAnswerCounts_data()
{
    QTest::addColumn<int>("status");
    QTest::newRow("well") << 200;
    QTest::newRow("no such path in front of a proxy") << 404;
    QTest::newRow("a fault") << 500;
    QTest::newRow("busy") << 503;
}

void tst_Connection::everyAnswerCounts()
{
    QFETCH(int, status);
    FakeService service;
    service.on("GET", u"/healthz"_s, FakeService::Reply{status, "{}"});
    Connection connection(settings(service), nullptr, kQuick);
    connection.start();
    QTRY_COMPARE(connection.state(), Connection::State::Up);
}

void tst_Connection::lossAndReturnAreTold()
{
    FakeService service;
    service.on("GET", u"/healthz"_s, FakeService::Reply{});
    Connection connection(settings(service), nullptr, kQuick);
    QSignalSpy up(&connection, &Connection::up);
    QSignalSpy lost(&connection, &Connection::lost);
    connection.start();
    QTRY_COMPARE(up.size(), 1);
    service.goAway();
    QTRY_COMPARE(lost.size(), 1);
    QCOMPARE(connection.state(), Connection::State::Lost);
    QCOMPARE(connection.cause().code, ErrorCode::Unavailable);
    QVERIFY(connection.since() >= connection.seenAt());
    service.comeBack();
    QTRY_COMPARE(up.size(), 2);
    QCOMPARE(lost.size(), 1);
}

void tst_Connection::silenceIsALoss()
{
    FakeService service;
    service.on("GET", u"/healthz"_s, FakeService::Reply{.never = true});
    Connection connection(settings(service), nullptr, kQuick);
    connection.start();
    QTRY_COMPARE(connection.state(), Connection::State::Lost);
}

void tst_Connection::theNextTryIsCountedDown()
{
    FakeService service;
    service.goAway();
    Connection connection(settings(service), nullptr, {20ms, 200ms, 1h, 1h});
    QSignalSpy changed(&connection, &Connection::changed);
    connection.start();
    QTRY_COMPARE(connection.state(), Connection::State::Lost);
    QVERIFY(connection.untilRetry() > 50min && connection.untilRetry() < 70min); // coarse
    const qsizetype before = changed.size();
    QTRY_VERIFY(changed.size() > before); // each second, for who shows it
}

void tst_Connection::retryDoesNotWait()
{
    FakeService service;
    service.on("GET", u"/healthz"_s, FakeService::Reply{});
    service.goAway();
    Connection connection(settings(service), nullptr, {20ms, 200ms, 1h, 1h});
    connection.start();
    QTRY_COMPARE(connection.state(), Connection::State::Lost);
    service.comeBack();
    connection.retryNow();
    QTRY_VERIFY(connection.isUp());
}

void tst_Connection::itHasNoCredentials()
{
    FakeService service;
    service.on("GET", u"/healthz"_s, FakeService::Reply{});
    Connection connection(settings(service), nullptr, kQuick);
    connection.start();
    QTRY_VERIFY(connection.isUp());
    QVERIFY(!service.asked().first().headers.contains("authorization"));
}

void tst_Connection::stoppedItIsSilent()
{
    FakeService service;
    service.on("GET", u"/healthz"_s, FakeService::Reply{});
    Connection connection(settings(service), nullptr, kQuick);
    connection.start();
    connection.stop();
    QCOMPARE(connection.untilRetry(), 0ms);
    QCOMPARE(connection.state(), Connection::State::Unknown);
}

QTEST_GUILESS_MAIN(tst_Connection)
#include "tst_connection.moc"
