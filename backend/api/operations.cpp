#include "backend/api/operations.h"

#include "backend/api/routes/routes.h"

namespace stw::api {

using namespace Qt::StringLiterals;

namespace {

using enum Method;

constexpr qint64 kMostItems = 500;
constexpr qint64 kMostSkipped = 10'000'000;
constexpr qint64 kMostOutputBytes = 1024 * 1024;
constexpr qint64 kEnd = std::numeric_limits<qint64>::max();

QStringList orders()
{
    return {u"asc"_s, u"desc"_s};
}

// A table is read in columns.
// clang-format off
constexpr auto kRequestQuery = std::to_array<QueryRule>({
    {"state"_L1, QueryKind::Choice, 0, 0, &namesOf<RequestState>, true},
    {"project"_L1, QueryKind::Text, 1, 64},
    {"requester"_L1, QueryKind::Text, 1, 64},
    {"spec"_L1, QueryKind::Text, 1, 63},
    {"text"_L1, QueryKind::Text, 1, 200, nullptr, true},
    {"cards_min"_L1, QueryKind::Whole, 0, kEnd},
    {"cards_max"_L1, QueryKind::Whole, 0, kEnd},
    {"from"_L1, QueryKind::Moment},
    {"to"_L1, QueryKind::Moment},
    {"sort"_L1, QueryKind::Choice, 0, 0, &namesOf<ports::RequestSort>},
    {"order"_L1, QueryKind::Choice, 0, 0, &orders},
    {"cursor"_L1, QueryKind::Text, 1, 400},
    {"skip"_L1, QueryKind::Whole, 0, kMostSkipped},
    {"limit"_L1, QueryKind::Whole, 1, kMostItems},
});
constexpr auto kOutputQuery = std::to_array<QueryRule>({
    {"offset"_L1, QueryKind::Whole, 0, kEnd},
    {"limit"_L1, QueryKind::Whole, 1, kMostOutputBytes},
    {"follow"_L1, QueryKind::Whole, 0, 30},
});
constexpr auto kJournalQuery = std::to_array<QueryRule>({
    {"after"_L1, QueryKind::Whole, 0, kEnd},
    {"limit"_L1, QueryKind::Whole, 1, kMostItems},
});
constexpr auto kFeedQuery = std::to_array<QueryRule>({
    {"after"_L1, QueryKind::Whole, 0, kEnd},
});
constexpr auto kUsageQuery = std::to_array<QueryRule>({
    {"project"_L1, QueryKind::Text, 1, 64},
    {"period"_L1, QueryKind::Text, 7, 7},
});

constexpr Gives kNothing{204, nullptr, QLatin1StringView()};
constexpr Gives kPlainText{200, nullptr, "text/plain"_L1};
constexpr Gives kBytes{200, nullptr, "application/octet-stream"_L1};
constexpr Gives kSocket{101, nullptr, QLatin1StringView()};
constexpr Permission kOwn = Permission::SessionOwn; // also where it means nothing

template <class T>
constexpr Gives list()
{
    return gives<wire::Listing<T>>();
}

constexpr auto kOperations = std::to_array<Operation>({
    // The service itself
    {"service.health"_L1, Get, "/healthz"_L1, kOwn, Within::Public,
     {&showHealth}, gives<wire::ServiceState>()},
    {"service.readiness"_L1, Get, "/readyz"_L1, kOwn, Within::Public,
     {&showReadiness}, gives<wire::ServiceState>()},
    {"service.document"_L1, Get, "/v1/openapi.json"_L1, kOwn, Within::Public,
     {&showDocument}, {200, nullptr, "application/json"_L1}},

    // Sessions and tokens
    {"sessions.create"_L1, Post, "/v1/sessions"_L1, kOwn, Within::Public,
     takes<wire::SignIn, &signIn>(), gives<wire::SignedIn>(201)},
    {"sessions.end"_L1, Delete, "/v1/sessions/current"_L1, kOwn, Within::Anywhere,
     {&signOut}, kNothing},
    {"sessions.who"_L1, Get, "/v1/whoami"_L1, kOwn, Within::Anywhere,
     {&whoAmI}, gives<wire::WhoAmI>()},
    {"sessions.password"_L1, Post, "/v1/password"_L1, kOwn, Within::Anywhere,
     takes<wire::PasswordChange, &changePassword>(), kNothing},
    {"tokens.list"_L1, Get, "/v1/tokens"_L1, kOwn, Within::Anywhere,
     {&listTokens}, list<wire::TokenView>()},
    {"tokens.issue"_L1, Post, "/v1/tokens"_L1, kOwn, Within::Anywhere,
     takes<wire::TokenWish, &issueToken>(), gives<wire::TokenShown>(201)},
    {"tokens.revoke"_L1, Delete, "/v1/tokens/{token}"_L1, kOwn, Within::Anywhere,
     {&revokeToken}, kNothing},

    // Tenants, projects, members
    {"tenants.list"_L1, Get, "/v1/tenants"_L1, Permission::ProjectRead, Within::Anywhere,
     {&listTenants}, list<Tenant>()},
    {"tenants.create"_L1, Post, "/v1/tenants"_L1, Permission::TenantManage, Within::Anywhere,
     takes<wire::TenantWish, &createTenant>(), gives<Tenant>(201)},
    {"projects.list"_L1, Get, "/v1/projects"_L1, Permission::ProjectRead, Within::Anywhere,
     {&listProjects}, list<Project>()},
    {"projects.create"_L1, Post, "/v1/projects"_L1, Permission::TenantManage, Within::Anywhere,
     takes<wire::ProjectWish, &createProject>(), gives<Project>(201)},
    {"projects.show"_L1, Get, "/v1/projects/{project}"_L1, Permission::ProjectRead, Within::Project,
     {&showProject}, gives<Project>()},
    {"projects.edit"_L1, Patch, "/v1/projects/{project}"_L1, Permission::ProjectEdit,
     Within::Project,
     takes<wire::ProjectEdit, &editProject>(), gives<Project>(), {}, Header::IfMatch},
    {"members.list"_L1, Get, "/v1/projects/{project}/members"_L1, Permission::ProjectRead,
     Within::Project,
     {&listMembers}, list<wire::MemberView>()},
    {"members.set"_L1, Put, "/v1/projects/{project}/members/{user}"_L1, Permission::ProjectEdit,
     Within::Project,
     takes<wire::MemberWish, &setMember>(), gives<wire::MemberView>()},
    {"members.remove"_L1, Delete, "/v1/projects/{project}/members/{user}"_L1,
     Permission::ProjectEdit, Within::Project,
     {&removeMember}, kNothing},

    // Users
    {"users.list"_L1, Get, "/v1/users"_L1, Permission::UserManage, Within::Anywhere,
     {&listUsers}, list<wire::UserView>()},
    {"users.create"_L1, Post, "/v1/users"_L1, Permission::UserManage, Within::Anywhere,
     takes<wire::UserWish, &createUser>(), gives<wire::UserView>(201)},
    {"users.show"_L1, Get, "/v1/users/{user}"_L1, Permission::UserManage, Within::Anywhere,
     {&showUser}, gives<wire::UserView>()},
    {"users.edit"_L1, Patch, "/v1/users/{user}"_L1, Permission::UserManage, Within::Anywhere,
     takes<wire::UserEdit, &editUser>(), gives<wire::UserView>(), {}, Header::IfMatch},
    {"users.issue_secret"_L1, Post, "/v1/users/{user}/secret"_L1, Permission::UserManage,
     Within::Anywhere,
     {&issueSecret}, gives<wire::SecretShown>(201)},
    {"users.issue_token"_L1, Post, "/v1/users/{user}/tokens"_L1, Permission::UserManage,
     Within::Anywhere,
     takes<wire::TokenWish, &issueServiceToken>(), gives<wire::TokenShown>(201)},

    // Proposals: the change names the permission
    {"proposals.list"_L1, Get, "/v1/proposals"_L1, kOwn, Within::Change,
     {&listProposals}, list<Proposal>()},
    {"proposals.create"_L1, Post, "/v1/proposals"_L1, kOwn, Within::Change,
     takes<wire::ProposalWish, &propose>(), gives<Proposal>(201)},
    {"proposals.show"_L1, Get, "/v1/proposals/{proposal}"_L1, kOwn, Within::Change,
     {&showProposal}, gives<Proposal>()},
    {"proposals.activate"_L1, Post, "/v1/proposals/{proposal}/activate"_L1, kOwn, Within::Change,
     {&activateProposal}, gives<Proposal>()},
    {"proposals.withdraw"_L1, Post, "/v1/proposals/{proposal}/withdraw"_L1, kOwn, Within::Change,
     {&withdrawProposal}, gives<Proposal>()},

    // Catalogue
    {"specs.list"_L1, Get, "/v1/specs"_L1, Permission::CatalogueRead, Within::Anywhere,
     {&listSpecs}, list<wire::SpecView>()},
    {"specs.show"_L1, Get, "/v1/specs/{ref}"_L1, Permission::CatalogueRead, Within::Anywhere,
     {&showSpec}, gives<wire::SpecView>()},
    {"templates.list"_L1, Get, "/v1/templates"_L1, Permission::CatalogueRead, Within::Anywhere,
     {&listTemplates}, list<Template>()},
    {"templates.show"_L1, Get, "/v1/templates/{ref}"_L1, Permission::CatalogueRead,
     Within::Anywhere,
     {&showTemplate}, gives<Template>()},
    {"images.list"_L1, Get, "/v1/images"_L1, Permission::CatalogueRead, Within::Anywhere,
     {&listImages}, list<Image>()},
    {"prices.list"_L1, Get, "/v1/prices"_L1, Permission::CatalogueRead, Within::Anywhere,
     {&listPrices}, list<PriceVersion>()},
    {"pools.list"_L1, Get, "/v1/pools"_L1, Permission::CatalogueRead, Within::Anywhere,
     {&listPools}, list<Pool>()},

    // Requests
    {"requests.preview"_L1, Post, "/v1/preview"_L1, Permission::RequestSubmit, Within::Body,
     takes<Wish, &previewRequest>(), gives<Admission>()},
    {"requests.submit"_L1, Post, "/v1/requests"_L1, Permission::RequestSubmit, Within::Body,
     takes<Wish, &submitRequest>(), gives<RequestRecord>(201), {}, Header::IdempotencyKey},
    {"requests.list"_L1, Get, "/v1/requests"_L1, Permission::RequestRead, Within::Anywhere,
     {&listRequests}, list<RequestSummary>(), kRequestQuery},
    {"requests.show"_L1, Get, "/v1/requests/{request}"_L1, Permission::RequestRead, Within::Request,
     {&showRequest}, gives<RequestRecord>()},
    {"requests.timeline"_L1, Get, "/v1/requests/{request}/timeline"_L1, Permission::RequestRead,
     Within::Request,
     {&showTimeline}, list<FeedLine>()},
    {"requests.cancel"_L1, Post, "/v1/requests/{request}/cancel"_L1, Permission::RequestControl,
     Within::Request,
     takes<wire::EndWish, &cancelRequest>(), gives<RequestRecord>()},
    {"requests.release"_L1, Post, "/v1/requests/{request}/release"_L1, Permission::RequestControl,
     Within::Request,
     takes<wire::EndWish, &releaseRequest>(), gives<RequestRecord>()},

    // Output, files, uploads
    {"output.read"_L1, Get, "/v1/requests/{request}/output"_L1, Permission::OutputRead,
     Within::Request,
     {&readOutput}, kPlainText, kOutputQuery},
    {"files.list"_L1, Get, "/v1/requests/{request}/files"_L1, Permission::OutputRead,
     Within::Request,
     {&listFiles}, list<wire::FileLine>()},
    {"files.read"_L1, Get, "/v1/requests/{request}/files/{path*}"_L1, Permission::OutputRead,
     Within::Request,
     {&readFile}, kBytes},
    {"uploads.keep"_L1, Put, "/v1/uploads/{name}"_L1, Permission::RequestSubmit, Within::Anywhere,
     {&keepUpload, nullptr, true}, kNothing},

    // Quota and usage
    {"quota.show"_L1, Get, "/v1/projects/{project}/quota"_L1, Permission::UsageRead,
     Within::Project,
     {&showQuota}, list<QuotaLine>()},
    {"usage.list"_L1, Get, "/v1/usage"_L1, Permission::UsageRead, Within::Anywhere,
     {&listUsage}, list<UsageLine>(), kUsageQuery},

    // Fleet, audit, feed
    {"fleet.nodes"_L1, Get, "/v1/fleet/nodes"_L1, Permission::FleetRead, Within::Anywhere,
     {&listNodes}, list<Node>()},
    {"audit.list"_L1, Get, "/v1/audit"_L1, Permission::AuditRead, Within::Anywhere,
     {&listAudit}, list<wire::AuditLine>(), kJournalQuery},
    {"audit.verify"_L1, Post, "/v1/audit/verify"_L1, Permission::AuditRead, Within::Anywhere,
     takes<wire::AuditAnchor, &verifyAudit>(), gives<AuditCheck>()},
    {"events.list"_L1, Get, "/v1/events"_L1, Permission::RequestRead, Within::Anywhere,
     {&listEvents}, list<FeedLine>(), kJournalQuery},
    {"events.feed"_L1, Get, "/v1/feed"_L1, Permission::RequestRead, Within::Anywhere,
     {&refuseOrdinary}, kSocket, kFeedQuery, {}, true},

});
// clang-format on

} // namespace

std::span<const Operation> operations()
{
    return kOperations;
}

} // namespace stw::api
