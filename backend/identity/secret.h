#pragma once

#include <QString>
#include <QStringView>

namespace stw::identity {

//! What a random text is for; its first characters say so, and nothing else does.
enum class SecretKind {
    Session, //!< `stw_s_…`
    Api,     //!< `stw_t_…`
    OneTime, //!< `stw_o_…`
};

//! 256 random bits as text. Only the hash is kept; the text is shown once.
struct Secret
{
    QString text;   //!< The kind's prefix and 43 characters of base64url (RFC 4648 §5).
    QString hash;   //!< hashOf(text).
    QString prefix; //!< The first 12 characters, to recognise it by.
};

Secret makeSecret(SecretKind kind);

//! SHA-256 of \a text in UTF-8, lower-case hex. No salt: it holds 256 random bits.
QString hashOf(QStringView text);

//! Whether both are equal, in time that depends on the lengths only.
bool sameText(QStringView a, QStringView b);

} // namespace stw::identity
