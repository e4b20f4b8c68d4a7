#pragma once

#include "app/widgets/tokens.h"
#include "shared/model/fleet.h"

namespace stw::widgets {

//! What a message, a pill or a value means (LOOK.md §2): never shown by colour alone.
enum class Tone {
    Quiet,       //!< Draft, ended, nothing to do.
    Accent,      //!< Selected, asked, on its way.
    Ok,          //!< Runs, done.
    Warning,     //!< Ends soon, needs an answer.
    Isolated,    //!< Held back by its health.
    Error,       //!< Failed, rejected, over the limit.
    Maintenance, //!< Returning, being worked on.
};

QColor colourOf(Tone tone, const Tokens &tokens);
QColor tintOf(Tone tone, const Tokens &tokens);
QColor colourOf(Health health, const Tokens &tokens);
QColor tintOf(Health health, const Tokens &tokens);
//! The icon beside a message of this tone: `check`, `warning`, `error`, `info`.
QLatin1StringView iconOf(Tone tone);

} // namespace stw::widgets
