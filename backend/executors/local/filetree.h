#pragma once

#include "shared/base/result.h"

#include <QMap>

namespace stw::executors {

// Folders that work wrote and may still be writing: nothing in them is trusted. Everything is
// opened below a descriptor, links are never followed, and no walk is longer than we want.

//! Regular files below \a folder: relative name to size in bytes. At most 10,000, at most 32
//! folders deep; what lies beyond, names that are not UTF-8 and files of other owners are left out.
Result<QMap<QString, qint64>> listFiles(const QString &folder);

//! One of them. NotFound; TooLarge: more than \a most bytes.
Result<QByteArray> readBelow(const QString &folder, const QString &name, qint64 most);

//! Removes what \a name in \a folder is, with everything below it, however deep. An absent one is
//! removed already.
Result<> removeTree(int folder, const QString &name);

} // namespace stw::executors
