#include "backend/api/operations.h"
#include "backend/api/routes/routes.h"

namespace stw::api {

using namespace Qt::StringLiterals;

namespace {

Permission permissionOf(const Change &change)
{
    return std::visit([](const auto &facts) { return facts.kPermission; }, change);
}

// Who may change such a thing may read of it, and so may who reads everything.
bool isReadable(const Call &call, const Proposal &proposal)
{
    for (const Permission permission : {permissionOf(proposal.change), Permission::AuditRead}) {
        const domain::Need need{permission, {}, {}};
        if (domain::authorize(*call.directory, call.caller, need, call.now))
            return true;
    }
    return false;
}

Result<Proposal> proposalOf(const Call &call)
{
    return call.id<ProposalId>(u"proposal"_s).and_then([&call](ProposalId id) -> Result<Proposal> {
        const auto found = call.directory->proposals.constFind(id);
        if (found == call.directory->proposals.constEnd() || !isReadable(call, *found))
            return failure(ErrorCode::NotFound, u"proposal"_s);
        return *found;
    });
}

void answerProposal(const Call &call, ProposalId id, int status)
{
    call.answer(json(call.services->core().directory()->proposals.value(id), status));
}

void decide(const Call &call, ProposalState state)
{
    const Result<Proposal> proposal = proposalOf(call);
    if (!proposal)
        return call.refuse(proposal.error());
    const Permission permission = permissionOf(proposal->change);
    if (const Result<Actor> actor = call.allow(permission); !actor)
        return call.refuse(actor.error());
    call.post(
        domain::DecideProposal{proposal->id, state, call.caller.user},
        [id = proposal->id](const Call &done, const core::Outcome &) {
            answerProposal(done, id, 200);
        },
        domain::Need{permission, {}, call.operation->id});
}

} // namespace

void listProposals(const Call &call)
{
    QList<Proposal> items;
    for (const Proposal &proposal : call.directory->proposals) {
        if (isReadable(call, proposal))
            items.append(proposal);
    }
    call.answer(listing(items));
}

void propose(const Call &call, const wire::ProposalWish &body)
{
    const Permission permission = permissionOf(body.change);
    if (const Result<Actor> actor = call.allow(permission); !actor)
        return call.refuse(actor.error());
    Proposal proposal;
    proposal.id = call.services->next<ProposalId>();
    proposal.change = body.change;
    proposal.reason = body.reason;
    proposal.proposedBy = call.caller.user;
    proposal.proposedAt = call.now;
    call.post(
        domain::Propose{proposal},
        [id = proposal.id](const Call &done, const core::Outcome &) {
            answerProposal(done, id, 201);
        },
        domain::Need{permission, {}, call.operation->id});
}

void showProposal(const Call &call)
{
    call.answer(proposalOf(call).map([](const Proposal &proposal) { return json(proposal); }));
}

void activateProposal(const Call &call)
{
    decide(call, ProposalState::Activated);
}

void withdrawProposal(const Call &call)
{
    decide(call, ProposalState::Withdrawn);
}

} // namespace stw::api
