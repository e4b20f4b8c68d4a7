#pragma once

#include "app/client/privatefile.h"
#include "shared/wire/jsoncodec.h"

namespace stw::client {

//! A value that is kept in a file of its own between two starts: the inbox, saved filters.
template <class T>
struct KeptValue
{
    T value = {};
    QString setAside; //!< New path of a file that could not be used; empty: all was well.
};

//! What \a path holds, or a new value. A broken file is set aside rather than written over.
template <class T>
KeptValue<T> loadKept(const QString &path)
{
    const Result<QByteArray> text = readPrivate(path);
    if (!text && text.error().code == ErrorCode::NotFound)
        return {};
    const Result<T> value = text.and_then([](const QByteArray &found) {
        return wire::decode<T>(found, wire::Reader::Unknown::Ignore);
    });
    if (!value)
        return {{}, setAside(path)};
    return {*value, {}};
}

//! Whole or not at all, for the owner only.
template <class T>
Result<> saveKept(const QString &path, const T &value)
{
    return writePrivate(path, wire::encode(value));
}

} // namespace stw::client
