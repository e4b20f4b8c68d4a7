#include "backend/core/loop.h"

#include "backend/core/reports.h"
#include "backend/core/restore.h"
#include "shared/base/overloaded.h"

namespace stw::core {

using namespace Qt::StringLiterals;
using namespace domain;

namespace {

// Events after which somebody may start who could not before, or has to be told why not.
bool callsForPlan(const Event &event)
{
    return std::visit(Overloaded{
                          [](const Queued &) { return true; },
                          [](const Requeued &) { return true; },
                          [](const Returned &) { return true; },
                          [](const Withdrawn &) { return true; },
                          [](const NodeObserved &) { return true; },
                          [](const LimitSet &) { return true; },
                          [](const Placed &) { return true; },
                          [](const auto &) { return false; },
                      },
                      event);
}

bool isOfDirectory(const Event &event)
{
    return std::visit(
        [](const auto &what) {
            const QLatin1StringView code = what.kCode;
            return !code.startsWith("request."_L1) && !code.startsWith("node."_L1);
        },
        event);
}

RequestId aboutOf(const Command &command)
{
    return std::visit(
        [](const auto &what) {
            if constexpr (requires { RequestId(what.id); })
                return RequestId(what.id);
            else
                return RequestId();
        },
        command);
}

} // namespace

Loop::Loop(Parts parts)
    : m_parts(std::move(parts))
    , m_directory(std::make_shared<Directory>())
    , m_published(std::make_shared<World>())
{}

Loop::~Loop() = default;

Result<void> Loop::start()
{
    m_now = m_parts.clock.now();
    if (const Result<void> loaded = load(); !loaded)
        return loaded;
    for (ports::Executor *executor : std::as_const(m_parts.executors))
        executor->snapshot();
    m_reconcileAt = m_now + kReconcileEvery;
    m_tidyAt = m_now;
    publish();
    return {};
}

Result<void> Loop::load()
{
    const Result<ports::Shadow> shadow =
        m_parts.journal.load(m_now - std::chrono::seconds(m_parts.settings.keySeconds));
    if (!shadow)
        return tl::unexpected(shadow.error());
    m_world = worldOf(*shadow);
    m_batch = {};
    m_projection = {};
    m_changed.clear();
    m_ends.clear();
    m_launched.clear(); // whatever was under way is looked for again
    for (const RequestId id : m_world.occupancy.holders)
        m_changed.insert(id);
    m_directoryChanged = true;
    m_worldChanged = true;
    m_planWanted = true;
    // Also after a failed append: the batch that was dropped may have registered them.
    for (const ports::Executor *executor : std::as_const(m_parts.executors))
        postOwn(RegisterPool{executor->pool()}, u"installation"_s, u"start"_s);
    // What this service does not drive takes no work, whatever it said when it was driven.
    for (Node node : std::as_const(m_world.fleet.nodes)) {
        if (node.reachable && !m_parts.executors.contains(node.pool)) {
            node.reachable = false;
            postOwn(ObserveNode{node}, u"installation"_s, u"start"_s);
        }
    }
    const std::lock_guard lock(m_mutex);
    m_seq = m_world.seq;
    m_readOnly.clear();
    return {};
}

bool Loop::turn()
{
    const bool more = pass();
    const std::lock_guard lock(m_mutex);
    m_turning = false;
    return more || !m_inbox.empty() || !m_own.empty();
}

bool Loop::pass()
{
    m_now = m_parts.clock.now();
    if (!readOnlyReason().isEmpty() && m_now >= m_retryAt) {
        m_retryAt = m_now + kRetryEvery;
        if (const Result<void> loaded = load(); !loaded)
            rebuild(loaded.error().detail);
    }
    QList<Taken> taken = take();
    if (!readOnlyReason().isEmpty()) {
        for (Taken &one : taken)
            one.answer = failure(ErrorCode::Unavailable, readOnlyReason());
        reply(taken);
        return false;
    }
    decideAll(taken);
    if (!commit()) {
        for (Taken &one : taken)
            one.answer = failure(ErrorCode::Unavailable, readOnlyReason());
        reply(taken);
        return true;
    }
    publish();
    reply(taken);
    act();
    expire();
    reconcile();
    tidy();
    plan();
    return false;
}

QList<Loop::Taken> Loop::take()
{
    const std::lock_guard lock(m_mutex);
    QList<Taken> taken;
    m_turning = true;
    for (std::deque<Envelope> *queue : {&m_own, &m_inbox}) {
        for (qsizetype count = 0; count < m_parts.batchLimit && !queue->empty(); ++count) {
            taken.append({std::move(queue->front()), Outcome{}});
            queue->pop_front();
        }
    }
    return taken;
}

void Loop::decideAll(QList<Taken> &taken)
{
    for (Taken &one : taken)
        one.answer = decideOne(one.envelope);
}

Result<Outcome> Loop::decideOne(const Envelope &envelope)
{
    Actor actor = envelope.actor;
    if (envelope.need) {
        const Result<Actor> allowed =
            authorize(m_world.directory, envelope.caller, *envelope.need, m_now);
        if (!allowed)
            return tl::unexpected(allowed.error());
        actor = *allowed;
    }
    const Result<QList<Event>> events =
        decide(m_world, envelope.command, {actor, m_now, m_parts.settings});
    if (!events) {
        // A plan that the world has left behind: plan again, but not at once.
        if (std::holds_alternative<Place>(envelope.command)) {
            m_planWanted = true;
            m_planNotBefore = qMax(m_planNotBefore, m_now + kRetryEvery);
        }
        return tl::unexpected(events.error());
    }
    for (const Event &event : *events)
        record(event, actor, envelope.cause);

    Outcome outcome;
    outcome.seq = m_world.seq;
    outcome.events = *events;
    outcome.requestId = aboutOf(envelope.command);
    if (const auto *submit = std::get_if<Submit>(&envelope.command); submit && events->isEmpty()) {
        outcome.repeated = true;
        outcome.requestId =
            m_world.requests.keys.value({submit->requester, submit->idempotencyKey}).request;
    }
    outcome.request = m_world.requests.live.value(outcome.requestId);
    return outcome;
}

void Loop::record(const Event &event, const Actor &actor, const QString &cause)
{
    ports::Entry entry{m_world.seq + 1, m_now, actor, cause, requestOf(event), {}, {}, {}, event};
    m_projection.noteBefore(m_world, entry);
    apply(m_world, event);
    m_world.seq = entry.seq;
    if (const RequestPtr request = m_world.requests.live.value(entry.request)) {
        entry.tenant = request->tenant;
        entry.project = request->project;
        entry.acceleratorType = request->asked.acceleratorType();
        m_changed.insert(request->id);
    }
    m_projection.noteAfter(m_world, entry);
    m_batch.entries.append(entry);
    m_worldChanged = true;
    m_directoryChanged = m_directoryChanged || isOfDirectory(event);
    m_planWanted = m_planWanted || callsForPlan(event);
}

bool Loop::commit()
{
    if (m_batch.entries.isEmpty())
        return true;
    m_batch.rows = m_projection.take(m_world);
    const Result<ports::Head> head = m_parts.journal.append(m_batch);
    if (!head) {
        rebuild(head.error().detail);
        return false;
    }
    settle();
    return true;
}

// The batch is durable: the feed hears of it, and what is over leaves memory.
void Loop::settle()
{
    const QList<ports::Entry> entries = std::exchange(m_batch, {}).entries;
    QMap<int, FeedCallback> subscribers;
    {
        const std::lock_guard lock(m_mutex);
        m_seq = m_world.seq;
        subscribers = m_subscribers;
    }
    for (const FeedCallback &callback : std::as_const(subscribers))
        callback(entries);
    for (auto id = m_changed.begin(); id != m_changed.end();) {
        const RequestPtr request = m_world.requests.live.value(*id);
        const bool over = request && isTerminal(request->state);
        if (over)
            forget(m_world, *id);
        id = over ? m_changed.erase(id) : std::next(id);
    }
}

// A failed append never goes on with unsaved state: everything is loaded anew before the next
// command is taken.
void Loop::rebuild(const QString &why)
{
    const std::lock_guard lock(m_mutex);
    m_readOnly = why.isEmpty() ? u"the store does not answer"_s : why;
    m_retryAt = m_now + kRetryEvery;
    m_own.clear(); // they rest on state that is not durable; executors are asked again
}

void Loop::publish()
{
    const std::lock_guard lock(m_mutex);
    if (m_directoryChanged) {
        m_directory = std::make_shared<Directory>(m_world.directory);
        m_directoryChanged = false;
    }
    // After a copy the next change of a map copies it once: not more often than it is worth.
    const Micros pause =
        qMin(kPublishAtLeastEvery, kPublishPausePerRequest * m_world.requests.live.size());
    if (m_worldChanged && m_now >= m_publishedAt + pause) {
        m_published = std::make_shared<World>(m_world);
        m_publishedAt = m_now;
        m_worldChanged = false;
    }
}

void Loop::reply(QList<Taken> &taken)
{
    for (Taken &one : taken) {
        if (one.envelope.reply)
            one.envelope.reply(one.answer);
    }
}

Instant Loop::nextDue() const
{
    Instant due = m_reconcileAt;
    if (!m_ends.empty())
        due = qMin(due, m_ends.begin()->first);
    if (!m_world.requests.waiting.isEmpty())
        due = qMin(due, m_planWanted ? m_planNotBefore : m_planNotBefore + kPlanAtLeastEvery);
    if (m_worldChanged)
        due = qMin(due, m_publishedAt + kPublishAtLeastEvery);
    if (!readOnlyReason().isEmpty())
        due = m_retryAt;
    return due;
}

void Loop::report(const ports::Report &report)
{
    postOwn(commandOf(report), u"executor"_s, u"report"_s);
    if (m_parts.wake)
        m_parts.wake();
}

void Loop::postOwn(Command command, const QString &actor, const QString &cause)
{
    const std::lock_guard lock(m_mutex);
    m_own.push_back({std::move(command), {}, {}, {actor, {}, {}, {}}, cause, {}});
}

bool Loop::post(Envelope envelope)
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_closed || m_inbox.size() >= m_parts.inboxLimit)
            return false;
        m_inbox.push_back(std::move(envelope));
    }
    if (m_parts.wake)
        m_parts.wake();
    return true;
}

void Loop::close()
{
    const std::lock_guard lock(m_mutex);
    m_closed = true;
}

bool Loop::idle() const
{
    const std::lock_guard lock(m_mutex);
    return m_inbox.empty() && m_own.empty() && !m_turning;
}

std::shared_ptr<const Directory> Loop::directory() const
{
    const std::lock_guard lock(m_mutex);
    return m_directory;
}

std::shared_ptr<const World> Loop::world() const
{
    const std::lock_guard lock(m_mutex);
    return m_published;
}

qint64 Loop::seq() const
{
    const std::lock_guard lock(m_mutex);
    return m_seq;
}

QString Loop::readOnlyReason() const
{
    const std::lock_guard lock(m_mutex);
    return m_readOnly;
}

int Loop::subscribe(FeedCallback callback)
{
    const std::lock_guard lock(m_mutex);
    m_subscribers.insert(m_nextSubscription, std::move(callback));
    return m_nextSubscription++;
}

void Loop::unsubscribe(int subscription)
{
    const std::lock_guard lock(m_mutex);
    m_subscribers.remove(subscription);
}

} // namespace stw::core
