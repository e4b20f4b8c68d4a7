#include "app/views/lines/linelist.h"
#include "app/views/requests/enddialog.h"
#include "tests/app/texts/languages.h"
#include "tests/app/views/story.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

using namespace stw;
using namespace stw::views;
using namespace Qt::StringLiterals;

//! Ending one or many: asked once, answered one by one.
class tst_EndDialog : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void statesThatCanEnd_data();
    void statesThatCanEnd();
    void leftOutWithTheReason();
    void confirmedOnce();
    void enterKeepsAsIs();
    void anAnswerForEach();

private:
    QList<EndItem> items() const;
    //! The one that ends them.
    QPushButton *ending(const EndDialog &dialog) const;
};

void tst_EndDialog::init()
{
    QVERIFY(texts::useLanguage(*qApp, u"en"_s));
}

QList<EndItem> tst_EndDialog::items() const
{
    static const QList<RequestSummary> requests = story::requests();
    return {endItemOf(requests.at(0)), endItemOf(requests.at(1)), endItemOf(requests.at(2))};
}

QPushButton *tst_EndDialog::ending(const EndDialog &dialog) const
{
    for (auto *button : dialog.findChildren<QPushButton *>()) {
        if (button->property("primary").toBool())
            return button;
    }
    return nullptr;
}

void tst_EndDialog::statesThatCanEnd_data()
{
    QTest::addColumn<RequestState>("state");
    QTest::addColumn<bool>("cancel");
    QTest::addColumn<bool>("release");
    QTest::newRow("waits for approval") << RequestState::AwaitingApproval << true << false;
    QTest::newRow("waits in the queue") << RequestState::Queued << true << false;
    QTest::newRow("is provisioned") << RequestState::Provisioning << true << false;
    QTest::newRow("runs") << RequestState::Active << false << true;
    QTest::newRow("returns already") << RequestState::Releasing << false << false;
    QTest::newRow("is over") << RequestState::Completed << false << false;
}

void tst_EndDialog::statesThatCanEnd()
{
    QFETCH(RequestState, state);
    QTEST(canEnd(state, Ending::Cancel), "cancel");
    QTEST(canEnd(state, Ending::Release), "release");
}

void tst_EndDialog::leftOutWithTheReason()
{
    const EndDialog dialog(Ending::Release, items(), nullptr);
    QCOMPARE(dialog.wanted(), (QList{items().at(0).id, items().at(1).id}));
    const QList<Line> lines = dialog.findChild<LineList *>()->lines();
    QCOMPARE(lines.size(), 3);
    QCOMPARE(lines.at(2).text, u"Left out: not possible in this state."_s);
    const EndDialog none(Ending::Cancel, items().first(2), nullptr);
    QVERIFY(!ending(none)->isEnabled());
}

void tst_EndDialog::confirmedOnce()
{
    EndDialog dialog(Ending::Release, items(), nullptr);
    dialog.show();
    QSignalSpy confirmed(&dialog, &EndDialog::confirmed);
    QTest::keyClicks(dialog.findChild<QLineEdit *>(), u" done early "_s);
    QPushButton *release = ending(dialog);
    QVERIFY(release->text().contains(u"2"_s));
    release->click();
    release->click();
    QCOMPARE(confirmed.size(), 1);
    QCOMPARE(confirmed.first().first().toString(), u"done early"_s);
}

void tst_EndDialog::enterKeepsAsIs()
{
    EndDialog dialog(Ending::Release, items(), nullptr);
    dialog.show();
    QSignalSpy confirmed(&dialog, &EndDialog::confirmed);
    QSignalSpy rejected(&dialog, &QDialog::rejected);
    QTest::keyClick(&dialog, Qt::Key_Return);
    QCOMPARE(rejected.size(), 1);
    QCOMPARE(confirmed.size(), 0);
}

void tst_EndDialog::anAnswerForEach()
{
    EndDialog dialog(Ending::Release, items(), nullptr);
    ending(dialog)->click();
    const LineList *list = dialog.findChild<LineList *>();
    QCOMPARE(list->lines().at(0).text, u"The answer is awaited."_s);
    dialog.setAnswer(items().at(0).id, {});
    dialog.setAnswer(items().at(1).id, failure(ErrorCode::NotAllowed));
    QCOMPARE(list->lines().at(0).text, u"The return has begun."_s);
    QCOMPARE(list->lines().at(1).tone, widgets::Tone::Error);
    QVERIFY(!list->lines().at(1).text.isEmpty());
}

QTEST_MAIN(tst_EndDialog)
#include "tst_enddialog.moc"
