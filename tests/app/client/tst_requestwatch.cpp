#include "app/client/requestwatch.h"
#include "tests/app/client/fakeservice.h"

#include <QSignalSpy>
#include <QTest>

using namespace stw;
using namespace stw::client;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class tst_RequestWatch : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aFinishedRequestEndsAtOnce();
    void theFeedTellsOfTheEnd();
    void withoutAFeedItLooksByItself();
    void aRestartIsSurvived();
    void theFeedResumesBehindItsLastLine();
    void othersLinesAreNotItsOwn();
    void aForeignRequestFails();

private:
    void nowIs(RequestState state);
    void tellOf(RequestId id, qint64 seq);

    const RequestId m_id = RequestId(Uuid{1, 2});
    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<Client> m_client;
};

void tst_RequestWatch::init()
{
    m_client.reset();
    m_service = std::make_unique<FakeService>();
    Settings settings;
    settings.server = m_service->url();
    settings.token = "secret";
    m_client = std::make_unique<Client>(settings);
}

void tst_RequestWatch::nowIs(RequestState state)
{
    RequestRecord record;
    record.request.id = m_id;
    record.request.state = state;
    record.request.asked.spec = {u"cpu-small"_s, 1};
    record.request.asked.tmpl = {u"shell"_s, 1};
    record.request.asked.image = {u"debian"_s, 1};
    m_service->on("GET", "requests/"_L1 + m_id.toString(),
                  FakeService::Reply{200, wire::encode(record)});
}

void tst_RequestWatch::tellOf(RequestId id, qint64 seq)
{
    FeedLine line;
    line.seq = seq;
    line.request = id;
    line.kind = u"request.returned"_s;
    m_service->tell(wire::encode(line));
}

void tst_RequestWatch::aFinishedRequestEndsAtOnce()
{
    nowIs(RequestState::Completed);
    RequestWatch watch(*m_client, m_id);
    QSignalSpy ended(&watch, &RequestWatch::ended);
    watch.start();
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(ended[0][0].value<RequestRecord>().request.state, RequestState::Completed);
    QVERIFY(ended[0][1].toByteArray().contains("\"completed\""));
}

void tst_RequestWatch::theFeedTellsOfTheEnd()
{
    nowIs(RequestState::Active);
    RequestWatch watch(*m_client, m_id);
    QSignalSpy changed(&watch, &RequestWatch::changed);
    QSignalSpy ended(&watch, &RequestWatch::ended);
    watch.start();
    QTRY_COMPARE(m_service->feeds().size(), 1);
    QTRY_COMPARE(changed.size(), 1);
    nowIs(RequestState::Failed);
    tellOf(m_id, 5);
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(changed.size(), 2);
}

void tst_RequestWatch::withoutAFeedItLooksByItself()
{
    m_service->refuseFeeds(true);
    nowIs(RequestState::Active);
    RequestWatch watch(*m_client, m_id);
    QSignalSpy changed(&watch, &RequestWatch::changed);
    QSignalSpy ended(&watch, &RequestWatch::ended);
    watch.start();
    QTRY_COMPARE(changed.size(), 1);
    nowIs(RequestState::Completed);
    QTRY_COMPARE(ended.size(), 1);
}

void tst_RequestWatch::aRestartIsSurvived()
{
    nowIs(RequestState::Active);
    m_client->setPatience(0ms);
    RequestWatch watch(*m_client, m_id);
    QSignalSpy changed(&watch, &RequestWatch::changed);
    QSignalSpy ended(&watch, &RequestWatch::ended);
    QSignalSpy failed(&watch, &RequestWatch::failed);
    watch.start();
    QTRY_COMPARE(m_service->feeds().size(), 1);
    QTRY_COMPARE(changed.size(), 1);
    m_service->goAway();
    QTest::qWait(700); // longer than the poll: it looks and finds nobody
    QCOMPARE(failed.size(), 0);
    nowIs(RequestState::Completed);
    m_service->comeBack();
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 10'000);
    QCOMPARE(failed.size(), 0);
}

void tst_RequestWatch::theFeedResumesBehindItsLastLine()
{
    Feed feed(*m_client);
    QSignalSpy lines(&feed, &Feed::line);
    QSignalSpy opened(&feed, &Feed::opened);
    feed.open();
    QTRY_COMPARE(m_service->feeds().size(), 1);
    m_service->tell("{\"hello\":true,\"seq\":\"not a line\"}");
    tellOf(m_id, 41);
    tellOf(m_id, 42);
    QTRY_COMPARE(lines.size(), 2);
    m_service->dropFeeds();
    QTRY_COMPARE(opened.size(), 2);
    const auto asked = m_service->asked("GET", u"feed"_s);
    QCOMPARE(asked.size(), 2);
    QVERIFY(!asked[0].query.hasQueryItem(u"after"_s));
    QCOMPARE(asked[1].query.queryItemValue(u"after"_s), u"42"_s);
    QCOMPARE(asked[1].headers.value("authorization"), QByteArray("Bearer secret"));
}

void tst_RequestWatch::othersLinesAreNotItsOwn()
{
    nowIs(RequestState::Active);
    RequestWatch watch(*m_client, m_id);
    QSignalSpy lines(&watch, &RequestWatch::line);
    watch.start();
    QTRY_COMPARE(m_service->feeds().size(), 1);
    tellOf(RequestId(Uuid{3, 4}), 1);
    tellOf(m_id, 2);
    QTRY_COMPARE(lines.size(), 1);
    QCOMPARE(lines[0][0].value<FeedLine>().seq, 2);
}

void tst_RequestWatch::aForeignRequestFails()
{
    RequestWatch watch(*m_client, m_id);
    QSignalSpy failed(&watch, &RequestWatch::failed);
    watch.start();
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed[0][0].value<Error>().code, ErrorCode::NotFound);
}

QTEST_GUILESS_MAIN(tst_RequestWatch)
#include "tst_requestwatch.moc"
