#include "app/texts/queuereasontext.h"
#include "tests/app/texts/languages.h"

using namespace stw;
using namespace stw::texts;
using namespace Qt::StringLiterals;

class tst_QueueReasonText : public QObject
{
    Q_OBJECT

private slots:
    void everyReasonHasItsSentence();
    void factsAreShown_data();
    void factsAreShown();
    void anUnknownCodeIsShownAsItIs();
};

namespace {

//! One of each alternative, its facts as the defaults leave them.
template <class... Reasons>
QList<QueueReason> oneOfEach(std::variant<Reasons...> *)
{
    return {QueueReason(Reasons{})...};
}

} // namespace

void tst_QueueReasonText::everyReasonHasItsSentence()
{
    const auto reasons = oneOfEach(static_cast<QueueReason *>(nullptr));
    inEachLanguage([&reasons](const QString &) {
        for (const QueueReason &reason : reasons) {
            const QString code = codeOf(reason);
            const QString sentence = textOf(reason);
            QVERIFY2(isWhole(sentence) && sentence.endsWith(u'.'), qPrintable(sentence));
            QVERIFY2(isWhole(reasonWords(code)) && reasonWords(code) != code, qPrintable(code));
        }
    });
    for (const QueueReason &reason : reasons) {
        const auto [english, german] = inBoth([&reason] { return textOf(reason); });
        QVERIFY2(english != german, qPrintable(english));
    }
}

void tst_QueueReasonText::factsAreShown_data()
{
    QTest::addColumn<QueueReasonFacts>("reason");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("german");

    QTest::newRow("quota: dimension, use and limit")
        << QueueReasonFacts(QuotaExhausted{
               QuotaDimension::Cards, ScopeKind::Project, 4000, 3000, 1000, 2000, {}})
        << u"The project's quota is exhausted (Cards): 3 cards in use, 1 card reserved, 2 cards "
           "requested; the limit is 4 cards."_s
        << u"Das Kontingent des Projekts ist erschöpft (Karten): 3 Karten in Nutzung, 1 Karte "
           "reserviert, 2 Karten angefragt; das Limit ist 4 Karten."_s;
    QTest::newRow("a month's quota says when it starts anew")
        << QueueReasonFacts(QuotaExhausted{QuotaDimension::CardHours, ScopeKind::Tenant, 0, 0, 0,
                                           3'600'000'000,
                                           *instantFromText(u"2026-12-01T00:00:00Z")})
        << u"The tenant's quota is exhausted (Card hours (monthly)): 0 card hours in use, 0 card "
           "hours reserved, 1 card hour requested; the limit is 0 card hours. It starts anew at "
           "2026-12-01 00:00:00\u00a0UTC."_s
        << u"Das Kontingent des Mandanten ist erschöpft (Kartenstunden (monatlich)): 0 "
           "Kartenstunden in Nutzung, 0 Kartenstunden reserviert, 1 Kartenstunde angefragt; das "
           "Limit ist 0 Kartenstunden. Es beginnt neu: 01.12.2026, 00:00:00\u00a0UTC."_s;
    QTest::newRow("one request goes first")
        << QueueReasonFacts(PriorityAhead{1}) << u"1 waiting request goes first."_s
        << u"1 wartende Anfrage geht vor."_s;
    QTest::newRow("many requests go first")
        << QueueReasonFacts(PriorityAhead{1200}) << u"1,200 waiting requests go first."_s
        << u"1.200 wartende Anfragen gehen vor."_s;
    QTest::newRow("no such hardware")
        << QueueReasonFacts(SpecUnavailable{u"training-80g"_s, 0, 0, 8})
        << u"The fleet has no card of the class training-80g."_s
        << u"Die Flotte hat keine Karte der Klasse training-80g."_s;
    QTest::newRow("cores are said in cores")
        << QueueReasonFacts(SpecUnavailable{u"cpu"_s, 3, 2000, 64'000})
        << u"No node is large enough: 64 cores requested, the largest has 2 cores."_s
        << u"Kein Knoten ist groß genug: 64 Kerne angefragt, der größte hat 2 Kerne."_s;
    QTest::newRow("health is counted")
        << QueueReasonFacts(HealthyCapacity{2, 1, 3, 0, 0, 4})
        << u"Too few healthy cards: 4 requested. Healthy: 2, suspect: 1, isolated: 3, failed: 0, "
           "unknown: 0."_s
        << u"Zu wenige gesunde Karten: 4 angefragt. Gesund: 2, auffällig: 1, isoliert: 3, "
           "ausgefallen: 0, unbekannt: 0."_s;
    QTest::newRow("an unreachable pool is named")
        << QueueReasonFacts(ExecutorUnreachable{u"west"_s})
        << u"The executor of the pool west cannot be reached."_s
        << u"Der Executor des Pools west ist nicht erreichbar."_s;
}

void tst_QueueReasonText::factsAreShown()
{
    QFETCH(QueueReasonFacts, reason);
    QFETCH(QString, english);
    QFETCH(QString, german);
    const QueueReason one =
        std::visit([](const auto &facts) { return QueueReason(facts); }, reason);
    const auto [en, de] = inBoth([&one] { return textOf(one); });
    QCOMPARE(en, english);
    QCOMPARE(de, german);
}

void tst_QueueReasonText::anUnknownCodeIsShownAsItIs()
{
    QCOMPARE(reasonWords(u"from_a_newer_release"_s), u"from_a_newer_release"_s);
}

QTEST_GUILESS_MAIN(tst_QueueReasonText)
#include "tst_queuereasontext.moc"
