#include "app/texts/language.h"
#include "app/widgets/banner.h"
#include "app/widgets/chip.h"
#include "app/widgets/choicebutton.h"
#include "app/widgets/filterbox.h"
#include "app/widgets/forecastbar.h"
#include "app/widgets/pill.h"
#include "app/widgets/quotabar.h"
#include "app/widgets/speccard.h"
#include "app/widgets/stepper.h"
#include "app/widgets/style.h"
#include "app/widgets/tilemap.h"
#include "app/widgets/timelinestrip.h"
#include "app/widgets/usagechart.h"

#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace stw;
using namespace stw::widgets;

namespace {

QString said(QObject &widget, QAccessible::Text kind)
{
    QAccessibleInterface *face = QAccessible::queryAccessibleInterface(&widget);
    return face != nullptr ? face->text(kind) : QString();
}

QList<TileSite> twoNodes()
{
    QList<Tile> first;
    for (int i = 0; i < 8; ++i)
        first.append({u"a%1"_s.arg(i), Health::Healthy, 90, true, false});
    first[3].health = Health::Isolated;
    first[3].usePercent.reset();
    const QList<Tile> second{{u"b0"_s, Health::Unknown, {}, false, false},
                             {u"b1"_s, Health::Healthy, 0, true, true}};
    return {{u"FRA1"_s, {}, {{u"r01"_s, {}, {{u"fra1-n0"_s, first}, {u"fra1-n1"_s, second}}}}}};
}

} // namespace

//! What is painted is also said, and what the mouse does the keys do (in English).
class tst_Spoken : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void quotaSaysWhatIsMissing();
    void stepsSayTheirState();
    void stripSaysItsSum();
    void stripIsWalkedByKeys();
    void forecastSaysBothEnds();
    void pillSaysItsWord();
    void bannerSaysItsSentence();
    void noChoiceIsMadeByLooking();
    void specThatNeverStartsCannotBeChosen();
    void chipIsRemovedByKeys();
    void filterIsEmptiedByEscape();
    void chartIsReadAsATable();
    void mapSaysItsNodes();
    void mapIsWalkedByKeys();
    void mapKeepsItsCardOverNews();
    void mapShowsItsCardWhenItGrows();
    void filteredCardsKeepTheirPlace();
};

void tst_Spoken::initTestCase()
{
    QVERIFY(texts::useLanguage(*qApp, u"en"_s));
    QApplication::setStyle(new Style); // the application takes it
    QApplication::setPalette(paletteOf(Theme::Light));
}

void tst_Spoken::quotaSaysWhatIsMissing()
{
    QuotaBar bar;
    bar.setAccessibleName(u"Quota"_s);
    bar.setLines({quotaBarLine(QuotaDimension::ConcurrentTasks, {3, 0, 1, 6}),
                  quotaBarLine(QuotaDimension::Cpu, {1000, 0, 0, {}}),
                  quotaBarLine(QuotaDimension::Cards, {10'000, 2'000, 8'000, 16'000})});
    QCOMPARE(said(bar, QAccessible::Name), u"Quota"_s);
    const QStringList lines = said(bar, QAccessible::Value).split(u"; "_s);
    QCOMPARE(lines.size(), 2); // what has no limit is not drawn
    QVERIFY2(lines[0].contains(u"from 12 to 20 of 16, 4 missing"), qPrintable(lines[0]));
    QVERIFY2(lines[1].contains(u"from 3 to 4 of 6"), qPrintable(lines[1]));
}

void tst_Spoken::stepsSayTheirState()
{
    Stepper stepper;
    stepper.setSteps({{u"Draft"_s, u"08:38"_s, StepState::Done},
                      {u"Queue"_s, {}, StepState::Current},
                      {u"Return"_s, {}, StepState::Ahead}});
    QCOMPARE(said(stepper, QAccessible::Value),
             u"Draft: done, 08:38; Queue: current step; Return: ahead"_s);
}

void tst_Spoken::stripSaysItsSum()
{
    TimelineStrip strip;
    const Instant at{0};
    const auto second = [&](qint64 n) { return at + Micros(n * 1'000'000); };
    strip.setPieces({{PieceKind::Approval, u"Approval"_s, second(0), second(720), false, {}},
                     {PieceKind::Priority, u"Priority"_s, second(720), second(1110), false, {}},
                     {PieceKind::Capacity, u"Capacity"_s, second(1110), second(1840), true, {}}});
    QCOMPARE(strip.sum(), u"queue 18:40 = 6:30 + 12:10 · approval 12:00 · in all 30:40"_s);
    QVERIFY(said(strip, QAccessible::Value).startsWith(u"Approval: 12:00; Priority: 6:30;"));
}

void tst_Spoken::stripIsWalkedByKeys()
{
    TimelineStrip strip;
    const Instant at{0};
    const Instant half = at + Micros(5'000'000);
    const Instant end = at + Micros(9'000'000);
    strip.setPieces({{PieceKind::Quota, u"Quota"_s, at, half, false, u"told first"_s},
                     {PieceKind::Running, u"Running"_s, half, end, false, u"told second"_s}});
    QTest::keyClick(&strip, Qt::Key_Right);
    QCOMPARE(said(strip, QAccessible::Description), u"told second"_s);
    QTest::keyClick(&strip, Qt::Key_Right); // there is none
    QCOMPARE(said(strip, QAccessible::Description), u"told second"_s);
    QTest::keyClick(&strip, Qt::Key_Home);
    QCOMPARE(said(strip, QAccessible::Description), u"told first"_s);
}

void tst_Spoken::forecastSaysBothEnds()
{
    constexpr qint64 kHour = 3'600'000'000;
    ForecastBar bar;
    QCOMPARE(said(bar, QAccessible::Value), u"no forecast"_s);
    bar.setForecast(Forecast{{14 * kHour}, {20 * kHour}, {22 * kHour}}, QTimeZone::utc());
    QCOMPARE(said(bar, QAccessible::Value), u"50 % by Thu 20:00, 90 % by Thu 22:00"_s);
}

void tst_Spoken::pillSaysItsWord()
{
    Pill pill;
    pill.setStatus("clock"_L1, u"Queued"_s, Tone::Accent);
    QCOMPARE(said(pill, QAccessible::Name), u"Queued"_s);
    pill.setHealth(Health::Suspect, u"suspect"_s);
    QCOMPARE(said(pill, QAccessible::Name), u"suspect"_s);
}

void tst_Spoken::bannerSaysItsSentence()
{
    QWidget window;
    Banner banner(&window);
    window.show();
    QVERIFY(!banner.isVisible());
    banner.say({Tone::Warning, u"Connection lost."_s, u"Read only."_s, u"Try again"_s});
    QVERIFY(banner.isVisible());
    QCOMPARE(said(banner, QAccessible::Name), u"Connection lost. Read only."_s);
    QSignalSpy pressed(&banner, &Banner::actionTriggered);
    auto *button = banner.findChild<QPushButton *>();
    QTest::keyClick(button, Qt::Key_Space);
    QCOMPARE(pressed.size(), 1);
    banner.clear();
    QVERIFY(!banner.isVisible());
}

void tst_Spoken::noChoiceIsMadeByLooking()
{
    QWidget window;
    auto *column = new QVBoxLayout(&window);
    QList<ChoiceButton *> ways;
    for (const QString &word : {u"&Reduce"_s, u"&Wait"_s, u"A&sk"_s}) {
        ways.append(new ChoiceButton(&window));
        ways.last()->setTexts(word, u"so that"_s, u"now"_s);
        column->addWidget(ways.last());
    }
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QCOMPARE(said(*ways[0], QAccessible::Name), u"Reduce"_s);
    QCOMPARE(said(*ways[0], QAccessible::Description), u"so that, now"_s);
    ways[0]->setFocus();
    QTest::keyClick(ways[0], Qt::Key_Down);
    QVERIFY(ways[1]->hasFocus());
    for (const ChoiceButton *way : ways)
        QVERIFY(!way->isChecked());
    QTest::keyClick(ways[1], Qt::Key_Space);
    QVERIFY(ways[1]->isChecked());
    QTest::keyClick(ways[1], Qt::Key_Down);
    QTest::keyClick(ways[2], Qt::Key_Space);
    QVERIFY(ways[2]->isChecked() && !ways[1]->isChecked());
}

void tst_Spoken::specThatNeverStartsCannotBeChosen()
{
    using Start = SpecCardText::Start;
    SpecCard card;
    card.setSpec({u"Server"_s, u"€1"_s, u"8 cards"_s, u"v2"_s, u"not released"_s, Start::Never});
    QCOMPARE(said(card, QAccessible::Name), u"Server"_s);
    QVERIFY(said(card, QAccessible::Description).contains(u"not released"));
    QTest::keyClick(&card, Qt::Key_Space);
    QVERIFY(!card.isChecked());
    card.setSpec({u"Server"_s, u"€1"_s, u"8 cards"_s, u"v2"_s, u"2 free"_s, Start::Now});
    QTest::keyClick(&card, Qt::Key_Space);
    QVERIFY(card.isChecked());
}

void tst_Spoken::chipIsRemovedByKeys()
{
    Chip chip(u"fra1"_s);
    QSignalSpy removed(&chip, &Chip::removed);
    QTest::keyClick(&chip, Qt::Key_Delete);
    QCOMPARE(removed.size(), 0);
    chip.setRemovable(true);
    QTest::keyClick(&chip, Qt::Key_Delete);
    QTest::keyClick(&chip, Qt::Key_Backspace);
    QCOMPARE(removed.size(), 2);
    QVERIFY(!said(chip, QAccessible::Description).isEmpty());
}

void tst_Spoken::filterIsEmptiedByEscape()
{
    FilterBox box;
    box.setText(u"pool:train"_s);
    QTest::keyClick(&box, Qt::Key_Escape);
    QCOMPARE(box.text(), QString());
}

void tst_Spoken::chartIsReadAsATable()
{
    UsageChart chart;
    chart.setZone(QTimeZone::utc());
    UsageSeries load{u"utilisation"_s, {}};
    for (int i = 0; i < 5000; ++i)
        load.points.append({1.8e12 + i * 1000, i == 2500 ? 0.0 : 90.0});
    chart.setSeries({load}, u"%"_s, 100);
    QVERIFY(chart.table()->rowCount() <= UsageChart::kMostPoints);
    QVERIFY(!chart.table()->findItems(u"0\u00a0%"_s, Qt::MatchExactly).isEmpty());
    QVERIFY(!chart.isTableShown());
    auto *button = chart.findChild<QToolButton *>();
    QTest::keyClick(button, Qt::Key_Space);
    QVERIFY(chart.isTableShown());
    QTest::keyClick(button, Qt::Key_Space);
    QVERIFY(!chart.isTableShown());
}

void tst_Spoken::mapSaysItsNodes()
{
    TileMap map;
    map.setAccessibleName(u"Fleet"_s);
    map.setSites(twoNodes());
    QAccessibleInterface *face = QAccessible::queryAccessibleInterface(&map);
    QCOMPARE(face->text(QAccessible::Name), u"Fleet"_s);
    QCOMPARE(face->childCount(), 2);
    QCOMPARE(face->child(0)->text(QAccessible::Name), u"fra1-n0: 7 healthy, 1 isolated"_s);
    QCOMPARE(face->child(1)->text(QAccessible::Name), u"fra1-n1: 1 healthy, 1 unknown"_s);
    QCOMPARE(face->indexOfChild(face->child(1)), 1);
    map.setCurrent({0, 0, 0, 3});
    QCOMPARE(face->text(QAccessible::Value), u"fra1-n0, card 3: isolated, not measured"_s);
    QVERIFY(face->child(0)->state().selected && !face->child(1)->state().selected);
    map.setCurrent({0, 0, 1, 1});
    QCOMPARE(face->text(QAccessible::Value), u"fra1-n1, card 1: healthy, held but idle"_s);
    QAccessibleInterface *row = face->child(1);
    map.setSites({});
    QCOMPARE(face->childCount(), 0);
    QVERIFY(!row->isValid());
}

void tst_Spoken::mapIsWalkedByKeys()
{
    TileMap map;
    map.resize(400, 200);
    map.setSites(twoNodes());
    QSignalSpy moved(&map, &TileMap::currentChanged);
    QSignalSpy opened(&map, &TileMap::activated);
    QTest::keyClick(&map, Qt::Key_Return);
    QCOMPARE(opened.size(), 0); // there is none yet
    QTest::keyClick(&map, Qt::Key_Right);
    QVERIFY((map.current() == TileAddress{0, 0, 0, 0}));
    QTest::keyClick(&map, Qt::Key_End);
    QVERIFY((map.current() == TileAddress{0, 0, 0, 7}));
    QTest::keyClick(&map, Qt::Key_Down);
    QVERIFY((map.current() == TileAddress{0, 0, 1, 1}));
    QCOMPARE(moved.size(), 3);
    QTest::keyClick(&map, Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
    QTest::mouseClick(map.viewport(), Qt::LeftButton, {}, map.visualRect({0, 0, 0, 2}).center());
    QVERIFY((map.current() == TileAddress{0, 0, 0, 2}));
}

void tst_Spoken::mapKeepsItsCardOverNews()
{
    TileMap map;
    QList<TileSite> sites = twoNodes();
    map.setSites(sites);
    map.setCurrent({0, 0, 1, 1});
    sites[0].racks[0].nodes.removeFirst();
    map.setSites(sites);
    QVERIFY((map.current() == TileAddress{0, 0, 0, 1}));
    sites[0].racks[0].nodes[0].tiles.removeLast();
    map.setSites(sites);
    QVERIFY(!map.current().isValid());
}

void tst_Spoken::mapShowsItsCardWhenItGrows()
{
    TileMap map;
    map.resize(60, 40);
    map.setTileSize(TileSize::Card);
    map.setSites(twoNodes());
    map.show();
    QVERIFY(QTest::qWaitForWindowExposed(&map));
    map.setCurrent({0, 0, 1, 1});
    for (const QSize size : {QSize(400, 120), QSize(80, 90), QSize(800, 600)}) {
        map.resize(size);
        QVERIFY(map.viewport()->rect().contains(map.visualRect(map.current())));
    }
}

void tst_Spoken::filteredCardsKeepTheirPlace()
{
    TileMap map;
    map.resize(400, 200);
    map.setSites(twoNodes());
    const TileAddress isolated{0, 0, 0, 3};
    const QRect where = map.visualRect(isolated);
    const auto colour = [&] {
        return map.viewport()->grab().toImage().pixel(where.topLeft() + QPoint(1, 1));
    };
    QCOMPARE(colour(), tokens(Theme::Light).isolated);
    map.setFilter([](const Tile &tile) { return tile.health == Health::Healthy; });
    QCOMPARE(map.visualRect(isolated), where);
    QCOMPARE(colour(), tokens(Theme::Light).track);
    map.setFilter({});
    Tile failed = *map.tileAt(isolated);
    failed.health = Health::Failed;
    map.setTile(isolated, failed);
    QCOMPARE(colour(), tokens(Theme::Light).failed);
}

QTEST_MAIN(tst_Spoken)
#include "tst_spoken.moc"
