#include "tests/sim/simexecutor.h"

namespace stw::sim {

using namespace Qt::StringLiterals;

SimExecutor::SimExecutor(SimSite &site, SimClock &clock, Fuse &fuse, Chance &chance, Counts &counts)
    : m_site(site)
    , m_clock(clock)
    , m_fuse(fuse)
    , m_chance(chance)
    , m_counts(counts)
{}

Pool SimExecutor::pool() const
{
    return m_site.pool();
}

void SimExecutor::launch(const ports::LaunchSpec &spec)
{
    call({Call::Kind::Launch, spec.tag, spec, {}});
}

void SimExecutor::find(const QString &tag)
{
    call({Call::Kind::Find, tag, {}, {}});
}

void SimExecutor::cancel(const QString &tag, ports::StopKind kind)
{
    call({Call::Kind::Cancel, tag, {}, kind});
}

void SimExecutor::snapshot()
{
    m_fuse.burn();
    // Seldom, and never only once: an old report may still overtake a newer one.
    if (m_snapshots++ % 6 == 0)
        reportNodes();
    for (const QString &tag : m_site.recentTags(m_clock.peek()))
        reportTag(tag);
}

Result<ports::LogChunk> SimExecutor::log(const QString &, qint64, qint64)
{
    return failure(ErrorCode::NotFound);
}

Result<QMap<QString, qint64>> SimExecutor::files(const QString &)
{
    return failure(ErrorCode::NotFound);
}

Result<QByteArray> SimExecutor::file(const QString &, const QString &)
{
    return failure(ErrorCode::NotFound);
}

Result<void> SimExecutor::keepInput(UserId, const QString &, const QByteArray &)
{
    return {};
}

void SimExecutor::call(Call call)
{
    m_fuse.burn();
    const Instant at = m_clock.peek() + m_chance.seconds(0, 2);
    const bool lost = !m_honest && m_chance.oneIn(25);
    if (lost) {
        // The driver notices in a while that nobody answered, and asks.
        ++m_counts["call lost"_L1];
        if (call.kind != Call::Kind::Cancel)
            call.kind = Call::Kind::Find;
        m_calls.emplace(late(std::chrono::seconds(30)), std::move(call));
    } else {
        m_calls.emplace(at, std::move(call));
    }
    m_fuse.burn();
}

void SimExecutor::arrive(const Call &call)
{
    const Instant now = m_clock.peek();
    switch (call.kind) {
    case Call::Kind::Launch: m_site.launch(call.spec, now); break;
    case Call::Kind::Find: m_site.fence(call.tag, now, EndCause::LaunchFailed); break;
    case Call::Kind::Cancel: m_site.cancel(call.tag, call.stop, now); break;
    }
    reportTag(call.tag);
}

bool SimExecutor::reaches(const Call &call) const
{
    return call.kind == Call::Kind::Launch ? m_site.reaches(call.spec.slices)
                                           : m_site.reaches(call.tag);
}

void SimExecutor::deliver(const ports::ReportSink &sink)
{
    const Instant now = m_clock.peek();
    for (const QString &tag : m_site.advance(now))
        reportTag(tag);
    while (!m_calls.empty() && m_calls.begin()->first <= now) {
        const Call call = m_calls.extract(m_calls.begin()).mapped();
        if (reaches(call))
            arrive(call);
        else
            m_calls.emplace(now + Micros(std::chrono::seconds(10)), call);
    }
    while (!m_again.empty() && m_again.begin()->first <= now) {
        const QString tag = m_again.extract(m_again.begin()).mapped();
        if (m_site.reaches(tag))
            reportTag(tag);
        else
            m_again.emplace(now + Micros(std::chrono::seconds(10)), tag);
    }
    while (!m_reports.empty() && m_reports.begin()->first <= now)
        sink(m_reports.extract(m_reports.begin()).mapped());
}

Instant SimExecutor::nextDue() const
{
    Instant due = m_site.nextDue();
    const auto earlier = [&due](Instant at) {
        if (!due.isSet() || at < due)
            due = at;
    };
    if (!m_calls.empty())
        earlier(m_calls.begin()->first);
    if (!m_reports.empty())
        earlier(m_reports.begin()->first);
    if (!m_again.empty())
        earlier(m_again.begin()->first);
    return due;
}

void SimExecutor::die()
{
    for (const auto &[at, call] : m_calls) {
        const bool arrives = m_chance.oneIn(2);
        if (call.kind == Call::Kind::Launch)
            ++m_counts[arrives ? "crash during launch, arrived"_L1
                               : "crash during launch, lost"_L1];
        if (arrives && reaches(call))
            arrive(call);
    }
    if (!m_reports.empty())
        ++m_counts["reports lost in a crash"_L1];
    m_calls.clear();
    m_reports.clear();
    m_again.clear();
}

void SimExecutor::reportNodes()
{
    for (const Node &node : m_site.nodes())
        report(ports::NodeSeen{node});
}

void SimExecutor::reportTag(const QString &tag)
{
    if (!m_site.reaches(tag)) {
        m_again.emplace(m_clock.peek() + Micros(std::chrono::seconds(10)), tag);
        return;
    }
    for (const ports::Report &told : m_site.reportsOf(tag)) {
        if (!m_honest && m_chance.oneIn(12)) {
            ++m_counts["report lost"_L1];
            m_again.emplace(late(m_chance.seconds(20, 60)), tag);
        } else {
            report(told);
        }
    }
}

void SimExecutor::report(const ports::Report &report)
{
    const Instant at = m_clock.peek() + m_chance.seconds(0, 2);
    if (m_honest) {
        m_reports.emplace(at, report);
        return;
    }
    if (m_chance.oneIn(10)) {
        ++m_counts["report repeated"_L1];
        m_reports.emplace(at + m_chance.seconds(0, 120), report);
    }
    if (m_chance.oneIn(10)) {
        ++m_counts["report delayed"_L1];
        m_reports.emplace(late(m_chance.seconds(10, 600)), report);
        return;
    }
    m_reports.emplace(at, report);
}

Instant SimExecutor::late(Micros usual)
{
    const Instant at = m_clock.peek() + usual;
    m_noisyUntil = std::max(m_noisyUntil, at + Micros(std::chrono::seconds(10)));
    return at;
}

} // namespace stw::sim
