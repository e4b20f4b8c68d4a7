#include "backend/main/endsignals.h"

#include <QSignalSpy>
#include <QTest>

#include <csignal>

using namespace stw::main;

class tst_EndSignals : public QObject
{
    Q_OBJECT

private slots:
    void aSignalIsAsked_data();
    void aSignalIsAsked();
    void eachSignalIsAskedOnce();
    void afterwardsTheSystemHandlesThemAgain();
    void childrenAreBornWithoutABlockedSignal();
};

void tst_EndSignals::aSignalIsAsked_data()
{
    QTest::addColumn<int>("number");
    QTest::newRow("of systemd") << SIGTERM;
    QTest::newRow("of a terminal") << SIGINT;
}

void tst_EndSignals::aSignalIsAsked()
{
    QFETCH(int, number);
    EndSignals signals_;
    QSignalSpy asked(&signals_, &EndSignals::asked);
    QCOMPARE(::raise(number), 0);
    QCOMPARE(asked.count(), 0); // only in the event loop, never inside the handler
    QTRY_COMPARE(asked.count(), 1);
    QCOMPARE(asked[0][0].toInt(), number);
}

void tst_EndSignals::eachSignalIsAskedOnce()
{
    EndSignals signals_;
    QSignalSpy asked(&signals_, &EndSignals::asked);
    ::raise(SIGTERM);
    ::raise(SIGINT);
    ::raise(SIGTERM);
    QTRY_COMPARE(asked.count(), 3);
    QCOMPARE(asked[1][0].toInt(), SIGINT);
    QCoreApplication::processEvents();
    QCOMPARE(asked.count(), 3);
}

void tst_EndSignals::afterwardsTheSystemHandlesThemAgain()
{
    {
        const EndSignals signals_;
    }
    struct sigaction now = {};
    ::sigaction(SIGTERM, nullptr, &now);
    QVERIFY(now.sa_handler == SIG_DFL);
}

void tst_EndSignals::childrenAreBornWithoutABlockedSignal()
{
    const EndSignals signals_;
    sigset_t blocked;
    ::sigprocmask(SIG_SETMASK, nullptr, &blocked);
    QVERIFY(!sigismember(&blocked, SIGTERM));
    QVERIFY(!sigismember(&blocked, SIGINT));
}

QTEST_GUILESS_MAIN(tst_EndSignals)
#include "tst_endsignals.moc"
