#include "backend/api/people.h"
#include "backend/api/routes/routes.h"

#include <set>

namespace stw::api {

using namespace Qt::StringLiterals;

namespace {

bool reaches(const ports::Reach &reach, ProjectId project)
{
    return !reach.projects || reach.projects->contains(project);
}

http::Response shown(const Project &project, int status)
{
    http::Response response = json(project, status);
    response.headers.emplaceBack("ETag", tagOfRevision(project.revision));
    return response;
}

// The newest state: the command is durable, and the directory is always current.
void answerProject(const Call &call, ProjectId id, int status)
{
    call.answer(shown(call.services->core().directory()->projects.value(id), status));
}

Result<UserId> memberNamed(const Call &call)
{
    const User *user = call.directory->userNamed(call.path.value(u"user"_s));
    if (!user)
        return failure(ErrorCode::NotFound, u"user"_s);
    return user->id;
}

} // namespace

void listTenants(const Call &call)
{
    const ports::Reach reach = call.reach(Permission::ProjectRead);
    std::set<TenantId> seen;
    for (const Project &project : call.directory->projects) {
        if (reaches(reach, project.id))
            seen.insert(project.tenant);
    }
    QList<Tenant> items;
    for (const Tenant &tenant : call.directory->tenants) {
        if (!reach.projects || seen.contains(tenant.id))
            items.append(tenant);
    }
    call.answer(listing(items));
}

void createTenant(const Call &call, const wire::TenantWish &body)
{
    const Tenant tenant{call.services->next<TenantId>(), body.name, body.title};
    call.post(domain::CreateTenant{tenant}, [tenant](const Call &done, const core::Outcome &) {
        done.answer(json(tenant, 201));
    });
}

void listProjects(const Call &call)
{
    const ports::Reach reach = call.reach(Permission::ProjectRead);
    QList<Project> items;
    for (const Project &project : call.directory->projects) {
        if (reaches(reach, project.id))
            items.append(project);
    }
    call.answer(listing(items));
}

void createProject(const Call &call, const wire::ProjectWish &body)
{
    const Tenant *tenant = call.directory->tenantNamed(body.tenant);
    if (!tenant) {
        return call.refuse(fieldFault(u"tenant"_s, u"unknown"_s, u"an existing tenant"_s));
    }
    Project project;
    project.id = call.services->next<ProjectId>();
    project.tenant = tenant->id;
    project.name = body.name;
    project.title = body.title;
    project.zone = body.zone;
    call.post(domain::CreateProject{project},
              [id = project.id](const Call &done, const core::Outcome &) {
                  answerProject(done, id, 201);
              });
}

void showProject(const Call &call)
{
    call.answer(shown(call.directory->projects.value(call.project), 200));
}

void editProject(const Call &call, const wire::ProjectEdit &body)
{
    const Result<qint64> revision = call.revision();
    if (!revision)
        return call.refuse(revision.error(), kPreconditionRequired);
    call.post(domain::EditProject{call.project, *revision, body.title},
              [id = call.project](const Call &done, const core::Outcome &) {
                  answerProject(done, id, 200);
              });
}

void listMembers(const Call &call)
{
    const auto &members = call.directory->members;
    QList<wire::MemberView> items;
    for (auto member = members.begin(); member != members.end(); ++member) {
        if (member.key().first != call.project)
            continue;
        const User user = call.directory->users.value(member.key().second);
        items.append({user.id, user.name, user.title, *member});
    }
    call.answer(listing(items));
}

void setMember(const Call &call, const wire::MemberWish &body)
{
    const Result<UserId> user = memberNamed(call);
    if (!user)
        return call.refuse(user.error());
    const Member member{call.project, *user, body.role};
    call.post(domain::SetMember{member}, [member](const Call &done, const core::Outcome &) {
        const User known = done.directory->users.value(member.user);
        done.answer(json(wire::MemberView{known.id, known.name, known.title, member.role}));
    });
}

void removeMember(const Call &call)
{
    const Result<UserId> user = memberNamed(call);
    if (!user)
        return call.refuse(user.error());
    call.post(domain::RemoveMember{call.project, *user},
              [](const Call &done, const core::Outcome &) { done.answer(noContent()); });
}

} // namespace stw::api
