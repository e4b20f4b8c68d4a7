#include "app/shell/commandlist.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace stw::shell;

class tst_CommandList : public QObject
{
    Q_OBJECT

private slots:
    void rows_data();
    void rows();
};

namespace {

QList<Command> someCommands()
{
    return {{.group = u"Page"_s, .title = u"Verlängern …"_s, .place = u"Lauf 13"_s},
            {.group = u"Page"_s, .title = u"Verlauf anzeigen"_s},
            {.group = u"Everywhere"_s, .title = u"Einstellungen"_s, .otherWords = u"Settings"_s},
            {.group = u"Everywhere"_s,
             .title = u"Alle verlängern"_s,
             .enabled = false,
             .why = u"nur Projektverantwortliche"_s}};
}

//! Captions as they are, commands by their title.
QStringList namesOf(const QList<Command> &commands, const QList<CommandRow> &rows)
{
    QStringList names;
    for (const CommandRow &row : rows)
        names.append(row.command < 0 ? u"# "_s + row.caption : commands[row.command].title);
    return names;
}

} // namespace

void tst_CommandList::rows_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("expected");

    QTest::newRow("nothing typed shows all, in their order, under captions")
        << u""_s << QStringList{u"# Page"_s,       u"Verlängern …"_s,  u"Verlauf anzeigen"_s,
                                u"# Everywhere"_s, u"Einstellungen"_s, u"Alle verlängern"_s};
    QTest::newRow("one that may not be run is found all the same")
        << u"alle"_s << QStringList{u"# Everywhere"_s, u"Alle verlängern"_s};
    QTest::newRow("a caption without commands is not shown")
        << u"verlauf"_s << QStringList{u"# Page"_s, u"Verlauf anzeigen"_s};
    QTest::newRow("the other language's word finds it")
        << u"settings"_s << QStringList{u"# Everywhere"_s, u"Einstellungen"_s};
    QTest::newRow("the place finds it")
        << u"lauf 13"_s << QStringList{u"# Page"_s, u"Verlängern …"_s};
    QTest::newRow("what nothing answers to shows nothing") << u"xyzzy"_s << QStringList{};
}

void tst_CommandList::rows()
{
    QFETCH(QString, typed);
    const QList<Command> commands = someCommands();
    QTEST(namesOf(commands, rowsFor(commands, typed)), "expected");
}

QTEST_APPLESS_MAIN(tst_CommandList)
#include "tst_commandlist.moc"
