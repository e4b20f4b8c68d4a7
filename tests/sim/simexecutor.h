#pragma once

#include "backend/invariants/books.h"
#include "backend/ports/executor.h"
#include "tests/sim/simstore.h"

namespace stw::sim {

//! Machines with what runs on them. They outlive the service and know nothing of it.
class SimSite
{
public:
    SimSite(Pool pool, QList<Node> nodes, Chance &chance, Counts &counts,
            invariants::Outside &outside, Bug bug);

    const Pool &pool() const { return m_pool; }
    QList<Node> nodes() const { return m_nodes.values(); }
    Node &node(const QString &name) { return m_nodes[name]; }
    //! Of work that is not over, or not for long.
    QStringList recentTags(Instant now) const;

    //! Starts it in a while, once: a known tag stays what it is.
    void launch(const ports::LaunchSpec &spec, Instant now);
    void cancel(const QString &tag, ports::StopKind kind, Instant now);
    //! From now on an unknown tag is one that never starts.
    void fence(const QString &tag, Instant now, EndCause cause);
    //! The node was switched off and on; whatever ran there is gone, and that is proven.
    void restart(const QString &node, Instant now);
    //! None of the machines cannot be reached.
    bool reaches(const QList<Slice> &slices) const;
    bool reaches(const QString &tag) const;

    //! Moves all work on to \a now; the tags whose state changed.
    QStringList advance(Instant now);
    //! When the next work changes; not set: never.
    Instant nextDue() const;
    //! What there is to say of \a tag, known or not.
    QList<ports::Report> reportsOf(const QString &tag) const;

private:
    enum class Phase { Launching, Running, Over };
    struct Work
    {
        ports::LaunchSpec spec;
        Phase phase = Phase::Launching;
        Instant startsAt;
        Instant endsAt;
        Instant startedAt;
        EndCause plannedCause = EndCause::Ok;
        WorkEnd end;
        ReturnProof proof;
        bool retry = false;
    };

    void plan(Work &work, Instant now);
    void begin(const QString &tag, Work &work, Instant at);
    void finish(const QString &tag, Work &work, Instant at, EndCause cause, const QString &source);
    void step(const QString &tag, Work &work, Instant now);

    Pool m_pool;
    QMap<QString, Node> m_nodes;
    QMap<QString, Work> m_works;
    std::set<QString> m_changed; //!< Since the last advance().
    Chance &m_chance;
    Counts &m_counts;
    invariants::Outside &m_outside;
    Bug m_bug;
};

//! The driver in the service's process, and the network between it and the site. It dies with the
//! process; what was under way then arrives or does not.
class SimExecutor final : public ports::Executor
{
public:
    SimExecutor(SimSite &site, SimClock &clock, Fuse &fuse, Chance &chance, Counts &counts);

    Pool pool() const override;
    void launch(const ports::LaunchSpec &spec) override;
    void find(const QString &tag) override;
    void cancel(const QString &tag, ports::StopKind kind) override;
    void snapshot() override;
    Result<ports::LogChunk> log(const QString &tag, qint64 offset, qint64 most) override;
    Result<QMap<QString, qint64>> files(const QString &tag) override;
    Result<QByteArray> file(const QString &tag, const QString &name) override;
    Result<void> keepInput(UserId user, const QString &name, const QByteArray &bytes) override;

    //! Carries what is due by now to the machines and back.
    void deliver(const ports::ReportSink &sink);
    Instant nextDue() const;
    //! The process dies.
    void die();
    //! From now on nothing is lost, delayed or repeated.
    void heal() { m_honest = true; }
    //! When the last lost or late thing will have come right.
    Instant noisyUntil() const { return m_noisyUntil; }
    //! Says what the machines are like now.
    void reportNodes();

private:
    struct Call
    {
        enum class Kind { Launch, Find, Cancel } kind = Kind::Find;
        QString tag;
        ports::LaunchSpec spec;
        ports::StopKind stop = ports::StopKind::Graceful;
    };

    void call(Call call);
    void arrive(const Call &call);
    bool reaches(const Call &call) const;
    void report(const ports::Report &report);
    void reportTag(const QString &tag);
    Instant late(Micros usual);

    SimSite &m_site;
    SimClock &m_clock;
    Fuse &m_fuse;
    Chance &m_chance;
    Counts &m_counts;
    bool m_honest = false;
    qint64 m_snapshots = 0;
    Instant m_noisyUntil;
    std::multimap<Instant, Call> m_calls;
    std::multimap<Instant, ports::Report> m_reports;
    std::multimap<Instant, QString>
        m_again; //!< Tags to look at again: what was said of them was lost.
};

} // namespace stw::sim
