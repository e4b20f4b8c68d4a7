#pragma once

#include "app/client/feed.h"
#include "app/shell/pagecatalogue.h"
#include "shared/wire/bodies.h"
#include "shared/wire/views.h"

#include <QElapsedTimer>

namespace stw::shell {

//! How things stand between the console and its server.
struct Connection
{
    bool online = false;
    Instant since = {};   //!< Of the last change of `online`.
    Instant asOf = {};    //!< When the server was last heard.
    qint64 latencyMs = 0; //!< Of the last answer; 0: none yet.
    Instant nextTry = {}; //!< While offline.
    QString cause = {};   //!< English, for the log.
};

//! One server and, once signed in, one person there: who that is, what they may do, which role's
//! side and which project they look at, and whether the server can be heard. Another server is
//! another Session.
class Session : public QObject
{
    Q_OBJECT

public:
    explicit Session(const client::Settings &settings, QObject *parent = nullptr);
    ~Session() override;

    client::Client &client() { return m_client; }
    client::Feed &feed() { return m_feed; }
    QUrl server() const { return m_client.settings().server; }

    //! Proves the token and, where it is good, signs in with it: emits signedIn() or refused().
    void resume(const QByteArray &token);
    //! By password, or by a one-time secret, which sets \a newPassword.
    void signIn(const wire::SignIn &proof);
    //! Ends the session at the server and forgets the token here.
    void signOut();

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

    //! This computer's clock, set right by the server's.
    Instant now() const;
    const Connection &connection() const { return m_connection; }
    bool isOffline() const { return isSignedIn() && !m_connection.online; }
    //! Does not wait for the next try.
    void retry();

signals:
    void signedIn();
    void signedOut();
    void refused(const stw::Error &error);
    void sideChanged();
    void projectChanged();
    //! Anything of connection(); several times a minute.
    void connectionChanged();
    //! Back after having been offline: pages refresh.
    void reconnected();

private:
    void begin(const wire::WhoAmI &who);
    void forget();
    void probe();
    void takeProbe(const Result<client::Answer> &answer);
    void setOnline(bool online, const QString &cause = {});

    client::Client m_client;
    client::Client m_probe; //!< The same server without patience: silence is heard at once.
    client::Feed m_feed;
    std::optional<wire::WhoAmI> m_who;
    Side m_side = Side::Developer;
    ProjectId m_project;
    Connection m_connection;
    QTimer m_heartbeat;
    QElapsedTimer m_asked;
    QPointer<client::Call> m_probing;
    std::chrono::milliseconds m_pause;
    Micros m_skew{0};
};

} // namespace stw::shell
