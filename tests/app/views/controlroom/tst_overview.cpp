#include "app/views/controlroom/controlroomview.h"
#include "app/views/controlroom/overview.h"
#include "tests/app/views/story.h"

#include <QSignalSpy>
#include <QTest>

using namespace stw;
using namespace stw::views;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

//! What the control room counts and whom it calls.
class tst_Overview : public QObject
{
    Q_OBJECT

private slots:
    void troubles_data();
    void troubles();
    void whatIsNotKnownIsNotCounted();
    void endingTodayIsTheLeastWhereThereAreMore_data();
    void endingTodayIsTheLeastWhereThereAreMore();
    void theMostFrequentReasonFirst();
    void urgentRequests_data();
    void urgentRequests();
    void countersLeadToLists();
};

void tst_Overview::troubles_data()
{
    QTest::addColumn<Health>("health");
    QTest::addColumn<Health>("card");
    QTest::addColumn<bool>("reachable");
    QTest::addColumn<bool>("cordoned");
    QTest::addColumn<NodeTrouble>("trouble");
    using enum Health;
    QTest::newRow("all is well") << Healthy << Healthy << true << false << NodeTrouble::None;
    QTest::newRow("unreachable outweighs all")
        << Failed << Failed << false << true << NodeTrouble::Unreachable;
    QTest::newRow("one card is isolated")
        << Healthy << Isolated << true << false << NodeTrouble::Isolated;
    QTest::newRow("the worse of node and card")
        << Suspect << Failed << true << false << NodeTrouble::Failed;
    QTest::newRow("the node is worse than its card")
        << Isolated << Suspect << true << false << NodeTrouble::Isolated;
    QTest::newRow("closed, but healthy")
        << Healthy << Healthy << true << true << NodeTrouble::Cordoned;
}

void tst_Overview::troubles()
{
    QFETCH(Health, health);
    QFETCH(Health, card);
    QFETCH(bool, reachable);
    QFETCH(bool, cordoned);
    Node node;
    node.health = health;
    node.reachable = reachable;
    node.cordoned = cordoned;
    node.cards.resize(2);
    node.cards[0].health = Health::Healthy;
    node.cards[1].health = card;
    QTEST(troubleOf(node), "trouble");
    QCOMPARE(unhealthyCards(node), card == Health::Healthy ? 0 : 1);
}

void tst_Overview::whatIsNotKnownIsNotCounted()
{
    for (const CounterRow &row : Named<Counter>::kRows)
        QVERIFY2(!countOf(row.value, {}, story::kTodayEnds), row.name.data());
}

void tst_Overview::endingTodayIsTheLeastWhereThereAreMore_data()
{
    QTest::addColumn<int>("unread");
    QTest::newRow("all were read") << 0;
    QTest::newRow("there are more than were read") << 5;
}

void tst_Overview::endingTodayIsTheLeastWhereThereAreMore()
{
    QFETCH(int, unread);
    using story::Request;
    Overview overview;
    overview.running =
        Counted{{Request(u"today"_s).endsIn(1h), Request(u"tomorrow"_s).endsIn(20h)}, 2 + unread};
    QCOMPARE(countOf(Counter::EndingToday, overview, story::kTodayEnds), (Count{1, unread > 0}));
    QCOMPARE(countOf(Counter::Running, overview, story::kTodayEnds), Count{2 + unread});
}

void tst_Overview::theMostFrequentReasonFirst()
{
    using story::Request;
    Overview overview;
    overview.waiting =
        Counted{{Request(u"a"_s).waits(u"priority"_s), Request(u"b"_s).waits(u"capacity"_s),
                 Request(u"c"_s).waits(u"priority"_s),
                 Request(u"d"_s).state(RequestState::AwaitingApproval)},
                4};
    QCOMPARE(waitReasons(overview),
             (QList<std::pair<QString, qint64>>{{u"priority"_s, 2}, {u"capacity"_s, 1}}));
}

void tst_Overview::urgentRequests_data()
{
    using story::Request;
    QTest::addColumn<RequestSummary>("request");
    QTest::addColumn<bool>("urgent");
    const auto row = [](const char *name, const RequestSummary &request, bool urgent) {
        QTest::newRow(name) << request << urgent;
    };
    row("the executor cannot be reached", Request(u"a"_s).waits(ExecutorUnreachable::kCode), true);
    row("no hardware could ever do", Request(u"a"_s).waits(SpecUnavailable::kCode), true);
    row("waits for its turn", Request(u"a"_s).waits(u"priority"_s), false);
    row("waits for the project's own quota", Request(u"a"_s).waits(QuotaExhausted::kCode), false);
    row("failed", Request(u"a"_s).endedBefore(1h, RequestState::Failed), true);
    row("return is late",
        Request(u"a"_s).endsIn(-kReturnLate - 1min).state(RequestState::Releasing), true);
    row("returns in time", Request(u"a"_s).endsIn(-kReturnLate).state(RequestState::Releasing),
        false);
}

void tst_Overview::urgentRequests()
{
    QFETCH(RequestSummary, request);
    QFETCH(bool, urgent);
    Overview overview;
    overview.asOf = story::kNow;
    auto &part = request.state == RequestState::Failed      ? overview.failed
                 : request.state == RequestState::Releasing ? overview.returning
                                                            : overview.waiting;
    part = Counted{{request}, 1};
    QCOMPARE(urgentOf(overview).size(), urgent ? 1 : 0);
}

void tst_Overview::countersLeadToLists()
{
    ControlRoomView view;
    const Overview overview = story::overview();
    view.setOverview(overview, story::kTodayEnds);
    view.show();
    QSignalSpy chosen(&view, &ControlRoomView::counterChosen);
    QList<Counter> led;
    for (auto *tile : view.findChildren<CounterTile *>()) {
        QTest::keyClick(tile, Qt::Key_Space);
        if (!chosen.isEmpty())
            led += chosen.takeFirst().first().value<Counter>();
    }
    // The nodes are shown on this page.
    QCOMPARE(led,
             (QList{Counter::Waiting, Counter::Running, Counter::EndingToday, Counter::Failed}));
    QSignalSpy opened(&view, &ControlRoomView::requestOpened);
    const QList<RequestSummary> urgent = urgentOf(overview);
    for (auto *list : view.findChildren<LineList *>()) {
        if (!list->lines().isEmpty() && list->lines().first().key == urgent.first().id.toString())
            emit list->opened(list->lines().first().key);
    }
    QCOMPARE(opened.size(), 1);
}

QTEST_MAIN(tst_Overview)
#include "tst_overview.moc"
