#pragma once

#include <QString>

namespace stw {

//! Who did it, as the journal keeps it. People are ids; the service's own parts are words.
struct Actor
{
    QString
        id; //!< `usr_…`, or one of the service's: `installation`, `scheduler`, `executor`, `clock`.
    QString role;       //!< The role used, by wire name; empty for the service's own.
    QString onBehalfOf; //!< `usr_…` or empty.
    QString token;      //!< `tok_…` of the credential, or empty.

    static void describe(auto &self, auto &&field)
    {
        field("id", self.id);
        field("role", self.role);
        field("on_behalf_of", self.onBehalfOf);
        field("token", self.token);
    }
    friend bool operator==(const Actor &, const Actor &) = default;
};

} // namespace stw
