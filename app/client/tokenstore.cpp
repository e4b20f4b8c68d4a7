#include "app/client/tokenstore.h"

#include <memory>

namespace stw::client {

using namespace Qt::StringLiterals;

namespace {

QString keyOf(const QString &server, const QString &account)
{
    return account + u' ' + server;
}

Error noAnswer()
{
    return {ErrorCode::Unavailable,
            u"the keychain does not answer"_s,
            {},
            {{u"cause"_s, u"timeout"_s}}};
}

} // namespace

//! The one answer to one question: the keychain's, or none within the patience. A keychain may
//! ask its person for a password meanwhile; what it says after that is not heard.
class TokenStore::Wait : public QObject
{
public:
    Wait(TokenStore &store, QObject *context, Answered answered)
        : QObject(&store)
        , m_context(context)
        , m_answered(std::move(answered))
    {
        QTimer::singleShot(store.m_patience, this, [this, &store] {
            Kept kept = m_without;
            kept.trouble = noAnswer();
            kept.place = Place::Memory;
            Q_UNUSED(store)
            answer(kept);
        });
    }
    //! What is known without the keychain.
    void setWithout(const Kept &kept) { m_without = kept; }
    const Kept &without() const { return m_without; }
    //! Never from inside the question.
    void answerSoon(const Kept &kept)
    {
        QMetaObject::invokeMethod(
            this, [this, kept] { answer(kept); }, Qt::QueuedConnection);
    }

private:
    void answer(const Kept &kept)
    {
        const QPointer<QObject> context = m_context;
        const Answered answered = std::exchange(m_answered, nullptr);
        deleteLater();
        if (answered && context)
            answered(kept);
    }

    QPointer<QObject> m_context;
    Answered m_answered;
    Kept m_without;
};

TokenStore::TokenStore(Keychain &keychain, QObject *parent, std::chrono::milliseconds patience)
    : QObject(parent)
    , m_keychain(keychain)
    , m_patience(patience)
{}

void TokenStore::find(const QString &server, const QString &account, bool expected,
                      QObject *context, const Answered &answered)
{
    const QString key = keyOf(server, account);
    const QPointer<Wait> wait = new Wait(*this, context, answered);
    wait->setWithout({m_memory.value(key), Place::Memory, {}});
    const QPointer<TokenStore> self = this;
    m_keychain.read(key, [self, wait, key, expected](const Result<std::optional<QString>> &found) {
        if (!wait || !self)
            return; // its patience was over
        Kept kept = wait->without();
        if (!found) {
            kept.trouble = found.error();
        } else if (*found) {
            kept = {(*found)->toUtf8(), Place::Keychain, {}};
            self->m_memory.insert(key, kept.token);
        } else if (expected) {
            kept.trouble = Error{ErrorCode::NotFound, u"the keychain is locked or empty"_s, {}, {}};
        }
        wait->answerSoon(kept);
    });
}

void TokenStore::keep(const QString &server, const QString &account, const QByteArray &token,
                      QObject *context, const Answered &answered)
{
    const QString key = keyOf(server, account);
    m_memory.insert(key, token);
    const QPointer<Wait> wait = new Wait(*this, context, answered);
    wait->setWithout({token, Place::Memory, {}});
    m_keychain.write(key, QString::fromUtf8(token), [wait, token](const Result<> &written) {
        if (!wait)
            return;
        Kept kept{token, written ? Place::Keychain : Place::Memory, {}};
        if (!written)
            kept.trouble = written.error();
        wait->answerSoon(kept);
    });
}

void TokenStore::forget(const QString &server, const QString &account)
{
    const QString key = keyOf(server, account);
    m_memory.remove(key);
    m_keychain.remove(key, [](const Result<> &) {}); // a locked one keeps a revoked token: harmless
}

} // namespace stw::client
