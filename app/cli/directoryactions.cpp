#include "app/cli/actions.h"
#include "app/cli/pages.h"
#include "app/cli/project.h"
#include "app/cli/run.h"
#include "app/cli/values.h"
#include "shared/wire/bodies.h"

#include <QCoreApplication>

namespace stw::cli {

using namespace Qt::StringLiterals;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Directory)
};

//! Reads what \a path holds for its entity tag, then sends \a body as an edit of just that.
void edit(Run &run, const QString &path, const QByteArray &body, const QString &sentence)
{
    run.send({.path = path}, [&run, path, body, sentence](const client::Answer &found) {
        run.tell(
            {.verb = "PATCH", .path = path, .body = body, .ifMatch = found.headers.value("etag")},
            sentence);
    });
}

void setDisabled(Run &run, bool disabled, const QString &sentence)
{
    const QString name = run.arguments().at(0);
    edit(run, "users/"_L1 + name, wire::encode(wire::UserEdit{{}, disabled}), sentence.arg(name));
}

//! Shows a secret the only time that it can be seen: the sentence to standard error, the secret
//! alone to standard output, so that it can be piped into a file.
template <class T>
void showOnce(Run &run, const client::Ask &ask, QString T::*text, const QString &sentence)
{
    run.send(ask, [&run, text, sentence](const client::Answer &answer) {
        if (run.json())
            return run.finishWith(answer.body);
        const auto shown = wire::decode<T>(answer.body, wire::Reader::Unknown::Ignore);
        if (!shown)
            return run.fail(shown.error());
        run.note(sentence);
        run.print(*shown.*text + u'\n');
        run.finish();
    });
}

} // namespace

void listTenants(Run &run)
{
    run.show<wire::Listing<Tenant>>({.path = u"tenants"_s}, &pageOf);
}

void addTenant(Run &run)
{
    const QString name = run.arguments().at(0);
    const wire::TenantWish wish{name, run.arguments().value("title"_L1)};
    run.tell({.verb = "POST", .path = u"tenants"_s, .body = wire::encode(wish)},
             Tr::tr("The tenant %1 was created.").arg(name));
}

void listProjects(Run &run)
{
    run.show<wire::Listing<Project>>({.path = u"projects"_s}, &pageOf);
}

void addProject(Run &run)
{
    const Arguments &arguments = run.arguments();
    wire::ProjectWish wish{arguments.value("tenant"_L1), arguments.at(0),
                           arguments.value("title"_L1)};
    if (arguments.has("zone"_L1))
        wish.zone = arguments.value("zone"_L1);
    run.tell({.verb = "POST", .path = u"projects"_s, .body = wire::encode(wish)},
             Tr::tr("The project %1 was created.").arg(wish.name));
}

void editProject(Run &run)
{
    const QString name = run.arguments().at(0);
    edit(run, "projects/"_L1 + name,
         wire::encode(wire::ProjectEdit{run.arguments().value("title"_L1)}),
         Tr::tr("The project %1 was edited.").arg(name));
}

void listUsers(Run &run)
{
    run.show<wire::Listing<wire::UserView>>({.path = u"users"_s}, &pageOf);
}

void addUser(Run &run)
{
    const Arguments &arguments = run.arguments();
    const wire::UserWish wish{arguments.at(0), arguments.value("title"_L1),
                              arguments.has("service"_L1)};
    run.tell({.verb = "POST", .path = u"users"_s, .body = wire::encode(wish)},
             Tr::tr("The account %1 was created.").arg(wish.name));
}

void editUser(Run &run)
{
    const QString name = run.arguments().at(0);
    edit(run, "users/"_L1 + name,
         wire::encode(wire::UserEdit{run.arguments().value("title"_L1), {}}),
         Tr::tr("The account %1 was edited.").arg(name));
}

void disableUser(Run &run)
{
    setDisabled(run, true, Tr::tr("The account %1 was disabled."));
}

void enableUser(Run &run)
{
    setDisabled(run, false, Tr::tr("The account %1 was enabled."));
}

void issueSecret(Run &run)
{
    showOnce<wire::SecretShown>(
        run, {.verb = "POST", .path = "users/%1/secret"_L1.arg(run.arguments().at(0))},
        &wire::SecretShown::secret,
        Tr::tr("The one-time secret, shown only now (sign in with --secret-file):"));
}

void listMembers(Run &run)
{
    withProject(run, [&run](const QString &project) {
        run.show<wire::Listing<wire::MemberView>>({.path = "projects/%1/members"_L1.arg(project)},
                                                  &pageOf);
    });
}

void setMember(Run &run)
{
    Role role = Role::Developer;
    if (!take(run, choiceFrom<Role>(u"ROLE"_s, run.arguments().at(1)), role))
        return;
    withProject(run, [&run, role](const QString &project) {
        const QString user = run.arguments().at(0);
        run.tell({.verb = "PUT",
                  .path = "projects/%1/members/%2"_L1.arg(project, user),
                  .body = wire::encode(wire::MemberWish{role})},
                 Tr::tr("%1 is now a member of %2.").arg(user, project));
    });
}

void removeMember(Run &run)
{
    withProject(run, [&run](const QString &project) {
        const QString user = run.arguments().at(0);
        run.tell({.verb = "DELETE", .path = "projects/%1/members/%2"_L1.arg(project, user)},
                 Tr::tr("%1 is no longer a member of %2.").arg(user, project));
    });
}

void listTokens(Run &run)
{
    run.show<wire::Listing<wire::TokenView>>({.path = u"tokens"_s}, &pageOf);
}

void addToken(Run &run)
{
    const Arguments &arguments = run.arguments();
    wire::TokenWish wish;
    wish.name = arguments.at(0);
    if (arguments.has("days"_L1)
        && !take(run, wholeFrom(u"--days"_s, arguments.value("days"_L1)), wish.days))
        return;
    for (const QString &scope : arguments.values("scope"_L1)) {
        Permission permission = Permission::SessionOwn;
        if (!take(run, choiceFrom<Permission>(u"--scope"_s, scope), permission))
            return;
        wish.scopes.append(permission);
    }
    const QString path = arguments.has("user"_L1)
                             ? "users/%1/tokens"_L1.arg(arguments.value("user"_L1))
                             : u"tokens"_s;
    showOnce<wire::TokenShown>(run, {.verb = "POST", .path = path, .body = wire::encode(wish)},
                               &wire::TokenShown::text,
                               Tr::tr("The token, shown only now (use it as STW_TOKEN):"));
}

void revokeToken(Run &run)
{
    run.tell({.verb = "DELETE", .path = "tokens/"_L1 + run.arguments().at(0)},
             Tr::tr("The token was revoked."));
}

} // namespace stw::cli
