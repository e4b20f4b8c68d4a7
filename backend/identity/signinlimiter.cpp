#include "backend/identity/signinlimiter.h"

#include <algorithm>

namespace stw::identity {

namespace {

qint64 secondsUntil(Instant end, Instant now)
{
    return std::chrono::ceil<std::chrono::seconds>(end - now).count();
}

} // namespace

qint64 SignInLimiter::attempt(const QStringList &keys, Instant now)
{
    qint64 wait = 0;
    for (const QString &key : keys) {
        const auto tries = m_tries.constFind(key);
        if (tries != m_tries.constEnd() && now < tries->blockedUntil)
            wait = std::max(wait, secondsUntil(tries->blockedUntil, now));
    }
    if (wait > 0)
        return wait;
    makeRoom(now);
    for (const QString &key : keys)
        wait = std::max(wait, countOne(m_tries[key], now));
    return wait;
}

void SignInLimiter::giveBack(const QString &key)
{
    const auto tries = m_tries.find(key);
    if (tries != m_tries.end() && tries->count > 0)
        --tries->count;
}

qint64 SignInLimiter::countOne(Tries &tries, Instant now) const
{
    if (now - std::max(tries.blockedUntil, tries.windowBegan) >= kQuiet)
        tries = {now, 0, 0, {}};
    else if (now - tries.windowBegan >= kWindow)
        tries = {now, 0, tries.excesses, tries.blockedUntil};
    if (++tries.count <= kAttempts)
        return 0;
    const int doublings = std::min(tries.excesses++, kMostDoublings);
    tries.blockedUntil = now + kWindow * (1 << doublings);
    return secondsUntil(tries.blockedUntil, now);
}

void SignInLimiter::makeRoom(Instant now)
{
    if (m_tries.size() < kMostKeys)
        return;
    m_tries.removeIf([now](const auto &entry) {
        const Tries &tries = entry.value();
        return now >= tries.blockedUntil && now - tries.windowBegan >= kWindow;
    });
    if (m_tries.size() >= kMostKeys) // a flood of keys: keep only those that wait
        m_tries.removeIf([now](const auto &entry) { return now >= entry.value().blockedUntil; });
}

} // namespace stw::identity
