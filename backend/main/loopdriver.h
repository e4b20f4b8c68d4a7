#pragma once

#include "backend/ports/clock.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <functional>

namespace stw::main {

//! Turns the core's loop in the thread of this object: when somebody woke it, when its next due
//! instant has come, and again while there is more to do. Between two turns the event loop gets
//! its share.
class LoopDriver : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        std::function<bool()> turn;       //!< core::Loop::turn
        std::function<Instant()> nextDue; //!< core::Loop::nextDue
        ports::Clock &clock;
    };

    explicit LoopDriver(Parts parts, QObject *parent = nullptr);

    //! From any thread: a turn is wanted. Many wakes before it lead to one turn.
    void wake();

signals:
    //! After a turn that left nothing to do at once.
    void rested();

private:
    void turn();
    void rest();

    Parts m_parts;
    QTimer m_due;
    std::atomic<bool> m_woken = false;
};

} // namespace stw::main
