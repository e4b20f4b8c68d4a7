#pragma once

#include "backend/ports/journal.h"

namespace stw::invariants {

//! The tables as the store keeps them: rows by their keys, a later one of a key wins.
struct Tables
{
    using SpanKey = std::pair<RequestId, qint64>;
    using IntervalKey = std::tuple<RequestId, qint64, QString>;
    using ChargeKey = std::tuple<RequestId, qint64, Meter, QString, Instant, bool>;
    using PostingKey = std::pair<qint64, qint64>;
    using LimitKey = std::pair<Scope, QuotaDimension>;

    std::map<RequestId, Request> requests;
    std::map<SpanKey, ports::QueueSpanRow> spans;
    std::map<AllocationId, ports::AllocationRow> allocations;
    std::map<IntervalKey, Interval> intervals;
    std::map<ChargeKey, ports::ChargeRow> charges;
    std::map<PostingKey, ports::PostingRow> postings;
    std::map<domain::AccountKey, domain::Balance> balances;
    std::map<LimitKey, qint64> limits;
    std::map<QString, ports::Object> objects; //!< By keyOf().
};

//! Kind and identity of a small document; removed ones are gone from the tables.
QString keyOf(const ports::Object &object);

void put(Tables &tables, const ports::Row &row);

//! Names of the tables in which \a a and \a b differ, each with the first key that does.
QStringList differences(const Tables &a, const Tables &b);

} // namespace stw::invariants
