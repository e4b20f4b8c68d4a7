#pragma once

#include "app/client/client.h"
#include "shared/base/instant.h"

#include <QElapsedTimer>
#include <QTimer>

namespace stw::client {

//! How often the service is looked for. Loss is seen within beat + deadline.
struct Pace
{
    std::chrono::milliseconds beat{2'000};     //!< Between two looks while it answers.
    std::chrono::milliseconds deadline{2'500}; //!< Of one look.
    std::chrono::milliseconds firstPause{1'000};
    std::chrono::milliseconds longestPause{15'000};
};

//! Watches whether the service can be reached, by asking for its health. Not by an operation of
//! the person's: that would keep the session alive for ever. It talks over connections of its own,
//! so that long answers do not delay it.
class Connection : public QObject
{
    Q_OBJECT

public:
    enum class State { Unknown, Up, Lost };

    explicit Connection(const Settings &settings, QObject *parent = nullptr, const Pace &pace = {});

    void start();
    void stop();
    //! Looks now; while it is lost, the pause begins anew.
    void retryNow();

    State state() const { return m_state; }
    bool isUp() const { return m_state == State::Up; }
    Instant since() const { return m_since; }   //!< Of the state.
    Instant seenAt() const { return m_seenAt; } //!< Last answer; not set: none yet.
    std::chrono::milliseconds latency() const { return m_latency; } //!< Of the last answer.
    //! Until the next look; 0 while one is under way.
    std::chrono::milliseconds untilRetry() const;
    //! Why it is lost. A CertificateDoubt may be in it (certificate.h).
    const Error &cause() const { return m_cause; }

signals:
    void up();   //!< It answers: the first time, or again.
    void lost(); //!< It does not.
    //! Latency, state or countdown; while it is lost, each second.
    void changed();

private:
    void look();
    void take(const Result<Answer> &answer);
    void enter(State state);

    Client m_client;
    const Pace m_pace;
    QTimer m_next;
    QTimer m_second;
    QElapsedTimer m_asked;
    QPointer<Call> m_call;
    State m_state = State::Unknown;
    Instant m_since;
    Instant m_seenAt;
    std::chrono::milliseconds m_latency{0};
    std::chrono::milliseconds m_pause;
    Error m_cause;
};

} // namespace stw::client
