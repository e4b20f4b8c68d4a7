#pragma once

#include "backend/ports/journal.h"

namespace stw::store {

//! Key of an object's row: its kind and an id that sorts as it should, versions as numbers.
struct ObjectKey
{
    QString kind;
    QString id;
};
ObjectKey keyOf(const ports::Object &object);

QByteArray documentOf(const ports::Object &object);
Result<ports::Object> objectOf(const QString &kind, const QByteArray &document);

} // namespace stw::store
