#include "app/shell/session.h"

#include <QDateTime>

#include <algorithm>

namespace stw::shell {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

// A lost connection must be seen within 5 s: one pause and one deadline.
constexpr std::chrono::milliseconds kHeartbeat = 2500ms;
constexpr std::chrono::milliseconds kDeadline = 2s;
constexpr std::chrono::milliseconds kLongestPause = 15s;
//! The server's `Date` has whole seconds; less than this is no difference.
constexpr Micros kClockNoise = 2s;

constexpr Role kAdministratorRoles[]{Role::Administrator, Role::PolicyAdmin};

Instant localNow()
{
    return {QDateTime::currentMSecsSinceEpoch() * 1000};
}

client::Settings impatient(client::Settings settings)
{
    settings.patience = 0ms;
    settings.deadline = kDeadline;
    return settings;
}

} // namespace

Session::Session(const client::Settings &settings, QObject *parent)
    : QObject(parent)
    , m_client(settings)
    , m_probe(impatient(settings))
    , m_feed(m_client)
    , m_pause(kHeartbeat)
{
    m_heartbeat.setSingleShot(true);
    connect(&m_heartbeat, &QTimer::timeout, this, &Session::probe);
    // What the feed notices is only looked at: it may be the feed alone that was cut.
    connect(&m_feed, &client::Feed::closed, this, &Session::retry);
    connect(&m_feed, &client::Feed::opened, this, &Session::retry);
}

Session::~Session() = default;

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
    return localNow() + m_skew;
}

void Session::retry()
{
    if (!isSignedIn())
        return;
    if (m_probing)
        m_probing->cancel();
    probe();
}

void Session::begin(const wire::WhoAmI &who)
{
    m_who = who;
    m_probe.setToken(token());
    if (const Sides open = sides(); !open.testFlag(m_side))
        m_side = open.testFlag(Side::Developer)  ? Side::Developer
                 : open.testFlag(Side::Operator) ? Side::Operator
                                                 : Side::Administrator;
    if (projectName().isEmpty())
        m_project = who.memberships.isEmpty() ? ProjectId() : who.memberships.first().project;
    m_connection.online = true;
    m_connection.since = m_connection.asOf = now();
    emit signedIn();
    m_feed.open();
    probe();
}

void Session::forget()
{
    m_client.setToken({});
    m_probe.setToken({});
    m_who.reset();
    m_heartbeat.stop();
    if (m_probing)
        m_probing->cancel();
}

void Session::probe()
{
    m_asked.start();
    m_connection.nextTry = {};
    m_probing = m_probe.send({.path = u"whoami"_s}, this,
                             [this](const Result<client::Answer> &answer) { takeProbe(answer); });
}

void Session::takeProbe(const Result<client::Answer> &answer)
{
    m_probing.clear();
    if (!answer && answer.error().code == ErrorCode::Unauthenticated) {
        forget();
        emit refused(answer.error());
        emit signedOut();
        return;
    }
    if (answer) {
        m_connection.latencyMs = m_asked.elapsed();
        const QDateTime date = QDateTime::fromString(
            QString::fromLatin1(answer->headers.value("date")), Qt::RFC2822Date);
        const Micros skew =
            date.isValid() ? Instant{date.toMSecsSinceEpoch() * 1000} - localNow() : Micros(0);
        m_skew = std::chrono::abs(skew) > kClockNoise ? skew : Micros(0);
        m_connection.asOf = now();
    }
    setOnline(answer.has_value(), answer ? QString() : answer.error().detail);
}

void Session::setOnline(bool online, const QString &cause)
{
    const bool changed = m_connection.online != online;
    m_pause = online || changed ? kHeartbeat : std::min(m_pause * 2, kLongestPause);
    m_heartbeat.start(m_pause);
    m_connection.online = online;
    m_connection.cause = cause;
    m_connection.nextTry = online ? Instant() : now() + m_pause;
    if (changed)
        m_connection.since = now();
    emit connectionChanged();
    if (changed && online)
        emit reconnected();
}

} // namespace stw::shell
