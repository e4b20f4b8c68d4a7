#include "backend/main/loopdriver.h"

#include <algorithm>

namespace stw::main {

namespace {

// The clock of the world may jump, the timer's does not: look at least this often.
constexpr qint64 kLongestSleepMs = 1'000;

} // namespace

LoopDriver::LoopDriver(Parts parts, QObject *parent)
    : QObject(parent)
    , m_parts(std::move(parts))
{
    m_due.setSingleShot(true);
    connect(&m_due, &QTimer::timeout, this, &LoopDriver::rest);
}

void LoopDriver::wake()
{
    if (!m_woken.exchange(true))
        QMetaObject::invokeMethod(this, &LoopDriver::turn, Qt::QueuedConnection);
}

void LoopDriver::turn()
{
    m_woken = false; // before the turn: what comes meanwhile wants another one
    if (m_parts.turn())
        wake();
    else
        rest();
}

//! Sleeps until the next due instant, or wakes where it has come.
void LoopDriver::rest()
{
    const Instant due = m_parts.nextDue();
    if (due.isSet()) {
        const qint64 left = (due - m_parts.clock.now()).count();
        if (left <= 0) {
            wake();
            return;
        }
        m_due.start(int(std::clamp<qint64>((left + 999) / 1'000, 1, kLongestSleepMs)));
    } else {
        m_due.stop();
    }
    emit rested();
}

} // namespace stw::main
