#include "backend/api/people.h"

namespace stw::api {

namespace {

template <class Id, class Thing>
QString nameIn(const QMap<Id, Thing> &things, Id id)
{
    const auto found = things.constFind(id);
    return found == things.constEnd() ? id.toString() : found->name;
}

} // namespace

wire::UserView viewOf(const User &user)
{
    return {user.id,      user.name,        user.title,
            user.service, user.disabled,    !user.passwordHash.isEmpty(),
            user.roles,   user.lockedUntil, user.revision};
}

wire::TokenView viewOf(const Token &token)
{
    return {token.id,     token.kind,     token.name,     token.prefix,
            token.scopes, token.issuedAt, token.expiresAt};
}

QString tenantName(const domain::Directory &directory, TenantId id)
{
    return nameIn(directory.tenants, id);
}

QString projectName(const domain::Directory &directory, ProjectId id)
{
    return nameIn(directory.projects, id);
}

QString userName(const domain::Directory &directory, UserId id)
{
    return nameIn(directory.users, id);
}

} // namespace stw::api
