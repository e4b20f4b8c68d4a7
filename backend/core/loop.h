#pragma once

#include "backend/core/core.h"
#include "backend/core/projection.h"
#include "backend/ports/clock.h"
#include "backend/ports/executor.h"

#include <deque>
#include <mutex>
#include <set>

namespace stw::core {

//! The one loop: take, decide, append, apply, reply, act, plan (HOUSE.md). It owns the world and
//! knows no thread, timer or socket: somebody calls turn() in one thread whenever wake() was
//! called or nextDue() has come.
class Loop final : public Core
{
public:
    struct Parts
    {
        ports::Journal &journal;
        ports::Clock &clock;
        ports::Ids &ids;
        QMap<QString, ports::Executor *> executors; //!< By pool name.
        domain::Settings settings;
        size_t inboxLimit = 10'000;   //!< Envelopes that wait; more are not taken.
        qsizetype batchLimit = 1'000; //!< Envelopes of one transaction.
        std::function<void()> wake;   //!< From any thread: turn() is wanted. May be empty.
    };

    explicit Loop(Parts parts);
    ~Loop() override;

    //! Loads the world; then registers pools and lets every live allocation be found again.
    Result<void> start();
    //! One pass. True: there is more to do at once.
    bool turn();
    //! When turn() is due although nothing was posted; not set: never.
    Instant nextDue() const;
    //! From any thread: what an executor says.
    void report(const ports::Report &report);
    //! Takes no more envelopes of people; what was taken is finished by turn().
    void close();
    //! Nothing taken is unanswered.
    bool idle() const;

    bool post(Envelope envelope) override;
    std::shared_ptr<const domain::Directory> directory() const override;
    std::shared_ptr<const domain::World> world() const override;
    qint64 seq() const override;
    QString readOnlyReason() const override;
    int subscribe(FeedCallback callback) override;
    void unsubscribe(int subscription) override;

    //! The loop's own world, in the loop's thread.
    const domain::World &current() const { return m_world; }

private:
    struct Taken
    {
        Envelope envelope;
        Result<Outcome> answer;
    };

    bool pass();
    QList<Taken> take();
    void decideAll(QList<Taken> &taken);
    Result<Outcome> decideOne(const Envelope &envelope);
    void record(const domain::Event &event, const Actor &actor, const QString &cause);
    bool commit();
    void settle();
    void rebuild(const QString &why);
    Result<void> load();
    void act();
    void actOn(const Request &request);
    void reconcile();
    void expire();
    void tidy();
    void plan();
    void publish();
    void reply(QList<Taken> &taken);
    void postOwn(domain::Command command, const QString &actor, const QString &cause);

    static constexpr Micros kReconcileEvery = std::chrono::seconds(10);
    static constexpr Micros kRetryEvery = std::chrono::seconds(1);
    static constexpr Micros kTidyEvery = std::chrono::hours(1);
    static constexpr Micros kPlanAtLeastEvery = std::chrono::seconds(60);
    static constexpr Micros kPublishAtLeastEvery = std::chrono::seconds(1);
    // Measured: a cycle costs about 1 µs a waiter, a copy for readers about 1 µs a live request
    // and its end as much. Either may take a twentieth of the time at most.
    static constexpr Micros kPlanPausePerWaiter{20};
    static constexpr Micros kPublishPausePerRequest{40};

    Parts m_parts;
    domain::World m_world;
    Instant m_now; //!< Of this turn.
    ports::Batch m_batch;
    Projection m_projection;
    std::set<RequestId> m_changed;                  //!< Since the last act().
    std::set<std::pair<Instant, RequestId>> m_ends; //!< Granted ends of active requests.
    std::set<QString> m_launched; //!< Tags that this process handed to an executor.
    bool m_directoryChanged = true;
    bool m_worldChanged = true;
    bool m_planWanted = false;
    Instant m_planNotBefore;
    Instant m_reconcileAt;
    Instant m_tidyAt;
    Instant m_retryAt; //!< While read-only: when to try the store again.

    mutable std::mutex m_mutex; //!< Guards what follows.
    std::deque<Envelope> m_inbox;
    std::deque<Envelope> m_own; //!< The service's own commands; never refused.
    bool m_closed = false;
    bool m_turning = false;
    QString m_readOnly;
    qint64 m_seq = 0;
    std::shared_ptr<const domain::Directory> m_directory;
    std::shared_ptr<const domain::World> m_published;
    Instant m_publishedAt;
    QMap<int, FeedCallback> m_subscribers;
    int m_nextSubscription = 1;
};

} // namespace stw::core
