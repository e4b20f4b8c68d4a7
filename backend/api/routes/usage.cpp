#include "backend/api/people.h"
#include "backend/api/routes/routes.h"
#include "backend/domain/request/admission.h"

namespace stw::api {

using namespace Qt::StringLiterals;

void showQuota(const Call &call)
{
    const auto world = call.services->core().world();
    const auto project = world->directory.projects.constFind(call.project);
    if (project == world->directory.projects.constEnd()) // younger than this world
        return call.answer(listing(QList<QuotaLine>()));
    Demand nothing;
    nothing.tasks = 0;
    call.answer(listing(domain::quotaLines(*world, *project, nothing, call.now)));
}

void listUsage(const Call &call)
{
    ports::UsageQuery wanted;
    wanted.reach = call.reach(Permission::UsageRead);
    wanted.period = call.query.text("period"_L1);
    if (const QString name = call.query.text("project"_L1); !name.isEmpty()) {
        const Project *project = call.directory->projectNamed(name);
        if (!project)
            return call.answer(listing(QList<UsageLine>()));
        wanted.project = project->id;
    }
    call.answer(call.services->records().usage(wanted).map([&call](QList<UsageLine> lines) {
        for (UsageLine &line : lines) {
            if (const auto id = TenantId::fromString(line.tenant))
                line.tenant = tenantName(*call.directory, *id);
            if (const auto id = ProjectId::fromString(line.project))
                line.project = projectName(*call.directory, *id);
        }
        return listing(lines);
    }));
}

} // namespace stw::api
