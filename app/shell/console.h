#pragma once

#include "app/client/tokenstore.h"
#include "app/shell/mainwindow.h"
#include "app/shell/session.h"
#include "app/views/signin/signinview.h"

#include <memory>

namespace stw::client {
struct SavedServer;
}

namespace stw::shell {

//! How the console was started.
struct Start
{
    QString server = {};   //!< Empty: the one last used.
    QByteArray token = {}; //!< Signs in with it; it is not kept.
    QString account = {};  //!< With `password`: signs in with them.
    QString password = {};
    Target target{QString()}; //!< Where to go once signed in; empty: home.
};

//! The console from its start to its end: who is signed in where, and what the window shows of it.
class Console : public QObject
{
    Q_OBJECT

public:
    //! Store and keychain outlive it.
    Console(PreferenceStore &store, client::Keychain &keychain);
    ~Console() override;

    //! Shows the window at once and signs in behind it.
    void start(const Start &start);
    MainWindow &window() { return m_window; }
    Session *session() const { return m_session; } //!< nullptr: none yet.
    //! Signed in, and no call is under way except those that follow an output.
    bool isSettled() const;

private:
    void useServer(const QString &address);
    client::SavedServer serverOf(const QString &address) const;
    void findToken(const client::SavedServer &server);
    void takeWish(const views::SignInWish &wish);
    void trust(const QString &address);
    void enter();
    void keep();
    void keepToken(const client::SavedServer &server);
    void refuse(const Error &error);
    void leave();
    void say(const client::TokenStore::Kept &kept);

    PreferenceStore &m_store;
    client::TokenStore m_tokens;
    MainWindow m_window;
    QPointer<Session> m_session;
    Target m_target{QString()};
    bool m_keepToken = false;                //!< What the person wished at this sign-in.
    std::optional<views::SignInWish> m_wish; //!< Under way.
    QString m_doubted; //!< PEM of the certificate that the person is asked about.
    UserId m_person;   //!< Whose frame there is.
};

} // namespace stw::shell
