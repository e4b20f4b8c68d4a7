#pragma once

#include "backend/http/loop.h"
#include "backend/http/message.h"

#include <atomic>
#include <memory>

namespace stw::http {

class Session;

//! The right to answer one request, once. Holds the session weakly: a client that left is no fault.
class Ticket
{
public:
    Ticket(std::shared_ptr<Loop> loop, std::weak_ptr<Session> session, qint64 queueBytes = 0);
    ~Ticket();
    Q_DISABLE_COPY_MOVE(Ticket)

    //! True for the first taker only.
    bool take() { return !m_isTaken.exchange(true); }
    void answer(Response response);
    const std::shared_ptr<Loop> &loop() const { return m_loop; }
    qint64 queueBytes() const { return m_queueBytes; } //!< For the socket of an upgrade.
    const std::weak_ptr<Session> &session() const { return m_session; }

private:
    std::shared_ptr<Loop> m_loop;
    std::weak_ptr<Session> m_session;
    qint64 m_queueBytes;
    std::atomic<bool> m_isTaken = false;
};

} // namespace stw::http
