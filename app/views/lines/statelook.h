#pragma once

#include "app/widgets/tone.h"
#include "shared/model/request.h"

namespace stw::views {

//! How a request's state is shown in a pill (LOOK.md §2, "Request status").
struct StateLook
{
    QLatin1StringView icon;
    widgets::Tone tone = widgets::Tone::Quiet;
};

StateLook lookOf(RequestState state);
//! The word, with the attempt where it is not the first: `Queued · attempt 2`.
QString stateText(const Request &request);

} // namespace stw::views
