#include "backend/invariants/checker.h"
#include "tests/sim/simrun.h"

#include <QTest>

using namespace stw;
using namespace stw::invariants;
using namespace Qt::StringLiterals;

namespace {

//! A history of the simulator, in the middle of its life: what is planted is the only fault in it.
struct History
{
    Facts facts;
    Outside outside;
};

using Plant = void (*)(History &);

const History &goodHistory()
{
    static const History history = [] {
        sim::SimRun run(23, 90, sim::Bug::None);
        run.runSteps();
        return History{run.facts(), run.outside()};
    }();
    return history;
}

template <class R>
QList<R *> rowsOf(History &history)
{
    QList<R *> found;
    for (ports::Row &row : history.facts.rows) {
        if (R *one = std::get_if<R>(&row))
            found += one;
    }
    return found;
}

template <class E>
QList<E *> eventsOf(History &history)
{
    QList<E *> found;
    for (ports::Entry &entry : history.facts.entries) {
        if (E *one = std::get_if<E>(&entry.event))
            found += one;
    }
    return found;
}

Request *ended(History &history)
{
    for (ports::RequestRow *row : rowsOf<ports::RequestRow>(history)) {
        if (isTerminal(row->request.state) && !row->request.charges.isEmpty())
            return &row->request;
    }
    return nullptr;
}

Request *running(History &history)
{
    for (ports::RequestRow *row : rowsOf<ports::RequestRow>(history)) {
        if (row->request.state == RequestState::Active)
            return &row->request;
    }
    return nullptr;
}

void doubleCard(History &history)
{
    for (ports::AllocationRow *row : rowsOf<ports::AllocationRow>(history)) {
        if (!row->allocation.slices.first().cards.isEmpty())
            row->allocation.proof.reset();
    }
}

void twiceTheKey(History &history)
{
    const QList<domain::Submitted *> all = eventsOf<domain::Submitted>(history);
    all[1]->request.requester = all[0]->request.requester;
    all[1]->request.idempotencyKey = all[0]->request.idempotencyKey;
}

void smallNodes(History &history)
{
    for (domain::NodeObserved *seen : eventsOf<domain::NodeObserved>(history))
        seen->node.cpuMilli = 100;
}

void sickNodes(History &history)
{
    for (domain::NodeObserved *seen : eventsOf<domain::NodeObserved>(history)) {
        for (Card &card : seen->node.cards)
            card.health = Health::Isolated;
    }
}

void lowLimits(History &history)
{
    for (domain::LimitSet *set : eventsOf<domain::LimitSet>(history))
        set->change.limit = 0;
}

} // namespace

Q_DECLARE_METATYPE(Plant)

class tst_Checker : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsFoundInAGoodHistory();
    void plantedFaultIsFound_data();
    void plantedFaultIsFound();
    void everyCheckHasAPlantedFault();
    void doctorNamesWhatIsBroken();
};

void tst_Checker::nothingIsFoundInAGoodHistory()
{
    const History &history = goodHistory();
    QVERIFY(history.facts.entries.size() > 100);
    for (const Violation &violation : check(history.facts, &history.outside))
        QFAIL(qPrintable(violation.where + u": "_s + violation.what));
}

void tst_Checker::plantedFaultIsFound_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<Plant>("plant");
    const auto row = [](const char *name, int number, Plant plant) {
        QTest::newRow(name) << number << plant;
    };
    row("a card in two open allocations", 1, &doubleCard);
    row("a node that gives more than it has", 2, &smallNodes);
    row("a hold above its limit", 3, &lowLimits);
    row("a balance that is not its postings", 3,
        [](History &history) { rowsOf<ports::BalanceRow>(history).first()->balance.used += 1; });
    row("an acknowledged request that is gone", 4, [](History &history) {
        history.facts.acknowledged += RequestId(Uuid{1, 1});
    });
    row("a state that the journal does not tell", 5,
        [](History &history) { running(history)->state = RequestState::Completed; });
    row("a cost that is not price times quantity", 6, [](History &history) {
        for (ports::ChargeRow *charge : rowsOf<ports::ChargeRow>(history))
            charge->charge.cost.units += 1;
    });
    row("an entry that was taken out", 7,
        [](History &history) { history.facts.entries.removeAt(history.facts.entries.size() / 2); });
    row("a placement on isolated cards", 8, &sickNodes);
    row("work without an allocation", 9, [](History &history) {
        history.outside.works[u"stranger"_s].live = true;
        history.outside.quietSince = history.facts.now - Micros(std::chrono::hours(1));
    });
    row("another command than approved", 10, [](History &history) {
        for (Work &work : history.outside.works)
            work.spec.argv += u"more"_s;
    });
    row("an interval that ends before it begins", 13, [](History &history) {
        for (ports::IntervalRow *one : rowsOf<ports::IntervalRow>(history)) {
            if (one->interval.end.isSet())
                one->interval.end = one->interval.begin - Micros(1);
        }
    });
    row("a hole in the queue's history", 15, [](History &history) {
        ended(history)->queue.first().from = ended(history)->queue.first().from + Micros(1);
    });
    row("an ended request with an unproven allocation", 16,
        [](History &history) { ended(history)->allocations.last().proof.reset(); });
    row("two requests of one idempotency key", 17, &twiceTheKey);
    row("work that was started twice", 18,
        [](History &history) { history.outside.works.begin()->starts = 2; });
}

void tst_Checker::plantedFaultIsFound()
{
    QFETCH(int, number);
    QFETCH(Plant, plant);
    History history = goodHistory();
    QVERIFY(ended(history) && running(history));
    plant(history);
    const QList<Violation> found = check(history.facts, &history.outside);
    const bool seen = std::any_of(found.begin(), found.end(),
                                  [number](const Violation &one) { return one.number == number; });
    QVERIFY(seen);
}

void tst_Checker::everyCheckHasAPlantedFault()
{
    const QList<int> planted{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 15, 16, 17, 18};
    for (const CheckRow &row : checks())
        QVERIFY2(planted.contains(row.number), row.name.data());
}

void tst_Checker::doctorNamesWhatIsBroken()
{
    QVERIFY(doctor(goodHistory().facts).contains(u"no violations"_s));
    History history = goodHistory();
    twiceTheKey(history);
    const QString report = doctor(history.facts);
    QVERIFY(report.contains(u"17 an idempotency key names one request: 1 broken"_s));
    QVERIFY(report.contains(u"violation 17 at "_s));
}

QTEST_GUILESS_MAIN(tst_Checker)
#include "tst_checker.moc"
