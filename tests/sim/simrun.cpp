#include "tests/sim/simrun.h"

namespace stw::sim {

using namespace Qt::StringLiterals;
using namespace domain;

namespace {

//! Runs end with their first broken promise; what follows would only echo it.
constexpr qsizetype kMostViolations = 8;

} // namespace

SimRun::SimRun(quint64 seed, qint64 steps, Bug bug)
    : m_service(seed, bug)
    , m_chance(m_service.chance())
    , m_steps(steps)
{}

void SimRun::runSteps()
{
    settleIn();
    for (qint64 step = 0; step < m_steps; ++step) {
        act();
        m_service.pump();
        m_service.pass(m_chance.seconds(0, 20));
        look(step);
    }
}

invariants::Facts SimRun::facts()
{
    const invariants::Tables &tables = m_service.store().books().tables;
    invariants::Facts facts{{}, m_service.store().entries(), m_known, m_service.clock().peek()};
    for (const auto &[id, request] : tables.requests)
        facts.rows += ports::RequestRow{request};
    for (const auto &[key, row] : tables.spans)
        facts.rows += row;
    for (const auto &[id, row] : tables.allocations)
        facts.rows += row;
    for (const auto &[key, interval] : tables.intervals)
        facts.rows += ports::IntervalRow{interval};
    for (const auto &[key, row] : tables.charges)
        facts.rows += row;
    for (const auto &[key, row] : tables.postings)
        facts.rows += row;
    for (const auto &[key, balance] : tables.balances)
        facts.rows += ports::BalanceRow{key, balance};
    for (const auto &[key, limit] : tables.limits)
        facts.rows += ports::LimitRow{key.first, key.second, limit};
    for (const auto &[key, object] : tables.objects)
        facts.rows += ports::ObjectRow{object, false};
    return facts;
}

RunResult SimRun::run()
{
    settleIn();
    bool good = look(-1);
    for (qint64 step = 0; good && step < m_steps; ++step) {
        act();
        m_service.pump();
        m_service.pass(m_chance.seconds(0, 20));
        good = look(step);
    }
    if (good)
        end();
    m_result.counts = m_service.counts();
    m_result.entries = m_service.store().head().seq;
    m_result.head = m_service.store().head().hash;
    return m_result;
}

bool SimRun::look(qint64 step)
{
    for (const invariants::Violation &violation : m_service.look()) {
        if (m_result.violations.size() < kMostViolations)
            m_result.violations += u"step %1: %2 at %3: %4"_s.arg(step)
                                       .arg(violation.number)
                                       .arg(violation.where, violation.what);
        m_result.numbers += violation.number;
    }
    return m_result.violations.isEmpty();
}

void SimRun::settleIn()
{
    m_service.start();
    m_house = makeHouse(m_service.ids(), m_service.clock().peek());
    for (const domain::Command &command : std::as_const(m_house.commands))
        postByInstallation(command);
    m_service.pump();
    m_service.reportNodes();
    m_settling = false;
}

void SimRun::act()
{
    static const QList<Action> kActions = actions();
    qint64 sum = 0;
    for (const Action &action : kActions)
        sum += action.weight;
    qint64 at = m_chance.upTo(sum - 1);
    for (const Action &action : kActions) {
        at -= action.weight;
        if (at < 0) {
            (this->*action.act)();
            return;
        }
    }
}

QList<SimRun::Action> SimRun::actions()
{
    return {
        {30, &SimRun::submit},      {4, &SimRun::submitInvalid}, {4, &SimRun::submitBurst},
        {5, &SimRun::submitAgain},  {2, &SimRun::submitOther},   {5, &SimRun::cancel},
        {5, &SimRun::release},      {2, &SimRun::releaseTwice},  {4, &SimRun::changeLimit},
        {2, &SimRun::changeMember}, {1, &SimRun::changeToken},   {2, &SimRun::publish},
        {5, &SimRun::changeCard},   {3, &SimRun::changeNode},    {1, &SimRun::restartNode},
        {8, &SimRun::pass},         {2, &SimRun::passLong},      {1, &SimRun::jump},
        {1, &SimRun::jumpToMonth},  {2, &SimRun::crash},         {5, &SimRun::crashLater},
        {3, &SimRun::failStore},    {1, &SimRun::fillStore},
    };
}

void SimRun::postByInstallation(const domain::Command &command)
{
    core::Envelope envelope;
    envelope.command = command;
    envelope.actor.id = u"installation"_s;
    envelope.cause = u"start"_s;
    envelope.reply = [this](const Result<core::Outcome> &outcome) {
        if (!outcome && m_settling)
            m_service.found(0, u"set-up refused: "_s + outcome.error().detail, u"start"_s);
    };
    m_service.post(std::move(envelope));
}

void SimRun::postAs(const User &user, const domain::Command &command, Permission permission,
                    ProjectId project, core::Reply reply)
{
    core::Envelope envelope;
    envelope.command = command;
    envelope.caller = {user.id, m_house.tokens[user.id].id};
    envelope.need = Need{permission, project, u"simulated"_s};
    envelope.cause = u"http"_s;
    envelope.reply = std::move(reply);
    m_service.post(std::move(envelope));
}

void SimRun::sendWish(const User &user, const QString &key, const Wish &wish, const QString &digest)
{
    const SentKey sent{user.id, key};
    ProjectId project;
    for (const Project &known : std::as_const(m_house.projects)) {
        if (known.name == wish.project)
            project = known.id;
    }
    const Submit submit{RequestId(m_service.ids().next()), user.id, wish, key, digest};
    postAs(user, submit, Permission::RequestSubmit, project,
           [this, sent, digest](const Result<core::Outcome> &outcome) {
               answered(sent, digest, outcome);
           });
}

void SimRun::answered(const SentKey &key, const QString &digest,
                      const Result<core::Outcome> &outcome)
{
    Sent &sent = m_sent[key];
    if (!outcome) {
        ++m_service.counts()["submit refused"_L1];
        if (outcome.error().code == ErrorCode::KeyReused)
            ++m_service.counts()["key reused with another body"_L1];
        return;
    }
    const QString where = key.second;
    const RequestId id = outcome->requestId;
    const bool within =
        sent.acknowledged.isValid() && m_service.clock().peek() - sent.at < std::chrono::hours(23);
    if (within && sent.acknowledged != id)
        m_service.found(17, u"the same key was answered with another request"_s, where);
    if (within && sent.digest != digest)
        m_service.found(17, u"the same key was accepted with another body"_s, where);
    if (outcome->repeated)
        ++m_service.counts()["submit repeated"_L1];
    else
        sent.at = m_service.clock().peek();
    sent.acknowledged = id;
    sent.digest = digest;
    m_service.store().books().acknowledged += id;
    m_known += id;
    ++m_service.counts()["submit accepted"_L1];
}

std::optional<RequestId> SimRun::someRequest()
{
    if (m_known.isEmpty())
        return std::nullopt;
    const qint64 recent = std::min<qint64>(m_known.size(), 15);
    return m_known[m_known.size() - 1 - m_chance.upTo(recent - 1)];
}

Node *SimRun::someNode(SimSite **site)
{
    SimSite *chosen = m_service.sites()[m_chance.oneIn(3) ? 1 : 0];
    if (site)
        *site = chosen;
    return &chosen->node(m_chance.oneOf(chosen->nodes()).name);
}

} // namespace stw::sim
