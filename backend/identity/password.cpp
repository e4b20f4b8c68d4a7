#include "backend/identity/password.h"

#include "backend/identity/sodium.h"

namespace stw::identity {

using namespace Qt::StringLiterals;

std::optional<FieldFault> passwordFault(const QString &field, const QString &password)
{
    const qsizetype length = password.toUcs4().size();
    if (length >= kShortestPassword && length <= kLongestPassword)
        return std::nullopt;
    return FieldFault{field, u"length"_s,
                      u"%1 to %2 characters"_s.arg(kShortestPassword).arg(kLongestPassword)};
}

Result<QString> hashPassword(const QString &password, const PasswordCost &cost)
{
    readySodium();
    QByteArray secret = password.toUtf8();
    std::array<char, crypto_pwhash_STRBYTES> text{};
    const int failed =
        crypto_pwhash_str_alg(text.data(), secret.constData(), quint64(secret.size()), cost.passes,
                              size_t(cost.memoryBytes), crypto_pwhash_ALG_ARGON2ID13);
    sodium_memzero(secret.data(), size_t(secret.size()));
    if (failed != 0)
        return failure(ErrorCode::Unavailable, u"no memory to hash a password"_s);
    return QString::fromLatin1(text.data());
}

bool verifyPassword(const QString &hash, const QString &password)
{
    readySodium();
    QByteArray secret = password.toUtf8();
    const QByteArray expected = hash.toLatin1(); // NUL-terminated, as the function needs it
    const bool same =
        crypto_pwhash_str_verify(expected.constData(), secret.constData(), quint64(secret.size()))
        == 0;
    sodium_memzero(secret.data(), size_t(secret.size()));
    return same;
}

} // namespace stw::identity
