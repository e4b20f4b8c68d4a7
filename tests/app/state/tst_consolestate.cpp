#include "app/state/consolestate.h"
#include "shared/wire/jsoncodec.h"

#include <QTest>

using namespace stw;
using namespace stw::state;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(Topic)

class tst_ConsoleState : public QObject
{
    Q_OBJECT

private slots:
    void whatIsNotified_data();
    void whatIsNotified();
    void everyTopicOccurs();
    void ownActionsAreNotNotified();
    void theSameThingIsNotifiedOnce();
    void aLineThatComesAgainChangesNothing();
    void onlyOwnRequestsAreKept();
    void aSubmittedRequestIsKnownAtOnce();
    void countsFollow();
    void anotherPersonBeginsAnew();
    void whatIsKeptIsRestored();
    void theInboxAndTheEndedAreBounded();
    void purposesArriveLater();
    void proposalsAreForThoseWhoDecide_data();
    void proposalsAreForThoseWhoDecide();
    void aRecordIsSummed();

private:
    static constexpr Uuid uuid(quint64 number) { return {0x0192000000007000ULL, number}; }
    static UserId anna() { return UserId(uuid(1)); }
    static UserId ben() { return UserId(uuid(2)); }

    static ConsoleState signedIn()
    {
        ConsoleState state;
        wire::WhoAmI who;
        who.user.id = anna();
        who.user.name = u"anna"_s;
        state.apply(who);
        return state;
    }
    static RequestSummary summary(quint64 number, RequestState requestState = RequestState::Queued)
    {
        RequestSummary summary;
        summary.id = RequestId(uuid(100 + number));
        summary.requester = u"anna"_s;
        summary.state = requestState;
        summary.submittedAt = {qint64(number)};
        summary.purpose = u"run %1"_s.arg(number);
        return summary;
    }
    static FeedLine line(qint64 seq, const QString &kind, quint64 number,
                         std::optional<RequestState> after = {},
                         const QString &actor = u"scheduler"_s)
    {
        return {seq, {seq * 1000}, kind, actor, RequestId(uuid(100 + number)), {}, after};
    }
};

void tst_ConsoleState::whatIsNotified_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<RequestState>("after");
    QTest::addColumn<int>("topic"); // -1: nothing
    using enum RequestState;
    const auto row = [](const char *name, const QString &kind, RequestState after, int topic) {
        QTest::newRow(name) << kind << after << topic;
    };
    row("approval began", u"request.approval_began"_s, AwaitingApproval, int(Topic::Approval));
    row("not approved", u"request.approval_refused"_s, Rejected, int(Topic::Refused));
    row("another reason to wait", u"request.deferred"_s, Queued, int(Topic::Waits));
    row("started", u"request.delivered"_s, Active, int(Topic::Started));
    row("completed", u"request.returned"_s, Completed, int(Topic::Ended));
    row("failed", u"request.returned"_s, Failed, int(Topic::Ended));
    row("an attempt came back, not the request", u"request.returned"_s, Queued, -1);
    row("withdrawn by somebody else", u"request.withdrawn"_s, Cancelled, int(Topic::Ended));
    row("queued anew", u"request.requeued"_s, Queued, int(Topic::Requeued));
    row("placed is only a step", u"request.placed"_s, Provisioning, -1);
    row("of a newer service", u"request.sung_about"_s, Active, -1);
}

void tst_ConsoleState::whatIsNotified()
{
    QFETCH(QString, kind);
    QFETCH(RequestState, after);
    QFETCH(int, topic);
    ConsoleState state = signedIn();
    state.apply(summary(1));
    const Effects effects = state.apply(line(7, kind, 1, after));
    QVERIFY(effects.requests);
    QCOMPARE(effects.look, QList{summary(1).id});
    QCOMPARE(state.request(summary(1).id)->state, after);
    QCOMPARE(effects.fresh ? int(effects.fresh->topic) : -1, topic);
    QCOMPARE(effects.inbox, topic >= 0);
    QCOMPARE(state.counts().unread, topic >= 0 ? 1 : 0);
    if (effects.fresh)
        QCOMPARE(effects.fresh->purpose, u"run 1"_s);
}

void tst_ConsoleState::everyTopicOccurs()
{
    ConsoleState state = signedIn();
    state.apply(summary(1));
    wire::WhoAmI who = state.who();
    who.permissions = {Permission::PolicyChange};
    state.apply(who);
    QList<Topic> seen;
    qint64 seq = 0;
    for (const QString &kind : {u"request.approval_began"_s, u"request.approval_refused"_s,
                                u"request.deferred"_s, u"request.delivered"_s,
                                u"request.returned"_s, u"request.requeued"_s, u"proposal.made"_s}) {
        const Effects effects = state.apply(line(++seq, kind, 1, RequestState::Completed));
        QVERIFY2(effects.fresh.has_value(), qPrintable(kind));
        seen += effects.fresh->topic;
    }
    for (const TopicRow &row : Named<Topic>::kRows)
        QVERIFY2(seen.contains(row.value), row.name.data());
}

void tst_ConsoleState::ownActionsAreNotNotified()
{
    ConsoleState state = signedIn();
    state.apply(summary(1));
    const Effects effects =
        state.apply(line(7, u"request.withdrawn"_s, 1, RequestState::Cancelled, anna().toString()));
    QVERIFY(!effects.fresh);
    QVERIFY(effects.requests);
}

void tst_ConsoleState::theSameThingIsNotifiedOnce()
{
    ConsoleState state = signedIn();
    state.apply(summary(1));
    state.apply(line(1, u"request.deferred"_s, 1, RequestState::Queued));
    state.apply(line(2, u"request.delivered"_s, 1, RequestState::Active));
    state.mark(state.inbox().items.last().key, true);
    state.apply(line(3, u"request.deferred"_s, 1, RequestState::Queued));
    QCOMPARE(state.inbox().items.size(), 2);
    QCOMPARE(state.inbox().items.first().topic, Topic::Waits);
    QCOMPARE(state.inbox().items.first().line.seq, 3);
    QVERIFY(!state.inbox().items.first().read); // it happened again
}

void tst_ConsoleState::aLineThatComesAgainChangesNothing()
{
    ConsoleState state = signedIn();
    state.apply(summary(1));
    state.apply(line(5, u"request.delivered"_s, 1, RequestState::Active));
    state.markAll(true);
    QCOMPARE(state.apply(line(5, u"request.delivered"_s, 1, RequestState::Active)), Effects());
    QCOMPARE(state.apply(line(4, u"request.placed"_s, 1, RequestState::Provisioning)), Effects());
    QCOMPARE(state.counts().unread, 0);
    QCOMPARE(state.request(summary(1).id)->state, RequestState::Active);
}

void tst_ConsoleState::onlyOwnRequestsAreKept()
{
    ConsoleState state = signedIn();
    RequestSummary other = summary(2);
    other.requester = u"ben"_s;
    QCOMPARE(state.apply(other), Effects());
    QCOMPARE(state.apply(line(1, u"request.delivered"_s, 2, RequestState::Active)), Effects());
    QCOMPARE(
        state.apply(line(2, u"request.submitted"_s, 3, RequestState::Submitted, ben().toString())),
        Effects());
    QVERIFY(state.requests().isEmpty());
    QVERIFY(ConsoleState().apply(summary(1)) == Effects()); // nobody has none
}

void tst_ConsoleState::aSubmittedRequestIsKnownAtOnce()
{
    ConsoleState state = signedIn();
    const Effects effects =
        state.apply(line(1, u"request.submitted"_s, 3, RequestState::Submitted, anna().toString()));
    QCOMPARE(effects.look, QList{summary(3).id});
    QCOMPARE(state.counts().waiting, 1);
}

void tst_ConsoleState::countsFollow()
{
    using enum RequestState;
    ConsoleState state = signedIn();
    quint64 number = 0;
    for (const RequestState one : {Queued, AwaitingApproval, Active, Active, Releasing, Completed})
        state.apply(summary(++number, one));
    QCOMPARE(state.counts(), (Counts{0, 5, 2, 2}));
    state.apply(line(1, u"request.delivered"_s, 1, Active));
    QCOMPARE(state.counts(), (Counts{1, 5, 1, 3}));
    QCOMPARE(state.requests().first().id, summary(number).id); // the newest first
}

void tst_ConsoleState::anotherPersonBeginsAnew()
{
    ConsoleState state = signedIn();
    state.apply(summary(1));
    state.apply(line(1, u"request.delivered"_s, 1, RequestState::Active));
    wire::WhoAmI who = state.who();
    state.apply(who); // the same one again
    QCOMPARE(state.requests().size(), 1);
    who.user.id = ben();
    who.user.name = u"ben"_s;
    state.apply(who);
    QVERIFY(state.requests().isEmpty());
    QCOMPARE(state.inbox(), Inbox());
}

void tst_ConsoleState::whatIsKeptIsRestored()
{
    ConsoleState state = signedIn();
    state.apply(summary(1));
    state.apply(line(9, u"request.delivered"_s, 1, RequestState::Active));
    const auto kept = wire::decode<Inbox>(wire::encode(state.inbox()));
    QVERIFY(kept);
    ConsoleState next = signedIn();
    next.restore(*kept);
    QCOMPARE(next.inbox(), state.inbox());
    QCOMPARE(next.counts().unread, 1);
    QCOMPARE(next.apply(line(9, u"request.delivered"_s, 1, RequestState::Active)), Effects());
}

void tst_ConsoleState::theInboxAndTheEndedAreBounded()
{
    ConsoleState state = signedIn();
    qint64 seq = 0;
    for (quint64 number = 1; number <= 700; ++number) {
        RequestSummary ended = summary(number, RequestState::Completed);
        ended.endedAt = {qint64(number)};
        state.apply(ended);
        state.apply(line(++seq, u"request.returned"_s, number, RequestState::Completed));
    }
    QCOMPARE(state.inbox().items.size(), ConsoleState::kMostNotifications);
    QCOMPARE(state.inbox().items.first().line.seq, seq);
    QCOMPARE(state.requests().size(), ConsoleState::kMostEnded);
    QVERIFY(state.request(summary(700).id));
    QVERIFY(!state.request(summary(1).id));
    state.apply(summary(1)); // what is not over is never forgotten
    for (quint64 number = 701; number <= 1000; ++number)
        state.apply(summary(number, RequestState::Failed));
    QVERIFY(state.request(summary(1).id));
}

void tst_ConsoleState::purposesArriveLater()
{
    ConsoleState state = signedIn();
    state.apply(line(1, u"request.submitted"_s, 1, RequestState::Submitted, anna().toString()));
    state.apply(line(2, u"request.delivered"_s, 1, RequestState::Active));
    QCOMPARE(state.inbox().items.first().purpose, QString());
    const Effects effects = state.apply(summary(1, RequestState::Active));
    QVERIFY(effects.inbox && effects.requests);
    QCOMPARE(state.inbox().items.first().purpose, u"run 1"_s);
    QCOMPARE(state.apply(summary(1, RequestState::Active)), Effects());
}

void tst_ConsoleState::proposalsAreForThoseWhoDecide_data()
{
    QTest::addColumn<QList<Permission>>("permissions");
    QTest::addColumn<bool>("own");
    QTest::addColumn<bool>("told");
    QTest::newRow("a developer") << QList{Permission::RequestSubmit} << false << false;
    QTest::newRow("policy administration") << QList{Permission::PolicyChange} << false << true;
    QTest::newRow("administration") << QList{Permission::RoleGrant} << false << true;
    QTest::newRow("one's own proposal") << QList{Permission::RoleGrant} << true << false;
}

void tst_ConsoleState::proposalsAreForThoseWhoDecide()
{
    QFETCH(QList<Permission>, permissions);
    QFETCH(bool, own);
    ConsoleState state = signedIn();
    wire::WhoAmI who = state.who();
    who.permissions = permissions;
    state.apply(who);
    FeedLine made;
    made.seq = 4;
    made.kind = u"proposal.made"_s;
    made.actor = (own ? anna() : ben()).toString();
    QTEST(state.apply(made).fresh.has_value(), "told");
}

void tst_ConsoleState::aRecordIsSummed()
{
    RequestRecord record;
    record.request.id = summary(1).id;
    record.request.state = RequestState::Queued;
    record.request.asked.cards = 4;
    record.request.asked.nodes = 2;
    record.request.queue = {{1, {5}, {}, {PriorityAhead{3}}}};
    record.requesterName = u"anna"_s;
    record.position = 4;
    record.usage.currency = u"EUR"_s;
    ConsoleState state = signedIn();
    QVERIFY(state.apply(record).requests);
    const RequestSummary *sum = state.request(summary(1).id);
    QVERIFY(sum);
    QCOMPARE(sum->cards, 8);
    QCOMPARE(sum->waitReason, u"priority"_s);
    QCOMPARE(sum->position, 4);
    QCOMPARE(sum->currency, u"EUR"_s);
    record.request.queue.last().to = {9};
    state.apply(record);
    QVERIFY(sum->waitReason.isEmpty());
}

QTEST_APPLESS_MAIN(tst_ConsoleState)
#include "tst_consolestate.moc"
