#include "app/views/start/attention.h"
#include "app/views/start/startview.h"
#include "tests/app/views/story.h"

#include <QSignalSpy>
#include <QTest>

using namespace stw;
using namespace stw::views;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

//! What needs the person who asked, and what the page makes of it.
class tst_Attention : public QObject
{
    Q_OBJECT

private slots:
    void kinds_data();
    void kinds();
    void theMostUrgentFirst();
    void whatWasSeenNeedsNobody();
    void theFirstToEndFirst();
    void aMonthIsTheSumOfItsLines();
    void aNewcomerIsShownHowToBegin();
};

Q_DECLARE_METATYPE(std::optional<stw::views::AttentionKind>)

void tst_Attention::kinds_data()
{
    using Kind = std::optional<AttentionKind>;
    using story::Request;
    QTest::addColumn<RequestSummary>("request");
    QTest::addColumn<Kind>("kind");
    const auto row = [](const char *name, const RequestSummary &request, const Kind &kind) {
        QTest::newRow(name) << request << kind;
    };
    RequestSummary over = Request(u"a"_s).endsIn(-5min);
    row("runs and ends in a minute under an hour", Request(u"a"_s).endsIn(59min),
        AttentionKind::EndsSoon);
    row("runs and ends in an hour", Request(u"a"_s).endsIn(60min), {});
    row("runs beyond its end", over, AttentionKind::EndsSoon);
    over.endsAt = {};
    row("runs and has no end", over, {});
    row("failed a day ago less a minute",
        Request(u"a"_s).endedBefore(24h - 1min, RequestState::Failed), AttentionKind::Failed);
    row("failed a day ago", Request(u"a"_s).endedBefore(24h, RequestState::Failed), {});
    row("completed just now", Request(u"a"_s).endedBefore(1min, RequestState::Completed), {});
    row("waits for quota", Request(u"a"_s).waits(QuotaExhausted::kCode),
        AttentionKind::QuotaMissing);
    row("waits for hardware that is not there", Request(u"a"_s).waits(SpecUnavailable::kCode),
        AttentionKind::NeverFits);
    row("waits for its turn", Request(u"a"_s).waits(u"priority"_s, 3), {});
    row("waits for approval", Request(u"a"_s).state(RequestState::AwaitingApproval), {});
}

void tst_Attention::kinds()
{
    QFETCH(RequestSummary, request);
    QFETCH(std::optional<AttentionKind>, kind);
    const QList<Attention> rows = attentionOf({request}, story::kNow);
    QCOMPARE(rows.isEmpty(), !kind);
    if (kind)
        QCOMPARE(rows, (QList<Attention>{{*kind, request}}));
}

void tst_Attention::theMostUrgentFirst()
{
    using story::Request;
    const RequestSummary quota = Request(u"quota"_s).waits(QuotaExhausted::kCode);
    const RequestSummary old = Request(u"old"_s).endedBefore(5h, RequestState::Failed);
    const RequestSummary young = Request(u"young"_s).endedBefore(1h, RequestState::Failed);
    const RequestSummary later = Request(u"later"_s).endsIn(50min);
    const RequestSummary soon = Request(u"soon"_s).endsIn(10min);
    QStringList order;
    for (const Attention &row : attentionOf({quota, old, later, young, soon}, story::kNow))
        order += row.request.purpose;
    QCOMPARE(order, (QStringList{u"soon"_s, u"later"_s, u"young"_s, u"old"_s, u"quota"_s}));
}

void tst_Attention::whatWasSeenNeedsNobody()
{
    using story::Request;
    const RequestSummary failed = Request(u"a"_s).endedBefore(1h, RequestState::Failed);
    const RequestSummary soon = Request(u"b"_s).endsIn(10min);
    QCOMPARE(attentionOf({failed, soon}, story::kNow, {failed.id, soon.id}),
             (QList<Attention>{{AttentionKind::EndsSoon, soon}}));
}

void tst_Attention::theFirstToEndFirst()
{
    using story::Request;
    const RequestSummary late = Request(u"late"_s).endsIn(5h);
    const RequestSummary early = Request(u"early"_s).endsIn(1h);
    const RequestSummary waiting = Request(u"waiting"_s).waits(u"priority"_s, 1);
    QCOMPARE(runningOf({late, waiting, early}), (QList<RequestSummary>{early, late}));
}

void tst_Attention::aMonthIsTheSumOfItsLines()
{
    const auto line = [](const char *period, Meter meter, const char *quantity, const char *cost,
                         const QString &currency = u"EUR"_s) {
        UsageLine one;
        one.period = QString::fromLatin1(period);
        one.meter = nameOf(meter);
        one.quantity = *Quantity::fromText(QString::fromLatin1(quantity));
        one.cost = *Cost::fromText(QString::fromLatin1(cost));
        one.currency = currency;
        return one;
    };
    const MonthCost month = monthOf({line("2026-11", Meter::CardHours, "10.5", "25.25"),
                                     line("2026-11", Meter::CardHours, "1.5", "4.75"),
                                     line("2026-10", Meter::CardHours, "99", "999"),
                                     line("2026-11", Meter::CardHours, "7", "70", u"CHF"_s)},
                                    u"2026-11"_s);
    QCOMPARE(month.period, u"2026-11"_s);
    QCOMPARE(month.currency, u"EUR"_s);
    QCOMPARE(month.cost, *Cost::fromText(u"30"_s));
    QCOMPARE(month.cardHours, *Quantity::fromText(u"12"_s));
    QCOMPARE(month.coreHours, Quantity());
}

void tst_Attention::aNewcomerIsShownHowToBegin()
{
    StartView view;
    view.setNow(story::kNow);
    view.setSamples(story::specs());
    view.setRequests({});
    view.show();
    LineList *samples = nullptr;
    for (auto *list : view.findChildren<LineList *>()) {
        if (list->isVisible())
            samples = list;
    }
    QVERIFY(samples);
    QCOMPARE(samples->lines().size(), StartView::kSamples);
    QSignalSpy composed(&view, &StartView::composeWished);
    emit samples->opened(samples->lines().at(1).key);
    QCOMPARE(composed.size(), 1);
    QCOMPARE(composed.first().first().toString(), u"training-80g"_s);
    // The first request ends the introduction.
    view.setRequests({story::Request(u"a"_s).endsIn(2h)});
    QVERIFY(!samples->isVisible());
}

QTEST_MAIN(tst_Attention)
#include "tst_attention.moc"
