#pragma once

#include "shared/base/result.h"

#include <QByteArray>

namespace stw::store {

//! The columns of the journal, as they are hashed. Texts are UTF-8.
struct ChainFields
{
    qint64 seq = 0;
    qint64 atUs = 0;
    QByteArray kind;
    QByteArray request;
    QByteArray tenant;
    QByteArray project;
    QByteArray acceleratorType;
    QByteArray actor;
    QByteArray role;
    QByteArray onBehalfOf;
    QByteArray token;
    QByteArray cause;
    QByteArray facts;
};

//! The hash chain of the audit log, format 1:
//!
//!     hash = SHA-256(previous ‖ field(seq) ‖ field(at_us) ‖ field(kind) ‖ field(request)
//!                    ‖ field(tenant) ‖ field(project) ‖ field(accelerator_type) ‖ field(actor)
//!                    ‖ field(role) ‖ field(on_behalf_of) ‖ field(token) ‖ field(cause)
//!                    ‖ field(facts))
//!     field(x) = length of x in bytes, 32 bits, big endian ‖ x
//!
//! `previous` is the 32 bytes of the entry before (32 zeros before the first); numbers are decimal
//! ASCII, instants microseconds since 1970; a missing id or word is the empty text; `facts` is the
//! column as stored, byte for byte. The lengths keep two rows that differ only in where one column
//! ends and the next begins apart. In the tables a hash is 64 lower-case hex digits.
QByteArray chainHash(const QByteArray &previous, const ChainFields &fields);

//! 32 zeros: the hash before the first entry.
QByteArray chainStart();

} // namespace stw::store
