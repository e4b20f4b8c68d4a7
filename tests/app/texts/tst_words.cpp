#include "app/texts/quotatext.h"
#include "app/texts/words.h"
#include "tests/app/texts/languages.h"

using namespace stw;
using namespace stw::texts;
using namespace Qt::StringLiterals;

class tst_Words : public QObject
{
    Q_OBJECT

private slots:
    void everyMemberHasItsOwnWordInBothLanguages();
    void statesAreTheDecidedOnes_data();
    void statesAreTheDecidedOnes();
    void amountsOfEveryDimensionNameTheirUnit();
    void amounts_data();
    void amounts();
    void theCatalogueSpeaksTheChosenLanguage();
};

namespace {

//! Each member has a text, and no two share one; \a sameAllowed members may read alike in both
//! languages, being names that German took over.
template <NamedEnum E>
void checkSet(int sameAllowed)
{
    inEachLanguage([](const QString &language) {
        QStringList seen;
        for (const auto &row : Named<E>::kRows) {
            const QString text = textOf(row.value);
            QVERIFY2(isWhole(text), qPrintable(language + u' ' + row.name));
            QVERIFY2(!seen.contains(text), qPrintable(language + u' ' + text));
            seen += text;
        }
    });
    int same = 0;
    for (const auto &row : Named<E>::kRows) {
        const auto [english, german] = inBoth([&row] { return textOf(row.value); });
        if (english.compare(german, Qt::CaseInsensitive) == 0)
            ++same;
    }
    QCOMPARE(same, sameAllowed);
}

} // namespace

void tst_Words::everyMemberHasItsOwnWordInBothLanguages()
{
    checkSet<RequestState>(0);
    checkSet<Role>(2); // Operator, Administration
    checkSet<Health>(0);
    checkSet<Priority>(1); // normal
    checkSet<Feasibility>(0);
    checkSet<Meter>(0);
    checkSet<EndCause>(0);
    checkSet<ReasonOwner>(0);
    checkSet<ScopeKind>(0);
    checkSet<SpecKind>(2);      // Task, Server
    checkSet<ParameterType>(1); // Text
    checkSet<ProposalState>(0);
    checkSet<TokenKind>(0);
    checkSet<QuotaDimension>(0);
}

void tst_Words::statesAreTheDecidedOnes_data()
{
    QTest::addColumn<RequestState>("state");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("german");

    QTest::newRow("active runs") << RequestState::Active << u"Running"_s << u"Läuft"_s;
    QTest::newRow("released is never said to be freigegeben, which reads as approved")
        << RequestState::Released << u"Released"_s << u"Zurückgegeben"_s;
    QTest::newRow("cancelled is withdrawn")
        << RequestState::Cancelled << u"Cancelled"_s << u"Zurückgezogen"_s;
    QTest::newRow("a failed request is not broken hardware")
        << RequestState::Failed << u"Failed"_s << u"Fehlgeschlagen"_s;
}

void tst_Words::statesAreTheDecidedOnes()
{
    QFETCH(RequestState, state);
    QFETCH(QString, english);
    QFETCH(QString, german);
    const auto [en, de] = inBoth([state] { return textOf(state); });
    QCOMPARE(en, english);
    QCOMPARE(de, german);
}

void tst_Words::amountsOfEveryDimensionNameTheirUnit()
{
    inEachLanguage([](const QString &language) {
        for (const auto &row : Named<QuotaDimension>::kRows) {
            for (const qint64 amount : {0LL, 1LL, 999LL, 1000LL, 2500LL, 3'600'000'000LL}) {
                const QString text = amountOf(row.value, amount);
                QVERIFY2(isWhole(text), qPrintable(language + u' ' + text));
                QVERIFY2(text.back().isLetter(), qPrintable(text));
            }
            QVERIFY(limitOf(row.value, std::nullopt) != limitOf(row.value, 0));
        }
    });
}

void tst_Words::amounts_data()
{
    QTest::addColumn<QuotaDimension>("dimension");
    QTest::addColumn<qint64>("amount");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("german");

    QTest::newRow("one card is singular")
        << QuotaDimension::Cards << 1000LL << u"1 card"_s << u"1 Karte"_s;
    QTest::newRow("a part of a card is a decimal")
        << QuotaDimension::Cards << 1500LL << u"1.5 cards"_s << u"1,5 Karten"_s;
    QTest::newRow("card-milli milliseconds become card hours")
        << QuotaDimension::CardHours << 9'000'000'000LL << u"2.5 card hours"_s
        << u"2,5 Kartenstunden"_s;
    QTest::newRow("many card hours are grouped")
        << QuotaDimension::CardHours << 4'320'000'000'000LL << u"1,200 card hours"_s
        << u"1.200 Kartenstunden"_s;
    QTest::newRow("tasks") << QuotaDimension::ConcurrentTasks << 2LL << u"2 tasks"_s
                           << u"2 Tasks"_s;
}

void tst_Words::amounts()
{
    QFETCH(QuotaDimension, dimension);
    QFETCH(qint64, amount);
    QFETCH(QString, english);
    QFETCH(QString, german);
    const auto [en, de] = inBoth([=] { return amountOf(dimension, amount); });
    QCOMPARE(en, english);
    QCOMPARE(de, german);
}

void tst_Words::theCatalogueSpeaksTheChosenLanguage()
{
    const LocalText both{u"small"_s, u"klein"_s};
    const LocalText englishOnly{u"small"_s, {}};
    QCOMPARE(inBoth([&] { return textOf(both); }).second, u"klein"_s);
    QCOMPARE(inBoth([&] { return textOf(both); }).first, u"small"_s);
    QCOMPARE(inBoth([&] { return textOf(englishOnly); }).second, u"small"_s);
}

QTEST_GUILESS_MAIN(tst_Words)
#include "tst_words.moc"
