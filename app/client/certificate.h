#pragma once

#include "shared/base/result.h"

#include <QDateTime>
#include <QSslCertificate>
#include <QSslError>

namespace stw::client {

//! A certificate as a person judges it.
struct CertificateView
{
    QString fingerprint; //!< SHA-256, upper case, pairs parted by colons.
    QString subject;     //!< Common name, organisation.
    QString issuer;
    QStringList names; //!< It speaks for: DNS names and addresses.
    QDateTime from;
    QDateTime to;
    bool selfSigned = false;

    friend bool operator==(const CertificateView &, const CertificateView &) = default;
};

CertificateView viewOf(const QSslCertificate &certificate);

//! The service's certificate is not trusted, or is another than the one that was trusted on
//! consent. Carried by an Unavailable error; the call is not repeated and nothing was sent.
struct CertificateDoubt
{
    QSslCertificate certificate; //!< The one that the service has shown.
    bool changed = false;        //!< Another one was pinned: somebody may be in between.
    QStringList causes;          //!< What OpenSSL says of it, in English.
};

Error errorOf(const QString &server, const CertificateDoubt &doubt);
//! Nothing: \a error is about something else.
std::optional<CertificateDoubt> doubtOf(const Error &error);

//! Whether the trust in \a pinned, given by the person, covers all of \a errors: each is about
//! that very certificate.
bool covers(const QSslCertificate &pinned, const QList<QSslError> &errors);

} // namespace stw::client
