#include "app/cli/arguments.h"
#include "app/cli/commands.h"

#include <QTest>

using namespace stw;
using namespace stw::cli;
using namespace Qt::StringLiterals;

class tst_Arguments : public QObject
{
    Q_OBJECT

private slots:
    void accepted_data();
    void accepted();
    void refused_data();
    void refused();
    void allFaultsAtOnce();
    void noOptionIsASwitchHereAndTakesAValueThere();
    void helpNeedsNoArguments();
};

namespace {

QStringList wordsOf(const QString &line)
{
    return line.split(u' ', Qt::SkipEmptyParts);
}

} // namespace

void tst_Arguments::accepted_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("command");
    QTest::addColumn<QStringList>("positional");
    QTest::addColumn<QString>("option");
    QTest::addColumn<QStringList>("values");

    QTest::newRow("a command of one word")
        << wordsOf(u"whoami"_s) << u"whoami"_s << QStringList() << u"json"_s << QStringList();
    QTest::newRow("a command of two words with its argument")
        << wordsOf(u"tenant add acme --title Acme"_s) << u"tenant add"_s << QStringList{u"acme"_s}
        << u"title"_s << QStringList{u"Acme"_s};
    QTest::newRow("an option before the command")
        << wordsOf(u"--server http://[::1]:1 whoami"_s) << u"whoami"_s << QStringList()
        << u"server"_s << QStringList{u"http://[::1]:1"_s};
    QTest::newRow("a value after an equals sign may hold more of them")
        << wordsOf(u"submit --param=command=a=b"_s) << u"submit"_s << QStringList() << u"param"_s
        << QStringList{u"command=a=b"_s};
    QTest::newRow("a repeated option keeps its order")
        << wordsOf(u"submit --param a=1 --param b=2 --param c=3"_s) << u"submit"_s << QStringList()
        << u"param"_s << QStringList{u"a=1"_s, u"b=2"_s, u"c=3"_s};
    QTest::newRow("a value may begin with dashes")
        << wordsOf(u"cancel ID --reason --really"_s) << u"cancel"_s << QStringList{u"ID"_s}
        << u"reason"_s << QStringList{u"--really"_s};
    QTest::newRow("an optional argument may be there")
        << wordsOf(u"specs cpu-small"_s) << u"specs"_s << QStringList{u"cpu-small"_s} << u"json"_s
        << QStringList();
    QTest::newRow("an optional argument may be left out")
        << wordsOf(u"specs"_s) << u"specs"_s << QStringList() << u"json"_s << QStringList();
    QTest::newRow("two dashes end the options")
        << wordsOf(u"show -- --odd"_s) << u"show"_s << QStringList{u"--odd"_s} << u"json"_s
        << QStringList();
    QTest::newRow("an empty value is a value")
        << wordsOf(u"user edit anna --title="_s) << u"user edit"_s << QStringList{u"anna"_s}
        << u"title"_s << QStringList{QString()};
}

void tst_Arguments::accepted()
{
    QFETCH(QStringList, words);
    QFETCH(QString, command);
    QFETCH(QStringList, positional);
    QFETCH(QString, option);
    QFETCH(QStringList, values);
    const Result<Arguments> arguments = parseArguments(words, commands());
    QVERIFY(arguments.has_value());
    QVERIFY(arguments->command);
    QCOMPARE(QString(arguments->command->name), command);
    QCOMPARE(arguments->positional, positional);
    QCOMPARE(arguments->values(QLatin1StringView(option.toLatin1())), values);
}

void tst_Arguments::refused_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("rule");

    QTest::newRow("no such command") << wordsOf(u"fly"_s) << u"fly"_s << u"unknown"_s;
    QTest::newRow("half a command") << wordsOf(u"tenant"_s) << u"tenant"_s << u"unknown"_s;
    QTest::newRow("no such option") << wordsOf(u"list --fast"_s) << u"--fast"_s << u"unknown"_s;
    QTest::newRow("another command's option")
        << wordsOf(u"whoami --param a=b"_s) << u"--param"_s << u"unknown"_s;
    QTest::newRow("a missing argument") << wordsOf(u"show"_s) << u"ID"_s << u"required"_s;
    QTest::newRow("an argument too many") << wordsOf(u"show a b"_s) << u"b"_s << u"unknown"_s;
    QTest::newRow("a missing value")
        << wordsOf(u"list --project"_s) << u"--project"_s << u"format"_s;
    QTest::newRow("a switch with a value")
        << wordsOf(u"submit --wait=yes"_s) << u"--wait"_s << u"format"_s;
    QTest::newRow("twice what goes once")
        << wordsOf(u"list --project a --project b"_s) << u"--project"_s << u"duplicate"_s;
    QTest::newRow("a password is never an option")
        << wordsOf(u"login --password secret"_s) << u"--password"_s << u"unknown"_s;
    QTest::newRow("a token is never an option")
        << wordsOf(u"whoami --token secret"_s) << u"--token"_s << u"unknown"_s;
}

void tst_Arguments::refused()
{
    QFETCH(QStringList, words);
    QFETCH(QString, field);
    QFETCH(QString, rule);
    const Result<Arguments> arguments = parseArguments(words, commands());
    QVERIFY(!arguments);
    QCOMPARE(arguments.error().faults.value(0).field, field);
    QCOMPARE(arguments.error().faults.value(0).rule, rule);
}

void tst_Arguments::allFaultsAtOnce()
{
    const Result<Arguments> arguments =
        parseArguments(wordsOf(u"show --fast --slow"_s), commands());
    QVERIFY(!arguments);
    QCOMPARE(arguments.error().faults.size(), 3);
}

void tst_Arguments::noOptionIsASwitchHereAndTakesAValueThere()
{
    QMap<QString, bool> takesValue;
    const auto check = [&takesValue](std::span<const Option> options) {
        for (const Option &option : options) {
            const bool takes = !option.value.isEmpty();
            QCOMPARE(takesValue.value(option.name, takes), takes);
            takesValue.insert(option.name, takes);
        }
    };
    check(commonOptions());
    for (const Command &command : commands())
        check(command.options);
    QVERIFY(takesValue.size() > 20);
}

void tst_Arguments::helpNeedsNoArguments()
{
    const Result<Arguments> arguments = parseArguments(wordsOf(u"show --help"_s), commands());
    QVERIFY(arguments.has_value());
    QVERIFY(arguments->has("help"_L1));
}

QTEST_APPLESS_MAIN(tst_Arguments)
#include "tst_arguments.moc"
