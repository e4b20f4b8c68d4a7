#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

//! What bash prints for \a script, with the functions of `run` and `check` at hand.
QString bash(const QString &script, const QStringList &arguments = {})
{
    const QString folder = QStringLiteral(STW_SOURCE_DIR "/resources/commands/");
    QProcess shell;
    shell.start(u"bash"_s, QStringList{u"-c"_s,
                                       u"set -euo pipefail\nsource '%1packages.sh'\n"
                                       "source '%1processes.sh'\n%2"_s.arg(folder, script),
                                       u"bash"_s}
                               + arguments);
    shell.waitForFinished(-1); // CTest has the limit
    return QString::fromUtf8(shell.readAllStandardOutput());
}

} // namespace

//! The shell functions that `run` and `check` share.
class tst_Commands : public QObject
{
    Q_OBJECT

private slots:
    void listsHoldOnePackageALine_data();
    void listsHoldOnePackageALine();
    void missingPackagesAreNamed();
    void processesAreFound_data();
    void processesAreFound();
    void processesAreEnded_data();
    void processesAreEnded();
};

void tst_Commands::listsHoldOnePackageALine_data()
{
    QTest::addColumn<QString>("list");
    for (const char *list : {"build", "run", "test"})
        QTest::newRow(list) << QString::fromLatin1(list);
}

void tst_Commands::listsHoldOnePackageALine()
{
    QFETCH(QString, list);
    static const QRegularExpression kName(u"^[a-z0-9][a-z0-9+.-]+$"_s); // Debian Policy 5.6.1
    const QStringList names =
        bash(u"stw_packages \"$@\""_s, {list}).split(u'\n', Qt::SkipEmptyParts);
    QVERIFY(!names.isEmpty());
    for (const QString &name : names)
        QVERIFY2(kName.match(name).hasMatch(), qPrintable(name));
}

void tst_Commands::missingPackagesAreNamed()
{
    QCOMPARE(bash(u"stw_missing bash no-such-package-1 dpkg no-such-package-2"_s),
             u"no-such-package-1\nno-such-package-2\n"_s);
    QCOMPARE(bash(u"stw_missing bash dpkg"_s), QString());
}

void tst_Commands::processesAreFound_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<bool>("expected");
    // Each leaves its session, as a daemon does.
    QTest::newRow("by the folder it works in") << u"cd \"$1/work/deep\"; exec sleep 600"_s << true;
    QTest::newRow("by the mark in its environment") << u"MARK=$1 exec sleep 600"_s << true;
    QTest::newRow("by its program, with a clean environment")
        << u"cp \"$(command -v sleep)\" \"$1/bin/\"; exec env -i \"$1/bin/sleep\" 600"_s << true;
    QTest::newRow("but not in a folder whose name only begins alike")
        << u"mkdir \"$1/workshop\"; cd \"$1/workshop\"; exec sleep 600"_s << false;
    QTest::newRow("but not with another mark") << u"MARK=$1/x exec sleep 600"_s << false;
}

void tst_Commands::processesAreFound()
{
    QFETCH(QString, start);
    QFETCH(bool, expected);
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(u"work/deep"_s) && QDir(folder.path()).mkdir(u"bin"_s));
    // The program is running once /proc names it; no time is waited for blindly.
    const QString found = bash(u"cd /\n"
                               "setsid bash -c '%1' _ \"$1\" >/dev/null 2>&1 &\n"
                               "until [[ $(readlink /proc/$!/exe) == */sleep ]]; do :; done\n"
                               "stw_processes \"$1/bin\" \"$1/work\" \"MARK=$1\" |"
                               " grep -c \"^$! \" || true\n"
                               "kill -KILL $!"_s.arg(start),
                               {folder.path()});
    QCOMPARE(found, expected ? u"1\n"_s : u"0\n"_s);
}

void tst_Commands::processesAreEnded_data()
{
    QTest::addColumn<QString>("start");
    QTest::newRow("when asked") << u"exec sleep 600"_s;
    QTest::newRow("although it does not listen") << u"trap \"\" TERM; exec sleep 600"_s;
}

void tst_Commands::processesAreEnded()
{
    QFETCH(QString, start);
    const QTemporaryDir folder;
    const QString left = bash(u"cd \"$1\"\n"
                              "setsid bash -c '%1' >/dev/null 2>&1 &\n"
                              "cd /\n"
                              "until [[ $(readlink /proc/$!/exe) == */sleep ]]; do :; done\n"
                              "stw_end_processes /nowhere \"$1\" && echo ended\n"
                              "stw_processes /nowhere \"$1\""_s.arg(start),
                              {folder.path()});
    QCOMPARE(left, u"ended\n"_s);
}

QTEST_GUILESS_MAIN(tst_Commands)
#include "tst_commands.moc"
