#pragma once

#include "backend/domain/identity/access.h"
#include "backend/ports/journal.h"

#include <functional>
#include <memory>

namespace stw::core {

//! What a command led to, once it is durable.
struct Outcome
{
    qint64 seq = 0; //!< Of its last event; of the world where it had none.
    QList<domain::Event> events;
    RequestId requestId;        //!< Of the request it was about; not valid: about none.
    domain::RequestPtr request; //!< After the command; null where it is over and out of memory.
    bool repeated = false;      //!< The idempotency key was known: the ids are the earlier one's.
};

using Reply = std::function<void(const Result<Outcome> &)>;

//! A command on its way into the loop.
struct Envelope
{
    domain::Command command;
    domain::Caller caller; //!< Not valid user: the service itself, `actor` says which part.
    std::optional<domain::Need> need; //!< Checked again in the loop, on the newest directory.
    Actor actor;                      //!< For the service's own commands.
    QString cause;
    Reply reply; //!< In the loop's thread, after the commit; may be empty.
};

//! What the edge needs of the loop. From any thread.
class Core
{
public:
    Core() = default;
    virtual ~Core() = default;
    Q_DISABLE_COPY_MOVE(Core)

    //! False: the inbox is full, nothing was taken.
    virtual bool post(Envelope envelope) = 0;
    //! The directory, always current: a revoked token is revoked at once.
    virtual std::shared_ptr<const domain::Directory> directory() const = 0;
    //! The world at most a second old, for previews and queue positions.
    virtual std::shared_ptr<const domain::World> world() const = 0;
    //! Journal position that is durable.
    virtual qint64 seq() const = 0;
    //! Why it takes no changes now; empty: it does.
    virtual QString readOnlyReason() const = 0;

    using FeedCallback = std::function<void(const QList<ports::Entry> &)>;
    //! Calls back in the loop's thread with each committed batch. The number ends it.
    virtual int subscribe(FeedCallback callback) = 0;
    virtual void unsubscribe(int subscription) = 0;
};

//! Preview: assess() with the scheduler's word on when and why not. Any thread, any world.
Result<Admission> preview(const domain::World &world, UserId requester, const Wish &wish,
                          Instant now);

//! Where each eligible waiter stands among those of its pool, from 1. Whom quota, health or a
//! missing specification holds back counts for nobody and has no place.
QMap<RequestId, qint64> positions(const domain::World &world, Instant now);

} // namespace stw::core
