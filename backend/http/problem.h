#pragma once

#include "backend/http/message.h"

namespace stw::http {

//! Why the edge itself answers, before or instead of those it serves.
enum class Refusal {
    Malformed,
    Timeout,
    BodyTooLarge,
    TargetTooLong,
    ExpectationFailed,
    UpgradeRequired,
    HeadTooLarge,
    Unanswered,
    WrongAnswer,
    Full,
};

//! An RFC 9457 problem: {type, title, status, code, detail, requestId}.
Response problemOf(Refusal refusal, const QString &requestId);

} // namespace stw::http
