#include "backend/domain/request/lifecycle.h"
#include "tests/backend/store/storefixture.h"
#include "tests/support/samples.h"

#include <QSet>
#include <QTest>

#include <thread>

using namespace stw;
using namespace stw::test;
using namespace Qt::StringLiterals;

//! The reading side of the store, on both databases.
class tst_Records : public QObject
{
    Q_OBJECT

private slots:
    void pagesAreWholeAndApart_data();
    void pagesAreWholeAndApart();
    void filtersGiveWhatTheyName_data() { addEngines(); }
    void filtersGiveWhatTheyName();
    void summaryShowsTheRequest_data() { addEngines(); }
    void summaryShowsTheRequest();
    void rowsAreSkipped_data() { addEngines(); }
    void rowsAreSkipped();
    void foreignCursorsAreRefused_data() { addEngines(); }
    void foreignCursorsAreRefused();
    void reachHidesOtherProjects_data() { addEngines(); }
    void reachHidesOtherProjects();
    void journalGoesOnWhereItStopped_data() { addEngines(); }
    void journalGoesOnWhereItStopped();
    void usageAddsUpExactly_data() { addEngines(); }
    void usageAddsUpExactly();
    void everyThreadReads_data() { addEngines(); }
    void everyThreadReads();
    void cleanupTestCase() { endSharedCluster(); }
};

namespace {

//! Requests with few different values in what lists sort and filter by, so that ties occur.
QList<Request> someRequests(qsizetype count, quint64 seed)
{
    Samples samples(seed);
    const QList<ProjectId> projects{samples.make<ProjectId>(), samples.make<ProjectId>(),
                                    samples.make<ProjectId>()};
    const QList<UserId> users{samples.make<UserId>(), samples.make<UserId>()};
    QList<Request> requests;
    for (qsizetype at = 0; at < count; ++at) {
        Request request = samples.make<Request>();
        request.project = projects[qsizetype(samples.prng().below(3))];
        request.requester = users[qsizetype(samples.prng().below(2))];
        request.submittedAt = Instant{1'000'000 + qint64(samples.prng().below(20))};
        request.endedAt = isTerminal(request.state) ? request.submittedAt + Micros(5) : Instant();
        request.asked.spec = {samples.prng().oneIn(2) ? u"cpu-small"_s : u"cpu"_s,
                              qint64(samples.prng().below(3)) + 1};
        request.purpose = samples.prng().oneIn(2) ? u"Große 100%_Läufe"_s : u"a test"_s;
        requests.append(request);
    }
    return requests;
}

QList<ports::Row> rowsOf(const QList<Request> &requests)
{
    QList<ports::Row> rows;
    for (const Request &request : requests)
        rows.append(ports::RequestRow{request});
    return rows;
}

QSet<QString> idsOf(const QList<RequestSummary> &items)
{
    QSet<QString> ids;
    for (const RequestSummary &item : items)
        ids.insert(item.id.toString());
    return ids;
}

} // namespace

void tst_Records::pagesAreWholeAndApart_data()
{
    QTest::addColumn<store::Engine>("engine");
    QTest::addColumn<ports::RequestSort>("sort");
    QTest::addColumn<bool>("descending");
    for (const auto &[engine, name] : {std::pair(store::Engine::Sqlite, "sqlite"),
                                       std::pair(store::Engine::PostgreSql, "postgresql")}) {
        for (int sort = 0; sort <= int(ports::RequestSort::Project); ++sort) {
            for (const bool descending : {false, true})
                QTest::addRow("%s, sort %d, %s", name, sort, descending ? "down" : "up")
                    << engine << ports::RequestSort(sort) << descending;
        }
    }
}

void tst_Records::pagesAreWholeAndApart()
{
    STW_FIXTURE;
    QFETCH(ports::RequestSort, sort);
    QFETCH(bool, descending);
    const store::OpenedStore opened = fixture.open();
    const QList<Request> before = someRequests(103, 1);
    QVERIFY(opened.journal->append({someEntries(1, 1), rowsOf(before)}));
    ports::RequestQuery query;
    query.sort = sort;
    query.descending = descending;
    query.limit = 10;
    QList<QString> seen;
    qint64 seq = 2;
    do {
        const auto page = opened.records->requests(query);
        QVERIFY2(page, page ? "" : qPrintable(page.error().detail));
        QVERIFY(page->items.size() == query.limit || page->next.isEmpty());
        for (const RequestSummary &item : page->items)
            seen.append(item.id.toString());
        query.cursor = page->next;
        QVERIFY(opened.journal->append(
            {someEntries(seq, 1), rowsOf(someRequests(3, 100 + quint64(seq)))}));
        ++seq;
    } while (!query.cursor.isEmpty() && seq < 100);
    QVERIFY(query.cursor.isEmpty());
    QCOMPARE(QSet<QString>(seen.begin(), seen.end()).size(), seen.size());
    for (const Request &request : before)
        QVERIFY(seen.contains(request.id.toString()));
}

void tst_Records::filtersGiveWhatTheyName()
{
    STW_FIXTURE;
    const store::OpenedStore opened = fixture.open();
    const QList<Request> all = someRequests(200, 2);
    QVERIFY(opened.journal->append({someEntries(1, 1), rowsOf(all)}));
    using Wanted = std::function<bool(const Request &)>;
    const Request one = all[17];
    const auto query = [](const std::function<void(ports::RequestQuery &)> &set) {
        ports::RequestQuery made;
        made.limit = 500;
        set(made);
        return made;
    };
    const QList<std::pair<ports::RequestQuery, Wanted>> cases{
        {query([](auto &) {}), [](const Request &) { return true; }},
        {query([](auto &q) {
             q.states = {RequestState::Queued, RequestState::Active};
         }),
         [](const Request &r) {
             return r.state == RequestState::Queued || r.state == RequestState::Active;
         }},
        {query([&](auto &q) { q.project = one.project; }),
         [&](const Request &r) { return r.project == one.project; }},
        {query([&](auto &q) { q.requester = one.requester; }),
         [&](const Request &r) { return r.requester == one.requester; }},
        {query([](auto &q) { q.spec = u"cpu"_s; }),
         [](const Request &r) { return r.asked.spec.name == u"cpu"_s; }},
        {query([](auto &q) { q.texts = {u"100%_lÄUFE"_s}; }),
         [](const Request &r) { return r.purpose.contains(u"100%_Läufe"_s); }},
        {query([](auto &q) { q.texts = {u"100 "_s}; }), [](const Request &) { return false; }},
        {query([](auto &q) { q.texts = {u"' OR 1=1 --"_s}; }),
         [](const Request &) { return false; }},
        {query([&](auto &q) { q.texts = {one.id.toString().mid(3, 12)}; }),
         [&](const Request &r) { return r.id == one.id; }},
        {query([&](auto &q) {
             q.texts = {one.id.toString().mid(3, 12), u"läufe"_s};
         }),
         [&](const Request &r) { return r.id == one.id && r.purpose.contains(u"Läufe"_s); }},
        {query([](auto &q) {
             q.minimumCards = 2;
             q.maximumCards = 6;
             q.project.reset();
         }),
         [](const Request &r) {
             const std::optional<qint64> cards = checkedMul(r.asked.nodes, r.asked.cards);
             return cards && *cards >= 2 && *cards <= 6;
         }},
        {query([](auto &q) {
             q.submittedFrom = Instant{1'000'003};
             q.submittedTo = Instant{1'000'010};
             q.project.reset();
         }),
         [](const Request &r) {
             return r.submittedAt >= Instant{1'000'003} && r.submittedAt < Instant{1'000'010};
         }},
    };
    int counted = 0;
    for (const auto &[asked, wanted] : cases) {
        QSet<QString> expected;
        for (const Request &request : all) {
            if (wanted(request))
                expected.insert(request.id.toString());
        }
        const auto page = opened.records->requests(asked);
        QVERIFY2(page, page ? "" : qPrintable(page.error().detail));
        QCOMPARE(idsOf(page->items), expected);
        QCOMPARE(page->items.size(), expected.size());
        QCOMPARE(page->total, expected.size());
        counted += expected.size() > 1 ? 1 : 0;
    }
    QVERIFY(counted > 3);
}

void tst_Records::summaryShowsTheRequest()
{
    STW_FIXTURE;
    const store::OpenedStore opened = fixture.open();
    Request request = makeRequest(5);
    request.queue.last().to = Instant();
    request.queue.last().reasons = {CapacityBusy{}, PriorityAhead{}};
    request.asked.nodes = 3;
    request.asked.cards = 4;
    QVERIFY(opened.journal->append({someEntries(1, 1), rowsOf({request})}));
    const auto page = opened.records->requests({});
    QVERIFY(page);
    QCOMPARE(page->items.size(), 1);
    const Allocation &current = request.allocations.last();
    Cost cost;
    for (const Charge &charge : request.charges)
        cost = cost + charge.cost;
    QVERIFY(cost != Cost());
    const RequestSummary expected{request.id,
                                  request.tenant.toString(),
                                  request.project.toString(),
                                  request.requester.toString(),
                                  request.state,
                                  request.asked.spec,
                                  request.asked.tmpl,
                                  request.asked.acceleratorType(),
                                  12,
                                  request.purpose,
                                  request.submittedAt,
                                  current.startedAt,
                                  current.endsAt,
                                  request.endedAt,
                                  u"capacity"_s,
                                  current.simulated,
                                  cost,
                                  request.asked.currency,
                                  {}};
    QVERIFY(page->items.first() == expected);
    const auto found = opened.records->request(request.id, {});
    QVERIFY(found);
    QVERIFY(*found == request);
    QCOMPARE(opened.records->request(makeRequest(6).id, {}).error().code, ErrorCode::NotFound);
}

void tst_Records::rowsAreSkipped()
{
    STW_FIXTURE;
    const store::OpenedStore opened = fixture.open();
    QVERIFY(opened.journal->append({someEntries(1, 1), rowsOf(someRequests(60, 4))}));
    ports::RequestQuery query;
    query.limit = 500;
    const auto all = opened.records->requests(query);
    QCOMPARE(all->total, 60);
    query.limit = 10;
    query.skip = 25;
    const auto third = opened.records->requests(query);
    QCOMPARE(third->items, all->items.mid(25, 10));
    QCOMPARE(third->total, 60);
    query.cursor = third->next;
    query.skip = 5;
    const auto later = opened.records->requests(query);
    QCOMPARE(later->items, all->items.mid(40, 10));
    QVERIFY(!later->total); // counted once for a list, not for each of its pages
    query.skip = 500;
    QVERIFY(opened.records->requests(query)->items.isEmpty());
}

void tst_Records::foreignCursorsAreRefused()
{
    STW_FIXTURE;
    const store::OpenedStore opened = fixture.open();
    QVERIFY(opened.journal->append({someEntries(1, 1), rowsOf(someRequests(9, 3))}));
    ports::RequestQuery query;
    query.limit = 2;
    const QString ours = opened.records->requests(query)->next;
    QVERIFY(!ours.isEmpty());
    ports::RequestQuery upward = query;
    upward.descending = false;
    ports::RequestQuery byState = query;
    byState.sort = ports::RequestSort::State;
    for (const auto &[base, cursor] :
         {std::pair(query, u"garbage"_s), std::pair(query, u"!!!"_s), std::pair(query, u"W10"_s),
          std::pair(query, ours.chopped(4)), std::pair(query, u"ü"_s), std::pair(upward, ours),
          std::pair(byState, ours)}) {
        ports::RequestQuery asked = base;
        asked.cursor = cursor;
        const auto page = opened.records->requests(asked);
        QVERIFY2(!page, qPrintable(cursor));
        QCOMPARE(page.error().code, ErrorCode::Malformed);
        QCOMPARE(page.error().faults.first().field, u"cursor"_s);
    }
}

void tst_Records::reachHidesOtherProjects()
{
    STW_FIXTURE;
    const store::OpenedStore opened = fixture.open();
    const QList<Request> all = someRequests(60, 4);
    const ProjectId mine = all.first().project;
    QList<ports::Entry> entries = someEntries(1, 40);
    for (qsizetype at = 0; at < entries.size(); at += 4)
        entries[at].project = mine;
    QList<ports::Row> rows = rowsOf(all);
    for (const Request &request : all) {
        Charge charge = request.charges.first();
        charge.project = request.project;
        rows.append(ports::ChargeRow{1, charge});
    }
    QVERIFY(opened.journal->append({entries, rows}));
    const ports::Reach some{QList<ProjectId>{mine, Samples(99).make<ProjectId>()}};
    const ports::Reach none{QList<ProjectId>{}};

    ports::RequestQuery list;
    list.limit = 500;
    list.reach = some;
    const auto page = opened.records->requests(list);
    QVERIFY(page);
    QVERIFY(!page->items.isEmpty());
    QCOMPARE(page->items.size(), std::ranges::count(all, mine, &Request::project));
    for (const Request &request : all) {
        const auto found = opened.records->request(request.id, some);
        QCOMPARE(bool(found), request.project == mine);
    }
    const auto lines = opened.records->journal({some, 0, 500, {}});
    QVERIFY(lines);
    QCOMPARE(lines->size(), 10);
    for (const ports::JournalLine &line : *lines)
        QCOMPARE(line.line.project, mine);
    const auto usage = opened.records->usage({some, {}, {}});
    QVERIFY(usage);
    QVERIFY(!usage->isEmpty());
    for (const UsageLine &line : *usage)
        QCOMPARE(line.project, mine.toString());

    list.reach = none;
    QVERIFY(opened.records->requests(list)->items.isEmpty());
    QVERIFY(opened.records->journal({none, 0, 500, {}})->isEmpty());
    QVERIFY(opened.records->usage({none, {}, {}})->isEmpty());
    QVERIFY(!opened.records->request(all.first().id, none));
}

void tst_Records::journalGoesOnWhereItStopped()
{
    STW_FIXTURE;
    const store::OpenedStore opened = fixture.open();
    QList<ports::Entry> entries = someEntries(1, 25);
    const RequestId request = Samples(5).make<RequestId>();
    entries[3].request = entries[20].request = request;
    entries[20].event = domain::Returned{request, 1, {}, RequestState::Failed};
    QVERIFY(opened.journal->append({entries, {}}));
    qint64 after = 0;
    for (const qsizetype expected : {10, 10, 5, 0}) {
        const auto lines = opened.records->journal({{}, after, 10, {}});
        QVERIFY(lines);
        QCOMPARE(lines->size(), expected);
        for (const ports::JournalLine &line : *lines)
            QCOMPARE(line.line.seq, ++after);
    }
    const auto own = opened.records->journal({{}, 4, 10, request});
    QVERIFY(own);
    QCOMPARE(own->size(), 1);
    const ports::JournalLine line = own->first();
    QCOMPARE(line.line.seq, 21);
    QCOMPARE(line.line.at, entries[20].at);
    QCOMPARE(line.line.kind, QString(domain::codeOf(entries[20].event)));
    QCOMPARE(line.line.actor, entries[20].actor.id);
    QCOMPARE(line.line.request, request);
    QCOMPARE(line.role, entries[20].actor.role);
    QCOMPARE(line.onBehalfOf, entries[20].actor.onBehalfOf);
    QCOMPARE(line.cause, entries[20].cause);
    QCOMPARE(line.line.state, domain::stateAfter(entries[20].event));
}

void tst_Records::usageAddsUpExactly()
{
    STW_FIXTURE;
    const store::OpenedStore opened = fixture.open();
    // In floating point 10,000 times 0.1 is not 1,000, and the small ones beside 10¹⁵ are lost.
    Samples samples(6);
    const Charge base = samples.make<Charge>();
    QList<ports::Row> rows;
    for (qint64 at = 0; at < 10'000; ++at) {
        Charge charge = base;
        charge.period = u"2026-11"_s;
        charge.begin = Instant{1 + at};
        charge.quantity = *Quantity::fromText(u"0.1");
        charge.cost = *Cost::fromText(at == 0 ? u"1000000000000000" : u"0.00000000000001");
        rows.append(ports::ChargeRow{1, charge});
    }
    Charge october = base;
    october.period = u"2026-10"_s;
    october.begin = Instant{1};
    october.attempt = base.attempt + 1;
    rows.append(ports::ChargeRow{1, october});
    QVERIFY(opened.journal->append({someEntries(1, 1), rows}));

    QCOMPARE(opened.records->usage({})->size(), 2);
    const auto usage = opened.records->usage({{}, base.project, u"2026-11"_s});
    QVERIFY(usage);
    QCOMPARE(usage->size(), 1);
    const UsageLine expected{base.tenant.toString(),
                             base.project.toString(),
                             base.acceleratorType,
                             QString(nameOf(base.meter)),
                             u"2026-11"_s,
                             *Quantity::fromText(u"1000"),
                             *Cost::fromText(u"1000000000000000.00000000009999"),
                             base.currency};
    QVERIFY(usage->first() == expected);
    QVERIFY(opened.records->usage({{}, samples.make<ProjectId>(), {}})->isEmpty());
}

void tst_Records::everyThreadReads()
{
    STW_FIXTURE;
    const store::OpenedStore opened = fixture.open();
    QVERIFY(opened.journal->append({someEntries(1, 5), rowsOf(someRequests(50, 8))}));
    std::array<qsizetype, 6> read{};
    std::vector<std::thread> threads;
    for (qsizetype &count : read) {
        threads.emplace_back([&opened, &count] {
            ports::RequestQuery query;
            query.limit = 500;
            for (int round = 0; round < 20; ++round) {
                const auto page = opened.records->requests(query);
                count += page ? page->items.size() : 0;
            }
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    for (const qsizetype count : read)
        QCOMPARE(count, 20 * 50);
}

QTEST_GUILESS_MAIN(tst_Records)
#include "shared/base/checked.h"
#include "tst_records.moc"
