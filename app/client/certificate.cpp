#include "app/client/certificate.h"

#include <algorithm>

namespace stw::client {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView kPem{"certificate"};
constexpr QLatin1StringView kRule{"certificate_rule"};
constexpr QLatin1StringView kCauses{"certificate_causes"};
constexpr QLatin1StringView kChanged{"changed"};
constexpr QLatin1StringView kUnknown{"unknown"};

} // namespace

CertificateView viewOf(const QSslCertificate &certificate)
{
    CertificateView view;
    view.fingerprint =
        QString::fromLatin1(certificate.digest(QCryptographicHash::Sha256).toHex(':').toUpper());
    view.subject = certificate.subjectDisplayName();
    view.issuer = certificate.issuerDisplayName();
    view.names = certificate.subjectAlternativeNames().values();
    view.names.sort();
    view.from = certificate.effectiveDate();
    view.to = certificate.expiryDate();
    view.selfSigned = certificate.isSelfSigned();
    return view;
}

Error errorOf(const QString &server, const CertificateDoubt &doubt)
{
    const QString causes = doubt.causes.join(u'\n');
    return {ErrorCode::Unavailable,
            u"the certificate of %1 is not trusted: %2"_s.arg(server, causes),
            {},
            {{u"server"_s, server},
             {u"cause"_s, causes},
             {kPem, QString::fromLatin1(doubt.certificate.toPem())},
             {kRule, doubt.changed ? kChanged : kUnknown},
             {kCauses, causes}}};
}

std::optional<CertificateDoubt> doubtOf(const Error &error)
{
    const QSslCertificate certificate(error.facts.value(kPem).toLatin1(), QSsl::Pem);
    if (certificate.isNull())
        return std::nullopt;
    return CertificateDoubt{certificate, error.facts.value(kRule) == kChanged,
                            error.facts.value(kCauses).split(u'\n', Qt::SkipEmptyParts)};
}

bool covers(const QSslCertificate &pinned, const QList<QSslError> &errors)
{
    return !pinned.isNull()
           && std::all_of(errors.begin(), errors.end(), [&pinned](const QSslError &error) {
                  return error.certificate() == pinned;
              });
}

} // namespace stw::client
