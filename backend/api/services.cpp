#include "backend/api/services.h"

namespace stw::api {

namespace {

constexpr Micros kOneSecond = std::chrono::seconds(1);
constexpr qsizetype kMostKeys = 10'000;

} // namespace

bool OncePerSecond::passes(const QString &key, Instant now)
{
    const std::lock_guard lock(m_mutex);
    if (m_last.size() >= kMostKeys)
        m_last.removeIf([now](const auto &entry) { return now - entry.value() >= kOneSecond; });
    const auto last = m_last.constFind(key);
    if (last != m_last.constEnd() && now - *last < kOneSecond)
        return false;
    m_last.insert(key, now);
    return true;
}

Result<Actor> Services::authorize(const domain::Directory &directory, const domain::Caller &caller,
                                  const domain::Need &need, const QString &requestId, Instant now)
{
    const Result<Actor> actor = domain::authorize(directory, caller, need, now);
    if (actor || actor.error().code != ErrorCode::Forbidden)
        return actor;
    const QString user = caller.user.toString();
    if (m_denials.passes(user, now)) {
        core::Envelope note;
        note.command = domain::NoteDenial{caller.user, need.operation, need.project};
        note.actor = {user, {}, {}, caller.token.toString()};
        note.cause = requestId;
        core().post(std::move(note)); // a full inbox loses the note, not the refusal
    }
    return actor;
}

qint64 Services::attemptSignIn(const QStringList &keys)
{
    const std::lock_guard lock(m_mutex);
    return m_limiter.attempt(keys, now());
}

void Services::signedIn(const QString &account, const QString &address)
{
    const std::lock_guard lock(m_mutex);
    m_limiter.clear(account);
    m_limiter.giveBack(address);
}

std::optional<qint64> Services::positionOf(RequestId id)
{
    const std::shared_ptr<const domain::World> world = core().world();
    const std::lock_guard lock(m_positionsMutex);
    if (m_positionsOf != world) {
        m_positions = core::positions(*world, now());
        m_positionsOf = world;
    }
    const auto found = m_positions.constFind(id);
    return found == m_positions.constEnd() ? std::nullopt : std::optional(*found);
}

} // namespace stw::api
