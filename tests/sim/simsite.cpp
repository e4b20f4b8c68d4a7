#include "tests/sim/simexecutor.h"

namespace stw::sim {

using namespace Qt::StringLiterals;

SimSite::SimSite(Pool pool, QList<Node> nodes, Chance &chance, Counts &counts,
                 invariants::Outside &outside, Bug bug)
    : m_pool(std::move(pool))
    , m_chance(chance)
    , m_counts(counts)
    , m_outside(outside)
    , m_bug(bug)
{
    for (const Node &node : nodes)
        m_nodes[node.name] = node;
}

void SimSite::launch(const ports::LaunchSpec &spec, Instant now)
{
    if (m_works.contains(spec.tag)) {
        ++m_counts["launch repeated"_L1];
        Work &known = m_works[spec.tag];
        if (m_bug == Bug::DoubleStart && known.phase == Phase::Running)
            ++m_outside.works[spec.tag].starts;
        return;
    }
    Work work;
    work.spec = spec;
    if (m_bug == Bug::OtherCommand)
        work.spec.argv += u"--also"_s;
    plan(work, now);
    m_works[spec.tag] = work;
    m_outside.works[spec.tag] = {true, now, 0, work.spec};
}

void SimSite::plan(Work &work, Instant now)
{
    work.startsAt = now + m_chance.seconds(0, 5);
    if (m_chance.oneIn(8))
        work.startsAt = now + m_chance.seconds(5, 100);
    const Micros granted = std::chrono::seconds(work.spec.seconds);
    const Micros length = Micros(m_chance.between(1, granted.count() + granted.count() / 4));
    work.endsAt = work.startsAt + std::min(length, granted + m_chance.seconds(0, 3));
    constexpr auto kCauses = std::to_array(
        {EndCause::Ok, EndCause::Ok, EndCause::Ok, EndCause::UserError, EndCause::OutOfMemory});
    work.plannedCause = length > granted ? EndCause::Deadline : m_chance.oneOf(kCauses);
    if (m_chance.oneIn(15)) {
        work.plannedCause = m_chance.oneIn(2) ? EndCause::LaunchFailed : EndCause::CardsMismatch;
        work.endsAt = work.startsAt;
    }
}

void SimSite::cancel(const QString &tag, ports::StopKind kind, Instant now)
{
    if (!m_works.contains(tag)) {
        fence(tag, now, EndCause::Cancelled);
        return;
    }
    Work &work = m_works[tag];
    if (work.phase == Phase::Launching && m_chance.oneIn(2)) {
        finish(tag, work, now, EndCause::Cancelled, u"never_started"_s);
        return;
    }
    const bool deaf = kind == ports::StopKind::Graceful && m_chance.oneIn(4);
    if (deaf)
        ++m_counts["cancel ignored for a while"_L1];
    const Instant end =
        std::max(now, work.startsAt) + (deaf ? m_chance.seconds(20, 90) : m_chance.seconds(0, 5));
    if (end < work.endsAt) {
        work.endsAt = end;
        work.plannedCause = EndCause::Cancelled;
    }
}

void SimSite::fence(const QString &tag, Instant now, EndCause cause)
{
    if (m_works.contains(tag))
        return;
    ++m_counts["a tag that never started"_L1];
    Work work;
    work.spec.tag = tag;
    m_works[tag] = work;
    finish(tag, m_works[tag], now, cause, u"never_started"_s);
}

void SimSite::restart(const QString &node, Instant now)
{
    for (auto work = m_works.begin(); work != m_works.end(); ++work) {
        const QList<Slice> &slices = work->spec.slices;
        const bool there = std::any_of(slices.begin(), slices.end(),
                                       [&node](const Slice &slice) { return slice.node == node; });
        if (!there || work->phase == Phase::Over)
            continue;
        ++m_counts["work lost with its node"_L1];
        finish(work.key(), *work, now, EndCause::Lost, u"node_restart"_s);
    }
}

bool SimSite::reaches(const QList<Slice> &slices) const
{
    return std::all_of(slices.begin(), slices.end(),
                       [this](const Slice &slice) { return m_nodes[slice.node].reachable; });
}

bool SimSite::reaches(const QString &tag) const
{
    const auto work = m_works.find(tag);
    return work == m_works.end() || reaches(work->spec.slices);
}

QStringList SimSite::recentTags(Instant now) const
{
    QStringList tags;
    for (auto work = m_works.begin(); work != m_works.end(); ++work) {
        if (work->phase != Phase::Over || now - work->end.at < std::chrono::minutes(1))
            tags += work.key();
    }
    return tags;
}

QStringList SimSite::advance(Instant now)
{
    for (auto work = m_works.begin(); work != m_works.end(); ++work)
        step(work.key(), *work, now);
    const std::set<QString> changed = std::exchange(m_changed, {});
    return {changed.begin(), changed.end()};
}

void SimSite::step(const QString &tag, Work &work, Instant now)
{
    if (work.phase == Phase::Launching && work.startsAt <= now) {
        const bool refused = work.plannedCause == EndCause::LaunchFailed
                             || work.plannedCause == EndCause::CardsMismatch;
        if (refused)
            finish(tag, work, work.startsAt, work.plannedCause, u"never_started"_s);
        else
            begin(tag, work, work.startsAt);
    }
    if (work.phase == Phase::Running && work.endsAt <= now)
        finish(tag, work, work.endsAt, work.plannedCause, u"receipt"_s);
}

void SimSite::begin(const QString &tag, Work &work, Instant at)
{
    work.phase = Phase::Running;
    work.startedAt = at;
    ++m_outside.works[tag].starts;
    m_changed.insert(tag);
}

void SimSite::finish(const QString &tag, Work &work, Instant at, EndCause cause,
                     const QString &source)
{
    work.phase = Phase::Over;
    m_changed.insert(tag);
    work.end.cause = cause;
    work.end.at = at;
    work.end.detail = u"simulated"_s;
    if (cause == EndCause::Ok || cause == EndCause::UserError)
        work.end.exitCode = cause == EndCause::Ok ? 0 : m_chance.between(1, 125);
    else if (work.startedAt.isSet())
        work.end.signal = 9;
    work.proof = {at, source, u"simulated"_s, true};
    work.retry = cause == EndCause::Lost || cause == EndCause::CardsMismatch
                 || (cause == EndCause::LaunchFailed && m_chance.oneIn(2));
    ++m_counts[nameOf(cause)];
    if (m_bug != Bug::Orphan || work.retry) {
        m_outside.works[tag].live = false;
        m_outside.works[tag].since = at;
    }
}

Instant SimSite::nextDue() const
{
    Instant due;
    for (const Work &work : m_works) {
        if (work.phase == Phase::Over)
            continue;
        const Instant at = work.phase == Phase::Launching ? work.startsAt : work.endsAt;
        if (!due.isSet() || at < due)
            due = at;
    }
    return due;
}

QList<ports::Report> SimSite::reportsOf(const QString &tag) const
{
    const auto found = m_works.find(tag);
    if (found == m_works.end())
        return {};
    QList<ports::Report> reports;
    const Work &work = *found;
    const QString user = u"stw-%1"_s.arg(work.spec.osNumber);
    if (work.phase == Phase::Running)
        reports += ports::WorkStarted{tag, work.startedAt, u"simulated"_s, user};
    if (work.phase == Phase::Over)
        reports += ports::WorkOver{tag,      work.startedAt, u"simulated"_s, user,
                                   work.end, work.proof,     work.retry};
    return reports;
}

} // namespace stw::sim
