#include "app/main/options.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace stw;
using namespace Qt::StringLiterals;

class tst_Options : public QObject
{
    Q_OBJECT

private slots:
    void refuses_data();
    void refuses();
    void readsWhatIsSaid();
    void takesSecretsFromPrivateFilesOnly();
    void helpIsNoMistake();
};

void tst_Options::refuses_data()
{
    QTest::addColumn<QStringList>("line");
    QTest::newRow("an option that there is not") << QStringList{u"--colour"_s, u"red"_s};
    QTest::newRow("a theme that there is not") << QStringList{u"--theme"_s, u"red"_s};
    QTest::newRow("a language that is not spoken") << QStringList{u"--language"_s, u"fr"_s};
    QTest::newRow("an account without a password") << QStringList{u"--account"_s, u"anna"_s};
    QTest::newRow("a password for nobody") << QStringList{u"--password-file"_s, u"/none"_s};
    QTest::newRow("a token that is not there") << QStringList{u"--token-file"_s, u"/none"_s};
}

void tst_Options::refuses()
{
    QFETCH(QStringList, line);
    const Result<app::Options> options = app::optionsFrom(QStringList{u"stellwerk"_s} + line);
    QVERIFY(!options);
}

void tst_Options::readsWhatIsSaid()
{
    const Result<app::Options> options = app::optionsFrom(
        {u"stellwerk"_s, u"--server"_s, u"http://127.0.0.1:1"_s, u"--theme"_s, u"dark"_s,
         u"--language"_s, u"de"_s, u"--page"_s, u"request/req_1"_s, u"--grab"_s, u"a.png"_s});
    QVERIFY(options);
    QCOMPARE(options->start.server, u"http://127.0.0.1:1"_s);
    QCOMPARE(options->theme, views::Theme::Dark);
    QCOMPARE(options->language, u"de"_s);
    QCOMPARE(options->start.target, (shell::Target{u"request"_s, u"req_1"_s}));
    QCOMPARE(options->grab, u"a.png"_s);
    QVERIFY(options->start.token.isEmpty());
}

void tst_Options::takesSecretsFromPrivateFilesOnly()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"token"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("abc\n");
    file.close();
    const QStringList line{u"stellwerk"_s, u"--token-file"_s, file.fileName()};
    QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::ReadOther));
    QVERIFY(!app::optionsFrom(line));
    QVERIFY(file.setPermissions(QFile::ReadOwner));
    const Result<app::Options> options = app::optionsFrom(line);
    QVERIFY(options);
    QCOMPARE(options->start.token, "abc");
}

void tst_Options::helpIsNoMistake()
{
    const Result<app::Options> options = app::optionsFrom({u"stellwerk"_s, u"--help"_s});
    QVERIFY(options);
    QVERIFY(options->text.contains("--token-file"_L1));
}

QTEST_GUILESS_MAIN(tst_Options)
#include "tst_options.moc"
