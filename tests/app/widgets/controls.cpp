#include "app/widgets/icons.h"
#include "tests/app/widgets/kit.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTableWidget>
#include <QToolButton>

namespace stw::widgets::test {

using namespace Qt::StringLiterals;

namespace {

QPushButton *button(QWidget *parent, const QString &text, const char *property = nullptr)
{
    auto *made = new QPushButton(text, parent);
    if (property != nullptr)
        made->setProperty(property, true);
    return made;
}

QList<QWidget *> buttons(const Words &w, QWidget *p)
{
    auto *disabled = button(p, w(u"Locked", u"Gesperrt"));
    disabled->setEnabled(false);
    auto *pictured = button(p, w(u"Export", u"Exportieren"));
    pictured->setIcon(icon("download"_L1));
    auto *primary = button(p, w(u"New request", u"Neue Anfrage"), "primary");
    primary->setIcon(icon("request-new"_L1));
    auto *off = button(p, w(u"Submit", u"Einreichen"), "primary");
    off->setEnabled(false);
    return {button(p, w(u"Submit request", u"Anfrage einreichen"), "primary"),
            primary,
            off,
            button(p, w(u"Withdraw", u"Zurückziehen")),
            disabled,
            pictured,
            button(p, w(u"Apply", u"Übernehmen"), "small"),
            button(p, w(u"Reset filter", u"Filter zurücksetzen"), "quiet")};
}

QList<QWidget *> fields(const Words &w, QWidget *p)
{
    auto *field = new QLineEdit(u"48"_s, p);
    auto *wrong = new QLineEdit(u"8"_s, p);
    wrong->setProperty("invalid", true);
    auto *empty = new QLineEdit(p);
    empty->setPlaceholderText(w(u"for the approval", u"für die Genehmigung"));
    auto *combo = new QComboBox(p);
    combo->addItem(icon("project"_L1), u"sprachmodelle"_s);
    auto *spin = new QSpinBox(p);
    spin->setSuffix(u"\u00a0h"_s);
    spin->setRange(1, 72);
    spin->setValue(48);
    return {field, wrong, empty, combo, spin};
}

QList<QWidget *> choices(const Words &w, QWidget *p)
{
    auto *on = new QCheckBox(w(u"may be preempted", u"darf verdrängt werden"), p);
    on->setChecked(true);
    auto *partly = new QCheckBox(w(u"all shown", u"alle angezeigten"), p);
    partly->setTristate(true);
    partly->setCheckState(Qt::PartiallyChecked);
    auto *radio = new QRadioButton(w(u"English", u"Englisch"), p);
    radio->setChecked(true);
    auto *other = new QRadioButton(w(u"German", u"Deutsch"), p);
    return {on, partly, new QCheckBox(w(u"off", u"aus"), p), radio, other};
}

QList<QWidget *> segments(const Words &w, QWidget *p)
{
    auto *first = button(p, w(u"For me 9", u"Für mich 9"), "segment");
    first->setCheckable(true);
    first->setChecked(true);
    auto *second = button(p, w(u"All open 21", u"Alle offenen 21"), "segment");
    second->setCheckable(true);
    auto *tool = new QToolButton(p);
    tool->setIcon(icon("bell"_L1));
    tool->setAutoRaise(true);
    auto *framed = new QToolButton(p);
    framed->setIcon(icon("table"_L1));
    auto *progress = new QProgressBar(p);
    progress->setRange(0, 6);
    progress->setValue(3);
    progress->setTextVisible(false);
    return {first, second, tool, framed, progress};
}

QList<QWidget *> tabs(const Words &w, QWidget *p)
{
    auto *bar = new QTabBar(p);
    for (const QString &name : {w(u"Overview", u"Übersicht"), w(u"History", u"Verlauf"),
                                w(u"Usage", u"Nutzung"), w(u"Output", u"Ausgabe")})
        bar->addTab(name);
    bar->setExpanding(false);
    return {bar};
}

QWidget *table(const Words &w, QWidget *p)
{
    auto *shown = new QTableWidget(6, 4, p);
    shown->setHorizontalHeaderLabels(
        {w(u"Request", u"Anfrage"), u"Status"_s, w(u"Cards", u"Karten"), w(u"Cost", u"Kosten")});
    shown->setShowGrid(false);
    shown->verticalHeader()->hide();
    shown->setSelectionBehavior(QAbstractItemView::SelectRows);
    for (int i = 0; i < 6; ++i) {
        auto *name = new QTableWidgetItem(icon("clock"_L1), u"Lauf %1"_s.arg(i + 9));
        name->setCheckState(i % 2 == 0 ? Qt::Unchecked : Qt::Checked);
        shown->setItem(i, 0, name);
        shown->setItem(i, 1, new QTableWidgetItem(w(u"Queued", u"In Warteschlange")));
        shown->setItem(i, 2, new QTableWidgetItem(QString::number(i)));
        shown->setItem(i, 3, new QTableWidgetItem(w(u"€57.60", u"57,60 €")));
    }
    shown->setSortingEnabled(true);
    shown->sortItems(2);
    shown->resizeColumnsToContents();
    shown->selectRow(2);
    return shown;
}

} // namespace

std::unique_ptr<QWidget> controls(bool german)
{
    const Words w{german};
    auto sheet = std::make_unique<QWidget>();
    sheet->resize(900, 560);
    auto *grid = new QGridLayout(sheet.get());
    int line = 0;
    for (const auto &make : {buttons, fields, choices, segments, tabs}) {
        auto *row = new QHBoxLayout;
        for (QWidget *widget : make(w, sheet.get()))
            row->addWidget(widget);
        row->addStretch(1);
        grid->addLayout(row, line++, 0);
    }
    grid->addWidget(table(w, sheet.get()), line, 0);
    grid->setRowStretch(line, 1);
    return sheet;
}

} // namespace stw::widgets::test
