#pragma once

#include "backend/invariants/books.h"

namespace stw::invariants {

//! Collects violations of the check that is running.
class Findings
{
public:
    Findings(int number, QList<Violation> &list)
        : m_number(number)
        , m_list(list)
    {}

    void add(const QString &what, const QString &where) { m_list += {m_number, what, where}; }

private:
    int m_number;
    QList<Violation> &m_list;
};

// What one more entry must fulfil; the books do not know it yet, its rows are in the tables.
void journalHasNoGap(const Books &before, const ports::Entry &entry, Findings &findings);
void submittedOnce(const Books &before, const ports::Entry &entry, Findings &findings);
void movesAlongTheGraph(const Books &before, const ports::Entry &entry, Findings &findings);
void nodeHasTheRoom(const Books &before, const ports::Entry &entry, Findings &findings);
void cardsWereAllocatable(const Books &before, const ports::Entry &entry, Findings &findings);
void holdsStayWithinLimits(const Books &before, const ports::Entry &entry, Findings &findings);
void keyNamesOneRequest(const Books &before, const ports::Entry &entry, Findings &findings);

//! One look at the books.
struct Look
{
    const Books &books;
    QList<const Request *> touched; //!< Requests whose rows changed since the last look.
    Instant now;
    const Outside *outside = nullptr; //!< Null: not known.
};

// What must be true of the tables whenever somebody looks.
void cardInOneAllocation(const Look &look, Findings &findings);
void balancesAreTheirPostings(const Look &look, Findings &findings);
void holdsAreJustified(const Look &look, Findings &findings);
void acknowledgedIsThere(const Look &look, Findings &findings);
void rowsAgreeWithTheJournal(const Look &look, Findings &findings);
void chargesAreTheirIntervals(const Look &look, Findings &findings);
void intervalsAreTheirAllocations(const Look &look, Findings &findings);
void intervalsOfACardAreApart(const Look &look, Findings &findings);
void nothingIsNegative(const Look &look, Findings &findings);
void workAndAllocationsMatch(const Look &look, Findings &findings);
void approvedIsExecuted(const Look &look, Findings &findings);
void queueAddsUp(const Look &look, Findings &findings);
void waitingHasAReason(const Look &look, Findings &findings);
void allocationsEndProven(const Look &look, Findings &findings);
void workRanOnce(const Look &look, Findings &findings);

} // namespace stw::invariants
