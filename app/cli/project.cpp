#include "app/cli/project.h"

#include "shared/wire/views.h"

namespace stw::cli {

using namespace Qt::StringLiterals;

void withProject(Run &run, std::function<void(const QString &)> then)
{
    if (run.arguments().has("project"_L1))
        return then(run.arguments().value("project"_L1));
    run.fetch<wire::WhoAmI>({.path = u"whoami"_s}, [&run, then](const wire::WhoAmI &me) {
        if (me.memberships.size() == 1)
            return then(me.memberships.first().name);
        QStringList names;
        for (const wire::Membership &row : me.memberships)
            names += row.name;
        run.failUsage(
            {ErrorCode::Malformed, {}, {{u"--project"_s, u"required"_s, names.join(u", ")}}, {}});
    });
}

} // namespace stw::cli
