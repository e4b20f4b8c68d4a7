#pragma once

#include "backend/api/operations.h"

namespace stw::api {

//! What a method and a path lead to.
struct Match
{
    const Operation *operation = nullptr; //!< Null: no such path, or not with this method.
    QMap<QString, QString> path;          //!< Its parameters.
    QStringList allowed;                  //!< Methods of the path; empty: no such path.
};

//! HEAD finds GET's operation.
Match match(const QByteArray &method, const QStringList &segments);

} // namespace stw::api
