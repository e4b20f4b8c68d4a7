#include "app/texts/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

class tst_Translations : public QObject
{
    Q_OBJECT

private slots:
    void everyEntryIsFinished_data();
    void everyEntryIsFinished();
    void theFilesFollowTheSources_data();
    void theFilesFollowTheSources();
    void placeholdersAreTheSourcesOwn();
    void wordsOfTheGlossary_data();
    void wordsOfTheGlossary();
    void theEnvironmentChoosesTheLanguage_data();
    void theEnvironmentChoosesTheLanguage();
};

namespace {

QString pathOf(const QString &language)
{
    return QStringLiteral(STW_SOURCE_DIR "/translations/stellwerk_%1.ts").arg(language);
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

//! All matches of a pattern with one group in the German file.
QStringList germanTexts(const QString &pattern)
{
    const QRegularExpression expression(pattern, QRegularExpression::DotMatchesEverythingOption);
    QStringList texts;
    auto found = expression.globalMatch(QString::fromUtf8(contents(pathOf(u"de"_s))));
    while (found.hasNext())
        texts += found.next().captured(1);
    return texts;
}

QStringList placeholders(const QString &text)
{
    static const QRegularExpression pattern(u"%L?[0-9n]"_s);
    QStringList names;
    auto found = pattern.globalMatch(text);
    while (found.hasNext())
        names += found.next().captured();
    names.sort();
    names.removeDuplicates();
    return names;
}

} // namespace

void tst_Translations::everyEntryIsFinished_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("German") << u"de"_s;
    QTest::newRow("English plurals") << u"en"_s;
}

void tst_Translations::everyEntryIsFinished()
{
    QFETCH(QString, language);
    const QByteArray text = contents(pathOf(language));
    QVERIFY(text.count("<message") > 5);
    for (const char *mark : {"type=\"unfinished\"", "type=\"vanished\"", "type=\"obsolete\"",
                             "<translation></translation>", "<numerusform></numerusform>"})
        QVERIFY2(!text.contains(mark), mark);
}

void tst_Translations::theFilesFollowTheSources_data()
{
    everyEntryIsFinished_data();
}

void tst_Translations::theFilesFollowTheSources()
{
    QFETCH(QString, language);
    QTemporaryDir folder;
    const QString copy = folder.filePath(u"stellwerk_%1.ts"_s.arg(language));
    QVERIFY(QFile::copy(pathOf(language), copy));
    QStringList words{u"-silent"_s,
                      u"-no-obsolete"_s,
                      u"-locations"_s,
                      u"none"_s,
                      u"-I"_s,
                      QStringLiteral(STW_SOURCE_DIR),
                      QStringLiteral(STW_SOURCE_DIR "/app")};
    if (language == u"en"_s)
        words += u"-pluralonly"_s;
    words += {u"-ts"_s, copy};
    QProcess lupdate;
    lupdate.start(QStringLiteral(STW_LUPDATE), words);
    QVERIFY(lupdate.waitForFinished());
    QCOMPARE(lupdate.exitCode(), 0);
    QVERIFY2(contents(copy) == contents(pathOf(language)), "build the target update_translations");
}

void tst_Translations::placeholdersAreTheSourcesOwn()
{
    const QRegularExpression message(u"<source>(.*?)</source>.*?<translation>(.*?)</translation>"_s,
                                     QRegularExpression::DotMatchesEverythingOption);
    auto found = message.globalMatch(QString::fromUtf8(contents(pathOf(u"de"_s))));
    int count = 0;
    while (found.hasNext()) {
        const QRegularExpressionMatch match = found.next();
        QCOMPARE(placeholders(match.captured(2)), placeholders(match.captured(1)));
        ++count;
    }
    QVERIFY(count > 100);
}

void tst_Translations::wordsOfTheGlossary_data()
{
    QTest::addColumn<QString>("forbidden"); // a regular expression over the German texts
    QTest::newRow("Kontingent, never Quote or Quota") << u"\\b[Qq]uot[ae]n?\\b"_s;
    QTest::newRow("Freigabe is the release of a resource, and nothing here says so")
        << u"[Ff]reigabe"_s;
    QTest::newRow("freigeben only with resources") << u"^(?!.*Ressourcen).*freige[bg]"_s;
    QTest::newRow("Zustand is health; a request has a Status") << u"Anfragezustand"_s;
    QTest::newRow("Image stays Image") << u"\\bAbbild"_s;
    QTest::newRow("Passwort, not Kennwort") << u"Kennwort"_s;
    QTest::newRow("Mandant, not Tenant") << u"Tenant"_s;
    QTest::newRow("nobody is called du") << u"\\b([Dd]u|[Dd]ein\\w*|[Dd]ich|[Dd]ir)\\b"_s;
    QTest::newRow("Karte, not Grafikkarte") << u"Grafikkarte"_s;
    QTest::newRow("Knoten, not Node or Host") << u"\\b(Node|Host)s?\\b"_s;
    QTest::newRow("Vorlage, not Template") << u"\\bTemplates?\\b"_s;
    QTest::newRow("die Workload is feminine") << u"\\b(der|das|ein) Workload\\b"_s;
    QTest::newRow("straight quotation marks") << u"&quot;"_s;
    QTest::newRow("spelled without umlauts") << u"fuer|koenn|muess|zurueck"_s;
}

void tst_Translations::wordsOfTheGlossary()
{
    QFETCH(QString, forbidden);
    const QRegularExpression pattern(forbidden);
    QVERIFY(pattern.isValid());
    const QStringList texts = germanTexts(u"<translation>(.*?)</translation>"_s);
    QVERIFY(texts.size() > 100);
    for (const QString &text : texts)
        QVERIFY2(!text.contains(pattern), qPrintable(text));
}

void tst_Translations::theEnvironmentChoosesTheLanguage_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("language");
    QTest::newRow("Germany") << u"de_DE.UTF-8"_s << u"de"_s;
    QTest::newRow("Austria with a modifier") << u"de_AT@euro"_s << u"de"_s;
    QTest::newRow("German alone") << u"de"_s << u"de"_s;
    QTest::newRow("a language that only begins like it") << u"den_CA"_s << u"en"_s;
    QTest::newRow("C is English") << u"C.UTF-8"_s << u"en"_s;
    QTest::newRow("French is English here") << u"fr_FR.UTF-8"_s << u"en"_s;
}

void tst_Translations::theEnvironmentChoosesTheLanguage()
{
    QFETCH(QString, locale);
    QFETCH(QString, language);
    QCOMPARE(stw::texts::languageOf(locale), language);
}

QTEST_GUILESS_MAIN(tst_Translations)
#include "tst_translations.moc"
