#pragma once

#include "shared/wire/jsoncodec.h"
#include "shared/wire/views.h"
#include "tests/app/client/fakeservice.h"

namespace stw::test {

//! A person as the service describes them.
inline wire::WhoAmI person(const QString &name, const QList<Role> &roles,
                           const QList<Permission> &permissions)
{
    wire::WhoAmI who;
    who.user.id = UserId(Uuid{0x0192000000007000ULL, 1});
    who.user.name = name;
    who.user.roles = roles;
    who.permissions = permissions;
    return who;
}

inline wire::WhoAmI developer()
{
    wire::WhoAmI who = person(QStringLiteral("anna"), {}, {Permission::RequestSubmit});
    who.memberships = {
        {ProjectId(Uuid{0x0192000000007000ULL, 2}), QStringLiteral("lab"), Role::Developer},
        {ProjectId(Uuid{0x0192000000007000ULL, 3}), QStringLiteral("shop"), Role::Owner}};
    return who;
}

inline wire::WhoAmI everybody()
{
    wire::WhoAmI who = developer();
    who.user.roles = {Role::Operator, Role::Administrator};
    who.permissions = {Permission::RequestSubmit, Permission::FleetRead, Permission::UserManage};
    return who;
}

//! The fake answers as the service does for this person.
inline void serve(FakeService &service, const wire::WhoAmI &who)
{
    service.on("GET", QStringLiteral("whoami"), {200, wire::encode(who)});
    service.on("GET", QStringLiteral("requests"), {200, R"({"items":[],"next":""})"});
    const wire::SignedIn session{QStringLiteral("token-1"), {}, who.user};
    service.on("POST", QStringLiteral("sessions"), {201, wire::encode(session)});
    service.on("DELETE", QStringLiteral("sessions/current"), {204, {}});
}

} // namespace stw::test
