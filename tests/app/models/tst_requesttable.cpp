#include "app/models/requestcells.h"
#include "tests/app/models/fakelist.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

using namespace stw;
using namespace stw::models;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class tst_RequestTable : public QObject
{
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English)); }
    void nothingIsAskedBeforeItIsTold();
    void aPieceIsAskedInTheServicesNames();
    void theWholeListHasRows();
    void farRowsAreFetchedWhenLookedAt();
    void fewRowsAreHeld();
    void aViewThatScrollsAsksForItsLastPlace();
    void oldRowsStayWhileNewOnesLoad();
    void onlyTheLastFilterIsHeard();
    void aFailureLeavesTheRows();
    void sortingIsTheServices_data();
    void sortingIsTheServices();
    void aFilterDropsMarksAndOrderDoesNot();
    void manyLinesAreOneChange();
    void linesChangeWhatIsShown();
    void newRequestsComeOnTop();
    void random_data();
    void random();
    void aShorterListIsNoticed();
    void aReloadThatFailsIsAskedAgainWhenTold();
    void cellsSpeak_data();
    void cellsSpeak();
    void anAnswerAfterTheEndIsHarmless();

private:
    static constexpr RequestTable::Times kAtOnce{0ms, 0ms, 0ms};

    static QString nameAt(const RequestTable &table, int row)
    {
        return table.index(row, RequestTable::Name).data().toString();
    }
    static FeedLine line(int number, RequestState state)
    {
        FeedLine line;
        line.seq = number;
        line.at = {5'000'000};
        line.kind = u"request.placed"_s;
        line.request = FakeList::summary(number).id;
        line.state = state;
        return line;
    }
    //! The table shows what the service has, once everything is looked at.
    static void verifySame(const RequestTable &table, const FakeList &list)
    {
        QTRY_COMPARE(table.rowCount(), int(list.all.size()));
        for (int row = 0; row < table.rowCount(); ++row) {
            QTRY_VERIFY(table.index(row, 0).data(RequestTable::LoadedRole).toBool());
            QTRY_COMPARE(nameAt(table, row), list.all[row].purpose);
        }
    }
};

void tst_RequestTable::nothingIsAskedBeforeItIsTold()
{
    FakeList list(3);
    RequestTable table(list.source());
    QVERIFY(list.asked.isEmpty());
    QCOMPARE(table.rowCount(), 0);
    QVERIFY(!table.total());
    table.refresh();
    QCOMPARE(table.total(), 3);
    QCOMPARE(list.asked.size(), 1);
}

void tst_RequestTable::aPieceIsAskedInTheServicesNames()
{
    const auto pairs = queryOf(RequestPiece{{.project = u"alpha"_s}, {}, u"c"_s, 7, 100});
    const QList<std::pair<QString, QString>> expected{
        {u"project"_s, u"alpha"_s}, {u"sort"_s, u"submitted_at"_s},
        {u"order"_s, u"desc"_s},    {u"cursor"_s, u"c"_s},
        {u"skip"_s, u"7"_s},        {u"limit"_s, u"100"_s}};
    QCOMPARE(pairs, expected);
    QCOMPARE(queryOf(RequestPiece()).size(), 3); // nothing is told that need not be
}

void tst_RequestTable::theWholeListHasRows()
{
    FakeList list(100'000);
    RequestTable table(list.source());
    QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
    table.refresh();
    QCOMPARE(table.rowCount(), 100'000);
    QCOMPARE(nameAt(table, 0), u"run 0"_s);
    QCOMPARE(nameAt(table, 99'999), QString());
}

void tst_RequestTable::farRowsAreFetchedWhenLookedAt()
{
    FakeList list(100'000);
    RequestTable table(list.source(), kAtOnce);
    table.refresh();
    QVERIFY(nameAt(table, 54'321).isEmpty());
    QTRY_COMPARE(nameAt(table, 54'321), u"run 54321"_s);
    QVERIFY(nameAt(table, 54'450).isEmpty());
    QTRY_COMPARE(nameAt(table, 54'450), u"run 54450"_s);
    // The second is reached from the first, not from the beginning.
    QVERIFY(!list.asked.last().cursor.isEmpty());
    QVERIFY(list.asked.last().skip < 200);
}

void tst_RequestTable::fewRowsAreHeld()
{
    FakeList list(100'000);
    RequestTable table(list.source(), kAtOnce);
    table.refresh();
    for (int row = 0; row < 20'000; row += 100) {
        nameAt(table, row);
        QTRY_VERIFY(!nameAt(table, row).isEmpty());
    }
    int held = 0;
    for (int row = 0; row < table.rowCount(); ++row)
        held += table.at(row) ? 1 : 0;
    QVERIFY2(held > 0 && held <= int(RequestTable::kHeld), qPrintable(QString::number(held)));
}

void tst_RequestTable::aViewThatScrollsAsksForItsLastPlace()
{
    FakeList list(100'000);
    RequestTable table(list.source(), kAtOnce);
    table.refresh();
    list.atOnce = false;
    const qsizetype before = list.asked.size();
    for (int row = 1000; row < 90'000; row += 500)
        nameAt(table, row);
    QTRY_VERIFY(list.isAsked());
    nameAt(table, 95'000);
    list.answer();
    QTRY_COMPARE(list.asked.size(), before + 2);
    QVERIFY(list.answer());
    QCOMPARE(nameAt(table, 95'000), u"run 95000"_s);
}

void tst_RequestTable::oldRowsStayWhileNewOnesLoad()
{
    FakeList list(10);
    RequestTable table(list.source());
    table.refresh();
    list.atOnce = false;
    QSignalSpy loading(&table, &RequestTable::loadingChanged);
    table.setFilter({.project = u"beta"_s});
    QVERIFY(table.isLoading());
    QCOMPARE(table.rowCount(), 10);
    QCOMPARE(nameAt(table, 3), u"run 3"_s);
    list.all = list.all.mid(4, 2);
    list.answer();
    QVERIFY(!table.isLoading());
    QCOMPARE(loading.size(), 2);
    QCOMPARE(table.rowCount(), 2);
    QCOMPARE(nameAt(table, 0), u"run 4"_s);
    QCOMPARE(list.asked.last().filter.project, u"beta"_s);
}

void tst_RequestTable::onlyTheLastFilterIsHeard()
{
    QList<RequestAnswer> answers;
    RequestTable table(
        [&answers](const RequestPiece &, const RequestAnswer &answer) { answers.append(answer); });
    table.setFilter({.project = u"a"_s});
    table.setFilter({.project = u"b"_s});
    answers[1](RequestPage{{FakeList::summary(2)}, {}, 1});
    answers[0](RequestPage{{FakeList::summary(1)}, {}, 1});
    QCOMPARE(table.rowCount(), 1);
    QCOMPARE(nameAt(table, 0), u"run 2"_s);
    answers[1](RequestPage{{}, {}, 0}); // and once only
    QCOMPARE(table.rowCount(), 1);
}

void tst_RequestTable::aFailureLeavesTheRows()
{
    FakeList list(10);
    RequestTable table(list.source());
    table.refresh();
    list.atOnce = false;
    table.setFilter({.project = u"beta"_s});
    list.fail({ErrorCode::Unavailable, u"gone"_s, {}, {}});
    QVERIFY(table.error().has_value());
    QVERIFY(!table.isLoading());
    QCOMPARE(table.rowCount(), 10);
    list.all = list.all.mid(0, 1);
    table.refresh();
    list.answer();
    QVERIFY(!table.error());
    QCOMPARE(table.rowCount(), 1);
}

void tst_RequestTable::sortingIsTheServices_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("name");
    for (int column = 0; column < RequestTable::ColumnCount; ++column) {
        const auto order = orderOf(column);
        QString name;
        if (order) {
            const state::RequestSorting sorting{*order, false};
            name = state::queryOf({}, sorting).value(0).second;
        }
        QTest::newRow(qPrintable(columnTitle(column))) << column << name;
    }
}

void tst_RequestTable::sortingIsTheServices()
{
    QFETCH(int, column);
    QFETCH(QString, name);
    FakeList list(10);
    RequestTable table(list.source());
    table.refresh();
    table.sort(column, Qt::AscendingOrder);
    const bool sortable =
        table.headerData(column, Qt::Horizontal, RequestTable::SortableRole).toBool();
    QCOMPARE(sortable, !name.isEmpty());
    QCOMPARE(list.asked.size(), sortable ? 2 : 1);
    if (sortable) {
        const auto pairs = state::queryOf(list.asked.last().filter, list.asked.last().sorting);
        QVERIFY(pairs.contains(std::pair(u"sort"_s, name)));
        QVERIFY(pairs.contains(std::pair(u"order"_s, u"asc"_s)));
    }
}

void tst_RequestTable::aFilterDropsMarksAndOrderDoesNot()
{
    FakeList list(10);
    RequestTable table(list.source());
    QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
    table.refresh();
    QVERIFY(table.setData(table.index(4, 0), Qt::Checked, Qt::CheckStateRole));
    table.mark(2, true);
    QCOMPARE(table.marked(), (QList{list.all[4].id, list.all[2].id}));
    QCOMPARE(table.index(4, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    table.sort(RequestTable::Project, Qt::AscendingOrder);
    QCOMPARE(table.marked().size(), 2);
    table.setFilter({.project = u"beta"_s});
    QVERIFY(table.marked().isEmpty());
    table.markAll(true);
    QCOMPARE(table.marked().size(), 10);
    table.setMarked({list.all[1].id}); // what failed stays marked
    QVERIFY(table.index(1, 0).data(RequestTable::MarkedRole).toBool());
}

void tst_RequestTable::manyLinesAreOneChange()
{
    FakeList list(50);
    RequestTable table(list.source(), {0ms, 1h, 0ms});
    table.refresh();
    QSignalSpy changed(&table, &RequestTable::dataChanged);
    for (int round = 0; round < 1000; ++round)
        table.apply(line(round % 10, round % 2 == 0 ? RequestState::Queued : RequestState::Active));
    QCOMPARE(changed.size(), 0);
    QTRY_COMPARE(changed.size(), 5); // the odd ones ended as running
    QCOMPARE(table.at(1)->state, RequestState::Active);
    QVERIFY(table.at(1)->waitReason.isEmpty());
    QVERIFY(!table.at(1)->position);
    QCOMPARE(table.at(2)->state, RequestState::Queued);
}

void tst_RequestTable::linesChangeWhatIsShown()
{
    FakeList list(5);
    RequestTable table(list.source(), kAtOnce);
    table.refresh();
    list.all[3].state = RequestState::Active;
    list.all[3].cost = Cost::fromText(u"12.5").value();
    table.apply(line(3, RequestState::Active));
    QTRY_COMPARE(list.asked.size(), 2); // asks for what the line does not tell
    QCOMPARE(table.index(3, RequestTable::CostSoFar).data().toString(), u"12.50\u00A0EUR"_s);
}

void tst_RequestTable::newRequestsComeOnTop()
{
    FakeList list(1000);
    RequestTable table(list.source(), kAtOnce);
    table.refresh();
    const QPersistentModelIndex selected(table.index(5, 0));
    nameAt(table, 450);
    QTRY_VERIFY(!nameAt(table, 450).isEmpty());
    QSignalSpy reset(&table, &RequestTable::modelReset);
    list.all.prepend(FakeList::summary(2000));
    list.all.prepend(FakeList::summary(2001));
    table.apply(line(2001, RequestState::Queued));
    QTRY_COMPARE(table.rowCount(), 1002);
    QCOMPARE(reset.size(), 0);
    QCOMPARE(selected.row(), 7);
    QCOMPARE(selected.data().toString(), u"run 5"_s);
    verifySame(table, list);
}

void tst_RequestTable::random_data()
{
    QTest::addColumn<quint64>("seed");
    for (quint64 seed = 1; seed <= 5; ++seed)
        QTest::newRow(qPrintable(u"seed %1"_s.arg(seed))) << seed;
}

//! Whatever happens to the list, the table follows, by steps that the model's tester allows.
void tst_RequestTable::random()
{
    QFETCH(quint64, seed);
    const auto below = [&seed](qsizetype most) {
        seed = seed * 6364136223846793005ULL + 1442695040888963407ULL;
        return most == 0 ? qsizetype(0) : qsizetype((seed >> 33) % quint64(most));
    };
    FakeList list(int(below(260)));
    RequestTable table(list.source(), kAtOnce);
    QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
    table.refresh();
    int next = 5000;
    for (int round = 0; round < 12; ++round) {
        for (qsizetype step = below(6); step >= 0; --step) {
            const qsizetype kind = below(4);
            const qsizetype row = below(list.all.size());
            if (kind == 0 && !list.all.isEmpty())
                list.all.removeAt(row);
            else if (kind == 1 && !list.all.isEmpty())
                list.all.move(row, below(list.all.size()));
            else if (kind == 2 && !list.all.isEmpty())
                list.all[row].purpose += u"+"_s;
            else
                list.all.insert(kind == 3 ? 0 : row, FakeList::summary(next++));
        }
        table.apply(line(1, RequestState::Active));
        const qsizetype before = list.asked.size();
        QTRY_VERIFY(list.asked.size() > before);
        verifySame(table, list);
    }
}

void tst_RequestTable::aShorterListIsNoticed()
{
    FakeList list(350);
    RequestTable table(list.source(), kAtOnce);
    table.refresh();
    list.all.resize(320);
    nameAt(table, 340);
    QTRY_COMPARE(table.rowCount(), 320);
}

void tst_RequestTable::aReloadThatFailsIsAskedAgainWhenTold()
{
    FakeList list(5);
    RequestTable table(list.source(), kAtOnce);
    table.refresh();
    list.atOnce = false;
    table.apply(line(1, RequestState::Active));
    QTRY_VERIFY(list.isAsked());
    list.fail({ErrorCode::Unavailable, u"gone"_s, {}, {}});
    QCOMPARE(table.rowCount(), 5);
    table.refresh();
    QVERIFY(list.answer());
    QVERIFY(!table.error());
}

void tst_RequestTable::cellsSpeak_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("expected");
    QTest::newRow("the purpose is the name") << int(RequestTable::Name) << u"run 4"_s;
    QTest::newRow("state") << int(RequestTable::State) << u"Queued"_s;
    QTest::newRow("project") << int(RequestTable::Project) << u"alpha"_s;
    QTest::newRow("requester") << int(RequestTable::Requester) << u"anna"_s;
    QTest::newRow("spec") << int(RequestTable::Spec) << u"gpu@1"_s;
    QTest::newRow("cards") << int(RequestTable::Cards) << u"4"_s;
    QTest::newRow("position") << int(RequestTable::Position) << u"5"_s;
    QTest::newRow("no end yet") << int(RequestTable::End) << QString();
    QTest::newRow("cost") << int(RequestTable::CostSoFar) << u"0.00 EUR"_s;
}

void tst_RequestTable::cellsSpeak()
{
    QFETCH(int, column);
    FakeList list(5);
    RequestTable table(list.source());
    table.refresh();
    QString text = table.index(4, column).data().toString();
    QTEST(text.replace(QChar::Nbsp, u' '), "expected");
}

void tst_RequestTable::anAnswerAfterTheEndIsHarmless()
{
    RequestAnswer late;
    {
        RequestTable table(
            [&late](const RequestPiece &, const RequestAnswer &answer) { late = answer; });
        table.refresh();
    }
    QVERIFY(late);
    late(RequestPage{{FakeList::summary(1)}, {}, 1});
}

QTEST_GUILESS_MAIN(tst_RequestTable)
#include "tst_requesttable.moc"
