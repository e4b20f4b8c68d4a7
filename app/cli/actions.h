#pragma once

namespace stw::cli {

class Run;

// What the rows of the table of commands start. Each ends its run once.

void logIn(Run &run);
void logOut(Run &run);
void whoAmI(Run &run);
void changePassword(Run &run);

void specs(Run &run);
void templates(Run &run);
void preview(Run &run);
void submit(Run &run);

void listRequests(Run &run);
void showRequest(Run &run);
void watchRequest(Run &run);
void showLogs(Run &run);
void listFiles(Run &run);
void copyFile(Run &run);
void cancelRequest(Run &run);
void releaseRequest(Run &run);

void showQuota(Run &run);
void showUsage(Run &run);
void showFleet(Run &run);
void listAudit(Run &run);
void verifyAudit(Run &run);

void listTenants(Run &run);
void addTenant(Run &run);
void listProjects(Run &run);
void addProject(Run &run);
void editProject(Run &run);
void listUsers(Run &run);
void addUser(Run &run);
void editUser(Run &run);
void disableUser(Run &run);
void enableUser(Run &run);
void issueSecret(Run &run);
void listMembers(Run &run);
void setMember(Run &run);
void removeMember(Run &run);
void listTokens(Run &run);
void addToken(Run &run);
void revokeToken(Run &run);
void listProposals(Run &run);
void proposeLimit(Run &run);
void proposeRole(Run &run);
void activateProposal(Run &run);
void withdrawProposal(Run &run);

} // namespace stw::cli
