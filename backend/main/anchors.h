#pragma once

#include "shared/base/instant.h"
#include "shared/base/result.h"

#include <QByteArray>
#include <QList>

namespace stw::main {

// The audit log proves that nothing in it was changed, but not that its tail was not cut off. An
// anchor is a head that was written down outside the database; copied to another machine, it also
// binds who rules this one.

//! A head of the audit log at an instant, signed.
struct Anchor
{
    qint64 seq = 0;
    QByteArray hash; //!< 32 bytes.
    Instant at;
    QByteArray signature; //!< 64 bytes, Ed25519 (RFC 8032) over the line before it.

    friend bool operator==(const Anchor &, const Anchor &) = default;
};

//! The key that signs anchors. A plain value.
struct AnchorKey
{
    QByteArray secret;   //!< 64 bytes, as libsodium keeps it: seed and public key.
    QByteArray verifier; //!< 32 bytes, the public key.
};

//! The key in \a path, in hex; made there, closed to others, where there is none. Beside it,
//! `<path>.pub` holds the public key for those who verify. Malformed: the file holds no key.
Result<AnchorKey> anchorKey(const QString &path);

//! The text line `seq hash instant signature`: decimal, hex, RFC 3339, hex.
QByteArray signedLine(qint64 seq, const QByteArray &hash, Instant at, const AnchorKey &key);

//! Appends an anchor to the file, durable on return.
Result<void> writeAnchor(const QString &path, qint64 seq, const QByteArray &hash, Instant at,
                         const AnchorKey &key);

//! Every anchor of \a text, oldest first. Malformed names each line (`line 3`) that is none, whose
//! signature does not fit \a verifier, or that goes back behind the line before.
Result<QList<Anchor>> readAnchors(const QByteArray &text, const QByteArray &verifier);

} // namespace stw::main
