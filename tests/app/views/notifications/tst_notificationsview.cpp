#include "app/views/notifications/notificationsview.h"
#include "app/widgets/emptystate.h"
#include "tests/app/texts/languages.h"
#include "tests/app/views/story.h"

#include <QPushButton>
#include <QSignalSpy>

using namespace stw;
using namespace stw::views;
using namespace Qt::StringLiterals;

class tst_NotificationsView : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void filters_data();
    void filters();
    void unreadIsBoldAndSaid();
    void openingMarksRead();
    void emptyForAReason();
};

void tst_NotificationsView::init()
{
    QVERIFY(texts::useLanguage(*qApp, u"en"_s));
}

void tst_NotificationsView::filters_data()
{
    QTest::addColumn<InboxFilter>("filter");
    QTest::addColumn<QList<qint64>>("shown");
    using enum InboxFilter;
    QTest::newRow("all") << All << QList<qint64>{40, 38, 31, 27, 20, 11, 9};
    QTest::newRow("unread") << Unread << QList<qint64>{40, 38, 31};
    QTest::newRow("started") << Started << QList<qint64>{40, 9};
    QTest::newRow("ended") << Ended << QList<qint64>{38, 27};
    QTest::newRow("waiting, also again") << Waiting << QList<qint64>{31, 20};
    QTest::newRow("decided upon") << Decisions << QList<qint64>{11};
}

void tst_NotificationsView::filters()
{
    QFETCH(InboxFilter, filter);
    QList<qint64> numbers;
    for (const state::Notification &one : shownOf(story::inbox(), filter))
        numbers += one.line.seq;
    QTEST(numbers, "shown");
    NotificationsView view;
    view.setInbox(story::inbox());
    view.setFilter(filter);
    QCOMPARE(view.findChild<LineList *>()->lines().size(), numbers.size());
    QCOMPARE(view.unread(), 3); // of the whole inbox, whatever is shown
}

void tst_NotificationsView::unreadIsBoldAndSaid()
{
    state::Notification one = story::inbox().items.first();
    QVERIFY(lineOf(one, one.line.at).strong);
    QCOMPARE(lineOf(one, one.line.at).rightText, u"unread"_s);
    one.read = true;
    QVERIFY(!lineOf(one, one.line.at).strong);
    QVERIFY(lineOf(one, one.line.at).rightText.isEmpty());
}

void tst_NotificationsView::openingMarksRead()
{
    NotificationsView view;
    const state::Inbox inbox = story::inbox();
    view.setInbox(inbox);
    view.show();
    QSignalSpy marked(&view, &NotificationsView::marked);
    QSignalSpy opened(&view, &NotificationsView::requestOpened);
    auto *list = view.findChild<LineList *>();
    list->setCurrentIndex(list->model()->index(1, 0));
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(marked.size(), 1);
    QCOMPARE(marked.first().at(0).toString(), inbox.items.at(1).key);
    QCOMPARE(marked.first().at(1).toBool(), true);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.first().first().value<RequestId>(), inbox.items.at(1).line.request);
}

void tst_NotificationsView::emptyForAReason()
{
    NotificationsView view;
    view.show();
    view.setInbox({});
    auto *empty = view.findChild<widgets::EmptyState *>();
    const auto *reset = empty->findChild<QPushButton *>();
    QVERIFY(empty->isVisible());
    QVERIFY(!reset->isVisible());
    state::Inbox read = story::inbox();
    for (state::Notification &one : read.items)
        one.read = true;
    view.setInbox(read);
    QVERIFY(!empty->isVisible());
    view.setFilter(InboxFilter::Unread);
    QVERIFY(empty->isVisible());
    QVERIFY(empty->accessibleName().startsWith(u"0 of 7 "_s));
    emit empty->actionTriggered();
    QVERIFY(!empty->isVisible());
}

QTEST_MAIN(tst_NotificationsView)
#include "tst_notificationsview.moc"
