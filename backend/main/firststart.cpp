#include "backend/main/firststart.h"

#include "shared/base/zone.h"

#include <QTimeZone>

namespace stw::main {

using namespace Qt::StringLiterals;
using namespace domain;

namespace {

constexpr std::chrono::hours kSecretLife{24 * 30};

} // namespace

QList<Command> firstStart(const QList<Publish> &catalogue, const QString &secretHash, Instant now,
                          ports::Ids &ids)
{
    Tenant tenant{TenantId(ids.next()), u"default"_s, u"Default"_s};
    Project project;
    project.id = ProjectId(ids.next());
    project.tenant = tenant.id;
    project.name = u"first"_s;
    project.title = u"First project"_s;
    const QByteArray zone = QTimeZone::systemTimeZoneId();
    project.zone = isZone(zone) ? QString::fromLatin1(zone) : u"UTC"_s;
    User admin;
    admin.id = UserId(ids.next());
    admin.name = u"admin"_s;
    admin.title = u"Administrator"_s;

    QList<Command> commands;
    for (const Publish &entry : catalogue)
        commands.append(entry);
    commands += {CreateTenant{tenant}, CreateProject{project}, CreateUser{admin}};
    for (const Role role : {Role::Administrator, Role::PolicyAdmin, Role::Operator, Role::Auditor})
        commands.append(GrantRole{{admin.id, role, true}});
    commands.append(SetMember{{project.id, admin.id, Role::Owner}});
    commands.append(IssueSecret{admin.id, secretHash, now + kSecretLife});
    return commands;
}

} // namespace stw::main
