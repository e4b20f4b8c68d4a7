#pragma once

#include "tests/sim/simhouse.h"
#include "tests/sim/simservice.h"

namespace stw::sim {

struct RunResult
{
    QStringList violations; //!< With the step; empty: none.
    QList<int> numbers;     //!< Of the checks that found them.
    Counts counts;
    qint64 entries = 0;
    QByteArray head; //!< Of the journal: equal for equal runs.
};

//! One run: \a steps random things happen, then all heals and must come to rest.
class SimRun
{
public:
    SimRun(quint64 seed, qint64 steps, Bug bug);

    RunResult run();
    //! Without the end: as the world stands after the steps.
    void runSteps();
    invariants::Facts facts();
    const invariants::Outside &outside() const { return m_service.outside(); }

private:
    struct Sent
    {
        Wish wish;
        QString digest;
        RequestId acknowledged; //!< Not valid: no answer, or a refusal.
        Instant at;
    };
    using SentKey = std::pair<UserId, QString>;
    struct Action
    {
        qint64 weight;
        void (SimRun::*act)();
    };
    static QList<Action> actions();

    void settleIn();
    void act();
    bool look(qint64 step);
    void end();
    void checkRest();
    void checkWaiter(const Request &request);
    void checkReplay();
    RunResult result();

    void postByInstallation(const domain::Command &command);
    void postAs(const User &user, const domain::Command &command, Permission permission,
                ProjectId project, core::Reply reply = {});
    void sendWish(const User &user, const QString &key, const Wish &wish, const QString &digest);
    void answered(const SentKey &key, const QString &digest, const Result<core::Outcome> &outcome);
    std::optional<RequestId> someRequest();
    Node *someNode(SimSite **site = nullptr);

    // What can happen in a step.
    void submit();
    void submitInvalid();
    void submitBurst();
    void submitAgain();
    void submitOther();
    void cancel();
    void release();
    void releaseTwice();
    void changeLimit();
    void changeMember();
    void changeToken();
    void publish();
    void changeCard();
    void changeNode();
    void restartNode();
    void pass();
    void passLong();
    void jump();
    void jumpToMonth();
    void crash();
    void crashLater();
    void failStore();
    void fillStore();

    SimService m_service;
    Chance &m_chance;
    House m_house;
    qint64 m_steps;
    qint64 m_keys = 0;
    std::map<SentKey, Sent> m_sent;
    QList<SentKey> m_recent;  //!< Keys that were sent, oldest first.
    QList<RequestId> m_known; //!< Acknowledged requests, oldest first.
    bool m_settling = true;   //!< Nothing of the set-up may be refused.
    RunResult m_result;
};

} // namespace stw::sim
