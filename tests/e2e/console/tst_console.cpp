#include "app/client/drafts.h"
#include "app/views/compose/admissionpanel.h"
#include "app/views/compose/formfield.h"
#include "app/views/request/endpanel.h"
#include "app/views/request/outputpanel.h"
#include "app/views/signin/signinview.h"
#include "app/widgets/banner.h"
#include "app/widgets/speccard.h"
#include "tests/app/shell/pagechecks.h"
#include "tests/e2e/console/desk.h"
#include "tests/e2e/console/virtualscreen.h"
#include "tests/support/httpclient.h"

#include <QApplication>
#include <QDirIterator>
#include <QLineEdit>
#include <QPushButton>

using namespace stw;
using namespace stw::test;
using namespace Qt::StringLiterals;

namespace {

// What goes over a socket and through a process of its own may take its time on a busy machine.
constexpr int kPatience = 60'000;

constexpr int kMostCards = 20;

constexpr QLatin1StringView kPassword{"correct horse battery"};
constexpr QLatin1StringView kCommand{"for i in 1 2 3 4 5; do echo line $i; done; sleep 600"};

//! The letters of \a text that are on every keyboard.
QString plain(const QString &text)
{
    QString letters;
    for (const QChar one : text) {
        if (one.unicode() < 128 && (one.isLetterOrNumber() || one == u' '))
            letters.append(one);
    }
    return letters.trimmed();
}

//! All that a part of the window says now.
QStringList wordsOf(const QWidget &part)
{
    QStringList words;
    for (const QLabel *label : part.findChildren<QLabel *>()) {
        if (label->isVisible())
            words.append(label->text());
    }
    return words;
}

} // namespace

class tst_Console : public QObject
{
    Q_OBJECT

public:
    explicit tst_Console(QApplication &application)
        : m_appearance(application)
    {}

private slots:
    void initTestCase();
    void mainJobByKeyboard_data() { addLooks(); }
    void mainJobByKeyboard();
    void everyPageCanBeUsed_data() { addLooks(); }
    void everyPageCanBeUsed();
    void outlastsTheServersAbsence();

private:
    static void addLooks();
    views::Preferences look() const;
    QString address() const { return u"http://127.0.0.1:%1"_s.arg(m_service.port()); }
    QString newPerson(const QString &name);
    bool signInByPassword(Desk &desk, const QString &name);
    QString fillForm(Desk &desk);

    Installation m_service{Engine::Sqlite};
    shell::Appearance m_appearance;
    QString m_ended; //!< Id of a request that is over.
};

void tst_Console::addLooks()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<views::Theme>("theme");
    for (const QString &language : {u"de"_s, u"en"_s}) {
        for (const views::Theme theme : {views::Theme::Light, views::Theme::Dark})
            QTest::addRow("%s, %s", qPrintable(language), nameOf(theme).data())
                << language << theme;
    }
}

views::Preferences tst_Console::look() const
{
    QFETCH(QString, language);
    QFETCH(views::Theme, theme);
    return {.theme = theme, .language = language, .zone = u"Europe/Berlin"_s};
}

void tst_Console::initTestCase()
{
    QVERIFY2(m_service.start(), m_service.log().constData());
    HttpClient client(m_service.port());
    client.token = m_service.admin();
    QVERIFY(!client.token.isEmpty());
    const Answer made = client.post("/v1/requests", shellWish(u"echo over"_s), {freshKey()});
    QCOMPARE(made.status, 201);
    m_ended = made.json()[u"request"_s][u"id"_s].toString();
    QVERIFY(!m_service.ended(client.token, m_ended).isEmpty());
}

//! An account in the project `first` that has never signed in; returns its one-time secret.
QString tst_Console::newPerson(const QString &name)
{
    HttpClient client(m_service.port());
    client.token = m_service.admin();
    client.post("/v1/users", {{u"name"_s, name}, {u"title"_s, name}});
    m_service.member(u"first"_s, name, u"developer"_s);
    return client.call("POST", "/v1/users/" + name.toLatin1() + "/secret")
        .json()
        .value(u"secret"_s)
        .toString();
}

//! The project is chosen already; the smallest specification, a shell and its command are not.
//! What went wrong; empty: nothing.
QString tst_Console::fillForm(Desk &desk)
{
    Desk::press(Qt::Key_N, Qt::ControlModifier);
    const auto isSmall = [](const QWidget &widget) {
        const auto *card = qobject_cast<const widgets::SpecCard *>(&widget);
        return card && card->spec().version.startsWith("cpu-small"_L1);
    };
    if (!QTest::qWaitFor([&] { return desk.visible<widgets::SpecCard>(); }, kPatience))
        return u"nothing is offered"_s;
    const auto isCard = [](const QWidget &widget) {
        return qobject_cast<const widgets::SpecCard *>(&widget) != nullptr;
    };
    if (!Desk::tabTo(isCard))
        return u"Tab meets no specification"_s;
    for (int step = 0; step < kMostCards && !isSmall(*QApplication::focusWidget()); ++step)
        Desk::press(Qt::Key_Down);
    if (!isSmall(*QApplication::focusWidget()))
        return u"the arrows do not come to cpu-small"_s;
    Desk::press(Qt::Key_Space);
    if (!Desk::tabTo(desk.field(u"template"_s)))
        return u"Tab does not meet the template"_s;
    const auto command = [&desk] { return desk.field(u"parameters.command"_s); };
    for (int step = 0; step < kMostCards && !command(); ++step)
        Desk::press(Qt::Key_Down);
    if (!Desk::tabTo(command()))
        return u"there is no command"_s;
    Desk::type(kCommand);
    return {};
}

bool tst_Console::signInByPassword(Desk &desk, const QString &name)
{
    if (!desk.open({.server = address()}))
        return false;
    auto *account = desk.window().findChild<QLineEdit *>(u"account"_s);
    auto *secret = desk.window().findChild<QLineEdit *>(u"secret"_s);
    if (!Desk::tabTo(account))
        return false;
    Desk::type(name);
    if (!Desk::tabTo(secret))
        return false;
    Desk::type(kPassword);
    Desk::press(Qt::Key_Return);
    return QTest::qWaitFor([&] { return desk.page() == "start"_L1; }, kPatience);
}

void tst_Console::mainJobByKeyboard()
{
    const views::Preferences preferences = look();
    m_appearance.apply(preferences);
    const QString mark = u"%1-%2"_s.arg(preferences.language, nameOf(preferences.theme));
    const QString name = "anna-"_L1 + mark;
    const QString oneTimeSecret = newPerson(name);
    QVERIFY(!oneTimeSecret.isEmpty());

    // The first sign-in, by the one-time secret, sets the password.
    Desk desk(mark, preferences);
    QVERIFY(desk.open({.server = address()}));
    views::SignInView &signIn = desk.window().signIn();
    auto *account = signIn.findChild<QLineEdit *>(u"account"_s);
    QTRY_COMPARE(QApplication::focusWidget(), account);
    Desk::type(name);
    Desk::press(Qt::Key_Backtab, Qt::ShiftModifier);
    Desk::press(Qt::Key_Right);
    Desk::press(Qt::Key_Space);
    QCOMPARE(signIn.wish().proof, views::Proof::Secret);
    const QList<QPair<QString, QString>> typed{{u"secret"_s, oneTimeSecret},
                                               {u"newPassword"_s, kPassword},
                                               {u"newPasswordAgain"_s, kPassword}};
    for (const auto &[field, text] : typed) {
        QVERIFY2(Desk::tabTo(signIn.findChild<QLineEdit *>(field)), qPrintable(field));
        Desk::type(text);
    }
    QVERIFY(desk.grab(u"sign-in"_s));
    Desk::press(Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(desk.page(), u"start"_s, kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(desk.console().isSettled(), kPatience);
    QVERIFY(desk.grab(u"start"_s));

    // The panel says more with each thing that is known, until it lets go.
    QCOMPARE(fillForm(desk), QString());
    auto *panel = desk.visible<views::AdmissionPanel>();
    QVERIFY(panel);
    QTRY_VERIFY_WITH_TIMEOUT(panel->maySubmit(), kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(desk.console().isSettled(), kPatience);
    const QStringList before = wordsOf(*panel);
    QVERIFY(Desk::tabTo(desk.field(u"seconds"_s)));
    Desk::press(Qt::Key_A, Qt::ControlModifier);
    Desk::type(u"7"_s);
    QTRY_VERIFY_WITH_TIMEOUT(wordsOf(*panel) != before, kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(desk.console().isSettled() && panel->maySubmit(), kPatience);
    QVERIFY(desk.grab(u"compose"_s));

    // Its record opens, and what it writes comes by itself.
    Desk::press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(desk.page(), u"request"_s, kPatience);
    const QString id = desk.frame()->target().id;
    const auto output = [&desk] {
        auto *shown = desk.visible<views::OutputPanel>();
        return shown ? shown->text() : QString();
    };
    QTRY_VERIFY_WITH_TIMEOUT(output().contains("line 5"_L1), kPatience);
    QVERIFY(desk.grab(u"request"_s));
    Desk::press(Qt::Key_F8);
    QVERIFY(desk.grab(u"dock"_s));
    Desk::press(Qt::Key_F8);

    // Released by a command of the palette, with a reason.
    Desk::press(Qt::Key_K, Qt::ControlModifier);
    Desk::type(plain(QCoreApplication::translate("stw::shell::RequestPage", "Release…")));
    QVERIFY(desk.grab(u"palette"_s));
    Desk::press(Qt::Key_Return);
    QTRY_VERIFY(desk.visible<views::EndPanel>());
    QVERIFY(desk.grab(u"release"_s));
    Desk::type(u"done early"_s);
    Desk::press(Qt::Key_Return);
    const auto known = [&desk, &id] {
        for (const RequestSummary &one : desk.console().session()->known().requests()) {
            if (one.id.toString() == id)
                return one.state;
        }
        return RequestState::Draft;
    };
    QTRY_COMPARE_WITH_TIMEOUT(known(), RequestState::Released, kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(desk.console().isSettled(), kPatience);
    QVERIFY(desk.grab(u"released"_s));
    HttpClient client(m_service.port());
    client.token = m_service.admin();
    const QJsonObject record = client.get("/v1/requests/" + id.toLatin1()).json();
    QCOMPARE(record[u"request"_s][u"end_reason"_s].toString(), u"done early"_s);
    QVERIFY(record[u"request"_s][u"allocations"_s][0][u"proof"_s].isObject());
}

void tst_Console::everyPageCanBeUsed()
{
    const views::Preferences preferences = look();
    m_appearance.apply(preferences);
    Desk desk(u"%1-%2"_s.arg(preferences.language, nameOf(preferences.theme)), preferences);
    QVERIFY(desk.open({.server = address(), .token = m_service.admin()}));
    QTRY_VERIFY_WITH_TIMEOUT(!desk.page().isEmpty(), kPatience);
    for (const shell::PageRow &row : shell::pages()) {
        desk.frame()->go({row.id, row.id == "request"_L1 ? m_ended : QString()});
        QTRY_COMPARE_WITH_TIMEOUT(desk.page(), QString(row.id), kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(desk.console().isSettled(), kPatience);
        QVERIFY(desk.grab("page-"_L1 + row.id));
        QVERIFY2(!desk.frame()->page()->heading().isEmpty(), row.id.data());
        QVERIFY2(desk.window().windowTitle().contains(desk.frame()->page()->heading()),
                 row.id.data());
        QCOMPARE(namelessParts(desk.window()).join(u'\n'), QString());
        // What has just changed may not be laid out yet.
        QTRY_COMPARE(cutTexts(desk.window()).join(u'\n'), QString());
        QCOMPARE(unreachedParts(desk.window()).join(u'\n'), QString());
    }
}

void tst_Console::outlastsTheServersAbsence()
{
    const views::Preferences preferences{
        .theme = views::Theme::Light, .language = u"de"_s, .zone = {}};
    m_appearance.apply(preferences);
    newPerson(u"berta"_s);
    HttpClient client(m_service.port());
    client.token = m_service.admin();
    const QString secret =
        client.call("POST", "/v1/users/berta/secret").json().value(u"secret"_s).toString();
    client.token.clear();
    QCOMPARE(client
                 .post("/v1/sessions", {{u"name"_s, u"berta"_s},
                                        {u"secret"_s, secret},
                                        {u"new_password"_s, QString(kPassword)}})
                 .status,
             201);
    Desk desk(u"offline"_s, preferences);
    QVERIFY(signInByPassword(desk, u"berta"_s));
    QCOMPARE(fillForm(desk), QString());
    shell::Session &session = *desk.console().session();
    QTRY_VERIFY_WITH_TIMEOUT(session.link().online, kPatience);

    QCOMPARE(m_service.terminate(), 0);
    Desk::type(u"; echo typed while away"_s);
    QTRY_VERIFY_WITH_TIMEOUT(session.isOffline(), kPatience);
    QTRY_VERIFY(desk.visible<widgets::Banner>());
    Desk::type(u" and after"_s);
    const QString all = kCommand + u"; echo typed while away and after"_s;
    const auto drafted = [&all] {
        QDirIterator files(client::Drafts::standardFolder(), QDir::Files);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly)
                && file.readAll().contains("typed while away and after"))
                return true;
        }
        return false;
    };
    QTRY_VERIFY_WITH_TIMEOUT(drafted(), kPatience);
    QVERIFY(desk.grab(u"compose"_s));
    auto *panel = desk.visible<views::AdmissionPanel>();
    QVERIFY(panel && !panel->maySubmit());

    // It comes back at the same place, and nobody has to do anything.
    m_service.options = {u"--port"_s, QString::number(m_service.port())};
    QVERIFY2(m_service.start(), m_service.log().constData());
    QTRY_VERIFY_WITH_TIMEOUT(!session.isOffline(), kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(panel->maySubmit(), kPatience);
    Desk::press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(desk.page(), u"request"_s, kPatience);
    client.token = m_service.admin();
    HttpClient again(m_service.port());
    again.token = m_service.admin();
    const QByteArray path = "/v1/requests/" + desk.frame()->target().id.toLatin1();
    QCOMPARE(
        again.get(path).json()[u"request"_s][u"asked"_s][u"parameters"_s][u"command"_s].toString(),
        all);
    // What runs outlives the service, and would the test.
    QCOMPARE(again.post(path + "/release", {}).status / 100, 2);
    QVERIFY(!m_service.ended(again.token, desk.frame()->target().id).isEmpty());
}

int main(int argc, char **argv)
{
    const VirtualScreen screen;
    QApplication application(argc, argv);
    tst_Console test(application);
    QTEST_SET_MAIN_SOURCE_PATH
    return QTest::qExec(&test, argc, argv);
}

#include "tst_console.moc"
