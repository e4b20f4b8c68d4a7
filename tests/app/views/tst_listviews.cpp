#include "app/views/controlroom/controlroomview.h"
#include "app/views/notifications/notificationsview.h"
#include "app/views/requests/filterbar.h"
#include "app/views/requests/requestlist.h"
#include "app/views/requests/requestsview.h"
#include "app/views/start/startview.h"
#include "app/views/users/accountform.h"
#include "app/views/users/projectform.h"
#include "app/views/users/usersview.h"
#include "app/widgets/style.h"
#include "app/widgets/tokens.h"
#include "tests/app/texts/languages.h"
#include "tests/app/views/story.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QStyleFactory>

using namespace stw;
using namespace stw::views;
using namespace Qt::StringLiterals;

//! What holds for each view of lists, in both languages and themes and at twice the type: nothing
//! is cut that may not be, everything that takes the focus has a name, and a change of language
//! changes the words and nothing else. With STW_GRABS set to a folder it keeps what it saw there.
class tst_ListViews : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void nothingIsCutAndEverythingHasAName_data();
    void nothingIsCutAndEverythingHasAName();
    void otherLanguageOtherWords_data();
    void otherLanguageOtherWords();
};

namespace {

constexpr QSize kArea{1256, 779}; // 1440 × 900 less rail, heads and status bar

//! A model that lives as long as the view that shows it.
RequestsView *requestsView(RequestsView::Kind kind, const QList<RequestSummary> &requests)
{
    auto *view = new RequestsView(kind);
    auto *table = new models::RequestTable(
        [requests](const models::RequestPiece &, const models::RequestAnswer &answer) {
            answer(models::RequestPage{requests, {}, requests.size()});
        },
        view);
    view->setModel(table);
    view->setNow(story::kNow);
    view->filterBar()->setContext({u"entwicklung"_s, story::kNow, QTimeZone::utc()});
    QObject::connect(view->filterBar(), &FilterBar::filterChanged, table,
                     &models::RequestTable::setFilter);
    table->refresh();
    return view;
}

QWidget *start()
{
    auto *view = new StartView;
    view->setNow(story::kNow);
    view->setRequests(story::requests());
    view->setQuota(u"sprachmodelle"_s, story::quota());
    view->setMonth(monthOf(story::usage(), u"2026-11"_s));
    return view;
}

QWidget *beginning()
{
    auto *view = new StartView;
    view->setNow(story::kNow);
    view->setRequests({});
    view->setSamples(story::specs());
    return view;
}

QWidget *myRequests()
{
    RequestsView *view = requestsView(RequestsView::Kind::Mine, story::requests());
    view->setGrandTotal(38);
    view->filterBar()->setSaved({{u"Nur Training"_s, u"spec:training-80g"_s}});
    view->filterBar()->setText(u"project:sprachmodelle cards>0"_s);
    view->list()->selectRow(0);
    return view;
}

QWidget *allRequests()
{
    views::Overview overview = story::overview();
    const QList<RequestSummary> rows = story::requests() + overview.waiting->items
                                       + overview.failed->items + overview.returning->items;
    return requestsView(RequestsView::Kind::All, rows);
}

QWidget *nothingFound()
{
    RequestsView *view = requestsView(RequestsView::Kind::Mine, {});
    view->setGrandTotal(38);
    view->filterBar()->setText(u"project:nirgends"_s);
    return view;
}

QWidget *notifications()
{
    auto *view = new NotificationsView;
    view->setInbox(story::inbox());
    return view;
}

QWidget *controlRoom()
{
    auto *view = new ControlRoomView;
    view->setOverview(story::overview(), story::kTodayEnds);
    return view;
}

UsersView *usersAndProjects()
{
    auto *view = new UsersView;
    view->setTenants(story::tenants());
    view->setUsers(story::users());
    view->setProjects(story::projects());
    return view;
}

QWidget *accounts()
{
    UsersView *view = usersAndProjects();
    const wire::UserView user = story::users().at(1);
    view->choose(user.id);
    view->accountForm()->showSecret({user.id, u"k7m2-9xqd-vw4c-hr8t"_s, story::kTodayEnds},
                                    user.name);
    return view;
}

QWidget *conflict()
{
    UsersView *view = usersAndProjects();
    const wire::UserView before = story::users().at(2);
    view->choose(before.id);
    auto *title = view->accountForm()->findChild<QLineEdit *>(u"title"_s);
    title->setText(u"Berk Kaya-Vogel"_s);
    emit title->returnPressed();
    view->accountForm()->refuse({ErrorCode::Conflict, {}, {}, {}});
    return view;
}

QWidget *newAccount()
{
    UsersView *view = usersAndProjects();
    view->compose();
    view->accountForm()->refuse(
        {ErrorCode::Malformed, {}, {{u"name"_s, u"format"_s, u"a to z, 0 to 9, -"_s}}, {}});
    return view;
}

QWidget *projectsPart()
{
    UsersView *view = usersAndProjects();
    view->showPart(UsersView::Part::Projects);
    view->choose(story::projects().at(0).id);
    view->projectForm()->setMembers(story::members());
    view->projectForm()->setQuota(story::quota());
    return view;
}

QWidget *endDialog()
{
    QList<EndItem> items;
    for (const RequestSummary &request : story::requests().first(4))
        items += endItemOf(request);
    auto *dialog = new EndDialog(Ending::Release, items, nullptr);
    return dialog;
}

struct ViewRow
{
    const char *name;
    QWidget *(*make)();
};

constexpr ViewRow kViews[] = {
    {"start", &start},
    {"start of a newcomer", &beginning},
    {"my requests", &myRequests},
    {"all requests", &allRequests},
    {"nothing found", &nothingFound},
    {"notifications", &notifications},
    {"control room", &controlRoom},
    {"accounts", &accounts},
    {"account changed meanwhile", &conflict},
    {"new account", &newAccount},
    {"projects", &projectsPart},
    {"release", &endDialog},
};

void show(QWidget &view)
{
    view.setAttribute(Qt::WA_DontShowOnScreen, false);
    view.resize(qobject_cast<QDialog *>(&view) ? view.sizeHint() : kArea);
    view.show();
    QCoreApplication::processEvents();
}

void keep(QWidget &view, const QString &name)
{
    const QString folder = qEnvironmentVariable("STW_GRABS");
    if (!folder.isEmpty())
        view.grab().save(QDir(folder).filePath(name + ".png"_L1));
}

//! Labels and buttons whose text has less room than it needs.
QStringList cutTexts(const QWidget &view)
{
    QStringList cut;
    for (const auto *label : view.findChildren<QLabel *>()) {
        if (!label->isVisible() || label->text().isEmpty())
            continue;
        const int needed =
            label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
        if (needed > label->height()
            || (!label->wordWrap() && label->sizeHint().width() > label->width()))
            cut += label->text();
    }
    for (const auto *button : view.findChildren<QAbstractButton *>()) {
        if (button->isVisible() && !button->text().isEmpty()
            && button->minimumSizeHint().width() > button->width())
            cut += button->text();
    }
    return cut;
}

QStringList namelessWidgets(const QWidget &view)
{
    QStringList nameless;
    for (const auto *widget : view.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus)
            continue;
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const bool spoken = button && !button->text().isEmpty();
        const bool structural = widget->objectName().startsWith(u"qt_")
                                || widget->inherits("QScrollArea")
                                || widget->inherits("QHeaderView");
        // What edits for a spin box or a combo box speaks through it.
        const bool inner = widget->parentWidget() && widget->parentWidget()->focusProxy() == widget;
        if (!spoken && !structural && !inner && widget->accessibleName().isEmpty())
            nameless += QString::fromLatin1(widget->metaObject()->className());
    }
    return nameless;
}

} // namespace

void tst_ListViews::initTestCase()
{
    QApplication::setStyle(new widgets::Style); // The application owns it.
    QFont font(u"Noto Sans"_s);
    font.setPixelSize(13);
    QApplication::setFont(font);
}

void tst_ListViews::cleanup()
{
    QFont font = QApplication::font();
    font.setPixelSize(13);
    QApplication::setFont(font);
}

void tst_ListViews::nothingIsCutAndEverythingHasAName_data()
{
    QTest::addColumn<int>("view");
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("pixels");
    for (int view = 0; view < int(std::size(kViews)); ++view) {
        for (const QString &language : {u"en"_s, u"de"_s}) {
            QTest::addRow("%s, %s, light", kViews[view].name, qPrintable(language))
                << view << language << false << 13;
            QTest::addRow("%s, %s, dark", kViews[view].name, qPrintable(language))
                << view << language << true << 13;
            QTest::addRow("%s, %s, twice the type", kViews[view].name, qPrintable(language))
                << view << language << false << 26;
        }
    }
}

void tst_ListViews::nothingIsCutAndEverythingHasAName()
{
    QFETCH(int, view);
    QFETCH(QString, language);
    QFETCH(bool, dark);
    QFETCH(int, pixels);
    QVERIFY(texts::useLanguage(*qApp, language));
    QApplication::setPalette(
        widgets::paletteOf(dark ? widgets::Theme::Dark : widgets::Theme::Light));
    QFont font = QApplication::font();
    font.setPixelSize(pixels);
    QApplication::setFont(font);
    const std::unique_ptr<QWidget> made(kViews[view].make());
    show(*made);
    if (pixels > 13) // The window is as large as the scaling.
        made->resize(made->size() * 2);
    QCoreApplication::processEvents();
    keep(*made,
         QString::fromLatin1(QTest::currentDataTag()).replace(u", "_s, u"-"_s).replace(u' ', u'-'));
    QCOMPARE(cutTexts(*made), QStringList());
    QCOMPARE(namelessWidgets(*made), QStringList());
}

void tst_ListViews::otherLanguageOtherWords_data()
{
    QTest::addColumn<int>("view");
    for (int view = 0; view < int(std::size(kViews)); ++view)
        QTest::newRow(kViews[view].name) << view;
}

void tst_ListViews::otherLanguageOtherWords()
{
    QFETCH(int, view);
    const auto wordsOf = [](const QWidget &widget) {
        QStringList words;
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        for (const auto *label : widget.findChildren<QLabel *>())
            words += label->text();
        for (const auto *button : widget.findChildren<QAbstractButton *>())
            words += button->text();
        return words;
    };
    QVERIFY(texts::useLanguage(*qApp, u"en"_s));
    const std::unique_ptr<QWidget> made(kViews[view].make());
    show(*made);
    const QStringList english = wordsOf(*made);
    QVERIFY(texts::useLanguage(*qApp, u"de"_s));
    QCoreApplication::processEvents();
    const QStringList german = wordsOf(*made);
    QVERIFY(english != german);
    QVERIFY(texts::useLanguage(*qApp, u"en"_s));
    QCoreApplication::processEvents();
    QCOMPARE(wordsOf(*made), english);
}

QTEST_MAIN(tst_ListViews)
#include "tst_listviews.moc"
