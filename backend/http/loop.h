#pragma once

#include <boost/asio/dispatch.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>

#include <mutex>

namespace stw::http {

//! The edge's event loop, shared with every handle given out: a Responder may outlive the Server.
class Loop
{
public:
    boost::asio::io_context context{1}; // one thread runs it

    //! Runs \a work in the edge's thread: at once when called there, else queued. After close()
    //! it is dropped. It must hold sessions weakly only, or a dropped one would keep itself alive.
    template <class Work>
    void run(Work work)
    {
        if (context.get_executor().running_in_this_thread())
            return work();
        const std::lock_guard lock(m_mutex);
        if (m_isOpen)
            boost::asio::post(context, std::move(work));
    }

    //! After the thread has ended: drops what was queued too late, and all that comes.
    void close()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_isOpen = false;
        }
        context.restart();
        context.poll(); // finds no session any more, and so does nothing but free the queue
    }

private:
    std::mutex m_mutex;
    bool m_isOpen = true;
};

} // namespace stw::http
