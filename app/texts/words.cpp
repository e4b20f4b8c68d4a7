#include "app/texts/words.h"

#include <QCoreApplication>
#include <QLocale>

namespace stw::texts {

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

} // namespace

QString textOf(RequestState state)
{
    switch (state) {
    case RequestState::Draft: return Tr::tr("Draft");
    case RequestState::Submitted: return Tr::tr("Submitted");
    case RequestState::AwaitingApproval: return Tr::tr("Awaiting approval");
    case RequestState::Queued: return Tr::tr("Queued");
    case RequestState::Provisioning: return Tr::tr("Provisioning");
    case RequestState::Active: return Tr::tr("Running");
    case RequestState::Releasing: return Tr::tr("Returning");
    case RequestState::Completed: return Tr::tr("Completed");
    case RequestState::Released: return Tr::tr("Released");
    case RequestState::Expired: return Tr::tr("Expired");
    case RequestState::Failed: return Tr::tr("Failed", "request");
    case RequestState::Cancelled: return Tr::tr("Cancelled", "request");
    case RequestState::Rejected: return Tr::tr("Rejected");
    case RequestState::Lapsed: return Tr::tr("Not decided");
    }
    Q_UNREACHABLE();
}

QString textOf(Role role)
{
    switch (role) {
    case Role::Developer: return Tr::tr("Developer");
    case Role::Owner: return Tr::tr("Project owner");
    case Role::Approver: return Tr::tr("Approver");
    case Role::Operator: return Tr::tr("Operator");
    case Role::PolicyAdmin: return Tr::tr("Policy administration");
    case Role::Administrator: return Tr::tr("Administration");
    case Role::Auditor: return Tr::tr("Auditor");
    }
    Q_UNREACHABLE();
}

QString textOf(Health health)
{
    switch (health) {
    case Health::Healthy: return Tr::tr("healthy");
    case Health::Suspect: return Tr::tr("suspect");
    case Health::Isolated: return Tr::tr("isolated");
    case Health::Failed: return Tr::tr("failed", "hardware");
    case Health::Maintenance: return Tr::tr("maintenance");
    case Health::Unknown: return Tr::tr("unknown");
    }
    Q_UNREACHABLE();
}

QString textOf(Priority priority)
{
    switch (priority) {
    case Priority::Low: return Tr::tr("low");
    case Priority::Normal: return Tr::tr("normal");
    case Priority::High: return Tr::tr("high");
    }
    Q_UNREACHABLE();
}

QString textOf(Feasibility feasibility)
{
    switch (feasibility) {
    case Feasibility::Now: return Tr::tr("can start now");
    case Feasibility::Waits: return Tr::tr("will wait");
    case Feasibility::Never: return Tr::tr("can never start");
    }
    Q_UNREACHABLE();
}

QString textOf(Meter meter)
{
    switch (meter) {
    case Meter::CardHours: return Tr::tr("card hours");
    case Meter::CoreHours: return Tr::tr("core hours");
    }
    Q_UNREACHABLE();
}

QString textOf(EndCause cause)
{
    switch (cause) {
    case EndCause::Ok: return Tr::tr("The work ended by itself.");
    case EndCause::UserError: return Tr::tr("The work ended with an error of its own.");
    case EndCause::OutOfMemory: return Tr::tr("The work needed more memory than it was given.");
    case EndCause::Deadline: return Tr::tr("The granted duration was over.");
    case EndCause::Cancelled: return Tr::tr("The work was stopped on request.");
    case EndCause::LaunchFailed: return Tr::tr("The work could not be started.");
    case EndCause::CardsMismatch:
        return Tr::tr("The cards on the node were not the allocated ones; nothing was started.");
    case EndCause::Lost: return Tr::tr("The work was lost together with its node.");
    }
    Q_UNREACHABLE();
}

QString textOf(ReasonOwner owner)
{
    switch (owner) {
    case ReasonOwner::You: return Tr::tr("you");
    case ReasonOwner::Project: return Tr::tr("the project");
    case ReasonOwner::Approver: return Tr::tr("the approver");
    case ReasonOwner::Scheduling: return Tr::tr("scheduling");
    case ReasonOwner::Capacity: return Tr::tr("capacity");
    case ReasonOwner::Health: return Tr::tr("hardware health");
    case ReasonOwner::Policy: return Tr::tr("a policy");
    }
    Q_UNREACHABLE();
}

QString textOf(ScopeKind scope)
{
    switch (scope) {
    case ScopeKind::Project: return Tr::tr("Project");
    case ScopeKind::Tenant: return Tr::tr("Tenant");
    }
    Q_UNREACHABLE();
}

QString textOf(SpecKind kind)
{
    switch (kind) {
    case SpecKind::Task: return Tr::tr("task");
    case SpecKind::Environment: return Tr::tr("working environment");
    case SpecKind::Server: return Tr::tr("server");
    case SpecKind::ModelService: return Tr::tr("model service");
    }
    Q_UNREACHABLE();
}

QString textOf(ParameterType type)
{
    switch (type) {
    case ParameterType::Text: return Tr::tr("text");
    case ParameterType::Integer: return Tr::tr("whole number");
    case ParameterType::Boolean: return Tr::tr("yes or no");
    case ParameterType::Choice: return Tr::tr("choice");
    }
    Q_UNREACHABLE();
}

QString textOf(ProposalState state)
{
    switch (state) {
    case ProposalState::Open: return Tr::tr("open", "proposal");
    case ProposalState::Activated: return Tr::tr("activated");
    case ProposalState::Withdrawn: return Tr::tr("withdrawn");
    }
    Q_UNREACHABLE();
}

QString textOf(TokenKind kind)
{
    switch (kind) {
    case TokenKind::Session: return Tr::tr("session");
    case TokenKind::Api: return Tr::tr("API token");
    }
    Q_UNREACHABLE();
}

QString yesOrNo(bool value)
{
    return value ? Tr::tr("yes") : Tr::tr("no");
}

QString textOf(const LocalText &text)
{
    const bool german = QLocale().language() == QLocale::German;
    return german && !text.de.isEmpty() ? text.de : text.en;
}

} // namespace stw::texts
