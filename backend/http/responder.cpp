#include "backend/http/responder.h"

#include "backend/http/session.h"
#include "backend/http/ticket.h"

namespace stw::http {

Ticket::Ticket(std::shared_ptr<Loop> loop, std::weak_ptr<Session> session, qint64 queueBytes)
    : m_loop(std::move(loop))
    , m_session(std::move(session))
    , m_queueBytes(queueBytes)
{}

Ticket::~Ticket()
{
    if (!take())
        return;
    m_loop->run([weak = m_session] {
        if (const auto session = weak.lock())
            session->refuse(Refusal::Unanswered);
    });
}

void Ticket::answer(Response response)
{
    if (!take())
        return;
    m_loop->run([weak = m_session, response = std::move(response)]() mutable {
        if (const auto session = weak.lock())
            session->answer(std::move(response));
    });
}

Responder::Responder(std::shared_ptr<Ticket> ticket)
    : m_ticket(std::move(ticket))
{}

void Responder::send(Response response) const
{
    m_ticket->answer(std::move(response));
}

} // namespace stw::http
