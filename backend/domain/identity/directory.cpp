#include "backend/domain/decide.h"
#include "backend/domain/identity/access.h"
#include "shared/base/zone.h"

#include <algorithm>

namespace stw::domain {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestTitle = 200;

// Names of tenants, projects and users follow the catalogue's rule.
void checkName(QList<FieldFault> &faults, const QString &field, const QString &name)
{
    const std::optional<VersionRef> parsed = VersionRef::fromString(name);
    if (!parsed || parsed->version != 0)
        faults.append({field, u"format"_s, u"1 to 63 of a-z, 0-9 and -, not beginning with -"_s});
}

void checkTitle(QList<FieldFault> &faults, const QString &title)
{
    if (title.size() > kLongestTitle)
        faults.append({u"title"_s, u"length"_s, u"at most %1 characters"_s.arg(kLongestTitle)});
}

tl::unexpected<Error> nameTaken(const QString &name)
{
    return failure(ErrorCode::Conflict, u"name taken"_s, {{u"name"_s, name}});
}

tl::unexpected<Error> revisionMoved(qint64 now)
{
    return failure(ErrorCode::Conflict, u"edited meanwhile"_s,
                   {{u"revision"_s, QString::number(now)}});
}

int administrators(const Directory &directory)
{
    return int(std::count_if(directory.users.begin(), directory.users.end(), [](const User &user) {
        return !user.disabled && user.roles.contains(Role::Administrator);
    }));
}

} // namespace

const Tenant *Directory::tenantNamed(QStringView nameOrId) const
{
    if (const auto id = TenantId::fromString(nameOrId)) {
        const auto found = tenants.constFind(*id);
        return found == tenants.constEnd() ? nullptr : &*found;
    }
    const auto found =
        std::find_if(tenants.begin(), tenants.end(),
                     [nameOrId](const Tenant &tenant) { return tenant.name == nameOrId; });
    return found == tenants.end() ? nullptr : &*found;
}

const Project *Directory::projectNamed(QStringView nameOrId) const
{
    const auto id = ProjectId::fromString(nameOrId);
    const auto found = projects.constFind(id ? *id : projectOfName.value(nameOrId.toString()));
    return found == projects.constEnd() ? nullptr : &*found;
}

const User *Directory::userNamed(QStringView nameOrId) const
{
    const auto id = UserId::fromString(nameOrId);
    const auto found = users.constFind(id ? *id : userOfName.value(nameOrId.toString()));
    return found == users.constEnd() ? nullptr : &*found;
}

Events decideOn(const World &world, const CreateTenant &command, const Context &)
{
    QList<FieldFault> faults;
    checkName(faults, u"name"_s, command.tenant.name);
    checkTitle(faults, command.tenant.title);
    if (!faults.isEmpty())
        return malformed(faults);
    if (world.directory.tenantNamed(command.tenant.name))
        return nameTaken(command.tenant.name);
    return QList<Event>{TenantCreated{command.tenant}};
}

Events decideOn(const World &world, const CreateProject &command, const Context &)
{
    const Directory &directory = world.directory;
    QList<FieldFault> faults;
    checkName(faults, u"name"_s, command.project.name);
    checkTitle(faults, command.project.title);
    if (!isZone(command.project.zone.toLatin1()))
        faults.append({u"zone"_s, u"unknown"_s, u"an IANA time zone such as Europe/Berlin"_s});
    if (!directory.tenants.contains(command.project.tenant))
        faults.append({u"tenant"_s, u"unknown"_s, u"an existing tenant"_s});
    if (!faults.isEmpty())
        return malformed(faults);
    if (directory.projectNamed(command.project.name))
        return nameTaken(command.project.name);
    Project project = command.project;
    project.osNumber = directory.projects.size() + 1; // projects are never removed
    return QList<Event>{ProjectCreated{project}};
}

Events decideOn(const World &world, const EditProject &command, const Context &)
{
    const auto project = world.directory.projects.constFind(command.id);
    if (project == world.directory.projects.constEnd())
        return failure(ErrorCode::NotFound, u"project"_s);
    QList<FieldFault> faults;
    checkTitle(faults, command.title);
    if (!faults.isEmpty())
        return malformed(faults);
    if (project->revision != command.revision)
        return revisionMoved(project->revision);
    return QList<Event>{ProjectEdited{command.id, command.title, command.revision + 1}};
}

Events decideOn(const World &world, const CreateUser &command, const Context &)
{
    QList<FieldFault> faults;
    checkName(faults, u"name"_s, command.user.name);
    checkTitle(faults, command.user.title);
    if (!faults.isEmpty())
        return malformed(faults);
    if (world.directory.userNamed(command.user.name))
        return nameTaken(command.user.name);
    User user = command.user;
    user.roles.clear(); // roles come by proposals
    return QList<Event>{UserCreated{user}};
}

Events decideOn(const World &world, const EditUser &command, const Context &)
{
    const auto user = world.directory.users.constFind(command.id);
    if (user == world.directory.users.constEnd())
        return failure(ErrorCode::NotFound, u"user"_s);
    QList<FieldFault> faults;
    checkTitle(faults, command.title.value_or(QString()));
    if (!faults.isEmpty())
        return malformed(faults);
    if (user->revision != command.revision)
        return revisionMoved(user->revision);
    const bool disabled = command.disabled.value_or(user->disabled);
    if (disabled && !user->disabled && user->roles.contains(Role::Administrator)
        && administrators(world.directory) == 1)
        return failure(ErrorCode::NotAllowed, u"the last administrator"_s);
    return QList<Event>{UserEdited{command.id, command.title.value_or(user->title), disabled,
                                   command.revision + 1}};
}

Events decideOn(const World &world, const SetPassword &command, const Context &context)
{
    const auto user = world.directory.users.constFind(command.user);
    if (user == world.directory.users.constEnd() || user->service)
        return failure(ErrorCode::NotFound, u"user"_s);
    QList<Event> events{PasswordSet{command.user, command.passwordHash}};
    for (const Token &token : world.directory.tokens) {
        if (token.user == command.user && token.kind == TokenKind::Session
            && token.id.toString() != context.actor.token)
            events.append(TokenRevoked{token.id});
    }
    return events;
}

Events decideOn(const World &world, const IssueSecret &command, const Context &)
{
    const auto user = world.directory.users.constFind(command.user);
    if (user == world.directory.users.constEnd() || user->service)
        return failure(ErrorCode::NotFound, u"user"_s);
    return QList<Event>{SecretIssued{command.user, command.secretHash, command.expires}};
}

Events decideOn(const World &world, const NoteSignInFailure &command, const Context &context)
{
    const auto user = world.directory.users.constFind(command.user);
    if (user == world.directory.users.constEnd())
        return QList<Event>{};
    const qint64 failures = user->failures + 1;
    const bool lock = failures % context.settings.mostFailures == 0;
    const Instant until =
        lock ? context.now + std::chrono::seconds(context.settings.lockSeconds) : user->lockedUntil;
    return QList<Event>{SignInFailed{command.user, failures, until}};
}

Events decideOn(const World &world, const SetMember &command, const Context &context)
{
    const Directory &directory = world.directory;
    const Member &member = command.member;
    if (!directory.projects.contains(member.project) || !directory.users.contains(member.user))
        return failure(ErrorCode::NotFound, u"project or user"_s);
    if (rowOf(member.role).reach != RoleReach::Project)
        return malformed({{u"role"_s, u"choice"_s, u"developer or owner"_s}});
    // Nobody gives oneself a role: an administrator who wants into a project asks its owner.
    if (context.actor.id == member.user.toString()
        && !singlePersonActs(directory, context.settings))
        return failure(ErrorCode::SelfApproval, u"own membership"_s);
    const auto key = std::pair(member.project, member.user);
    const auto known = directory.members.constFind(key);
    if (known != directory.members.constEnd() && *known == member.role)
        return QList<Event>{};
    return QList<Event>{MemberSet{member}};
}

Events decideOn(const World &world, const RemoveMember &command, const Context &)
{
    if (!world.directory.members.contains({command.project, command.user}))
        return failure(ErrorCode::NotFound, u"member"_s);
    return QList<Event>{MemberRemoved{command.project, command.user}};
}

Events decideOn(const World &, const NoteDenial &command, const Context &)
{
    return QList<Event>{AccessDenied{command.user, command.operation, command.project}};
}

void applyTo(World &world, const TenantCreated &event)
{
    world.directory.tenants.insert(event.tenant.id, event.tenant);
}

void applyTo(World &world, const ProjectCreated &event)
{
    world.directory.projects.insert(event.project.id, event.project);
    world.directory.projectOfName.insert(event.project.name, event.project.id);
}

void applyTo(World &world, const ProjectEdited &event)
{
    Project &project = world.directory.projects[event.id];
    project.title = event.title;
    project.revision = event.revision;
}

void applyTo(World &world, const UserCreated &event)
{
    world.directory.users.insert(event.user.id, event.user);
    world.directory.userOfName.insert(event.user.name, event.user.id);
}

void applyTo(World &world, const UserEdited &event)
{
    User &user = world.directory.users[event.id];
    user.title = event.title;
    user.disabled = event.disabled;
    user.revision = event.revision;
}

void applyTo(World &world, const PasswordSet &event)
{
    User &user = world.directory.users[event.user];
    user.passwordHash = event.passwordHash;
    user.secretHash.clear();
    user.secretExpires = {};
    user.failures = 0;
    user.lockedUntil = {};
}

void applyTo(World &world, const SecretIssued &event)
{
    User &user = world.directory.users[event.user];
    user.secretHash = event.secretHash;
    user.secretExpires = event.expires;
}

void applyTo(World &world, const SignInFailed &event)
{
    User &user = world.directory.users[event.user];
    user.failures = event.failures;
    user.lockedUntil = event.lockedUntil;
}

void applyTo(World &world, const MemberSet &event)
{
    world.directory.members.insert({event.member.project, event.member.user}, event.member.role);
}

void applyTo(World &world, const MemberRemoved &event)
{
    world.directory.members.remove({event.project, event.user});
}

void applyTo(World &world, const RoleChanged &event)
{
    User &user = world.directory.users[event.grant.user];
    if (!event.grant.grant)
        user.roles.removeAll(event.grant.role);
    else if (!user.roles.contains(event.grant.role))
        user.roles.append(event.grant.role);
}

void applyTo(World &, const AccessDenied &) {}

} // namespace stw::domain
