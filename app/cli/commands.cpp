#include "app/cli/commands.h"

#include "app/cli/actions.h"
#include "app/cli/wish.h"

#include <QCoreApplication>

namespace stw::cli {

using namespace Qt::StringLiterals;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Commands)
};

// clang-format off: tables are read in columns.
constexpr Option kProject{"project"_L1, "P"_L1, false, [] {
                              return Tr::tr("Project; may be left out by members of just one.");
                          }};
constexpr Option kTitle{"title"_L1, "TEXT"_L1, false, [] { return Tr::tr("Name to show."); }};
constexpr Option kReason{"reason"_L1, "TEXT"_L1, false,
                         [] { return Tr::tr("Why; it is kept in the record."); }};
constexpr Option kFollow{
    "follow"_L1, {}, false, [] { return Tr::tr("Print the output as it comes, to its end."); }};
constexpr Option kLimit{"limit"_L1, "N"_L1, false,
                        [] { return Tr::tr("At most so many, up to 500."); }};

constexpr Option kLogin[] = {
    {"user"_L1, "NAME"_L1, false,
     [] { return Tr::tr("Name of the account; asked for unless given."); }},
    {"password-file"_L1, "FILE"_L1, false,
     [] { return Tr::tr("File with the password; asked for unless given."); }},
    {"secret-file"_L1, "FILE"_L1, false,
     [] { return Tr::tr("File with a one-time secret instead of a password."); }},
    {"new-password-file"_L1, "FILE"_L1, false,
     [] { return Tr::tr("File with the password to set by the one-time secret."); }},
};
constexpr Option kPassword[] = {
    {"password-file"_L1, "FILE"_L1, false,
     [] { return Tr::tr("File with the present password; asked for unless given."); }},
    {"new-password-file"_L1, "FILE"_L1, false,
     [] { return Tr::tr("File with the new password; asked for unless given."); }},
};
constexpr Option kList[] = {
    {"state"_L1, "STATE"_L1, true,
     [] { return Tr::tr("Only in this state, by its code: queued, active, completed …"); }},
    {"project"_L1, "P"_L1, false, [] { return Tr::tr("Only of this project."); }},
    {"requester"_L1, "USER"_L1, false, [] { return Tr::tr("Only of this person."); }},
    {"spec"_L1, "NAME"_L1, false, [] { return Tr::tr("Only with this specification."); }},
    {"text"_L1, "TEXT"_L1, false,
     [] { return Tr::tr("Only with this in the purpose or the id."); }},
    {"from"_L1, "TIME"_L1, false,
     [] { return Tr::tr("Submitted at this date or instant, or later."); }},
    {"to"_L1, "TIME"_L1, false, [] { return Tr::tr("Submitted before this date or instant."); }},
    {"sort"_L1, "COLUMN"_L1, false,
     [] { return Tr::tr("submitted_at, ended_at, state or project."); }},
    {"order"_L1, "asc|desc"_L1, false, [] { return Tr::tr("Ascending or descending."); }},
    {"cursor"_L1, "CURSOR"_L1, false,
     [] { return Tr::tr("The page after the one that named it."); }},
    kLimit,
};
constexpr Option kEnd[] = {kReason};
constexpr Option kLogs[] = {kFollow};
constexpr Option kInProject[] = {kProject};
constexpr Option kUsage[] = {
    {"project"_L1, "P"_L1, false, [] { return Tr::tr("Only of this project."); }},
    {"period"_L1, "YYYY-MM"_L1, false, [] { return Tr::tr("Only of this month."); }},
};
constexpr Option kAudit[] = {
    {"after"_L1, "ENTRY"_L1, false, [] { return Tr::tr("Entries after this one."); }},
    kLimit,
};
constexpr Option kVerify[] = {
    {"anchor"_L1, "ENTRY:HASH"_L1, false,
     [] { return Tr::tr("A head of the log that was noted before."); }},
};
constexpr Option kTitled[] = {kTitle};
constexpr Option kProjectAdd[] = {
    {"tenant"_L1, "T"_L1, false, [] { return Tr::tr("Tenant that it belongs to."); }},
    kTitle,
    {"zone"_L1, "ZONE"_L1, false,
     [] { return Tr::tr("Time zone of its months, such as Europe/Berlin."); }},
};
constexpr Option kUserAdd[] = {
    kTitle,
    {"service"_L1, {}, false, [] { return Tr::tr("A service account: it has tokens only."); }},
};
constexpr Option kTokenAdd[] = {
    {"days"_L1, "N"_L1, false, [] { return Tr::tr("Days until it expires, up to 365."); }},
    {"scope"_L1, "PERMISSION"_L1, true,
     [] { return Tr::tr("A permission that it has; all of yours unless given."); }},
    {"user"_L1, "NAME"_L1, false,
     [] { return Tr::tr("Service account that it is for; your own unless given."); }},
};
constexpr Option kProposeLimit[] = {
    {"project"_L1, "P"_L1, false, [] { return Tr::tr("Project that it limits."); }},
    {"tenant"_L1, "T"_L1, false, [] { return Tr::tr("Tenant that it limits."); }},
    kReason,
};
constexpr Option kProposeRole[] = {
    {"take"_L1, {}, false, [] { return Tr::tr("Take the role away instead of granting it."); }},
    kReason,
};

const QList<Option> &submitOptions()
{
    static const QList<Option> options = [] {
        QList<Option> all(wishOptions().begin(), wishOptions().end());
        all += {"idempotency-key"_L1, "KEY"_L1, false, [] {
                    return Tr::tr("Key under which it is taken only once; random unless given.");
                }};
        all += {"wait"_L1, {}, false, [] {
                    return Tr::tr("Wait for the end; the exit code tells the result.");
                }};
        all += kFollow;
        return all;
    }();
    return options;
}

const QList<Command> &table()
{
    static const QList<Command> rows{
        {"login"_L1,
         {},
         kLogin,
         [] { return Tr::tr("Sign in; keeps a token for the next commands."); },
         &logIn},
        {"logout"_L1, {}, {}, [] { return Tr::tr("Sign out; the token becomes void."); }, &logOut},
        {"whoami"_L1,
         {},
         {},
         [] { return Tr::tr("Show who is signed in, with roles and projects."); },
         &whoAmI},
        {"password"_L1,
         {},
         kPassword,
         [] { return Tr::tr("Change the password."); },
         &changePassword},
        {"specs"_L1,
         "[NAME]"_L1,
         {},
         [] { return Tr::tr("Show the resource specifications, or one of them."); },
         &specs},
        {"templates"_L1,
         "[NAME]"_L1,
         {},
         [] { return Tr::tr("Show the templates, or one with its parameters."); },
         &templates},
        {"preview"_L1,
         {},
         wishOptions(),
         [] {
             return Tr::tr(
                 "Show quota, cost and expected start of a request without submitting it.");
         },
         &preview},
        {"submit"_L1,
         {},
         submitOptions(),
         [] {
             return Tr::tr("Submit a request. With --wait and --json, the record with `output` and "
                           "`exit_code` of the work.");
         },
         &submit},
        {"list"_L1, {}, kList, [] { return Tr::tr("List requests."); }, &listRequests},
        {"show"_L1,
         "ID"_L1,
         {},
         [] { return Tr::tr("Show the whole record of a request."); },
         &showRequest},
        {"watch"_L1,
         "ID"_L1,
         {},
         [] {
             return Tr::tr(
                 "Show what happens to a request, to its end; the exit code tells the result.");
         },
         &watchRequest},
        {"logs"_L1, "ID"_L1, kLogs, [] { return Tr::tr("Print the output of the work."); },
         &showLogs},
        {"files"_L1,
         "ID"_L1,
         {},
         [] { return Tr::tr("List the files of the work folder."); },
         &listFiles},
        {"cp"_L1,
         "ID:PATH LOCAL"_L1,
         {},
         [] { return Tr::tr("Copy a file of the work folder; LOCAL - is standard output."); },
         &copyFile},
        {"cancel"_L1, "ID"_L1, kEnd,
         [] { return Tr::tr("Cancel a request that does not run yet."); }, &cancelRequest},
        {"release"_L1, "ID"_L1, kEnd,
         [] { return Tr::tr("Release the resources of a running request."); }, &releaseRequest},
        {"quota"_L1,
         {},
         kInProject,
         [] { return Tr::tr("Show the quota of a project."); },
         &showQuota},
        {"usage"_L1, {}, kUsage, [] { return Tr::tr("Show usage and cost."); }, &showUsage},
        {"fleet"_L1, {}, {}, [] { return Tr::tr("Show the nodes and cards."); }, &showFleet},
        {"audit list"_L1, {}, kAudit, [] { return Tr::tr("List the audit log."); }, &listAudit},
        {"audit verify"_L1,
         {},
         kVerify,
         [] { return Tr::tr("Verify that the audit log is whole."); },
         &verifyAudit},
        {"tenant list"_L1, {}, {}, [] { return Tr::tr("List the tenants."); }, &listTenants},
        {"tenant add"_L1, "NAME"_L1, kTitled, [] { return Tr::tr("Create a tenant."); },
         &addTenant},
        {"project list"_L1, {}, {}, [] { return Tr::tr("List the projects."); }, &listProjects},
        {"project add"_L1, "NAME"_L1, kProjectAdd, [] { return Tr::tr("Create a project."); },
         &addProject},
        {"project edit"_L1, "NAME"_L1, kTitled, [] { return Tr::tr("Edit a project."); },
         &editProject},
        {"user list"_L1, {}, {}, [] { return Tr::tr("List the accounts."); }, &listUsers},
        {"user add"_L1, "NAME"_L1, kUserAdd, [] { return Tr::tr("Create an account."); }, &addUser},
        {"user edit"_L1, "NAME"_L1, kTitled, [] { return Tr::tr("Edit an account."); }, &editUser},
        {"user disable"_L1,
         "NAME"_L1,
         {},
         [] { return Tr::tr("Disable an account."); },
         &disableUser},
        {"user enable"_L1,
         "NAME"_L1,
         {},
         [] { return Tr::tr("Enable a disabled account."); },
         &enableUser},
        {"user secret"_L1,
         "NAME"_L1,
         {},
         [] { return Tr::tr("Issue a one-time secret to sign in with."); },
         &issueSecret},
        {"member list"_L1,
         {},
         kInProject,
         [] { return Tr::tr("List the members of a project."); },
         &listMembers},
        {"member set"_L1, "USER ROLE"_L1, kInProject,
         [] { return Tr::tr("Make somebody a member with a role (developer, owner)."); },
         &setMember},
        {"member remove"_L1, "USER"_L1, kInProject, [] { return Tr::tr("Remove a member."); },
         &removeMember},
        {"token list"_L1,
         {},
         {},
         [] { return Tr::tr("List your sessions and API tokens."); },
         &listTokens},
        {"token add"_L1, "NAME"_L1, kTokenAdd,
         [] { return Tr::tr("Issue an API token; it is shown only once."); }, &addToken},
        {"token revoke"_L1,
         "ID"_L1,
         {},
         [] { return Tr::tr("Revoke a token or session."); },
         &revokeToken},
        {"proposal list"_L1, {}, {}, [] { return Tr::tr("List the proposals."); }, &listProposals},
        {"proposal limit"_L1, "DIMENSION LIMIT"_L1, kProposeLimit,
         [] {
             return Tr::tr("Propose a limit: cards, accelerator_memory and memory in GiB, cpu in "
                           "cores, concurrent_tasks, card_hours; or none.");
         },
         &proposeLimit},
        {"proposal role"_L1, "USER ROLE"_L1, kProposeRole,
         [] { return Tr::tr("Propose to grant a role of the installation."); }, &proposeRole},
        {"proposal activate"_L1,
         "ID"_L1,
         {},
         [] { return Tr::tr("Activate a proposal of somebody else."); },
         &activateProposal},
        {"proposal withdraw"_L1,
         "ID"_L1,
         {},
         [] { return Tr::tr("Withdraw a proposal."); },
         &withdrawProposal},
    };
    return rows;
}
// clang-format on

} // namespace

std::span<const Command> commands()
{
    return table();
}

} // namespace stw::cli
