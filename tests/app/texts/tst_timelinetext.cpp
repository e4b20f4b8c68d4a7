#include "app/texts/timelinetext.h"
#include "app/texts/words.h"
#include "backend/domain/events.h"
#include "tests/app/texts/languages.h"

using namespace stw;
using namespace stw::texts;
using namespace Qt::StringLiterals;

class tst_TimelineText : public QObject
{
    Q_OBJECT

private slots:
    void everyEventOfTheJournalHasItsSentence();
    void aTerminalStateIsSaid();
    void aPersonIsShownAsTheyAre();
};

namespace {

template <class... Events>
QStringList codesOf(std::variant<Events...> *)
{
    return {QString(Events::kCode)...};
}

} // namespace

void tst_TimelineText::everyEventOfTheJournalHasItsSentence()
{
    const QStringList codes = codesOf(static_cast<domain::Event *>(nullptr));
    QVERIFY(codes.size() > 30);
    for (const QString &code : codes) {
        const auto [english, german] = inBoth([&code] { return eventText(code); });
        QVERIFY2(isWhole(english) && english != code, qPrintable(code));
        QVERIFY2(isWhole(german) && german != english, qPrintable(code));
    }
}

void tst_TimelineText::aTerminalStateIsSaid()
{
    FeedLine line;
    line.kind = u"request.returned"_s;
    line.state = RequestState::Expired;
    const QString german = inBoth([&line] { return textOf(line); }).second;
    QCOMPARE(german, u"Alles ist in den Pool zurückgekehrt. Status: Abgelaufen."_s);
    line.state = RequestState::Active;
    QCOMPARE(textOf(line), eventText(line.kind));
}

void tst_TimelineText::aPersonIsShownAsTheyAre()
{
    QCOMPARE(actorText(u"usr_01"_s), u"usr_01"_s);
    QCOMPARE(inBoth([] { return actorText(u"scheduler"_s); }).second, u"Einplanung"_s);
}

QTEST_GUILESS_MAIN(tst_TimelineText)
#include "tst_timelinetext.moc"
