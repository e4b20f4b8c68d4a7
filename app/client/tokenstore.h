#pragma once

#include "app/client/keychain.h"

#include <QPointer>
#include <QTimer>

#include <chrono>

namespace stw::client {

//! Tokens by server and account. They are held in memory always, and in the keychain where it
//! takes them; why it does not is told, and nothing waits for it longer than the patience.
class TokenStore : public QObject
{
    Q_OBJECT

public:
    enum class Place { Keychain, Memory };

    //! Of a token that was kept or found.
    struct Kept
    {
        QByteArray token; //!< Empty: there is none.
        Place place = Place::Memory;
        //! Why the keychain does not hold it. NotFound: it gave none although it had taken one:
        //! it is locked, or was emptied. Unavailable with the fact `cause`: missing, locked, or
        //! (`timeout`) it did not answer.
        std::optional<Error> trouble;
    };
    using Answered = std::function<void(const Kept &)>;

    static constexpr std::chrono::milliseconds kPatience{5'000};

    //! \a keychain outlives the store.
    explicit TokenStore(Keychain &keychain, QObject *parent = nullptr,
                        std::chrono::milliseconds patience = kPatience);

    //! Each answers exactly once, from the event loop, unless \a context has been destroyed.
    //! \a expected: the keychain has taken this token before (SavedServer::tokenKept).
    void find(const QString &server, const QString &account, bool expected, QObject *context,
              const Answered &answered);
    void keep(const QString &server, const QString &account, const QByteArray &token,
              QObject *context, const Answered &answered);
    //! Forgets it here at once, and asks the keychain to.
    void forget(const QString &server, const QString &account);

private:
    class Wait;

    Keychain &m_keychain;
    std::chrono::milliseconds m_patience;
    QMap<QString, QByteArray> m_memory;
};

} // namespace stw::client
