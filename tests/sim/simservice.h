#pragma once

#include "backend/core/loop.h"
#include "tests/sim/simexecutor.h"

namespace stw::sim {

//! The whole backend on simulated ground: the real loop on a store, machines and a clock that
//! outlive it, and a process that can die at any call.
class SimService
{
public:
    SimService(quint64 seed, Bug bug);

    SimClock &clock() { return m_clock; }
    SimIds &ids() { return m_ids; }
    Chance &chance() { return m_chance; }
    Counts &counts() { return m_counts; }
    Fuse &fuse() { return m_fuse; }
    SimStore &store() { return m_store; }
    QList<SimSite *> sites() { return {&m_cards, &m_plain}; }
    core::Loop &loop() { return *m_loop; }
    const invariants::Outside &outside() const { return m_outside; }

    //! Until a process runs that has loaded its world.
    void start();
    //! Posts on behalf of somebody; \a reply burns the fuse, so the process may die before it.
    void post(core::Envelope envelope);
    //! Turns until there is nothing to do at this moment. A crash is followed by a new start.
    void pump();
    //! Lets time pass, stopping wherever something is due.
    void pass(Micros by);
    //! Time jumps: nothing happens in between.
    void jump(Micros by);
    void crash();
    //! Machines say what they are like now.
    void reportNodes();
    //! Faults end: everything reachable and healthy, nothing lost any more.
    void heal();
    //! Something is now due, or in the future; not set: nothing ever.
    Instant nextDue() const;

    //! What the checks find now, and what they found since the last call.
    QList<invariants::Violation> look();
    void found(int number, const QString &what, const QString &where);

private:
    void turns();
    std::unique_ptr<core::Loop> makeLoop();
    bool quiet() const;

    SimClock m_clock;
    SimIds m_ids;
    Chance m_chance;
    Counts m_counts;
    Fuse m_fuse;
    SimStore m_store;
    invariants::Outside m_outside;
    SimSite m_cards;
    SimSite m_plain;
    bool m_honest = false;
    Instant m_noisyUntil;
    QList<invariants::Violation> m_found;
    std::vector<std::unique_ptr<SimExecutor>> m_executors;
    std::unique_ptr<core::Loop> m_loop;
};

} // namespace stw::sim
