#pragma once

#include "backend/http/message.h"

#include <memory>

namespace stw::http {

class Ticket;

//! Answers one request, from any thread, whether or not the client is still there. Copies answer
//! the same request. When the last copy goes without an answer, the client gets a 500.
class Responder
{
public:
    explicit Responder(std::shared_ptr<Ticket> ticket);

    //! Only the first answer of all copies counts; later ones do nothing.
    void send(Response response) const;

private:
    std::shared_ptr<Ticket> m_ticket;
};

} // namespace stw::http
