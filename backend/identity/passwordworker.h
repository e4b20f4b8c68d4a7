#pragma once

#include "backend/identity/password.h"

#include <QThreadPool>

#include <atomic>
#include <functional>
#include <mutex>

namespace stw::identity {

//! Hashes and verifies passwords in threads of its own, a few at a time, so that a burst of
//! sign-ins takes neither all memory nor the threads that serve others. From any thread.
class PasswordWorker
{
public:
    struct Bounds
    {
        int atOnce = 2;
        int waiting = 32; //!< One more is not taken.
    };

    explicit PasswordWorker(const PasswordCost &cost = {}) //
        : PasswordWorker(cost, Bounds())
    {}
    PasswordWorker(const PasswordCost &cost, const Bounds &bounds);
    ~PasswordWorker(); //!< Finishes what was taken.
    Q_DISABLE_COPY_MOVE(PasswordWorker)

    // False: too many wait; nothing was taken and `done` is never called. Otherwise `done` is
    // called once, in a thread of the worker; it must be quick.

    bool hash(const QString &password, std::function<void(const Result<QString> &)> done);
    //! An empty \a hash stands for an account without password or an unknown one: it takes the
    //! same work and is never right, so that the time tells nothing.
    bool verify(const QString &hash, const QString &password, std::function<void(bool)> done);

private:
    bool start(std::function<void()> work);
    const QString &decoy();

    PasswordCost m_cost;
    Bounds m_bounds;
    std::atomic<int> m_taken = 0;
    std::once_flag m_decoyMade;
    QString m_decoy; //!< A hash of the same cost that no known password fits.
    QThreadPool m_pool;
};

} // namespace stw::identity
