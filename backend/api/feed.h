#pragma once

#include "backend/api/services.h"
#include "backend/domain/identity/access.h"
#include "backend/http/message.h"
#include "backend/http/socket.h"

namespace stw::api {

//! The WebSocket /v1/feed: one FeedLine of JSON per message, from the position the reader names,
//! without a gap or a duplicate. A reader that is behind and one that is not are served alike,
//! from the store: a commit only says that there is more to read.
class Feed : public std::enable_shared_from_this<Feed>
{
public:
    static constexpr Micros kGreetingTime = std::chrono::seconds(10);
    static constexpr quint16 kNotAllowed = 4401; //!< Closing code: no, or no longer, signed in.

    explicit Feed(std::shared_ptr<Services> services)
        : m_services(std::move(services))
    {}
    void start();
    void stop(); //!< To be called before the core ends.

    //! In the edge's thread. \a caller may be missing: then the first message has to be a
    //! FeedGreeting. \a after: the last position the reader knows; negative: begin with now.
    void open(const http::Upgrade &upgrade, std::optional<domain::Caller> caller, qint64 after);

private:
    struct Reader
    {
        std::optional<http::Socket> socket;
        std::optional<domain::Caller> caller;
        Instant openedAt;
        qint64 position = 0;
        bool gone = false;
    };
    using ReaderPtr = std::shared_ptr<Reader>;

    void greet(const ReaderPtr &reader, const QByteArray &text);
    void leave(const ReaderPtr &reader);
    void wake();
    void pump();
    bool readOn(qint64 position, const QList<ReaderPtr> &readers);
    bool beat();
    void watch(const ReaderPtr &reader, Instant now);
    std::optional<QList<ProjectId>> reachOf(const domain::Caller &caller) const;
    QMap<qint64, QList<ReaderPtr>> byPosition() const;

    std::shared_ptr<Services> m_services;
    int m_subscription = 0;
    std::atomic<bool> m_waking = false; //!< A pump is on its way.
    std::atomic<bool> m_behind = false; //!< Some reader has more to read than it was given.
    std::mutex m_pumping;               //!< One pump at a time keeps each reader's order.

    mutable std::mutex m_mutex; //!< Guards what follows, and the readers' members.
    QList<ReaderPtr> m_readers;
    bool m_beating = false;
    int m_beats = 0;
    bool m_stopped = false;
};

} // namespace stw::api
