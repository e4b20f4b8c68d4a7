#pragma once

#include "shared/base/named.h"

namespace stw {

//! DOMAIN §2. The first two are held in a project, the others in the whole installation.
enum class Role { Developer, Owner, Approver, Operator, PolicyAdmin, Administrator, Auditor };

enum class RoleReach { Project, Installation };

struct RoleRow : NamedRow<Role>
{
    RoleReach reach;
};

template <>
struct Named<Role>
{
    // clang-format off: a table is read in columns.
    static constexpr auto kRows = std::to_array<RoleRow>({
        {{Role::Developer, QLatin1StringView("developer")}, RoleReach::Project},
        {{Role::Owner, QLatin1StringView("owner")}, RoleReach::Project},
        {{Role::Approver, QLatin1StringView("approver")}, RoleReach::Installation},
        {{Role::Operator, QLatin1StringView("operator")}, RoleReach::Installation},
        {{Role::PolicyAdmin, QLatin1StringView("policy_admin")}, RoleReach::Installation},
        {{Role::Administrator, QLatin1StringView("administrator")}, RoleReach::Installation},
        {{Role::Auditor, QLatin1StringView("auditor")}, RoleReach::Installation},
    });
    // clang-format on
};

//! Every API operation names exactly one. Who holds which: `kPermissionRoles` below.
enum class Permission {
    SessionOwn,     //!< Own session, password, tokens, profile: everybody signed in.
    CatalogueRead,  //!< Specs, templates, images, prices.
    RequestRead,    //!< Requests of projects one is a member of; readers of all see all.
    RequestSubmit,  //!< Preview and submit in a project.
    RequestControl, //!< Cancel and release requests of the project.
    OutputRead,     //!< Output and files of the project's requests.
    UsageRead,      //!< Quota, usage and cost of the project.
    ProjectRead,    //!< The project and its members.
    ProjectEdit,    //!< Title of the project; members.
    TenantManage,   //!< Tenants and new projects.
    UserManage,     //!< Accounts, one-time secrets.
    RoleGrant,      //!< Propose and activate role grants.
    PolicyChange,   //!< Propose and activate limits.
    FleetRead,      //!< Nodes and cards with serials, racks, BMC addresses.
    FleetOperate,   //!< Operator actions on requests of every project.
    AuditRead,      //!< The journal and its verification.
};

using RoleSet = quint32;

constexpr RoleSet bitOf(Role role)
{
    return RoleSet(1) << unsigned(role);
}

constexpr RoleSet rolesOf(auto... roles)
{
    return (bitOf(roles) | ... | RoleSet(0));
}

constexpr RoleSet kEveryRole = (RoleSet(1) << Named<Role>::kRows.size()) - 1;

struct PermissionRow : NamedRow<Permission>
{
    RoleSet roles; //!< A role that reaches a project holds it there only.
};

template <>
struct Named<Permission>
{
    // clang-format off: a table is read in columns.
    static constexpr auto kRows = std::to_array<PermissionRow>({
        {{Permission::SessionOwn, QLatin1StringView("session.own")}, kEveryRole},
        {{Permission::CatalogueRead, QLatin1StringView("catalogue.read")}, kEveryRole},
        {{Permission::RequestRead, QLatin1StringView("request.read")},
         rolesOf(Role::Developer, Role::Owner, Role::Operator, Role::Auditor)},
        {{Permission::RequestSubmit, QLatin1StringView("request.submit")},
         rolesOf(Role::Developer, Role::Owner)},
        {{Permission::RequestControl, QLatin1StringView("request.control")},
         rolesOf(Role::Developer, Role::Owner, Role::Operator)},
        {{Permission::OutputRead, QLatin1StringView("output.read")},
         rolesOf(Role::Developer, Role::Owner)},
        {{Permission::UsageRead, QLatin1StringView("usage.read")},
         rolesOf(Role::Developer, Role::Owner, Role::Operator, Role::PolicyAdmin, Role::Auditor)},
        {{Permission::ProjectRead, QLatin1StringView("project.read")},
         rolesOf(Role::Developer, Role::Owner, Role::Operator, Role::PolicyAdmin,
                 Role::Administrator, Role::Auditor)},
        {{Permission::ProjectEdit, QLatin1StringView("project.edit")},
         rolesOf(Role::Owner, Role::Administrator)},
        {{Permission::TenantManage, QLatin1StringView("tenant.manage")},
         rolesOf(Role::Administrator)},
        {{Permission::UserManage, QLatin1StringView("user.manage")}, rolesOf(Role::Administrator)},
        {{Permission::RoleGrant, QLatin1StringView("role.grant")}, rolesOf(Role::Administrator)},
        {{Permission::PolicyChange, QLatin1StringView("policy.change")},
         rolesOf(Role::PolicyAdmin)},
        {{Permission::FleetRead, QLatin1StringView("fleet.read")},
         rolesOf(Role::Operator, Role::Auditor)},
        {{Permission::FleetOperate, QLatin1StringView("fleet.operate")}, rolesOf(Role::Operator)},
        {{Permission::AuditRead, QLatin1StringView("audit.read")}, rolesOf(Role::Auditor)},
    });
    // clang-format on
};

} // namespace stw
