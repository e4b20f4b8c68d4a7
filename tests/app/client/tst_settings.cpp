#include "app/client/settings.h"

#include <QTest>

using namespace stw;
using namespace Qt::StringLiterals;

class tst_Settings : public QObject
{
    Q_OBJECT

private slots:
    void addresses_data();
    void addresses();
};

void tst_Settings::addresses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("fault"); // empty: accepted

    QTest::newRow("https anywhere") << u"https://stellwerk.example:8750"_s << QString();
    QTest::newRow("http to this machine by name") << u"http://localhost:8750"_s << QString();
    QTest::newRow("http to this machine by number") << u"http://127.0.0.1:8750"_s << QString();
    QTest::newRow("http to this machine by IPv6") << u"http://[::1]:8750"_s << QString();
    QTest::newRow("http elsewhere would show the token")
        << u"http://stellwerk.example"_s << u"insecure"_s;
    QTest::newRow("a name that only begins like this machine")
        << u"http://localhost.example"_s << u"insecure"_s;
    QTest::newRow("a number that only begins like this machine")
        << u"http://127.0.0.1.example"_s << u"insecure"_s;
    QTest::newRow("credentials in the address") << u"https://a:b@host"_s << u"format"_s;
    QTest::newRow("another scheme") << u"ftp://host"_s << u"format"_s;
    QTest::newRow("no scheme") << u"host:8750"_s << u"format"_s;
    QTest::newRow("nothing") << QString() << u"format"_s;
}

void tst_Settings::addresses()
{
    QFETCH(QString, text);
    QFETCH(QString, fault);
    const Result<QUrl> address = client::serverAddress(text);
    QCOMPARE(address.has_value(), fault.isEmpty());
    if (!address)
        QCOMPARE(address.error().faults.value(0).rule, fault);
}

QTEST_APPLESS_MAIN(tst_Settings)
#include "tst_settings.moc"
