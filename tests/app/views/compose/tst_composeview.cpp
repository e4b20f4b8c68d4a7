#include "app/views/compose/composeview.h"
#include "app/views/compose/formfield.h"
#include "app/widgets/choicebutton.h"
#include "app/widgets/speccard.h"
#include "tests/app/views/support/grab.h"
#include "tests/app/views/support/samples.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

using namespace stw;
using namespace stw::views;
using namespace Qt::StringLiterals;

class tst_ComposeView : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void everyFieldIsThereAndNamed();
    void looks_data();
    void looks();
    void typingSaysSo();
    void submitIsRefusedUntilWhole();
    void aWholeFormIsSubmitted();
    void overQuotaAsksForAWay();
    void reducingTakesTheLargestCount();
    void refusedFieldsStayUntilEdited();
    void nothingIsSentOffline();
    void anotherLanguageKeepsWhatIsTyped();
    void anotherProjectOffersItsSpecs();
    void newAnswersLeaveTheFocus();

private:
    QWidget *field(const QString &path, ComposeView &view) const;
    QString faultAt(const QString &path, ComposeView &view) const;
    std::unique_ptr<ComposeView> filled() const;
};

void tst_ComposeView::init()
{
    samples::setUp(u"en"_s, widgets::Theme::Light);
}

QWidget *tst_ComposeView::field(const QString &path, ComposeView &view) const
{
    auto *found = view.findChild<FormField *>(path);
    return found ? found->editor() : nullptr;
}

QString tst_ComposeView::faultAt(const QString &path, ComposeView &view) const
{
    auto *found = view.findChild<FormField *>(path);
    return found ? found->fault() : u"no such field"_s;
}

std::unique_ptr<ComposeView> tst_ComposeView::filled() const
{
    auto view = std::make_unique<ComposeView>();
    view->setOffer(samples::offer());
    view->setForm(samples::largeTraining());
    return view;
}

void tst_ComposeView::everyFieldIsThereAndNamed()
{
    const auto view = filled();
    const QStringList paths{u"project"_s,
                            u"cards"_s,
                            u"seconds"_s,
                            u"template"_s,
                            u"purpose"_s,
                            u"inputs"_s,
                            u"parameters.command"_s,
                            u"parameters.checkpoint_minutes"_s,
                            u"parameters.precision"_s,
                            u"parameters.profile"_s};
    for (const QString &path : paths) {
        QWidget *editor = field(path, *view);
        QVERIFY2(editor, qPrintable(path));
        QVERIFY2(!editor->accessibleName().isEmpty(), qPrintable(path));
    }
    QCOMPARE(qobject_cast<QSpinBox *>(field(u"cards"_s, *view))->value(), 8);
    QCOMPARE(qobject_cast<QLineEdit *>(field(u"seconds"_s, *view))->text(), u"48"_s);
    QCOMPARE(qobject_cast<QComboBox *>(field(u"parameters.precision"_s, *view))->currentText(),
             u"bf16"_s);
}

void tst_ComposeView::looks_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<widgets::Theme>("theme");
    QTest::addColumn<int>("pixels");
    QTest::newRow("de-light") << u"de"_s << widgets::Theme::Light << 13;
    QTest::newRow("de-dark") << u"de"_s << widgets::Theme::Dark << 13;
    QTest::newRow("en-light") << u"en"_s << widgets::Theme::Light << 13;
    QTest::newRow("en-dark") << u"en"_s << widgets::Theme::Dark << 13;
    QTest::newRow("de-light-200") << u"de"_s << widgets::Theme::Light << 26;
}

void tst_ComposeView::looks()
{
    QFETCH(QString, language);
    QFETCH(widgets::Theme, theme);
    QFETCH(int, pixels);
    samples::setUp(language, theme, pixels);
    const auto view = filled();
    view->setAdmission(samples::overQuota());
    view->setProspects({{u"dev-48g"_s, Feasibility::Now},
                        {u"training-80g-1"_s, Feasibility::Now},
                        {u"training-80g-8"_s, Feasibility::Waits},
                        {u"cpu-large"_s, Feasibility::Now}});
    // The window without rail, heads and status bar (LOOK.md §3).
    const QSize room = QSize(1440 - 184, 900 - 47 - 48 - 26) * pixels / 13;
    const QImage image = samples::grabOf(
        *view, room, u"compose-%1"_s.arg(QLatin1StringView(QTest::currentDataTag())));
    QCOMPARE(image.size(), room * image.devicePixelRatio());
    const QStringList cut = samples::cutTexts(*view);
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u" | "_s)));
}

void tst_ComposeView::typingSaysSo()
{
    const auto view = filled();
    QSignalSpy edited(view.get(), &ComposeView::edited);
    QTest::keyClicks(field(u"parameters.command"_s, *view), u" --resume"_s);
    QVERIFY(edited.size() > 0);
    QVERIFY(view->form().parameters.value(u"command"_s).contains(u"--resume"_s));
    QVERIFY(view->reading().faults.isEmpty());
}

void tst_ComposeView::submitIsRefusedUntilWhole()
{
    ComposeView view;
    view.setOffer(samples::offer());
    Composition form = samples::largeTraining();
    form.parameters.clear();
    view.setForm(form);
    view.setAdmission(samples::startsNow());
    QSignalSpy wanted(&view, &ComposeView::submitWanted);
    QCOMPARE(faultAt(u"parameters.command"_s, view), QString()); // not before it was tried
    view.submit();
    QCOMPARE(wanted.size(), 0);
    QVERIFY(!faultAt(u"parameters.command"_s, view).isEmpty());
    QTest::keyClicks(field(u"parameters.command"_s, view), u"true"_s);
    QCOMPARE(faultAt(u"parameters.command"_s, view), QString());
    view.submit();
    QCOMPARE(wanted.size(), 1);
}

void tst_ComposeView::aWholeFormIsSubmitted()
{
    const auto view = filled();
    view->setAdmission(samples::startsNow());
    QSignalSpy wanted(view.get(), &ComposeView::submitWanted);
    view->show();
    view->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(view.get())); // shortcuts belong to the active window
    QTest::keyClick(field(u"parameters.command"_s, *view), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(wanted.size(), 1);
}

void tst_ComposeView::overQuotaAsksForAWay()
{
    const auto view = filled();
    view->setAdmission(samples::overQuota());
    auto *button = view->findChild<QPushButton *>(u"submit"_s);
    QVERIFY(!button->isEnabled()); // none is chosen by default
    QVERIFY(!button->toolTip().isEmpty());
    const auto ways = view->findChildren<widgets::ChoiceButton *>();
    QCOMPARE(ways.size(), 2);
    for (const auto *way : ways)
        QVERIFY(!way->isChecked());
    ways.last()->click();
    QCOMPARE(view->form().onQuota, u"wait"_s);
    QVERIFY(button->isEnabled());
    QSignalSpy wanted(view.get(), &ComposeView::submitWanted);
    button->click();
    QCOMPARE(wanted.size(), 1);
}

void tst_ComposeView::reducingTakesTheLargestCount()
{
    const auto view = filled();
    view->setAdmission(samples::overQuota());
    QSignalSpy edited(view.get(), &ComposeView::edited);
    view->findChildren<widgets::ChoiceButton *>().first()->click();
    QCOMPARE(view->form().cards, std::optional<qint64>(4));
    QCOMPARE(qobject_cast<QSpinBox *>(field(u"cards"_s, *view))->value(), 4);
    QVERIFY(edited.size() > 0);
}

void tst_ComposeView::refusedFieldsStayUntilEdited()
{
    const auto view = filled();
    view->show();
    view->setRefused({{u"seconds"_s, u"range"_s, {}},
                      {u"parameters.command"_s, u"length"_s, {}},
                      {u"spec"_s, u"no_price"_s, {}}},
                     ComposeView::Focus::GoesThere);
    QVERIFY(!faultAt(u"seconds"_s, *view).isEmpty());
    QVERIFY(!faultAt(u"parameters.command"_s, *view).isEmpty());
    QTest::keyClicks(field(u"parameters.command"_s, *view), u"x"_s);
    QCOMPARE(faultAt(u"parameters.command"_s, *view), QString());
    QVERIFY(!faultAt(u"seconds"_s, *view).isEmpty());
    QCOMPARE(view->form().duration, u"48"_s); // input is kept
}

void tst_ComposeView::nothingIsSentOffline()
{
    const auto view = filled();
    view->setAdmission(samples::startsNow());
    QSignalSpy wanted(view.get(), &ComposeView::submitWanted);
    view->setOnline(false);
    view->submit();
    QCOMPARE(wanted.size(), 0);
    QVERIFY(field(u"parameters.command"_s, *view)->isEnabled()); // typing goes on
    view->setOnline(true);
    view->submit();
    QCOMPARE(wanted.size(), 1);
}

void tst_ComposeView::anotherLanguageKeepsWhatIsTyped()
{
    const auto view = filled();
    QTest::keyClicks(field(u"parameters.command"_s, *view), u" --resume"_s);
    const Composition before = view->form();
    const QString english = view->findChild<QPushButton *>(u"submit"_s)->text();
    samples::setUp(u"de"_s, widgets::Theme::Light);
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(view.get(), &change);
    QCOMPARE(view->form(), before);
    QVERIFY(!english.isEmpty());
    QCOMPARE(qobject_cast<QPlainTextEdit *>(field(u"parameters.command"_s, *view))->toPlainText(),
             before.parameters.value(u"command"_s));
}

void tst_ComposeView::anotherProjectOffersItsSpecs()
{
    const auto view = filled();
    const auto shown = [&view] {
        int count = 0;
        for (const auto *card : view->findChildren<widgets::SpecCard *>())
            count += !card->isHidden();
        return count;
    };
    QCOMPARE(shown(), 4); // one belongs to the other project
    auto *projects = qobject_cast<QComboBox *>(field(u"project"_s, *view));
    projects->setCurrentIndex(1);
    emit projects->activated(1);
    QTest::qWait(0); // old cards are deleted later
    QCOMPARE(view->form().project, u"bildmodelle"_s);
    QCOMPARE(shown(), 5);
}

void tst_ComposeView::newAnswersLeaveTheFocus()
{
    const auto view = filled();
    view->show();
    view->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(view.get()));
    QWidget *command = field(u"parameters.command"_s, *view);
    command->setFocus();
    view->setOffer(samples::offer()); // as after a reconnect
    QCOMPARE(QApplication::focusWidget(), command);
    QCOMPARE(field(u"parameters.command"_s, *view), command);

    auto *card = view->findChildren<widgets::SpecCard *>().first();
    card->setFocus();
    card->click();
    QCOMPARE(QApplication::focusWidget(), card);
}

QTEST_MAIN(tst_ComposeView)
#include "tst_composeview.moc"
