#include "backend/invariants/checker.h"

#include "backend/invariants/checks.h"

namespace stw::invariants {

using namespace Qt::StringLiterals;

namespace {

struct EntryCheck : CheckRow
{
    void (*find)(const Books &, const ports::Entry &, Findings &);
};
struct TableCheck : CheckRow
{
    void (*find)(const Look &, Findings &);
};

// clang-format off: tables are read in columns.
constexpr auto kEntryChecks = std::to_array<EntryCheck>({
    {{7, QLatin1StringView("the journal has no gap")}, &journalHasNoGap},
    {{4, QLatin1StringView("a request is submitted once")}, &submittedOnce},
    {{5, QLatin1StringView("states move only along the graph")}, &movesAlongTheGraph},
    {{2, QLatin1StringView("a node has the room that it gives")}, &nodeHasTheRoom},
    {{8, QLatin1StringView("a placed card was allocatable")}, &cardsWereAllocatable},
    {{3, QLatin1StringView("a hold stays within its limit")}, &holdsStayWithinLimits},
    {{17, QLatin1StringView("an idempotency key names one request")}, &keyNamesOneRequest},
});
constexpr auto kTableChecks = std::to_array<TableCheck>({
    {{1, QLatin1StringView("a card is in one open allocation")}, &cardInOneAllocation},
    {{3, QLatin1StringView("balances are the sums of their postings")}, &balancesAreTheirPostings},
    {{3, QLatin1StringView("every hold is justified")}, &holdsAreJustified},
    {{4, QLatin1StringView("what was acknowledged is there")}, &acknowledgedIsThere},
    {{5, QLatin1StringView("rows tell what the journal tells")}, &rowsAgreeWithTheJournal},
    {{6, QLatin1StringView("charges are their intervals, exactly")}, &chargesAreTheirIntervals},
    {{6, QLatin1StringView("intervals are their allocations")}, &intervalsAreTheirAllocations},
    {{6, QLatin1StringView("intervals of a card do not overlap")}, &intervalsOfACardAreApart},
    {{13, QLatin1StringView("no time and no cost is negative")}, &nothingIsNegative},
    {{9, QLatin1StringView("work and open allocations match")}, &workAndAllocationsMatch},
    {{10, QLatin1StringView("what was approved is what runs")}, &approvedIsExecuted},
    {{15, QLatin1StringView("queue pieces add up to the wait")}, &queueAddsUp},
    {{15, QLatin1StringView("who waits has a reason, who runs has none")}, &waitingHasAReason},
    {{16, QLatin1StringView("an ended allocation is proven returned")}, &allocationsEndProven},
    {{18, QLatin1StringView("no work runs twice")}, &workRanOnce},
});
// clang-format on

Look lookAt(const Books &books, Instant now, const Outside *outside)
{
    Look look{books, {}, now, outside};
    for (RequestId id : books.touched) {
        const auto found = books.tables.requests.find(id);
        if (found != books.tables.requests.end())
            look.touched += &found->second;
    }
    return look;
}

} // namespace

QList<CheckRow> checks()
{
    QList<CheckRow> rows;
    for (const EntryCheck &check : kEntryChecks)
        rows += check;
    for (const TableCheck &check : kTableChecks)
        rows += check;
    return rows;
}

QList<Violation> add(Books &books, const ports::Batch &batch)
{
    QList<Violation> found;
    for (const ports::Row &row : batch.rows)
        put(books, row);
    for (const ports::Entry &entry : batch.entries) {
        for (const EntryCheck &check : kEntryChecks) {
            Findings findings(check.number, found);
            check.find(books, entry, findings);
        }
        fold(books, entry);
    }
    return found;
}

QList<Violation> look(Books &books, Instant now, const Outside *outside)
{
    QList<Violation> found;
    const Look look = lookAt(books, now, outside);
    for (const TableCheck &check : kTableChecks) {
        Findings findings(check.number, found);
        check.find(look, findings);
    }
    books.touched.clear();
    books.acknowledged.clear();
    return found;
}

QList<Violation> check(const Facts &facts, const Outside *outside)
{
    Books books;
    QList<Violation> found = add(books, {facts.entries, facts.rows});
    books.acknowledged = facts.acknowledged;
    found += look(books, facts.now, outside);
    return found;
}

QString doctor(const Facts &facts, const Outside *outside)
{
    const QList<Violation> found = check(facts, outside);
    QStringList lines;
    lines += u"%1 entries, %2 rows"_s.arg(facts.entries.size()).arg(facts.rows.size());
    QMap<int, qsizetype> broken;
    for (const Violation &violation : found)
        ++broken[violation.number];
    for (const CheckRow &row : checks()) {
        const qsizetype count = broken.value(row.number);
        lines += u"%1 %2: %3"_s.arg(row.number, 2)
                     .arg(row.name, count ? u"%1 broken"_s.arg(count) : u"ok"_s);
    }
    for (const Violation &violation : found)
        lines +=
            u"violation %1 at %2: %3"_s.arg(violation.number).arg(violation.where, violation.what);
    lines += found.isEmpty() ? u"no violations"_s : u"%1 violations"_s.arg(found.size());
    return lines.join(u'\n') + u'\n';
}

} // namespace stw::invariants
