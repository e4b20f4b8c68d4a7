#pragma once

#include "backend/ports/clock.h"
#include "shared/base/prng.h"

#include <map>

namespace stw::sim {

//! The one source of everything that is not decided: a seed names a run.
class Chance
{
public:
    explicit Chance(quint64 seed)
        : m_prng(seed)
    {}

    quint64 next() { return m_prng.next(); }
    qint64 upTo(qint64 most) { return qint64(m_prng.below(quint64(most) + 1)); }
    qint64 between(qint64 least, qint64 most) { return least + upTo(most - least); }
    bool oneIn(quint64 n) { return m_prng.oneIn(n); }
    //! One of \a list, which is not empty.
    template <class List>
    const auto &oneOf(const List &list)
    {
        return list[upTo(qint64(list.size()) - 1)];
    }
    Micros seconds(qint64 least, qint64 most)
    {
        return Micros(between(least * 1'000'000, most * 1'000'000));
    }

private:
    Prng m_prng;
};

//! How often each kind of case was met: what was never met proves nothing.
using Counts = std::map<QLatin1StringView, qint64>;

//! Thrown where the process dies. Only the simulator throws, and nothing of the product catches.
struct Crash
{};

//! Burns down by one at each call of a port and each reply; at the end the process dies.
class Fuse
{
public:
    void light(qint64 calls) { m_left = calls; }
    void putOut() { m_left = 0; }
    void burn()
    {
        if (m_left > 0 && --m_left == 0)
            throw Crash();
    }

private:
    qint64 m_left = 0; //!< 0: not lit.
};

class SimClock final : public ports::Clock
{
public:
    explicit SimClock(Instant start)
        : m_now(start)
    {}

    //! A microsecond later at each look, as two looks at a real clock differ.
    Instant now() override
    {
        m_now = m_now + Micros(1);
        return m_now;
    }
    Instant peek() const { return m_now; }
    void advance(Micros by) { m_now = m_now + by; }
    void advanceTo(Instant at) { m_now = std::max(m_now, at); }

private:
    Instant m_now;
};

class SimIds final : public ports::Ids
{
public:
    SimIds(SimClock &clock, quint64 seed)
        : m_clock(clock)
        , m_prng(seed)
    {}

    Uuid next() override
    {
        const quint64 high = m_prng.next();
        return uuidV7(m_clock.peek().us / 1000, high, m_prng.next());
    }

private:
    SimClock &m_clock;
    Prng m_prng;
};

} // namespace stw::sim
