#pragma once

#include "shared/base/instant.h"

#include <QMap>
#include <QStringList>

namespace stw::identity {

//! Slows guessing down: per key (an address, an account's name) five attempts in a minute, then a
//! wait that doubles from one minute to sixteen with each further excess. A quiet quarter of an
//! hour after the wait clears it. A plain value; the clock is an argument.
class SignInLimiter
{
public:
    static constexpr int kAttempts = 5;
    static constexpr Micros kWindow = std::chrono::minutes(1);
    static constexpr int kMostDoublings = 4;
    static constexpr Micros kQuiet = std::chrono::minutes(15);
    static constexpr qsizetype kMostKeys = 20'000; //!< More forget those that wait least.

    //! 0: go on, the attempt is counted for every key. Otherwise the seconds to wait, counting
    //! nothing; unknown and known accounts alike.
    qint64 attempt(const QStringList &keys, Instant now);
    //! After a good sign-in: the account's count starts anew…
    void clear(const QString &key) { m_tries.remove(key); }
    //! …and the address has one attempt back, so that one good account covers no guessing.
    void giveBack(const QString &key);

private:
    struct Tries
    {
        Instant windowBegan;
        int count = 0;
        int excesses = 0;
        Instant blockedUntil;
    };

    qint64 countOne(Tries &tries, Instant now) const;
    void makeRoom(Instant now);

    QMap<QString, Tries> m_tries;
};

} // namespace stw::identity
