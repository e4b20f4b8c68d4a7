#include "app/shell/fuzzy.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace stw::shell;

class tst_Fuzzy : public QObject
{
    Q_OBJECT

private slots:
    void meets_data();
    void meets();
    void prefers_data();
    void prefers();
};

void tst_Fuzzy::meets_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("met");
    QTest::addColumn<QList<qsizetype>>("at");

    const auto row = [](const char *name, const QString &typed, const QString &text, bool met,
                        const QList<qsizetype> &at = {}) {
        QTest::newRow(name) << typed << text << met << at;
    };
    row("nothing typed meets everything", u""_s, u"Settings"_s, true);
    row("spaces alone meet everything", u"  "_s, u"Settings"_s, true);
    row("the beginning of a word is met", u"req"_s, u"New request"_s, true, {4, 5, 6});
    row("case does not count", u"NEW"_s, u"New request"_s, true, {0, 1, 2});
    row("marks do not count", u"uber"_s, u"Überall"_s, true, {0, 1, 2, 3});
    row("a mark that is typed meets the plain letter", u"ü"_s, u"Uhr"_s, true, {0});
    row("words may come in any order", u"req new"_s, u"New request"_s, true, {0, 1, 2, 4, 5, 6});
    row("within a word is met", u"fragen"_s, u"Anfragen"_s, true, {2, 3, 4, 5, 6, 7});
    row("letters in their order are met", u"nrq"_s, u"New request"_s, true, {0, 4, 6});
    row("letters in another order are not", u"qrn"_s, u"New request"_s, false);
    row("scattered letters begin at a word", u"ewq"_s, u"New request"_s, false);
    row("each word must be met", u"new xyz"_s, u"New request"_s, false);
    row("more than there is is not met", u"settings!"_s, u"Settings"_s, false);
    row("nothing is met in an empty text", u"a"_s, u""_s, false);
}

void tst_Fuzzy::meets()
{
    QFETCH(QString, typed);
    QFETCH(QString, text);
    QFETCH(bool, met);
    const std::optional<FuzzyMatch> found = fuzzyMatch(typed, text);
    QCOMPARE(found.has_value(), met);
    if (found)
        QTEST(found->at, "at");
}

void tst_Fuzzy::prefers_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("better");
    QTest::addColumn<QString>("worse");

    QTest::newRow("the beginning of a word before its inside")
        << u"an"_s << u"Meine Anfragen"_s << u"Standard"_s;
    QTest::newRow("connected letters before scattered ones")
        << u"ver"_s << u"Verlauf"_s << u"Vorgang eröffnen"_s;
    QTest::newRow("an earlier word before a later one")
        << u"new"_s << u"New request"_s << u"Make it new"_s;
}

void tst_Fuzzy::prefers()
{
    QFETCH(QString, typed);
    QFETCH(QString, better);
    QFETCH(QString, worse);
    const auto first = fuzzyMatch(typed, better);
    const auto second = fuzzyMatch(typed, worse);
    QVERIFY(first && second);
    QVERIFY2(first->score > second->score,
             qPrintable(u"%1 against %2"_s.arg(first->score).arg(second->score)));
}

QTEST_APPLESS_MAIN(tst_Fuzzy)
#include "tst_fuzzy.moc"
