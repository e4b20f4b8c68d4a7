#include "backend/task/verdict.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace stw::task;

class tst_Verdict : public QObject
{
    Q_OBJECT

private slots:
    void causes_data();
    void causes();
};

void tst_Verdict::causes_data()
{
    QTest::addColumn<Outcome>("outcome");
    QTest::addColumn<Cause>("cause");
    const auto none = std::nullopt;

    QTest::newRow("0 is ok") << Outcome{0, none, none, 0} << Cause::Ok;
    QTest::newRow("another code is the user's") << Outcome{1, none, none, 0} << Cause::UserError;
    QTest::newRow("a signal is the user's") << Outcome{none, 11, none, 0} << Cause::UserError;
    QTest::newRow("killed at the memory limit") << Outcome{none, 9, none, 1} << Cause::OutOfMemory;
    QTest::newRow("a child killed at the limit made it fail")
        << Outcome{137, none, none, 1} << Cause::OutOfMemory;
    QTest::newRow("work that coped with a killed child is ok")
        << Outcome{0, none, none, 1} << Cause::Ok;
    QTest::newRow("stopped at the deadline, however it went")
        << Outcome{0, none, Cause::Deadline, 0} << Cause::Deadline;
    QTest::newRow("cancelled comes before memory")
        << Outcome{none, 9, Cause::Cancelled, 1} << Cause::Cancelled;
}

void tst_Verdict::causes()
{
    QFETCH(Outcome, outcome);
    QTEST(verdictOf(outcome).cause, "cause");
}

QTEST_GUILESS_MAIN(tst_Verdict)
#include "tst_verdict.moc"
