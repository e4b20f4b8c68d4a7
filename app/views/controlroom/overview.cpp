#include "app/views/controlroom/overview.h"

#include <algorithm>

namespace stw::views {

namespace {

NodeTrouble troubleOf(Health health)
{
    switch (health) {
    case Health::Healthy: return NodeTrouble::None;
    case Health::Suspect: return NodeTrouble::Suspect;
    case Health::Isolated: return NodeTrouble::Isolated;
    case Health::Failed: return NodeTrouble::Failed;
    case Health::Maintenance: return NodeTrouble::Maintenance;
    case Health::Unknown: return NodeTrouble::Unknown;
    }
    Q_UNREACHABLE();
}

//! The smaller, the sooner a person should look. Nothing: nobody needs to.
std::optional<int> urgency(const RequestSummary &request, Instant now)
{
    if (request.state == RequestState::Queued && request.waitReason == ExecutorUnreachable::kCode)
        return 0;
    if (request.state == RequestState::Queued && request.waitReason == SpecUnavailable::kCode)
        return 1;
    const bool late = request.endsAt.isSet() && now - request.endsAt > kReturnLate;
    if (request.state == RequestState::Releasing && late)
        return 2;
    if (request.state == RequestState::Failed)
        return 3;
    return std::nullopt;
}

std::optional<Count> totalOf(const std::optional<Counted> &counted)
{
    return counted ? std::optional(Count{counted->total}) : std::nullopt;
}

std::optional<Count> endingBefore(Instant end, const std::optional<Counted> &running)
{
    if (!running)
        return std::nullopt;
    const auto ends = std::count_if(running->items.begin(), running->items.end(),
                                    [end](const RequestSummary &request) {
                                        return request.endsAt.isSet() && request.endsAt < end;
                                    });
    return Count{ends, running->total > running->items.size()};
}

} // namespace

NodeTrouble troubleOf(const Node &node)
{
    if (!node.reachable)
        return NodeTrouble::Unreachable;
    NodeTrouble worst = troubleOf(node.health);
    for (const Card &card : node.cards) {
        const NodeTrouble trouble = troubleOf(card.health);
        if (trouble != NodeTrouble::None && (worst == NodeTrouble::None || trouble < worst))
            worst = trouble;
    }
    return worst == NodeTrouble::None && node.cordoned ? NodeTrouble::Cordoned : worst;
}

qint64 unhealthyCards(const Node &node)
{
    return std::count_if(node.cards.begin(), node.cards.end(),
                         [](const Card &card) { return card.health != Health::Healthy; });
}

std::optional<Count> countOf(Counter counter, const Overview &overview, Instant todayEnds)
{
    switch (counter) {
    case Counter::Waiting: return totalOf(overview.waiting);
    case Counter::Running: return totalOf(overview.running);
    case Counter::EndingToday: return endingBefore(todayEnds, overview.running);
    case Counter::Failed: return totalOf(overview.failed);
    case Counter::UnhealthyNodes:
        if (!overview.nodes)
            return std::nullopt;
        return Count{troubledNodes(*overview.nodes).size()};
    }
    Q_UNREACHABLE();
}

QList<std::pair<QString, qint64>> waitReasons(const Overview &overview)
{
    QMap<QString, qint64> counts;
    for (const RequestSummary &request : overview.waiting.value_or(Counted()).items) {
        if (!request.waitReason.isEmpty())
            ++counts[request.waitReason];
    }
    QList<std::pair<QString, qint64>> rows;
    for (auto entry = counts.cbegin(); entry != counts.cend(); ++entry)
        rows.append({entry.key(), entry.value()});
    std::stable_sort(rows.begin(), rows.end(),
                     [](const auto &a, const auto &b) { return a.second > b.second; });
    return rows;
}

QList<RequestSummary> urgentOf(const Overview &overview)
{
    QList<std::pair<int, RequestSummary>> found;
    for (const auto *part : {&overview.waiting, &overview.returning, &overview.failed}) {
        for (const RequestSummary &request : part->value_or(Counted()).items) {
            if (const std::optional<int> rank = urgency(request, overview.asOf))
                found.append({*rank, request});
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const auto &a, const auto &b) {
        return std::pair(a.first, a.second.submittedAt) < std::pair(b.first, b.second.submittedAt);
    });
    QList<RequestSummary> rows;
    for (const auto &[rank, request] : found)
        rows.append(request);
    return rows;
}

QList<Node> troubledNodes(const QList<Node> &nodes)
{
    QList<Node> rows;
    std::copy_if(nodes.begin(), nodes.end(), std::back_inserter(rows),
                 [](const Node &node) { return troubleOf(node) != NodeTrouble::None; });
    std::stable_sort(rows.begin(), rows.end(), [](const Node &a, const Node &b) {
        return std::pair(troubleOf(a), a.name) < std::pair(troubleOf(b), b.name);
    });
    return rows;
}

} // namespace stw::views
