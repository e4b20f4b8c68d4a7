#include "backend/api/workers.h"

namespace stw::api {

Workers::Workers()
{
    m_pool.setMaxThreadCount(kThreads);
}

Workers::~Workers()
{
    close();
}

bool Workers::start(std::function<void()> work)
{
    if (m_taken.fetch_add(1) >= kMostWaiting || m_closed) {
        m_taken.fetch_sub(1);
        return false;
    }
    m_pool.start([this, work = std::move(work)] {
        work();
        m_taken.fetch_sub(1);
    });
    return true;
}

void Workers::close()
{
    m_closed = true;
    m_pool.waitForDone();
}

Pulse::Pulse()
    : m_thread([this] { beat(); })
{}

Pulse::~Pulse()
{
    close();
}

void Pulse::add(std::function<bool()> step)
{
    const std::lock_guard lock(m_mutex);
    if (m_closed)
        return;
    m_steps.push_back(std::move(step));
    m_wake.notify_one();
}

void Pulse::close()
{
    {
        const std::lock_guard lock(m_mutex);
        m_closed = true;
        m_wake.notify_one();
    }
    if (m_thread.joinable())
        m_thread.join();
}

void Pulse::beat()
{
    std::unique_lock lock(m_mutex);
    while (!m_closed) {
        if (m_steps.empty()) {
            m_wake.wait(lock, [this] { return m_closed || !m_steps.empty(); });
            continue;
        }
        std::list<std::function<bool()>> steps;
        steps.swap(m_steps);
        lock.unlock(); // a step may add another one
        steps.remove_if([](const std::function<bool()> &step) { return step(); });
        lock.lock();
        m_steps.splice(m_steps.begin(), steps);
        m_wake.wait_for(lock, kBeat, [this] { return m_closed; });
    }
    m_steps.clear();
}

} // namespace stw::api
