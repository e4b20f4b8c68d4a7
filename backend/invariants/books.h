#pragma once

#include "backend/invariants/tables.h"
#include "backend/ports/executor.h"

#include <set>

namespace stw::invariants {

//! One broken promise.
struct Violation
{
    int number = 0; //!< Of the check: RELIABILITY D2's up to 14, then ours (see checks()).
    QString what;   //!< English, with the figures.
    QString where;  //!< The id or name it is about.

    friend bool operator==(const Violation &, const Violation &) = default;
};

//! A time spent in the queue, half-open; `to` not set: still.
struct Wait
{
    Instant from;
    Instant to;
};

//! What one request came to by the journal alone, and what it holds.
struct Track
{
    RequestState state = RequestState::Draft;
    RequestState wanted = RequestState::Draft;
    qint64 acceleratorMiB = 0; //!< Of the cards it was given, as they were at placement.
    std::optional<Allocation> open;
    QList<Wait> waits; //!< One before each attempt.
};

//! One attempt's work as its executor sees it.
struct Work
{
    bool live = false;
    Instant since; //!< Of `live` or not.
    qint64 starts = 0;
    ports::LaunchSpec spec; //!< As received; without a tag: it never was.
};

//! What can only be asked of executors; a database alone does not know it.
struct Outside
{
    QMap<QString, Work> works; //!< By tag.
    Instant quietSince;        //!< Since when nothing hinders the service and its executors from
                               //!< agreeing. Not set: something does.
};

//! Everything the checks look at: the tables, and the journal's own story told independently of
//! the product's apply().
struct Books
{
    Tables tables;

    qint64 seq = 0; //!< Of the last entry.
    std::map<RequestId, Track> tracks;
    std::map<Tables::LimitKey, qint64> limits;
    std::map<domain::AccountKey, domain::Balance> ledger; //!< Sum of the postings; no zeros.
    std::map<domain::AccountKey, qint64> used; //!< By the lines of requests that are over.
    std::map<QString, Node> nodes;             //!< As last observed.
    std::map<domain::SubmitKey, Instant> keys; //!< When each was last accepted.

    std::set<AllocationId> open; //!< Rows without a return proof.
    std::set<RequestId> budgets; //!< Rows that hold a month's budget.
    std::map<QString, std::set<Tables::IntervalKey>> intervalsOfCard;

    QList<RequestId> acknowledged; //!< To the caller; each must be there.
    std::set<RequestId> touched;   //!< Rows changed since the last look.
    qint64 keySeconds = domain::Settings().keySeconds;
};

//! Puts \a row into the tables and their indexes.
void put(Books &books, const ports::Row &row);

//! Tells the story on by one entry, whose postings must be in the tables already.
void fold(Books &books, const ports::Entry &entry);

//! An account in words, for `where`.
QString textOf(const domain::AccountKey &key);

//! The state after \a event in \a state by DOMAIN §4; nothing: not along the graph.
std::optional<RequestState> stateAfter(const Track &track, const domain::Event &event);

} // namespace stw::invariants
