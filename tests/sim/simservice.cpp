#include "tests/sim/simservice.h"

#include "tests/sim/simhouse.h"

namespace stw::sim {

using namespace Qt::StringLiterals;

namespace {

// Evenings before the clocks go back and forth in Berlin, and before its months end.
constexpr auto kStarts = std::to_array<Instant>({
    {1'792'873'800'000'000}, // 2026-10-24T20:30:00Z
    {1'793'485'800'000'000}, // 2026-10-31T22:30:00Z
    {1'806'178'500'000'000}, // 2027-03-27T20:15:00Z
    {1'772'308'800'000'000}, // 2026-02-28T20:00:00Z
});

constexpr int kMostTurns = 500; //!< At one moment; more is a loop that never rests.
constexpr int kMostStops = 100; //!< On the way through a time.

//! The longer the time, the coarser the look at it: the loop may well be woken late.
Micros grainOf(Micros by)
{
    if (by > std::chrono::minutes(30))
        return std::chrono::seconds(60);
    return by > std::chrono::minutes(1) ? std::chrono::seconds(3) : Micros(0);
}

} // namespace

SimService::SimService(quint64 seed, Bug bug)
    : m_clock(kStarts[seed % kStarts.size()])
    , m_ids(m_clock, seed ^ 0x1d5)
    , m_chance(seed)
    , m_store(m_fuse, m_chance, m_counts, bug)
    , m_cards(cardPool(), cardNodes(), m_chance, m_counts, m_outside, bug)
    , m_plain(plainPool(), plainNodes(), m_chance, m_counts, m_outside, bug)
{}

std::unique_ptr<core::Loop> SimService::makeLoop()
{
    m_executors.clear();
    core::Loop::Parts parts{m_store, m_clock, m_ids, {}, {}, 10'000, 1'000, {}};
    for (SimSite *site : sites()) {
        m_executors.push_back(
            std::make_unique<SimExecutor>(*site, m_clock, m_fuse, m_chance, m_counts));
        if (m_honest)
            m_executors.back()->heal();
        parts.executors[site->pool().name] = m_executors.back().get();
    }
    return std::make_unique<core::Loop>(std::move(parts));
}

void SimService::start()
{
    for (int attempt = 0; attempt < 20; ++attempt) {
        try {
            m_loop = makeLoop();
            if (m_loop->start()) {
                reportNodes();
                return;
            }
            m_store.heal();
        } catch (const Crash &) {
            ++m_counts["crash while starting"_L1];
        }
        m_loop.reset();
    }
    found(0, u"the service does not start"_s, u"start"_s);
    m_fuse.putOut();
    m_store.heal();
    m_loop = makeLoop();
}

void SimService::post(core::Envelope envelope)
{
    if (envelope.reply)
        envelope.reply = [this, inner = envelope.reply](const Result<core::Outcome> &outcome) {
            m_fuse.burn();
            inner(outcome);
        };
    if (!m_loop->post(std::move(envelope)))
        ++m_counts["inbox full"_L1];
}

void SimService::pump()
{
    try {
        turns();
    } catch (const Crash &) {
        ++m_counts["crash inside a turn"_L1];
        crash();
    }
}

void SimService::turns()
{
    for (int turn = 0; turn < kMostTurns; ++turn) {
        for (const auto &executor : m_executors)
            executor->deliver([this](const ports::Report &report) { m_loop->report(report); });
        if (!m_loop->turn())
            return;
    }
    found(0, u"the loop does not come to rest"_s, toText(m_clock.peek()));
}

void SimService::pass(Micros by)
{
    const Instant target = m_clock.peek() + by;
    for (int stop = 0; stop < kMostStops; ++stop) {
        const Instant due = std::max(nextDue(), m_clock.peek() + grainOf(by));
        if (due > target)
            break;
        m_clock.advanceTo(due);
        pump();
    }
    const Micros rest = std::max(Micros(0), target - m_clock.peek());
    if (rest > std::max<Micros>(grainOf(by), std::chrono::seconds(20))) {
        jump(rest);
        return;
    }
    m_clock.advance(rest);
    pump();
}

void SimService::jump(Micros by)
{
    m_clock.advance(by);
    m_noisyUntil = std::max(m_noisyUntil, m_clock.peek());
    pump();
}

void SimService::crash()
{
    ++m_counts["crash"_L1];
    m_loop.reset();
    for (const auto &executor : m_executors) {
        m_noisyUntil = std::max(m_noisyUntil, executor->noisyUntil());
        executor->die();
    }
    m_noisyUntil = std::max(m_noisyUntil, m_clock.peek());
    if (m_chance.oneIn(6))
        m_fuse.light(m_chance.between(1, 20));
    start();
    pump();
}

void SimService::reportNodes()
{
    for (const auto &executor : m_executors)
        executor->reportNodes();
}

void SimService::heal()
{
    m_honest = true;
    m_fuse.putOut();
    m_store.heal();
    for (SimSite *site : sites()) {
        for (const Node &seen : site->nodes()) {
            Node &node = site->node(seen.name);
            node.reachable = true;
            node.health = Health::Healthy;
            for (Card &card : node.cards) {
                card.health = Health::Healthy;
                card.foreignUse = false;
            }
        }
    }
    for (const auto &executor : m_executors)
        executor->heal();
    reportNodes();
}

Instant SimService::nextDue() const
{
    Instant due = m_loop->nextDue();
    for (const auto &executor : m_executors) {
        const Instant at = executor->nextDue();
        if (at.isSet() && (!due.isSet() || at < due))
            due = at;
    }
    return due;
}

bool SimService::quiet() const
{
    if (!m_loop->readOnlyReason().isEmpty())
        return false;
    for (const SimSite *site : {&m_cards, &m_plain}) {
        for (const Node &node : site->nodes()) {
            if (!node.reachable)
                return false;
        }
    }
    return true;
}

QList<invariants::Violation> SimService::look()
{
    const Instant now = m_clock.peek();
    for (const auto &executor : m_executors)
        m_noisyUntil = std::max(m_noisyUntil, executor->noisyUntil());
    if (!quiet())
        m_noisyUntil = std::max(m_noisyUntil, now);
    m_outside.quietSince = m_noisyUntil < now ? m_noisyUntil : Instant();
    m_found += m_store.takeFound();
    m_found += invariants::look(m_store.books(), now, &m_outside);
    return std::exchange(m_found, {});
}

void SimService::found(int number, const QString &what, const QString &where)
{
    m_found += {number, what, where};
}

} // namespace stw::sim
