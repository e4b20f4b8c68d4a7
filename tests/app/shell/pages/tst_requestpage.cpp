#include "app/shell/pages/requestpage.h"
#include "app/shell/pages/savefile.h"
#include "app/views/request/endpanel.h"
#include "app/views/request/outputpanel.h"
#include "app/views/request/requestview.h"
#include "shared/wire/jsoncodec.h"
#include "tests/app/shell/pages/pagestage.h"
#include "tests/app/views/support/grab.h"
#include "tests/app/views/support/samples.h"

#include <QAction>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace stw;
using namespace stw::shell;
using namespace Qt::StringLiterals;

class tst_RequestPage : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theRecordIsShownAndFollowed();
    void oneNextActionIsHighlighted_data();
    void oneNextActionIsHighlighted();
    void releaseIsConfirmedAndSent();
    void aRefusedReleaseStaysAsked();
    void whatCannotBeReadIsSaid();
    void theOutputIsSavedPieceByPiece();
    void whatFailsLeavesNoFile();

private:
    QString path(const QString &below = {}) const;
    void show(const RequestRecord &record);
    views::RequestView &view() const { return *m_page->findChild<views::RequestView *>(); }

    std::unique_ptr<PageStage> m_stage;
    std::unique_ptr<RequestPage> m_page;
    RequestRecord m_record;
};

void tst_RequestPage::init()
{
    samples::setUp(u"en"_s, widgets::Theme::Dark);
    m_stage = std::make_unique<PageStage>();
    QVERIFY(m_stage->signIn());
    m_page = std::make_unique<RequestPage>(m_stage->context(), nullptr);
}

void tst_RequestPage::cleanup()
{
    m_page.reset();
    m_stage.reset();
}

QString tst_RequestPage::path(const QString &below) const
{
    return "requests/"_L1 + m_record.request.id.toString() + below;
}

void tst_RequestPage::show(const RequestRecord &record)
{
    m_record = record;
    FakeService &service = m_stage->service;
    service.on("GET", path(), [this](const FakeService::Asked &) {
        return FakeService::Reply{.body = wire::encode(m_record)};
    });
    service.on("GET", path(u"/timeline"_s), {.body = listingOf(samples::eventsOf(record))});
    service.on("GET", path(u"/files"_s),
               {.body = listingOf(QList<wire::FileLine>{{u"a.txt"_s, 3}})});
    service.on("GET", path(u"/output"_s),
               {.body = "one line\n",
                .headers = {{"X-Next-Offset", "9"},
                            {"X-Output-Size", "9"},
                            {"X-Output-Complete", "true"}}});
    m_page->open({u"request"_s, record.request.id.toString()});
    QTRY_COMPARE(m_page->heading(), record.request.purpose);
}

void tst_RequestPage::theRecordIsShownAndFollowed()
{
    show(samples::running());
    QTRY_COMPARE(view().output().text(), u"one line"_s);
    QCOMPARE(m_page->crumb()->id, m_record.request.id.toString());
    QTRY_VERIFY(m_page->status().contains(u'9')); // events

    m_record = samples::failed();
    FeedLine line;
    line.seq = 10;
    line.kind = u"request.returned"_s;
    line.request = m_record.request.id;
    QTRY_VERIFY(!m_stage->service.feeds().isEmpty());
    m_stage->service.tell(wire::encode(line));
    const auto releases = [this] {
        for (const QAction *action : m_page->commands()) {
            if (action->isVisible() && action->text().contains(u"Release"_s))
                return true;
        }
        return false;
    };
    QTRY_VERIFY(!releases());
}

void tst_RequestPage::oneNextActionIsHighlighted_data()
{
    QTest::addColumn<RequestRecord>("record");
    QTest::newRow("waiting") << samples::waitingAgain();
    QTest::newRow("running") << samples::running();
    QTest::newRow("over") << samples::failed();
}

void tst_RequestPage::oneNextActionIsHighlighted()
{
    QFETCH(RequestRecord, record);
    show(record);
    int primary = 0;
    for (const QAction *action : m_page->commands()) {
        QVERIFY(!action->text().isEmpty());
        primary += action->isVisible() && action->property("head").toBool()
                   && action->property("primary").toBool();
    }
    QCOMPARE(primary, 1);
}

void tst_RequestPage::releaseIsConfirmedAndSent()
{
    show(samples::running());
    m_stage->service.on("POST", path(u"/release"_s), {.body = wire::encode(m_record)});
    view().askEnd(u"release"_s);
    QCOMPARE(m_stage->service.asked("POST", path(u"/release"_s)).size(), 0);
    emit view().endPanel().confirmed(u" done early "_s);
    QTRY_COMPARE(m_stage->service.asked("POST", path(u"/release"_s)).size(), 1);
    QVERIFY(m_stage->service.asked("POST", path(u"/release"_s))
                .first()
                .body.contains("\"done early\""));
    QTRY_VERIFY(!view().endPanel().isAsking());
}

void tst_RequestPage::aRefusedReleaseStaysAsked()
{
    show(samples::running());
    m_stage->service.on("POST", path(u"/release"_s), FakeService::problem(500, "internal"));
    view().askEnd(u"release"_s);
    emit view().endPanel().confirmed({});
    QTRY_COMPARE(m_stage->service.asked("POST", path(u"/release"_s)).size(), 1);
    QTRY_VERIFY(m_stage->service.asked("GET", path()).size() > 1); // looks anew
    QVERIFY(view().endPanel().isAsking());
    QVERIFY(m_stage->told.isEmpty()); // said at the place, not elsewhere
}

void tst_RequestPage::whatCannotBeReadIsSaid()
{
    show(samples::running());
    m_stage->service.on("GET", path(), FakeService::problem(500, "internal"));
    QSignalSpy heads(m_page.get(), &Page::headChanged);
    m_page->refresh();
    QTRY_VERIFY(m_stage->service.asked("GET", path()).size() > 1);
    QCOMPARE(m_page->heading(), m_record.request.purpose); // what was shown stays
}

void tst_RequestPage::theOutputIsSavedPieceByPiece()
{
    m_stage->service.inTurn(
        "GET", u"requests/x/output"_s,
        {{.body = "abc", .headers = {{"X-Next-Offset", "3"}, {"X-Output-Size", "5"}}},
         {.body = "de", .headers = {{"X-Next-Offset", "5"}, {"X-Output-Size", "5"}}}});
    QTemporaryDir folder;
    const QString target = folder.filePath(u"output.txt"_s);
    auto *saving =
        new SaveFile(m_stage->session.client(), u"requests/x/output"_s, target, m_page.get());
    QSignalSpy saved(saving, &SaveFile::saved);
    saving->start();
    QVERIFY(saved.wait());
    QFile file(target);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("abcde"));
}

void tst_RequestPage::whatFailsLeavesNoFile()
{
    m_stage->service.on("GET", u"requests/x/files/a"_s, FakeService::problem(404, "not_found"));
    QTemporaryDir folder;
    const QString target = folder.filePath(u"a"_s);
    auto *saving =
        new SaveFile(m_stage->session.client(), u"requests/x/files/a"_s, target, m_page.get());
    QSignalSpy failed(saving, &SaveFile::failed);
    saving->start();
    QVERIFY(failed.wait());
    QVERIFY(!QFile::exists(target));
}

QTEST_MAIN(tst_RequestPage)
#include "tst_requestpage.moc"
