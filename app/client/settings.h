#pragma once

#include "shared/base/result.h"

#include <QByteArray>
#include <QSslCertificate>
#include <QUrl>

#include <chrono>

namespace stw::client {

//! Whom to talk to, and how long to try.
struct Settings
{
    QUrl server; //!< `https://host:port`, or `http://` to this machine.
    QByteArray token;
    QString authorities;    //!< PEM file of the trusted authorities; empty: the system's.
    QSslCertificate pinned; //!< Trusted on consent, it alone; null: authorities decide.
    std::chrono::milliseconds deadline{30'000}; //!< Of one exchange, from start to last byte.
    //! How long a repeatable request is sent again after lost answers and 503.
    std::chrono::milliseconds patience{15'000};
};

constexpr QLatin1StringView kDefaultServer{"http://127.0.0.1:8750"};

//! The server as an address that a token may be sent to, or a fault of the field `server`:
//! `format`, or `insecure` for plain HTTP to another machine.
Result<QUrl> serverAddress(const QString &text);

} // namespace stw::client
