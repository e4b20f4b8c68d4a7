#include "app/cli/layout.h"
#include "app/cli/pages.h"
#include "app/texts/format.h"
#include "app/texts/quotatext.h"
#include "app/texts/words.h"
#include "shared/base/overloaded.h"

#include <QCoreApplication>

namespace stw::cli {

using namespace Qt::StringLiterals;
using namespace stw::texts;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Directory)
};

QString rolesText(const QList<Role> &roles)
{
    QStringList words;
    for (const Role role : roles)
        words += textOf(role);
    return words.isEmpty() ? u"–"_s : words.join(u", ");
}

QString namesOf(const QList<Permission> &permissions)
{
    QStringList names;
    for (const Permission permission : permissions)
        names += nameOf(permission);
    return names.join(u' ');
}

QString textOfChange(const Change &change)
{
    return std::visit(Overloaded{
                          [](const RoleGrant &facts) {
                              return (facts.grant ? Tr::tr("Grant the role %1 to %2.")
                                                  : Tr::tr("Take the role %1 from %2."))
                                  .arg(textOf(facts.role), facts.user.toString());
                          },
                          [](const LimitChange &facts) {
                              return Tr::tr("Limit of %1: %2 = %3.")
                                  .arg(facts.target, textOf(facts.dimension),
                                       limitOf(facts.dimension, facts.limit));
                          },
                      },
                      change);
}

QString stateOf(const wire::UserView &user)
{
    if (user.disabled)
        return Tr::tr("disabled");
    if (user.lockedUntil.isSet())
        return Tr::tr("locked until %1").arg(instant(user.lockedUntil));
    if (user.service)
        return Tr::tr("service account");
    return user.hasPassword ? Tr::tr("active") : Tr::tr("no password yet");
}

} // namespace

QString pageOf(const wire::WhoAmI &me)
{
    QStringList memberships;
    for (const wire::Membership &row : me.memberships)
        memberships += row.name + u" ("_s + textOf(row.role) + u')';
    Facts facts{
        {Tr::tr("Id"), me.user.id.toString()},
        {Tr::tr("Roles"), rolesText(me.user.roles)},
        {Tr::tr("Projects"), memberships.isEmpty() ? u"–"_s : memberships.join(u", ")},
        {Tr::tr("Permissions"), namesOf(me.permissions)},
        {Tr::tr("Signed in until"), instant(me.token.expiresAt)},
        {Tr::tr("Service"), me.version},
    };
    if (me.singlePerson)
        facts.append({Tr::tr("Mode"), Tr::tr("One person may activate their own proposals.")});
    if (me.simulated)
        facts.append({Tr::tr("Fleet"), Tr::tr("Some of it is simulated.")});
    return me.user.name + u"  "_s + oneLine(me.user.title) + u'\n' + factSheet(facts);
}

QString pageOf(const wire::Listing<Tenant> &tenants)
{
    QList<QStringList> rows;
    for (const Tenant &row : tenants.items)
        rows.append({row.name, row.id.toString(), oneLine(row.title)});
    return table({Tr::tr("TENANT"), Tr::tr("ID"), Tr::tr("TITLE")}, rows, Tr::tr("No tenants."));
}

QString pageOf(const wire::Listing<Project> &projects)
{
    QList<QStringList> rows;
    for (const Project &row : projects.items)
        rows.append({row.name, row.id.toString(), row.zone, oneLine(row.title)});
    return table({Tr::tr("PROJECT"), Tr::tr("ID"), Tr::tr("TIME ZONE"), Tr::tr("TITLE")}, rows,
                 Tr::tr("No projects."));
}

QString pageOf(const wire::Listing<wire::UserView> &users)
{
    QList<QStringList> rows;
    for (const wire::UserView &row : users.items) {
        rows.append(
            {row.name, row.id.toString(), stateOf(row), rolesText(row.roles), oneLine(row.title)});
    }
    return table({Tr::tr("USER"), Tr::tr("ID"), Tr::tr("STATUS"), Tr::tr("ROLES"), Tr::tr("TITLE")},
                 rows, Tr::tr("No users."));
}

QString pageOf(const wire::Listing<wire::MemberView> &members)
{
    QList<QStringList> rows;
    for (const wire::MemberView &row : members.items)
        rows.append({row.name, row.user.toString(), textOf(row.role), oneLine(row.title)});
    return table({Tr::tr("USER"), Tr::tr("ID"), Tr::tr("ROLE"), Tr::tr("TITLE")}, rows,
                 Tr::tr("No members."));
}

QString pageOf(const wire::Listing<wire::TokenView> &tokens)
{
    QList<QStringList> rows;
    for (const wire::TokenView &row : tokens.items) {
        rows.append({row.id.toString(), textOf(row.kind), oneLine(row.name), row.prefix + u'…',
                     instant(row.issuedAt), instant(row.expiresAt),
                     row.scopes.isEmpty() ? Tr::tr("all") : namesOf(row.scopes)});
    }
    return table({Tr::tr("ID"), Tr::tr("KIND"), Tr::tr("NAME"), Tr::tr("BEGINS WITH"),
                  Tr::tr("ISSUED"), Tr::tr("EXPIRES"), Tr::tr("PERMISSIONS")},
                 rows, Tr::tr("No tokens."));
}

QString pageOf(const wire::Listing<Proposal> &proposals)
{
    QList<QStringList> rows;
    for (const Proposal &row : proposals.items) {
        rows.append({row.id.toString(), textOf(row.state), instant(row.proposedAt),
                     row.proposedBy.toString(), textOfChange(row.change), oneLine(row.reason)});
    }
    return table({Tr::tr("ID"), Tr::tr("STATUS"), Tr::tr("PROPOSED"), Tr::tr("BY"),
                  Tr::tr("CHANGE"), Tr::tr("REASON")},
                 rows, Tr::tr("No proposals."));
}

} // namespace stw::cli
