#pragma once

#include "app/views/lines/linelist.h"
#include "app/views/start/attention.h"
#include "shared/model/fleet.h"

namespace stw::views {

// A request in the few words that a list has room for.

//! The first line of its purpose; without one, its id.
QString titleOf(const RequestSummary &request);
//! `5 h 36 min`; whole minutes, so that it changes once a minute; never below 0.
QString remaining(Micros length);
//! `4 cards`; `no card` where it has none.
QString cardsText(qint64 cards);

//! Rows of a list at \a now. The key is the request's id.
Line lineOf(const Attention &attention, Instant now);
Line runningLine(const RequestSummary &request, Instant now);

} // namespace stw::views
