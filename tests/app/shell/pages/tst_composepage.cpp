#include "app/shell/pages/composepage.h"
#include "app/views/compose/composeview.h"
#include "app/views/compose/formfield.h"
#include "app/widgets/banner.h"
#include "shared/wire/jsoncodec.h"
#include "tests/app/shell/pages/pagestage.h"
#include "tests/app/views/support/grab.h"
#include "tests/app/views/support/samples.h"

#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace stw;
using namespace stw::shell;
using namespace Qt::StringLiterals;

class tst_ComposePage : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theServiceAssessesWhatIsTyped();
    void anOlderAnswerIsNotShown();
    void submittedOnceAndShown();
    void refusals_data();
    void refusals();
    void aLostAnswerIsTriedWithTheSameKey();
    void anAcceptedTryIsNamed();
    void filesGoFirst();
    void aMissingFileIsSaidAtItsField();
    void theDraftComesBack();
    void anEarlierRequestIsTakenOver();
    void withoutAnOfferItSaysWhy();

private:
    views::ComposeView &view() const { return *m_page->findChild<views::ComposeView *>(); }
    QPushButton *button() const { return m_page->findChild<QPushButton *>(u"submit"_s); }
    QString fault(const QString &path) const;
    QString banner() const;
    void makePage();
    //! Fills the form, and waits until the service has assessed it.
    void compose();

    std::unique_ptr<PageStage> m_stage;
    std::unique_ptr<QTemporaryDir> m_drafts;
    std::unique_ptr<ComposePage> m_page;
};

void tst_ComposePage::init()
{
    samples::setUp(u"en"_s, widgets::Theme::Light);
    m_drafts = std::make_unique<QTemporaryDir>();
    m_stage = std::make_unique<PageStage>();
    m_stage->service.on("POST", u"preview"_s, {.body = wire::encode(samples::startsNow())});
    QVERIFY(m_stage->signIn());
    makePage();
}

void tst_ComposePage::cleanup()
{
    m_page.reset();
    m_stage.reset();
}

void tst_ComposePage::makePage()
{
    m_page = std::make_unique<ComposePage>(m_stage->context(), nullptr, m_drafts->path());
    m_page->open({u"compose"_s});
    QTRY_COMPARE(view().offer().templates.size(), 2);
}

void tst_ComposePage::compose()
{
    view().setForm(samples::largeTraining());
    emit view().edited();
    const auto assessed = [this] {
        for (const FakeService::Asked &asked : m_stage->service.asked("POST", u"preview"_s)) {
            if (asked.body.contains("torchrun"))
                return true;
        }
        return false;
    };
    QTRY_VERIFY(assessed());
    QTRY_VERIFY(button()->isEnabled());
}

QString tst_ComposePage::fault(const QString &path) const
{
    return m_page->findChild<views::FormField *>(path)->fault();
}

QString tst_ComposePage::banner() const
{
    for (const auto *found : m_page->findChildren<widgets::Banner *>()) {
        if (!found->isHidden())
            return found->text().text;
    }
    return {};
}

void tst_ComposePage::theServiceAssessesWhatIsTyped()
{
    compose();
    const FakeService::Asked asked = m_stage->service.asked("POST", u"preview"_s).last();
    const auto wish = wire::decode<Wish>(asked.body);
    QVERIFY(wish);
    QCOMPARE(wish->project, u"sprachmodelle"_s);
    QVERIFY(wish->cards);
}

void tst_ComposePage::anOlderAnswerIsNotShown()
{
    m_stage->service.on("POST", u"preview"_s, [](const FakeService::Asked &asked) {
        if (asked.body.contains("slow"))
            return FakeService::Reply{.never = true};
        return FakeService::Reply{.body = wire::encode(samples::overQuota())};
    });
    views::Composition form = samples::largeTraining();
    form.parameters[u"command"_s] = u"slow"_s;
    view().setForm(form);
    emit view().edited();
    QTRY_VERIFY(!m_stage->service.asked("POST", u"preview"_s).isEmpty());
    form.parameters[u"command"_s] = u"quick"_s;
    view().setForm(form);
    emit view().edited();
    // The second question is asked and answered while the first still hangs.
    QTRY_VERIFY(!button()->toolTip().isEmpty());
}

void tst_ComposePage::submittedOnceAndShown()
{
    const RequestRecord record = samples::waitingAgain();
    m_stage->service.on("POST", u"requests"_s, {.status = 201, .body = wire::encode(record)});
    compose();
    button()->click();
    button()->click(); // a second time, at once
    QTRY_COMPARE(m_stage->went.size(), 1);
    QCOMPARE(m_stage->went.first().page, u"request"_s);
    QCOMPARE(m_stage->went.first().id, record.request.id.toString());
    const auto posts = m_stage->service.asked("POST", u"requests"_s);
    QCOMPARE(posts.size(), 1);
    QVERIFY(!posts.first().headers.value("idempotency-key").isEmpty());
    // Within quota nobody was asked about waiting for it.
    QCOMPARE(wire::decode<Wish>(posts.first().body)->onQuota, u"refuse"_s);
    QVERIFY(view().form().spec.isEmpty()); // the next request begins anew
}

void tst_ComposePage::refusals_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("more");
    QTest::addColumn<QStringList>("fields");

    QTest::newRow("three fields, each at its place")
        << 422 << QByteArray("malformed")
        << QByteArray(R"(,"faults":[{"field":"seconds","rule":"range","expected":"x"},)"
                      R"({"field":"parameters.command","rule":"length","expected":"x"},)"
                      R"({"field":"purpose","rule":"length","expected":"x"}])")
        << QStringList{u"seconds"_s, u"parameters.command"_s, u"purpose"_s};
    QTest::newRow("a conflict, at the button")
        << 409 << QByteArray("conflict") << QByteArray() << QStringList();
    QTest::newRow("quota gone meanwhile")
        << 409 << QByteArray("quota_limit") << QByteArray() << QStringList();
    QTest::newRow("a fault of the service")
        << 500 << QByteArray("internal") << QByteArray() << QStringList();
    QTest::newRow("the service cannot now")
        << 503 << QByteArray("unavailable") << QByteArray() << QStringList();
}

void tst_ComposePage::refusals()
{
    QFETCH(int, status);
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, more);
    QFETCH(QStringList, fields);
    m_stage->service.on("POST", u"requests"_s, FakeService::problem(status, code, more));
    compose();
    const views::Composition before = view().form();
    button()->click();
    QTRY_VERIFY(!banner().isEmpty());
    for (const QString &field : fields)
        QVERIFY2(!fault(field).isEmpty(), qPrintable(field));
    QCOMPARE(view().form(), before); // nothing typed is lost
    QVERIFY(m_stage->went.isEmpty());
    QTRY_VERIFY(button()->isEnabled()); // and it can be tried again
}

void tst_ComposePage::aLostAnswerIsTriedWithTheSameKey()
{
    // Qt sends by itself again what a broken connection lost; this one loses every answer.
    m_stage->service.on("POST", u"requests"_s, FakeService::Reply{.lost = true});
    compose();
    button()->click();
    QTRY_VERIFY(!banner().isEmpty());
    m_stage->service.on("POST", u"requests"_s,
                        {.status = 200, .body = wire::encode(samples::waitingAgain())});
    button()->click();
    QTRY_COMPARE(m_stage->went.size(), 1);
    const auto posts = m_stage->service.asked("POST", u"requests"_s);
    QVERIFY(posts.size() > 1);
    for (const FakeService::Asked &post : posts)
        QCOMPARE(post.headers.value("idempotency-key"),
                 posts.first().headers.value("idempotency-key"));
}

void tst_ComposePage::anAcceptedTryIsNamed()
{
    m_stage->service.on("POST", u"requests"_s,
                        FakeService::problem(422, "key_reused", R"(,"facts":{"request":"req_1"})"));
    compose();
    button()->click();
    QTRY_VERIFY(!banner().isEmpty());
    QTest::mouseClick(button(), Qt::LeftButton); // knowingly a second request: another key
    QTRY_COMPARE(m_stage->service.asked("POST", u"requests"_s).size(), 2);
    const auto posts = m_stage->service.asked("POST", u"requests"_s);
    QVERIFY(posts[0].headers.value("idempotency-key") != posts[1].headers.value("idempotency-key"));
    emit view().panel().problemAction();
    QCOMPARE(m_stage->went.last().id, u"req_1"_s);
}

void tst_ComposePage::filesGoFirst()
{
    const QString path = m_drafts->filePath(u"train.py"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("print(1)");
    file.close();
    m_stage->service.on("PUT", u"uploads/train.py"_s, {.status = 204, .body = {}});
    m_stage->service.on("POST", u"requests"_s,
                        {.status = 201, .body = wire::encode(samples::waitingAgain())});
    compose();
    views::Composition form = view().form();
    form.files = {path};
    view().setForm(form);
    button()->click();
    QTRY_COMPARE(m_stage->went.size(), 1);
    QCOMPARE(m_stage->service.asked("PUT", u"uploads/train.py"_s).size(), 1);
    QCOMPARE(m_stage->service.asked("PUT", u"uploads/train.py"_s).first().body,
             QByteArray("print(1)"));
    const auto posts = m_stage->service.asked("POST", u"requests"_s);
    QCOMPARE(wire::decode<Wish>(posts.first().body)->inputs, QStringList{u"train.py"_s});
}

void tst_ComposePage::aMissingFileIsSaidAtItsField()
{
    compose();
    views::Composition form = view().form();
    form.files = {m_drafts->filePath(u"gone.py"_s)};
    view().setForm(form);
    button()->click();
    QTRY_VERIFY(!fault(u"inputs"_s).isEmpty());
    QCOMPARE(m_stage->service.asked("POST", u"requests"_s).size(), 0);
}

void tst_ComposePage::theDraftComesBack()
{
    compose();
    const views::Composition typed = view().form();
    m_page.reset(); // the window is closed
    makePage();
    QTRY_COMPARE(view().form(), typed);
}

void tst_ComposePage::anEarlierRequestIsTakenOver()
{
    const RequestRecord record = samples::waitingAgain();
    const QString id = record.request.id.toString();
    m_stage->service.on("GET", "requests/"_L1 + id, {.body = wire::encode(record)});
    m_page->open({u"compose"_s, {}, {{u"again"_s, id}}});
    QTRY_COMPARE(view().form().spec, record.request.asked.spec.name);
    QCOMPARE(view().form().cards, std::optional(record.request.asked.cards));
    QCOMPARE(view().form().purpose, record.request.purpose);
}

void tst_ComposePage::withoutAnOfferItSaysWhy()
{
    m_stage->service.on("GET", u"specs"_s, FakeService::problem(500, "internal"));
    m_page = std::make_unique<ComposePage>(m_stage->context(), nullptr, m_drafts->path());
    QPushButton *retry = nullptr;
    const auto offersRetry = [&] {
        for (auto *found : m_page->findChildren<QPushButton *>()) {
            if (found->text() == view().tr("Try again") && !found->isHidden())
                retry = found;
        }
        return retry != nullptr;
    };
    QTRY_VERIFY(offersRetry());
    m_stage->service.on("GET", u"specs"_s, {.body = listingOf(samples::offer().specs)});
    retry->click();
    QTRY_COMPARE(view().offer().specs.size(), samples::offer().specs.size());
}

QTEST_MAIN(tst_ComposePage)
#include "tst_composepage.moc"
