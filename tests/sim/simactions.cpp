#include "shared/base/zone.h"
#include "shared/wire/jsoncodec.h"
#include "tests/sim/simrun.h"

// What people, machines and the world do in a step of a run.
namespace stw::sim {

using namespace Qt::StringLiterals;
using namespace domain;

namespace {

QString digestOf(const Wish &wish)
{
    return QString::fromUtf8(wire::encode(wish));
}

} // namespace

void SimRun::submit()
{
    const User user = m_chance.oneOf(m_house.developers);
    const SentKey key{user.id, u"key-%1"_s.arg(++m_keys)};
    const Wish wish = makeWish(m_house, m_chance);
    m_sent[key] = {wish, digestOf(wish), {}, {}};
    m_recent += key;
    sendWish(user, key.second, wish, digestOf(wish));
}

void SimRun::submitInvalid()
{
    const User user = m_chance.oneOf(m_house.developers);
    const Wish wish = breakWish(makeWish(m_house, m_chance), m_chance);
    const SentKey key{user.id, u"bad-%1"_s.arg(++m_keys)};
    m_sent[key] = {wish, digestOf(wish), {}, {}};
    sendWish(user, key.second, wish, digestOf(wish));
}

void SimRun::submitBurst()
{
    const qint64 count = m_chance.between(3, 6);
    for (qint64 at = 0; at < count; ++at)
        submit();
}

void SimRun::submitAgain()
{
    if (m_recent.isEmpty())
        return;
    const qint64 back = std::min<qint64>(m_recent.size(), 6);
    const SentKey key = m_recent[m_recent.size() - 1 - m_chance.upTo(back - 1)];
    const Wish wish = m_sent[key].wish;
    for (const User &user : std::as_const(m_house.developers)) {
        if (user.id == key.first)
            sendWish(user, key.second, wish, digestOf(wish));
    }
}

void SimRun::submitOther()
{
    if (m_recent.isEmpty())
        return;
    const SentKey key = m_recent.last();
    Wish wish = m_sent[key].wish;
    wish.purpose += u" otherwise"_s;
    for (const User &user : std::as_const(m_house.developers)) {
        if (user.id == key.first)
            sendWish(user, key.second, wish, digestOf(wish));
    }
}

void SimRun::cancel()
{
    const std::optional<RequestId> id = someRequest();
    if (!id)
        return;
    const auto live = m_service.loop().current().requests.live.value(*id);
    if (live)
        postAs(m_chance.oneOf(m_house.developers), Cancel{*id, u"changed my mind"_s},
               Permission::RequestControl, live->project);
}

void SimRun::release()
{
    const std::optional<RequestId> id = someRequest();
    if (!id)
        return;
    const auto live = m_service.loop().current().requests.live.value(*id);
    if (live)
        postAs(m_chance.oneOf(m_house.developers), Release{*id, u"done"_s},
               Permission::RequestControl, live->project);
}

void SimRun::releaseTwice()
{
    for (const RequestPtr &request : m_service.loop().current().requests.live) {
        if (request->state != RequestState::Active)
            continue;
        ++m_service.counts()["released twice"_L1];
        const User &user = m_chance.oneOf(m_house.developers);
        for (int times = 0; times < 2; ++times)
            postAs(user, Release{request->id, u"done"_s}, Permission::RequestControl,
                   request->project);
        postAs(user, Cancel{request->id, u"and again"_s}, Permission::RequestControl,
               request->project);
        return;
    }
}

void SimRun::changeLimit()
{
    LimitChange change;
    change.dimension = m_chance.oneOf(Named<QuotaDimension>::kRows).value;
    change.scope = m_chance.oneIn(3) ? ScopeKind::Tenant : ScopeKind::Project;
    change.target = change.scope == ScopeKind::Tenant
                        ? m_chance.oneOf(m_house.tenants).id.toString()
                        : m_chance.oneOf(m_house.projects).id.toString();
    Demand demand{2'000, 80'000, 3'000, 8'192, 2, 10'000'000};
    const qint64 usual = rowOf(change.dimension).demandOf(demand).value_or(1);
    if (!m_chance.oneIn(4))
        change.limit = m_chance.oneIn(8) ? 0 : m_chance.between(usual / 2, usual * 4);
    Proposal proposal;
    proposal.id = ProposalId(m_service.ids().next());
    proposal.change = change;
    proposal.reason = u"simulated"_s;
    proposal.proposedBy = m_house.policies[0].id;
    postAs(m_house.policies[0], Propose{proposal}, Permission::PolicyChange, {});
    const User &second = m_house.policies[m_chance.oneIn(5) ? 0 : 1];
    postAs(second, DecideProposal{proposal.id, ProposalState::Activated, second.id},
           Permission::PolicyChange, {}, [this](const Result<core::Outcome> &outcome) {
               ++m_service.counts()[outcome ? "limit changed"_L1 : "limit change refused"_L1];
           });
}

void SimRun::changeMember()
{
    const Project &project = m_chance.oneOf(m_house.projects);
    const User &user = m_chance.oneOf(m_house.developers);
    if (m_chance.oneIn(2)) {
        ++m_service.counts()["member removed"_L1];
        postAs(m_house.administrator, RemoveMember{project.id, user.id}, Permission::ProjectEdit,
               project.id);
    } else {
        postAs(m_house.administrator, SetMember{{project.id, user.id, Role::Developer}},
               Permission::ProjectEdit, project.id);
    }
}

void SimRun::changeToken()
{
    const User &user = m_chance.oneOf(m_house.developers);
    Token token = m_house.tokens[user.id];
    ++m_service.counts()["token revoked"_L1];
    postAs(user, RevokeToken{token.id, user.id}, Permission::SessionOwn, {});
    token.id = TokenId(m_service.ids().next());
    token.hash = toBase32(token.id.uuid());
    token.issuedAt = m_service.clock().peek();
    token.expiresAt = token.issuedAt + Micros(std::chrono::days(300));
    postByInstallation(IssueToken{token, {}});
    m_house.tokens[user.id] = token;
}

void SimRun::publish()
{
    const QString name = m_chance.oneOf(m_house.specs);
    const auto known = m_service.loop().current().catalogue.spec({name, 0});
    if (!known)
        return;
    const Instant now = m_service.clock().peek();
    if (m_chance.oneIn(2)) {
        const Spec spec = makeSpec(name, known->version + 1);
        postByInstallation(Publish{SpecPublished{spec}});
        postByInstallation(Publish{PricePublished{makePrice(spec.ref(), 1, 250'000'001, now)}});
        ++m_service.counts()["spec published"_L1];
        return;
    }
    const auto prices = m_service.loop().current().catalogue.prices.value(known->ref());
    const qint64 version = prices.isEmpty() ? 1 : prices.last().version + 1;
    postByInstallation(Publish{PricePublished{makePrice(
        known->ref(), version, m_chance.between(1, 900'000'007), now + m_chance.seconds(0, 999))}});
    ++m_service.counts()["price published"_L1];
}

void SimRun::changeCard()
{
    SimSite *site = m_service.sites().first();
    Node &node = site->node(m_chance.oneOf(site->nodes()).name);
    Card &card = node.cards[m_chance.upTo(node.cards.size() - 1)];
    if (m_chance.oneIn(3)) {
        card.foreignUse = !card.foreignUse;
        ++m_service.counts()["foreign use changed"_L1];
    } else {
        card.health =
            m_chance.oneIn(2) ? Health::Healthy : m_chance.oneOf(Named<Health>::kRows).value;
        ++m_service.counts()["card health changed"_L1];
    }
    m_service.reportNodes();
}

void SimRun::changeNode()
{
    Node *node = someNode();
    if (m_chance.oneIn(2)) {
        node->reachable = true;
        node->health = Health::Healthy;
    } else if (m_chance.oneIn(2)) {
        node->health = Health::Isolated;
        ++m_service.counts()["node isolated"_L1];
    } else {
        node->reachable = false;
        ++m_service.counts()["node unreachable"_L1];
    }
    m_service.reportNodes();
}

void SimRun::restartNode()
{
    SimSite *site = nullptr;
    const Node *node = someNode(&site);
    site->restart(node->name, m_service.clock().peek());
}

void SimRun::pass()
{
    m_service.pass(m_chance.seconds(60, 900));
}

void SimRun::passLong()
{
    m_service.pass(m_chance.seconds(3'600, 10 * 3'600));
}

void SimRun::jump()
{
    ++m_service.counts()["time jumped"_L1];
    m_service.jump(m_chance.seconds(3'600, 2 * 86'400));
}

void SimRun::jumpToMonth()
{
    const Project &project = m_chance.oneOf(m_house.projects);
    const Instant now = m_service.clock().peek();
    const Instant edge = monthOf(now, project.zone.toLatin1()).end;
    m_service.pass(edge - now - m_chance.seconds(60, 1'800));
    ++m_service.counts()["shortly before a month's edge"_L1];
}

void SimRun::crash()
{
    m_service.crash();
}

void SimRun::crashLater()
{
    m_service.fuse().light(m_chance.between(1, 40));
    submit();
}

void SimRun::failStore()
{
    m_service.store().failAfter(m_chance.between(1, 3));
    submit();
}

void SimRun::fillStore()
{
    ++m_service.counts()["store full"_L1];
    m_service.store().fill();
    submitBurst();
    m_service.pump();
    m_service.pass(m_chance.seconds(1, 120));
    m_service.store().heal();
}

} // namespace stw::sim
