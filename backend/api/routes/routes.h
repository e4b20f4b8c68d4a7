#pragma once

#include "backend/api/call.h"
#include "shared/wire/bodies.h"

namespace stw::api {

// What the rows of the operation table run; one source a resource.

// sessions
void signIn(const Call &call, const wire::SignIn &body);
void signOut(const Call &call);
void whoAmI(const Call &call);
void changePassword(const Call &call, const wire::PasswordChange &body);

// tokens
void listTokens(const Call &call);
void issueToken(const Call &call, const wire::TokenWish &body);
void issueServiceToken(const Call &call, const wire::TokenWish &body);
void revokeToken(const Call &call);

// tenants, projects, members
void listTenants(const Call &call);
void createTenant(const Call &call, const wire::TenantWish &body);
void listProjects(const Call &call);
void createProject(const Call &call, const wire::ProjectWish &body);
void showProject(const Call &call);
void editProject(const Call &call, const wire::ProjectEdit &body);
void listMembers(const Call &call);
void setMember(const Call &call, const wire::MemberWish &body);
void removeMember(const Call &call);

// users
void listUsers(const Call &call);
void createUser(const Call &call, const wire::UserWish &body);
void showUser(const Call &call);
void editUser(const Call &call, const wire::UserEdit &body);
void issueSecret(const Call &call);

// proposals
void listProposals(const Call &call);
void propose(const Call &call, const wire::ProposalWish &body);
void showProposal(const Call &call);
void activateProposal(const Call &call);
void withdrawProposal(const Call &call);

// catalogue
void listSpecs(const Call &call);
void showSpec(const Call &call);
void listTemplates(const Call &call);
void showTemplate(const Call &call);
void listImages(const Call &call);
void listPrices(const Call &call);

// requests
void previewRequest(const Call &call, const Wish &body);
void submitRequest(const Call &call, const Wish &body);
void listRequests(const Call &call);
void showRequest(const Call &call);
void showTimeline(const Call &call);
void cancelRequest(const Call &call, const wire::EndWish &body);
void releaseRequest(const Call &call, const wire::EndWish &body);

// output, files, uploads
void readOutput(const Call &call);
void listFiles(const Call &call);
void readFile(const Call &call);
void keepUpload(const Call &call);

// quota and usage
void showQuota(const Call &call);
void listUsage(const Call &call);

// fleet
void listNodes(const Call &call);
void listPools(const Call &call);

// audit and feed
void listAudit(const Call &call);
void verifyAudit(const Call &call, const wire::AuditAnchor &body);
void listEvents(const Call &call);
void refuseOrdinary(const Call &call);

// the service itself
void showHealth(const Call &call);
void showReadiness(const Call &call);
void showDocument(const Call &call);

} // namespace stw::api
