#include "tests/backend/executors/conformance/conformance.h"

#include <QElapsedTimer>
#include <QtTest>

namespace stw::conformance {

using namespace Qt::StringLiterals;

void Suite::followsTheLog()
{
    const std::unique_ptr<Engine> engine = makeEngine();
    Watched watched(*engine);
    const ports::LaunchSpec spec =
        specOf(u"echo one; echo two >&2; while [ ! -e go ]; do sleep 0.05; done"_s);
    watched.driver().launch(spec);
    QVERIFY(watched.waitForOutput(spec.tag, "two\n")); // While it runs.
    const Result<ports::LogChunk> rest = watched.driver().log(spec.tag, 4, 100);
    QVERIFY(rest);
    QCOMPARE(rest->bytes, "two\n");
    QCOMPARE(rest->offset, 4);
    QCOMPARE(rest->size, 8);
    const Result<ports::LogChunk> piece = watched.driver().log(spec.tag, 1, 2);
    QVERIFY(piece);
    QCOMPARE(piece->bytes, "ne");
    QCOMPARE(piece->offset, 1);
    const Result<ports::LogChunk> beyond = watched.driver().log(spec.tag, 1000, 100);
    QVERIFY(beyond);
    QVERIFY(beyond->bytes.isEmpty());
    QCOMPARE(beyond->offset, 8);
    watched.driver().cancel(spec.tag, ports::StopKind::Kill);
    QVERIFY(watched.waitForEnd(spec.tag));
}

void Suite::knowsNoLogOfAnUnknownTag()
{
    const std::unique_ptr<Engine> engine = makeEngine();
    Watched watched(*engine);
    for (const QString &tag : {specOf({}).tag, u"../../etc/passwd"_s, QString(), u"stw-"_s}) {
        const Result<ports::LogChunk> chunk = watched.driver().log(tag, 0, 100);
        QVERIFY(!chunk);
        QCOMPARE(chunk.error().code, ErrorCode::NotFound);
        QVERIFY(!watched.driver().files(tag));
        QVERIFY(!watched.driver().file(tag, u"a"_s));
    }
}

void Suite::listsAndReadsFiles()
{
    const std::unique_ptr<Engine> engine = makeEngine();
    Watched watched(*engine);
    const ports::LaunchSpec spec =
        specOf(u"mkdir -p a/b; printf abc > top; printf defgh > a/b/deep; mkfifo pipe; "
               "ln -s /etc/passwd link; ln -s / root; truncate -s 65M big"_s);
    watched.driver().launch(spec);
    QVERIFY(watched.waitForEnd(spec.tag));
    const Result<QMap<QString, qint64>> files = watched.driver().files(spec.tag);
    QVERIFY(files);
    const QMap<QString, qint64> expected{
        {u"a/b/deep"_s, 5}, {u"big"_s, 65 * 1024 * 1024}, {u"top"_s, 3}};
    QCOMPARE(*files, expected);
    const Result<QByteArray> deep = watched.driver().file(spec.tag, u"a/b/deep"_s);
    QVERIFY(deep);
    QCOMPARE(*deep, "defgh");
    const Result<QByteArray> big = watched.driver().file(spec.tag, u"big"_s);
    QVERIFY(!big);
    QCOMPARE(big.error().code, ErrorCode::TooLarge);
}

void Suite::readsNothingOutsideTheFolder_data()
{
    QTest::addColumn<QString>("name");

    QTest::newRow("an absolute path") << u"/etc/passwd"_s;
    QTest::newRow("a way up") << u"../output"_s;
    QTest::newRow("a way up from below") << u"a/../../output"_s;
    QTest::newRow("a link to a file") << u"link"_s;
    QTest::newRow("a file behind a link to a folder") << u"root/etc/passwd"_s;
    QTest::newRow("a folder") << u"a"_s;
    QTest::newRow("a pipe, which must not hang") << u"pipe"_s;
    QTest::newRow("nothing") << QString();
    QTest::newRow("what is not there") << u"absent"_s;
    QTest::newRow("a name with a zero in it") << u"top\0x"_s;
    QTest::newRow("an endless name") << QString(100'000, u'a');
}

void Suite::readsNothingOutsideTheFolder()
{
    QFETCH(QString, name);
    const std::unique_ptr<Engine> engine = makeEngine();
    Watched watched(*engine);
    const ports::LaunchSpec spec =
        specOf(u"mkdir a; echo x > top; mkfifo pipe; ln -s /etc/passwd link; ln -s / root"_s);
    watched.driver().launch(spec);
    QVERIFY(watched.waitForEnd(spec.tag));
    QVERIFY(watched.driver().file(spec.tag, u"top"_s));
    const Result<QByteArray> bytes = watched.driver().file(spec.tag, name);
    QVERIFY(!bytes);
}

void Suite::putsInputsInPlace()
{
    const std::unique_ptr<Engine> engine = makeEngine();
    Watched watched(*engine);
    ports::LaunchSpec spec = specOf(u"cat 'data ü.txt'; ls"_s);
    QVERIFY(watched.driver().keepInput(spec.requester, u"data ü.txt"_s, "old"));
    QVERIFY(watched.driver().keepInput(spec.requester, u"data ü.txt"_s, "new\n"));
    QVERIFY(watched.driver().keepInput(spec.requester, u"other"_s, "unnamed"));
    spec.inputs = {u"data ü.txt"_s};
    watched.driver().launch(spec);
    QVERIFY(watched.waitForEnd(spec.tag));
    QCOMPARE(watched.output(spec.tag), "new\ndata ü.txt\n");
}

void Suite::refusesWorkWhoseInputIsGone()
{
    const std::unique_ptr<Engine> engine = makeEngine();
    Watched watched(*engine);
    ports::LaunchSpec spec = specOf(u"echo ran"_s);
    // Somebody else's is not there for this requester.
    QVERIFY(watched.driver().keepInput(UserId(Uuid{9, 9}), u"data"_s, "theirs"));
    spec.inputs = {u"data"_s};
    watched.driver().launch(spec);
    const std::optional<ports::WorkOver> over = watched.waitForEnd(spec.tag);
    QVERIFY(over);
    QVERIFY(!over->startedAt.isSet());
    QCOMPARE(over->end.cause, EndCause::LaunchFailed);
    QVERIFY(!over->retry);
    QVERIFY(over->end.detail.contains("data"_L1));
    QVERIFY(watched.output(spec.tag).isEmpty());
}

void Suite::refusesBadUploads_data()
{
    QTest::addColumn<QString>("name");

    QTest::newRow("no name") << QString();
    QTest::newRow("the folder itself") << u"."_s;
    QTest::newRow("the folder above") << u".."_s;
    QTest::newRow("a path") << u"a/b"_s;
    QTest::newRow("a hidden name") << u".profile"_s;
    QTest::newRow("a line feed") << u"a\nb"_s;
    QTest::newRow("a zero") << u"a\0b"_s;
    QTest::newRow("half a surrogate pair") << QString(QChar(0xd800));
    QTest::newRow("more than 200 bytes") << QString(101, u'ü');
}

void Suite::refusesBadUploads()
{
    QFETCH(QString, name);
    const std::unique_ptr<Engine> engine = makeEngine();
    Watched watched(*engine);
    const Result<> kept = watched.driver().keepInput(UserId(Uuid{1, 2}), name, "x");
    QVERIFY(!kept);
    QCOMPARE(kept.error().code, ErrorCode::Malformed);
}

//! A figure, no verdict: how long a developer waits for the first line.
void Suite::startsFast()
{
    constexpr int kRounds = 20;
    const std::unique_ptr<Engine> engine = makeEngine();
    Watched watched(*engine);
    QList<qint64> callUs;
    QList<qint64> lineUs;
    for (int round = 0; round < kRounds; ++round) {
        const ports::LaunchSpec spec = specOf(u"echo first"_s);
        QElapsedTimer timer;
        timer.start();
        watched.driver().launch(spec);
        callUs.append(timer.nsecsElapsed() / 1000);
        while (!watched.output(spec.tag).contains("first") && !timer.hasExpired(60'000))
            QCoreApplication::processEvents(QEventLoop::AllEvents);
        lineUs.append(timer.nsecsElapsed() / 1000);
        QVERIFY(watched.waitForEnd(spec.tag));
    }
    std::sort(callUs.begin(), callUs.end());
    std::sort(lineUs.begin(), lineUs.end());
    qInfo("launch() returns after %lld us (median), the first line is there after %lld us "
          "(median), %lld us (worst of %d)",
          callUs[kRounds / 2], lineUs[kRounds / 2], lineUs.last(), kRounds);
}

} // namespace stw::conformance
