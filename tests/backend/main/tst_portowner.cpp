#include "backend/main/portowner.h"

#include <QCoreApplication>
#include <QTcpServer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace stw::main;

class tst_PortOwner : public QObject
{
    Q_OBJECT

private slots:
    void inodesOfATable_data();
    void inodesOfATable();
    void thisProcessIsFound_data();
    void thisProcessIsFound();
    void aFreePortHasNoOwner();
    void wordsNameThePlace();
};

void tst_PortOwner::inodesOfATable_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QList<quint64>>("expected");
    const QByteArray head = "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when "
                            "retrnsmt   uid  timeout inode\n";
    const QByteArray listening = "   0: 0100007F:222E 00000000:0000 0A 00000000:00000000 "
                                 "00:00000000 00000000     0        0 4711 1 0 100 0 0 10 0\n";
    const QByteArray six = "   0: 00000000000000000000000001000000:222E "
                           "00000000000000000000000000000000:0000 0A 00000000:00000000 "
                           "00:00000000 00000000     0        0 815 1 0 100 0 0 10 0\n";
    QTest::newRow("no table has none") << QByteArray() << QList<quint64>();
    QTest::newRow("the head is no row") << head << QList<quint64>();
    QTest::newRow("a listening socket counts") << head + listening << QList<quint64>{4711};
    QTest::newRow("an IPv6 one too") << head + six << QList<quint64>{815};
    QTest::newRow("a connection does not count")
        << head + QByteArray(listening).replace(" 0A ", " 01 ") << QList<quint64>();
    QTest::newRow("another port does not count")
        << head + QByteArray(listening).replace(":222E", ":222F") << QList<quint64>();
    QTest::newRow("a torn line does not count") << head + listening.left(60) << QList<quint64>();
}

void tst_PortOwner::inodesOfATable()
{
    QFETCH(QByteArray, table);
    QFETCH(QList<quint64>, expected);
    QCOMPARE(listeningInodes(table, 8750), expected);
}

void tst_PortOwner::thisProcessIsFound_data()
{
    QTest::addColumn<QHostAddress>("address");
    QTest::newRow("by IPv4") << QHostAddress(QHostAddress::LocalHost);
    QTest::newRow("by IPv6") << QHostAddress(QHostAddress::LocalHostIPv6);
}

void tst_PortOwner::thisProcessIsFound()
{
    QFETCH(QHostAddress, address);
    QTcpServer server;
    if (!server.listen(address))
        QSKIP("this machine has no such address");
    const std::optional<qint64> owner = portOwner(server.serverPort());
    QVERIFY(owner);
    QCOMPARE(*owner, QCoreApplication::applicationPid());
}

void tst_PortOwner::aFreePortHasNoOwner()
{
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    const quint16 port = server.serverPort();
    server.close();
    QVERIFY(!portOwner(port));
}

void tst_PortOwner::wordsNameThePlace()
{
    QCOMPARE(occupiedText(u"127.0.0.1"_s, 8750, 4711),
             u"127.0.0.1:8750 is taken by process 4711"_s);
    QCOMPARE(occupiedText(u"::1"_s, 1, std::nullopt), u"[::1]:1 is taken by another process"_s);
}

QTEST_GUILESS_MAIN(tst_PortOwner)
#include "tst_portowner.moc"
