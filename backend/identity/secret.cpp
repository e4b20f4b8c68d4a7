#include "backend/identity/secret.h"

#include "backend/identity/sodium.h"

#include <QCryptographicHash>

namespace stw::identity {

using namespace Qt::StringLiterals;

namespace {

constexpr int kRandomBytes = 32;
constexpr int kPrefixLength = 12;

QLatin1StringView prefixOf(SecretKind kind)
{
    switch (kind) {
    case SecretKind::Session: return "stw_s_"_L1;
    case SecretKind::Api: return "stw_t_"_L1;
    case SecretKind::OneTime: return "stw_o_"_L1;
    }
    Q_UNREACHABLE();
}

} // namespace

Secret makeSecret(SecretKind kind)
{
    readySodium();
    QByteArray random(kRandomBytes, Qt::Uninitialized);
    randombytes_buf(random.data(), size_t(random.size()));
    const QByteArray spelled =
        random.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
    sodium_memzero(random.data(), size_t(random.size()));
    const QString text = prefixOf(kind) + QString::fromLatin1(spelled);
    return {text, hashOf(text), text.left(kPrefixLength)};
}

QString hashOf(QStringView text)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex());
}

bool sameText(QStringView a, QStringView b)
{
    readySodium();
    const QByteArray left = a.toUtf8();
    const QByteArray right = b.toUtf8();
    return left.size() == right.size()
           && sodium_memcmp(left.constData(), right.constData(), size_t(left.size())) == 0;
}

} // namespace stw::identity
