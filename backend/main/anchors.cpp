#include "backend/main/anchors.h"

#include "backend/main/privatefile.h"

#include <sodium.h>

namespace stw::main {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kHashBytes = 32;
constexpr qsizetype kFields = 4;

const uchar *bytesOf(const QByteArray &text)
{
    return reinterpret_cast<const uchar *>(text.constData());
}

QByteArray unsignedPart(qint64 seq, const QByteArray &hash, Instant at)
{
    return QByteArray::number(seq) + ' ' + hash.toHex() + ' ' + toText(at).toLatin1();
}

Result<AnchorKey> keyOf(const QByteArray &secret)
{
    if (secret.size() != qsizetype(crypto_sign_SECRETKEYBYTES))
        return failure(ErrorCode::Malformed, u"no key of 64 bytes in hex"_s);
    return AnchorKey{secret, secret.last(crypto_sign_PUBLICKEYBYTES)};
}

Result<AnchorKey> makeKey(const QString &path)
{
    QByteArray verifier(crypto_sign_PUBLICKEYBYTES, '\0');
    QByteArray secret(crypto_sign_SECRETKEYBYTES, '\0');
    crypto_sign_keypair(reinterpret_cast<uchar *>(verifier.data()),
                        reinterpret_cast<uchar *>(secret.data()));
    return writePrivate(path, secret.toHex() + '\n')
        .and_then([&] { return writePrivate(path + u".pub"_s, verifier.toHex() + '\n'); })
        .map([&] {
            return AnchorKey{secret, verifier};
        });
}

//! Exactly what signedLine() writes, else nothing: hex and numbers have one spelling only.
std::optional<Anchor> anchorOf(const QByteArray &line, const QByteArray &verifier)
{
    const QByteArrayList fields = line.split(' ');
    if (fields.size() != kFields)
        return std::nullopt;
    const std::optional<Instant> at = instantFromText(QString::fromLatin1(fields[2]));
    const Anchor anchor{fields[0].toLongLong(), QByteArray::fromHex(fields[1]),
                        at.value_or(Instant()), QByteArray::fromHex(fields[3])};
    if (anchor.hash.size() != kHashBytes || anchor.signature.size() != qsizetype(crypto_sign_BYTES))
        return std::nullopt;
    const QByteArray text = unsignedPart(anchor.seq, anchor.hash, anchor.at);
    if (text + ' ' + anchor.signature.toHex() != line)
        return std::nullopt;
    const int verified = crypto_sign_verify_detached(bytesOf(anchor.signature), bytesOf(text),
                                                     quint64(text.size()), bytesOf(verifier));
    return verified == 0 ? std::optional(anchor) : std::nullopt;
}

} // namespace

Result<AnchorKey> anchorKey(const QString &path)
{
    if (sodium_init() < 0)
        return failure(ErrorCode::Internal, u"libsodium does not start"_s);
    const Result<QByteArray> stored = readPrivate(path);
    if (stored)
        return keyOf(QByteArray::fromHex(stored->trimmed()));
    if (stored.error().code != ErrorCode::NotFound)
        return tl::unexpected(stored.error());
    return makeKey(path);
}

QByteArray signedLine(qint64 seq, const QByteArray &hash, Instant at, const AnchorKey &key)
{
    const QByteArray text = unsignedPart(seq, hash, at);
    QByteArray signature(crypto_sign_BYTES, '\0');
    crypto_sign_detached(reinterpret_cast<uchar *>(signature.data()), nullptr, bytesOf(text),
                         quint64(text.size()), bytesOf(key.secret));
    return text + ' ' + signature.toHex();
}

Result<void> writeAnchor(const QString &path, qint64 seq, const QByteArray &hash, Instant at,
                         const AnchorKey &key)
{
    return appendLine(path, signedLine(seq, hash, at, key));
}

Result<QList<Anchor>> readAnchors(const QByteArray &text, const QByteArray &verifier)
{
    if (verifier.size() != qsizetype(crypto_sign_PUBLICKEYBYTES))
        return failure(ErrorCode::Malformed, u"a verifier has 32 bytes"_s);
    QList<Anchor> anchors;
    QList<FieldFault> faults;
    QByteArrayList lines = text.split('\n');
    if (lines.last().isEmpty())
        lines.removeLast();
    for (qsizetype at = 0; at < lines.size(); ++at) {
        const QString place = u"line %1"_s.arg(at + 1);
        const std::optional<Anchor> anchor = anchorOf(lines[at], verifier);
        if (!anchor) {
            faults.append({place, u"signature"_s, u"an anchor signed with this key"_s});
            continue;
        }
        const bool forwards =
            anchors.isEmpty() || anchor->seq > anchors.last().seq
            || (anchor->seq == anchors.last().seq && anchor->hash == anchors.last().hash);
        if (!forwards)
            faults.append({place, u"order"_s, u"a head not before the one above"_s});
        anchors.append(*anchor);
    }
    if (!faults.isEmpty())
        return malformed(faults);
    return anchors;
}

} // namespace stw::main
