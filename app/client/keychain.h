#pragma once

#include "shared/base/result.h"

#include <QObject>

#include <functional>

namespace stw::client {

//! Where the desktop keeps secrets. Everything is asynchronous.
class Keychain
{
public:
    //! The secret; nothing: there is none, or the keychain is locked and does not say so.
    using Read = std::function<void(const Result<std::optional<QString>> &)>;
    using Done = std::function<void(const Result<> &)>;

    Keychain() = default;
    virtual ~Keychain() = default;
    Q_DISABLE_COPY_MOVE(Keychain)

    virtual void read(const QString &key, const Read &read) = 0;
    virtual void write(const QString &key, const QString &secret, const Done &done) = 0;
    virtual void remove(const QString &key, const Done &done) = 0;
};

//! The Secret Service, KWallet and so on, through QtKeychain, under the service `stellwerk`.
class DesktopKeychain : public QObject, public Keychain
{
    Q_OBJECT

public:
    explicit DesktopKeychain(QObject *parent = nullptr);

    void read(const QString &key, const Read &read) override;
    void write(const QString &key, const QString &secret, const Done &done) override;
    void remove(const QString &key, const Done &done) override;
};

} // namespace stw::client
