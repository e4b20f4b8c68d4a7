#include "tests/support/house.h"

#include <QTest>

using namespace stw;
using namespace stw::domain;
using namespace Qt::StringLiterals;

using Spoil = std::function<void(test::House &, Place &)>;
Q_DECLARE_METATYPE(Spoil)

namespace {

// Straight into the world: what the scheduler did not know yet.
void observeNow(test::House &house, const Node &node)
{
    apply(house.world, NodeObserved{node});
}

} // namespace

class tst_Progress : public QObject
{
    Q_OBJECT

private slots:
    void placementIsRefused_data();
    void placementIsRefused();
    void placementHoldsWhatItTakes();
    void suspectCardsServeWhoAcceptsThem();
    void reportsRepeatAndComeLate();
    void anEndMayTellTheStart();
    void clocksAreBelievedWithinAMinute();
    void endInEveryState_data();
    void endInEveryState();
    void retriesEnd();
    void expiryComesAtTheGrantedEnd();
    void causeGivesTheEnd();
    void endedByNamesThePerson();
};

void tst_Progress::placementIsRefused_data()
{
    QTest::addColumn<Spoil>("spoil");

    const auto row = [](const char *name, const Spoil &spoil) { QTest::newRow(name) << spoil; };
    const auto node = [](const auto &change) {
        return [change](test::House &house, Place &) {
            Node changed = house.world.fleet.nodes.value(u"n"_s);
            change(changed);
            observeNow(house, changed);
        };
    };
    row("no such pool", [](test::House &, Place &p) { p.pool = u"q"_s; });
    row("a node of another pool", [](test::House &house, Place &p) {
        house.done(RegisterPool{{u"q"_s, u"local"_s, u"none"_s, false}});
        p.pool = u"q"_s;
    });
    row("no such node", [](test::House &, Place &p) { p.slices[0].node = u"m"_s; });
    row("no slice at all", [](test::House &, Place &p) { p.slices.clear(); });
    row("a slice too many", [](test::House &, Place &p) { p.slices.append(p.slices[0]); });
    row("a card too few", [](test::House &, Place &p) { p.slices[0].cards.removeLast(); });
    row("a card too many", [](test::House &, Place &p) { p.slices[0].cards.append(u"n-2"_s); });
    row("the same card twice", [](test::House &, Place &p) { p.slices[0].cards[1] = u"n-0"_s; });
    row("a card that is not there", [](test::House &, Place &p) { p.slices[0].cards[1] = u"x"_s; });
    row("less memory than asked", [](test::House &, Place &p) { p.slices[0].memoryMiB -= 1; });
    row("more cores than asked", [](test::House &, Place &p) { p.slices[0].cpuMilli += 1; });
    row("the node is cordoned", node([](Node &n) { n.cordoned = true; }));
    row("the node is unreachable", node([](Node &n) { n.reachable = false; }));
    row("the node is in maintenance", node([](Node &n) { n.health = Health::Maintenance; }));
    row("the card is isolated", node([](Node &n) { n.cards[1].health = Health::Isolated; }));
    row("the card is suspect", node([](Node &n) { n.cards[1].health = Health::Suspect; }));
    row("somebody else's process is on the card",
        node([](Node &n) { n.cards[1].foreignUse = true; }));
    row("the card is of an unknown model", node([](Node &n) { n.cards[1].model.clear(); }));
    row("the card is of another class", node([](Node &n) { n.cards[1].model = u"T4"_s; }));
    row("the node has too few cores", node([](Node &n) { n.cpuMilli = 7'999; }));
    row("the node has too little memory", node([](Node &n) { n.memoryMiB = 16'383; }));
    row("the template takes another vendor's cards", [](test::House &house, Place &p) {
        auto request = std::make_shared<Request>(house.request(p.id));
        request->asked.vendors = {u"amd"_s};
        house.world.requests.live[p.id] = request;
    });
    row("the card is taken", [](test::House &house, Place &) {
        house.place(house.submit(house.wish()), u"n"_s, {u"n-1"_s});
    });
    row("the cores are taken", [](test::House &house, Place &) {
        Node small = house.world.fleet.nodes.value(u"n"_s);
        small.cpuMilli = 8'000;
        observeNow(house, small);
        house.place(house.submit(house.wish(u"cpu-small"_s)), u"n"_s, {});
    });
    row("the project's limit is full", [](test::House &house, Place &) {
        house.limit(ScopeKind::Project, u"lab"_s, QuotaDimension::Cards, 1'999);
    });
    row("the tenant's limit is full", [](test::House &house, Place &) {
        house.limit(ScopeKind::Tenant, u"acme"_s, QuotaDimension::ConcurrentTasks, 0);
    });
    row("the cards have more memory than is left", [](test::House &house, Place &) {
        house.limit(ScopeKind::Project, u"lab"_s, QuotaDimension::AcceleratorMemory, 2 * 81'558);
    });
}

void tst_Progress::placementIsRefused()
{
    QFETCH(Spoil, spoil);
    test::House house;
    house.observe(test::makeNode(u"n"_s).cards(8));
    Wish wish = house.wish();
    wish.cards = 2;
    const RequestId id = house.submit(wish);
    Place place = house.placeOf(id, u"n"_s, {u"n-0"_s, u"n-1"_s});
    QVERIFY(decide(house.world, place, {house.actor, house.now, house.settings}));
    spoil(house, place);
    const Ledger before = house.world.ledger;
    const Result<QList<Event>> events = house.run(place);
    QVERIFY(!events);
    QCOMPARE(events.error().code, ErrorCode::Conflict);
    QCOMPARE(house.request(id).state, RequestState::Queued);
    QCOMPARE(house.world.ledger.balances, before.balances);
}

void tst_Progress::placementHoldsWhatItTakes()
{
    test::House house;
    house.observe(test::makeNode(u"n"_s).cards(8));
    Wish wish = house.wish();
    wish.cards = 2;
    const RequestId id = house.submit(wish);
    house.place(id, u"n"_s, {u"n-3"_s, u"n-5"_s});
    const Allocation &allocation = house.request(id).allocations.last();
    QCOMPARE(allocation.attempt, qint64(1));
    QCOMPARE(allocation.tag, tagOf(id, 1));
    QCOMPARE(allocation.holds.acceleratorMiB,
             qint64(2 * 81'559)); // the cards' own, not the class's
    QCOMPARE(house.world.occupancy.cards.keys(), (QStringList{u"n-3"_s, u"n-5"_s}));
    QVERIFY(house.done(house.placeOf(id, u"n"_s, {u"n-0"_s, u"n-1"_s})).isEmpty());

    house.start(id);
    house.done(house.endOf(id));
    QVERIFY(house.world.occupancy.cards.isEmpty());
    QVERIFY(house.world.occupancy.nodes.isEmpty());
    QVERIFY(house.world.occupancy.holders.empty());
}

void tst_Progress::suspectCardsServeWhoAcceptsThem()
{
    test::House house;
    Spec tolerant = *house.world.catalogue.spec({u"gpu"_s, 1});
    tolerant.version = 2;
    tolerant.acceptsSuspect = true;
    house.done(Publish{{SpecPublished{tolerant}}});
    PriceVersion price;
    price.spec = tolerant.ref();
    price.validFrom = Instant{1};
    house.done(Publish{{PricePublished{price}}});
    house.observe(test::makeNode(u"n"_s).cards(1).suspect());
    const RequestId id = house.submit(house.wish());
    house.place(id, u"n"_s, {u"n-0"_s});
    QCOMPARE(house.request(id).state, RequestState::Provisioning);
}

void tst_Progress::reportsRepeatAndComeLate()
{
    test::House house;
    house.observe(test::makeNode(u"n"_s).cards(8));
    const RequestId id = house.submit(house.wish());
    const ReportStarted started{id, 1, house.now, {}, {}};
    QVERIFY(house.done(started).isEmpty()); // before the placement: not ours
    house.place(id, u"n"_s, {u"n-0"_s});
    QVERIFY(house.done(ReportStarted{id, 2, house.now, {}, {}}).isEmpty());
    QCOMPARE(house.done(started).size(), 1);
    QVERIFY(house.done(started).isEmpty());
    ReportEnded early = house.endOf(id);
    early.attempt = 7;
    QVERIFY(house.done(early).isEmpty());
    const ReportEnded ended = house.endOf(id);
    QCOMPARE(house.done(ended).size(), 2);
    const Ledger after = house.world.ledger;
    QVERIFY(house.done(ended).isEmpty());
    QVERIFY(house.done(started).isEmpty());
    QCOMPARE(house.world.ledger.balances, after.balances);
    forget(house.world, id);
    QVERIFY(house.done(ended).isEmpty());
    QVERIFY(house.done(started).isEmpty());
    QVERIFY(house.done(Expire{id}).isEmpty());
}

void tst_Progress::anEndMayTellTheStart()
{
    test::House house;
    house.observe(test::makeNode(u"n"_s).cards(8));
    const RequestId id = house.submit(house.wish());
    house.place(id, u"n"_s, {u"n-0"_s});
    ReportEnded ended = house.endOf(id);
    ended.startedAt = house.now + std::chrono::seconds(10);
    ended.end.at = house.now + std::chrono::seconds(40);
    ended.limiter = u"cgroup1"_s;
    house.now = house.now + std::chrono::seconds(50);
    QCOMPARE(house.done(ended).size(), 3); // delivered, ended, returned
    const Request &request = house.request(id);
    QCOMPARE(request.state, RequestState::Completed);
    QCOMPARE(request.allocations.last().limiter, u"cgroup1"_s);
    QCOMPARE(request.charges.size(), 1);
    QCOMPARE(request.charges.first().quantity.toText(), u"0.008333"_s);
}

void tst_Progress::clocksAreBelievedWithinAMinute()
{
    test::House house;
    house.observe(test::makeNode(u"n"_s).cards(8));
    const auto startedAt = [&house](Micros skew) {
        const RequestId id = house.submit(house.wish());
        house.place(id, u"n"_s, {u"n-0"_s});
        house.done(ReportStarted{id, 1, house.now + skew, {}, {}});
        const Instant told = house.request(id).allocations.last().startedAt;
        ReportEnded ended = house.endOf(id);
        ended.end.at = house.now - std::chrono::hours(9); // before the start: never negative
        house.done(ended);
        const Allocation &allocation = house.request(id).allocations.last();
        return allocation.end->at == allocation.startedAt ? told - house.now : Micros(-1);
    };
    QCOMPARE(startedAt(std::chrono::seconds(30)).count(), 30'000'000);
    QCOMPARE(startedAt(std::chrono::seconds(60)).count(), 60'000'000);
    QCOMPARE(startedAt(std::chrono::seconds(61)).count(), 0);
    QCOMPARE(startedAt(-std::chrono::hours(1)).count(), 0); // never before its placement
}

void tst_Progress::endInEveryState_data()
{
    QTest::addColumn<int>("steps"); // 0 queued, 1 provisioning, 2 active, 3 releasing, 4 over
    QTest::addColumn<bool>("cancel");
    QTest::addColumn<QString>("expected");

    QTest::newRow("cancel while queued is at once") << 0 << true << u"cancelled"_s;
    QTest::newRow("cancel while provisioning frees the node") << 1 << true << u"cancelled"_s;
    QTest::newRow("running work is released, not cancelled") << 2 << true << u"not_allowed"_s;
    QTest::newRow("cancel while releasing changes nothing") << 3 << true << u"released"_s;
    QTest::newRow("what is over stays over, cancelled") << 4 << true << u"not_allowed"_s;
    QTest::newRow("what waits is not released") << 0 << false << u"not_allowed"_s;
    QTest::newRow("release while provisioning") << 1 << false << u"released"_s;
    QTest::newRow("release while active") << 2 << false << u"released"_s;
    QTest::newRow("a second release changes nothing") << 3 << false << u"released"_s;
    QTest::newRow("what is over stays over, released") << 4 << false << u"not_allowed"_s;
}

void tst_Progress::endInEveryState()
{
    QFETCH(int, steps);
    QFETCH(bool, cancel);
    QFETCH(QString, expected);
    test::House house;
    house.observe(test::makeNode(u"n"_s).cards(8));
    const RequestId id = house.submit(house.wish());
    if (steps >= 1)
        house.place(id, u"n"_s, {u"n-0"_s});
    if (steps >= 2)
        house.start(id);
    if (steps == 3)
        house.done(Release{id, u"first"_s});
    if (steps == 4)
        house.done(house.endOf(id));
    const Result<QList<Event>> events =
        cancel ? house.run(Cancel{id, u"why"_s}) : house.run(Release{id, u"why"_s});
    if (expected == u"not_allowed") {
        QVERIFY(!events);
        QCOMPARE(events.error().code, ErrorCode::NotAllowed);
        return;
    }
    QVERIFY(events);
    if (!isTerminal(house.request(id).state))
        house.done(house.endOf(id, EndCause::Cancelled));
    QCOMPARE(QString(nameOf(house.request(id).state)), expected);
    QCOMPARE(house.request(id).endReason, steps == 3 ? u"first"_s : u"why"_s);
    QVERIFY(house.world.occupancy.cards.isEmpty());
    for (const Balance &balance : std::as_const(house.world.ledger.balances))
        QCOMPARE(balance.held, qint64(0));
}

void tst_Progress::retriesEnd()
{
    test::House house;
    house.observe(test::makeNode(u"n"_s).cards(8));
    const RequestId id = house.submit(house.wish());
    const Instant submitted = house.request(id).submittedAt;
    for (qint64 attempt = 1; attempt <= house.settings.mostAttempts; ++attempt) {
        QCOMPARE(house.request(id).state, RequestState::Queued);
        house.now = house.now + std::chrono::minutes(1);
        house.place(id, u"n"_s, {u"n-0"_s});
        QCOMPARE(house.request(id).attempt, attempt);
        QCOMPARE(house.request(id).allocations.last().tag, tagOf(id, attempt));
        house.start(id);
        house.now = house.now + std::chrono::minutes(1);
        ReportEnded lost = house.endOf(id, EndCause::Lost);
        lost.retry = true;
        house.done(lost);
    }
    const Request &request = house.request(id);
    QCOMPARE(request.state, RequestState::Failed);
    QCOMPARE(request.allocations.size(), house.settings.mostAttempts);
    QCOMPARE(queueKeyOf(request).submittedAt, submitted); // it kept its age
    // Its own wish to end goes before a retry.
    const RequestId other = house.submit(house.wish());
    house.place(other, u"n"_s, {u"n-0"_s});
    house.done(Release{other, {}});
    ReportEnded lost = house.endOf(other, EndCause::Lost);
    lost.retry = true;
    house.done(lost);
    QCOMPARE(house.request(other).state, RequestState::Released);
}

void tst_Progress::expiryComesAtTheGrantedEnd()
{
    test::House house;
    house.observe(test::makeNode(u"n"_s).cards(8));
    const RequestId id = house.submit(house.wish());
    house.place(id, u"n"_s, {u"n-0"_s});
    house.start(id);
    house.now = house.request(id).allocations.last().endsAt - Micros(1);
    QVERIFY(house.done(Expire{id}).isEmpty());
    house.now = house.now + Micros(1);
    QCOMPARE(house.done(Expire{id}).size(), 1);
    QVERIFY(house.done(Expire{id}).isEmpty());
    house.done(house.endOf(id, EndCause::Cancelled));
    QCOMPARE(house.request(id).state, RequestState::Expired);
}

void tst_Progress::causeGivesTheEnd()
{
    for (const auto &row : Named<EndCause>::kRows) {
        test::House house;
        house.observe(test::makeNode(u"n"_s).cards(8));
        const RequestId id = house.submit(house.wish());
        house.place(id, u"n"_s, {u"n-0"_s});
        house.start(id);
        house.done(house.endOf(id, row.value));
        const RequestState expected = row.value == EndCause::Ok         ? RequestState::Completed
                                      : row.value == EndCause::Deadline ? RequestState::Expired
                                                                        : RequestState::Failed;
        QCOMPARE(house.request(id).state, expected);
    }
}

void tst_Progress::endedByNamesThePerson()
{
    test::House house;
    house.observe(test::makeNode(u"n"_s).cards(8));
    const RequestId waiting = house.submit(house.wish());
    const RequestId running = house.submit(house.wish());
    house.place(running, u"n"_s, {u"n-0"_s});
    house.actor.id = house.user(u"ben"_s).toString();
    house.done(Cancel{waiting, {}});
    house.done(Release{running, {}});
    house.actor.id = u"executor"_s;
    house.done(house.endOf(running, EndCause::Cancelled));
    QCOMPARE(house.request(waiting).endedBy, house.user(u"ben"_s).toString());
    QCOMPARE(house.request(running).endedBy, house.user(u"ben"_s).toString());
}

QTEST_APPLESS_MAIN(tst_Progress)
#include "tst_progress.moc"
