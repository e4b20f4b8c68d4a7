#pragma once

#include "app/client/client.h"
#include "shared/model/views.h"

#include <QTimer>
#include <QWebSocket>

namespace stw::client {

//! The service's events as they happen (WebSocket `/v1/feed`, one FeedLine as JSON a message).
//! A broken connection is made again, from the last line seen, until the feed is closed.
class Feed : public QObject
{
    Q_OBJECT

public:
    explicit Feed(const Client &client, QObject *parent = nullptr);
    ~Feed() override;

    //! Begins behind the line \a after; nothing: with what happens from now on.
    void open(std::optional<qint64> after = {});
    //! Says nothing any more, until it is opened again.
    void close();
    bool isOpen() const { return m_open; }

signals:
    //! Connected, or connected again: what happened before may have been missed.
    void opened();
    void closed();
    //! The service's certificate is not trusted; it is tried again all the same.
    void refused();
    void line(const stw::FeedLine &line);

private:
    void connectNow();
    void take(const QString &text);
    void lose();

    const Client &m_client;
    QWebSocket m_socket;
    QTimer m_retry;
    QTimer m_ping;
    std::chrono::milliseconds m_pause;
    std::optional<qint64> m_after;
    bool m_wanted = false; //!< From open() to close().
    bool m_open = false;
    bool m_answering = true; //!< The last ping was answered.
};

} // namespace stw::client
