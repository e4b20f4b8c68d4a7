#include "backend/api/feed.h"
#include "shared/wire/jsoncodec.h"
#include "tests/backend/api/stage.h"
#include "tests/backend/http/frames.h"

#include <QtTest>

#include <thread>

using namespace Qt::StringLiterals;
using namespace stw;
using namespace stw::test;
using http::test::Client;
using http::test::Frame;
using http::test::Opcode;

namespace {

//! One reader of the feed.
class Reader
{
public:
    Reader(const Stage &stage, const QByteArray &query, const QByteArray &token)
        : m_client(stage.port)
    {
        QByteArray request = http::test::handshake("/v1/feed" + query);
        if (!token.isEmpty())
            request.insert(request.size() - 2, "Authorization: Bearer " + token + "\r\n");
        m_client.send(request);
        m_status = m_client.read().status;
    }

    int status() const { return m_status; }
    void say(const QByteArray &text) { m_client.send(http::test::frame(Opcode::Text, text)); }
    //! The next line; a sequence of 0: closed.
    FeedLine next()
    {
        const Frame frame = http::test::readFrame(m_client);
        m_closeCode = frame.is(Opcode::Close) ? frame.closeCode() : 0;
        if (!frame.is(Opcode::Text))
            return {};
        return wire::decode<FeedLine>(frame.payload).value_or(FeedLine());
    }
    int closeCode()
    {
        while (next().seq != 0) {
        }
        return m_closeCode;
    }

private:
    Client m_client;
    int m_status = 0;
    int m_closeCode = 0;
};

QList<qint64> sequence(Reader &reader, qsizetype count)
{
    QList<qint64> seqs;
    while (seqs.size() < count) {
        const qint64 seq = reader.next().seq;
        if (seq == 0)
            break;
        seqs.append(seq);
    }
    return seqs;
}

} // namespace

class tst_Feed : public QObject
{
    Q_OBJECT

private slots:
    void itGoesOnAfterAPosition();
    void itBeginsWithNow();
    void itCatchesUpWhileMoreIsCommitted();
    void aLongHistoryComesWhole();
    void aReaderSeesOnlyTheirProjects();
    void linesHoldNoFacts();
    void theFirstMessageMaySayWho();
    void aWrongFirstMessageCloses_data();
    void aWrongFirstMessageCloses();
    void silenceCloses();
    void whoMayNotReadIsRefused_data();
    void whoMayNotReadIsRefused();
    void aRefusalIsAudited_data();
    void aRefusalIsAudited();
    void aRevokedTokenCloses();
    void aLostMembershipActsAtOnce();
};

void tst_Feed::itGoesOnAfterAPosition()
{
    Stage stage;
    const qint64 newest = stage.core.seq();
    Reader reader(stage, "?after=" + QByteArray::number(newest - 3), Stage::tokenOf(u"auditor"_s));
    QCOMPARE(reader.status(), 101);
    QCOMPARE(sequence(reader, 3), QList<qint64>({newest - 2, newest - 1, newest}));
    stage.submitted(u"first"_s, u"more"_s); // two events
    QCOMPARE(sequence(reader, 2), QList<qint64>({newest + 1, newest + 2}));
}

void tst_Feed::itBeginsWithNow()
{
    Stage stage;
    const qint64 newest = stage.core.seq();
    Reader reader(stage, {}, Stage::tokenOf(u"auditor"_s));
    stage.submitted(u"first"_s, u"more"_s);
    QCOMPARE(reader.next().seq, newest + 1);
}

void tst_Feed::itCatchesUpWhileMoreIsCommitted()
{
    constexpr int kRequests = 300;
    Stage stage;
    std::thread writer([&stage] {
        for (int count = 0; count < kRequests; ++count)
            stage.submitted(u"first"_s, QString::number(count));
    });
    const qint64 before = 5;
    Reader reader(stage, "?after=5", Stage::tokenOf(u"auditor"_s));
    QList<qint64> seqs;
    writer.join();
    const qint64 newest = stage.core.seq();
    seqs = sequence(reader, newest - before);
    QCOMPARE(seqs.size(), newest - before);
    for (qsizetype at = 0; at < seqs.size(); ++at)
        QCOMPARE(seqs[at], before + 1 + at); // neither a gap nor a duplicate
}

void tst_Feed::aLongHistoryComesWhole()
{
    Stage stage;
    for (int count = 0; count < 700; ++count) // seven pages
        stage.submitted(u"first"_s, QString::number(count));
    const qint64 newest = stage.core.seq();
    Reader reader(stage, "?after=0", Stage::tokenOf(u"auditor"_s));
    const QList<qint64> seqs = sequence(reader, newest);
    QCOMPARE(seqs.size(), newest);
    QCOMPARE(seqs.last(), newest);
}

void tst_Feed::aReaderSeesOnlyTheirProjects()
{
    Stage stage;
    Reader reader(stage, "?after=0", Stage::tokenOf(u"developer"_s));
    stage.submitted(u"first"_s, u"a"_s);
    stage.submitted(u"other"_s, u"b"_s);
    const Request last = stage.submitted(u"first"_s, u"c"_s);
    const ProjectId first = stage.project(u"first"_s);
    int lines = 0;
    for (FeedLine line = reader.next(); line.request != last.id; line = reader.next()) {
        QVERIFY(line.seq != 0);
        QCOMPARE(line.project, first);
        ++lines;
    }
    QVERIFY(lines >= 6); // of the running request and of the one before
}

void tst_Feed::linesHoldNoFacts()
{
    Stage stage;
    Node node = stage.core.world()->fleet.nodes.value(u"node-1"_s);
    node.cordoned = true;
    stage.core.act(domain::ObserveNode{node});
    stage.submitted(u"first"_s, u"a"_s);
    const qint64 newest = stage.core.seq();
    Client client(stage.port);
    QByteArray request = http::test::handshake("/v1/feed?after=0");
    request.insert(request.size() - 2,
                   "Authorization: Bearer " + Stage::tokenOf(u"auditor"_s) + "\r\n");
    client.send(request);
    QCOMPARE(client.read().status, 101);
    for (qint64 seq = 0; seq < newest;) {
        const Frame frame = http::test::readFrame(client);
        QVERIFY(frame.is(Opcode::Text));
        for (const QString &secret : Stage::plantedSecrets())
            QVERIFY(!frame.payload.contains(secret.toLatin1()));
        seq = wire::decode<FeedLine>(frame.payload)->seq;
    }
}

void tst_Feed::theFirstMessageMaySayWho()
{
    Stage stage;
    Reader reader(stage, "?after=0", {});
    QCOMPARE(reader.status(), 101);
    reader.say(R"({"token":")" + Stage::tokenOf(u"auditor"_s) + R"("})");
    QCOMPARE(reader.next().seq, 1);
    reader.say("whatever follows is ignored");
    QCOMPARE(reader.next().seq, 2);
}

void tst_Feed::aWrongFirstMessageCloses_data()
{
    QTest::addColumn<QByteArray>("text");

    QTest::newRow("an unknown token") << R"({"token":"stw_s_unknown"})"_ba;
    QTest::newRow("somebody who may not read") << R"({"token":"stw_s_approver"})"_ba;
    QTest::newRow("an empty token") << R"({"token":""})"_ba;
    QTest::newRow("another field") << R"({"token":"stw_s_auditor","x":1})"_ba;
    QTest::newRow("no JSON") << "stw_s_auditor"_ba;
}

void tst_Feed::aWrongFirstMessageCloses()
{
    QFETCH(QByteArray, text);
    Stage stage;
    Reader reader(stage, "?after=0", {});
    reader.say(text);
    QCOMPARE(reader.closeCode(), int(api::Feed::kNotAllowed));
}

void tst_Feed::silenceCloses()
{
    Stage stage;
    Reader reader(stage, "?after=0", {});
    QCOMPARE(reader.status(), 101);
    stage.clock.advance(std::chrono::seconds(11));
    QCOMPARE(reader.closeCode(), int(api::Feed::kNotAllowed));
}

void tst_Feed::whoMayNotReadIsRefused_data()
{
    QTest::addColumn<QByteArray>("token");
    QTest::addColumn<int>("status");

    QTest::newRow("an unknown token") << "stw_s_unknown"_ba << 401;
    QTest::newRow("a role that reads no requests") << "stw_s_approver"_ba << 403;
    QTest::newRow("no role") << "stw_s_nobody"_ba << 403;
    QTest::newRow("a developer") << "stw_s_developer"_ba << 101;
}

void tst_Feed::whoMayNotReadIsRefused()
{
    QFETCH(QByteArray, token);
    QFETCH(int, status);
    Stage stage;
    Reader reader(stage, {}, token);
    QCOMPARE(reader.status(), status);
}

void tst_Feed::aRefusalIsAudited_data()
{
    QTest::addColumn<QByteArray>("token");
    QTest::addColumn<QByteArray>("greeting");

    QTest::newRow("of an upgrade") << "stw_s_approver"_ba
                                   << ""_ba;
    QTest::newRow("of a first message") << ""_ba
                                        << R"({"token":"stw_s_approver"})"_ba;
}

void tst_Feed::aRefusalIsAudited()
{
    QFETCH(QByteArray, token);
    QFETCH(QByteArray, greeting);
    Stage stage;
    Reader reader(stage, "?after=0", token);
    if (greeting.isEmpty()) {
        QCOMPARE(reader.status(), 403);
    } else {
        reader.say(greeting);
        QCOMPARE(reader.closeCode(), int(api::Feed::kNotAllowed));
    }
    const domain::Event last = stage.core.journal().last().event;
    const auto *denial = std::get_if<domain::AccessDenied>(&last);
    QVERIFY(denial);
    QCOMPARE(denial->user, stage.user(u"approver"_s));
    QCOMPARE(denial->operation, u"events.feed"_s);
}

void tst_Feed::aRevokedTokenCloses()
{
    Stage stage;
    const QByteArray token = stage.scopedToken(u"auditor"_s, {});
    Reader reader(stage, {}, token);
    QCOMPARE(reader.status(), 101);
    const TokenId id = stage.core.directory()->tokens.lastKey();
    stage.core.act(domain::RevokeToken{id, stage.user(u"auditor"_s)});
    stage.submitted(u"first"_s, u"a"_s);
    QCOMPARE(reader.closeCode(), int(api::Feed::kNotAllowed));
}

void tst_Feed::aLostMembershipActsAtOnce()
{
    Stage stage;
    Reader reader(stage, {}, Stage::tokenOf(u"developer"_s));
    stage.submitted(u"first"_s, u"a"_s);
    QVERIFY(reader.next().seq > 0);
    QVERIFY(reader.next().seq > 0);
    stage.core.act(domain::RemoveMember{stage.project(u"first"_s), stage.user(u"developer"_s)});
    stage.core.act(domain::ObserveNode{stage.core.world()->fleet.nodes.first()});
    QCOMPARE(reader.closeCode(), int(api::Feed::kNotAllowed)); // nothing left to read
}

QTEST_APPLESS_MAIN(tst_Feed)
#include "tst_feed.moc"
