#pragma once

#include "backend/api/workers.h"
#include "backend/core/core.h"
#include "backend/identity/passwordworker.h"
#include "backend/identity/signinlimiter.h"
#include "backend/ports/clock.h"
#include "backend/ports/executor.h"
#include "backend/ports/records.h"

namespace stw::api {

struct Settings
{
    QString version; //!< Of the service.
    bool singlePerson = false;
    qint64 sessionSeconds = 12 * 3600; //!< From the last use.
    qint64 secretSeconds = 24 * 3600;  //!< How long a one-time secret waits to be used.
    qint64 mostFollowSeconds = 30;     //!< Of a long poll.
    qint64 mostUploadBytes = 64 * 1024 * 1024;
    identity::PasswordCost passwordCost;
};

//! What the API is handed. All of it outlives the API and everything that was posted to the core.
struct Parts
{
    core::Core &core;
    ports::Records &records;
    QMap<QString, ports::Executor *> executors; //!< By pool name.
    ports::Clock &clock;                        //!< Called from any thread.
    ports::Ids &ids;                            //!< The API's own: it takes turns by a lock.
    Settings settings;
};

//! Lets through one call per key and second; for what must not flood the journal.
class OncePerSecond
{
public:
    bool passes(const QString &key, Instant now);

private:
    std::mutex m_mutex;
    QMap<QString, Instant> m_last;
};

//! What all requests share. From any thread.
class Services
{
public:
    explicit Services(Parts parts)
        : m_parts(std::move(parts))
        , passwords(m_parts.settings.passwordCost)
    {}

    core::Core &core() const { return m_parts.core; }
    ports::Records &records() const { return m_parts.records; }
    const QMap<QString, ports::Executor *> &executors() const { return m_parts.executors; }
    const Settings &settings() const { return m_parts.settings; }
    Instant now() const { return m_parts.clock.now(); }
    template <class Id>
    Id next()
    {
        const std::lock_guard lock(m_mutex);
        return Id(m_parts.ids.next());
    }
    //! domain::authorize(); a refusal is written into the journal, once a second and user.
    Result<Actor> authorize(const domain::Directory &directory, const domain::Caller &caller,
                            const domain::Need &need, const QString &requestId, Instant now);
    //! In the queue, from 1; nothing: it does not wait, or is not eligible. Worked out once for
    //! each world that the core publishes, however many ask.
    std::optional<qint64> positionOf(RequestId id);
    //! See SignInLimiter::attempt().
    qint64 attemptSignIn(const QStringList &keys);
    void signedIn(const QString &account, const QString &address);

private:
    Parts m_parts;
    std::mutex m_mutex; //!< Guards ids and limiter.
    identity::SignInLimiter m_limiter;
    OncePerSecond m_denials;     //!< By user.
    std::mutex m_positionsMutex; //!< Guards the next two.
    std::shared_ptr<const domain::World> m_positionsOf;
    QMap<RequestId, qint64> m_positions;

public:
    OncePerSecond extensions; //!< By token.
    Workers workers;
    Pulse pulse;
    identity::PasswordWorker passwords;
};

} // namespace stw::api
