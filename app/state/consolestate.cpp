#include "app/state/consolestate.h"

#include <algorithm>

namespace stw::state {

using namespace Qt::StringLiterals;

namespace {

struct KindRow
{
    QLatin1StringView kind;
    Topic topic;
    bool onlyWhenOver; //!< Told only where the request is over by it.
};

// clang-format off: a table is read in columns.
constexpr KindRow kKinds[] = {
    {"request.approval_began"_L1, Topic::Approval, false},
    {"request.approval_refused"_L1, Topic::Refused, false},
    {"request.deferred"_L1, Topic::Waits, false},
    {"request.delivered"_L1, Topic::Started, false},
    {"request.returned"_L1, Topic::Ended, true},
    {"request.withdrawn"_L1, Topic::Ended, true},
    {"request.requeued"_L1, Topic::Requeued, false},
};
// clang-format on
constexpr QLatin1StringView kSubmitted{"request.submitted"};
constexpr QLatin1StringView kProposed{"proposal.made"};

bool isOver(const FeedLine &line)
{
    return line.state && isTerminal(*line.state);
}

std::optional<Topic> topicOf(const FeedLine &line)
{
    for (const KindRow &row : kKinds) {
        if (line.kind == row.kind && (!row.onlyWhenOver || isOver(line)))
            return row.topic;
    }
    return std::nullopt;
}

QString keyOf(Topic topic, const FeedLine &line)
{
    const QString object =
        line.request.isValid() ? line.request.toString() : QString::number(line.seq);
    return nameOf(topic) + u' ' + object;
}

bool isWaiting(RequestState state)
{
    return state == RequestState::AwaitingApproval || state == RequestState::Queued
           || state == RequestState::Submitted;
}

} // namespace

void ConsoleState::apply(const wire::WhoAmI &who)
{
    if (who.user.id != m_who.user.id) { // another person's things are not this one's
        m_requests.clear();
        m_inbox = {};
        m_projects.clear();
    }
    m_who = who;
}

void ConsoleState::apply(const QList<Project> &projects)
{
    m_projects = projects;
    std::sort(m_projects.begin(), m_projects.end(),
              [](const Project &a, const Project &b) { return a.name < b.name; });
}

Effects ConsoleState::apply(const RequestSummary &summary)
{
    Effects effects;
    if (summary.requester != m_who.user.name || !isSignedIn())
        return effects;
    const auto known = m_requests.constFind(summary.id);
    if (known != m_requests.constEnd() && *known == summary)
        return effects;
    m_requests.insert(summary.id, summary);
    effects.requests = true;
    for (Notification &one : m_inbox.items) {
        if (one.line.request == summary.id && one.purpose != summary.purpose) {
            one.purpose = summary.purpose;
            effects.inbox = true;
        }
    }
    forgetOldest();
    return effects;
}

Effects ConsoleState::apply(const RequestRecord &record)
{
    return apply(summaryOf(record));
}

Effects ConsoleState::apply(const FeedLine &line)
{
    Effects effects;
    if (line.seq <= m_inbox.seq)
        return effects; // seen before
    m_inbox.seq = line.seq;
    if (line.kind == kProposed) {
        const bool mayDecide = may(Permission::RoleGrant) || may(Permission::PolicyChange);
        if (mayDecide && line.actor != m_who.user.id.toString())
            notify(line, effects);
        return effects;
    }
    if (!isOwn(line))
        return effects;
    RequestSummary &own = m_requests[line.request];
    own.id = line.request;
    own.requester = m_who.user.name;
    if (!own.submittedAt.isSet())
        own.submittedAt = line.at;
    if (line.state)
        own.state = *line.state;
    effects.requests = true;
    effects.look.append(line.request);
    if (line.actor != m_who.user.id.toString()) // nobody needs to be told what they did
        notify(line, effects);
    return effects;
}

void ConsoleState::restore(const Inbox &inbox)
{
    m_inbox = inbox;
}

Effects ConsoleState::mark(const QString &key, bool read)
{
    Effects effects;
    for (Notification &one : m_inbox.items) {
        if (one.key == key && one.read != read) {
            one.read = read;
            effects.inbox = true;
        }
    }
    return effects;
}

Effects ConsoleState::markAll(bool read)
{
    Effects effects;
    for (Notification &one : m_inbox.items) {
        effects.inbox = effects.inbox || one.read != read;
        one.read = read;
    }
    return effects;
}

const Project *ConsoleState::project(const QString &name) const
{
    const auto found = std::find_if(m_projects.begin(), m_projects.end(),
                                    [&name](const Project &one) { return one.name == name; });
    return found == m_projects.end() ? nullptr : &*found;
}

QString ConsoleState::projectName(ProjectId id) const
{
    for (const Project &one : m_projects) {
        if (one.id == id)
            return one.name;
    }
    for (const wire::Membership &one : m_who.memberships) {
        if (one.project == id)
            return one.name;
    }
    return {};
}

QList<RequestSummary> ConsoleState::requests() const
{
    QList<RequestSummary> list = m_requests.values();
    std::sort(list.begin(), list.end(), [](const RequestSummary &a, const RequestSummary &b) {
        return std::pair(a.submittedAt, a.id) > std::pair(b.submittedAt, b.id);
    });
    return list;
}

const RequestSummary *ConsoleState::request(RequestId id) const
{
    const auto found = m_requests.constFind(id);
    return found == m_requests.constEnd() ? nullptr : &*found;
}

Counts ConsoleState::counts() const
{
    Counts counts;
    for (const Notification &one : m_inbox.items)
        counts.unread += one.read ? 0 : 1;
    for (const RequestSummary &one : m_requests) {
        counts.open += isTerminal(one.state) ? 0 : 1;
        counts.waiting += isWaiting(one.state) ? 1 : 0;
        counts.running += one.state == RequestState::Active ? 1 : 0;
    }
    return counts;
}

bool ConsoleState::isOwn(const FeedLine &line) const
{
    if (!line.request.isValid() || !isSignedIn())
        return false;
    const bool submits = line.kind == kSubmitted && line.actor == m_who.user.id.toString();
    return submits || m_requests.contains(line.request);
}

void ConsoleState::notify(const FeedLine &line, Effects &effects)
{
    const std::optional<Topic> topic =
        line.kind == kProposed ? std::optional(Topic::Decision) : topicOf(line);
    if (!topic)
        return;
    Notification fresh{keyOf(*topic, line), *topic, line, {}, false};
    if (const RequestSummary *own = request(line.request))
        fresh.purpose = own->purpose;
    m_inbox.items.removeIf([&fresh](const Notification &one) { return one.key == fresh.key; });
    m_inbox.items.prepend(fresh);
    if (m_inbox.items.size() > kMostNotifications)
        m_inbox.items.resize(kMostNotifications);
    effects.fresh = fresh;
    effects.inbox = true;
}

void ConsoleState::forgetOldest()
{
    QList<std::pair<Instant, RequestId>> ended;
    for (const RequestSummary &one : std::as_const(m_requests)) {
        if (isTerminal(one.state))
            ended.emplaceBack(one.endedAt, one.id);
    }
    if (ended.size() <= kMostEnded)
        return;
    std::sort(ended.begin(), ended.end());
    for (qsizetype at = 0; at < ended.size() - kMostEnded; ++at)
        m_requests.remove(ended[at].second);
}

RequestSummary summaryOf(const RequestRecord &record)
{
    const Request &request = record.request;
    RequestSummary summary;
    summary.id = request.id;
    summary.tenant = record.tenantName;
    summary.project = record.projectName;
    summary.requester = record.requesterName;
    summary.state = request.state;
    summary.spec = request.asked.spec;
    summary.tmpl = request.asked.tmpl;
    summary.acceleratorType = request.asked.acceleratorType();
    summary.cards = request.asked.cards * request.asked.nodes;
    summary.purpose = request.purpose;
    summary.submittedAt = request.submittedAt;
    summary.endedAt = request.endedAt;
    if (!request.allocations.isEmpty()) {
        summary.startedAt = request.allocations.last().startedAt;
        summary.endsAt = request.allocations.last().endsAt;
        summary.simulated = request.allocations.last().simulated;
    }
    const bool waits = !request.queue.isEmpty() && !request.queue.last().to.isSet();
    if (waits && !request.queue.last().reasons.isEmpty())
        summary.waitReason = codeOf(request.queue.last().reasons.first());
    summary.cost = record.usage.cost;
    summary.currency = record.usage.currency;
    summary.position = record.position;
    return summary;
}

} // namespace stw::state
