#pragma once

#include "shared/base/result.h"

namespace stw::identity {

constexpr qsizetype kShortestPassword = 10; //!< Characters.
constexpr qsizetype kLongestPassword = 256;

//! What one Argon2id hash costs (RFC 9106); one lane. Tests take less.
struct PasswordCost
{
    quint64 passes = 3;
    quint64 memoryBytes = 64 * 1024 * 1024;
};

//! The rule that \a password breaks, with \a field as its name, or nothing.
std::optional<FieldFault> passwordFault(const QString &field, const QString &password);

//! Argon2id in libsodium's string form, with a salt of its own. Takes long and much memory: call
//! it through PasswordWorker. Unavailable: the memory cannot be had.
Result<QString> hashPassword(const QString &password, const PasswordCost &cost = {});

//! False also for a hash that is none. Takes as long as the hash took to make.
bool verifyPassword(const QString &hash, const QString &password);

} // namespace stw::identity
