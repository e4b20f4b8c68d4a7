#include "app/shell/preferencestore.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace stw;
using shell::PreferenceStore;

class tst_PreferenceStore : public QObject
{
    Q_OBJECT

private slots:
    void keepsWhatWasChosen();
    void readsTheImpossibleAsDefault_data();
    void readsTheImpossibleAsDefault();
    void tellsOnlyOfChanges();
    void keepsStateByKey();
    void showsTheLastUsedServerFirst();
    void leavesAServersFileItCannotReadAlone();
};

void tst_PreferenceStore::keepsWhatWasChosen()
{
    const QTemporaryDir folder;
    const views::Preferences chosen{.theme = views::Theme::Dark,
                                    .language = u"de"_s,
                                    .zone = u"Europe/Berlin"_s,
                                    .reducedMotion = true,
                                    .scalePercent = 150};
    {
        PreferenceStore store(folder.path());
        QCOMPARE(store.values(), views::Preferences());
        store.set(chosen);
    }
    QCOMPARE(PreferenceStore(folder.path()).values(), chosen);
}

void tst_PreferenceStore::readsTheImpossibleAsDefault_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<views::Preferences>("expected");

    const views::Preferences none;
    views::Preferences largest;
    largest.scalePercent = views::Preferences::kMostScale;
    QTest::newRow("a theme that there is not") << u"theme=pink"_s << none;
    QTest::newRow("a language that there is not") << u"language=fr"_s << none;
    QTest::newRow("a zone that there is not") << u"zone=Mars/Olympus"_s << none;
    QTest::newRow("a scale that is no number") << u"scale_percent=big"_s << none;
    QTest::newRow("a scale beyond the most") << u"scale_percent=900"_s << largest;
}

void tst_PreferenceStore::readsTheImpossibleAsDefault()
{
    QFETCH(QString, line);
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"console.ini"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[General]\n" + line.toUtf8() + '\n');
    file.close();
    QTEST(PreferenceStore(folder.path()).values(), "expected");
}

void tst_PreferenceStore::tellsOnlyOfChanges()
{
    const QTemporaryDir folder;
    PreferenceStore store(folder.path());
    const QSignalSpy changed(&store, &PreferenceStore::changed);
    store.set(store.values());
    QCOMPARE(changed.size(), 0);
    views::Preferences values = store.values();
    values.theme = views::Theme::Light;
    store.set(values);
    QCOMPARE(changed.size(), 1);
}

void tst_PreferenceStore::keepsStateByKey()
{
    const QTemporaryDir folder;
    const QByteArray bytes("\0\1columns", 9);
    {
        PreferenceStore store(folder.path());
        QVERIFY(store.remembered(u"requests/columns"_s).isEmpty());
        store.remember(u"requests/columns"_s, bytes);
    }
    PreferenceStore store(folder.path());
    QCOMPARE(store.remembered(u"requests/columns"_s), bytes);
    QVERIFY(store.remembered(u"requests"_s).isEmpty());
}

void tst_PreferenceStore::showsTheLastUsedServerFirst()
{
    const QTemporaryDir folder;
    PreferenceStore store(folder.path());
    client::Servers servers;
    for (const QString &url : {u"https://one"_s, u"https://two"_s}) {
        client::SavedServer server;
        server.url = url;
        servers.put(server);
    }
    servers.current = u"https://two"_s;
    store.setServers(servers);
    store.setEnvironment(u"https://two"_s, views::Environment::Production);

    const QList<views::ServerLine> lines = PreferenceStore(folder.path()).serverLines();
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines[0].address, u"https://two"_s);
    QCOMPARE(lines[0].environment, views::Environment::Production);
    QCOMPARE(lines[1].environment, views::Environment::Development);
    QVERIFY(lines[0].current && !lines[1].current);
}

void tst_PreferenceStore::leavesAServersFileItCannotReadAlone()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"servers.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("from a later release");
    file.close();
    QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"saved servers are not used"_s));
    PreferenceStore store(folder.path());
    client::Servers servers;
    servers.put({.name = {},
                 .url = u"https://one"_s,
                 .account = {},
                 .authorities = {},
                 .certificate = {},
                 .environment = {}});
    store.setServers(servers);
    QCOMPARE(store.servers().items.size(), 1);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("from a later release"));
}

QTEST_GUILESS_MAIN(tst_PreferenceStore)
#include "tst_preferencestore.moc"
