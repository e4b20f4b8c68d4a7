#include "backend/core/loop.h"
#include "backend/core/restore.h"
#include "backend/domain/request/admission.h"
#include "shared/base/prng.h"
#include "tests/backend/core/fakejournal.h"
#include "tests/support/house.h"

#include <QTest>

using namespace stw;
using namespace stw::core;
using namespace stw::domain;
using namespace Qt::StringLiterals;
using Fault = stw::test::FakeJournal::Fault;

namespace {

//! Drives the pool `p` and says nothing.
class Idle final : public ports::Executor
{
public:
    Pool pool() const override { return {u"p"_s, u"local"_s, u"user"_s, false}; }
    void launch(const ports::LaunchSpec &) override {}
    void find(const QString &) override {}
    void cancel(const QString &, ports::StopKind) override {}
    void snapshot() override {}
    Result<ports::LogChunk> log(const QString &, qint64, qint64) override { return {}; }
    Result<QMap<QString, qint64>> files(const QString &) override { return {}; }
    Result<QByteArray> file(const QString &, const QString &) override { return {}; }
    Result<void> keepInput(UserId, const QString &, const QByteArray &) override { return {}; }
};

//! A loop on a fake journal, furnished like test::House, with one node of eight cards.
class Stage
{
public:
    explicit Stage(size_t inboxLimit = 10'000)
        : loop({journal, clock, ids, {{u"p"_s, &idle}}, {}, inboxLimit, 1'000, {}})
    {
        // The house's own events become the journal's first batch.
        test::House house;
        house.observe(test::makeNode(u"n"_s).cards(8));
        anna = house.user(u"anna"_s);
        lab = house.project(u"lab"_s);
        wish = house.wish();
        started = loop.start().has_value();
        const Directory &directory = house.world.directory;
        for (const Tenant &tenant : directory.tenants)
            post(CreateTenant{tenant});
        for (const QString &name : {u"lab"_s, u"shop"_s, u"far"_s})
            post(CreateProject{directory.projects[directory.projectOfName[name]]});
        for (const User &user : directory.users)
            post(CreateUser{user});
        for (auto member = directory.members.begin(); member != directory.members.end(); ++member)
            post(SetMember{{member.key().first, member.key().second, *member}});
        publish(house.world.catalogue);
        post(RegisterPool{house.world.fleet.pools.first()});
        post(ObserveNode{house.world.fleet.nodes.first()});
        settle();
    }

    bool post(const Command &command, std::optional<Need> need = {}, Caller caller = {})
    {
        const size_t place = answers.size();
        answers.emplace_back();
        return loop.post({command,
                          caller,
                          need,
                          {u"installation"_s, {}, {}, {}},
                          u"test"_s,
                          [this, place](const Result<Outcome> &outcome) {
                              answers[place] = outcome;
                              committedAtReply = journal.head.seq;
                              directoryAtReply = loop.directory();
                          }});
    }
    void settle()
    {
        while (loop.turn()) {
        }
    }
    Submit submit(qint64 cards = 1)
    {
        Wish wanted = wish;
        wanted.cards = cards;
        const RequestId id(ids.next());
        return {id, anna, wanted, id.toString(), u"digest"_s};
    }
    RequestState stateOf(RequestId id) const { return journal.requests()[id].state; }
    void report(RequestId id, bool over, EndCause cause = EndCause::Ok, bool retry = false)
    {
        const QString tag = tagOf(id, journal.requests()[id].attempt);
        if (!over) {
            loop.report(ports::WorkStarted{tag, clock.time, {}, {}});
            return;
        }
        WorkEnd end;
        end.cause = cause;
        end.at = clock.time;
        loop.report(ports::WorkOver{tag,
                                    clock.time - std::chrono::minutes(2),
                                    {},
                                    {},
                                    end,
                                    {clock.time, {}, {}, true},
                                    retry});
    }
    void compare()
    {
        const Instant day = clock.time - std::chrono::hours(24);
        test::compareWorlds(loop.current(), worldOf(journal.load(day).value()));
    }

    test::FakeJournal journal;
    test::FakeClock clock;
    test::FakeIds ids;
    Idle idle;
    Loop loop;
    bool started = false;
    UserId anna;
    ProjectId lab;
    Wish wish;
    std::deque<std::optional<Result<Outcome>>> answers;
    qint64 committedAtReply = -1;
    std::shared_ptr<const Directory> directoryAtReply;

private:
    void publish(const Catalogue &catalogue)
    {
        for (const AcceleratorModel &model : catalogue.models)
            post(Publish{{AcceleratorModelPublished{model}}});
        for (const AcceleratorClass &one : catalogue.classes)
            post(Publish{{AcceleratorClassPublished{one}}});
        for (const Image &image : catalogue.images)
            post(Publish{{ImagePublished{image}}});
        for (const Template &tmpl : catalogue.templates)
            post(Publish{{TemplatePublished{tmpl}}});
        for (const Spec &spec : catalogue.specs)
            post(Publish{{SpecPublished{spec}}});
        for (const QList<PriceVersion> &prices : catalogue.prices)
            post(Publish{{PricePublished{prices.first()}}});
    }
};

} // namespace

class tst_Loop : public QObject
{
    Q_OBJECT

private slots:
    void aBatchIsOneAppendAndThenReplies();
    void rowsDescribeTheWorld_data();
    void rowsDescribeTheWorld();
    void aFailedAppendAcknowledgesNothing_data();
    void aFailedAppendAcknowledgesNothing();
    void poolsAreRegisteredAfterAFailedStart();
    void whatNobodyDrivesTakesNoWork();
    void aSimulationThatIsGoneHoldsNothing();
    void aFullInboxRefuses();
    void needIsCheckedAgainInTheLoop();
    void aRepeatedSubmitHearsTheFirst();
    void previewSaysWhatSubmitDoes();
    void reasonsAreOneEntryWhileTheyStay();
};

void tst_Loop::aBatchIsOneAppendAndThenReplies()
{
    Stage stage;
    QVERIFY(stage.started);
    const int before = stage.journal.appends;
    const size_t first = stage.answers.size();
    const Submit one = stage.submit();
    stage.post(one);
    stage.post(stage.submit());
    stage.post(Cancel{RequestId(stage.ids.next()), {}}); // refused, and in nobody's way
    stage.post(EditProject{stage.lab, 1, u"New"_s});
    QVERIFY(!stage.answers[first]);
    QVERIFY(!stage.loop.idle());
    stage.loop.turn();
    QCOMPARE(stage.journal.appends, before + 1);
    QCOMPARE(stage.answers[first]->value().requestId, one.id);
    QVERIFY(stage.answers[first + 1]->has_value());
    QCOMPARE(stage.answers[first + 2]->error().code, ErrorCode::NotFound);
    QVERIFY(stage.answers[first + 3]->has_value());
    QCOMPARE(stage.committedAtReply, stage.journal.head.seq);
    QCOMPARE(stage.directoryAtReply->projects[stage.lab].title, u"New"_s);
    QCOMPARE(stage.loop.seq(), stage.journal.head.seq);
    stage.settle();
    QVERIFY(stage.loop.idle());
    QCOMPARE(stage.stateOf(one.id), RequestState::Provisioning);
}

void tst_Loop::rowsDescribeTheWorld_data()
{
    QTest::addColumn<quint64>("seed");
    for (quint64 seed = 1; seed <= 5; ++seed)
        QTest::addRow("STW_SEED=%d", int(seed)) << seed;
}

void tst_Loop::rowsDescribeTheWorld()
{
    QFETCH(quint64, seed);
    Prng prng(seed);
    Stage stage;
    stage.post(SetLimit{{ScopeKind::Project, u"lab"_s, QuotaDimension::Cards, 6'000}});
    QList<RequestId> ids;
    int over = 0;
    for (int step = 0; step < 150; ++step) {
        stage.clock.time = stage.clock.time + std::chrono::seconds(prng.below(240));
        for (quint64 left = prng.below(4); left > 0; --left) {
            const RequestId id = test::pickRequest(prng, ids, stage.loop.current());
            switch (prng.below(9)) {
            case 0: stage.post(Cancel{id, u"c"_s}); break;
            case 1: stage.post(Release{id, u"r"_s}); break;
            case 2: stage.report(id, false); break;
            case 3:
                stage.report(id, true, prng.oneIn(3) ? EndCause::Lost : EndCause::Ok,
                             prng.oneIn(2));
                break;
            case 4: stage.post(NoteSignInFailure{stage.anna}); break;
            case 5: {
                Token token;
                token.id = TokenId(stage.ids.next());
                token.user = stage.anna;
                token.hash = token.id.toString();
                token.expiresAt = stage.clock.time + std::chrono::hours(1);
                stage.post(IssueToken{token, {}});
                if (prng.oneIn(2))
                    stage.post(RevokeToken{token.id, stage.anna});
                break;
            }
            case 6:
                stage.post(SetLimit{{ScopeKind::Tenant, u"acme"_s, QuotaDimension::CardHours,
                                     prng.oneIn(3)
                                         ? std::nullopt
                                         : std::optional(qint64(prng.below(9)) * 3'600'000'000)}});
                break;
            default: {
                const Submit submit = stage.submit(qint64(prng.below(4)) + 1);
                ids.append(submit.id);
                stage.post(submit);
            }
            }
        }
        stage.journal.fault = prng.oneIn(20)   ? Fault::Refused
                              : prng.oneIn(20) ? Fault::Lost
                                               : Fault::None;
        for (bool more = true; more;) {
            more = stage.loop.turn();
            if (stage.loop.readOnlyReason().isEmpty())
                stage.compare();
            if (QTest::currentTestFailed())
                return;
        }
    }
    for (const Request &request : stage.journal.requests())
        over += isTerminal(request.state) ? 1 : 0;
    QVERIFY(over > 5);
    QVERIFY(stage.journal.charges > 3);
}

void tst_Loop::aFailedAppendAcknowledgesNothing_data()
{
    QTest::addColumn<bool>("written");
    QTest::newRow("nothing was written") << false;
    QTest::newRow("it was written all the same") << true;
}

void tst_Loop::aFailedAppendAcknowledgesNothing()
{
    QFETCH(bool, written);
    Stage stage;
    const Submit lost = stage.submit();
    const size_t at = stage.answers.size();
    stage.journal.fault = written ? Fault::Lost : Fault::Refused;
    stage.post(lost);
    stage.loop.turn();
    QCOMPARE(stage.answers[at]->error().code, ErrorCode::Unavailable);
    QVERIFY(!stage.loop.readOnlyReason().isEmpty());

    // Read-only until the state is rebuilt: refused at once, and nothing stays unanswered.
    stage.post(stage.submit());
    stage.loop.turn();
    QCOMPARE(stage.answers[at + 1]->error().code, ErrorCode::Unavailable);
    QVERIFY(stage.loop.idle());

    stage.clock.time = stage.loop.nextDue();
    stage.settle();
    QVERIFY(stage.loop.readOnlyReason().isEmpty());
    QCOMPARE(stage.loop.current().requests.live.contains(lost.id), written);
    stage.compare();
    // The same again is the same request, whatever had become of the first.
    Submit again = lost;
    again.id = RequestId(stage.ids.next());
    stage.post(again);
    stage.settle();
    QVERIFY(stage.answers[at + 2]->has_value());
    QCOMPARE(stage.answers[at + 2]->value().repeated, written);
    QCOMPARE(stage.answers[at + 2]->value().requestId, written ? lost.id : again.id);
    QCOMPARE(stage.journal.requests().size(), 1);
}

void tst_Loop::aFullInboxRefuses()
{
    Stage stage(30);
    for (int at = 0; at < 30; ++at)
        QVERIFY(stage.post(NoteDenial{}));
    QVERIFY(!stage.post(NoteDenial{}));
    stage.settle();
    QVERIFY(stage.post(NoteDenial{}));
    stage.loop.close();
    QVERIFY(!stage.post(NoteDenial{}));
    stage.settle();
    QVERIFY(stage.loop.idle());
}

void tst_Loop::needIsCheckedAgainInTheLoop()
{
    Stage stage;
    Token token;
    token.id = TokenId(stage.ids.next());
    token.user = stage.anna;
    token.hash = u"h"_s;
    token.expiresAt = stage.clock.time + std::chrono::hours(1);
    stage.post(IssueToken{token, {}});
    stage.settle();
    const size_t at = stage.answers.size();
    const Need need{Permission::RequestSubmit, stage.lab, {}};
    const Caller caller{stage.anna, token.id};
    stage.post(stage.submit(), need, caller);
    stage.post(RevokeToken{token.id, stage.anna});
    stage.post(stage.submit(), need, caller); // the same batch, after it
    stage.loop.turn();
    QVERIFY(stage.answers[at]->has_value());
    QCOMPARE(stage.answers[at + 2]->error().code, ErrorCode::Unauthenticated);
    QVERIFY(!stage.directoryAtReply->tokens.contains(token.id));
    QCOMPARE(stage.journal.entries.last().actor.id, u"installation"_s);
}

void tst_Loop::aRepeatedSubmitHearsTheFirst()
{
    Stage stage;
    const Submit first = stage.submit();
    Submit again = first;
    again.id = RequestId(stage.ids.next());
    const size_t at = stage.answers.size();
    for (int times = 0; times < 52; ++times) // B3
        stage.post(times == 0 ? first : again);
    stage.settle();
    QCOMPARE(stage.journal.requests().size(), 1);
    for (size_t answer = at; answer < stage.answers.size(); ++answer) {
        QCOMPARE(stage.answers[answer]->value().requestId, first.id);
        QCOMPARE(stage.answers[answer]->value().repeated, answer > at);
    }
}

void tst_Loop::previewSaysWhatSubmitDoes()
{
    Stage stage;
    stage.post(SetLimit{{ScopeKind::Project, u"lab"_s, QuotaDimension::Cards, 8'000}});
    stage.post(stage.submit(6));
    stage.settle();
    for (const qint64 cards : {1, 2, 3, 8}) {
        Wish wish = stage.wish;
        wish.cards = cards;
        const World &world = stage.loop.current();
        const Result<Admission> admission = preview(world, stage.anna, wish, stage.clock.time);
        const Result<Admission> assessed = assess(world, stage.anna, wish, stage.clock.time);
        QVERIFY(admission && assessed);
        QCOMPARE(admission->quota, assessed->quota);
        QCOMPARE(admission->estimate, assessed->estimate);
        QCOMPARE(admission->feasibility, cards <= 2 ? Feasibility::Now : Feasibility::Waits);
        QCOMPARE(admission->largestCards, cards <= 2 ? std::nullopt : std::optional(qint64(2)));
        QCOMPARE(admission->reasons.isEmpty(), cards <= 2);
    }
    const qint64 before = stage.journal.head.seq;
    const Submit submit = stage.submit(3);
    const Result<Admission> admission =
        preview(stage.loop.current(), stage.anna, submit.wish, stage.clock.time);
    QCOMPARE(stage.journal.head.seq, before); // a preview writes nothing
    stage.post(submit);
    stage.settle();
    stage.clock.time = stage.clock.time + std::chrono::seconds(1); // cycles have a pause
    stage.settle();
    const Request request = stage.journal.requests()[submit.id];
    QCOMPARE(request.asked, admission->asked);
    QCOMPARE(request.demand, admission->demand);
    QCOMPARE(request.queue.last().reasons, admission->reasons);
}

void tst_Loop::reasonsAreOneEntryWhileTheyStay()
{
    Stage stage;
    stage.post(stage.submit(8));
    const Submit waits = stage.submit(8);
    stage.post(waits);
    stage.settle();
    for (int cycle = 0; cycle < 30; ++cycle) {
        stage.clock.time = stage.clock.time + std::chrono::seconds(60);
        stage.settle();
    }
    const QList<QueueSpan> queue = stage.journal.requests()[waits.id].queue;
    QCOMPARE(queue.size(), 2); // planning, then capacity
    QCOMPARE(codeOf(queue.last().reasons.first()), u"capacity"_s);
    QCOMPARE(queue.first().to, queue.last().from);
}

void tst_Loop::poolsAreRegisteredAfterAFailedStart()
{
    test::FakeJournal journal;
    test::FakeClock clock;
    test::FakeIds ids;
    Idle idle;
    Loop loop({journal, clock, ids, {{u"p"_s, &idle}}, {}, 10, 10, {}});
    QVERIFY(loop.start());
    journal.fault = Fault::Refused;
    loop.turn();
    clock.time = loop.nextDue();
    while (loop.turn()) {
    }
    QVERIFY(loop.current().fleet.pools.contains(u"p"_s));
}

void tst_Loop::whatNobodyDrivesTakesNoWork()
{
    Stage stage;
    Loop other({stage.journal, stage.clock, stage.ids, {}, {}, 10, 10, {}});
    QVERIFY(other.start());
    while (other.turn()) {
    }
    QVERIFY(!other.current().fleet.nodes.first().reachable);
}

void tst_Loop::aSimulationThatIsGoneHoldsNothing()
{
    Stage stage;
    stage.post(RegisterPool{{u"p"_s, u"simulated"_s, u"none"_s, true}});
    stage.settle();
    const Submit one = stage.submit();
    stage.post(one);
    stage.settle();
    QCOMPARE(stage.stateOf(one.id), RequestState::Provisioning);
    Loop other({stage.journal, stage.clock, stage.ids, {}, {}, 10, 10, {}});
    QVERIFY(other.start());
    while (other.turn()) {
    }
    QCOMPARE(stage.stateOf(one.id), RequestState::Failed);
    QVERIFY(other.current().occupancy.holders.empty());
}

QTEST_APPLESS_MAIN(tst_Loop)
#include "tst_loop.moc"
