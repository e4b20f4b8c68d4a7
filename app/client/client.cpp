#include "app/client/client.h"

#include "app/client/oncedevice.h"
#include "app/client/problem.h"

#include <QDeadlineTimer>
#include <QNetworkReply>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QTimer>
#include <QUuid>

namespace stw::client {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr std::chrono::milliseconds kFirstPause = 100ms;
constexpr std::chrono::milliseconds kLongestPause = 2s;
constexpr int kUnavailable = 503;

//! Milliseconds of a clock that only moves on.
qint64 steadyMs()
{
    return QDeadlineTimer::current(Qt::CoarseTimer).deadline();
}

QNetworkReply *sendBy(QNetworkAccessManager &network, const QNetworkRequest &request,
                      const Ask &ask, bool repeatable)
{
    if (ask.verb == "GET")
        return network.get(request);
    if (repeatable)
        return network.sendCustomRequest(request, ask.verb, ask.body);
    auto *body = new OnceDevice(ask.body, &network);
    QNetworkReply *reply = network.sendCustomRequest(request, ask.verb, body);
    body->setParent(reply);
    return reply;
}

} // namespace

QByteArray newKey()
{
    return QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
}

Call::Call(Client &client, Ask ask, QObject *context, Answered answered)
    : QObject(&client)
    , m_client(client)
    , m_ask(std::move(ask))
    , m_context(context)
    , m_answered(std::move(answered))
    , m_pause(kFirstPause)
    , m_until(steadyMs() + client.settings().patience.count())
{}

void Call::cancel()
{
    if (m_reply) {
        m_reply->disconnect(this);
        m_reply->abort();
    }
    deleteLater();
}

void Call::send()
{
    QNetworkRequest request = m_client.requestTo(m_ask.path, m_ask.query);
    if (!m_ask.body.isEmpty() || m_ask.verb == "POST") // else Qt warns and guesses a form
        request.setHeader(QNetworkRequest::ContentTypeHeader, m_ask.contentType);
    if (!m_ask.key.isEmpty())
        request.setRawHeader("Idempotency-Key", m_ask.key);
    if (!m_ask.ifMatch.isEmpty())
        request.setRawHeader("If-Match", m_ask.ifMatch);
    m_reply = sendBy(m_client.m_network, request, m_ask, mayRepeat());
    m_reply->setParent(this);
    connect(m_reply, &QNetworkReply::finished, this, &Call::take);
    connect(m_reply, &QNetworkReply::sslErrors, this, &Call::judge);
    connect(m_reply, &QNetworkReply::encrypted, this, [this] { judge({}); });
    const auto deadline = m_ask.deadline > 0ms ? m_ask.deadline : m_client.settings().deadline;
    QTimer::singleShot(deadline, m_reply, &QNetworkReply::abort);
}

void Call::take()
{
    QNetworkReply *reply = m_reply;
    m_reply.clear();
    reply->deleteLater();
    if (m_doubt)
        return answer(
            tl::unexpected<Error>(errorOf(m_client.settings().server.toString(), *m_doubt)));
    const int status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    const bool cutShort = status < 300 && reply->error() != QNetworkReply::NoError;
    if (status == 0 || cutShort) {
        const QString server = m_client.settings().server.toString();
        repeatOr({ErrorCode::Unavailable,
                  reply->errorString(),
                  {},
                  {{u"server"_s, server}, {u"cause"_s, reply->errorString()}}});
        return;
    }
    const QByteArray body = reply->readAll();
    if (status >= 300) {
        const Error error = errorOf(status, body);
        if (status == kUnavailable)
            repeatOr(error);
        else
            answer(tl::unexpected<Error>(error));
        return;
    }
    Answer found{status, body, {}};
    for (const QNetworkReply::RawHeaderPair &header : reply->rawHeaderPairs())
        found.headers.insert(header.first.toLower(), header.second);
    answer(found);
}

void Call::judge(const QList<QSslError> &errors)
{
    const QSslCertificate &pinned = m_client.settings().pinned;
    const QSslCertificate shown = m_reply->sslConfiguration().peerCertificate();
    if (pinned.isNull() && errors.isEmpty())
        return; // an authority vouches for it
    if (!pinned.isNull() && shown == pinned && covers(pinned, errors)) {
        m_reply->ignoreSslErrors(errors);
        return;
    }
    QStringList causes;
    for (const QSslError &error : errors)
        causes += error.errorString();
    m_doubt = CertificateDoubt{shown, !pinned.isNull(), causes};
    m_reply->abort();
}

bool Call::mayRepeat() const
{
    if (!m_ask.repeats)
        return false;
    return !m_ask.key.isEmpty() || (m_ask.verb != "POST" && m_ask.verb != "PATCH");
}

void Call::repeatOr(const Error &error)
{
    if (!mayRepeat() || steadyMs() >= m_until) {
        answer(tl::unexpected<Error>(error));
        return;
    }
    QTimer::singleShot(m_pause, this, &Call::send);
    m_pause = std::min(m_pause * 2, kLongestPause);
}

void Call::answer(const Result<Answer> &result)
{
    deleteLater();
    if (m_context)
        m_answered(result);
}

Client::Client(const Settings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
{
    // Redirects would carry the token elsewhere; the service never sends any.
    m_network.setRedirectPolicy(QNetworkRequest::ManualRedirectPolicy);
}

Client::~Client()
{
    // Before the network that their replies come from.
    qDeleteAll(findChildren<Call *>(Qt::FindDirectChildrenOnly));
}

Call *Client::send(const Ask &ask, QObject *context, const Answered &answered)
{
    auto *call = new Call(*this, ask, context, answered);
    call->send();
    return call;
}

void Client::setSettings(const Settings &settings)
{
    m_settings = settings;
    m_network.clearConnectionCache(); // their certificates were judged by the old trust
}

QNetworkRequest Client::requestTo(const QString &path, const QUrlQuery &query) const
{
    QUrl url = m_settings.server;
    const QString base = url.path().chopped(url.path().endsWith(u'/') ? 1 : 0);
    url.setPath(path.startsWith(u'/') ? base + path : base + "/v1/"_L1 + path);
    url.setQuery(query);
    QNetworkRequest request(url);
    request.setRawHeader("Accept", "application/json, application/problem+json, text/plain");
    if (!m_settings.token.isEmpty())
        request.setRawHeader("Authorization", "Bearer " + m_settings.token);
    if (!m_settings.pinned.isNull() || !m_settings.authorities.isEmpty()) {
        QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
        // Consent to one certificate is trust in that one alone, whatever authorities say.
        tls.setCaCertificates(m_settings.pinned.isNull()
                                  ? QSslCertificate::fromPath(m_settings.authorities)
                                  : QList<QSslCertificate>{m_settings.pinned});
        request.setSslConfiguration(tls);
    }
    return request;
}

} // namespace stw::client
