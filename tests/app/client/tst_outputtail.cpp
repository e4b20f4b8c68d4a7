#include "app/client/outputtail.h"
#include "tests/app/client/fakeservice.h"

#include <QSignalSpy>
#include <QTest>

using namespace stw;
using namespace stw::client;
using namespace Qt::StringLiterals;

class tst_OutputTail : public QObject
{
    Q_OBJECT

private slots:
    void everyByteComesOnceAndInOrder_data();
    void everyByteComesOnceAndInOrder();
    void followingWaitsForMore();
    void drainingEndsAFollow();
    void aRefusalIsToldOnce();

private:
    //! Serves \a pieces of the output by offset, as the service does.
    static FakeService::Route serving(const QByteArray &output, qsizetype piece, bool complete);
};

namespace {

const RequestId kId = RequestId(Uuid{1, 2});
const QString kPath = "requests/%1/output"_L1.arg(kId.toString());

FakeService::Reply piece(const QByteArray &bytes, qint64 next, bool complete)
{
    return {200,
            bytes,
            {{"X-Next-Offset", QByteArray::number(next)},
             {"X-Output-Complete", complete ? "true" : "false"}}};
}

//! Gathers what a tail brings.
struct Gathered
{
    explicit Gathered(const OutputTail &tail)
        : complete(&tail, &OutputTail::complete)
        , failed(&tail, &OutputTail::failed)
    {
        QObject::connect(&tail, &OutputTail::bytes, &complete,
                         [this](const QByteArray &more) { bytes += more; });
    }
    QByteArray bytes;
    QSignalSpy complete;
    QSignalSpy failed;
};

Settings settingsOf(const FakeService &service)
{
    Settings settings;
    settings.server = service.url();
    return settings;
}

} // namespace

FakeService::Route tst_OutputTail::serving(const QByteArray &output, qsizetype size, bool complete)
{
    return [=](const FakeService::Asked &asked) {
        const qint64 offset = asked.query.queryItemValue(u"offset"_s).toLongLong();
        const QByteArray bytes = output.mid(offset, size);
        const qint64 next = offset + bytes.size();
        return piece(bytes, next, complete && next == output.size());
    };
}

void tst_OutputTail::everyByteComesOnceAndInOrder_data()
{
    QTest::addColumn<QByteArray>("output");
    QTest::addColumn<qsizetype>("size");
    QTest::addColumn<bool>("complete");
    QTest::newRow("no output") << QByteArray() << qsizetype(4) << true;
    QTest::newRow("in one piece") << QByteArray("hello\n") << qsizetype(64) << true;
    QTest::newRow("in many pieces") << QByteArray("hello, world\n") << qsizetype(3) << true;
    QTest::newRow("of work that still runs, what there is")
        << QByteArray("so far") << qsizetype(2) << false;
    QTest::newRow("bytes that are no text") << QByteArray("\0\xff\n", 3) << qsizetype(1) << true;
}

void tst_OutputTail::everyByteComesOnceAndInOrder()
{
    QFETCH(QByteArray, output);
    QFETCH(qsizetype, size);
    QFETCH(bool, complete);
    FakeService service;
    service.on("GET", kPath, serving(output, size, complete));
    Client client(settingsOf(service));
    OutputTail tail(client, kId, OutputTail::Until::Now);
    Gathered gathered(tail);
    tail.start();
    QTRY_COMPARE(gathered.complete.size(), 1);
    QCOMPARE(gathered.bytes, output);
    QVERIFY(!service.asked()[0].query.hasQueryItem(u"follow"_s));
}

void tst_OutputTail::followingWaitsForMore()
{
    FakeService service;
    service.inTurn("GET", kPath,
                   {piece("a", 1, false), piece({}, 1, false),
                    FakeService::problem(503, "unavailable"), piece("b", 2, true)});
    Client client(settingsOf(service));
    OutputTail tail(client, kId, OutputTail::Until::End);
    Gathered gathered(tail);
    tail.start();
    QTRY_COMPARE(gathered.complete.size(), 1);
    QCOMPARE(gathered.bytes, QByteArray("ab"));
    QCOMPARE(service.asked()[0].query.queryItemValue(u"follow"_s), u"25"_s);
}

void tst_OutputTail::drainingEndsAFollow()
{
    FakeService service;
    service.on("GET", kPath, [](const FakeService::Asked &asked) {
        const qint64 offset = asked.query.queryItemValue(u"offset"_s).toLongLong();
        if (offset == 0)
            return piece("a", 1, false);
        const bool follow = asked.query.hasQueryItem(u"follow"_s);
        return follow ? FakeService::Reply{.never = true} : piece({}, 1, false);
    });
    Client client(settingsOf(service));
    OutputTail tail(client, kId, OutputTail::Until::End);
    Gathered gathered(tail);
    tail.start();
    QTRY_COMPARE(service.asked().size(), 2);
    QCOMPARE(gathered.complete.size(), 0);
    tail.drain();
    QTRY_COMPARE(gathered.complete.size(), 1);
    QCOMPARE(gathered.bytes, QByteArray("a"));
}

void tst_OutputTail::aRefusalIsToldOnce()
{
    FakeService service;
    service.on("GET", kPath, FakeService::problem(403, "forbidden"));
    Client client(settingsOf(service));
    OutputTail tail(client, kId, OutputTail::Until::End);
    Gathered gathered(tail);
    tail.start();
    QTRY_COMPARE(gathered.failed.size(), 1);
    QCOMPARE(gathered.complete.size(), 0);
    QCOMPARE(service.asked().size(), 1);
}

QTEST_GUILESS_MAIN(tst_OutputTail)
#include "tst_outputtail.moc"
