#include "backend/domain/quota/ledger.h"
#include "backend/domain/request/admission.h"
#include "shared/base/prng.h"
#include "shared/base/zone.h"
#include "tests/support/house.h"

#include <QTest>

using namespace stw;
using namespace stw::domain;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kCardHour = 1'000 * qint64(3'600'000); // card-milli · milliseconds

Balance balanceOf(const test::House &house, const QString &project, QuotaDimension dimension,
                  const QString &period = {})
{
    return house.world.ledger.balances.value({scopeOf(house.project(project)), dimension, period});
}

} // namespace

class tst_Ledger : public QObject
{
    Q_OBJECT

private slots:
    void submitAgainstALimit_data();
    void submitAgainstALimit();
    void onlyWhatGrowsBlocks();
    void tenantsLimitCountsAllItsProjects();
    void budgetIsHeldAtAdmissionAndTruedUp();
    void budgetThatWaitedIsHeldLater();
    void budgetOfARunAcrossMonthsIsSplit();
    void platformsFaultCostsNoBudget();
    void sumsThatDoNotFitAreRefused();
    void postingsAddUpToBalances_data();
    void postingsAddUpToBalances();
};

void tst_Ledger::submitAgainstALimit_data()
{
    QTest::addColumn<QuotaDimension>("dimension");
    QTest::addColumn<qint64>("limit"); // −1: none
    QTest::addColumn<QString>("onQuota");
    QTest::addColumn<QString>("expected"); // held, waits, never, later

    // Asked: 4 cards for an hour; 4 cards and 4 card hours are held already.
    using D = QuotaDimension;
    QTest::newRow("no limit never blocks") << D::Cards << qint64(-1) << u"wait"_s << u"held"_s;
    QTest::newRow("0 is none, not unlimited") << D::Cards << qint64(0) << u"wait"_s << u"never"_s;
    QTest::newRow("asked alone above the limit is never")
        << D::Cards << qint64(3'999) << u"wait"_s << u"never"_s;
    QTest::newRow("exactly the limit fits, later")
        << D::Cards << qint64(4'000) << u"wait"_s << u"held"_s;
    QTest::newRow("who does not want to wait hears it")
        << D::Cards << qint64(7'999) << u"refuse"_s << u"later"_s;
    QTest::newRow("what fits is not refused")
        << D::Cards << qint64(8'000) << u"refuse"_s << u"held"_s;
    QTest::newRow("no tasks at all") << D::ConcurrentTasks << qint64(0) << u"wait"_s << u"never"_s;
    QTest::newRow("the budget is used up, so it waits")
        << D::CardHours << 8 * kCardHour - 1 << u"wait"_s << u"waits"_s;
    QTest::newRow("the budget just suffices")
        << D::CardHours << 8 * kCardHour << u"wait"_s << u"held"_s;
    QTest::newRow("a budget that can never suffice")
        << D::CardHours << 4 * kCardHour - 1 << u"wait"_s << u"never"_s;
    QTest::newRow("the budget is used up and it does not wait")
        << D::CardHours << 8 * kCardHour - 1 << u"refuse"_s << u"later"_s;
}

void tst_Ledger::submitAgainstALimit()
{
    QFETCH(QuotaDimension, dimension);
    QFETCH(qint64, limit);
    QFETCH(QString, onQuota);
    QFETCH(QString, expected);
    for (const ScopeKind scope : {ScopeKind::Project, ScopeKind::Tenant}) {
        test::House house;
        house.observe(test::makeNode(u"n"_s).cards(8));
        Wish wish = house.wish();
        wish.cards = 4;
        const RequestId first = house.submit(wish);
        house.place(first, u"n"_s, {u"n-0"_s, u"n-1"_s, u"n-2"_s, u"n-3"_s});
        if (limit >= 0)
            house.limit(scope, scope == ScopeKind::Project ? u"lab"_s : u"acme"_s, dimension,
                        limit);
        wish.onQuota = onQuota;
        const Submit submit = house.submitOf(wish);
        const Result<QList<Event>> events = house.run(submit);
        if (expected == u"held" || expected == u"waits") {
            QVERIFY(events);
            QCOMPARE(house.request(submit.id).budgetHeld, expected == u"held");
            continue;
        }
        QVERIFY(!events);
        QCOMPARE(events.error().code, ErrorCode::QuotaLimit);
        QCOMPARE(events.error().facts.value(u"ever"_s), expected);
        QCOMPARE(events.error().facts.value(u"dimension"_s), nameOf(dimension));
        QCOMPARE(events.error().facts.value(u"scope"_s), nameOf(scope));
        QCOMPARE(events.error().facts.value(u"limit"_s), QString::number(limit));
    }
}

void tst_Ledger::onlyWhatGrowsBlocks()
{
    test::House house;
    house.observe(test::makeNode(u"n"_s).cards(8));
    house.place(house.submit(house.wish()), u"n"_s, {u"n-0"_s});
    // Below what is held, and nothing at all, but a task without cards asks for neither.
    house.limit(ScopeKind::Project, u"lab"_s, QuotaDimension::Cards, 0);
    house.limit(ScopeKind::Project, u"lab"_s, QuotaDimension::CardHours, 0);
    Wish wish = house.wish(u"cpu-small"_s);
    wish.onQuota = u"refuse"_s;
    const RequestId id = house.submit(wish);
    house.place(id, u"n"_s, {});
    QCOMPARE(house.request(id).state, RequestState::Provisioning);
}

void tst_Ledger::tenantsLimitCountsAllItsProjects()
{
    test::House house;
    house.observe(test::makeNode(u"n"_s).cards(8));
    house.limit(ScopeKind::Tenant, u"acme"_s, QuotaDimension::Cards, 2'000);
    Wish shop = house.wish();
    shop.project = u"shop"_s;
    const RequestId a = house.submit(house.wish());
    const RequestId b = house.submit(shop);
    const RequestId c = house.submit(shop);
    house.place(a, u"n"_s, {u"n-0"_s});
    house.place(b, u"n"_s, {u"n-1"_s});
    QVERIFY(!house.run(house.placeOf(c, u"n"_s, {u"n-2"_s})));
    house.start(a);
    house.done(house.endOf(a));
    QVERIFY(house.run(house.placeOf(c, u"n"_s, {u"n-2"_s})));
}

void tst_Ledger::budgetIsHeldAtAdmissionAndTruedUp()
{
    test::House house;
    house.observe(test::makeNode(u"n"_s).cards(8));
    Wish wish = house.wish();
    wish.cards = 4;
    const RequestId id = house.submit(wish);
    QCOMPARE(balanceOf(house, u"lab"_s, QuotaDimension::CardHours, u"2026-10"_s),
             (Balance{0, 4 * kCardHour}));
    QCOMPARE(balanceOf(house, u"lab"_s, QuotaDimension::Cards), Balance{});
    house.place(id, u"n"_s, {u"n-0"_s, u"n-1"_s, u"n-2"_s, u"n-3"_s});
    QCOMPARE(balanceOf(house, u"lab"_s, QuotaDimension::Cards), (Balance{0, 4'000}));
    house.start(id);
    house.now = house.now + std::chrono::minutes(15);
    house.done(house.endOf(id));
    QCOMPARE(balanceOf(house, u"lab"_s, QuotaDimension::CardHours, u"2026-10"_s),
             (Balance{kCardHour, 0}));
    QCOMPARE(balanceOf(house, u"lab"_s, QuotaDimension::Cards), Balance{});

    // Cancelled before anything ran: all comes back.
    const RequestId other = house.submit(wish);
    house.done(Cancel{other, {}});
    QCOMPARE(balanceOf(house, u"lab"_s, QuotaDimension::CardHours, u"2026-10"_s),
             (Balance{kCardHour, 0}));
}

void tst_Ledger::budgetThatWaitedIsHeldLater()
{
    test::House house;
    house.observe(test::makeNode(u"n"_s).cards(8));
    house.limit(ScopeKind::Project, u"lab"_s, QuotaDimension::CardHours, kCardHour);
    const RequestId first = house.submit(house.wish());
    const RequestId second = house.submit(house.wish());
    QVERIFY(house.request(first).budgetHeld);
    QVERIFY(!house.request(second).budgetHeld);
    QVERIFY(house.done(HoldBudget{second}).isEmpty());
    QVERIFY(!house.run(house.placeOf(second, u"n"_s, {u"n-0"_s}))); // not without its budget
    house.done(Cancel{first, {}});
    QCOMPARE(house.done(HoldBudget{second}).size(), 1);
    QVERIFY(house.done(HoldBudget{second}).isEmpty());
    QCOMPARE(house.request(second).budgetPeriod, u"2026-10"_s);

    // The next month has a budget of its own.
    const RequestId third = house.submit(house.wish());
    QVERIFY(!house.request(third).budgetHeld);
    house.now = instantFromText(u"2026-10-31T23:00:00Z"_s).value(); // Berlin's 1 November
    QCOMPARE(house.done(HoldBudget{third}).size(), 1);
    QCOMPARE(house.request(third).budgetPeriod, u"2026-11"_s);
}

void tst_Ledger::budgetOfARunAcrossMonthsIsSplit()
{
    test::House house;
    house.observe(test::makeNode(u"n"_s).cards(8));
    house.now = instantFromText(u"2026-10-31T20:00:00Z"_s).value();
    Wish wish = house.wish();
    wish.seconds = 8 * 3'600;
    const RequestId id = house.submit(wish);
    house.place(id, u"n"_s, {u"n-0"_s});
    house.start(id);
    house.now = house.now + std::chrono::hours(8);
    house.done(house.endOf(id));
    QCOMPARE(balanceOf(house, u"lab"_s, QuotaDimension::CardHours, u"2026-10"_s),
             (Balance{3 * kCardHour, 0}));
    QCOMPARE(balanceOf(house, u"lab"_s, QuotaDimension::CardHours, u"2026-11"_s),
             (Balance{5 * kCardHour, 0}));
}

void tst_Ledger::platformsFaultCostsNoBudget()
{
    test::House house;
    house.observe(test::makeNode(u"n"_s).cards(8));
    const RequestId id = house.submit(house.wish());
    house.place(id, u"n"_s, {u"n-0"_s});
    house.start(id);
    house.now = house.now + std::chrono::minutes(30);
    house.done(house.endOf(id, EndCause::Lost));
    QVERIFY(house.world.ledger.balances.isEmpty());
}

void tst_Ledger::sumsThatDoNotFitAreRefused()
{
    test::House house;
    const AccountKey key{scopeOf(house.project(u"lab"_s)), QuotaDimension::CardHours, u"2026-10"_s};
    house.world.ledger.balances.insert(key, {std::numeric_limits<qint64>::max() - 10, 0});
    const Result<QList<Event>> events = house.run(house.submitOf(house.wish()));
    QVERIFY(!events);
    QCOMPARE(events.error().code, ErrorCode::Overflow);
    QCOMPARE(house.world.ledger.balances.size(), 1);
}

void tst_Ledger::postingsAddUpToBalances_data()
{
    QTest::addColumn<quint64>("seed");
    for (quint64 seed = 1; seed <= 6; ++seed)
        QTest::addRow("STW_SEED=%d", int(seed)) << seed;
}

// P1, P2: what was moved is what stands, what stands is justified by what lives, and no limit on
// instant dimensions is passed.
void tst_Ledger::postingsAddUpToBalances()
{
    QFETCH(quint64, seed);
    Prng prng(seed);
    test::House house;
    house.observe(test::makeNode(u"n"_s).cards(8));
    house.limit(ScopeKind::Project, u"lab"_s, QuotaDimension::Cards, 5'000);
    QList<RequestId> ids;
    QMap<AccountKey, Balance> sums;
    int placed = 0;
    int refused = 0;
    for (int step = 0; step < 600; ++step) {
        house.now = house.now + std::chrono::hours(prng.below(6));
        Command command = HoldBudget{};
        const RequestId id = test::pickRequest(prng, ids, house.world);
        const RequestPtr request = house.world.requests.live.value(id);
        const quint64 kind = prng.below(6);
        if (!request || prng.oneIn(5)) {
            Wish wish = house.wish();
            wish.cards = qint64(prng.below(3)) + 1;
            const Submit submit = house.submitOf(wish);
            ids.append(submit.id);
            command = submit;
        } else if (kind <= 2) {
            QStringList cards;
            const quint64 first = prng.below(8);
            for (qint64 at = 0; at < request->asked.cards; ++at)
                cards.append(u"n-%1"_s.arg((first + quint64(at)) % 8));
            command = house.placeOf(id, u"n"_s, cards);
        } else if (kind <= 4 && request->attempt > 0) {
            ReportEnded ended = house.endOf(id, prng.oneIn(3) ? EndCause::Lost : EndCause::Ok);
            ended.startedAt = house.now - std::chrono::hours(2);
            ended.retry = prng.oneIn(2);
            command = ended;
        } else {
            command = Cancel{id, {}};
        }
        const auto events = decide(house.world, command, {house.actor, house.now, house.settings});
        refused += events ? 0 : 1;
        for (const Event &event : events.value_or(QList<Event>{})) {
            placed += std::holds_alternative<Placed>(event) ? 1 : 0;
            for (const Posting &posting : postingsOf(house.world, event)) {
                QVERIFY(posting.amount > 0);
                Balance &sum = sums[posting.key];
                if (posting.from == Account::Held)
                    sum.held -= posting.amount;
                if (posting.to == Account::Held)
                    sum.held += posting.amount;
                if (posting.to == Account::Used)
                    sum.used += posting.amount;
            }
            apply(house.world, event);
        }
        sums.removeIf([](const auto &entry) { return entry.value() == Balance{}; });
        QCOMPARE(house.world.ledger.balances, sums);
        qint64 live = 0;
        qint64 budget = 0;
        for (const RequestPtr &one : std::as_const(house.world.requests.live)) {
            if (house.world.occupancy.holders.contains(one->id))
                live += one->asked.cards * 1'000;
            if (!isTerminal(one->state) && one->budgetHeld)
                budget += cardTimeOf(one->demand).value();
        }
        QCOMPARE(balanceOf(house, u"lab"_s, QuotaDimension::Cards).held, live);
        QVERIFY(live <= 5'000);
        for (auto entry = sums.begin(); entry != sums.end(); ++entry) {
            QVERIFY(entry->held >= 0 && entry->used >= 0);
            if (entry.key().dimension == QuotaDimension::CardHours
                && entry.key().scope.kind == ScopeKind::Project)
                budget -= entry->held;
        }
        QCOMPARE(budget, qint64(0));
    }
    QVERIFY(placed > 10);
    QVERIFY(refused > 10);
}

QTEST_APPLESS_MAIN(tst_Ledger)
#include "tst_ledger.moc"
