#include "app/views/request/endpanel.h"
#include "app/views/request/outputpanel.h"
#include "app/views/request/requestview.h"
#include "app/widgets/stepper.h"
#include "app/widgets/timelinestrip.h"
#include "tests/app/views/support/grab.h"
#include "tests/app/views/support/samples.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace stw;
using namespace stw::views;
using namespace Qt::StringLiterals;

class tst_RequestView : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void looks_data();
    void looks();
    void theStripAddsUp_data();
    void theStripAddsUp();
    void everyStateIsSaid_data();
    void everyStateIsSaid();
    void endingIsAskedAtThePlace();
    void aRefusedEndStaysAsked();
    void theQuestionGoesWhenItCannotBeDone();
    void outputFollowsUntilScrolledUp();
    void outputIsSearched();
    void outputMovesToItsTab();
    void accessDataCanBeCopied();

private:
    static void show(RequestView &view, const RequestRecord &record);
};

void tst_RequestView::init()
{
    samples::setUp(u"en"_s, widgets::Theme::Dark);
}

void tst_RequestView::show(RequestView &view, const RequestRecord &record)
{
    view.setRecord(record, samples::pictureTime());
    view.setEvents(samples::eventsOf(record));
    view.output().append(samples::trainingOutput());
}

void tst_RequestView::looks_data()
{
    QTest::addColumn<RequestRecord>("record");
    QTest::addColumn<RequestView::Tab>("tab");
    QTest::addColumn<QString>("language");
    QTest::addColumn<widgets::Theme>("theme");
    QTest::addColumn<int>("pixels");
    using enum RequestView::Tab;
    using enum widgets::Theme;
    QTest::newRow("waiting-en-dark")
        << samples::waitingAgain() << Overview << u"en"_s << Dark << 13;
    QTest::newRow("waiting-de-light")
        << samples::waitingAgain() << Overview << u"de"_s << Light << 13;
    QTest::newRow("running-de-dark") << samples::running() << Overview << u"de"_s << Dark << 13;
    QTest::newRow("running-en-light") << samples::running() << Overview << u"en"_s << Light << 13;
    QTest::newRow("failed-en-light") << samples::failed() << Overview << u"en"_s << Light << 13;
    QTest::newRow("history-de-light")
        << samples::waitingAgain() << History << u"de"_s << Light << 13;
    QTest::newRow("usage-en-dark") << samples::waitingAgain() << Usage << u"en"_s << Dark << 13;
    QTest::newRow("output-de-dark") << samples::running() << Output << u"de"_s << Dark << 13;
    QTest::newRow("return-en-light") << samples::waitingAgain() << Return << u"en"_s << Light << 13;
    QTest::newRow("running-de-light-200")
        << samples::running() << Overview << u"de"_s << Light << 26;
}

void tst_RequestView::looks()
{
    QFETCH(RequestRecord, record);
    QFETCH(RequestView::Tab, tab);
    QFETCH(QString, language);
    QFETCH(widgets::Theme, theme);
    QFETCH(int, pixels);
    samples::setUp(language, theme, pixels);
    RequestView view;
    show(view, record);
    view.setFiles({{u"ckpt/018400.pt"_s, 51'753'000'000}, {u"train.log"_s, 2'202'009}});
    view.setTab(tab);
    const QSize room = QSize(1440 - 184, 900 - 47 - 76 - 26) * pixels / 13;
    samples::grabOf(view, room, u"request-%1"_s.arg(QLatin1StringView(QTest::currentDataTag())));
    const QStringList cut = samples::cutTexts(view);
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u" | "_s)));
}

void tst_RequestView::theStripAddsUp_data()
{
    QTest::addColumn<RequestRecord>("record");
    QTest::newRow("waiting again") << samples::waitingAgain();
    QTest::newRow("running") << samples::running();
    QTest::newRow("over") << samples::failed();
    RequestRecord quick = samples::failed();
    for (QueueSpan &span : quick.request.queue)
        span.from = span.to = quick.request.submittedAt + std::chrono::milliseconds(2);
    quick.request.allocations[0].placedAt = quick.request.queue.last().to;
    QTest::newRow("a blink in the queue takes no room") << quick;
}

void tst_RequestView::theStripAddsUp()
{
    QFETCH(RequestRecord, record);
    const QList<widgets::Piece> pieces = stripOf(record, samples::pictureTime());
    QVERIFY(pieces.size() > 1);
    Micros sum{0};
    for (qsizetype at = 0; at < pieces.size(); ++at) {
        sum += pieces[at].to - pieces[at].from;
        QVERIFY(pieces[at].to - pieces[at].from >= std::chrono::seconds(1));
        if (at > 0)
            QCOMPARE(pieces[at].from, pieces[at - 1].to);
    }
    const Request &request = record.request;
    const Instant end = request.endedAt.isSet() ? request.endedAt : samples::pictureTime();
    QCOMPARE(sum.count(), (end - request.submittedAt).count());
    QCOMPARE(pieces.last().binding, request.state == RequestState::Queued);
}

void tst_RequestView::everyStateIsSaid_data()
{
    QTest::addColumn<RequestState>("state");
    for (const auto &row : Named<RequestState>::kRows)
        QTest::newRow(row.name.data()) << row.value;
}

void tst_RequestView::everyStateIsSaid()
{
    QFETCH(RequestState, state);
    RequestRecord record = samples::running();
    record.request.state = state;
    const QList<widgets::Step> steps = stepsOf(record, samples::pictureTime());
    QCOMPARE(steps.size(), 6);
    RequestView view;
    show(view, record); // every sentence is made without a fault
    const bool waits = state == RequestState::Queued || state == RequestState::Draft
                       || state == RequestState::Submitted;
    QCOMPARE(standingText(record, samples::pictureTime()).isEmpty(), waits);
}

void tst_RequestView::endingIsAskedAtThePlace()
{
    RequestView view;
    show(view, samples::running());
    QSignalSpy confirmed(&view, &RequestView::endConfirmed);
    view.askEnd(u"release"_s);
    QVERIFY(view.endPanel().isAsking());
    QCOMPARE(confirmed.size(), 0);
    view.endPanel().findChild<QLineEdit *>()->setText(u"done early"_s);
    view.endPanel().findChild<QPushButton *>(u"confirmEnd"_s)->click();
    QCOMPARE(confirmed.size(), 1);
    QCOMPARE(confirmed.first().at(0).toString(), u"release"_s);
    QCOMPARE(confirmed.first().at(1).toString(), u"done early"_s);
}

void tst_RequestView::aRefusedEndStaysAsked()
{
    RequestView view;
    show(view, samples::running());
    view.askEnd(u"release"_s);
    view.endPanel().setBusy(true);
    QVERIFY(!view.endPanel().findChild<QPushButton *>(u"confirmEnd"_s)->isEnabled());
    view.endPanel().setProblem(u"The service cannot do this now."_s);
    QVERIFY(view.endPanel().isAsking());
    QVERIFY(view.endPanel().findChild<QPushButton *>(u"confirmEnd"_s)->isEnabled());
}

void tst_RequestView::theQuestionGoesWhenItCannotBeDone()
{
    RequestView view;
    show(view, samples::running());
    view.askEnd(u"cancel"_s); // only releasing is possible
    QVERIFY(!view.endPanel().isAsking());
    view.askEnd(u"release"_s);
    QVERIFY(view.endPanel().isAsking());
    show(view, samples::failed());
    QVERIFY(!view.endPanel().isAsking());
}

void tst_RequestView::outputFollowsUntilScrolledUp()
{
    RequestView view;
    show(view, samples::running());
    view.setTab(RequestView::Tab::Output);
    samples::grabOf(view, {1256, 400}, u"request-output-small"_s);
    QScrollBar *bar = view.output().findChild<QPlainTextEdit *>()->verticalScrollBar();
    view.output().append(samples::trainingOutput());
    QVERIFY(bar->maximum() > 0);
    QCOMPARE(bar->value(), bar->maximum());
    bar->setValue(3);
    QVERIFY(!view.output().isFollowing());
    view.output().append("one more line\n");
    QCOMPARE(bar->value(), 3);
    view.output().setFollowing(true);
    QCOMPARE(bar->value(), bar->maximum());
}

void tst_RequestView::outputIsSearched()
{
    OutputPanel panel;
    panel.append("alpha\nbeta\nalpha beta\n");
    auto *search = panel.findChild<QLineEdit *>();
    search->setText(u"beta"_s);
    auto *text = panel.findChild<QPlainTextEdit *>();
    QCOMPARE(text->extraSelections().size(), 2);
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(text->textCursor().blockNumber(), 1);
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(text->textCursor().blockNumber(), 2);
    QTest::keyClick(search, Qt::Key_Return); // once around
    QCOMPARE(text->textCursor().blockNumber(), 1);
}

void tst_RequestView::outputMovesToItsTab()
{
    RequestView view;
    show(view, samples::running());
    const QString before = view.output().text();
    view.setTab(RequestView::Tab::Output);
    view.setTab(RequestView::Tab::History);
    view.setTab(RequestView::Tab::Overview);
    QCOMPARE(view.output().text(), before);
    samples::grabOf(view, {1256, 751}, u"request-back"_s);
    QVERIFY(view.output().isVisible());
}

void tst_RequestView::accessDataCanBeCopied()
{
    const QList<Fact> facts = accessFacts(samples::running());
    QVERIFY(std::any_of(facts.begin(), facts.end(),
                        [](const Fact &fact) { return fact.copied && fact.value == u"gpu-07"_s; }));
    QVERIFY(accessFacts(samples::waitingAgain()).isEmpty()); // all of it was given back
}

QTEST_MAIN(tst_RequestView)
#include "tst_requestview.moc"
