#include "app/cli/commands.h"
#include "app/cli/exitcodes.h"
#include "shared/wire/problem.h"
#include "tests/app/texts/languages.h"

using namespace stw;
using namespace stw::cli;
using namespace Qt::StringLiterals;

class tst_Help : public QObject
{
    Q_OBJECT

private slots:
    void everyCommandAndOptionIsExplainedInBothLanguages();
    void everyCommandHasHelpOfItsOwn();
    void aGroupShowsItsCommands();
    void theExitCodesAreOneTable();
    void everyErrorHasAnExitCode();
    void everyEndHasAnExitCode();
};

void tst_Help::everyCommandAndOptionIsExplainedInBothLanguages()
{
    const auto check = [](QString (*text)()) {
        const auto [english, german] = inBoth(text);
        QVERIFY2(isWhole(english) && isWhole(german), qPrintable(english));
        QVERIFY2(english != german || english.contains(u": "_s), qPrintable(english));
    };
    for (const Command &command : commands()) {
        check(command.help);
        for (const Option &option : command.options)
            check(option.help);
    }
    for (const Option &option : commonOptions())
        check(option.help);
    for (const ExitCodeRow &row : exitCodes())
        check(row.meaning);
}

void tst_Help::everyCommandHasHelpOfItsOwn()
{
    for (const Command &command : commands()) {
        const QString name = command.name;
        const std::optional<QString> text = helpFor(name.split(u' '));
        QVERIFY2(text, qPrintable(name));
        QVERIFY2(text->startsWith(u"stellwerkctl "_s + name), qPrintable(*text));
        for (const Option &option : command.options)
            QVERIFY(text->contains("--"_L1 + option.name));
        QVERIFY(helpText().contains(name));
    }
}

void tst_Help::aGroupShowsItsCommands()
{
    const QString text = helpFor({u"member"_s}).value_or(QString());
    for (const QString &name : {u"member list"_s, u"member set"_s, u"member remove"_s})
        QVERIFY(text.contains(name));
    QVERIFY(!helpFor({u"mem"_s}));
}

void tst_Help::theExitCodesAreOneTable()
{
    const QString text = helpFor({u"exit-codes"_s}).value_or(QString());
    QList<int> seen;
    for (const ExitCodeRow &row : exitCodes()) {
        QVERIFY(text.contains(row.meaning()));
        QVERIFY(!seen.contains(int(row.code)));
        seen += int(row.code);
    }
    QCOMPARE(seen, (QList<int>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 130}));
}

void tst_Help::everyErrorHasAnExitCode()
{
    for (const ErrorCodeRow &row : Named<ErrorCode>::kRows) {
        const ExitCode code = exitCodeOf(row.value);
        QVERIFY2(int(code) >= 3 && int(code) <= 9 && code != ExitCode::WorkStopped,
                 qPrintable(QString(row.name)));
    }
    QCOMPARE(exitCodeOf(ErrorCode::Unauthenticated), ExitCode::NotSignedIn);
    QCOMPARE(exitCodeOf(ErrorCode::QuotaLimit), ExitCode::Refused);
}

void tst_Help::everyEndHasAnExitCode()
{
    for (const RequestStateRow &row : Named<RequestState>::kRows) {
        const bool internal = exitCodeOf(row.value) == ExitCode::Internal;
        QCOMPARE(internal, !row.terminal);
    }
    QCOMPARE(exitCodeOf(RequestState::Completed), ExitCode::Ok);
    QCOMPARE(exitCodeOf(RequestState::Failed), ExitCode::WorkFailed);
    QCOMPARE(exitCodeOf(RequestState::Expired), ExitCode::WorkStopped);
}

QTEST_GUILESS_MAIN(tst_Help)
#include "tst_help.moc"
