#include "backend/domain/identity/access.h"

#include <algorithm>

namespace stw::domain {

using namespace Qt::StringLiterals;

namespace {

constexpr RoleSet installationRoles()
{
    RoleSet roles = 0;
    for (const RoleRow &row : Named<Role>::kRows) {
        if (row.reach == RoleReach::Installation)
            roles |= bitOf(row.value);
    }
    return roles;
}

// The caller as it stands now, or why not.
Result<std::pair<const User *, const Token *>> valid(const Directory &directory,
                                                     const Caller &caller, Instant now)
{
    const auto user = directory.users.constFind(caller.user);
    const auto token = directory.tokens.constFind(caller.token);
    if (user == directory.users.constEnd() || user->disabled)
        return failure(ErrorCode::Unauthenticated, u"user"_s);
    if (token == directory.tokens.constEnd() || token->user != caller.user
        || token->expiresAt <= now)
        return failure(ErrorCode::Unauthenticated, u"token"_s);
    return std::pair(&*user, &*token);
}

bool scopeAllows(const Token &token, Permission permission)
{
    return token.scopes.isEmpty() || token.scopes.contains(permission);
}

std::optional<Role> installationRole(const User &user, RoleSet wanted)
{
    for (const Role role : user.roles) {
        if (wanted & bitOf(role) & installationRoles())
            return role;
    }
    return std::nullopt;
}

std::optional<Role> memberRole(const Directory &directory, UserId user, const Need &need,
                               RoleSet wanted)
{
    for (auto member = directory.members.begin(); member != directory.members.end(); ++member) {
        const bool here = !need.project.isValid() || member.key().first == need.project;
        if (here && member.key().second == user && (wanted & bitOf(*member)))
            return *member;
    }
    return std::nullopt;
}

} // namespace

Result<Actor> authorize(const Directory &directory, const Caller &caller, const Need &need,
                        Instant now)
{
    const auto found = valid(directory, caller, now);
    if (!found)
        return tl::unexpected(found.error());
    const auto [user, token] = *found;
    const RoleSet wanted = rowOf(need.permission).roles;
    std::optional<Role> role = installationRole(*user, wanted);
    if (!role)
        role = memberRole(directory, caller.user, need, wanted);
    // Everybody signed in may see to their own session, also somebody without any role.
    const bool allowed = role || need.permission == Permission::SessionOwn;
    if (!allowed || !scopeAllows(*token, need.permission)) {
        return failure(ErrorCode::Forbidden, u"permission"_s,
                       {{u"permission"_s, nameOf(need.permission)}});
    }
    return Actor{caller.user.toString(),
                 role ? QString(nameOf(*role)) : QString(),
                 {},
                 caller.token.toString()};
}

std::optional<QList<ProjectId>> reachOf(const Directory &directory, const Caller &caller,
                                        Permission permission)
{
    const RoleSet wanted = rowOf(permission).roles;
    QList<ProjectId> projects;
    const auto user = directory.users.constFind(caller.user);
    const auto token = directory.tokens.constFind(caller.token);
    if (user == directory.users.constEnd() || user->disabled || token == directory.tokens.constEnd()
        || !scopeAllows(*token, permission))
        return projects;
    if (installationRole(*user, wanted))
        return std::nullopt;
    for (auto member = directory.members.begin(); member != directory.members.end(); ++member) {
        if (member.key().second == caller.user && (wanted & bitOf(*member)))
            projects.append(member.key().first);
    }
    return projects;
}

Result<Caller> callerOf(const Directory &directory, const QString &hash, Instant now)
{
    const auto id = directory.tokenOfHash.constFind(hash);
    if (id == directory.tokenOfHash.constEnd())
        return failure(ErrorCode::Unauthenticated, u"token"_s);
    const Caller caller{directory.tokens.value(*id).user, *id};
    return valid(directory, caller, now).map([&caller](const auto &) { return caller; });
}

bool singlePersonActs(const Directory &directory, const Settings &settings)
{
    const auto policyAdmins =
        std::count_if(directory.users.begin(), directory.users.end(), [](const User &user) {
            return !user.disabled && user.roles.contains(Role::PolicyAdmin);
        });
    return settings.singlePerson && policyAdmins <= 1;
}

} // namespace stw::domain
