#include "backend/task/cards.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace stw::task;

class tst_Cards : public QObject
{
    Q_OBJECT

private slots:
    void everyVariableIsAlwaysSet();
    void eachVendorGetsItsOwn();
    void showsExactly_data();
    void showsExactly();
};

void tst_Cards::everyVariableIsAlwaysSet()
{
    const QMap<QString, QString> none = visibleVariables({});
    QCOMPARE(none.size(), 4);
    for (const QString &value : none)
        QVERIFY(value == u"-1" || value == u"void");
}

void tst_Cards::eachVendorGetsItsOwn()
{
    const QMap<QString, QString> variables = visibleVariables(
        {{u"GPU-2"_s, u"nvidia"_s}, {u"GPU-aa"_s, u"amd"_s}, {u"GPU-1"_s, u"nvidia"_s}});
    QCOMPARE(variables.value(u"CUDA_VISIBLE_DEVICES"_s), u"GPU-2,GPU-1"_s);
    QCOMPARE(variables.value(u"NVIDIA_VISIBLE_DEVICES"_s), u"GPU-2,GPU-1"_s);
    QCOMPARE(variables.value(u"ROCR_VISIBLE_DEVICES"_s), u"GPU-aa"_s);
    QCOMPARE(variables.value(u"ASCEND_RT_VISIBLE_DEVICES"_s), u"-1"_s);
    QVERIFY(isKnownVendor(u"ascend"_s));
    QVERIFY(!isKnownVendor(u"other"_s));
}

void tst_Cards::showsExactly_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<bool>("exactly");
    QTest::newRow("in any order, with any line ends") << QByteArray("GPU-2\r\nGPU-1\n\n") << true;
    QTest::newRow("one missing") << QByteArray("GPU-1\n") << false;
    QTest::newRow("one too many") << QByteArray("GPU-1\nGPU-2\nGPU-3\n") << false;
    QTest::newRow("one twice") << QByteArray("GPU-1\nGPU-1\n") << false;
    QTest::newRow("nothing") << QByteArray() << false;
}

void tst_Cards::showsExactly()
{
    QFETCH(QByteArray, answer);
    const QList<CardHandle> cards{{u"GPU-1"_s, u"nvidia"_s}, {u"GPU-2"_s, u"nvidia"_s}};
    QTEST(stw::task::showsExactly(answer, cards), "exactly");
}

QTEST_GUILESS_MAIN(tst_Cards)
#include "tst_cards.moc"
