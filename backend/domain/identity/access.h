#pragma once

#include "backend/domain/world.h"

namespace stw::domain {

//! What an operation needs: a permission, in one project where the operation names one.
struct Need
{
    Permission permission = Permission::SessionOwn;
    ProjectId project; //!< Not valid: the operation is not about one project.
    QString operation; //!< The operation's id, for the audit.
};

//! Who asks: a user through a token.
struct Caller
{
    UserId user;
    TokenId token;
};

//! The one place that says who may do what. Gives the actor with the role used; refuses with
//! Unauthenticated (no such, disabled, expired or revoked) or Forbidden (no role, or the token's
//! scopes leave it out). Roles of the installation reach every project; project roles theirs.
Result<Actor> authorize(const Directory &directory, const Caller &caller, const Need &need,
                        Instant now);

//! The projects in which \a user holds \a permission; nothing: all of them.
std::optional<QList<ProjectId>> reachOf(const Directory &directory, const Caller &caller,
                                        Permission permission);

//! The token that \a hash names and its user, if it is valid at \a now.
Result<Caller> callerOf(const Directory &directory, const QString &hash, Instant now);

//! Whether one person may now activate own proposals (DECISIONS, single-person mode). It ends by
//! itself when a second policy admin exists.
bool singlePersonActs(const Directory &directory, const Settings &settings);

} // namespace stw::domain
