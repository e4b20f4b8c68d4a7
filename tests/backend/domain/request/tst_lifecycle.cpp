#include "backend/domain/request/lifecycle.h"
#include "shared/base/prng.h"
#include "tests/support/house.h"

#include <QTest>

using namespace stw;
using namespace stw::domain;
using namespace Qt::StringLiterals;

namespace {

template <size_t... At>
QList<Event> everyEvent(std::index_sequence<At...>)
{
    return {Event(std::in_place_index<At>)...};
}

//! DOMAIN §4 once more, in words: what the table must say. Everything else is refused.
const QMap<std::pair<QString, QString>, QString> kExpected{
    {{u"draft"_s, u"request.submitted"_s}, u"submitted"_s},
    {{u"submitted"_s, u"request.approval_began"_s}, u"awaiting_approval"_s},
    {{u"submitted"_s, u"request.queued"_s}, u"queued"_s},
    {{u"submitted"_s, u"request.withdrawn"_s}, u"cancelled"_s},
    {{u"awaiting_approval"_s, u"request.queued"_s}, u"queued"_s},
    {{u"awaiting_approval"_s, u"request.approval_refused"_s}, u"wanted"_s},
    {{u"awaiting_approval"_s, u"request.withdrawn"_s}, u"cancelled"_s},
    {{u"queued"_s, u"request.budget_held"_s}, u"queued"_s},
    {{u"queued"_s, u"request.deferred"_s}, u"queued"_s},
    {{u"queued"_s, u"request.placed"_s}, u"provisioning"_s},
    {{u"queued"_s, u"request.withdrawn"_s}, u"cancelled"_s},
    {{u"provisioning"_s, u"request.delivered"_s}, u"active"_s},
    {{u"provisioning"_s, u"request.release_began"_s}, u"releasing"_s},
    {{u"provisioning"_s, u"request.work_ended"_s}, u"releasing"_s},
    {{u"active"_s, u"request.release_began"_s}, u"releasing"_s},
    {{u"active"_s, u"request.work_ended"_s}, u"releasing"_s},
    {{u"releasing"_s, u"request.delivered"_s}, u"releasing"_s},
    {{u"releasing"_s, u"request.work_ended"_s}, u"releasing"_s},
    {{u"releasing"_s, u"request.requeued"_s}, u"queued"_s},
    {{u"releasing"_s, u"request.returned"_s}, u"wanted"_s},
};

//! Drives one house with commands that come in any order, also late, twice and out of place.
class Storm
{
public:
    explicit Storm(quint64 seed)
        : m_prng(seed)
    {
        m_house.observe(test::makeNode(u"n"_s).cards(8));
        m_house.settings.mostAttempts = 3;
    }

    void step();
    const QMap<QString, int> &met() const { return m_met; }
    const QSet<RequestState> &states() const { return m_states; }

private:
    Command command();
    void check(const Command &command);

    test::House m_house;
    Prng m_prng;
    QList<RequestId> m_ids;
    QMap<QString, int> m_met;
    QSet<RequestState> m_states;
};

Command Storm::command()
{
    if (m_ids.isEmpty() || m_prng.oneIn(12)) {
        Wish wish = m_house.wish();
        wish.cards = qint64(m_prng.below(3)) + 1;
        const Submit submit = m_house.submitOf(wish);
        m_ids.append(submit.id);
        return submit;
    }
    const RequestId id = test::pickRequest(m_prng, m_ids, m_house.world);
    const RequestPtr request = m_house.world.requests.live.value(id);
    const qint64 attempt =
        qMax(qint64(1), (request ? request->attempt : 1) - qint64(m_prng.below(2)));
    switch (m_prng.below(11)) {
    case 0: return Cancel{id, {}};
    case 1: return Release{id, {}};
    case 2: return Expire{id};
    case 3: return Defer{id, {CapacityBusy{qint64(m_prng.below(3)), 0, 1, {}}}};
    case 4: return ReportStarted{id, attempt, m_house.now, {}, {}};
    case 5:
    case 6: {
        if (!request)
            return HoldBudget{id};
        QStringList cards;
        const quint64 first = m_prng.below(8);
        for (qint64 at = 0; at < request->asked.cards; ++at)
            cards.append(u"n-%1"_s.arg((first + quint64(at)) % 8));
        return m_house.placeOf(id, u"n"_s, cards);
    }
    default: {
        ReportEnded ended;
        ended.id = id;
        ended.attempt = attempt;
        ended.startedAt = m_prng.oneIn(2) ? m_house.now : Instant();
        ended.end.cause = Named<EndCause>::kRows[m_prng.below(Named<EndCause>::kRows.size())].value;
        ended.end.at = m_house.now;
        ended.proof.at = m_house.now;
        ended.retry = !m_prng.oneIn(4);
        return ended;
    }
    }
}

void Storm::step()
{
    m_house.now = m_house.now + std::chrono::minutes(m_prng.below(40));
    check(command());
}

void Storm::check(const Command &command)
{
    const Result<QList<Event>> events =
        decide(m_house.world, command, {m_house.actor, m_house.now, m_house.settings});
    if (!events) {
        ++m_met[u"refused"_s];
        return;
    }
    for (const Event &event : *events) {
        const RequestPtr before = m_house.world.requests.live.value(requestOf(event));
        const RequestState from = before ? before->state : RequestState::Draft;
        QVERIFY2(next(from, event, RequestState::Completed), codeOf(event).data());
        QVERIFY(!isTerminal(from));
        apply(m_house.world, event);
        const Request &after = m_house.request(requestOf(event));
        m_states.insert(after.state);
        ++m_met[codeOf(event)];
        // The queue history's pieces follow each other and the last is open only while it waits.
        for (qsizetype at = 0; at < after.queue.size(); ++at)
            QCOMPARE(after.queue[at].to.isSet(),
                     at + 1 < after.queue.size() || after.state != RequestState::Queued);
        QCOMPARE(m_house.world.occupancy.holders.contains(after.id),
                 !after.allocations.isEmpty() && !after.allocations.last().proof);
        QCOMPARE(m_house.world.requests.waiting.contains(queueKeyOf(after)),
                 after.state == RequestState::Queued);
    }
    if (events->isEmpty())
        ++m_met[u"nothing"_s];
    // Repeating it at once changes nothing more, save for what makes something new each time.
    if (!std::holds_alternative<Submit>(command) && !std::holds_alternative<Place>(command)) {
        const auto again =
            decide(m_house.world, command, {m_house.actor, m_house.now, m_house.settings});
        QVERIFY(!again || again->isEmpty());
    }
}

} // namespace

class tst_Lifecycle : public QObject
{
    Q_OBJECT

private slots:
    void everyEventInEveryStateFollowsTheTable();
    void whatAnEventTellsIsWhereItLeads();
    void noCommandLeavesTheTable_data();
    void noCommandLeavesTheTable();
};

void tst_Lifecycle::everyEventInEveryStateFollowsTheTable()
{
    const auto events = everyEvent(std::make_index_sequence<std::variant_size_v<EventFacts>>());
    qsizetype allowed = 0;
    for (const RequestStateRow &row : Named<RequestState>::kRows) {
        for (const Event &event : events) {
            for (const RequestState wanted : {RequestState::Expired, RequestState::Lapsed}) {
                const std::optional<RequestState> to = next(row.value, event, wanted);
                const QString expected = kExpected.value({row.name, codeOf(event)});
                QCOMPARE(to ? QString(nameOf(*to)) : QString(),
                         expected == u"wanted" ? QString(nameOf(wanted)) : expected);
                QVERIFY(!to || !isTerminal(row.value));
                allowed += to ? 1 : 0;
            }
        }
    }
    QCOMPARE(allowed, 2 * kExpected.size());
    QCOMPARE(qsizetype(transitions().size()), kExpected.size());
}

void tst_Lifecycle::whatAnEventTellsIsWhereItLeads()
{
    const auto events = everyEvent(std::make_index_sequence<std::variant_size_v<EventFacts>>());
    QStringList silent;
    for (const Event &event : events) {
        const std::optional<RequestState> told = stateAfter(event);
        bool happens = false;
        for (const RequestStateRow &row : Named<RequestState>::kRows) {
            const auto to = next(row.value, event, told.value_or(RequestState::Draft));
            happens = happens || to;
            QVERIFY(!to || !told || *to == *told);
        }
        QVERIFY(happens || !told);
        if (happens && !told)
            silent += codeOf(event);
    }
    // It may come when a release has begun already.
    QCOMPARE(silent, QStringList{u"request.delivered"_s});
    QCOMPARE(stateAfter(Returned{{}, 1, {}, RequestState::Failed}), RequestState::Failed);
}

void tst_Lifecycle::noCommandLeavesTheTable_data()
{
    QTest::addColumn<quint64>("seed");
    for (quint64 seed = 1; seed <= 6; ++seed)
        QTest::addRow("STW_SEED=%d", int(seed)) << seed;
}

void tst_Lifecycle::noCommandLeavesTheTable()
{
    QFETCH(quint64, seed);
    Storm storm(seed);
    for (int at = 0; at < 2'000 && !QTest::currentTestFailed(); ++at)
        storm.step();
    for (const char *code :
         {"request.submitted", "request.placed", "request.delivered", "request.release_began",
          "request.work_ended", "request.returned", "request.requeued", "request.withdrawn",
          "request.deferred", "refused", "nothing"})
        QVERIFY2(storm.met().value(QString::fromLatin1(code)) > 0, code);
    for (const RequestState state : {RequestState::Completed, RequestState::Released,
                                     RequestState::Failed, RequestState::Cancelled})
        QVERIFY2(storm.states().contains(state), nameOf(state).data());
}

QTEST_APPLESS_MAIN(tst_Lifecycle)
#include "tst_lifecycle.moc"
