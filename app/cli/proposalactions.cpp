#include "app/cli/actions.h"
#include "app/cli/pages.h"
#include "app/cli/run.h"
#include "app/cli/values.h"
#include "shared/wire/bodies.h"

#include <QCoreApplication>

#include <algorithm>

namespace stw::cli {

using namespace Qt::StringLiterals;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Proposals)
};

void propose(Run &run, const Change &change)
{
    const QString reason = run.arguments().value("reason"_L1);
    const client::Ask ask{.verb = "POST",
                          .path = u"proposals"_s,
                          .body = wire::encode(wire::ProposalWish{change, reason})};
    run.send(ask, [&run](const client::Answer &answer) {
        if (run.json())
            return run.finishWith(answer.body);
        const auto made = wire::decode<Proposal>(answer.body, wire::Reader::Unknown::Ignore);
        if (!made)
            return run.fail(made.error());
        run.print(
            Tr::tr("Proposed as %1. It takes effect once it is activated.").arg(made->id.toString())
            + u'\n');
        run.finish();
    });
}

//! Proposes the limit for the tenant or project of that name or id.
template <class T>
void proposeFor(Run &run, const QString &path, const QString &name, LimitChange change)
{
    run.fetch<wire::Listing<T>>({.path = path}, [&run, name, change](const auto &list) mutable {
        const auto found =
            std::find_if(list.items.begin(), list.items.end(), [&name](const T &row) {
                return row.name == name || row.id.toString() == name;
            });
        if (found == list.items.end())
            return run.fail({ErrorCode::NotFound, {}, {}, {{u"name"_s, name}}});
        change.target = found->id.toString();
        propose(run, change);
    });
}

void decide(Run &run, QLatin1StringView verb, const QString &sentence)
{
    run.tell({.verb = "POST", .path = "proposals/%1/%2"_L1.arg(run.arguments().at(0), verb)},
             sentence);
}

} // namespace

void listProposals(Run &run)
{
    run.show<wire::Listing<Proposal>>({.path = u"proposals"_s}, &pageOf);
}

void proposeLimit(Run &run)
{
    const Arguments &arguments = run.arguments();
    LimitChange change;
    if (!take(run, choiceFrom<QuotaDimension>(u"DIMENSION"_s, arguments.at(0)), change.dimension)
        || !take(run, limitFrom(u"LIMIT"_s, change.dimension, arguments.at(1)), change.limit))
        return;
    if (arguments.has("tenant"_L1) == arguments.has("project"_L1)) {
        return run.failUsage({ErrorCode::Malformed,
                              {},
                              {{u"--project"_s, u"required"_s, u"--project, --tenant"_s}},
                              {}});
    }
    if (arguments.has("tenant"_L1)) {
        change.scope = ScopeKind::Tenant;
        return proposeFor<Tenant>(run, u"tenants"_s, arguments.value("tenant"_L1), change);
    }
    proposeFor<Project>(run, u"projects"_s, arguments.value("project"_L1), change);
}

void proposeRole(Run &run)
{
    RoleGrant grant;
    if (!take(run, choiceFrom<Role>(u"ROLE"_s, run.arguments().at(1)), grant.role))
        return;
    grant.grant = !run.arguments().has("take"_L1);
    run.fetch<wire::UserView>({.path = "users/"_L1 + run.arguments().at(0)},
                              [&run, grant](const wire::UserView &user) mutable {
                                  grant.user = user.id;
                                  propose(run, grant);
                              });
}

void activateProposal(Run &run)
{
    decide(run, "activate"_L1, Tr::tr("The proposal is active."));
}

void withdrawProposal(Run &run)
{
    decide(run, "withdraw"_L1, Tr::tr("The proposal was withdrawn."));
}

} // namespace stw::cli
