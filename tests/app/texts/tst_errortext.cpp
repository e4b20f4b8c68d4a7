#include "app/texts/errortext.h"
#include "shared/model/role.h"
#include "tests/app/texts/languages.h"

using namespace stw;
using namespace stw::texts;
using namespace Qt::StringLiterals;

class tst_ErrorText : public QObject
{
    Q_OBJECT

private slots:
    void everyCodeHasItsSentence();
    void everyRuleHasItsSentence_data();
    void everyRuleHasItsSentence();
    void anUnknownRuleIsNamed();
    void allFaultsAreListed();
};

void tst_ErrorText::everyCodeHasItsSentence()
{
    QStringList seen;
    for (int code = 0; code <= int(ErrorCode::Internal); ++code) {
        const auto [english, german] = inBoth([code] { return textOf(ErrorCode(code)); });
        QVERIFY2(isWhole(english) && english.endsWith(u'.'), qPrintable(english));
        QVERIFY2(isWhole(german) && german.endsWith(u'.'), qPrintable(german));
        QVERIFY2(english != german && !seen.contains(english), qPrintable(english));
        seen += english;
    }
}

void tst_ErrorText::everyRuleHasItsSentence_data()
{
    QTest::addColumn<QString>("rule");
    for (const char *rule : {"required", "unknown", "type", "range", "length", "format", "choice",
                             "duplicate", "depth", "encoding", "json", "approved", "insecure",
                             "wrong", "unreadable", "ambiguous", "private"})
        QTest::newRow(rule) << QString::fromLatin1(rule);
}

void tst_ErrorText::everyRuleHasItsSentence()
{
    QFETCH(QString, rule);
    const FieldFault fault{u"parameters.command"_s, rule, u"1 to 64"_s};
    const auto [english, german] = inBoth([&fault] { return textOf(fault); });
    for (const QString &text : {english, german}) {
        QVERIFY2(isWhole(text), qPrintable(text));
        QVERIFY2(text.contains(fault.field) && text.contains(fault.expected), qPrintable(text));
        QVERIFY2(!text.contains(u"rule"_s) && !text.contains(u"Regel"_s), qPrintable(text));
    }
    QVERIFY(english != german);
}

void tst_ErrorText::anUnknownRuleIsNamed()
{
    const FieldFault fault{u"cards"_s, u"even"_s, {}};
    QCOMPARE(inBoth([&fault] { return textOf(fault); }).second,
             u"„cards“ verletzt die Regel „even“."_s);
}

void tst_ErrorText::allFaultsAreListed()
{
    const Error error{ErrorCode::Malformed,
                      u"for the log"_s,
                      {{u"cards"_s, u"range"_s, {}}, {{}, u"json"_s, {}}},
                      {}};
    const QStringList lines = linesOf(error);
    QCOMPARE(lines.size(), 3);
    QVERIFY(!lines.join(u' ').contains(u"for the log"_s));
}

QTEST_GUILESS_MAIN(tst_ErrorText)
#include "tst_errortext.moc"
