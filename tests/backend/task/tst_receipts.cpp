#include "backend/task/receipts.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace stw;
using namespace stw::task;

class tst_Receipts : public QObject
{
    Q_OBJECT

private slots:
    void startComesBack();
    void endComesBack_data();
    void endComesBack();
    void wordsAreKnownBothWays();
    void aHalfFileIsNone();
    void refusesWhatItDoesNotKnow();
};

namespace {

const QString kTag = u"stw-01arz3ndektsv4rrffq69g5fav-1"_s;

StartReceipt startReceipt()
{
    return {kTag,
            4711,
            1234567,
            u"b0b0"_s,
            4712,
            1234568,
            Instant{1'796'065'777'123'456},
            Limiter::Cgroup1,
            {{u"GPU-1"_s, u"nvidia"_s}},
            1000,
            1001};
}

EndReceipt endReceipt()
{
    EndReceipt end;
    end.tag = kTag;
    end.started = Instant{1'796'065'777'123'456};
    end.ended = Instant{1'796'065'778'123'456};
    end.elapsedUs = 999'999;
    end.exitCode = 3;
    end.cause = Cause::UserError;
    end.peakMemoryBytes = 1LL << 40;
    end.cpuUs = 5;
    end.outputBytes = 6;
    end.truncated = true;
    end.stragglers = 2;
    end.reason = u"exit code 3"_s;
    return end;
}

} // namespace

void tst_Receipts::startComesBack()
{
    const Result<StartReceipt> back = startReceiptFromJson(encode(startReceipt()));
    QVERIFY(back);
    QVERIFY(*back == startReceipt());
}

void tst_Receipts::endComesBack_data()
{
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<int>("signal");
    QTest::newRow("with an exit code") << 0 << -1;
    QTest::newRow("with a signal") << -1 << 9;
    QTest::newRow("of work that never ran") << -1 << -1;
}

void tst_Receipts::endComesBack()
{
    QFETCH(int, exitCode);
    QFETCH(int, signal);
    EndReceipt end = endReceipt();
    end.exitCode = exitCode < 0 ? std::nullopt : std::optional<qint64>(exitCode);
    end.signal = signal < 0 ? std::nullopt : std::optional<qint64>(signal);
    const Result<EndReceipt> back = endReceiptFromJson(encode(end));
    QVERIFY(back);
    QVERIFY(*back == end);
}

void tst_Receipts::wordsAreKnownBothWays()
{
    for (int at = int(Cause::Ok); at <= int(Cause::CardsMismatch); ++at)
        QCOMPARE(causeFromWire(wireName(Cause(at))), Cause(at));
    for (int at = int(Limiter::Cgroup2); at <= int(Limiter::Rlimit); ++at)
        QCOMPARE(limiterFromWire(wireName(Limiter(at))), Limiter(at));
    QVERIFY(!causeFromWire(u"lost"));
    QVERIFY(!limiterFromWire(u""));
}

void tst_Receipts::aHalfFileIsNone()
{
    const QByteArray start = encode(startReceipt());
    const QByteArray end = encode(endReceipt());
    for (qsizetype at = 0; at < start.size() - 2; ++at) // The last two are brace and line end.
        QVERIFY(!startReceiptFromJson(start.left(at)));
    for (qsizetype at = 0; at < end.size() - 2; ++at)
        QVERIFY(!endReceiptFromJson(end.left(at)));
}

void tst_Receipts::refusesWhatItDoesNotKnow()
{
    QVERIFY(!startReceiptFromJson(encode(endReceipt())));
    QVERIFY(!endReceiptFromJson(encode(startReceipt())));
    QVERIFY(!endReceiptFromJson(encode(endReceipt()).replace("user_error", "new_cause")));
    QVERIFY(!endReceiptFromJson(encode(endReceipt()).replace("\"version\": 1", "\"version\": 2")));
    QVERIFY(!endReceiptFromJson(
        encode(endReceipt()).replace("\"exit_code\": 3", "\"exit_code\": 300")));
}

QTEST_GUILESS_MAIN(tst_Receipts)
#include "tst_receipts.moc"
