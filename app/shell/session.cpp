#include "app/shell/session.h"

#include <QDateTime>
#include <QUrlQuery>

#include <algorithm>

namespace stw::shell {

using namespace Qt::StringLiterals;

namespace {

constexpr Role kAdministratorRoles[]{Role::Administrator, Role::PolicyAdmin};
constexpr qint64 kOwnRequests = 200; // the newest; what is older the list page shows

} // namespace

Session::Session(const client::Settings &settings, QObject *parent)
    : QObject(parent)
    , m_client(settings)
    , m_connection(settings)
    , m_feed(m_client)
{
    connect(&m_connection, &client::Connection::changed, this, &Session::linkChanged);
    connect(&m_connection, &client::Connection::lost, this, [this] { m_wasLost = true; });
    connect(&m_connection, &client::Connection::up, this, &Session::enterOnline);
    connect(&m_feed, &client::Feed::closed, &m_connection, &client::Connection::retryNow);
    connect(&m_feed, &client::Feed::line, this,
            [this](const FeedLine &line) { tell(m_known.apply(line)); });
    // What happened before may have been missed.
    connect(&m_feed, &client::Feed::opened, this, &Session::readOwnRequests);
}

void Session::resume(const QByteArray &token)
{
    m_client.setToken(token);
    m_client.fetch<wire::WhoAmI>({.path = u"whoami"_s}, this,
                                 [this](const Result<wire::WhoAmI> &who) {
                                     if (who)
                                         return begin(*who);
                                     forget();
                                     emit refused(who.error());
                                 });
}

void Session::signIn(const wire::SignIn &proof)
{
    m_client.setToken({}); // an old token proves nothing here
    const client::Ask ask{.verb = "POST", .path = u"sessions"_s, .body = wire::encode(proof)};
    m_client.fetch<wire::SignedIn>(ask, this, [this](const Result<wire::SignedIn> &session) {
        if (session)
            return resume(session->token.toUtf8());
        emit refused(session.error());
    });
}

void Session::signOut()
{
    const client::Ask ask{.verb = "DELETE", .path = u"sessions/current"_s};
    // A server that cannot be heard lets the session expire by itself.
    m_client.send(ask, this, [](const Result<client::Answer> &) {});
    forget();
    emit signedOut();
}

bool Session::may(Permission permission) const
{
    return m_who && m_who->permissions.contains(permission);
}

Sides Session::sides() const
{
    Sides found;
    if (!m_who)
        return found;
    if (!m_who->memberships.isEmpty())
        found |= Side::Developer;
    if (may(Permission::FleetRead))
        found |= Side::Operator;
    const auto administers = [this](Role role) { return m_who->user.roles.contains(role); };
    if (std::ranges::any_of(kAdministratorRoles, administers))
        found |= Side::Administrator;
    return found ? found : Sides(Side::Developer);
}

void Session::setSide(Side side)
{
    if (side == m_side || !sides().testFlag(side))
        return;
    m_side = side;
    emit sideChanged();
}

QList<wire::Membership> Session::projects() const
{
    return m_who ? m_who->memberships : QList<wire::Membership>();
}

QString Session::projectName() const
{
    for (const wire::Membership &membership : projects()) {
        if (membership.project == m_project)
            return membership.name;
    }
    return {};
}

void Session::setProject(const ProjectId &project)
{
    if (project == m_project)
        return;
    m_project = project;
    emit projectChanged();
}

Instant Session::now() const
{
    return {QDateTime::currentMSecsSinceEpoch() * 1000};
}

Link Session::link() const
{
    return {.online = m_connection.isUp(),
            .since = m_connection.since(),
            .asOf = m_connection.seenAt(),
            .latency = m_connection.latency(),
            .untilRetry = m_connection.untilRetry()};
}

void Session::learn(const RequestRecord &record)
{
    tell(m_known.apply(record));
}

void Session::markRead(const QString &key, bool read)
{
    tell(m_known.mark(key, read));
}

void Session::markAllRead(bool read)
{
    tell(m_known.markAll(read));
}

void Session::begin(const wire::WhoAmI &who)
{
    m_who = who;
    m_known = {};
    m_known.apply(who);
    const Sides open = sides();
    if (!open.testFlag(m_side))
        m_side = open.testFlag(Side::Developer)  ? Side::Developer
                 : open.testFlag(Side::Operator) ? Side::Operator
                                                 : Side::Administrator;
    if (projectName().isEmpty())
        m_project = who.memberships.isEmpty() ? ProjectId() : who.memberships.first().project;
    emit signedIn();
    m_connection.start();
    m_feed.open();
}

void Session::forget()
{
    m_client.setToken({});
    m_who.reset();
    m_known = {};
    m_connection.stop();
    m_feed.close();
}

void Session::readOwnRequests()
{
    QUrlQuery query;
    query.addQueryItem(u"limit"_s, QString::number(kOwnRequests));
    query.addQueryItem(u"requester"_s, who().user.name);
    using Requests = wire::Listing<RequestSummary>;
    m_client.fetch<Requests>({.path = u"requests"_s, .query = query}, this,
                             [this](const Result<Requests> &found) {
                                 if (!found || !isSignedIn())
                                     return; // the next connection reads them again
                                 state::Effects all;
                                 for (const RequestSummary &one : found->items)
                                     all.requests |= m_known.apply(one).requests;
                                 tell(all);
                             });
}

void Session::look(const QList<RequestId> &requests)
{
    for (const RequestId &id : requests) {
        m_client.fetch<RequestRecord>({.path = "requests/"_L1 + id.toString()}, this,
                                      [this](const Result<RequestRecord> &found) {
                                          if (found && isSignedIn())
                                              learn(*found);
                                      });
    }
}

void Session::tell(const state::Effects &effects)
{
    look(effects.look);
    if (effects.requests || effects.inbox || effects.fresh)
        emit knownChanged(effects);
}

void Session::enterOnline()
{
    if (!std::exchange(m_wasLost, false) || !isSignedIn())
        return;
    // The session may have ended meanwhile; asking anew also renews what the person may do.
    m_client.fetch<wire::WhoAmI>({.path = u"whoami"_s}, this,
                                 [this](const Result<wire::WhoAmI> &who) {
                                     if (who) {
                                         m_who = *who;
                                         emit reconnected();
                                     } else if (who.error().code == ErrorCode::Unauthenticated) {
                                         end(who.error());
                                     }
                                 });
}

void Session::end(const Error &error)
{
    if (!isSignedIn())
        return;
    forget();
    emit signedOut();
    emit refused(error);
}

} // namespace stw::shell
