#pragma once

#include "shared/model/admission.h"
#include "shared/wire/views.h"

namespace stw::cli {

// Answers of the service as text for a terminal.

QString pageOf(const wire::WhoAmI &me);
QString pageOf(const wire::Listing<wire::SpecView> &specs);
QString pageOf(const wire::SpecView &spec);
QString pageOf(const wire::Listing<Template> &templates);
QString pageOf(const Template &tmpl);
QString pageOf(const wire::Listing<RequestSummary> &requests);
QString pageOf(const Admission &admission);
QString pageOf(const wire::Listing<QuotaLine> &quota);
QString pageOf(const wire::Listing<UsageLine> &usage);
QString pageOf(const wire::Listing<Node> &nodes);
QString pageOf(const wire::Listing<wire::AuditLine> &entries);
QString pageOf(const AuditCheck &check);
QString pageOf(const wire::Listing<Tenant> &tenants);
QString pageOf(const wire::Listing<Project> &projects);
QString pageOf(const wire::Listing<wire::UserView> &users);
QString pageOf(const wire::Listing<wire::MemberView> &members);
QString pageOf(const wire::Listing<wire::TokenView> &tokens);
QString pageOf(const wire::Listing<Proposal> &proposals);
QString pageOf(const wire::Listing<wire::FileLine> &files);

} // namespace stw::cli
