#include "tests/tidy/rules.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace stw::tidy;

namespace {

const QString kRoot = QStringLiteral(STW_SOURCE_DIR);

QString textOf(const QString &path)
{
    QFile file(QDir(kRoot).filePath(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

//! Files below \a folders whose names fit, as paths from the root.
QStringList filesOf(const QStringList &folders, const QStringList &names)
{
    QStringList paths;
    const QDir root(kRoot);
    for (const QString &folder : folders) {
        QDirIterator files(root.filePath(folder), names, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext())
            paths.append(root.relativeFilePath(files.next()));
    }
    paths.sort();
    return paths;
}

QStringList sources()
{
    return filesOf({u"app"_s, u"backend"_s, u"shared"_s}, {u"*.h"_s, u"*.cpp"_s});
}

} // namespace

class tst_Tidy : public QObject
{
    Q_OBJECT

private slots:
    void sourcesAreTidy_data();
    void sourcesAreTidy();
    void testsAreTidy_data();
    void testsAreTidy();
    void otherFilesNameNoMachine_data();
    void otherFilesNameNoMachine();
    void everyFolderHasItsLayer();
    void sqlLivesInTheStore();
    void translationsAreFinished();
    void rulesFindWhatTheyBan_data();
    void rulesFindWhatTheyBan();
};

void tst_Tidy::sourcesAreTidy_data()
{
    QTest::addColumn<QString>("path");
    for (const QString &path : sources())
        QTest::newRow(qPrintable(path)) << path;
}

void tst_Tidy::sourcesAreTidy()
{
    QFETCH(QString, path);
    static const Layers layers = layersOf(textOf(u"shared/cmake/StwLayers.cmake"_s));
    QVERIFY(!layers.isEmpty());
    const QString text = textOf(path);
    QStringList faults = sizeFaults(text) + functionFaults(text) + leftoverFaults(text)
                         + includeFaults(path, text, layers) + wordFaults(path, text);
    if (path.endsWith(".h"_L1) && !text.startsWith("#pragma once\n"_L1)
        && path != u"shared/cmake/pch.h")
        faults.append(u"a header begins with #pragma once"_s);
    QVERIFY2(faults.isEmpty(), qPrintable(path + u":\n  "_s + faults.join(u"\n  "_s)));
}

void tst_Tidy::testsAreTidy_data()
{
    QTest::addColumn<QString>("path");
    for (const QString &path : filesOf({u"tests"_s}, {u"*.h"_s, u"*.cpp"_s}))
        QTest::newRow(qPrintable(path)) << path;
}

void tst_Tidy::testsAreTidy()
{
    QFETCH(QString, path);
    const QString text = textOf(path);
    QStringList faults = sizeFaults(text);
    if (!path.startsWith("tests/tidy/"_L1)) // which names what it bans
        faults += leftoverFaults(text);
    QVERIFY2(faults.isEmpty(), qPrintable(path + u":\n  "_s + faults.join(u"\n  "_s)));
}

void tst_Tidy::otherFilesNameNoMachine_data()
{
    QTest::addColumn<QString>("path");
    QStringList paths = filesOf({u"app"_s, u"backend"_s, u"shared"_s, u"tests"_s, u"resources"_s},
                                {u"CMakeLists.txt"_s, u"*.cmake"_s, u"*.sql"_s, u"*.json"_s,
                                 u"*.md"_s, u"*.sh"_s, u"*.service"_s, u"*.example"_s});
    paths += {u"run"_s,      u"check"_s, u".ci/run"_s, u"CMakeLists.txt"_s, u"CMakePresets.json"_s,
              u"README.md"_s};
    for (const QString &path : std::as_const(paths))
        QTest::newRow(qPrintable(path)) << path;
}

void tst_Tidy::otherFilesNameNoMachine()
{
    QFETCH(QString, path);
    QVERIFY(QFile::exists(QDir(kRoot).filePath(path)));
    const QStringList faults = leftoverFaults(textOf(path));
    QVERIFY2(faults.isEmpty(), qPrintable(path + u":\n  "_s + faults.join(u"\n  "_s)));
}

void tst_Tidy::everyFolderHasItsLayer()
{
    const Layers layers = layersOf(textOf(u"shared/cmake/StwLayers.cmake"_s));
    for (const QString &path : sources()) {
        const QString library = libraryOf(path);
        QVERIFY2(library.isEmpty() || library == u"stw_cmake" || layers.contains(library),
                 qPrintable(u"%1: %2 has no line in StwLayers.cmake"_s.arg(path, library)));
    }
    for (auto row = layers.begin(); row != layers.end(); ++row) {
        for (const QString &used : row.value())
            QVERIFY2(layers.contains(used), qPrintable(row.key() + u" uses "_s + used));
    }
}

void tst_Tidy::sqlLivesInTheStore()
{
    for (const QString &path : filesOf({u"app"_s, u"backend"_s, u"shared"_s}, {u"*.sql"_s}))
        QVERIFY2(path.startsWith("backend/store/sql/"_L1), qPrintable(path));
}

void tst_Tidy::translationsAreFinished()
{
    for (const QString &path : filesOf({u"translations"_s}, {u"*.ts"_s})) {
        const QStringList faults = translationFaults(textOf(path));
        QVERIFY2(faults.isEmpty(), qPrintable(path + u":\n  "_s + faults.join(u"\n  "_s)));
    }
}

void tst_Tidy::rulesFindWhatTheyBan_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<qsizetype>("expected");

    const auto row = [](const char *name, const QString &path, const QString &text,
                        qsizetype expected) { QTest::newRow(name) << path << text << expected; };
    row("a clean line has no fault", u"backend/domain/a.cpp"_s, u"int a = 0;\n"_s, 0);
    row("an allowed layer", u"backend/domain/a.cpp"_s, u"#include \"shared/model/request.h\"\n"_s,
        0);
    row("a layer that is not allowed", u"backend/domain/a.cpp"_s,
        u"#include \"backend/scheduler/plan.h\"\n"_s, 1);
    row("the app does not see the backend", u"app/client/a.cpp"_s,
        u"#include \"backend/domain/world.h\"\n"_s, 1);
    row("a root sees its whole side", u"backend/main/main.cpp"_s,
        u"#include \"backend/store/journal.h\"\n"_s, 0);
    row("a root does not see the other side", u"backend/main/main.cpp"_s,
        u"#include \"app/client/client.h\"\n"_s, 1);
    row("nobody sees a root", u"backend/core/a.cpp"_s, u"#include \"backend/main/settings.h\"\n"_s,
        1);
    row("a library without a line", u"backend/newthing/a.cpp"_s,
        u"#include \"shared/base/prng.h\"\n"_s, 1);
    row("an executor is a library of its own", u"backend/executors/local/a.cpp"_s,
        u"#include \"backend/executors/simulated/b.h\"\n"_s, 1);
    row("a path that is not from the root", u"backend/domain/a.cpp"_s, u"#include \"world.h\"\n"_s,
        1);
    row("a hash in a pure folder", u"backend/scheduler/a.cpp"_s, u"QHash<int, int> a;\n"_s, 1);
    row("a hash elsewhere", u"backend/store/a.cpp"_s, u"QHash<int, int> a;\n"_s, 0);
    row("a clock in the core", u"backend/core/a.cpp"_s,
        u"const auto now = QDateTime::currentDateTimeUtc();\n"_s, 1);
    row("a fraction in the domain", u"backend/domain/a.cpp"_s, u"double share = 0;\n"_s, 1);
    row("a fraction in a score", u"backend/scheduler/scores/a.cpp"_s, u"double share = 0;\n"_s, 0);
    row("SQL outside of the store", u"backend/api/a.cpp"_s, u"#include <QSqlQuery>\n"_s, 1);
    row("a word in a comment is none", u"backend/domain/a.cpp"_s, u"// no QHash, no double\n"_s, 0);
    row("a word in a text is none", u"backend/domain/a.cpp"_s, u"auto a = \"double\";\n"_s, 0);
    row("a word behind a text is one", u"backend/domain/a.cpp"_s, u"f(\"//\"); double a;\n"_s, 1);
    row("a name that says nothing", u"backend/api/a.h"_s, u"class RouteManager\n"_s, 1);
    row("an open task without a number", u"backend/api/a.cpp"_s, u"// TODO later\n"_s, 1);
    row("an open task with a number", u"backend/api/a.cpp"_s, u"// TODO(#12) later\n"_s, 0);
    row("a path of one machine", u"backend/api/a.cpp"_s, u"open(\"/home/a/b\");\n"_s, 1);
    row("a line of 100 columns", u"backend/api/a.cpp"_s, QString(100, u'x'), 0);
    row("a line of 101 columns", u"backend/api/a.cpp"_s, QString(101, u'x'), 1);
    row("a file of 500 lines", u"backend/api/a.cpp"_s, QString(500, u'\n'), 0);
    row("a file of 501 lines", u"backend/api/a.cpp"_s, QString(501, u'\n'), 1);
    row("a function of 70 lines", u"backend/api/a.cpp"_s,
        u"void f()\n{\n"_s + QString(70, u'\n') + u"}\n"_s, 0);
    row("a function of 71 lines", u"backend/api/a.cpp"_s,
        u"void f()\n{\n"_s + QString(71, u'\n') + u"}\n"_s, 1);
    row("a table of 71 lines", u"backend/api/a.cpp"_s,
        u"const T &f()\n{\n    static const T kRows{\n"_s + QString(71, u'\n') + u"}\n"_s, 0);
    row("an unfinished translation", u"translations/a.ts"_s,
        u"<translation type=\"unfinished\">x</translation>\n"_s, 1);
}

void tst_Tidy::rulesFindWhatTheyBan()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    QFETCH(qsizetype, expected);
    const Layers layers = layersOf(textOf(u"shared/cmake/StwLayers.cmake"_s));
    const QStringList faults = sizeFaults(text) + functionFaults(text) + leftoverFaults(text)
                               + wordFaults(path, text) + includeFaults(path, text, layers)
                               + translationFaults(text);
    QVERIFY2(faults.size() == expected, qPrintable(faults.join(u'\n')));
}

QTEST_APPLESS_MAIN(tst_Tidy)
#include "tst_tidy.moc"
