#pragma once

#include "shared/base/named.h"
#include "shared/model/fleet.h"
#include "shared/model/views.h"

namespace stw::views {

//! The counters of the control room, in the order in which they are shown. Each is a question to
//! the list of all requests, or to the fleet; the filter is in the language of the filter box, and
//! a counter without one leads nowhere.
enum class Counter { Waiting, Running, EndingToday, Failed, UnhealthyNodes };

struct CounterRow : NamedRow<Counter>
{
    QLatin1StringView icon;
    bool alarms; //!< More than 0 needs a person.
};

} // namespace stw::views

template <>
struct stw::Named<stw::views::Counter>
{
    using Of = stw::views::Counter;
    // clang-format off: a table is read in columns.
    static constexpr auto kRows = std::to_array<stw::views::CounterRow>({
        {{Of::Waiting, QLatin1StringView("waiting")}, QLatin1StringView("queue"), false},
        {{Of::Running, QLatin1StringView("running")}, QLatin1StringView("allocation"), false},
        {{Of::EndingToday, QLatin1StringView("ending_today")}, QLatin1StringView("clock"), false},
        {{Of::Failed, QLatin1StringView("failed")}, QLatin1StringView("error"), true},
        {{Of::UnhealthyNodes, QLatin1StringView("unhealthy_nodes")},
         QLatin1StringView("node"),
         true},
    });
    // clang-format on
};

namespace stw::views {

//! What was counted. A list comes in pages; where a number had to be counted among those that were
//! read, and there are more, it is the least that it can be.
struct Count
{
    qint64 value = 0;
    bool atLeast = false;

    friend bool operator==(const Count &, const Count &) = default;
};

//! The first page of a list, and how many there are in all.
struct Counted
{
    QList<RequestSummary> items;
    qint64 total = 0;

    friend bool operator==(const Counted &, const Counted &) = default;
};

//! What the control room knows at one instant. Nothing: not answered yet, or not permitted.
struct Overview
{
    Instant asOf;
    std::optional<Counted> waiting; //!< Submitted, in approval or in the queue.
    std::optional<Counted> running;
    std::optional<Counted> returning;
    std::optional<Counted> failed; //!< In the last 24 hours.
    std::optional<QList<Node>> nodes;

    friend bool operator==(const Overview &, const Overview &) = default;
};

//! A node that takes no work as it is: why, the worst first.
enum class NodeTrouble {
    None,
    Unreachable,
    Failed,
    Isolated,
    Suspect,
    Unknown,
    Maintenance,
    Cordoned
};
NodeTrouble troubleOf(const Node &node);

//! Cards of a node that are not healthy.
qint64 unhealthyCards(const Node &node);

//! Nothing: not known. \a todayEnds is the first instant of tomorrow where the operator is.
std::optional<Count> countOf(Counter counter, const Overview &overview, Instant todayEnds);

//! How many of those read wait for which binding reason: the most first, then by code.
QList<std::pair<QString, qint64>> waitReasons(const Overview &overview);

//! What needs a person: requests that no hardware fits or whose pool cannot be reached, those that
//! failed, and those that return for longer than kReturnLate; the oldest first within each.
QList<RequestSummary> urgentOf(const Overview &overview);
constexpr Micros kReturnLate = std::chrono::minutes(5);

QList<Node> troubledNodes(const QList<Node> &nodes); //!< The worst first.

} // namespace stw::views
