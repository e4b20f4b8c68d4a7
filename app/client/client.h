#pragma once

#include "app/client/certificate.h"
#include "app/client/settings.h"
#include "shared/wire/jsoncodec.h"

#include <QMap>
#include <QNetworkAccessManager>
#include <QNetworkRequest>
#include <QPointer>
#include <QUrlQuery>

#include <functional>

namespace stw::client {

//! One HTTP exchange to make. Paths are below `/v1/`; one with a slash in front is the server's
//! own.
struct Ask
{
    QByteArray verb = "GET";
    QString path;
    QUrlQuery query = {};
    QByteArray body = {};
    QByteArray contentType = "application/json";
    QByteArray key = {};     //!< Idempotency key; the service then takes the request once.
    QByteArray ifMatch = {}; //!< Entity tag that the edit was made on.
    std::chrono::milliseconds deadline{0}; //!< 0: the client's.
    bool repeats = true; //!< Where it may be sent again. Else a lost answer is told at once.
};

struct Answer
{
    int status = 0;
    QByteArray body;
    QMap<QByteArray, QByteArray> headers; //!< Names in lower case.
};

using Answered = std::function<void(const Result<Answer> &)>;

//! A random idempotency key, kept over all tries of one submit.
QByteArray newKey();

//! An exchange under way. Belongs to the client; deletes itself after it has answered once.
class Call : public QObject
{
    Q_OBJECT

public:
    //! Stops it; it does not answer any more.
    void cancel();
    const Ask &ask() const { return m_ask; }

private:
    friend class Client;
    Call(class Client &client, Ask ask, QObject *context, Answered answered);

    void send();
    void take();
    //! Breaks off a connection to whom the person's consent does not cover.
    void judge(const QList<QSslError> &errors);
    bool mayRepeat() const;
    //! Sends it again after a pause, or answers \a error where patience is over.
    void repeatOr(const Error &error);
    void answer(const Result<Answer> &result);

    Client &m_client;
    const Ask m_ask;
    const QPointer<QObject> m_context;
    const Answered m_answered;
    QPointer<class QNetworkReply> m_reply;
    std::optional<CertificateDoubt> m_doubt;
    std::chrono::milliseconds m_pause;
    qint64 m_until; //!< Steady milliseconds after which nothing is repeated.
};

//! Talks to /v1 of one server. Everything is asynchronous: each call answers exactly once from the
//! event loop, or never where it or its context is gone.
//!
//! What may be repeated (all but a POST or PATCH without a key) is sent again, with the same key,
//! while the connection is refused or lost or the service says 503, until patience ends. Failures
//! are stw::Error: the service's problems as they are; Unavailable where there was no answer, with
//! the facts `server` and `cause`, and perhaps a CertificateDoubt (certificate.h).
class Client : public QObject
{
    Q_OBJECT

public:
    explicit Client(const Settings &settings, QObject *parent = nullptr);
    ~Client() override;

    const Settings &settings() const { return m_settings; }
    void setToken(const QByteArray &token) { m_settings.token = token; }
    //! Another server, or another trust; calls under way end as they began.
    void setSettings(const Settings &settings);
    void setPatience(std::chrono::milliseconds patience) { m_settings.patience = patience; }

    //! \a answered is called unless \a context has been destroyed.
    Call *send(const Ask &ask, QObject *context, const Answered &answered);

    //! The same, with the answer's JSON read as a T. Fields that this release does not know are
    //! ignored: a newer service may add some.
    template <class T>
    Call *fetch(const Ask &ask, QObject *context, std::function<void(const Result<T> &)> answered)
    {
        return send(ask, context, [answered = std::move(answered)](const Result<Answer> &answer) {
            answered(answer.and_then([](const Answer &found) {
                return wire::decode<T>(found.body, wire::Reader::Unknown::Ignore);
            }));
        });
    }

    //! A request of the service with address, credentials and TLS set up. For the feed: `ws`.
    QNetworkRequest requestTo(const QString &path, const QUrlQuery &query) const;

private:
    friend class Call;
    QNetworkAccessManager m_network;
    Settings m_settings;
};

} // namespace stw::client
