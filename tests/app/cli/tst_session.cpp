#include "app/cli/commands.h"
#include "app/cli/session.h"

#include <QTest>

using namespace stw;
using namespace stw::cli;
using namespace Qt::StringLiterals;

class tst_Session : public QObject
{
    Q_OBJECT

private slots:
    void chosen_data();
    void chosen();
    void credentialsThatOthersCanReadEndTheCommand();
    void signingInReplacesThem();
    void anAuthorityThatCannotBeReadIsRefused();
};

namespace {

const client::Credentials kKept{u"https://kept:1"_s, u"kept-token"_s, {}};

Arguments typed(const QString &line)
{
    return parseArguments(line.split(u' '), commands()).value_or(Arguments());
}

} // namespace

void tst_Session::chosen_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("server"); // environment
    QTest::addColumn<QString>("token");  // environment
    QTest::addColumn<QString>("chosenServer");
    QTest::addColumn<QByteArray>("chosenToken");

    QTest::newRow("what signing in left is used")
        << u"whoami"_s << QString() << QString() << u"https://kept:1"_s << QByteArray("kept-token");
    QTest::newRow("the environment goes before it")
        << u"whoami"_s << u"https://env:1"_s << u"env-token"_s << u"https://env:1"_s
        << QByteArray("env-token");
    QTest::newRow("an option goes before the environment")
        << u"whoami --server https://typed:1"_s << u"https://env:1"_s << u"env-token"_s
        << u"https://typed:1"_s << QByteArray("env-token");
    QTest::newRow("a kept token goes to no other server")
        << u"whoami --server https://typed:1"_s << QString() << QString() << u"https://typed:1"_s
        << QByteArray();
    QTest::newRow("nor to the same host on another port")
        << u"whoami"_s << u"https://kept:2"_s << QString() << u"https://kept:2"_s << QByteArray();
    QTest::newRow("a token of the environment goes to the kept server")
        << u"whoami"_s << QString() << u"env-token"_s << u"https://kept:1"_s
        << QByteArray("env-token");
    QTest::newRow("signing in proves itself anew")
        << u"login"_s << QString() << QString() << u"https://kept:1"_s << QByteArray();
}

void tst_Session::chosen()
{
    QFETCH(QString, line);
    QFETCH(QString, server);
    QFETCH(QString, token);
    QFETCH(QString, chosenServer);
    QFETCH(QByteArray, chosenToken);
    const auto settings = settingsFrom(typed(line), {server, token, {}, {}}, kKept);
    QVERIFY(settings.has_value());
    QCOMPARE(settings->server, QUrl(chosenServer));
    QCOMPARE(settings->token, chosenToken);
}

void tst_Session::credentialsThatOthersCanReadEndTheCommand()
{
    const Result<client::Credentials> open = malformed({{u"file"_s, u"private"_s, {}}});
    const auto settings = settingsFrom(typed(u"whoami"_s), {}, open);
    QVERIFY(!settings);
    QCOMPARE(settings.error().faults.value(0).rule, u"private"_s);
    QVERIFY(settingsFrom(typed(u"whoami"_s), {{}, u"env-token"_s, {}, {}}, open).has_value());
}

void tst_Session::signingInReplacesThem()
{
    const Result<client::Credentials> open = malformed({{u"file"_s, u"private"_s, {}}});
    const auto settings = settingsFrom(typed(u"login"_s), {}, open);
    QVERIFY(settings.has_value());
    QCOMPARE(settings->server, QUrl(QString(client::kDefaultServer)));
}

void tst_Session::anAuthorityThatCannotBeReadIsRefused()
{
    const auto settings = settingsFrom(typed(u"whoami --ca-file /none/ca.pem"_s), {}, kKept);
    QVERIFY(!settings);
    QCOMPARE(settings.error().faults.value(0).field, u"/none/ca.pem"_s);
}

QTEST_APPLESS_MAIN(tst_Session)
#include "tst_session.moc"
