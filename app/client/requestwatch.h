#pragma once

#include "app/client/feed.h"

namespace stw::client {

//! Follows one request to its end, over broken connections and restarts of the service. The feed
//! says when to look; while there is none, it looks every half second.
class RequestWatch : public QObject
{
    Q_OBJECT

public:
    RequestWatch(Client &client, RequestId id, QObject *parent = nullptr);

    void start();

signals:
    void line(const stw::FeedLine &line);
    //! The first look, and each that finds the request changed. \a json is the record as it came.
    void changed(const stw::RequestRecord &record, const QByteArray &json);
    //! Terminal. Nothing follows.
    void ended(const stw::RequestRecord &record, const QByteArray &json);
    //! Not to be followed any more: signed out, no such request. Nothing follows.
    void failed(const stw::Error &error);

private:
    void look();
    void take(const Result<Answer> &answer);
    void refuse(const Error &error);
    void stop();

    Client &m_client;
    const RequestId m_id;
    Feed m_feed;
    QTimer m_poll;
    QPointer<Call> m_looking;
    bool m_again = false; //!< Something happened while it was looking.
    bool m_over = false;
    std::optional<Request> m_seen;
};

} // namespace stw::client
