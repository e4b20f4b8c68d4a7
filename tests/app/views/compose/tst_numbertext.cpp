#include "app/views/compose/numbertext.h"

#include <QTest>

using namespace stw;
using namespace stw::views;
using namespace Qt::StringLiterals;

class tst_NumberText : public QObject
{
    Q_OBJECT

private slots:
    void wholes_data();
    void wholes();
    void decimals_data();
    void decimals();
};

void tst_NumberText::wholes_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("rule"); // empty: it is a number
    QTest::addColumn<qint64>("value");

    QTest::newRow("digits are a number") << u"48"_s << u""_s << qint64(48);
    QTest::newRow("blanks around do not matter") << u"  7 "_s << u""_s << qint64(7);
    QTest::newRow("a sign is taken") << u"-3"_s << u""_s << qint64(-3);
    QTest::newRow("nothing is missing") << u" "_s << u"required"_s << qint64(0);
    QTest::newRow("words are no number") << u"two"_s << u"format"_s << qint64(0);
    QTest::newRow("a lone sign is no number") << u"-"_s << u"format"_s << qint64(0);
    QTest::newRow("a German thousand is asked about") << u"1.024"_s << u"ambiguous"_s << qint64(0);
    QTest::newRow("an English thousand too") << u"1,024"_s << u"ambiguous"_s << qint64(0);
    QTest::newRow("a separator at the end is no number") << u"1."_s << u"format"_s << qint64(0);
    QTest::newRow("more than fits is out of range")
        << u"99999999999999999999"_s << u"range"_s << qint64(0);
}

void tst_NumberText::wholes()
{
    QFETCH(QString, typed);
    QFETCH(QString, rule);
    QFETCH(qint64, value);
    const Typed<qint64> read = wholeFrom(typed);
    QCOMPARE(read ? QString() : QString(read.error()), rule);
    if (read)
        QCOMPARE(*read, value);
}

void tst_NumberText::decimals_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("english"); // the value, or the rule that is broken
    QTest::addColumn<QString>("german");

    QTest::newRow("a whole number needs no separator") << u"48"_s << u"48"_s << u"48"_s;
    QTest::newRow("a comma with one digit is a decimal") << u"1,5"_s << u"1.5"_s << u"1.5"_s;
    QTest::newRow("a point with one digit is a decimal") << u"1.5"_s << u"1.5"_s << u"1.5"_s;
    QTest::newRow("a point before three digits depends")
        << u"1.250"_s << u"1.25"_s << u"ambiguous"_s;
    QTest::newRow("a comma before three digits depends")
        << u"1,250"_s << u"ambiguous"_s << u"1.25"_s;
    QTest::newRow("two separators are asked about")
        << u"1.250,5"_s << u"ambiguous"_s << u"ambiguous"_s;
    QTest::newRow("nothing is missing") << u""_s << u"required"_s << u"required"_s;
    QTest::newRow("a negative length is no length") << u"-1"_s << u"format"_s << u"format"_s;
    QTest::newRow("a blank is no decimal point") << u"1 5"_s << u"format"_s << u"format"_s;
}

void tst_NumberText::decimals()
{
    QFETCH(QString, typed);
    QFETCH(QString, english);
    QFETCH(QString, german);
    const auto said = [&typed](QLocale::Language language) {
        const Typed<Quantity> read = decimalFrom(typed, QLocale(language));
        return read ? read->toText() : QString(read.error());
    };
    QCOMPARE(said(QLocale::English), english);
    QCOMPARE(said(QLocale::German), german);
}

QTEST_APPLESS_MAIN(tst_NumberText)
#include "tst_numbertext.moc"
