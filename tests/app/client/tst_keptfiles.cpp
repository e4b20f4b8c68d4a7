#include "app/client/draftkeeper.h"
#include "app/client/keptvalue.h"
#include "app/client/servers.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace stw;
using namespace stw::client;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

//! What the console keeps in files: saved servers and drafts.
class tst_KeptFiles : public QObject
{
    Q_OBJECT

private slots:
    void serversAreReadBack();
    void noServersAreNone();
    void anEntryIsKnownByItsAddress();
    void serversOfANewerConsoleAreRead();
    void brokenServersAreToldAndStay();
    void onlyTheOwnerReads();
    void draftsAreReadBackNewestFirst();
    void aDraftIsReplacedAndRemoved();
    void brokenDraftsAreSetAside_data();
    void brokenDraftsAreSetAside();
    void idsLeadNowhereElse_data();
    void idsLeadNowhereElse();
    void aFailedWriteLeavesTheOld();
    void valuesAreKept();
    void whatIsTypedIsKeptSoon();
    void whatIsTypedIsKeptAtTheEnd();
    void anotherDraftDoesNotLoseTheFirst();
    void aSentDraftIsGone();
    void aFullDiskIsTold();

private:
    static void write(const QString &path, const QByteArray &text)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    }
    static Draft draft(const QString &id, qint64 at)
    {
        Draft draft;
        draft.id = id;
        draft.savedAt = {at};
        draft.key = u"key-"_s + id;
        draft.wish.project = u"alpha"_s;
        draft.wish.parameters = {{u"command"_s, u"echo ä"_s}, {u"n"_s, qint64(3)}};
        draft.typed = {{u"cards"_s, u"1,5"_s}};
        return draft;
    }
};

void tst_KeptFiles::serversAreReadBack()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a/servers.json"_s);
    Servers servers;
    servers.put({u"Lab"_s, u"https://lab"_s, u"anna"_s, {}, u"PEM"_s, u"test"_s, true});
    servers.put({{}, u"http://127.0.0.1:8750"_s, {}, {}, {}, {}, false});
    servers.current = u"https://lab"_s;
    QVERIFY(saveServers(path, servers));
    QCOMPARE(loadServers(path).value(), servers);
}

void tst_KeptFiles::noServersAreNone()
{
    const QTemporaryDir folder;
    QCOMPARE(loadServers(folder.filePath(u"none"_s)).value(), Servers());
}

void tst_KeptFiles::anEntryIsKnownByItsAddress()
{
    Servers servers;
    servers.put({u"Lab"_s, u"https://lab"_s, u"anna"_s, {}, {}, {}, false});
    servers.put({u"Lab"_s, u"https://lab"_s, u"ben"_s, {}, {}, {}, false});
    servers.put({u"Lab"_s, u"https://other"_s, u"ben"_s, {}, {}, {}, false});
    QCOMPARE(servers.items.size(), 2);
    QCOMPARE(servers.find(u"https://lab"_s)->account, u"ben"_s);
    servers.current = u"https://lab"_s;
    servers.remove(u"https://lab"_s);
    QVERIFY(!servers.find(u"https://lab"_s));
    QVERIFY(servers.current.isEmpty());
}

void tst_KeptFiles::serversOfANewerConsoleAreRead()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"servers.json"_s);
    write(path, R"({"items":[{"url":"https://lab","moon":"full"}],"sun":1})");
    QCOMPARE(loadServers(path)->items.value(0).url, u"https://lab"_s);
}

void tst_KeptFiles::brokenServersAreToldAndStay()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"servers.json"_s);
    write(path, "{\"items\":[");
    QCOMPARE(loadServers(path).error().code, ErrorCode::Malformed);
    QVERIFY(QFile::exists(path));
    const QString aside = setAside(path);
    QVERIFY(QFile::exists(aside) && !QFile::exists(path));
    QCOMPARE(loadServers(path).value(), Servers());
    write(path, "[]");
    QVERIFY(setAside(path) != aside); // the first is not written over
}

void tst_KeptFiles::onlyTheOwnerReads()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"b/servers.json"_s);
    QVERIFY(saveServers(path, {}));
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QVERIFY(!(QFile::permissions(path) & others));
    QVERIFY(!(QFile::permissions(folder.filePath(u"b"_s)) & (others | QFile::ExeOther)));
}

void tst_KeptFiles::draftsAreReadBackNewestFirst()
{
    const QTemporaryDir folder;
    const Drafts drafts(folder.filePath(u"drafts"_s));
    QVERIFY(drafts.all().drafts.isEmpty());
    const QString id = newDraftId();
    QVERIFY(drafts.keep(draft(u"a"_s, 1)));
    QVERIFY(drafts.keep(draft(id, 3)));
    QVERIFY(drafts.keep(draft(u"b"_s, 2)));
    const Drafts::Found found = drafts.all();
    QVERIFY(found.setAside.isEmpty());
    QCOMPARE(found.drafts, (QList{draft(id, 3), draft(u"b"_s, 2), draft(u"a"_s, 1)}));
}

void tst_KeptFiles::aDraftIsReplacedAndRemoved()
{
    const QTemporaryDir folder;
    const Drafts drafts(folder.path());
    QVERIFY(drafts.keep(draft(u"a"_s, 1)));
    QVERIFY(drafts.keep(draft(u"a"_s, 2)));
    QCOMPARE(drafts.all().drafts, QList{draft(u"a"_s, 2)});
    QVERIFY(drafts.remove(u"a"_s));
    QVERIFY(drafts.remove(u"a"_s));
    QVERIFY(drafts.all().drafts.isEmpty());
}

void tst_KeptFiles::brokenDraftsAreSetAside_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("cut off") << QByteArray(R"({"id":"x","wish":{)");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("of another kind") << QByteArray(R"({"id":"x","wish":7})");
    QTest::newRow("another's id") << QByteArray(R"({"id":"y"})");
    QTest::newRow("an id that leads elsewhere") << QByteArray(R"({"id":"../x"})");
}

void tst_KeptFiles::brokenDraftsAreSetAside()
{
    QFETCH(QByteArray, text);
    const QTemporaryDir folder;
    const Drafts drafts(folder.path());
    QVERIFY(drafts.keep(draft(u"a"_s, 1)));
    write(folder.filePath(u"x.json"_s), text);
    const Drafts::Found found = drafts.all();
    QCOMPARE(found.drafts, QList{draft(u"a"_s, 1)});
    QCOMPARE(found.setAside.size(), 1);
    QFile aside(found.setAside.first());
    QVERIFY(aside.open(QIODevice::ReadOnly));
    QCOMPARE(aside.readAll(), text); // nothing typed is lost
    QVERIFY(drafts.all().setAside.isEmpty());
}

void tst_KeptFiles::idsLeadNowhereElse_data()
{
    QTest::addColumn<QString>("id");
    QTest::newRow("empty") << QString();
    QTest::newRow("up") << u"../a"_s;
    QTest::newRow("hidden") << u".a"_s;
    QTest::newRow("elsewhere") << u"/tmp/a"_s;
    QTest::newRow("a blank") << u"a b"_s;
}

void tst_KeptFiles::idsLeadNowhereElse()
{
    QFETCH(QString, id);
    const QTemporaryDir folder;
    const Drafts drafts(folder.path());
    QVERIFY(!drafts.keep(draft(id, 1)));
    QVERIFY(!drafts.remove(id));
    QVERIFY(QDir(folder.path()).isEmpty());
}

void tst_KeptFiles::aFailedWriteLeavesTheOld()
{
    const QTemporaryDir folder;
    QVERIFY(writePrivate(folder.filePath(u"a"_s), "old"));
    QDir(folder.path()).mkdir(u"dir"_s);
    QVERIFY(!writePrivate(folder.filePath(u"dir"_s), "new"));
    QCOMPARE(readPrivate(folder.filePath(u"a"_s)).value(), QByteArray("old"));
    QVERIFY(QDir(folder.filePath(u"dir"_s)).exists());
}

void tst_KeptFiles::valuesAreKept()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"x/value.json"_s);
    QCOMPARE(loadKept<SavedServer>(path).value, SavedServer());
    const SavedServer server{u"Lab"_s, u"https://lab"_s, {}, {}, {}, {}, true};
    QVERIFY(saveKept(path, server));
    QCOMPARE(loadKept<SavedServer>(path).value, server);
    write(path, "{");
    const auto broken = loadKept<SavedServer>(path);
    QCOMPARE(broken.value, SavedServer());
    QVERIFY(QFile::exists(broken.setAside));
}

void tst_KeptFiles::whatIsTypedIsKeptSoon()
{
    const QTemporaryDir folder;
    const Drafts drafts(folder.path());
    DraftKeeper keeper(drafts, nullptr, 10ms);
    QSignalSpy kept(&keeper, &DraftKeeper::kept);
    for (int at = 1; at <= 50; ++at)
        keeper.set(draft(u"a"_s, at));
    QVERIFY(drafts.all().drafts.isEmpty());
    QTRY_COMPARE(kept.size(), 1);
    QCOMPARE(drafts.all().drafts, QList{draft(u"a"_s, 50)});
}

void tst_KeptFiles::whatIsTypedIsKeptAtTheEnd()
{
    const QTemporaryDir folder;
    const Drafts drafts(folder.path());
    {
        DraftKeeper keeper(drafts, nullptr, 1h);
        keeper.set(draft(u"a"_s, 1));
    }
    QCOMPARE(drafts.all().drafts.size(), 1);
}

void tst_KeptFiles::anotherDraftDoesNotLoseTheFirst()
{
    const QTemporaryDir folder;
    const Drafts drafts(folder.path());
    DraftKeeper keeper(drafts, nullptr, 1h);
    keeper.set(draft(u"a"_s, 1));
    keeper.set(draft(u"b"_s, 2));
    keeper.flush();
    QCOMPARE(drafts.all().drafts, (QList{draft(u"b"_s, 2), draft(u"a"_s, 1)}));
}

void tst_KeptFiles::aSentDraftIsGone()
{
    const QTemporaryDir folder;
    const Drafts drafts(folder.path());
    {
        DraftKeeper keeper(drafts, nullptr, 1h);
        keeper.set(draft(u"a"_s, 1));
        keeper.flush();
        keeper.set(draft(u"a"_s, 2));
        keeper.forget();
        keeper.flush();
    }
    QVERIFY(drafts.all().drafts.isEmpty());
}

void tst_KeptFiles::aFullDiskIsTold()
{
    const QTemporaryDir folder;
    write(folder.filePath(u"file"_s), "in the way");
    DraftKeeper keeper(Drafts(folder.filePath(u"file/drafts"_s)), nullptr, 1h);
    QSignalSpy failed(&keeper, &DraftKeeper::failed);
    keeper.set(draft(u"a"_s, 1));
    keeper.flush();
    QCOMPARE(failed.size(), 1);
}

QTEST_GUILESS_MAIN(tst_KeptFiles)
#include "tst_keptfiles.moc"
