#pragma once

#include "backend/http/message.h"

namespace stw::http {

struct HeadFacts
{
    QByteArray requestId;
    QByteArray date; //!< As RFC 9110 §5.6.7 writes it.
    bool keepAlive = false;
};

//! RFC 9110's phrase for a status: "Not Found"; empty for an unknown one.
QByteArray reasonOf(int status);
//! 204 and 304 have neither a body nor a length.
bool mayHaveBody(int status);
//! Whether the response keeps the promises written at Response.
bool isSendable(const Response &response);
//! Status line, headers and the empty line.
QByteArray headOf(const Response &response, const HeadFacts &facts);

} // namespace stw::http
