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

} // namespace stw::api
