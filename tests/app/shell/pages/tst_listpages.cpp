#include "app/shell/pages/requestspage.h"
#include "app/shell/pages/userspage.h"
#include "app/views/requests/enddialog.h"
#include "app/views/requests/requestlist.h"
#include "app/views/users/accountform.h"
#include "app/views/users/conflictbar.h"
#include "app/views/users/usersview.h"
#include "tests/app/shell/pages/pagestage.h"
#include "tests/app/views/story.h"
#include "tests/app/views/support/grab.h"

#include <QAction>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace stw;
using namespace stw::shell;
using namespace Qt::StringLiterals;

//! The pages of lists against a fake service: what they ask, and what they make of the answers.
class tst_ListPages : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void onlyOwnRequestsAreAskedFor();
    void eachOfManyIsEndedAndAnswered_data();
    void eachOfManyIsEndedAndAnswered();
    void anEditNamesItsVersionAndMayBeTooLate();

private:
    std::unique_ptr<PageStage> m_stage;
};

void tst_ListPages::init()
{
    samples::setUp(u"en"_s, widgets::Theme::Light);
    m_stage = std::make_unique<PageStage>();
    wire::WhoAmI who;
    who.user.name = u"jana"_s;
    who.memberships = {{ProjectId(Uuid{1, 1}), u"sprachmodelle"_s, Role::Developer}};
    who.permissions = {Permission::RequestRead, Permission::RequestControl};
    m_stage->service.on("GET", u"whoami"_s, {.body = wire::encode(who)});
    m_stage->service.on("GET", u"requests"_s, {.body = listingOf(story::requests())});
    m_stage->service.on("GET", u"users"_s, {.body = listingOf(story::users())});
    m_stage->service.on("GET", u"tenants"_s, {.body = listingOf(story::tenants())});
    QVERIFY(m_stage->signIn());
}

void tst_ListPages::onlyOwnRequestsAreAskedFor()
{
    const RequestsPage page(m_stage->context(), nullptr);
    const auto asksForOwn = [this] {
        const QList<FakeService::Asked> asked = m_stage->service.asked("GET", u"requests"_s);
        return std::any_of(asked.begin(), asked.end(), [](const FakeService::Asked &one) {
            return one.query.queryItemValue(u"requester"_s) == u"jana"_s
                   && one.query.queryItemValue(u"project"_s) == u"sprachmodelle"_s;
        });
    };
    QTRY_VERIFY(asksForOwn());
}

void tst_ListPages::eachOfManyIsEndedAndAnswered_data()
{
    QTest::addColumn<bool>("closed");
    QTest::newRow("the dialog stays open") << false;
    QTest::newRow("the dialog is closed at once") << true;
}

void tst_ListPages::eachOfManyIsEndedAndAnswered()
{
    QFETCH(bool, closed);
    QList<RequestSummary> running; // more than are sent at once
    for (int at = 0; at < 7; ++at)
        running += story::Request(u"Lauf %1"_s.arg(at)).endsIn(std::chrono::hours(2));
    m_stage->service.on("GET", u"requests"_s, {.body = listingOf(running)});
    QStringList paths;
    for (const RequestSummary &request : running) {
        paths += u"requests/%1/release"_s.arg(request.id.toString());
        m_stage->service.on("POST", paths.last(), FakeService::problem(409, "not_allowed"));
    }
    RequestsPage page(m_stage->context(), nullptr);
    page.show();
    auto *list = page.findChild<views::RequestList *>();
    QTRY_COMPARE(list->model()->rowCount(), running.size());
    QTest::keySequence(list, QKeySequence::SelectAll);
    QTest::keyClick(list, Qt::Key_Delete);
    QPointer<views::EndDialog> dialog(page.findChild<views::EndDialog *>());
    QVERIFY(dialog);
    QCOMPARE(dialog->wanted().size(), running.size());
    for (auto *button : dialog->findChildren<QPushButton *>()) {
        if (button->property("primary").toBool())
            button->click();
    }
    if (closed)
        dialog->close();
    for (const QString &path : paths)
        QTRY_COMPARE(m_stage->service.asked("POST", path).size(), 1);
    QCOMPARE(dialog.isNull(), closed);
}

void tst_ListPages::anEditNamesItsVersionAndMayBeTooLate()
{
    QList<wire::UserView> users = story::users();
    users[1].revision = 4;
    const QString path = u"users/%1"_s.arg(users[1].id.toString());
    m_stage->service.on("GET", u"users"_s, {.body = listingOf(users)});
    m_stage->service.on("PATCH", path, FakeService::problem(412, "conflict"));
    UsersPage page(m_stage->context(), nullptr);
    page.show();
    auto *view = page.findChild<views::UsersView *>();
    const auto shown = [view, &users] {
        view->choose(users[1].id);
        return view->accountForm()->user() == users[1].id;
    };
    QTRY_VERIFY(shown());
    auto *title = view->accountForm()->findChild<QLineEdit *>(u"title"_s);
    title->clear();
    QTest::keyClicks(title, u"Anna Vogel"_s);
    QTest::keyClick(title, Qt::Key_Return);
    auto *conflict = view->accountForm()->findChild<views::ConflictBar *>();
    QTRY_VERIFY(conflict->isVisible());
    QCOMPARE(m_stage->service.asked("PATCH", path).first().headers.value("if-match"), "\"4\"");

    users[1].revision = 5;
    m_stage->service.on("GET", u"users"_s, {.body = listingOf(users)});
    conflict->findChild<QPushButton *>()->click();
    QTRY_VERIFY(!conflict->isVisible());
    QCOMPARE(title->text(), u"Anna Vogel"_s);
}

QTEST_MAIN(tst_ListPages)
#include "tst_listpages.moc"
