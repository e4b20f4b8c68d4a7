#include "backend/main/loopdriver.h"

#include <QSignalSpy>
#include <QTest>

#include <thread>

using namespace stw;
using namespace stw::main;

namespace {

class SetClock : public ports::Clock
{
public:
    Instant now() override { return at; }
    Instant at{1'000'000};
};

//! A loop that notes its turns.
struct Probe
{
    SetClock clock;
    int turns = 0;
    int more = 0; //!< Turns that have something left to do.
    Instant due;

    LoopDriver::Parts parts()
    {
        return {[this] {
                    ++turns;
                    return turns <= more;
                },
                [this] { return due; }, clock};
    }
};

} // namespace

class tst_LoopDriver : public QObject
{
    Q_OBJECT

private slots:
    void manyWakesAreOneTurn();
    void aTurnIsNeverInsideWake();
    void itTurnsWhileThereIsMore();
    void aWakeDuringATurnIsNotLost();
    void aWakeOfAnotherThreadTurnsHere();
    void aDueInstantTurns();
    void beforeTheDueInstantNothingTurns();
    void aClockThatJumpsIsNoticed();
};

void tst_LoopDriver::manyWakesAreOneTurn()
{
    Probe probe;
    LoopDriver driver(probe.parts());
    QSignalSpy rested(&driver, &LoopDriver::rested);
    for (int i = 0; i < 100; ++i)
        driver.wake();
    QVERIFY(rested.wait());
    QCoreApplication::processEvents();
    QCOMPARE(probe.turns, 1);
}

void tst_LoopDriver::aTurnIsNeverInsideWake()
{
    Probe probe;
    LoopDriver driver(probe.parts());
    driver.wake();
    QCOMPARE(probe.turns, 0);
}

void tst_LoopDriver::itTurnsWhileThereIsMore()
{
    Probe probe;
    probe.more = 5;
    LoopDriver driver(probe.parts());
    QSignalSpy rested(&driver, &LoopDriver::rested);
    driver.wake();
    QVERIFY(rested.wait());
    QCOMPARE(probe.turns, 6);
    QCOMPARE(rested.count(), 1);
}

void tst_LoopDriver::aWakeDuringATurnIsNotLost()
{
    Probe probe;
    LoopDriver *waking = nullptr;
    LoopDriver::Parts parts = probe.parts();
    parts.turn = [&probe, &waking] {
        if (++probe.turns == 1)
            waking->wake();
        return false;
    };
    LoopDriver driver(parts);
    waking = &driver;
    driver.wake();
    QTRY_COMPARE(probe.turns, 2);
}

void tst_LoopDriver::aWakeOfAnotherThreadTurnsHere()
{
    Probe probe;
    std::thread::id turned;
    LoopDriver::Parts parts = probe.parts();
    parts.turn = [&] {
        ++probe.turns;
        turned = std::this_thread::get_id();
        return false;
    };
    LoopDriver driver(parts);
    std::thread other([&driver] { driver.wake(); });
    other.join();
    QTRY_COMPARE(probe.turns, 1);
    QVERIFY(turned == std::this_thread::get_id());
}

void tst_LoopDriver::aDueInstantTurns()
{
    Probe probe;
    LoopDriver::Parts parts = probe.parts();
    probe.due = probe.clock.at; // has come
    parts.turn = [&probe] {
        if (++probe.turns == 2)
            probe.due = {};
        return false;
    };
    LoopDriver driver(parts);
    driver.wake();
    QTRY_COMPARE(probe.turns, 2);
}

void tst_LoopDriver::beforeTheDueInstantNothingTurns()
{
    Probe probe;
    probe.due = probe.clock.at + Micros(1'000); // this clock stands still
    LoopDriver driver(probe.parts());
    QSignalSpy rested(&driver, &LoopDriver::rested);
    driver.wake();
    QTRY_VERIFY(rested.count() >= 3); // the timer looked again
    QCOMPARE(probe.turns, 1);
}

void tst_LoopDriver::aClockThatJumpsIsNoticed()
{
    Probe probe;
    probe.due = probe.clock.at + Micros(86'400'000'000);
    LoopDriver::Parts parts = probe.parts();
    parts.turn = [&probe] {
        if (++probe.turns == 2)
            probe.due = {};
        return false;
    };
    LoopDriver driver(parts);
    QSignalSpy rested(&driver, &LoopDriver::rested);
    driver.wake();
    QVERIFY(rested.wait());
    probe.clock.at = probe.due;
    QTRY_COMPARE(probe.turns, 2);
}

QTEST_GUILESS_MAIN(tst_LoopDriver)
#include "tst_loopdriver.moc"
