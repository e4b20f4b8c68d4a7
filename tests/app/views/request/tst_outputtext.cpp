#include "app/views/request/outputtext.h"

#include <QTest>

using namespace stw::views;
using namespace Qt::StringLiterals;

class tst_OutputText : public QObject
{
    Q_OBJECT

private slots:
    void pieces_data();
    void pieces();
};

void tst_OutputText::pieces_data()
{
    QTest::addColumn<QByteArrayList>("pieces");
    QTest::addColumn<QString>("text");

    QTest::newRow("plain text stays") << QByteArrayList{"a\n", "b\n"} << u"a\nb\n"_s;
    QTest::newRow("a character cut in two is put together") << QByteArrayList{"Pr\xc3", "\xbc"
                                                                                        "fpunkt"}
                                                            << u"Prüfpunkt"_s;
    QTest::newRow("colours are left out") << QByteArrayList{"\x1b[32mok\x1b[0m\n"} << u"ok\n"_s;
    QTest::newRow("so is a sequence cut in two")
        << QByteArrayList{"\x1b[3", "2mok\x1b", "[0m"} << u"ok"_s;
    QTest::newRow("a window's title is no output")
        << QByteArrayList{"\x1b]0;train\x07ok"} << u"ok"_s;
    QTest::newRow("a Windows line end is one") << QByteArrayList{"a\r\nb"} << u"a\nb"_s;
    QTest::newRow("so is one cut in two") << QByteArrayList{"a\r", "\nb"} << u"a\nb"_s;
    QTest::newRow("a progress bar's return begins a line")
        << QByteArrayList{"10 %\r20 %\r30 %"} << u"10 %\n20 %\n30 %"_s;
    QTest::newRow("control characters are left out")
        << QByteArrayList{QByteArray("a\0b\x08", 4)} << u"ab"_s;
    QTest::newRow("tabs stay") << QByteArrayList{"a\tb"} << u"a\tb"_s;
}

void tst_OutputText::pieces()
{
    QFETCH(QByteArrayList, pieces);
    QFETCH(QString, text);
    OutputText decoder;
    QString seen;
    for (const QByteArray &piece : pieces)
        seen += decoder.take(piece);
    QCOMPARE(seen, text);
}

QTEST_GUILESS_MAIN(tst_OutputText)
#include "tst_outputtext.moc"
