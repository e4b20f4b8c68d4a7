#include "app/shell/appearance.h"
#include "app/shell/dock.h"
#include "app/shell/frame.h"
#include "app/shell/headbar.h"
#include "app/shell/palette.h"
#include "app/shell/rail.h"
#include "app/shell/shortcutsheet.h"
#include "app/widgets/banner.h"
#include "app/widgets/toast.h"
#include "app/widgets/tokens.h"
#include "tests/app/shell/pages/pagestage.h"
#include "tests/app/shell/people.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace stw;
using namespace Qt::StringLiterals;
using shell::Frame;
using shell::Message;

namespace {

//! The frame of a person with every role, in front of a fake service.
class Window
{
public:
    Window()
        : store(folder.path())
    {
        qputenv("XDG_DATA_HOME", folder.path().toLocal8Bit());
        stage.service.on("GET", u"whoami"_s, {.body = wire::encode(test::everybody())});
    }

    bool open()
    {
        if (!stage.signIn())
            return false;
        frame = std::make_unique<Frame>(stage.session, store, views::Environment::Test);
        frame->resize(1440, 900);
        frame->show();
        frame->goHome();
        frame->activateWindow();
        return QTest::qWaitForWindowActive(frame.get());
    }
    void press(Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier) const
    {
        QTest::keyClick(frame->windowHandle(), key, with);
    }
    template <class W>
    W *visible() const
    {
        for (W *one : frame->findChildren<W *>()) {
            if (one->isVisible())
                return one;
        }
        return nullptr;
    }
    QString page() const { return frame->target().page; }

    QTemporaryDir folder;
    shell::PreferenceStore store;
    PageStage stage;
    std::unique_ptr<Frame> frame;
};

} // namespace

class tst_Frame : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_appearance = std::make_unique<shell::Appearance>(*qApp); }
    void init()
    {
        m_appearance->apply({.theme = views::Theme::Light, .language = u"en"_s, .zone = {}});
    }
    void cleanupTestCase() { m_appearance.reset(); }
    void numbersOpenThePagesOfTheRail();
    void goesBackAndForward();
    void unknownPagesAreNotGoneTo();
    void thePaletteFindsInBothLanguages();
    void escapeGivesTheKeyboardBack();
    void f8OpensAndClosesTheDock();
    void f1ShowsEveryShortcut();
    void speaksAnotherLanguageAtOnce();
    void changesItsColoursAtOnce();
    void saysThatTheServerIsGoneAndBack();
    void anErrorOutranksAWarning();
    void aButtonOfTheHeadKeepsTheKeyboard();

private:
    std::unique_ptr<shell::Appearance> m_appearance;
};

void tst_Frame::numbersOpenThePagesOfTheRail()
{
    Window window;
    QVERIFY(window.open());
    QStringList rail;
    for (const shell::PageRow &row : shell::pages()) {
        if (row.place == shell::PageRow::Place::Rail
            && row.sides.testFlag(window.stage.session.side()))
            rail.append(row.id);
    }
    QVERIFY(rail.size() >= 2);
    for (int number = int(rail.size()); number >= 1; --number) {
        window.press(Qt::Key(Qt::Key_0 + number), Qt::ControlModifier);
        QCOMPARE(window.page(), rail[number - 1]);
    }
    window.press(Qt::Key_9, Qt::ControlModifier); // there is no ninth
    QCOMPARE(window.page(), rail[0]);
}

void tst_Frame::goesBackAndForward()
{
    Window window;
    QVERIFY(window.open());
    const QString home = window.page();
    window.frame->go({u"settings"_s});
    window.press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(window.page(), home);
    window.press(Qt::Key_Left, Qt::AltModifier); // there is nothing behind
    QCOMPARE(window.page(), home);
    window.press(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(window.page(), u"settings"_s);
}

void tst_Frame::unknownPagesAreNotGoneTo()
{
    Window window;
    QVERIFY(window.open());
    const QString home = window.page();
    window.frame->go({u"nowhere"_s});
    QCOMPARE(window.page(), home);
}

void tst_Frame::thePaletteFindsInBothLanguages()
{
    Window window;
    QVERIFY(window.open());
    for (const QString &words : {u"settings"_s, u"einstell"_s}) {
        window.frame->goHome();
        window.press(Qt::Key_K, Qt::ControlModifier);
        auto *palette = window.visible<shell::Palette>();
        QVERIFY(palette);
        QVERIFY(palette->isAncestorOf(QApplication::focusWidget()));
        for (const QChar letter : words)
            QTest::keyClick(window.frame->windowHandle(), letter.toLatin1());
        window.press(Qt::Key_Return);
        QVERIFY2(window.page() == "settings"_L1, qPrintable(words));
        QVERIFY(!palette->isVisible());
    }
}

void tst_Frame::escapeGivesTheKeyboardBack()
{
    Window window;
    QVERIFY(window.open());
    window.press(Qt::Key_Tab);
    const QWidget *before = QApplication::focusWidget();
    window.press(Qt::Key_K, Qt::ControlModifier);
    QVERIFY(QApplication::focusWidget() != before);
    window.press(Qt::Key_Escape);
    QCOMPARE(QApplication::focusWidget(), before);
}

void tst_Frame::f8OpensAndClosesTheDock()
{
    Window window;
    QVERIFY(window.open());
    auto *dock = window.frame->findChild<shell::Dock *>();
    QVERIFY(!dock->isVisible());
    window.press(Qt::Key_F8);
    QVERIFY(dock->isVisible());
    QVERIFY(dock->isAncestorOf(QApplication::focusWidget()));
    window.press(Qt::Key_F8);
    QVERIFY(!dock->isVisible());
}

void tst_Frame::f1ShowsEveryShortcut()
{
    Window window;
    QVERIFY(window.open());
    window.press(Qt::Key_F1);
    auto *sheet = window.visible<shell::ShortcutSheet>();
    QVERIFY(sheet);
    QStringList said;
    for (const QLabel *label : sheet->findChildren<QLabel *>())
        said.append(label->text());
    for (const shell::FrameAction &action : shell::frameActions()) {
        if (!action.keys.isEmpty())
            QVERIFY2(said.contains(QCoreApplication::translate("Frame", action.text)), action.text);
    }
    sheet->close();
}

void tst_Frame::speaksAnotherLanguageAtOnce()
{
    Window window;
    QVERIFY(window.open());
    window.frame->go({u"settings"_s});
    QLineEdit *field = nullptr; // a password: the others choose
    for (auto *one : window.frame->page()->findChildren<QLineEdit *>()) {
        if (one->echoMode() == QLineEdit::Password)
            field = one;
    }
    QVERIFY(field);
    field->setText(u"typed"_s);
    for (const QString &language : {u"de"_s, u"en"_s}) {
        m_appearance->apply({.theme = views::Theme::Light, .language = language, .zone = {}});
        QCoreApplication::processEvents();
        const shell::PageRow &row = *shell::pageOf(u"settings");
        QCOMPARE(window.frame->page()->heading(), shell::titleOf(row));
        const auto rail = [&window] {
            QStringList titles;
            for (const auto *button : window.frame->findChildren<shell::RailButton *>()) {
                if (button->isVisible())
                    titles.append(button->text());
            }
            return titles;
        };
        QTRY_VERIFY(rail().contains(shell::titleOf(row)));
        QCOMPARE(field->text(), u"typed"_s);
    }
}

void tst_Frame::changesItsColoursAtOnce()
{
    Window window;
    QVERIFY(window.open());
    const auto ground = [&window] { // of the head, left of everything in it
        const auto *head = window.frame->findChild<shell::HeadBar *>();
        return window.frame->grab().toImage().pixelColor(4, head->height() / 2).rgb();
    };
    QCOMPARE(ground(), widgets::tokens(widgets::Theme::Light).surface);
    m_appearance->apply({.theme = views::Theme::Dark, .language = u"en"_s, .zone = {}});
    QTRY_COMPARE(ground(), widgets::tokens(widgets::Theme::Dark).surface);
}

void tst_Frame::saysThatTheServerIsGoneAndBack()
{
    Window window;
    QVERIFY(window.open());
    QTRY_VERIFY(window.stage.session.link().online);
    QVERIFY(!window.visible<widgets::Banner>());
    window.stage.service.goAway();
    QTRY_VERIFY_WITH_TIMEOUT(window.stage.session.isOffline(), 20'000);
    auto *banner = window.visible<widgets::Banner>();
    QVERIFY(banner);
    window.stage.service.comeBack();
    auto *again = banner->findChild<QPushButton *>();
    QVERIFY(again->isVisible());
    again->click();
    QTRY_VERIFY_WITH_TIMEOUT(!window.stage.session.isOffline(), 20'000);
    QTRY_VERIFY(window.visible<widgets::Toast>());
    QVERIFY(!banner->isVisible());
}

void tst_Frame::anErrorOutranksAWarning()
{
    Window window;
    QVERIFY(window.open());
    window.frame->tell({.kind = Message::Kind::Note, .title = u"noted"_s});
    QVERIFY(window.visible<widgets::Toast>());
    QVERIFY(!window.visible<widgets::Banner>());
    window.frame->tell({.kind = Message::Kind::Error, .title = u"broken"_s});
    auto *banner = window.visible<widgets::Banner>();
    QVERIFY(banner);
    QCOMPARE(banner->accessibleName(), u"broken"_s);
    window.frame->tell({.kind = Message::Kind::Warning, .title = u"odd"_s});
    QCOMPARE(banner->accessibleName(), u"broken"_s);
    banner->findChild<QPushButton *>()->click();
    QVERIFY(!banner->isVisible());
}

void tst_Frame::aButtonOfTheHeadKeepsTheKeyboard()
{
    Window window;
    QVERIFY(window.open());
    window.frame->go({u"start"_s});
    QAction *compose = nullptr;
    for (QAction *command : window.frame->page()->commands()) {
        if (command->property("head").toBool())
            compose = command;
    }
    QVERIFY(compose);
    QPushButton *shown = nullptr;
    for (QPushButton *button : window.frame->findChildren<QPushButton *>()) {
        if (button->isVisible() && button->text() == compose->text())
            shown = button;
    }
    QVERIFY(shown);
    shown->setFocus();
    emit window.frame->page()->headChanged();
    QCOMPARE(QApplication::focusWidget(), shown);
    QVERIFY(shown->isVisible());
}

QTEST_MAIN(tst_Frame)
#include "tst_frame.moc"
