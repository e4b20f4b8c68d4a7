#pragma once

#include <QThreadPool>

#include <atomic>
#include <condition_variable>
#include <functional>
#include <list>
#include <mutex>
#include <thread>

namespace stw::api {

//! The threads that serve requests: they may wait for the store, the edge and the loop must not.
class Workers
{
public:
    static constexpr int kThreads = 4;
    static constexpr int kMostWaiting = 4'000; //!< More than the edge's connections.

    Workers();
    ~Workers();
    Q_DISABLE_COPY_MOVE(Workers)

    //! False: closed, or too many wait; nothing was taken.
    bool start(std::function<void()> work);
    //! Takes no more and waits for what runs.
    void close();

private:
    std::atomic<int> m_taken = 0;
    std::atomic<bool> m_closed = false;
    QThreadPool m_pool;
};

//! Calls steps again and again in a thread of its own, until each says that it is done. Sleeps
//! while there are none. A step must be quick.
class Pulse
{
public:
    static constexpr std::chrono::milliseconds kBeat{20};

    Pulse();
    ~Pulse();
    Q_DISABLE_COPY_MOVE(Pulse)

    //! True from a step: it was the last time.
    void add(std::function<bool()> step);
    void close(); //!< Drops the steps.

private:
    void beat();

    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::list<std::function<bool()>> m_steps;
    bool m_closed = false;
    std::thread m_thread;
};

} // namespace stw::api
