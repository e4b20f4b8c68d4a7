#include "backend/http/socket.h"

#include "backend/http/session.h"
#include "backend/http/socketsession.h"
#include "backend/http/ticket.h"

namespace stw::http {

Socket::Socket(std::shared_ptr<SocketState> state)
    : m_state(std::move(state))
{}

bool Socket::sendText(const QByteArray &text) const
{
    if (!m_state->isOpen)
        return false;
    const qint64 backlog = m_state->backlogBytes += text.size();
    const bool fits = backlog <= m_state->limitBytes;
    if (!fits)
        m_state->isOpen = false;
    m_state->loop->run([state = m_state, text = fits ? text : QByteArray(), fits] {
        const auto session = state->session.lock();
        if (!session)
            return;
        fits ? session->send(text) : session->abort();
    });
    return fits;
}

void Socket::close(quint16 code, const QByteArray &reason) const
{
    m_state->loop->run([state = m_state, code, reason] {
        if (const auto session = state->session.lock())
            session->closeAfterQueue(code, reason);
    });
}

bool Socket::isOpen() const
{
    return m_state->isOpen;
}

Upgrade::Upgrade(std::shared_ptr<Ticket> ticket)
    : m_ticket(std::move(ticket))
{}

Socket Upgrade::accept(SocketEvents events) const
{
    const auto state = std::make_shared<SocketState>(m_ticket->loop(), m_ticket->queueBytes());
    if (!m_ticket->take()) {
        state->isOpen = false;
        return Socket(state);
    }
    m_ticket->loop()->run(
        [weak = m_ticket->session(), state, events = std::move(events)]() mutable {
            const auto session = weak.lock();
            if (session && session->upgrade(state, events))
                return;
            state->isOpen = false;
            if (events.onClosed)
                events.onClosed(1006);
        });
    return Socket(state);
}

void Upgrade::reject(Response response) const
{
    m_ticket->answer(std::move(response));
}

} // namespace stw::http
