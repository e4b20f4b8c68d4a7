#include "app/views/requests/filterbar.h"
#include "app/views/requests/requestlist.h"
#include "app/views/requests/requestsview.h"
#include "app/widgets/emptystate.h"
#include "tests/app/texts/languages.h"
#include "tests/app/views/story.h"

#include <QPushButton>
#include <QSignalSpy>

using namespace stw;
using namespace stw::views;
using namespace Qt::StringLiterals;
using models::RequestTable;

//! The list of requests: marks, keys, counts, and why it is empty.
class tst_RequestsView : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void enterOpens();
    void marksAndTargets();
    void deleteOffersTheFittingEnd_data();
    void deleteOffersTheFittingEnd();
    void counts();
    void emptyForAReason_data();
    void emptyForAReason();
    void resetShowsAllAgain();

private:
    void make(const Result<models::RequestPage> &page);

    std::unique_ptr<RequestTable> m_table;
    std::unique_ptr<RequestsView> m_view;
    QList<RequestSummary> m_requests;
};

void tst_RequestsView::init()
{
    QVERIFY(texts::useLanguage(*qApp, u"en"_s));
    m_requests = story::requests();
    make(models::RequestPage{m_requests, {}, m_requests.size()});
}

void tst_RequestsView::make(const Result<models::RequestPage> &page)
{
    m_view.reset();
    m_table = std::make_unique<RequestTable>(
        [page](const models::RequestPiece &, const models::RequestAnswer &answer) {
            answer(page);
        });
    m_view = std::make_unique<RequestsView>(RequestsView::Kind::Mine);
    m_view->setModel(m_table.get());
    m_view->setNow(story::kNow);
    m_view->setGrandTotal(38);
    m_view->resize(1256, 779);
    m_view->show();
    m_table->refresh();
    QTRY_VERIFY(!m_table->isLoading());
}

void tst_RequestsView::enterOpens()
{
    QSignalSpy opened(m_view.get(), &RequestsView::opened);
    m_view->list()->selectRow(2);
    QTest::keyClick(m_view->list(), Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.first().first().value<RequestId>(), m_requests.at(2).id);
}

void tst_RequestsView::marksAndTargets()
{
    const auto targets = [this] {
        QList<RequestId> ids;
        for (const EndItem &item : m_view->targets())
            ids += item.id;
        return ids;
    };
    RequestList *list = m_view->list();
    list->selectRow(1);
    QCOMPARE(targets(), QList{m_requests.at(1).id}); // nothing marked: the one under the cursor
    QTest::keyClick(list, Qt::Key_Space);
    list->selectRow(3);
    QTest::keyClick(list, Qt::Key_Space);
    list->selectRow(5);
    QCOMPARE(targets().size(), 2);
    QVERIFY(targets().contains(m_requests.at(1).id) && targets().contains(m_requests.at(3).id));
    QTest::keySequence(list, QKeySequence::SelectAll);
    QCOMPARE(targets().size(), m_requests.size());
    QTest::keyClick(list, Qt::Key_Escape);
    QCOMPARE(targets(), QList{m_requests.at(5).id});
}

void tst_RequestsView::deleteOffersTheFittingEnd_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<Ending>("ending");
    QTest::newRow("what runs is released") << 0 << Ending::Release;
    QTest::newRow("what waits is withdrawn") << 2 << Ending::Cancel;
}

void tst_RequestsView::deleteOffersTheFittingEnd()
{
    QFETCH(int, row);
    QSignalSpy wished(m_view.get(), &RequestsView::endWished);
    m_view->list()->selectRow(row);
    QTest::keyClick(m_view->list(), Qt::Key_Delete);
    QCOMPARE(wished.size(), 1);
    QTEST(wished.first().first().value<Ending>(), "ending");
}

void tst_RequestsView::counts()
{
    QCOMPARE(m_view->countText(), u"11 of 38"_s);
    m_table->mark(0, true);
    m_table->mark(4, true);
    QStringList labels;
    for (const auto *label : m_view->findChildren<QLabel *>())
        labels += label->text();
    QVERIFY2(labels.contains(u"11 of 38 · 2 marked"_s), qPrintable(labels.join(u'|')));
}

void tst_RequestsView::emptyForAReason_data()
{
    QTest::addColumn<ErrorCode>("error");
    QTest::addColumn<bool>("fails");
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QString>("action");
    const auto none = ErrorCode::Internal;
    QTest::newRow("there are none yet") << none << false << QString() << u"New request"_s;
    QTest::newRow("the filter hides them")
        << none << false << u"project:nowhere"_s << u"Reset filter"_s;
    QTest::newRow("no right") << ErrorCode::Forbidden << true << QString() << QString();
    QTest::newRow("the service cannot")
        << ErrorCode::Unavailable << true << QString() << u"Try again"_s;
}

void tst_RequestsView::emptyForAReason()
{
    QFETCH(ErrorCode, error);
    QFETCH(bool, fails);
    QFETCH(QString, filter);
    QFETCH(QString, action);
    if (fails)
        make(failure(error));
    else
        make(models::RequestPage{{}, {}, 0});
    m_view->filterBar()->setText(filter);
    m_table->refresh();
    const auto *empty = m_view->findChild<widgets::EmptyState *>();
    QTRY_VERIFY(empty->isVisible());
    QVERIFY(!empty->accessibleName().isEmpty());
    const auto *button = empty->findChild<QPushButton *>();
    QCOMPARE(button->isVisible() ? button->text() : QString(), action);
}

void tst_RequestsView::resetShowsAllAgain()
{
    make(models::RequestPage{{}, {}, 0});
    m_view->filterBar()->setText(u"project:nowhere"_s);
    m_table->refresh();
    QSignalSpy changed(m_view->filterBar(), &FilterBar::filterChanged);
    const auto *empty = m_view->findChild<widgets::EmptyState *>();
    QTRY_VERIFY(empty->isVisible());
    empty->findChild<QPushButton *>()->click();
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.first().first().value<state::RequestFilter>(), state::RequestFilter());
}

QTEST_MAIN(tst_RequestsView)
#include "tst_requestsview.moc"
