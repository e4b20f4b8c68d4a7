#include "app/cli/layout.h"
#include "app/cli/pages.h"
#include "app/cli/recordtext.h"
#include "tests/app/texts/languages.h"

using namespace stw;
using namespace stw::cli;
using namespace Qt::StringLiterals;

class tst_Pages : public QObject
{
    Q_OBJECT

private slots:
    void columnsAreAligned();
    void controlCharactersCannotSteerTheTerminal();
    void anEmptyListSaysSo();
    void theRecordShowsEverything();
    void thePiecesOfTheQueueAddUp();
    void simulatedIsSaid();
    void theLastAttemptsExitCodeCounts();
};

namespace {

Instant at(qint64 seconds)
{
    return {1'790'000'000'000'000 + seconds * 1'000'000};
}

Allocation makeAllocation()
{
    Allocation allocation;
    allocation.pool = u"local"_s;
    allocation.executor = u"local"_s;
    allocation.slices = {{u"node-1"_s, {u"GPU-abc"_s}, 4000, 2048}};
    allocation.placedAt = at(3);
    allocation.startedAt = at(4);
    allocation.endsAt = at(3604);
    allocation.limiter = u"cgroup1"_s;
    allocation.osUser = u"stw-p1"_s;
    allocation.end = WorkEnd{EndCause::UserError, 3,  std::nullopt, at(10),     1024,
                             5'000'000,           12, false,        u"exited"_s};
    allocation.proof = ReturnProof{at(11), u"receipt"_s, u"no process is left"_s, true};
    return allocation;
}

RequestRecord makeRecord()
{
    RequestRecord record;
    Request &request = record.request;
    request.id = RequestId(Uuid{1, 2});
    request.state = RequestState::Failed;
    request.purpose = u"nightly\x1b[2J"_s;
    request.asked.spec = {u"gpu-small"_s, 2};
    request.asked.tmpl = {u"shell"_s, 1};
    request.asked.image = {u"debian"_s, 1};
    request.asked.acceleratorClass = u"training-80g"_s;
    request.asked.cards = 1;
    request.asked.parameters = {{u"command"_s, u"false"_s}};
    request.asked.currency = u"EUR"_s;
    request.queue = {{1, at(0), at(1), {Planning{}}}, {1, at(1), at(3), {PriorityAhead{2}}}};
    request.allocations = {makeAllocation()};
    record.projectName = u"first"_s;
    record.tenantName = u"acme"_s;
    record.requesterName = u"anna"_s;
    record.usage = {3000,     6000, *Quantity::fromText(u"0.001667"), {}, *Cost::fromText(u"0.05"),
                    u"EUR"_s, false};
    Charge charge;
    charge.period = u"2026-09"_s;
    charge.unit = u"GPU-abc"_s;
    charge.meter = Meter::CardHours;
    charge.quantity = *Quantity::fromText(u"0.001667");
    charge.price = *Price::fromText(u"30");
    charge.cost = charge.price * charge.quantity;
    charge.currency = u"EUR"_s;
    request.charges = {charge};
    return record;
}

} // namespace

void tst_Pages::columnsAreAligned()
{
    const QString text = table({u"A"_s, u"LONG"_s}, {{u"value"_s, u"x"_s}, {u"b"_s, {}}}, {});
    QCOMPARE(text, u"A      LONG\nvalue  x\nb\n"_s);
}

void tst_Pages::controlCharactersCannotSteerTheTerminal()
{
    QCOMPARE(oneLine(u"a\nb\x1b[2Jc\u0085"_s), u"a b\ufffd[2Jc\ufffd"_s);
}

void tst_Pages::anEmptyListSaysSo()
{
    const auto [english, german] = inBoth([] { return pageOf(wire::Listing<RequestSummary>()); });
    QCOMPARE(english, u"No requests.\n"_s);
    QCOMPARE(german, u"Keine Anfragen.\n"_s);
}

void tst_Pages::theRecordShowsEverything()
{
    const RequestRecord record = makeRecord();
    const QList<QuotaLine> quota{
        {QuotaDimension::Cards, ScopeKind::Project, 4000, 1000, 0, 0, 0, {}}};
    const auto [english, german] = inBoth([&] { return recordText(record, quota); });
    for (const QString &part : {record.request.id.toString(),
                                u"Failed"_s,
                                u"first"_s,
                                u"acme"_s,
                                u"anna"_s,
                                u"gpu-small@2"_s,
                                u"shell@1"_s,
                                u"1 × training-80g"_s,
                                u"false"_s,
                                u"node-1"_s,
                                u"GPU-abc"_s,
                                u"cgroup1"_s,
                                u"stw-p1"_s,
                                u"receipt"_s,
                                u"no process is left"_s,
                                u"0.001667"_s,
                                u"0.05001"_s,
                                u"Touches"_s,
                                u"Return proof"_s,
                                u"4 cards"_s,
                                u"ended with an error of its own"_s})
        QVERIFY2(english.contains(part), qPrintable(part + u" in\n"_s + english));
    QVERIFY(!english.contains(u'\x1b'));
    for (const QString &part : {u"Fehlgeschlagen"_s, u"Warteschlangenverlauf"_s,
                                u"Rückgabenachweis"_s, u"0,001667"_s, u"2 wartende Anfragen"_s})
        QVERIFY2(german.contains(part), qPrintable(part + u" in\n"_s + german));
}

void tst_Pages::thePiecesOfTheQueueAddUp()
{
    const QString text = inBoth([] { return recordText(makeRecord(), {}); }).first;
    QVERIFY(text.contains(u"The pieces add up to 3\u00a0s."_s));
}

void tst_Pages::simulatedIsSaid()
{
    RequestRecord record = makeRecord();
    QVERIFY(!recordText(record, {}).contains(u"simulated"_s));
    record.request.allocations[0].simulated = true;
    QVERIFY(recordText(record, {}).contains(u"simulated"_s));
}

void tst_Pages::theLastAttemptsExitCodeCounts()
{
    RequestRecord record = makeRecord();
    QCOMPARE(workExitCode(record), std::optional<qint64>(3));
    record.request.allocations.append(Allocation());
    QCOMPARE(workExitCode(record), std::nullopt);
    record.request.allocations.clear();
    QCOMPARE(workExitCode(record), std::nullopt);
}

QTEST_GUILESS_MAIN(tst_Pages)
#include "tst_pages.moc"
