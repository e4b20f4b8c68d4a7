#include "app/client/connection.h"

#include <QDateTime>

namespace stw::client {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

Instant wallClock()
{
    return {QDateTime::currentMSecsSinceEpoch() * 1000};
}

Settings withoutToken(Settings settings)
{
    settings.token.clear();
    return settings;
}

} // namespace

Connection::Connection(const Settings &settings, QObject *parent, const Pace &pace)
    : QObject(parent)
    , m_client(withoutToken(settings))
    , m_pace(pace)
    , m_pause(pace.firstPause)
{
    m_next.setSingleShot(true);
    m_second.setInterval(1s);
    connect(&m_next, &QTimer::timeout, this, &Connection::look);
    connect(&m_second, &QTimer::timeout, this, &Connection::changed);
}

void Connection::start()
{
    m_pause = m_pace.firstPause;
    look();
}

void Connection::stop()
{
    m_next.stop();
    m_second.stop();
    if (m_call)
        m_call->cancel();
}

void Connection::retryNow()
{
    m_pause = m_pace.firstPause;
    look();
}

std::chrono::milliseconds Connection::untilRetry() const
{
    return std::chrono::milliseconds(std::max(0, m_next.remainingTime()));
}

void Connection::look()
{
    if (m_call)
        return;
    m_next.stop();
    m_asked.start();
    m_call = m_client.send({.path = u"/healthz"_s, .deadline = m_pace.deadline, .repeats = false},
                           this, [this](const Result<Answer> &answer) { take(answer); });
}

void Connection::take(const Result<Answer> &answer)
{
    m_call.clear();
    // A refusal is an answer: only silence, and a stranger's certificate, are a loss.
    const bool silent = !answer && answer.error().code == ErrorCode::Unavailable
                        && answer.error().facts.contains(u"server"_s);
    if (silent) {
        m_cause = answer.error();
        m_next.start(m_pause);
        m_pause = std::min(m_pause * 2, m_pace.longestPause);
        enter(State::Lost);
        return;
    }
    m_latency = std::chrono::milliseconds(m_asked.elapsed());
    m_seenAt = wallClock();
    m_pause = m_pace.firstPause;
    m_next.start(m_pace.beat);
    enter(State::Up);
}

void Connection::enter(State state)
{
    const bool entered = m_state != state;
    if (entered) {
        m_state = state;
        m_since = wallClock();
        if (state == State::Lost)
            m_second.start();
        else
            m_second.stop();
    }
    emit changed();
    if (entered && state == State::Lost)
        emit lost();
    else if (entered)
        emit up();
}

} // namespace stw::client
