#include "app/models/filterlanguage.h"
#include "app/models/filterwords.h"

#include <QTest>

using namespace stw;
using namespace stw::models;
using namespace Qt::StringLiterals;
using state::RequestFilter;

Q_DECLARE_METATYPE(FilterFaultKind)

class tst_FilterLanguage : public QObject
{
    Q_OBJECT

private slots:
    void meaning_data();
    void meaning();
    void faults_data();
    void faults();
    void whatIsGoodBesideAFaultStillFilters();
    void everyStateHasAWordInBothLanguages();
    void noWordMeansTwoThings();
    void textIsReadBack_data();
    void textIsReadBack();
    void completing_data();
    void completing();
    void tokensSayWhereTheyAre();
    void aTokenIsTakenOut();
    void everyFaultHasItsSentence();
    void anyTextIsUnderstoodOrRefused();

private:
    FilterContext context() const
    {
        return {u"anna"_s, instantFromText(u"2026-11-30T15:38:00Z").value(),
                QTimeZone("Europe/Berlin")};
    }
};

namespace {

Instant at(const char16_t *text)
{
    return instantFromText(QStringView(text)).value();
}

void speak(const QString &language)
{
    QLocale::setDefault(QLocale(language == "de"_L1 ? QLocale::German : QLocale::English));
}

} // namespace

void tst_FilterLanguage::meaning_data()
{
    using enum RequestState;
    QTest::addColumn<QString>("text");
    QTest::addColumn<RequestFilter>("filter");
    const auto row = [](const char *name, const QString &text, const RequestFilter &filter) {
        QTest::newRow(name) << text << filter;
    };
    row("nothing is everything", u"  "_s, {});
    row("words must each occur", u"lauf 13"_s, {.texts = {u"lauf"_s, u"13"_s}});
    row("a quoted text is one word", u"\"lauf 13\""_s, {.texts = {u"lauf 13"_s}});
    row("a quoted colon is no field", u"\"a:b\""_s, {.texts = {u"a:b"_s}});
    row("the example in German", u"status:wartet projekt:alpha karten>4"_s,
        {.states = {Submitted, AwaitingApproval, Queued},
         .project = u"alpha"_s,
         .minimumCards = 5});
    row("the example in English", u"status:waiting project:alpha cards>4"_s,
        {.states = {Submitted, AwaitingApproval, Queued},
         .project = u"alpha"_s,
         .minimumCards = 5});
    row("case does not matter", u"STATUS:Läuft Projekt:ALPHA"_s,
        {.states = {Active}, .project = u"alpha"_s});
    row("languages mix", u"status:läuft project:alpha"_s,
        {.states = {Active}, .project = u"alpha"_s});
    row("states widen", u"status:queued,failed status:running"_s,
        {.states = {Queued, Active, Failed}});
    row("the shown name of a state", u"status:\"in Warteschlange\""_s, {.states = {Queued}});
    row("me is who asks", u"person:ich"_s, {.requester = u"anna"_s});
    row("somebody else", u"requester:ben"_s, {.requester = u"ben"_s});
    row("a specification", u"spezifikation:gpu-8"_s, {.spec = u"gpu-8"_s});
    row("cards from and to", u"cards>=2 cards<8"_s, {.minimumCards = 2, .maximumCards = 7});
    row("exactly so many cards", u"karten:4"_s, {.minimumCards = 4, .maximumCards = 4});
    row("no cards", u"karten=0"_s, {.minimumCards = 0, .maximumCards = 0});
    row("the same twice is fine", u"project:alpha projekt:alpha"_s, {.project = u"alpha"_s});
    row("a day begins in the person's zone", u"since:2026-11-28"_s,
        {.from = at(u"2026-11-27T23:00:00Z")});
    row("a German date", u"seit:28.11.2026"_s, {.from = at(u"2026-11-27T23:00:00Z")});
    row("until a day means to its end", u"bis:28.11.2026"_s, {.to = at(u"2026-11-28T23:00:00Z")});
    row("a date without year is the last one", u"seit:24.12."_s,
        {.from = at(u"2025-12-23T23:00:00Z")});
    row("today", u"seit:heute"_s, {.from = at(u"2026-11-29T23:00:00Z")});
    row("yesterday", u"since:yesterday until:yesterday"_s,
        {.from = at(u"2026-11-28T23:00:00Z"), .to = at(u"2026-11-29T23:00:00Z")});
    row("so many days ago", u"since:7d"_s, {.from = at(u"2026-11-23T15:38:00Z")});
    row("so many days ago in German", u"seit:7t"_s, {.from = at(u"2026-11-23T15:38:00Z")});
    row("an exact moment", u"since:2026-11-30T10:00:00Z"_s, {.from = at(u"2026-11-30T10:00:00Z")});
}

void tst_FilterLanguage::meaning()
{
    QFETCH(QString, text);
    QFETCH(RequestFilter, filter);
    const ParsedFilter parsed = parseFilter(text, context());
    QVERIFY2(parsed.isGood(), qPrintable(parsed.faults.value(0).word));
    QCOMPARE(parsed.filter, filter);
}

void tst_FilterLanguage::faults_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<FilterFaultKind>("kind");
    QTest::addColumn<QString>("word");
    QTest::addColumn<int>("at");
    using enum FilterFaultKind;
    const auto row = [](const char *name, const QString &text, FilterFaultKind kind,
                        const QString &word,
                        int at) { QTest::newRow(name) << text << kind << word << at; };
    row("an unknown field", u"lauf farbe:rot"_s, UnknownField, u"farbe"_s, 5);
    row("still typing a value", u"status:"_s, MissingValue, u"status:"_s, 0);
    row("still typing a list", u"status:queued,"_s, MissingValue, QString(), 14);
    row("an empty value", u"projekt:\"\""_s, MissingValue, u"projekt:\"\""_s, 0);
    row("an unknown status", u"a status:queued,blau"_s, UnknownState, u"blau"_s, 16);
    row("no number", u"karten>viele"_s, NotANumber, u"viele"_s, 7);
    row("a fraction", u"cards:1.5"_s, NotANumber, u"1.5"_s, 6);
    row("a negative number", u"cards:-1"_s, NotANumber, u"-1"_s, 6);
    row("no date", u"seit:bald"_s, NotADate, u"bald"_s, 5);
    row("a day that there is not", u"seit:31.11.2026"_s, NotADate, u"31.11.2026"_s, 5);
    row("a project cannot be greater", u"project>4"_s, WrongOperator, u"project>4"_s, 0);
    row("two projects", u"project:a project:b"_s, Contradiction, u"b"_s, 18);
    row("more than most", u"cards<2 cards>5"_s, Contradiction, u"5"_s, 14);
    row("fewer than none", u"cards<0"_s, Contradiction, u"0"_s, 6);
    row("an end before the beginning", u"since:today until:yesterday"_s, Contradiction,
        u"yesterday"_s, 18);
    row("an open quotation mark", u"lauf \"drei"_s, OpenQuote, u"\"drei"_s, 5);
}

void tst_FilterLanguage::faults()
{
    QFETCH(QString, text);
    const ParsedFilter parsed = parseFilter(text, context());
    QCOMPARE(parsed.faults.size(), 1);
    const FilterFault fault = parsed.faults.first();
    QTEST(fault.kind, "kind");
    QTEST(fault.word, "word");
    QTEST(int(fault.at), "at");
    QCOMPARE(text.mid(fault.at, fault.length), fault.word);
}

void tst_FilterLanguage::whatIsGoodBesideAFaultStillFilters()
{
    const ParsedFilter parsed = parseFilter(u"status:queued farbe:rot karten>x lauf", context());
    QCOMPARE(parsed.faults.size(), 2);
    const RequestFilter expected{.states = {RequestState::Queued}, .texts = {u"lauf"_s}};
    QCOMPARE(parsed.filter, expected);
}

void tst_FilterLanguage::everyStateHasAWordInBothLanguages()
{
    for (const RequestStateRow &row : Named<RequestState>::kRows) {
        const auto names = [&row](const StateRow &one) {
            return one.states == QList{row.value} && !one.words.english.isEmpty()
                   && !one.words.german.isEmpty();
        };
        QVERIFY2(std::any_of(stateRows().begin(), stateRows().end(), names), row.name.data());
        const ParsedFilter parsed = parseFilter(u"status:"_s + row.name, context());
        QVERIFY2(parsed.isGood(), row.name.data()); // the API's name is understood as well
        QCOMPARE(parsed.filter.states, QList{row.value});
    }
}

void tst_FilterLanguage::noWordMeansTwoThings()
{
    QStringList states;
    for (const StateRow &row : stateRows())
        states += row.words.english + row.words.german;
    QStringList fields;
    for (const FieldRow &row : fieldRows()) {
        QStringList own = row.words.english + row.words.german;
        own.removeDuplicates(); // `status` is a word of both languages
        fields += own;
    }
    for (const QStringList &words : {states, fields}) {
        for (const QString &word : words) {
            QVERIFY2(words.count(word) == 1, qPrintable(word));
            QCOMPARE(word, word.toCaseFolded());
        }
    }
}

void tst_FilterLanguage::textIsReadBack_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("text");
    const QList<std::pair<QString, QStringList>> rows{
        {u"en"_s,
         {QString(), u"status:open"_s, u"status:queued,failed"_s, u"project:alpha cards>=5"_s,
          u"requester:me spec:gpu cards:4 since:2026-11-28 until:2026-11-29 run \"a b\""_s,
          u"cards<=3 \"a:b\""_s, u"since:2026-11-30T10:00:00.000000Z"_s}},
        {u"de"_s,
         {QString(), u"status:wartet"_s, u"status:warteschlange,fehlgeschlagen"_s,
          u"projekt:alpha karten>=5"_s,
          u"person:ich spezifikation:gpu karten:4 seit:28.11.2026 bis:29.11.2026 lauf"_s}},
    };
    for (const auto &[language, texts] : rows) {
        for (const QString &text : texts)
            QTest::newRow(qPrintable(language + u": "_s + text)) << language << text;
    }
}

void tst_FilterLanguage::textIsReadBack()
{
    QFETCH(QString, language);
    QFETCH(QString, text);
    speak(language);
    const ParsedFilter parsed = parseFilter(text, context());
    QVERIFY(parsed.isGood());
    QCOMPARE(textOf(parsed.filter, context()), text);
    speak(language == "de"_L1 ? u"en"_s : u"de"_s);
    QCOMPARE(parseFilter(textOf(parsed.filter, context()), context()).filter, parsed.filter);
}

void tst_FilterLanguage::completing_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const QString &language, const QString &text,
                        const QStringList &expected) {
        QTest::newRow(name) << language << text << expected;
    };
    row("a field", u"en"_s, u"lauf pro"_s, {u"project:"_s});
    row("a field in German", u"de"_s, u"lauf pro"_s, {u"projekt:"_s});
    row("a status", u"en"_s, u"status:re"_s, {u"returning"_s, u"released"_s, u"rejected"_s});
    row("the second of a list", u"de"_s, u"status:läuft,war"_s, {u"wartet"_s, u"warteschlange"_s});
    row("a day", u"de"_s, u"seit:"_s, {u"heute"_s, u"gestern"_s});
    row("nothing fits", u"en"_s, u"xyz"_s, {});
    row("an unknown field", u"en"_s, u"farbe:"_s, {});
}

void tst_FilterLanguage::completing()
{
    QFETCH(QString, language);
    QFETCH(QString, text);
    speak(language);
    QTEST(completions(text, text.size()), "expected");
}

void tst_FilterLanguage::tokensSayWhereTheyAre()
{
    const QString text = u"  a status:blau \"b c\" "_s;
    const ParsedFilter parsed = parseFilter(text, context());
    QCOMPARE(parsed.tokens.size(), 3);
    for (const FilterToken &token : parsed.tokens)
        QCOMPARE(text.mid(token.at, token.length), token.text);
    QVERIFY(parsed.tokens[0].good && !parsed.tokens[1].good && parsed.tokens[2].good);
}

void tst_FilterLanguage::aTokenIsTakenOut()
{
    const QString text = u"a  status:queued \"b c\""_s;
    const ParsedFilter parsed = parseFilter(text, context());
    QCOMPARE(without(text, parsed, 1), u"a \"b c\""_s);
    QCOMPARE(without(text, parsed, 0), u"status:queued \"b c\""_s);
}

void tst_FilterLanguage::everyFaultHasItsSentence()
{
    QStringList sentences;
    for (int kind = 0; kind <= int(FilterFaultKind::OpenQuote); ++kind) {
        const QString sentence = textOf(FilterFault{FilterFaultKind(kind), 0, 3, u"abc"_s});
        QVERIFY(sentence.contains(u"abc"));
        QVERIFY(!sentences.contains(sentence));
        sentences += sentence;
    }
}

//! Whatever is typed, tokens cover every character that is no blank, and faults lie in the text.
void tst_FilterLanguage::anyTextIsUnderstoodOrRefused()
{
    const QString letters = u"ab:=<>\" ,.1é status:queued"_s;
    quint64 seed = 7;
    int faulty = 0;
    for (int round = 0; round < 3000; ++round) {
        QString text;
        for (int count = 0; count < round % 12; ++count) {
            seed = seed * 6364136223846793005ULL + 1442695040888963407ULL;
            text += letters[qsizetype((seed >> 33) % quint64(letters.size()))];
        }
        const ParsedFilter parsed = parseFilter(text, context());
        faulty += parsed.isGood() ? 0 : 1;
        QString rest = text;
        for (const FilterToken &token : parsed.tokens)
            rest.replace(token.at, token.length, QString(token.length, u' '));
        QVERIFY2(rest.trimmed().isEmpty(), qPrintable(text));
        for (const FilterFault &fault : parsed.faults)
            QCOMPARE(text.mid(fault.at, fault.length), fault.word);
    }
    QVERIFY(faulty > 100);
}

QTEST_GUILESS_MAIN(tst_FilterLanguage)
#include "tst_filterlanguage.moc"
