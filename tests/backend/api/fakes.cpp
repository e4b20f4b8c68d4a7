#include "tests/backend/api/fakes.h"

#include "backend/domain/identity/access.h"
#include "shared/wire/jsoncodec.h"

#include <algorithm>

namespace stw::test {

using namespace Qt::StringLiterals;

namespace {

bool reaches(const ports::Reach &reach, ProjectId project)
{
    return !reach.projects || (project.isValid() && reach.projects->contains(project));
}

// The project that an event tells of, where it is not about a request.
ProjectId projectIn(const domain::Event &event)
{
    return std::visit(
        [](const auto &facts) {
            if constexpr (requires { ProjectId(facts.project); })
                return ProjectId(facts.project);
            else
                return ProjectId();
        },
        event);
}

} // namespace

bool FakeCore::post(core::Envelope envelope)
{
    if (m_full)
        return false;
    ++m_posts;
    Result<core::Outcome> outcome = decideOne(envelope);
    if (envelope.reply)
        envelope.reply(outcome);
    return true;
}

Result<core::Outcome> FakeCore::decideOne(const core::Envelope &envelope)
{
    const std::lock_guard lock(m_mutex);
    Actor actor = envelope.actor;
    if (envelope.caller.user.isValid() && envelope.need) {
        const auto allowed =
            domain::authorize(m_world.directory, envelope.caller, *envelope.need, m_clock.now());
        if (!allowed)
            return tl::unexpected(allowed.error());
        actor = *allowed;
    }
    const auto events = domain::decide(m_world, envelope.command, {actor, m_clock.now(), {}});
    if (!events)
        return tl::unexpected(events.error());
    const QList<ports::Entry> entries = append(*events, actor, envelope.cause);
    core::Outcome outcome;
    outcome.seq = m_world.seq;
    outcome.events = *events;
    if (const auto *submit = std::get_if<domain::Submit>(&envelope.command)) {
        const auto trace = m_world.requests.keys.value({submit->requester, submit->idempotencyKey});
        outcome.repeated = events->isEmpty();
        outcome.requestId = trace.request;
        outcome.request = m_world.requests.live.value(trace.request);
    } else if (!entries.isEmpty() && entries.last().request.isValid()) {
        outcome.request = std::make_shared<const Request>(m_requests.value(entries.last().request));
    }
    for (const FeedCallback &callback : std::as_const(m_subscribers))
        callback(entries);
    return outcome;
}

QList<ports::Entry> FakeCore::append(const QList<domain::Event> &events, const Actor &actor,
                                     const QString &cause)
{
    QList<ports::Entry> entries;
    for (const domain::Event &event : events) {
        domain::apply(m_world, event);
        ports::Entry entry;
        entry.seq = ++m_world.seq;
        entry.at = m_clock.now();
        entry.actor = actor;
        entry.cause = cause;
        entry.request = domain::requestOf(event);
        entry.project = projectIn(event);
        entry.event = event;
        if (const auto request = m_world.requests.live.value(entry.request)) {
            entry.project = request->project;
            m_requests.insert(request->id, *request);
            if (isTerminal(request->state))
                domain::forget(m_world, request->id);
        }
        entries.append(entry);
    }
    m_journal += entries;
    return entries;
}

core::Outcome FakeCore::act(domain::Command command)
{
    core::Envelope envelope;
    envelope.command = std::move(command);
    envelope.actor.id = u"installation"_s;
    const Result<core::Outcome> outcome = decideOne(envelope);
    if (!outcome) {
        QStringList faults{outcome.error().detail};
        for (const FieldFault &fault : outcome.error().faults)
            faults += fault.field + u' ' + fault.rule + u' ' + fault.expected;
        qFatal("the stage is refused: %s", qPrintable(faults.join(u"; "_s)));
    }
    return *outcome;
}

std::shared_ptr<const domain::Directory> FakeCore::directory() const
{
    const std::lock_guard lock(m_mutex);
    return std::make_shared<const domain::Directory>(m_world.directory);
}

std::shared_ptr<const domain::World> FakeCore::world() const
{
    const std::lock_guard lock(m_mutex);
    return std::make_shared<const domain::World>(m_world);
}

qint64 FakeCore::seq() const
{
    const std::lock_guard lock(m_mutex);
    return m_world.seq;
}

QString FakeCore::readOnlyReason() const
{
    const std::lock_guard lock(m_mutex);
    return m_readOnly;
}

int FakeCore::subscribe(FeedCallback callback)
{
    const std::lock_guard lock(m_mutex);
    m_subscribers.insert(m_next, std::move(callback));
    return m_next++;
}

void FakeCore::unsubscribe(int subscription)
{
    const std::lock_guard lock(m_mutex);
    m_subscribers.remove(subscription);
}

void FakeCore::setReadOnly(const QString &reason)
{
    const std::lock_guard lock(m_mutex);
    m_readOnly = reason;
}

QList<ports::Entry> FakeCore::journal() const
{
    const std::lock_guard lock(m_mutex);
    return m_journal;
}

QList<Request> FakeCore::requests() const
{
    const std::lock_guard lock(m_mutex);
    return m_requests.values();
}

void FakeCore::change(const std::function<void(domain::World &)> &edit)
{
    const std::lock_guard lock(m_mutex);
    edit(m_world);
}

Result<ports::Page<RequestSummary>> FakeRecords::requests(const ports::RequestQuery &query)
{
    {
        const std::lock_guard lock(m_mutex);
        m_lastQuery = query;
    }
    if (!query.cursor.isEmpty() && query.cursor != u"1")
        return failure(ErrorCode::Malformed, u"cursor"_s);
    ports::Page<RequestSummary> page;
    for (const Request &request : m_core.requests()) {
        if (!reaches(query.reach, request.project)
            || (query.project && request.project != *query.project)
            || (!query.states.isEmpty() && !query.states.contains(request.state)))
            continue;
        RequestSummary line;
        line.id = request.id;
        line.tenant = request.tenant.toString();
        line.project = request.project.toString();
        line.requester = request.requester.toString();
        line.state = request.state;
        line.spec = request.asked.spec;
        line.tmpl = request.asked.tmpl;
        line.purpose = request.purpose;
        page.items.append(line);
    }
    if (query.cursor.isEmpty())
        page.total = page.items.size();
    if (page.items.size() > query.limit) {
        page.items.resize(query.limit);
        page.next = u"1"_s;
    }
    return page;
}

Result<Request> FakeRecords::request(RequestId id, const ports::Reach &reach)
{
    for (const Request &request : m_core.requests()) {
        if (request.id == id && reaches(reach, request.project))
            return request;
    }
    return failure(ErrorCode::NotFound, u"request"_s);
}

Result<QList<ports::JournalLine>> FakeRecords::journal(const ports::JournalQuery &query)
{
    QList<ports::JournalLine> lines;
    for (const ports::Entry &entry : m_core.journal()) {
        if (entry.seq <= query.after || lines.size() >= query.limit
            || !reaches(query.reach, entry.project)
            || (query.request.isValid() && entry.request != query.request))
            continue;
        ports::JournalLine line;
        line.line = {
            entry.seq,     entry.at, domain::codeOf(entry.event), entry.actor.id, entry.request,
            entry.project, {}};
        line.role = entry.actor.role;
        line.cause = entry.cause;
        line.facts = wire::encode(entry.event);
        line.hash = QByteArray(32, 'h');
        lines.append(line);
    }
    return lines;
}

Result<QList<UsageLine>> FakeRecords::usage(const ports::UsageQuery &query)
{
    QList<UsageLine> lines;
    const auto world = m_core.world();
    for (const Project &project : world->directory.projects) {
        if (!reaches(query.reach, project.id) || (query.project && *query.project != project.id))
            continue;
        UsageLine line;
        line.tenant = project.tenant.toString();
        line.project = project.id.toString();
        lines.append(line);
    }
    return lines;
}

Result<AuditCheck> FakeRecords::verifyAudit(const ports::Head &)
{
    return AuditCheck{true, m_core.seq(), {}, 0, {}};
}

Result<ports::Head> FakeRecords::head()
{
    return ports::Head{m_core.seq(), QByteArray(32, 'h')};
}

ports::RequestQuery FakeRecords::lastQuery() const
{
    const std::lock_guard lock(m_mutex);
    return m_lastQuery;
}

Pool FakeExecutor::pool() const
{
    return {u"local"_s, u"local"_s, u"user"_s, false};
}

Result<ports::LogChunk> FakeExecutor::log(const QString &tag, qint64 offset, qint64 most)
{
    const std::lock_guard lock(m_mutex);
    if (!m_output.contains(tag))
        return failure(ErrorCode::NotFound, u"no output"_s);
    const QByteArray output = m_output.value(tag);
    return ports::LogChunk{output.mid(offset, most), offset, output.size()};
}

Result<QMap<QString, qint64>> FakeExecutor::files(const QString &tag)
{
    const std::lock_guard lock(m_mutex);
    QMap<QString, qint64> sizes;
    const auto files = m_files.value(tag);
    for (auto file = files.begin(); file != files.end(); ++file)
        sizes.insert(file.key(), file->size());
    return sizes;
}

Result<QByteArray> FakeExecutor::file(const QString &tag, const QString &name)
{
    const std::lock_guard lock(m_mutex);
    const auto files = m_files.value(tag);
    if (!files.contains(name))
        return failure(ErrorCode::NotFound, u"no such file"_s);
    return files.value(name);
}

Result<void> FakeExecutor::keepInput(UserId user, const QString &name, const QByteArray &bytes)
{
    const std::lock_guard lock(m_mutex);
    m_inputs.insert(user.toString() + u'/' + name, bytes);
    return {};
}

void FakeExecutor::write(const QString &tag, const QByteArray &bytes)
{
    const std::lock_guard lock(m_mutex);
    m_output[tag] += bytes;
}

void FakeExecutor::writeFile(const QString &tag, const QString &name, const QByteArray &bytes)
{
    const std::lock_guard lock(m_mutex);
    m_files[tag].insert(name, bytes);
}

QMap<QString, QByteArray> FakeExecutor::inputs() const
{
    const std::lock_guard lock(m_mutex);
    return m_inputs;
}

} // namespace stw::test
