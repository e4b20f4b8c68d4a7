#pragma once

#include "app/client/connection.h"
#include "app/client/feed.h"
#include "app/shell/pagecatalogue.h"
#include "app/state/consolestate.h"
#include "shared/wire/bodies.h"
#include "shared/wire/views.h"

namespace stw::shell {

//! How things stand between the console and its server, to be shown.
struct Link
{
    bool online = false;
    Instant since = {};                      //!< Of `online`; not set: never tried yet.
    Instant asOf = {};                       //!< When the server was last heard.
    std::chrono::milliseconds latency{0};    //!< Of the last answer; 0: none yet.
    std::chrono::milliseconds untilRetry{0}; //!< While offline.

    friend bool operator==(const Link &, const Link &) = default;
};

//! One server and, once signed in, one person there: who that is, what they may do, which role's
//! side and which project they look at, and whether the server can be heard. Another server is
//! another Session.
class Session : public QObject
{
    Q_OBJECT

public:
    explicit Session(const client::Settings &settings, QObject *parent = nullptr);

    client::Client &client() { return m_client; }
    client::Feed &feed() { return m_feed; }
    QUrl server() const { return m_client.settings().server; }

    //! Proves the token and, where it is good, signs in with it: emits signedIn() or refused().
    void resume(const QByteArray &token);
    //! By password, or by a one-time secret, which sets \a newPassword.
    void signIn(const wire::SignIn &proof);
    //! Ends the session at the server and forgets the token here.
    void signOut();

    //! A page was answered that nobody is signed in any more.
    void end(const Error &error);

    bool isSignedIn() const { return m_who.has_value(); }
    //! Only while signed in.
    const wire::WhoAmI &who() const { return *m_who; }
    const QByteArray &token() const { return m_client.settings().token; }

    bool may(Permission permission) const;
    Sides sides() const; //!< That the roles open.
    Side side() const { return m_side; }
    void setSide(Side side);

    QList<wire::Membership> projects() const;
    //! The project that new things belong to; invalid: all of them, or none.
    ProjectId project() const { return m_project; }
    QString projectName() const;
    void setProject(const ProjectId &project);

    Instant now() const; //!< This computer's clock.
    Link link() const;
    bool isOffline() const { return m_connection.state() == client::Connection::State::Lost; }
    //! Does not wait for the next try.
    void retry() { m_connection.retryNow(); }

    //! What is known of the person's requests and inbox; follows the feed.
    const state::ConsoleState &known() const { return m_known; }
    //! For what pages read anyway, so that it is known too.
    void learn(const RequestRecord &record);
    void markRead(const QString &key, bool read);
    void markAllRead(bool read);

signals:
    void signedIn();
    void signedOut();
    void refused(const stw::Error &error);
    void sideChanged();
    void projectChanged();
    //! Anything of link(); each second while offline.
    void linkChanged();
    //! Something of known() did.
    void knownChanged(const stw::state::Effects &effects);
    //! Back after having been offline: pages refresh.
    void reconnected();

private:
    void begin(const wire::WhoAmI &who);
    void forget();
    void readOwnRequests();
    void look(const QList<RequestId> &requests);
    void tell(const state::Effects &effects);
    void enterOnline();

    client::Client m_client;
    client::Connection m_connection;
    client::Feed m_feed;
    std::optional<wire::WhoAmI> m_who;
    state::ConsoleState m_known;
    Side m_side = Side::Developer;
    ProjectId m_project;
    bool m_wasLost = false;
};

} // namespace stw::shell
