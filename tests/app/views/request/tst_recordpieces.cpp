#include "app/views/request/recordpieces.h"
#include "app/views/request/recordsteps.h"
#include "shared/base/prng.h"

#include <QTest>

using namespace stw;
using namespace stw::views;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr Instant kStart{1'700'000'000'000'000};

Instant at(Micros after)
{
    return kStart + after;
}

WorkEnd endAt(Instant moment)
{
    WorkEnd end;
    end.at = moment;
    return end;
}

ReturnProof proofAt(Instant moment)
{
    ReturnProof proof;
    proof.at = moment;
    return proof;
}

//! Preempted after a run, and waiting again: the picture's story.
Request secondAttempt()
{
    Request request;
    request.state = RequestState::Queued;
    request.submittedAt = kStart;
    request.queuedAt = at(12min);
    request.queue = {{1, at(12min), at(20min), {PriorityAhead{3}}},
                     {1, at(20min), at(30min), {CapacityBusy{}}},
                     {2, at(300min), {}, {Planning{}}}};
    Allocation first;
    first.attempt = 1;
    first.placedAt = at(30min);
    first.startedAt = at(32min);
    first.end = endAt(at(299min));
    first.proof = proofAt(at(300min));
    request.allocations = {first};
    request.attempt = 1;
    return request;
}

Request running()
{
    Request request = secondAttempt();
    request.queue.removeLast();
    request.state = RequestState::Active;
    request.allocations.last().end.reset();
    request.allocations.last().proof.reset();
    return request;
}

Request withdrawn()
{
    Request request;
    request.state = RequestState::Cancelled;
    request.submittedAt = kStart;
    request.queuedAt = kStart;
    request.queue = {{1, kStart, at(5min), {Planning{}}}};
    request.endedAt = at(5min);
    return request;
}

QList<LifePart> kindsOf(const QList<RecordPiece> &pieces)
{
    QList<LifePart> kinds;
    for (const RecordPiece &piece : pieces)
        kinds.append(piece.kind);
    return kinds;
}

Micros sumOf(const QList<RecordPiece> &pieces)
{
    Micros sum{0};
    for (const RecordPiece &piece : pieces)
        sum += piece.length();
    return sum;
}

} // namespace

class tst_RecordPieces : public QObject
{
    Q_OBJECT

private slots:
    void lives_data();
    void lives();
    void anyLifeAddsUp();
    void steps_data();
    void steps();
};

void tst_RecordPieces::lives_data()
{
    using enum LifePart;
    QTest::addColumn<Request>("request");
    QTest::addColumn<QList<LifePart>>("kinds");
    QTest::newRow("a second attempt waits again")
        << secondAttempt()
        << QList<LifePart>{Approval, Waiting, Waiting, Provisioning, Running, Returning, Waiting};
    QTest::newRow("running goes on until now")
        << running() << QList<LifePart>{Approval, Waiting, Waiting, Provisioning, Running};
    QTest::newRow("withdrawn ends in the queue") << withdrawn() << QList<LifePart>{Waiting};
}

void tst_RecordPieces::lives()
{
    QFETCH(Request, request);
    QFETCH(QList<LifePart>, kinds);
    const Instant now = at(340min);
    const QList<RecordPiece> pieces = piecesOf(request, now);
    QCOMPARE(kindsOf(pieces), kinds);
    const Instant end = request.endedAt.isSet() ? request.endedAt : now;
    QCOMPARE(sumOf(pieces).count(), (end - kStart).count());
}

void tst_RecordPieces::anyLifeAddsUp()
{
    const quint64 seed = qEnvironmentVariableIsSet("STW_SEED")
                             ? qEnvironmentVariable("STW_SEED").toULongLong()
                             : 20261130;
    Prng prng(seed);
    int withGaps = 0;
    for (int round = 0; round < 500; ++round) {
        Request request;
        request.state = RequestState::Queued;
        request.submittedAt = kStart;
        Micros moment{0};
        const auto later = [&moment, &prng] {
            moment += Micros(qint64(prng.below(5'000'000)));
            return at(moment);
        };
        for (qint64 attempt = 1; attempt <= 3; ++attempt) {
            const Instant from = later();
            const Instant to = later();
            request.queue.append({attempt, from, to, {Planning{}}});
            Allocation allocation;
            allocation.attempt = attempt;
            const bool gap = prng.oneIn(2); // a moment that nothing tells of
            withGaps += gap;
            allocation.placedAt = gap ? later() : to;
            allocation.startedAt = later();
            allocation.end = endAt(later());
            allocation.proof = proofAt(later());
            request.allocations.append(allocation);
        }
        const Instant now = later();
        const QList<RecordPiece> pieces = piecesOf(request, now);
        QVERIFY2(sumOf(pieces) == now - kStart, qPrintable(u"rerun with STW_SEED=%1"_s.arg(seed)));
        for (qsizetype index = 1; index < pieces.size(); ++index)
            QCOMPARE(pieces[index].from, pieces[index - 1].to);
    }
    QVERIFY(withGaps > 0);
}

void tst_RecordPieces::steps_data()
{
    using enum LifeStepState;
    QTest::addColumn<Request>("request");
    QTest::addColumn<QList<LifeStepState>>("states");
    QTest::newRow("waiting again, an earlier attempt ran")
        << secondAttempt()
        << QList<LifeStepState>{Done, Done, Current, DoneBefore, DoneBefore, DoneBefore};
    QTest::newRow("running") << running()
                             << QList<LifeStepState>{Done, Done, Done, Done, Current, Ahead};
    QTest::newRow("withdrawn never ran")
        << withdrawn() << QList<LifeStepState>{Done, Done, Done, Skipped, Skipped, Skipped};
}

void tst_RecordPieces::steps()
{
    QFETCH(Request, request);
    QFETCH(QList<LifeStepState>, states);
    const QList<LifeStepAt> steps = stepsOf(request, at(340min));
    QCOMPARE(steps.size(), qsizetype(kLifeSteps));
    QList<LifeStepState> found;
    for (const LifeStepAt &step : steps)
        found.append(step.state);
    QCOMPARE(found, states);
}

QTEST_GUILESS_MAIN(tst_RecordPieces)
#include "tst_recordpieces.moc"
