#pragma once

#include "shared/model/views.h"

namespace stw::texts {

//! What an event says, by its code in the journal (`request.placed`). A code that this release does
//! not know is shown as it is.
QString eventText(const QString &kind);
//! The event of a feed or timeline line, with the state it led to where that says more.
QString textOf(const FeedLine &line);
//! A person's id as it is, or the word for a part of the service: `scheduler`, `clock`.
QString actorText(const QString &actor);

} // namespace stw::texts
